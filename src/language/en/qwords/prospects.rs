use crate::language::en::{or_list, points};
use crate::qwords::{Explanation, Letter, LineForecast, NextBest};

/// Why an action is the best: what it does for its two lines, or where neither gains, a sentence
/// that compares it with the next best.
pub fn explanation(explanation: &Explanation) -> Vec<String> {
    let [row, column] = &explanation.lines;
    if explanation.is_gain() {
        return vec![prospect(row), prospect(column)];
    }
    let lines = format!("{} and {}", row.line, column.line);
    let lost = tenths(-explanation.gain()).max(0);
    let loss = if lost == 0 {
        format!("{lines} lose nothing")
    } else {
        format!("{lines} lose {} points in all", shown(lost))
    };
    let Some(NextBest {
        action: next,
        gain,
        within_error,
    }) = explanation.next
    else {
        return vec![format!("{loss}; no other action does better")];
    };
    if within_error {
        return vec![format!(
            "{loss}; the next best action, {next}, is within sampling error of it"
        )];
    }
    let cost = tenths(-gain);
    let but = if next.joker && !explanation.action.joker {
        "spends the joker"
    } else {
        "leaves less for the rest of the game"
    };
    let compared = if cost > lost {
        format!("would cost {}", shown(cost))
    } else if cost == lost {
        format!("would cost as much, but {but}")
    } else if cost >= 0 {
        format!("would cost only {} at once, but {but}", shown(cost))
    } else {
        format!("would gain {} at once, but {but}", shown(-cost))
    };
    vec![format!("{loss}; the next best action, {next}, {compared}")]
}

/// Points in tenths, which is how they are shown.
fn tenths(points: f32) -> i32 {
    (points * 10.0).round() as i32
}

fn shown(tenths: i32) -> String {
    format!("{:.1}", f64::from(tenths) / 10.0)
}

/// What an action does for a line: `row 3, KIW..: 4.1 points to be expected instead of 2.2; it may
/// become KIWIS`.
fn prospect(prospect: &LineForecast) -> String {
    let letters: String = prospect
        .letters
        .iter()
        .map(|letter| letter.map_or('.', Letter::to_char))
        .collect();
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
                words => format!("; it may become {}", or_list(words)),
            };
            format!("{after:.1} points to be expected instead of {before:.1}{has}{hopes}")
        }
    };
    format!("{}, {letters}: {told}", prospect.line)
}

fn spelt(word: &[Letter]) -> String {
    word.iter().map(|letter| letter.to_char()).collect()
}
