use std::iter::Peekable;
use std::str::FromStr;

use arrayvec::ArrayVec;
use nom::character::complete::{anychar, space0};
use nom::combinator::{consumed, iterator};
use nom::sequence::preceded;
use nom::{Finish, Parser};

use super::{NAME, Problem};
use crate::named::named;
use crate::notation::{
    FieldKey, Fields, Form, NotationError, Pair, ParseError, Parsed, Spanned, colon_pair, is_blank,
    is_space, read_whole, without_comment, words,
};
use crate::qwords::{
    Cell, Face, Grid, GridError, Position, Roll, SIZE, Side, Square, Variant, WordList, fold,
};

named! {
    /// The parts of a position that have a name, in the order of a sheet.
    Key {
        /// Which game is played: `qwords`.
        Rules "rules",
        /// The letters so far.
        Grid "grid",
        /// The faces of the active dice.
        Roll "roll",
        /// The side of the sheet.
        Side "side",
        /// Whether the joker is left.
        Joker "joker",
        /// Whether the centre lines count double.
        Double "double",
        /// The words that count.
        Words "words",
    }
}

impl Key {
    /// The keys of a form.
    pub fn of(form: Form) -> impl Iterator<Item = Key> {
        Key::ALL.into_iter().filter(move |key| key.belongs_to(form))
    }

    /// Whether a form has this key: in a line, rules, grid and roll go by their place.
    pub const fn belongs_to(self, form: Form) -> bool {
        matches!(form, Form::Sheet) || !matches!(self, Key::Rules | Key::Grid | Key::Roll)
    }

    /// The key with a value that it may have, to show what it looks like.
    pub fn example(self, form: Form) -> String {
        let value = match self {
            Key::Rules => NAME,
            Key::Grid => "",
            Key::Roll => "U/T",
            Key::Side => "b",
            Key::Joker | Key::Double => "yes",
            Key::Words => "fr",
        };
        let joint = if form == Form::Line { "=" } else { ": " };
        format!("{}{joint}{value}", self.name())
    }

    /// Every value that a key of few values may have.
    pub fn values(self) -> Vec<&'static str> {
        match self {
            Key::Rules => vec![NAME],
            Key::Grid | Key::Roll => Vec::new(),
            Key::Side => Side::ALL.map(Side::name).to_vec(),
            Key::Joker | Key::Double => vec!["yes", "no"],
            Key::Words => WordList::ALL.map(WordList::code).to_vec(),
        }
    }
}

impl FieldKey for Key {
    type Problem = Problem;

    fn in_form(name: &str, form: Form) -> Option<Key> {
        Key::from_name(name).filter(|key| key.belongs_to(form))
    }

    fn takes_rows(self) -> bool {
        self == Key::Grid
    }

