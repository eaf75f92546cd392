use std::str::FromStr;

use arrayvec::ArrayVec;
use nom::Parser;
use nom::character::complete::{anychar, char};
use nom::combinator::all_consuming;
use nom::sequence::separated_pair;

use super::{Key, fault};
use crate::notation::{Form, NotationError, ParseError, Parsed, read_whole};
use crate::qwords::{Face, Problem, Roll, Side, Variant, WordList, fold};

/// The values that both forms have.
pub(super) struct Fields<'a> {
    form: Form,
    side: Side,
    joker: Option<(&'a str, bool)>,
    double: Option<(&'a str, bool)>,
    pub(super) language: WordList,
    seen: ArrayVec<Key, { Key::ALL.len() }>,
}

impl<'a> Fields<'a> {
    pub(super) fn new(form: Form) -> Fields<'a> {
        let (side, language) = (Side::default(), WordList::default());
        Fields {
            form,
            side,
            joker: None,
            double: None,
            language,
            seen: ArrayVec::new(),
        }
    }

    /// The key that a word names, for the first time.
    pub(super) fn key(&mut self, word: &'a str) -> Result<Key, ParseError<'a>> {
        let known = Key::from_name(word).filter(|key| key.belongs_to(self.form));
        let key =
            known.ok_or_else(|| fault(word, Problem::UnknownKey(word.to_owned(), self.form)))?;
        if self.seen.contains(&key) {
            return Err(fault(word, Problem::KeyTwice(key)));
        }
        self.seen.push(key);
        Ok(key)
    }

    /// Reads the value of one of these keys; the others are the business of their form.
    pub(super) fn read(&mut self, key: Key, value: &'a str) -> Result<(), ParseError<'a>> {
        let wrong = || fault(value, Problem::WrongValue(key, value.to_owned()));
        let yes_or_no = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(wrong()),
        };
        match key {
            Key::Side => self.side = Side::from_name(value).ok_or_else(wrong)?,
            Key::Joker => self.joker = Some((value, yes_or_no()?)),
            Key::Double => self.double = Some((value, yes_or_no()?)),
            Key::Words => self.language = WordList::from_code(value).ok_or_else(wrong)?,
            Key::Rules | Key::Grid | Key::Roll => {}
        }
        Ok(())
    }

    /// The side with what was said of it, once all is read.
    pub(super) fn variant(&self) -> Result<Variant, ParseError<'a>> {
        let mut variant = Variant::new(self.side);
        if let Some((text, joker)) = self.joker {
            variant = variant
                .with_joker(joker)
                .ok_or_else(|| fault(text, Problem::OnlyOnSideB(Key::Joker)))?;
        }
        if let Some((text, double)) = self.double {
            variant = variant
                .with_double(double)
                .ok_or_else(|| fault(text, Problem::OnlyOnSideB(Key::Double)))?;
        }
        Ok(variant)
    }
}

/// `U/T`, or `-` where nothing is rolled.
pub(super) fn roll(word: &str) -> Result<Option<Roll>, ParseError<'_>> {
    if word == "-" {
        return Ok(None);
    }
    let faces: Parsed<'_, (char, char)> =
        all_consuming(separated_pair(anychar, char('/'), anychar)).parse(word);
    let Ok((_, _)) = faces else {
        return Err(fault(word, Problem::NotARoll(word.to_owned())));
    };
    let mut faces = word
        .char_indices()
        .filter(|(_, found)| *found != '/')
        .map(|(place, _)| face(&word[place..]));
    match (faces.next(), faces.next()) {
        (Some(one), Some(other)) => Ok(Some(Roll(one?, other?))),
        _ => Err(fault(word, Problem::NotARoll(word.to_owned()))),
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Roll, NotationError> {
        read_whole(text, |text| {
            roll(text)?.ok_or_else(|| fault(text, Problem::NotARoll(text.to_owned())))
        })
    }
}

/// The face that the first character of a text is.
fn face(text: &str) -> Result<Face, ParseError<'_>> {
    let Some(found) = text.chars().next() else {
        return Err(fault(text, Problem::NoRoll));
    };
    if let Some(face) = Face::from_char(found) {
        return Ok(face);
    }
    let here = &text[..found.len_utf8()];
    match fold(found).as_deref() {
        Some(&[letter]) if found.is_lowercase() => {
            Err(fault(here, Problem::SmallLetter(found, letter.to_string())))
        }
        Some(&[letter]) => Ok(Face::Letter(letter)),
        _ => Err(ParseError::first(text, |found| {
            Problem::NotAFace(found).into()
        })),
    }
}
