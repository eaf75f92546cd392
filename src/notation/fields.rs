use arrayvec::ArrayVec;

use super::ErrorKind;
use super::cell::cell;
use super::syntax::{ParseError, is_space, number, words};
use crate::game::Cell;
use crate::named::named;

/// The two ways to write a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One line: `RULES BOARD RACK [key=value …]`.
    Line,
    /// A text of `key: value` lines.
    Sheet,
}

named! {
    /// The parts of a position that have a name, in the order of a sheet.
    Key {
        /// Which game is played.
        Rules "rules",
        /// The cell at which the table begins.
        Origin "origin",
        /// The tiles on the table.
        Board "board",
        /// The tiles of the player to move.
        Rack "rack",
        /// How many players there are.
        Players "players",
        /// How many tiles the bag holds.
        Bag "bag",
        /// The points so far.
        Scores "scores",
    }
}

impl Key {
    /// The keys of a form.
    pub fn of(form: Form) -> impl Iterator<Item = Key> {
        Key::ALL.into_iter().filter(move |key| key.belongs_to(form))
    }

    /// Whether a form has this key: in a line, rules, board and rack go by their place.
    pub const fn belongs_to(self, form: Form) -> bool {
        matches!(form, Form::Sheet) || !matches!(self, Key::Rules | Key::Board | Key::Rack)
    }
}

/// A key with its value, as it is written.
#[derive(Clone, Copy)]
pub(crate) struct Pair<'a> {
    pub(crate) key: &'a str,
    pub(crate) value: &'a str,
    /// Both, and what joins them.
    pub(crate) whole: &'a str,
}

/// The keys of a notation, and what is wrong with a pair of theirs.
pub(crate) trait FieldKey: Copy + PartialEq {
    /// The problems of the notation.
    type Problem;

    /// The key with this name, if the form has it.
    fn in_form(name: &str, form: Form) -> Option<Self>;

    /// Whether the value stands in the lines below the key.
    fn takes_rows(self) -> bool {
        false
    }

    /// A key that the form does not have.
    fn unknown(pair: Pair<'_>, form: Form) -> ParseError<'_, Self::Problem>;

    /// A key that was there before.
    fn repeated(self, pair: Pair<'_>) -> ParseError<'_, Self::Problem>;

    /// A key without a value.
    fn without_value(self, pair: Pair<'_>, form: Form) -> ParseError<'_, Self::Problem>;
}

/// Keys in any order, each once and with a value: positions, records and Qwords have them.
pub(crate) struct Fields<K> {
    pub(crate) form: Form,
    seen: ArrayVec<K, 8>,
}

impl<K: FieldKey> Fields<K> {
    pub(crate) fn new(form: Form) -> Fields<K> {
        Fields {
            form,
            seen: ArrayVec::new(),
        }
    }

    /// The key of a pair.
    pub(crate) fn key<'a>(&mut self, pair: Pair<'a>) -> Result<K, ParseError<'a, K::Problem>> {
        let key = K::in_form(pair.key, self.form).ok_or_else(|| K::unknown(pair, self.form))?;
        if self.seen.contains(&key) {
            return Err(key.repeated(pair));
        }
        self.seen.push(key);
        if pair.value.is_empty() && !key.takes_rows() {
            return Err(key.without_value(pair, self.form));
        }
        Ok(key)
    }
}

/// A line of a sheet without its comment and its end, and whether it had a comment.
pub(crate) fn without_comment(line: &str) -> (&str, bool) {
    let (text, has_comment) = line
        .split_once('#')
        .map_or((line, false), |(text, _)| (text, true));
    let text = text.trim_end_matches('\r').trim_end_matches(is_space);
    (text, has_comment)
}

/// `key: value`, whatever the spaces; `None` if there is no colon.
pub(crate) fn colon_pair(text: &str) -> Option<Pair<'_>> {
    let (key, value) = text.split_once(':')?;
    Some(Pair {
        key: key.trim_end_matches(is_space),
        value: value.trim_matches(is_space),
        whole: text,
    })
}

impl FieldKey for Key {
    type Problem = ErrorKind;

    fn in_form(name: &str, form: Form) -> Option<Key> {
        Key::from_name(name).filter(|key| key.belongs_to(form))
    }

    fn takes_rows(self) -> bool {
        self == Key::Board
    }

    fn unknown(pair: Pair<'_>, form: Form) -> ParseError<'_> {
        ParseError::word(pair.key, |word| ErrorKind::UnknownKey(word, form))
    }

    fn repeated(self, pair: Pair<'_>) -> ParseError<'_> {
        ParseError::new(pair.key, ErrorKind::KeyTwice(self))
    }

    fn without_value(self, pair: Pair<'_>, form: Form) -> ParseError<'_> {
        ParseError::new(pair.whole, ErrorKind::NoValue(self, form))
    }
}

/// The values that both forms of a position have, each with the text that it was read from.
pub(super) struct PositionFields<'a> {
    pub(super) form: Form,
    pub(super) origin: Option<(&'a str, Cell)>,
    pub(super) players: Option<(&'a str, usize)>,
    pub(super) bag: Option<(&'a str, usize)>,
    pub(super) scores: Option<(&'a str, Vec<u32>)>,
}

impl<'a> PositionFields<'a> {
    pub(super) fn new(form: Form) -> PositionFields<'a> {
        PositionFields {
            form,
            origin: None,
            players: None,
            bag: None,
            scores: None,
        }
    }

    /// Reads the value of one of these keys; the others are the business of their form.
    pub(super) fn read(&mut self, key: Key, value: &'a str) -> Result<(), ParseError<'a>> {
        match key {
            Key::Origin => self.origin = Some((value, cell(one_word(key, value)?)?)),
            Key::Players => {
                self.players = Some((value, number(key, one_word(key, value)?)? as usize))
            }
            Key::Bag => self.bag = Some((value, number(key, one_word(key, value)?)? as usize)),
            Key::Scores => self.scores = Some((value, scores(value, self.form)?)),
            Key::Rules | Key::Board | Key::Rack => {}
        }
        Ok(())
    }
}

/// The value of a key that takes one word.
pub(super) fn one_word(key: Key, value: &str) -> Result<&str, ParseError<'_>> {
    let mut words = words(value);
    let first = words.next().unwrap_or_default();
    match words.next() {
        None => Ok(first),
        Some(extra) => Err(ParseError::new(
            extra,
            ErrorKind::ExtraWord(key, extra.to_string()),
        )),
    }
}

fn scores(value: &str, form: Form) -> Result<Vec<u32>, ParseError<'_>> {
    let (parts, joint): (fn(char) -> bool, &str) = match form {
        Form::Line => (|found| found == '-', "-"),
        Form::Sheet => (is_space, " "),
    };
    let is_other = |found: char| found.is_ascii() && !found.is_ascii_digit() && !parts(found);
    let numbers: Vec<&str> = value
        .split(|found: char| !found.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .collect();
    if value.contains(is_other)
        && numbers.len() > 1
        && !value.contains(|found: char| found.is_ascii_alphabetic())
    {
        return Err(ParseError::new(
            value,
            ErrorKind::ScoreSeparator(form, numbers.join(joint)),
        ));
    }
    let score = |part| match part {
        "" => Err(ParseError::new(
            value,
            ErrorKind::NotANumber(Key::Scores, String::new()),
        )),
        part => number(Key::Scores, part),
    };
    match form {
        Form::Line => value.split('-').map(score).collect(),
        Form::Sheet => words(value).map(score).collect(),
    }
}