    fn unknown(pair: Pair<'_>, form: Form) -> ParseError<'_, Problem> {
        ParseError::new(pair.key, Problem::UnknownKey(pair.key.to_owned(), form))
    }

    fn repeated(self, pair: Pair<'_>) -> ParseError<'_, Problem> {
        ParseError::new(pair.key, Problem::KeyTwice(self))
    }

    fn without_value(self, pair: Pair<'_>, form: Form) -> ParseError<'_, Problem> {
        ParseError::new(pair.whole, Problem::NoValue(self, form))
    }
}

/// A position line, or a grid alone.
pub(super) fn line(line: &str) -> Result<Position, ParseError<'_, Problem>> {
    let line = line.trim_end_matches('\r').trim_end_matches([' ', '\t']);
    let end = &line[line.len()..];
    let mut words = words(line);
    let first = words.next().unwrap_or(end);
    if first != NAME {
        return match words.next() {
            None => Ok(Position {
                grid: grid_in_line(first)?,
                ..Position::default()
            }),
            Some(_) => Err(ParseError::word(first, Problem::NotQwords)),
        };
    }
    let grid = grid_in_line(words.next().unwrap_or(end))?;
    let roll_word = words.next().unwrap_or(end);
    if roll_word.is_empty() || roll_word.contains('=') {
        return Err(ParseError::new(roll_word, Problem::NoRoll));
    }
    let roll = roll(roll_word)?;
    let mut keys = Fields::new(Form::Line);
    let mut values = Values::new();
    for word in words {
        let Some((key, value)) = word.split_once('=') else {
            return Err(ParseError::word(word, Problem::NotAPair));
        };
        let whole = word;
        values.read(keys.key(Pair { key, value, whole })?, value)?;
    }
    Ok(Position {
        grid,
        roll,
        variant: values.variant()?,
        language: values.language,
    })
}

/// A position sheet.
pub(super) fn sheet(source: &str) -> Result<Position, ParseError<'_, Problem>> {
    let mut lines = source
        .lines()
        .map(|line| without_comment(line).0)
        .filter(|line| !is_blank(line))
        .peekable();
    let mut keys = Fields::new(Form::Sheet);
    let mut values = Values::new();
    let (mut rules, mut grid, mut rolled) = (None, None, None);
    while let Some(line) = lines.next() {
        if line.starts_with(is_space) {
            let text = line.trim_start_matches(is_space);
            return Err(ParseError::new(text, Problem::StrayRow));
        }
        let pair = colon_pair(line).ok_or_else(|| ParseError::new(line, Problem::NoKey))?;
        let (key, value) = (keys.key(pair)?, pair.value);
        match key {
            Key::Rules if value == NAME => rules = Some(()),
            Key::Rules => {
                return Err(ParseError::new(
                    value,
                    Problem::WrongValue(key, value.to_owned()),
                ));
            }
            Key::Grid => grid = Some(block(line, value, &mut lines)?),
            Key::Roll => rolled = Some(roll(value)?),
            Key::Side | Key::Joker | Key::Double | Key::Words => values.read(key, value)?,
        }
    }
    let end = source.trim_end();
    let missing = |key| ParseError::new(&end[end.len()..], Problem::MissingKey(key));
    rules.ok_or_else(|| missing(Key::Rules))?;
    let grid = grid.ok_or_else(|| missing(Key::Grid))?;
    let roll = rolled.ok_or_else(|| missing(Key::Roll))?;
    Ok(Position {
        grid,
        roll,
        variant: values.variant()?,
        language: values.language,
    })
}

/// The rows below `grid:`.
fn block<'a>(
    key_line: &'a str,
    value: &'a str,
    lines: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> Result<Grid, ParseError<'a, Problem>> {
    if !value.is_empty() {
        return Err(ParseError::new(value, Problem::NoRows));
    }
    let mut rows = Vec::new();
    while let Some(line) = lines.next_if(|line| line.starts_with(is_space)) {
        rows.push(row(line.trim_start_matches(is_space))?);
    }
    match &rows[..] {
        [] => Err(ParseError::new(key_line, Problem::NoRows)),
        rows => of_rows(key_line, rows),
    }
}

/// A grid in one word, its rows joined by `/`.
pub(super) fn grid_in_line(word: &str) -> Result<Grid, ParseError<'_, Problem>> {
    if word.is_empty() {
        return Err(ParseError::new(word, Problem::NoGrid));
    }
    let rows = word.split('/').map(row).collect::<Result<Vec<_>, _>>()?;
    of_rows(word, &rows)
}

