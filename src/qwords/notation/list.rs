use std::str::FromStr;

use super::fault;
use crate::notation::{NotationError, ParseError, is_blank, is_space, read_whole};
use crate::qwords::{LONGEST, Letter, Pattern, Problem, SHORTEST, Words, fold};

/// The letters of a word, capital or small; `None` where a character is no letter.
pub(super) fn folded(word: &str) -> Option<Vec<Letter>> {
    let letters: Option<Vec<_>> = word.chars().map(fold).collect();
    letters.map(|letters| letters.into_iter().flatten().collect())
}

/// The letters of a word, capital or small.
pub(super) fn word(word: &str) -> Result<Vec<Letter>, ParseError<'_>> {
    folded(word).ok_or_else(|| {
        let wrong = word.find(|found| fold(found).is_none()).unwrap_or_default();
        ParseError::first(&word[wrong..], |found| Problem::NotInAWord(found).into())
    })
}

/// Reads letters that stand side by side: `AEKRSU`.
pub fn parse_letters(text: &str) -> Result<Vec<Letter>, NotationError> {
    read_whole(text, word)
}

/// A list of words, one a line; words of other lengths than two to five letters are left out, as
/// are comments and blank lines.
fn words(text: &str) -> Result<Words, ParseError<'_>> {
    let mut words = Words::empty();
    for line in text
        .lines()
        .filter(|line| !is_blank(line) && !line.starts_with('#'))
    {
        words.add(&word(line.trim_end_matches('\r').trim_matches(is_space))?);
    }
    if words.is_empty() {
        Err(fault(&text[text.len()..], Problem::NoWords))
    } else {
        Ok(words)
    }
}

/// Letters, capital or small, and `.` for any letter.
fn pattern(text: &str) -> Result<Pattern, ParseError<'_>> {
    let mut places = Vec::new();
    for (place, found) in text.char_indices() {
        if found == '.' {
            places.push(None);
        } else {
            let found = &text[place..place + found.len_utf8()];
            places.extend(word(found)?.into_iter().map(Some));
        }
    }
    match places.len() {
        SHORTEST..=LONGEST => Ok(Pattern(places.into_iter().collect())),
        count => Err(fault(text, Problem::PatternLength(count))),
    }
}

impl FromStr for Words {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Words, NotationError> {
        read_whole(text, words)
    }
}

impl FromStr for Pattern {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Pattern, NotationError> {
        read_whole(text, pattern)
    }
}
