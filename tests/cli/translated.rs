//! French, German and Italian from end to end: every command, with good and bad input, says nothing
//! in English.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::command::{commands, path, program, run, snapshot, whole_name};
use crate::readme::arguments;
use crate::safety_net::{place, questions, with_formats};

/// Words that are English and right in the other languages too: a key of the notation, the name of
/// a file of examples and ids in it.
const SHARED: &[&str] = &["double", "examples", "random", "right", "table", "words"];

/// Words that belong to English alone, however a translation came to have them.
const ENGLISH_ONLY: [&str; 23] = [
    "and", "are", "been", "both", "but", "cannot", "could", "does", "each", "from", "has", "have",
    "not", "only", "other", "than", "that", "the", "this", "until", "which", "with", "would",
];

/// The words in the string literals of a language's files, without what stands in backticks or in
/// braces, without the command lines of examples, and without tests.
fn catalogue(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src/language")
        .join(language);
    let mut words = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let source = fs::read_to_string(file.unwrap().path()).unwrap();
        let source = source.split("#[cfg(test)]\nmod tests").next().unwrap();
        for literal in literals(source) {
            let lines = literal
                .lines()
                .filter(|line| !line.starts_with("  sixfold "));
            words.extend(lines.flat_map(words_of));
        }
    }
    words
}

/// The string literals of a source text.
fn literals(source: &str) -> Vec<String> {
    let code = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .fold(String::new(), |code, line| code + line + "\n");
    let mut found = Vec::new();
    let mut signs = code.chars();
    while let Some(sign) = signs.next() {
        if sign != '"' {
            continue;
        }
        let mut literal = String::new();
        while let Some(sign) = signs.next().filter(|&sign| sign != '"') {
            match sign {
                '\\' => match signs.next() {
                    Some('n') => literal.push('\n'),
                    other => literal.extend(other),
                },
                sign => literal.push(sign),
            }
        }
        found.push(literal);
    }
    found
}

/// The words of a text in small letters: three letters or more, nothing that holds digits or signs
/// as notation, names of files and options do, nothing in backticks, quotation marks or braces.
fn words_of(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut closing = None;
    for sign in text.chars() {
        match closing {
            Some(end) if sign == end => closing = None,
            Some(_) if sign != '\n' => {}
            _ => {
                closing = match sign {
                    '`' => Some('`'),
                    '{' => Some('}'),
                    _ => None,
                };
                plain.push(if closing.is_some() { ' ' } else { sign });
            }
        }
    }
    let mut words = Vec::new();
    for piece in plain.split(char::is_whitespace) {
        let piece = piece.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '-');
        for word in piece.split(['’', '\'', '·', '/', '–']) {
            let is_word = word.chars().all(char::is_alphabetic) && word.chars().count() >= 3;
            // Tiles begin with a capital and are short; words in capitals are placeholders.
            let is_tiles = word.chars().skip(1).any(char::is_uppercase);
            if is_word && !is_tiles {
                words.push(word.to_lowercase());
            }
        }
    }
    words
}

/// What a person reads who runs a command in a language.
fn shown(arguments: &[&str], input: &str, language: &str, place: &Path) -> String {
    let mut program = program(arguments);
    program
        .current_dir(place)
        .env("SIXFOLD_LANG", language)
        .env("SIXFOLD_DATA_DIR", place.join(language));
    let done = run(program, input.as_bytes());
    format!("{}\n{}", done.text(), done.error)
}

/// A text without its lists of values to type: `[possible values: text, json]`.
fn without_values(text: &str) -> String {
    let is_list = |line: &&str| !(line.starts_with("  [") && line.ends_with(']'));
    text.lines()
        .filter(is_list)
        .fold(String::new(), |text, line| text + line + "\n")
}

/// A text with `TIME` for each number of milliseconds.
fn without_times(text: &str) -> String {
    let mut parts = text.split(" ms ");
    let mut timeless = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let number = |sign: char| sign.is_ascii_digit() || sign == ',';
        timeless.truncate(timeless.trim_end_matches(number).len());
        timeless += &format!("TIME ms {part}");
    }
    timeless
}

/// The English words that a text holds, if they are English only.
fn english(text: &str, only: &BTreeSet<String>) -> BTreeSet<String> {
    words_of(text)
        .into_iter()
        .filter(|word| only.contains(word))
        .collect()
}

/// Words that two languages share, or that a translation has forgotten: each is to be seen.
#[test]
fn the_words_shared_with_english_are_known() {
    let english_words = catalogue("en");
    assert!(english_words.len() > 500, "the catalogue was read");
    for language in ["fr", "de", "it"] {
        let own = catalogue(language);
        let borrowed: Vec<&str> = ENGLISH_ONLY
            .into_iter()
            .filter(|&word| own.contains(word))
            .collect();
        assert_eq!(borrowed, [""; 0], "{language}");
        let shared = own.intersection(&english_words);
        let shared = shared.fold(String::new(), |list, word| list + word + "\n");
        snapshot(&format!("shared-words-{language}"), &shared);
    }
}

