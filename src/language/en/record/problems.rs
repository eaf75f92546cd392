use std::fmt;

use super::super::problems::shown;
use super::super::{Place, nearest, plural};
use crate::notation::{TURN_WORDS, tile};
use crate::record::{Key, Problem};

/// What is wrong, in a sentence without a full stop.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Notation(kind) => kind.fmt(f),
            Problem::Empty => f.write_str("there is no game here"),
            Problem::MissingKey(key) => {
                write!(f, "the record has no `{}:` before its turns", key.name())
            }
            Problem::UnknownKey(word) if word.is_empty() => f.write_str("the key is missing"),
            Problem::UnknownKey(word) => write!(f, "a record has no key `{word}`"),
            Problem::KeyTwice(key) => write!(f, "`{}` stands here a second time", key.name()),
            Problem::NoValue(key) => write!(f, "`{}` has no value", key.name()),
            Problem::LateKey(key) => write!(f, "`{}` stands after the first turn", key.name()),

            Problem::NoName => f.write_str("a name is missing"),
            Problem::NameOfWords(name) => {
                write!(f, "`{name}` has spaces; a player's name is one word")
            }
            Problem::NameSign(name, sign) => {
                write!(
                    f,
                    "`{}` holds {}, which a name must not",
                    name.escape_debug(),
                    shown(*sign)
                )
            }
            Problem::ReservedName(name) => {
                write!(f, "`{name}` is a kind of turn and cannot be a name")
            }
            Problem::NameTwice(name) => write!(f, "`{name}` is the name of two players"),
            Problem::PlayerCount(players) => {
                write!(f, "{} cannot play; 2 to 4 can", plural(*players, "player"))
            }

            Problem::NotATurn(_) => {
                f.write_str("this line is neither a key nor a turn, which begins with its number")
            }
            Problem::Number { found, expected } => {
                write!(f, "`{found}` stands where turn {expected} must begin")
            }
            Problem::NoPlayer(_) => f.write_str("the turn does not say whose it is"),
            Problem::UnknownPlayer { found, .. } => write!(f, "`{found}` is none of the players"),
            Problem::PlayerOrder { found, expected } => {
                write!(f, "it is not {found}'s turn but {expected}'s")
            }
            Problem::OpenHand => f.write_str("the bracket of this hand is not closed"),
            Problem::EmptyHand => f.write_str("this hand has no tiles"),
            Problem::NoPoints => f.write_str("the points are missing after `=`"),
            Problem::NotPoints(word) => write!(f, "`{word}` is not a number of points"),

            Problem::Turn {
                number,
                player,
                error,
            } => write!(f, "turn {number}, {player}: {}", error.told_of(player)),
        }
    }
}

