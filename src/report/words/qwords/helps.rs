use crate::notation::Form;
use crate::qwords::{Key, Language, Problem};
use crate::report::words::helps::{did_you_mean, write_it};
use crate::report::words::nearest;

impl Problem {
    /// What to write instead, where that is known.
    pub fn help(&self) -> Option<String> {
        let fixed = match self {
            Problem::SmallLetter(_, capital) => return Some(write_it(capital)),
            Problem::NotARoll(word) => return Some(roll(word)),
            Problem::NotQwords(word) => return nearest(word, ["qwords"]).map(did_you_mean),
            Problem::UnknownKey(word, form) => return Some(unknown_key(word, *form)),
            Problem::NoValue(key, form) => return Some(for_example(*key, *form)),
            Problem::MissingKey(Key::Grid) => "write `grid:` and its five rows below, indented",
            Problem::MissingKey(Key::Roll) => "write `roll: -` where nothing is rolled",
            Problem::MissingKey(key) => return Some(for_example(*key, Form::Sheet)),
            Problem::WrongValue(key, _) => return Some(values(*key)),
            Problem::NotAPair(_) => return Some(format!("what may follow the roll is {}", keys(Form::Line))),
            Problem::NoKey => return Some(format!("a line of a sheet is `key: value`; keys are {}", keys(Form::Sheet))),

            Problem::NotASquare('-' | '_' | '?' | '*' | '0'..='9') => "write `.` for each free cell",
            Problem::NotASquare(_) | Problem::NoGrid => "a grid is five rows of five letters or dots, joined by `/`",
            Problem::RowLength(0..5) => "write `.` for each free cell",
            Problem::RowLength(_) => "a row has five letters or dots, and rows are joined by `/`",
            Problem::SecondLine => "join the five rows of a grid by `/`; a file holds one position",
            Problem::RowCount(_) => "five rows are joined by `/`; write `.....` for a free one",
            Problem::TooManyDots(_) => "write `.` for a free cell without a dot",
            Problem::DotsInLine(..) => "one of the two is elsewhere",
            Problem::DotLeft(1, 0) => "dot another cell, in another row and column, or none",
            Problem::DotLeft(..) => "write `.` for a free cell without a dot, or take out the letters that come later",
            Problem::NoRoll => "write the two active dice, such as `U/T`, or `-` where nothing is rolled",
            Problem::NotAFace(_) => "a face is a letter, `?` for any letter or `@` for any vowel",
            Problem::KeyTwice(_) => "a key stands once; delete one of the two",
            Problem::OnlyOnSideB(_) => "play side b, or leave the key out",
            Problem::StrayRow => "begin the line with a key, or put it below `grid:`",
            Problem::NoRows => "put each row on a line of its own below `grid:`, with two spaces before it",
            Problem::EmptyAction | Problem::NoAt(_) | Problem::NotALetter(_) | Problem::WordsAfterAction(_) => {
                "an action is LETTER@CELL, such as `U@c3`, or `joker Q@c3`"
            }
            Problem::NotACell(_) => "cells are `a1` to `e5`, the column first",
            Problem::NotALine(_) => "lines are `row 1` to `row 5` and `column a` to `column e`",
            Problem::LineTwice(_) => "one word counts in each line; delete one of the two",
            Problem::NoClaim | Problem::NoClaimLine => {
                "write for example `row 1: DUO`, or `row 1: -` where no word is claimed"
            }
            Problem::ClaimLength(_) => "write `-` where no word is claimed",
            Problem::NotInAWord('?' | '*' | '_') => "write `.` for any letter, such as `K.W..`",
            Problem::NotInAWord(_) => "a word has letters only, with or without accents; a list has one word a line",
            Problem::PatternLength(_) => "write `.` for any letter, such as `K.W..`",
            Problem::NoWords => "write one word a line",
        };
        Some(fixed.to_owned())
    }
}

/// `UT` was meant as `U/T`.
fn roll(word: &str) -> String {
    let faces: Vec<char> = word.chars().filter(|face| face.is_ascii_alphabetic() || "?@".contains(*face)).collect();
    match faces[..] {
        [one, other] => write_it(&format!("{}/{}", one.to_ascii_uppercase(), other.to_ascii_uppercase())),
        _ => "write for example `U/T`, or `-` where nothing is rolled".to_owned(),
    }
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::ALL.into_iter().filter(|key| key.belongs_to(form)).map(Key::name).collect();
    names.join(", ")
}

fn unknown_key(word: &str, form: Form) -> String {
    if let Some(key) = Key::from_name(word) {
        let key = key.name();
        return format!("in a position line the {key} has no key; the line is qwords GRID ROLL [key=value …]");
    }
    let known = Key::ALL.into_iter().filter(|key| key.belongs_to(form)).map(Key::name);
    nearest(word, known).map_or_else(|| format!("keys are {}", keys(form)), did_you_mean)
}

fn for_example(key: Key, form: Form) -> String {
    let value = match key {
        Key::Rules => "qwords",
        Key::Grid => "",
        Key::Roll => "U/T",
        Key::Side => "b",
        Key::Joker | Key::Double => "yes",
        Key::Words => "fr",
    };
    let joint = if form == Form::Line { "=" } else { ": " };
    format!("write for example `{}{joint}{value}`", key.name())
}

fn values(key: Key) -> String {
    match key {
        Key::Rules => "write `rules: qwords`".to_owned(),
        Key::Side => "write `a` or `b`".to_owned(),
        Key::Words => {
            let [french, english, german] = Language::ALL.map(Language::code);
            format!("write `{french}`, `{english}` or `{german}`; any other list is loaded with --words FILE")
        }
        _ => "write `yes` or `no`".to_owned(),
    }
}
