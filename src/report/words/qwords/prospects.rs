use crate::qwords::{Letter, Prospect};
use crate::report::words::{a_choice, points};

/// What an action does for a line: `row 3, KIW..: 4.1 points to be expected instead of 2.2; it may become KIWIS`.
pub fn prospect(prospect: &Prospect) -> String {
    let letters: String = prospect.letters.iter().map(|letter| letter.map_or('.', Letter::to_char)).collect();
    let has = prospect.has.as_ref().map(|word| spelt(word));
    let [before, after] = prospect.points;
    let told = match has {
        Some(word) if !letters.contains('.') => format!("{} for {word}", points(after as u32)),
        None if !letters.contains('.') => "no word".to_owned(),
        has => {
            let has = has.map_or_else(String::new, |word| format!("; it has {word}"));
            let words: Vec<String> = prospect.words.iter().map(|word| spelt(word)).collect();
            let hopes = match &words[..] {
                [] => "; nothing longer fits".to_owned(),
                words => format!("; it may become {}", a_choice(words)),
            };
            format!("{after:.1} points to be expected instead of {before:.1}{has}{hopes}")
        }
    };
    format!("{}, {letters}: {told}", prospect.line)
}

fn spelt(word: &[Letter]) -> String {
    word.iter().map(|letter| letter.to_char()).collect()
}