/// The squares of a row, with or without spaces between them.
pub(super) fn row(text: &str) -> Result<[Spanned<'_, Square>; SIZE], ParseError<'_, Problem>> {
    let mut characters = iterator(text, preceded(space0, consumed(square)));
    let read: Vec<(&str, ArrayVec<Square, 2>)> = characters.by_ref().collect();
    characters.finish().finish()?;
    let squares: Vec<Spanned<'_, Square>> = read
        .into_iter()
        .flat_map(|(text, squares)| squares.into_iter().map(move |square| (text, square)))
        .collect();
    let count = squares.len();
    squares
        .try_into()
        .map_err(|_| ParseError::new(text, Problem::RowLength(count)))
}

/// The grid of these rows; errors point into the text that they are from.
pub(super) fn of_rows<'a>(
    text: &'a str,
    rows: &[[Spanned<'a, Square>; SIZE]],
) -> Result<Grid, ParseError<'a, Problem>> {
    let read: Vec<Spanned<'a, Square>> = rows.concat();
    let squares: Vec<Square> = read.iter().map(|&(_, square)| square).collect();
    let squares = squares
        .try_into()
        .map_err(|_| ParseError::new(text, Problem::RowCount(rows.len())))?;
    let at = |cell: Cell| read[cell.index()].0;
    Grid::new(squares).map_err(|errors| match &errors[..] {
        [GridError::TooManyDots { cells }, ..] => ParseError::new(
            at(cells[cells.len() - 1]),
            Problem::TooManyDots(cells.len()),
        ),
        [GridError::DotLeft { dots, letters }, ..] => {
            ParseError::new(at(dots[0]), Problem::DotLeft(dots.len(), *letters))
        }
        [
            GridError::DotsInLine {
                cells: [one, other],
            },
            ..,
        ] => ParseError::new(at(*other), Problem::DotsInLine(*one, *other)),
        [] => unreachable!("what is no grid has an error"),
    })
}

/// What a character stands for: one square, two for Œ, none for an accent that belongs to the
/// letter before it.
fn square(input: &str) -> Parsed<'_, ArrayVec<Square, 2>, Problem> {
    let (rest, found) = anychar.parse(input)?;
    let here = &input[..found.len_utf8()];
    let one = |square| Ok((rest, ArrayVec::from_iter([square])));
    match fold(found) {
        _ if found == '.' => one(Square::Free),
        _ if found == 'o' => one(Square::Dotted),
        Some(letters) if found.is_lowercase() => {
            let capital = letters.iter().map(ToString::to_string).collect();
            Err(ParseError::new(here, Problem::SmallLetter(found, capital)).into())
        }
        Some(letters) => Ok((rest, letters.into_iter().map(Square::Letter).collect())),
        None => Err(ParseError::first(input, Problem::NotASquare).into()),
    }
}

/// The values that both forms have.
struct Values<'a> {
    side: Side,
    joker: Option<(&'a str, bool)>,
    double: Option<(&'a str, bool)>,
    language: WordList,
}

impl<'a> Values<'a> {
    fn new() -> Values<'a> {
        let (side, language) = (Side::default(), WordList::default());
        Values {
            side,
            joker: None,
            double: None,
            language,
        }
    }

    /// Reads the value of one of these keys; ignores the keys that each form reads itself.
    fn read(&mut self, key: Key, value: &'a str) -> Result<(), ParseError<'a, Problem>> {
        let wrong = || ParseError::new(value, Problem::WrongValue(key, value.to_owned()));
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

    /// The side and its extra rules, once everything is read.
    fn variant(&self) -> Result<Variant, ParseError<'a, Problem>> {
        let mut variant = Variant::new(self.side);
        if let Some((text, joker)) = self.joker {
            variant = variant
                .with_joker(joker)
                .ok_or_else(|| ParseError::new(text, Problem::OnlyOnSideB(Key::Joker)))?;
        }
        if let Some((text, double)) = self.double {
            variant = variant
                .with_double(double)
                .ok_or_else(|| ParseError::new(text, Problem::OnlyOnSideB(Key::Double)))?;
        }
        Ok(variant)
    }
}

/// `U/T`, or `-` if nothing is rolled.
fn roll(word: &str) -> Result<Option<Roll>, ParseError<'_, Problem>> {
    if word == "-" {
        return Ok(None);
    }
    let mut characters = word.char_indices();
    let mut next = || characters.next();
    match (next(), next(), next(), next()) {
        (Some((_, one)), Some((_, '/')), Some((place, other)), None)
            if one != '/' && other != '/' =>
        {
            Ok(Some(Roll(face(word)?, face(&word[place..])?)))
        }
        _ => Err(ParseError::new(word, Problem::NotARoll(word.to_owned()))),
    }
}

impl FromStr for Roll {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Roll, NotationError<Problem>> {
        read_whole(text, |text| {
            roll(text)?.ok_or_else(|| ParseError::new(text, Problem::NotARoll(text.to_owned())))
        })
    }
}

/// The face that the first character of a text stands for.
fn face(text: &str) -> Result<Face, ParseError<'_, Problem>> {
    let Some(found) = text.chars().next() else {
        return Err(ParseError::new(text, Problem::NoRoll));
    };
    if let Some(face) = Face::from_char(found) {
        return Ok(face);
    }
    let here = &text[..found.len_utf8()];
    match fold(found).as_deref() {
        Some(&[letter]) if found.is_lowercase() => Err(ParseError::new(
            here,
            Problem::SmallLetter(found, letter.to_string()),
        )),
        Some(&[letter]) => Ok(Face::Letter(letter)),
        _ => Err(ParseError::first(text, Problem::NotAFace)),
    }
}
