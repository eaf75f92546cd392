use std::iter::Peekable;
use std::str::FromStr;

use super::Problem;
use crate::notation::{
    NotationError, ParseError, colon_pair, is_blank, is_space, read_whole, without_comment, words,
};
use crate::qwords::{
    Action, Cell, Claims, LONGEST, Letter, Line, Pattern, SHORTEST, SIZE, Words, fold,
};

/// The word before a letter that the joker writes.
const JOKER: &str = "joker";

/// Reads an action, legal or not.
pub fn parse_action(text: &str) -> Result<Action, NotationError<Problem>> {
    read_whole(text, action)
}

/// Reads actions one after the other, at least one: `U@c3 joker Q@d4`.
pub fn parse_actions(text: &str) -> Result<Vec<Action>, NotationError<Problem>> {
    read_whole(text, actions)
}

fn action(text: &str) -> Result<Action, ParseError<'_, Problem>> {
    let text = trimmed(text);
    let mut words = words(text).peekable();
    let action = next(text, &mut words)?;
    match words.next() {
        None => Ok(action),
        Some(extra) => Err(ParseError::new(
            extra,
            Problem::WordsAfterAction(extra.to_owned()),
        )),
    }
}

fn actions(text: &str) -> Result<Vec<Action>, ParseError<'_, Problem>> {
    let text = trimmed(text);
    let mut words = words(text).peekable();
    let mut actions = vec![next(text, &mut words)?];
    while words.peek().is_some() {
        actions.push(next(text, &mut words)?);
    }
    Ok(actions)
}

fn trimmed(text: &str) -> &str {
    text.trim_matches([' ', '\t', '\r', '\n'])
}

/// The action at the beginning of a text.
fn next<'a>(
    text: &'a str,
    words: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> Result<Action, ParseError<'a, Problem>> {
    let joker = words.next_if(|word| *word == JOKER).is_some();
    let Some(word) = words.next() else {
        return Err(ParseError::new(&text[text.len()..], Problem::EmptyAction));
    };
    let Some((letter_text, cell_text)) = word.split_once('@') else {
        return Err(ParseError::word(word, Problem::NoAt));
    };
    Ok(Action {
        joker,
        letter: letter(letter_text)?,
        cell: cell(cell_text)?,
    })
}

fn letter(word: &str) -> Result<Letter, ParseError<'_, Problem>> {
    match folded(word).as_deref() {
        Some(&[letter]) if word.contains(char::is_lowercase) => {
            let found = word.chars().next().unwrap_or_default();
            Err(ParseError::new(
                word,
                Problem::SmallLetter(found, letter.to_string()),
            ))
        }
        Some(&[letter]) => Ok(letter),
        _ => Err(ParseError::word(word, Problem::NotALetter)),
    }
}

/// A cell of the grid, `a1` to `e5`.
fn cell(word: &str) -> Result<Cell, ParseError<'_, Problem>> {
    let place = |found: u8, first: u8| usize::from(found.wrapping_sub(first)).min(SIZE);
    let named = match *word.as_bytes() {
        [column, row] => Cell::new(place(column, b'a'), place(row, b'1')),
        _ => None,
    };
    named.ok_or_else(|| ParseError::word(word, Problem::NotACell))
}

impl FromStr for Action {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Action, NotationError<Problem>> {
        parse_action(text)
    }
}

impl FromStr for Cell {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Cell, NotationError<Problem>> {
        read_whole(text, cell)
    }
}

/// Reads the claims of a sheet: `row 1: DUO`. A line with `-`, or left out, claims nothing.
pub fn parse_claims(text: &str) -> Result<Claims, NotationError<Problem>> {
    read_whole(text, claims)
}

fn claims(source: &str) -> Result<Claims, ParseError<'_, Problem>> {
    let mut claims = Claims::default();
    let mut seen = Vec::new();
    for text in source
        .lines()
        .map(|line| without_comment(line).0)
        .filter(|line| !is_blank(line))
    {
        let text = text.trim_start_matches(is_space);
        let pair = colon_pair(text).ok_or_else(|| ParseError::new(text, Problem::NoClaimLine))?;
        let (name, claim) = (pair.key, pair.value);
        let line = named(name).ok_or_else(|| ParseError::word(name, Problem::NotALine))?;
        if seen.contains(&line) {
            return Err(ParseError::new(name, Problem::LineTwice(name.to_owned())));
        }
        seen.push(line);
        if claim.is_empty() {
            return Err(ParseError::new(text, Problem::NoClaim));
        }
        if claim == "-" {
            continue;
        }
        let letters = folded_word(claim)?;
        if !(SHORTEST..=LONGEST).contains(&letters.len()) {
            return Err(ParseError::new(claim, Problem::ClaimLength(letters.len())));
        }
        claims.0[line.index()] = Some(letters.into_iter().collect());
    }
    match seen.is_empty() {
        true => Err(ParseError::new(&source[source.len()..], Problem::NoClaim)),
        false => Ok(claims),
    }
}

fn named(name: &str) -> Option<Line> {
    let mut words = name.split(is_space).filter(|word| !word.is_empty());
    let name = [words.next()?, words.next()?].join(" ");
    let line = Line::all().find(|line| line.to_string() == name);
    line.filter(|_| words.next().is_none())
}

impl FromStr for Claims {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Claims, NotationError<Problem>> {
        parse_claims(text)
    }
}

/// The letters of a word, capital or small; `None` if a character is not a letter.
fn folded(word: &str) -> Option<Vec<Letter>> {
    let letters: Option<Vec<_>> = word.chars().map(fold).collect();
    letters.map(|letters| letters.into_iter().flatten().collect())
}

/// The letters of a word, capital or small.
fn folded_word(word: &str) -> Result<Vec<Letter>, ParseError<'_, Problem>> {
    folded(word).ok_or_else(|| {
        let wrong = word.find(|found| fold(found).is_none()).unwrap_or_default();
        ParseError::first(&word[wrong..], Problem::NotInAWord)
    })
}

/// Reads letters without spaces between them: `AEKRSU`.
pub fn parse_letters(text: &str) -> Result<Vec<Letter>, NotationError<Problem>> {
    read_whole(text, folded_word)
}

/// A list of words, one per line. Ignores comments, blank lines, and words that do not have two to
/// five letters.
fn word_list(text: &str) -> Result<Words, ParseError<'_, Problem>> {
    let mut words = Words::empty();
    for line in text
        .lines()
        .filter(|line| !is_blank(line) && !line.starts_with('#'))
    {
        words.add(&folded_word(
            line.trim_end_matches('\r').trim_matches(is_space),
        )?);
    }
    if words.is_empty() {
        Err(ParseError::new(&text[text.len()..], Problem::NoWords))
    } else {
        Ok(words)
    }
}

/// Letters, capital or small, and `.` for any letter.
fn pattern(text: &str) -> Result<Pattern, ParseError<'_, Problem>> {
    let mut places = Vec::new();
    for (place, found) in text.char_indices() {
        if found == '.' {
            places.push(None);
        } else {
            let found = &text[place..place + found.len_utf8()];
            places.extend(folded_word(found)?.into_iter().map(Some));
        }
    }
    match places.len() {
        SHORTEST..=LONGEST => Ok(Pattern(places.into_iter().collect())),
        count => Err(ParseError::new(text, Problem::PatternLength(count))),
    }
}

impl FromStr for Words {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Words, NotationError<Problem>> {
        read_whole(text, word_list)
    }
}

impl FromStr for Pattern {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Pattern, NotationError<Problem>> {
        read_whole(text, pattern)
    }
}
