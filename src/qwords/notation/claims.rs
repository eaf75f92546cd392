use std::str::FromStr;

use super::fault;
use super::list::word;
use super::sheet::{key_and_value, without_comment};
use crate::notation::{NotationError, ParseError, is_blank, is_space, read_whole};
use crate::qwords::{Claims, LONGEST, Line, Problem, SHORTEST};

/// Reads the claims of a sheet, `row 1: DUO`; `-` claims nothing, as does a line that is left out.
pub fn parse_claims(text: &str) -> Result<Claims, NotationError> {
    read_whole(text, claims)
}

fn claims(source: &str) -> Result<Claims, ParseError<'_>> {
    let mut claims = Claims::default();
    let mut seen = Vec::new();
    for text in source
        .lines()
        .map(without_comment)
        .filter(|line| !is_blank(line))
    {
        let text = text.trim_start_matches(is_space);
        let (name, claim) = key_and_value(text).map_err(|_| fault(text, Problem::NoClaimLine))?;
        let line = named(name)
            .ok_or_else(|| ParseError::word(name, |name| Problem::NotALine(name).into()))?;
        if seen.contains(&line) {
            return Err(fault(name, Problem::LineTwice(name.to_owned())));
        }
        seen.push(line);
        if claim.is_empty() {
            return Err(fault(text, Problem::NoClaim));
        }
        if claim == "-" {
            continue;
        }
        let letters = word(claim)?;
        if !(SHORTEST..=LONGEST).contains(&letters.len()) {
            return Err(fault(claim, Problem::ClaimLength(letters.len())));
        }
        claims.0[line.index()] = Some(letters.into_iter().collect());
    }
    match seen.is_empty() {
        true => Err(fault(&source[source.len()..], Problem::NoClaim)),
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
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Claims, NotationError> {
        parse_claims(text)
    }
}