impl Problem {
    /// A few words to stand beside the place; the message says more.
    pub fn label(&self) -> &'static str {
        match self {
            Problem::Notation(kind) => kind.label(),
            Problem::Empty => "nothing here",
            Problem::MissingKey(_) => "must stand before this",
            Problem::UnknownKey(_) => "not a key",
            Problem::KeyTwice(_) => "stands there already",
            Problem::NoValue(_) => "no value",
            Problem::LateKey(_) => "too late",

            Problem::NoName => "a name must stand here",
            Problem::NameOfWords(_) => "several words",
            Problem::NameSign(..) => "not a name",
            Problem::ReservedName(_) => "means something else",
            Problem::NameTwice(_) => "stands there already",
            Problem::PlayerCount(_) => "2, 3 or 4 names",

            Problem::NotATurn(_) => "no number",
            Problem::Number { .. } => "another number",
            Problem::NoPlayer(_) => "a name must stand here",
            Problem::UnknownPlayer { .. } => "not a player",
            Problem::PlayerOrder { .. } => "out of turn",
            Problem::OpenHand => "not closed",
            Problem::EmptyHand => "no tiles",
            Problem::NoPoints => "a number must follow",
            Problem::NotPoints(_) => "not a number",

            Problem::Turn { error, .. } => error.label(),
        }
    }

    /// What to write instead, where something was found that would do at the place; otherwise what
    /// else helps, if anything does.
    pub(crate) fn help(&self, place: &Place<'_>) -> Option<String> {
        let name = || place.best(["North", "South", "East", "West"].map(str::to_owned));
        Some(match self {
            Problem::Notation(kind) => return kind.help(place),
            Problem::Empty => {
                "a record begins with `rules: flex` and `players: North, South`, a turn a line below".to_owned()
            }
            Problem::MissingKey(key) => format!("above the turns stands a line such as `{}`", example(*key)),
            Problem::KeyTwice(_) => "a key stands once; delete one of the two".to_owned(),
            Problem::NoValue(key) => format!("write for example `{}`", place.best([example(*key).to_owned()])?),
            Problem::UnknownKey(word) => {
                let meant = nearest(word, Key::ALL.map(Key::name));
                let meant = meant.and_then(|meant| place.did_you_mean(meant));
                meant.unwrap_or_else(|| "the keys of a record are rules and players".to_owned())
            }
            Problem::LateKey(_) => "write it above the turns".to_owned(),

            Problem::NoName => format!("write for example `{}`", name()?),
            Problem::PlayerCount(_) => format!("write for example `{}`", place.best(["North, South".to_owned()])?),
            Problem::NameOfWords(name) => place.write(name.split_whitespace().collect::<Vec<_>>().join("-"))?,
            Problem::NotATurn(_) => "a turn is written `1 North Rcb@j10 Rtw@k10 = 2`".to_owned(),
            Problem::Number { found, expected } => {
                let rule = "turns are numbered one after the other";
                let right = place.best(numbered(found, *expected));
                right.map_or_else(|| rule.to_owned(), |right| format!("{rule}: write `{right}`"))
            }
            Problem::UnknownPlayer { found, expected } if begins_turn(found) => {
                place.write(format!("{expected} {found}")).unwrap_or_else(|| format!("it is {expected}'s turn"))
            }
            Problem::NoPlayer(expected)
            | Problem::UnknownPlayer { expected, .. }
            | Problem::PlayerOrder { expected, .. } => {
                place.write(expected).unwrap_or_else(|| format!("it is {expected}'s turn"))
            }
            Problem::OpenHand => "close it with `]` after the last tile".to_owned(),
            Problem::EmptyHand => "leave the brackets out where the hand is not known".to_owned(),
            Problem::NoPoints | Problem::NotPoints(_) => {
                "points are digits; leave the `=` out where they are not known".to_owned()
            }
            Problem::Turn { error, .. } => return error.help(),
            Problem::NameSign(..) | Problem::ReservedName(_) | Problem::NameTwice(_) => name()
                .map_or_else(|| "choose another name".to_owned(), |name| format!("choose another name, such as `{name}`")),
        })
    }
}

/// A turn's number as it must be, with the name that is joined to the one written; one letter may
/// stand between them.
fn numbered(found: &str, number: usize) -> Vec<String> {
    let behind = found.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let name = behind.trim_start_matches(|sign: char| !sign.is_alphanumeric());
    let mut letters = name.chars();
    match (letters.next(), letters.as_str()) {
        (None, _) | (Some(_), "") => vec![number.to_string()],
        (Some(_), rest) => vec![format!("{number} {name}"), format!("{number} {rest}")],
    }
}

/// Whether a word begins a turn rather than names a player.
fn begins_turn(word: &str) -> bool {
    word.contains('@')
        || tile(word).is_ok()
        || TURN_WORDS
            .iter()
            .any(|turn| word.eq_ignore_ascii_case(turn))
}

const fn example(key: Key) -> &'static str {
    match key {
        Key::Rules => "rules: flex",
        Key::Players => "players: North, South",
    }
}
