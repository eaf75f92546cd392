use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use nom::character::complete::digit1;
use nom::combinator::all_consuming;
use nom::{IResult, Offset, Parser};

use super::lookalike::foreign_character;
use super::{ErrorKind, Key};
use crate::game::Rules;

/// A problem and its place in the text, in bytes. Records and Qwords have problems of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic<P = ErrorKind> {
    /// The place to point at.
    pub span: Range<usize>,
    /// What is wrong there.
    pub problem: P,
    /// Further places that belong to it.
    pub related: Vec<Range<usize>>,
}

/// Why a text could not be read: one syntax error, or every rule that it breaks.
#[derive(Clone)]
pub struct NotationError<P = ErrorKind> {
    problems: Vec<Diagnostic<P>>,
    reader: Option<Reader<P>>,
    rules: Option<Rules>,
}

/// Reads a text the way the one with the error was read, and returns the error, if any.
type Reader<P> = Arc<dyn Fn(&str) -> Option<NotationError<P>> + Send + Sync>;

/// Reads a text. An error remembers how, so that a suggestion can be tried out before it is made.
pub(crate) fn reading<T, P>(
    text: &str,
    parse: impl Fn(&str) -> Result<T, NotationError<P>> + Send + Sync + 'static,
) -> Result<T, NotationError<P>> {
    parse(text).map_err(|error| NotationError {
        reader: Some(Arc::new(move |text| parse(text).err())),
        ..error
    })
}

impl<P> NotationError<P> {
    /// The error of one problem.
    fn one(problem: Diagnostic<P>) -> NotationError<P> {
        NotationError {
            problems: vec![problem],
            reader: None,
            rules: None,
        }
    }

    /// The error of all these problems, in the order of the text; `None` if there are none.
    pub(crate) fn all(mut problems: Vec<Diagnostic<P>>) -> Option<NotationError<P>> {
        problems.sort_by_key(|located| located.span.start);
        (!problems.is_empty()).then_some(NotationError {
            problems,
            reader: None,
            rules: None,
        })
    }

    /// The problems, at least one, in the order of the text.
    pub fn problems(&self) -> &[Diagnostic<P>] {
        &self.problems
    }

    /// The first problem.
    #[expect(
        clippy::indexing_slicing,
        reason = "`one` and `all` make no error without a problem"
    )]
    pub fn first(&self) -> &Diagnostic<P> {
        &self.problems[0]
    }

    /// The same error, for a text that does not name the rules of its tiles.
    pub(super) fn under(self, rules: Rules) -> NotationError<P> {
        NotationError {
            rules: Some(rules),
            ..self
        }
    }

    /// The rules whose tiles the text was read with, unless it names them itself.
    pub(crate) fn rules(&self) -> Option<Rules> {
        self.rules
    }

    /// What is wrong with another text that is read in the same way; `None` if that way is not
    /// known.
    pub(crate) fn read_again(&self, text: &str) -> Option<Result<(), NotationError<P>>> {
        self.reader
            .as_ref()
            .map(|read| read(text).map_or(Ok(()), Err))
    }
}

/// Errors are equal if their problems are, however the text was read.
impl<P: PartialEq> PartialEq for NotationError<P> {
    fn eq(&self, other: &NotationError<P>) -> bool {
        self.problems == other.problems
    }
}

impl<P: Eq> Eq for NotationError<P> {}

impl<P: fmt::Debug> fmt::Debug for NotationError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NotationError")
            .field("problems", &self.problems)
            .finish_non_exhaustive()
    }
}

/// Far above any score, bag or number of players, and small enough to add up.
const LARGEST_NUMBER: u32 = 999_999;

/// What a parser returns.
pub(crate) type Parsed<'a, T, P = ErrorKind> = IResult<&'a str, T, ParseError<'a, P>>;