#[test]
fn no_command_says_an_english_word_in_another_language() {
    let english_words = catalogue("en");
    let place = place("translated");
    // A title that an editor has given stays; the program's own is translated.
    let made = fs::read_to_string(place.join("best.yaml")).unwrap();
    let made = made.replace("Down the stairs: find", "Find");
    fs::write(place.join("made.yaml"), made).unwrap();
    let mut found = Vec::new();
    for language in ["fr", "de", "it"] {
        let own = catalogue(language);
        let only: BTreeSet<String> = english_words
            .iter()
            .filter(|word| !own.contains(*word) && !SHARED.contains(&word.as_str()))
            .cloned()
            .collect();
        let mut said = String::new();
        let mut look = |typed: String, text: String| {
            said += &format!("> {typed}\n{}\n", without_times(&text));
            let echoed = words_of(&typed);
            let mut words = english(&without_values(&text), &only);
            words.retain(|word| !echoed.contains(word));
            if !words.is_empty() {
                found.push(format!("{language} {typed}: {words:?}"));
            }
            let decimal = |signs: &[u8]| matches!(signs, [a, b'.', b] if a.is_ascii_digit() && b.is_ascii_digit());
            if text.as_bytes().windows(3).any(decimal) {
                found.push(format!("{language} {typed}: a decimal point"));
            }
        };
        for command in with_formats() {
            // Convert writes notation, and what bench writes is the same in every language.
            if ["sixfold convert", "sixfold bench"].contains(&whole_name(&command)) {
                continue;
            }
            // Every match says the same.
            let is_match = whole_name(&command) == "sixfold arena";
            let most = if is_match { 1 } else { usize::MAX };
            for question in questions(whole_name(&command)).into_iter().take(most) {
                let words = [
                    path(&command),
                    arguments(&question),
                    vec!["--format", "text"],
                ]
                .concat();
                // A batch answers in JSON.
                if !question.contains("--batch") {
                    let typed = format!("{} {question}", whole_name(&command));
                    look(typed, shown(&words, "", language, &place));
                }
            }
        }
        for typed in TYPED {
            look(
                (*typed).to_owned(),
                shown(&arguments(typed), "", language, &place),
            );
        }
        for (typed, input) in DIALOGUES {
            look(
                (*typed).to_owned(),
                shown(&arguments(typed), input, language, &place),
            );
        }
        snapshot(&format!("said-{language}"), &said);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Command lines that are wrong in many ways, and commands that have no formats.
const TYPED: &[&str] = &[
    "analize",
    "analyse --tpo 3",
    "analyse --top many",
    "analyse --format xml",
    "analyse table.txt more",
    "analyse missing.txt",
    "analyse 'flex RcRtwRsb Psb'",
    "analyse 'flex Rсb Psb'",
    "analyse 'classic RcRcRcRc Rd players=9 bag=7'",
    "analyse --deep --time never 'classic - RtRcRd'",
    "score",
    "score 'classic RcRdRf RsRx' Rs@g7",
    "score 'classic RcRdRf RsRx' 'Rs@h9 Rx@z9'",
    "draw 'classic RcRdRf RsRx' --out picture.jpg",
    "draw 'classic RcRdRf RsRx' --scale 10000000 --out picture.png",
    "draw missing.txt",
    "game check missing.txt",
    "game review begun.txt --samples 3",
    "puzzle daily --date tomorrow",
    "puzzle daily --days 99999",
    "puzzle generate --target 99-10",
    "puzzle generate --target 900",
    "puzzle generate --theme rainbow",
    "puzzle check .",
    "puzzle play missing.yaml",
    "puzzle play best.yaml --id none",
    "puzzle book --from 2027-01-01 --out book.pdf --per-page 3",
    "rulebook missing.yaml",
    "qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T extra'",
    "qwords score DUO",
    "qwords words K.W..",
    "qwords words K!W..",
    "qwords words ZZZZZ",
    "qwords arena --policy wild",
    "serve missing",
    "serve .",
    "site --days 0 --out site",
    "site --from never --out site",
    "completions klingon",
    "man analyse nothing",
    "schema nothing",
    "arena strongest weakest",
];

/// Dialogues, and what is typed in them.
const DIALOGUES: &[(&str, &str)] = &[
    (
        "play --seed 3 --name Zoé",
        "help\nhint\nhint\nhint\nhint\ntable\nunseen\nscore\ntry pass\nRc@a1\nswap Rc\nundo\nwhat\nquit\n",
    ),
    (
        "puzzle play made.yaml",
        "help\nhint\nhint\nhint\nhint\nhint\ntable\nRc@a1\nwhat\ngive up\n",
    ),
    (
        "puzzle play letters.yaml",
        "help\nhint\nhint\nhint\nU@c3\ngive up\nnext\ngive up\nquit\n",
    ),
    (
        "qwords play --seed 3 --words fr",
        "help\nhint\nhint\nsheet\nU@c3\nundo\nwhat\nquit\n",
    ),
    (
        "game review begun.txt --samples 200 --quiz",
        "help\nhint\nhint\nRc@a1\nskip\nquit\n",
    ),
];

/// What is typed as it is: the names of commands and the values of options.
fn typed() -> BTreeSet<String> {
    let mut typed = BTreeSet::from(["help".to_owned()]);
    for command in commands() {
        typed.insert(command.get_name().to_owned());
        for argument in command.get_arguments() {
            let values = argument.get_possible_values();
            typed.extend(values.iter().map(|value| value.get_name().to_owned()));
        }
    }
    typed
}

/// Every help, at both lengths.
#[test]
fn no_help_holds_an_english_word_in_another_language() {
    let (english_words, typed) = (catalogue("en"), typed());
    let place = place("translated-help");
    for language in ["fr", "de", "it"] {
        let own = catalogue(language);
        let only: BTreeSet<String> = english_words
            .iter()
            .filter(|word| !own.contains(*word) && !typed.contains(*word))
            .cloned()
            .collect();
        for command in commands() {
            for flag in ["-h", "--help"] {
                let text = shown(
                    &[&path(&command)[..], &[flag]].concat(),
                    "",
                    language,
                    &place,
                );
                let found = english(&text, &only);
                assert!(
                    found.is_empty(),
                    "{language} {} {flag}: {found:?}",
                    whole_name(&command)
                );
            }
        }
    }
}
