use std::fmt;

use super::notation::{did_you_mean, shown, write, write_for_example, write_instead};
use super::{English, and_list, or_list, plural};
use crate::language::{Explanation, NotationWords, QwordsNotationWords};
use crate::notation::{Form, Place};
use crate::qwords::{
    ClaimError, DiceError, DieColour, Key, LONGEST, Problem, SHORTEST, SIZE, Violation,
};

/// What is wrong, in a sentence without a full stop.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&QwordsNotationWords::explain(&English, self, &Place::nowhere()).message)
    }
}

/// The rule that an action breaks, in a sentence without a full stop.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&English.violation(self))
    }
}

/// Why a claim does not count, after the word.
impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(English.claim_error(*self))
    }
}

/// What is wrong with dice, in a sentence without a full stop.
impl fmt::Display for DiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&English.dice_error(self))
    }
}

impl std::error::Error for DiceError {}

const ACTION: &str = "an action is LETTER@CELL, such as `U@c3`, or `joker Q@c3`";
const CLAIM: &str = "a claim is a line such as `row 1: DUO`, or `row 1: -` if no word is claimed";

impl QwordsNotationWords for English {
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation {
        let meant = || place.best(problem.meant());
        match problem {
            Problem::Notation(kind) => NotationWords::explain(self, kind, place),
            Problem::SmallLetter(found, _) => {
                Explanation::new(format!("`{found}` is a small letter; letters are capitals"))
                    .label("a small letter")
                    .help_if(meant().map(write))
            }
            Problem::NotASquare(found) => {
                let help = match found {
                    '-' | '_' | '?' | '*' | '0'..='9' => {
                        meant().map(|free| format!("{} for a free cell", write(free)))
                    }
                    _ => Some(
                        "a grid is five rows of five letters or dots, joined by `/`".to_owned(),
                    ),
                };
                Explanation::new(format!(
                    "{} is not a letter, nor `.` or `o` for a free cell",
                    shown(*found)
                ))
                .label("not a cell of the grid")
                .help_if(help)
            }
            Problem::RowLength(cells) => {
                let (message, label) = match cells {
                    0 => (
                        "this row of the grid is empty".to_owned(),
                        "nothing in this row",
                    ),
                    cells => {
                        let cells = plural(*cells, "cell");
                        (
                            format!("this row has {cells}; a row has {SIZE}"),
                            "not five cells",
                        )
                    }
                };
                Explanation::new(message).label(label).help(match cells {
                    0..SIZE => "each free cell is a `.`",
                    _ => "a row has five letters or dots, and rows are joined by `/`",
                })
            }
            Problem::RowCount(rows) => {
                let rows = plural(*rows, "row");
                Explanation::new(format!("the grid has {rows}; a grid has {SIZE}"))
                    .label("not five rows")
                    .help("five rows are joined by `/`; a free one is `.....`")
            }
            Problem::NoGrid => Explanation::new("the grid is missing")
                .label("the grid must stand here")
                .help("a grid is five rows of five letters or dots, joined by `/`"),
            Problem::TooManyDots(dots) => {
                let free = meant();
                Explanation::new(format!(
                    "{dots} cells are dotted; a sheet has two such cells"
                ))
                .label("one dot too many")
                .help_if(free.map(|free| format!("{} for a free cell without a dot", write(free))))
            }
            Problem::DotsInLine(one, other) => Explanation::new(format!(
                "the dotted cells {one} and {other} are in one row or one column"
            ))
            .label("in line with the other")
            .help("one of the two is elsewhere"),
            Problem::DotLeft(1, 0) => {
                Explanation::new("one cell is dotted; a sheet begins with two such cells")
                    .label("the only dot")
                    .help("dot another cell, in another row and column, or none")
            }
            Problem::DotLeft(dots, letters) => {
                let letters = plural(*letters, "letter");
                let cells = match dots {
                    1 => "1 cell is still dotted".to_owned(),
                    dots => format!("{dots} cells are still dotted"),
                };
                Explanation::new(format!(
                    "{cells}, beside {letters}: the first two turns fill the two dotted cells"
                ))
                .label("a dot is left")
                .help(match meant() {
                    Some(free) => format!(
                        "{} for a free cell without a dot, or take out the letters that come later",
                        write(free)
                    ),
                    None => "take out the letters that come later, or the dots".to_owned(),
                })
            }

            Problem::NoRoll => Explanation::new("the roll is missing")
                .label("the roll must stand here")
                .help("a roll is the two active dice, such as `U/T`, or `-` if nothing is rolled"),
            Problem::NotARoll(word) => {
                let form =
                    || "a roll looks like `U/T`; `-` means that nothing is rolled".to_owned();
                Explanation::new(format!(
                    "`{word}` is not a roll: the faces of the two active dice, joined by `/`"
                ))
                .label("not two faces")
                .help(meant().map_or_else(form, write))
            }
            Problem::NotAFace(found) => {
                Explanation::new(format!("{} is not a face of a die", shown(*found)))
                    .label("not a face")
                    .help("a face is a letter, `?` for any letter or `@` for any vowel")
            }

            Problem::SecondLine => {
                Explanation::new("more text follows the grid or the position line")
                    .label("one line too many")
                    .help("join the five rows of a grid by `/`; a file holds one position")
            }
            Problem::NotQwords(word) => Explanation::new(format!(
                "a position line begins with `qwords`, not with `{word}`"
            ))
            .label("not `qwords`")
            .help_if(place.nearest(word, ["qwords"]).map(did_you_mean)),
            Problem::NotAPair(word) => {
                Explanation::new(format!("`{word}` is not of the form key=value"))
                    .label("not key=value")
                    .help(format!("what may follow the roll is {}", keys(Form::Line)))
            }
            Problem::UnknownKey(word, form) => {
                let message = match (&word[..], form) {
                    ("", _) => "the key is missing".to_owned(),
                    (word, Form::Line) => {
                        format!("a position line of Qwords has no key `{word}`")
                    }
                    (word, Form::Sheet) => {
                        format!("a position sheet of Qwords has no key `{word}`")
                    }
                };
                let near = place.nearest(word, Key::of(*form).map(Key::name));
                let help = match (Key::from_name(word), near) {
                    (Some(key), _) => format!(
                        "in a position line the {} has no key; the line is qwords GRID ROLL [key=value …]",
                        key.name()
                    ),
                    (None, Some(meant)) => did_you_mean(meant),
                    (None, None) => format!("keys are {}", keys(*form)),
                };
                Explanation::new(message).label("not a key").help(help)
            }
            Problem::KeyTwice(key) => {
                Explanation::new(format!("`{}` stands here a second time", key.name()))
                    .label("stands there already")
                    .help("a key stands once; delete one of the two")
            }
            Problem::NoValue(key, _) => Explanation::new(format!("`{}` has no value", key.name()))
                .label("no value")
                .help_if(meant().map(write_for_example)),
            Problem::WrongValue(key, word) => {
                let values = place
                    .replacement(&place.span(), problem.meant())
                    .map(write_instead);
                let help = match (key, values) {
                    (Key::Words, Some(values)) => Some(format!(
                        "{values}; any other list is loaded with --words FILE"
                    )),
                    (Key::Words, None) => {
                        Some("any other list is loaded with --words FILE".to_owned())
                    }
                    (_, values) => values,
                };
                Explanation::new(match key {
                    Key::Rules => format!("`{word}` are not the rules of Qwords"),
                    key => format!("{} cannot be `{word}`", key.name()),
                })
                .label("not a value of this key")
                .help_if(help)
            }
            Problem::OnlyOnSideB(key) => Explanation::new(match key {
                Key::Double => "centre lines count double on side B only",
                _ => "there is a joker on side B only",
            })
            .label("not on side A")
            .help("play side b, or leave the key out"),
            Problem::MissingKey(key) => {
                let add = |line: &str, why: &str| {
                    let fits = place.may_add(&format!("\n{line}"));
                    fits.then(|| format!("add the line `{line}`{why}"))
                };
                Explanation::new(format!("the sheet has no `{}:`", key.name()))
                    .label("the sheet ends here")
                    .help_if(match key {
                        Key::Grid => {
                            Some("add `grid:` and its five rows below, indented".to_owned())
                        }
                        Key::Roll => add("roll: -", " if nothing is rolled"),
                        key => add(&key.example(Form::Sheet), ""),
                    })
            }
            Problem::NoKey => Explanation::new("this line of the sheet has no key")
                .label("no key")
                .help(format!(
                    "a line of a sheet is `key: value`; keys are {}",
                    keys(Form::Sheet)
                )),
            Problem::StrayRow => {
                Explanation::new("this line is indented, but stands below no `grid:`")
                    .label("indented")
                    .help("begin the line with a key, or put it below `grid:`")
            }
            Problem::NoRows => Explanation::new(
                "the rows of the grid stand below `grid:`, indented",
            )
            .label("no rows below")
            .help("put each row on a line of its own below `grid:`, with two spaces before it"),

            Problem::EmptyAction => Explanation::new("there is no action here")
                .label("nothing here")
                .help(ACTION),
            Problem::NoAt(word) => {
                Explanation::new(format!("`{word}` has no `@` between letter and cell"))
                    .label("no `@`")
                    .help(ACTION)
            }
            Problem::NotALetter(word) => Explanation::new(match &word[..] {
                "" => "a letter is missing".to_owned(),
                word => format!("`{word}` is not one letter"),
            })
            .label("a letter must stand here")
            .help(ACTION),
            Problem::NotACell(word) => Explanation::new(match &word[..] {
                "" => "a cell is missing".to_owned(),
                word => format!("`{word}` is not a cell of the grid"),
            })
            .label("a cell must stand here")
            .help("cells are `a1` to `e5`, the column first"),
            Problem::WordsAfterAction(word) => Explanation::new(format!(
                "`{word}` is one word too many: a turn writes one letter"
            ))
            .label("too much")
            .help(ACTION),

            Problem::NoClaimLine => Explanation::new("a claim names its line, followed by a colon")
                .label("no row or column")
                .help(CLAIM),
            Problem::NotALine(name) => {
                Explanation::new(format!("`{name}` is neither a row nor a column"))
                    .label("not a line of the grid")
                    .help("lines are `row 1` to `row 5` and `column a` to `column e`")
            }
            Problem::LineTwice(name) => {
                Explanation::new(format!("`{name}` is claimed a second time"))
                    .label("claimed already")
                    .help("one word counts in each line; delete one of the two")
            }
            Problem::NoClaim => Explanation::new("nothing is claimed here")
                .label("a word must stand here")
                .help(CLAIM),
            Problem::ClaimLength(letters) => {
                let none = meant();
                Explanation::new(format!(
                    "a claim of {}; a word that counts has {SHORTEST} to {LONGEST}",
                    plural(*letters, "letter")
                ))
                .label(short_or_long(*letters))
                .help_if(none.map(|none| format!("{} if no word is claimed", write(none))))
            }

            Problem::NotInAWord(found) => {
                let help = match found {
                    '?' | '*' | '_' => {
                        meant().map(|any| format!("{} for any letter, as in `K.W..`", write(any)))
                    }
                    _ => Some(
                        "a word has letters only, with or without accents; a list has one word per line"
                            .to_owned(),
                    ),
                };
                Explanation::new(match found {
                    ' ' => "a space stands within a word".to_owned(),
                    found => format!("{} is not a letter of a word", shown(*found)),
                })
                .label("not a letter")
                .help_if(help)
            }
            Problem::PatternLength(places) => Explanation::new(format!(
                "a pattern for {}; words have {SHORTEST} to {LONGEST}",
                plural(*places, "letter")
            ))
            .label(short_or_long(*places))
            .help("`.` is any letter, as in `K.W..`"),
            Problem::NoWords => Explanation::new(format!(
                "there is no word of {SHORTEST} to {LONGEST} letters here"
            ))
            .label("the list ends here")
            .help("write one word per line"),
        }
    }

