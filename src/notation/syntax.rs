use std::ops::Range;

use nom::character::complete::digit1;
use nom::combinator::all_consuming;
use nom::{IResult, Offset, Parser};

use super::error::reading;
use super::look_alike::foreign_character;
use super::{Diagnostic, ErrorKind, Key, NotationError};

/// No score, bag or number of players comes near it, and sums of such numbers stay small.
const LARGEST_NUMBER: u32 = 999_999;

/// What a parser of this room returns.
pub(crate) type Parsed<'a, T> = IResult<&'a str, T, ParseError<'a>>;

/// A problem, with the slice of the source that it is about: its place follows from the slice.
/// Small, because every parser's result has room for it; and with no problem yet where a parser
/// only did not find what it looks for.
#[derive(Debug)]
pub(crate) struct ParseError<'a> {
    at: &'a str,
    problem: Option<Box<ErrorKind>>,
}

impl<'a> ParseError<'a> {
    pub(crate) fn new(at: &'a str, problem: ErrorKind) -> ParseError<'a> {
        ParseError {
            at,
            problem: Some(Box::new(problem)),
        }
    }

    /// A problem of the first character, or of the end of the text. A character from elsewhere is a
    /// problem of its own.
    pub(crate) fn first(input: &'a str, problem: impl FnOnce(char) -> ErrorKind) -> ParseError<'a> {
        match input.chars().next() {
            Some(found) => {
                let problem = foreign_character(found).unwrap_or_else(|| problem(found));
                ParseError::new(&input[..found.len_utf8()], problem)
            }
            None => ParseError::new(input, ErrorKind::NoTile),
        }
    }

    /// A problem of a whole word, unless it holds a character from elsewhere.
    pub(crate) fn word(word: &'a str, problem: impl FnOnce(String) -> ErrorKind) -> ParseError<'a> {
        match word.find(|found: char| !found.is_ascii()) {
            Some(place) => ParseError::first(&word[place..], ErrorKind::NotAscii),
            None => ParseError::new(word, problem(word.to_string())),
        }
    }

    /// The error, once the whole source is known.
    pub(crate) fn located_in(self, source: &str) -> NotationError {
        match self.problem {
            Some(problem) => NotationError::one(Diagnostic {
                span: span(source, self.at),
                problem: *problem,
                related: Vec::new(),
            }),
            None => ParseError::first(self.at, ErrorKind::NotATile).located_in(source),
        }
    }
}

impl<'a> nom::error::ParseError<&'a str> for ParseError<'a> {
    fn from_error_kind(input: &'a str, _: nom::error::ErrorKind) -> ParseError<'a> {
        ParseError {
            at: input,
            problem: None,
        }
    }

    fn append(_: &'a str, _: nom::error::ErrorKind, inner: ParseError<'a>) -> ParseError<'a> {
        inner
    }
}

impl<'a> From<ParseError<'a>> for nom::Err<ParseError<'a>> {
    /// No other reading is tried once something is known to be wrong.
    fn from(failure: ParseError<'a>) -> nom::Err<ParseError<'a>> {
        nom::Err::Failure(failure)
    }
}

/// Reads a whole text with one of these parsers.
pub(crate) fn read_whole<T: 'static>(
    text: &str,
    parse: for<'a> fn(&'a str) -> Result<T, ParseError<'a>>,
) -> Result<T, NotationError> {
    reading(text, move |text| {
        parse(text).map_err(|failure| failure.located_in(text))
    })
}

/// Where a slice of the source stands in it.
pub(crate) fn span(source: &str, part: &str) -> Range<usize> {
    let start = source.offset(part);
    start..start + part.len()
}

/// A number as the notation writes it: digits, and no needless zero before them.
pub(crate) fn number(key: Key, word: &str) -> Result<u32, ParseError<'_>> {
    let digits: Parsed<'_, &str> = all_consuming(digit1).parse(word);
    if digits.is_err() {
        return Err(ParseError::word(word, |word| {
            ErrorKind::NotANumber(key, word)
        }));
    }
    no_leading_zero(word)?;
    let large = || ParseError::new(word, ErrorKind::LargeNumber(key, word.to_string()));
    word.parse()
        .ok()
        .filter(|&number| number <= LARGEST_NUMBER)
        .ok_or_else(large)
}

/// Refuses `07` and `00`.
pub(super) fn no_leading_zero(digits: &str) -> Result<(), ParseError<'_>> {
    if digits.len() == 1 || !digits.starts_with('0') {
        return Ok(());
    }
    let number = match digits.trim_start_matches('0') {
        "" => "0",
        number => number,
    };
    Err(ParseError::new(
        digits,
        ErrorKind::LeadingZero(digits.to_string(), number.to_string()),
    ))
}

/// Whether a character parts words.
pub(crate) fn is_space(found: char) -> bool {
    matches!(found, ' ' | '\t')
}

/// What follows the spaces at the beginning of a text, of which one may be a comma.
pub(crate) fn behind_comma(text: &str) -> &str {
    let text = text.trim_start_matches(is_space);
    text.strip_prefix(',')
        .map_or(text, |behind| behind.trim_start_matches(is_space))
}

/// Whether a line holds nothing.
pub(crate) fn is_blank(line: &str) -> bool {
    line.trim_end_matches('\r').chars().all(is_space)
}

/// The words of a line.
pub(crate) fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(is_space).filter(|word| !word.is_empty())
}

/// The first word of a line; empty where it has none.
pub(super) fn first_word(line: &str) -> &str {
    words(line.trim_end_matches('\r'))
        .next()
        .unwrap_or_default()
}

/// Whether a line holds this word and nothing behind it, not even a space.
pub(super) fn whole_word(line: &str, word: &str) -> bool {
    line.trim_end_matches('\r').ends_with(word) && words(line).count() == 1
}
