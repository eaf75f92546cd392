use arrayvec::ArrayVec;

use super::cell::cell;
use super::syntax::{ParseError, is_space, number, words};
use super::{ErrorKind, Form, Key};
use crate::game::Cell;

/// The values that both forms have, each with the text that it was read from.
pub(super) struct Fields<'a> {
    pub(super) form: Form,
    pub(super) origin: Option<(&'a str, Cell)>,
    pub(super) players: Option<(&'a str, usize)>,
    pub(super) bag: Option<(&'a str, usize)>,
    pub(super) scores: Option<(&'a str, Vec<u32>)>,
    seen: ArrayVec<Key, { Key::ALL.len() }>,
}

impl<'a> Fields<'a> {
    pub(super) fn new(form: Form) -> Fields<'a> {
        Fields {
            form,
            origin: None,
            players: None,
            bag: None,
            scores: None,
            seen: ArrayVec::new(),
        }
    }

    /// The key that a word names, for the first time.
    pub(super) fn key(&mut self, word: &'a str) -> Result<Key, ParseError<'a>> {
        let known = Key::from_name(word).filter(|key| key.belongs_to(self.form));
        let key = known
            .ok_or_else(|| ParseError::word(word, |word| ErrorKind::UnknownKey(word, self.form)))?;
        if self.seen.contains(&key) {
            return Err(ParseError::new(word, ErrorKind::KeyTwice(key)));
        }
        self.seen.push(key);
        Ok(key)
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