    fn violation(&self, violation: &Violation) -> String {
        match violation {
            Violation::Filled { cell, by } => format!("{cell} holds {by} already"),
            Violation::DotsFirst { dots } => {
                format!("a dotted cell is filled first: {}", or_list(dots))
            }
            Violation::NotRolled { letter, roll } => {
                format!("{letter} was not rolled (the roll is {roll})")
            }
            Violation::NoRoll => "nothing was rolled".to_owned(),
            Violation::NoJoker => "there is no joker, or it was used".to_owned(),
        }
    }

    fn claim_error(&self, error: ClaimError) -> &'static str {
        match error {
            ClaimError::NotThere => "does not stand there",
            ClaimError::NotAWord => "is not in the list",
        }
    }

    fn dice_error(&self, error: &DiceError) -> String {
        match error {
            DiceError::FaceCount(faces) => {
                format!("this die has {}; a die has six", plural(*faces, "face"))
            }
            DiceError::NotAFace(found) => format!(
                "{} is not a face: faces are the letters A to Z, `?` and `@`",
                shown(*found)
            ),
            DiceError::NotAColour(word) => {
                let colours = and_list(&DieColour::ALL.map(DieColour::name));
                format!("`{word}` is not a letter die; they are {colours}")
            }
            DiceError::NotAPair(text) => format!(
                "`{text}` is not a face of the black die, which names two colours: `white orange`"
            ),
        }
    }
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::of(form).map(Key::name).collect();
    names.join(", ")
}

fn short_or_long(letters: usize) -> &'static str {
    if letters < SHORTEST {
        "too short"
    } else {
        "too long"
    }
}