/// A problem, with the slice of the source that it is about: its place follows from the slice.
/// Small, because it is part of every parser's result. It has no problem yet if a parser merely did
/// not find what it looks for.
#[derive(Debug)]
pub(crate) struct ParseError<'a, P = ErrorKind> {
    at: &'a str,
    problem: Option<Box<P>>,
}

impl<'a, P: From<ErrorKind>> ParseError<'a, P> {
    pub(crate) fn new(at: &'a str, problem: P) -> ParseError<'a, P> {
        ParseError {
            at,
            problem: Some(Box::new(problem)),
        }
    }

    /// A problem of the first character, or of the end of the text. A character outside ASCII is a
    /// problem of its own.
    pub(crate) fn first(input: &'a str, problem: impl FnOnce(char) -> P) -> ParseError<'a, P> {
        match input.chars().next() {
            Some(found) => {
                let problem =
                    foreign_character(found).map_or_else(|| problem(found), |kind| kind.into());
                ParseError::new(&input[..found.len_utf8()], problem)
            }
            None => ParseError::new(input, ErrorKind::NoTile.into()),
        }
    }

    /// A problem of a whole word, unless it has a character outside ASCII.
    pub(crate) fn word(word: &'a str, problem: impl FnOnce(String) -> P) -> ParseError<'a, P> {
        match word.find(|found: char| !found.is_ascii()) {
            Some(place) => {
                ParseError::first(&word[place..], |found| ErrorKind::NotAscii(found).into())
            }
            None => ParseError::new(word, problem(word.to_string())),
        }
    }

    /// The error, once the whole source is known.
    pub(crate) fn located_in(self, source: &str) -> NotationError<P> {
        match self.problem {
            Some(problem) => NotationError::one(Diagnostic {
                span: span(source, self.at),
                problem: *problem,
                related: Vec::new(),
            }),
            None => ParseError::first(self.at, |found| P::from(ErrorKind::NotATile(found)))
                .located_in(source),
        }
    }
}

impl<'a> ParseError<'a> {
    /// The same error among the problems of another notation.
    pub(crate) fn wrapped<P: From<ErrorKind>>(self) -> ParseError<'a, P> {
        ParseError {
            at: self.at,
            problem: self.problem.map(|problem| Box::new(P::from(*problem))),
        }
    }
}

impl<'a, P> nom::error::ParseError<&'a str> for ParseError<'a, P> {
    fn from_error_kind(input: &'a str, _: nom::error::ErrorKind) -> ParseError<'a, P> {
        ParseError {
            at: input,
            problem: None,
        }
    }

    fn append(_: &'a str, _: nom::error::ErrorKind, inner: ParseError<'a, P>) -> ParseError<'a, P> {
        inner
    }
}

impl<'a, P> From<ParseError<'a, P>> for nom::Err<ParseError<'a, P>> {
    /// No other reading is tried once something is known to be wrong.
    fn from(error: ParseError<'a, P>) -> nom::Err<ParseError<'a, P>> {
        nom::Err::Failure(error)
    }
}

/// Reads a whole text with one of these parsers.
pub(crate) fn read_whole<T: 'static, P: From<ErrorKind> + 'static>(
    text: &str,
    parse: for<'a> fn(&'a str) -> Result<T, ParseError<'a, P>>,
) -> Result<T, NotationError<P>> {
    reading(text, move |text| {
        parse(text).map_err(|error| error.located_in(text))
    })
}

/// Where a slice of the source stands in it.
pub(crate) fn span(source: &str, part: &str) -> Range<usize> {
    let start = source.offset(part);
    start..start + part.len()
}

/// A number as the notation writes it: digits without leading zeros.
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

/// Whether a character separates words.
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

/// The first word of a line; empty if it has none.
pub(super) fn first_word(line: &str) -> &str {
    words(line.trim_end_matches('\r'))
        .next()
        .unwrap_or_default()
}

/// Whether a line holds this word and nothing behind it, not even a space.
pub(super) fn whole_word(line: &str, word: &str) -> bool {
    line.trim_end_matches('\r').ends_with(word) && words(line).count() == 1
}
