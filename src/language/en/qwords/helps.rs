use crate::language::en::{Place, nearest};
use crate::notation::Form;
use crate::qwords::{Key, Problem, WordList};

impl Problem {
    /// What to write instead, where something was found that would do at the place; otherwise what
    /// else helps, if anything does.
    pub(crate) fn help(&self, place: &Place<'_>) -> Option<String> {
        let free_cell = || place.write(".");
        let fixed = match self {
            Problem::Notation(kind) => return kind.help(place),
            Problem::SmallLetter(_, capital) => return place.write(capital),
            Problem::NotARoll(word) => return Some(roll(word, place)),
            Problem::NotQwords(word) => return place.did_you_mean(nearest(word, ["qwords"])?),
            Problem::UnknownKey(word, form) => return Some(unknown_key(word, *form, place)),
            Problem::NoValue(key, form) => {
                return Some(format!(
                    "write for example `{}`",
                    place.best([example(*key, *form)])?
                ));
            }
            Problem::MissingKey(Key::Grid) => "add `grid:` and its five rows below, indented",
            Problem::MissingKey(key) => {
                let (line, why) = match key {
                    Key::Roll => ("roll: -".to_owned(), " where nothing is rolled"),
                    key => (example(*key, Form::Sheet), ""),
                };
                let fits = place.may_add(place.span().end, &format!("\n{line}"));
                return fits.then(|| format!("add the line `{line}`{why}"));
            }
            Problem::WrongValue(key, _) => return values(*key, place),
            Problem::NotAPair(_) => {
                return Some(format!("what may follow the roll is {}", keys(Form::Line)));
            }
            Problem::NoKey => {
                return Some(format!(
                    "a line of a sheet is `key: value`; keys are {}",
                    keys(Form::Sheet)
                ));
            }

            Problem::NotASquare('-' | '_' | '?' | '*' | '0'..='9') => {
                return Some(format!("{} for a free cell", free_cell()?));
            }
            Problem::NotASquare(_) | Problem::NoGrid => {
                "a grid is five rows of five letters or dots, joined by `/`"
            }
            Problem::RowLength(0..5) => "each free cell is a `.`",
            Problem::RowLength(_) => "a row has five letters or dots, and rows are joined by `/`",
            Problem::SecondLine => "join the five rows of a grid by `/`; a file holds one position",
            Problem::RowCount(_) => "five rows are joined by `/`; a free one is `.....`",
            Problem::TooManyDots(_) => {
                return Some(format!("{} for a free cell without a dot", free_cell()?));
            }
            Problem::DotsInLine(..) => "one of the two is elsewhere",
            Problem::DotLeft(1, 0) => "dot another cell, in another row and column, or none",
            Problem::DotLeft(..) => match free_cell() {
                Some(write) => {
                    return Some(format!(
                        "{write} for a free cell without a dot, or take out the letters that come later"
                    ));
                }
                None => "take out the letters that come later, or the dots",
            },
            Problem::NoRoll => {
                "a roll is the two active dice, such as `U/T`, or `-` where nothing is rolled"
            }
            Problem::NotAFace(_) => "a face is a letter, `?` for any letter or `@` for any vowel",
            Problem::KeyTwice(_) => "a key stands once; delete one of the two",
            Problem::OnlyOnSideB(_) => "play side b, or leave the key out",
            Problem::StrayRow => "begin the line with a key, or put it below `grid:`",
            Problem::NoRows => {
                "put each row on a line of its own below `grid:`, with two spaces before it"
            }
            Problem::EmptyAction
            | Problem::NoAt(_)
            | Problem::NotALetter(_)
            | Problem::WordsAfterAction(_) => {
                "an action is LETTER@CELL, such as `U@c3`, or `joker Q@c3`"
            }
            Problem::NotACell(_) => "cells are `a1` to `e5`, the column first",
            Problem::NotALine(_) => "lines are `row 1` to `row 5` and `column a` to `column e`",
            Problem::LineTwice(_) => "one word counts in each line; delete one of the two",
            Problem::NoClaim | Problem::NoClaimLine => {
                "a claim is a line such as `row 1: DUO`, or `row 1: -` where no word is claimed"
            }
            Problem::ClaimLength(_) => {
                return Some(format!("{} where no word is claimed", place.write("-")?));
            }
            Problem::NotInAWord('?' | '*' | '_') => {
                return Some(format!("{} for any letter, as in `K.W..`", free_cell()?));
            }
            Problem::NotInAWord(_) => {
                "a word has letters only, with or without accents; a list has one word a line"
            }
            Problem::PatternLength(_) => "`.` is any letter, as in `K.W..`",
            Problem::NoWords => "write one word a line",
        };
        Some(fixed.to_owned())
    }
}

/// `UT` was meant as `U/T`.
fn roll(word: &str, place: &Place<'_>) -> String {
    let faces: Vec<char> = word
        .chars()
        .filter(|face| face.is_ascii_alphabetic() || "?@".contains(*face))
        .collect();
    let meant = match faces[..] {
        [one, other] => place.write(format!(
            "{}/{}",
            one.to_ascii_uppercase(),
            other.to_ascii_uppercase()
        )),
        _ => None,
    };
    meant.unwrap_or_else(|| "a roll looks like `U/T`; `-` means that nothing is rolled".to_owned())
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::ALL
        .into_iter()
        .filter(|key| key.belongs_to(form))
        .map(Key::name)
        .collect();
    names.join(", ")
}

fn unknown_key(word: &str, form: Form, place: &Place<'_>) -> String {
    if let Some(key) = Key::from_name(word) {
        let key = key.name();
        return format!(
            "in a position line the {key} has no key; the line is qwords GRID ROLL [key=value …]"
        );
    }
    let known = Key::ALL
        .into_iter()
        .filter(|key| key.belongs_to(form))
        .map(Key::name);
    let meant = nearest(word, known).and_then(|meant| place.did_you_mean(meant));
    meant.unwrap_or_else(|| format!("keys are {}", keys(form)))
}

fn example(key: Key, form: Form) -> String {
    let value = match key {
        Key::Rules => "qwords",
        Key::Grid => "",
        Key::Roll => "U/T",
        Key::Side => "b",
        Key::Joker | Key::Double => "yes",
        Key::Words => "fr",
    };
    let joint = if form == Form::Line { "=" } else { ": " };
    format!("{}{joint}{value}", key.name())
}

fn values(key: Key, place: &Place<'_>) -> Option<String> {
    let write = |values: &[&str]| {
        place.write_instead(&place.span(), values.iter().map(|&value| value.to_owned()))
    };
    match key {
        Key::Rules => write(&["qwords"]),
        Key::Side => write(&["a", "b"]),
        Key::Words => {
            let lists = write(&WordList::ALL.map(WordList::code))
                .map_or_else(String::new, |write| format!("{write}; "));
            Some(format!("{lists}any other list is loaded with --words FILE"))
        }
        _ => write(&["yes", "no"]),
    }
}
