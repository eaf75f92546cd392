use std::ops::Range;
use std::{fmt, iter};

use nom::Offset;

use super::{Diagnostic, ErrorKind, NotationError, foreign, is_in_rows, named_rules, tile};
use crate::game::Rules;

/// A class of mistake in a text: those of positions and turns, of records, of Qwords.
pub trait Mistake: fmt::Debug + PartialEq {
    /// Its code, for programs.
    fn code(&self) -> &'static str;

    /// The mistake as one that any notation may have.
    fn notation(&self) -> Option<&ErrorKind>;

    /// Whether it is a turn of a record that breaks the rules.
    fn is_bad_turn(&self) -> bool {
        false
    }

    /// Whether a text with this mistake can be read, though it breaks the rules.
    fn breaks_rules(&self) -> bool {
        self.is_bad_turn() || self.notation().is_some_and(ErrorKind::breaks_rules)
    }
}

/// The place of a mistake in its text. Every suggestion is written there, and the whole text read
/// again, before it is made: one that leaves an error at its place is not made.
pub struct Place<'a> {
    span: Range<usize>,
    source: &'a str,
    rules: Option<Rules>,
    reader: Option<Box<dyn Reread + 'a>>,
}

/// Texts that would do in place of a part of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement<'a> {
    /// The texts, at least one.
    pub texts: Vec<String>,
    /// What they stand for, unless that is what is pointed at.
    pub instead_of: Option<&'a str>,
}

/// Reads a text again with a change in it.
trait Reread {
    /// Reads the text with another one in a part of it; `None` if that part is still wrong, or the
    /// problem still there. What breaks the rules but can be read may not matter.
    fn with(&self, span: &Range<usize>, text: &str, rules_matter: bool) -> Option<Fit>;
}

/// One of an error's problems and the text that was read.
struct Problem<'a, P> {
    error: &'a NotationError<P>,
    located: &'a Diagnostic<P>,
    source: &'a str,
}

/// The longest text that is suggested, in bytes: nobody reads, let alone types, a longer one.
const LONGEST: usize = 120;

/// How well a suggestion does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Something is still wrong elsewhere.
    Here,
    /// Nothing is wrong any more.
    Everywhere,
}

impl<P: Mistake> NotationError<P> {
    /// The place of one of its problems in the text that was read.
    pub fn place<'a>(&'a self, located: &'a Diagnostic<P>, source: &'a str) -> Place<'a> {
        Place {
            span: located.span.clone(),
            source,
            rules: self.rules().or_else(|| named_rules(source)),
            reader: Some(Box::new(Problem {
                error: self,
                located,
                source,
            })),
        }
    }
}

impl<'a> Place<'a> {
    /// No place at all: nothing can be tried out, so nothing is suggested.
    pub fn nowhere() -> Place<'static> {
        Place {
            span: 0..0,
            source: "",
            rules: None,
            reader: None,
        }
    }

    /// Where it is.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// What stands at a place of the text.
    pub fn text(&self, span: Range<usize>) -> &'a str {
        self.source.get(span).unwrap_or_default()
    }

    /// The rules whose tiles stand in the text, if they are known.
    pub fn rules(&self) -> Option<Rules> {
        self.rules
    }

    /// The first text that leaves nothing wrong; if none does, the first that would do here.
    pub fn best(&self, texts: impl IntoIterator<Item = impl Into<String>>) -> Option<String> {
        self.fitting(&self.span, texts).into_iter().next()
    }

    /// The text, if it would do here.
    pub fn fit(&self, text: impl Into<String>) -> Option<String> {
        self.best([text])
    }

    /// Those of some texts that leave nothing wrong in a part of the source, which need not be what
    /// is pointed at; if none does, those that would do there.
    pub fn replacement(
        &self,
        span: &Range<usize>,
        texts: impl IntoIterator<Item = impl Into<String>>,
    ) -> Option<Replacement<'a>> {
        let texts = self.fitting(span, texts);
        let instead_of = (*span != self.span).then(|| self.text(span.clone()));
        (!texts.is_empty()).then_some(Replacement { texts, instead_of })
    }

    fn fitting(
        &self,
        span: &Range<usize>,
        texts: impl IntoIterator<Item = impl Into<String>>,
    ) -> Vec<String> {
        let tried = texts
            .into_iter()
            .map(Into::into)
            .filter_map(|text| Some((self.try_out(span, &text)?, text)));
        let tried: Vec<(Fit, String)> = tried.collect();
        let best = tried.iter().map(|(fit, _)| *fit).max();
        tried
            .into_iter()
            .filter(|(fit, _)| Some(*fit) == best)
            .map(|(_, text)| text)
            .collect()
    }

    /// Whether a text would do if it were added behind what is pointed at.
    pub fn may_add(&self, text: &str) -> bool {
        let end = self.span.end;
        self.try_out(&(end..end), text).is_some()
    }

    /// Whether the text would do without what is pointed at.
    pub fn may_leave_out(&self) -> bool {
        self.try_out(&self.span, "").is_some()
    }

    /// Whether the text would do without the slash before or behind what is pointed at.
    pub fn may_leave_out_slash(&self) -> bool {
        let at = self.span.start;
        let slashes = [at.saturating_sub(1)..at, at..at + 1];
        slashes
            .iter()
            .any(|slash| self.text(slash.clone()) == "/" && self.try_out(slash, "").is_some())
    }

    /// Whether what is pointed at stands in a row of a sheet's board.
    pub fn is_in_rows(&self) -> bool {
        self.reader.is_some() && is_in_rows(self.source, self.span.start)
    }

    /// Whether a text can be read in place of what is pointed at, whatever the rules say of it.
    pub(super) fn can_be_read(&self, text: &str) -> bool {
        self.reader
            .as_ref()
            .is_some_and(|reader| reader.with(&self.span, text, false).is_some())
    }

    /// Whether a whole tile begins with a letter in place of what is pointed at.
    pub(super) fn begins_tile(&self, letter: char) -> bool {
        let behind = self.source.get(self.span.end..).unwrap_or_default();
        // A tile has three letters at most, and the one behind it shows whether it ends there.
        let text: String = iter::once(letter).chain(behind.chars().take(3)).collect();
        self.reader.is_some() && tile(&text).is_ok()
    }

    /// The runs of dots that stand alone elsewhere in the text, outside comments.
    pub(super) fn other_dots(&self) -> impl Iterator<Item = &'a str> {
        let (span, source) = (self.span(), self.source);
        let is_other = move |word: &&str| {
            !span.contains(&source.offset(word)) && word.bytes().all(|dot| dot == b'.')
        };
        let words = source.lines().flat_map(|line| {
            line.split('#')
                .next()
                .unwrap_or_default()
                .split([' ', '\t', ',', '\r'])
        });
        words.filter(|word| !word.is_empty()).filter(is_other)
    }

    fn try_out(&self, span: &Range<usize>, text: &str) -> Option<Fit> {
        self.reader.as_ref()?.with(span, text, true)
    }
}

impl<P: Mistake> Reread for Problem<'_, P> {
    fn with(&self, span: &Range<usize>, text: &str, rules_matter: bool) -> Option<Fit> {
        let Problem {
            error,
            located,
            source,
        } = *self;
        if text.len() > LONGEST {
            return None;
        }
        // The turns of a record are judged only once all of it can be read.
        let was_unread = !located.problem.breaks_rules();
        let is_ignored = |found: &Diagnostic<P>| match rules_matter {
            true => was_unread && found.problem.is_bad_turn(),
            false => found.problem.breaks_rules(),
        };
        let changed = [source.get(..span.start)?, text, source.get(span.end..)?].concat();
        let here = span.start..span.start + text.len();
        let rules = error.rules().or_else(|| named_rules(&changed));
        if has_foreign_tile(&changed, &here, rules) {
            return None;
        }
        let Err(after) = error.read_again(&changed)? else {
            return Some(Fit::Everywhere);
        };
        // Of several problems at one place, this one must go and no new one come.
        let was_there = |found: &Diagnostic<P>| {
            let mut before = error.problems().iter();
            found.problem != located.problem && before.any(|other| other.problem == found.problem)
        };
        let is_elsewhere = !touches(located, span);
        let is_wrong = |found: &Diagnostic<P>| {
            let remains = is_elsewhere && found.problem.code() == located.problem.code();
            let is_lost = text.is_empty()
                && matches!(
                    found.problem.notation(),
                    Some(ErrorKind::NoBoard | ErrorKind::NoRack)
                );
            remains || is_lost || touches(found, &here) && !was_there(found)
        };
        let mut after = after.problems().iter();
        (!after.any(|found| is_wrong(found) && !is_ignored(found))).then_some(Fit::Here)
    }
}

/// Whether a tile that overlaps a piece of text does not belong to the rules. The parser notices
/// that only if the rest of the text has no errors.
fn has_foreign_tile(text: &str, here: &Range<usize>, rules: Option<Rules>) -> bool {
    let Some(rules) = rules else { return false };
    let is_letter = |found: char| found.is_ascii_alphabetic();
    let start = text[..here.start].trim_end_matches(is_letter).len();
    let end = text.len() - text[here.end..].trim_start_matches(is_letter).len();
    let is_foreign = |at: usize| match tile(&text[at..]) {
        Ok((rest, found)) => {
            let end = text.len() - rest.len();
            at < here.end && here.start < end && foreign(found, rules).is_some()
        }
        Err(_) => false,
    };
    text[start..end]
        .char_indices()
        .any(|(at, letter)| letter.is_ascii_uppercase() && is_foreign(start + at))
}

/// Whether a problem has a part in a piece of text. The end of a piece is no part of it, unless it
/// is all there is of it.
fn touches<P>(located: &Diagnostic<P>, piece: &Range<usize>) -> bool {
    iter::once(&located.span)
        .chain(&located.related)
        .any(|span| match (span.is_empty(), piece.is_empty()) {
            (_, true) => span.start <= piece.start && piece.start <= span.end,
            (true, false) => piece.contains(&span.start),
            (false, false) => span.start < piece.end && piece.start < span.end,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tiles_that_overlap_the_piece_are_foreign() {
        let classic = Some(Rules::Classic);
        for (text, here, expected) in [
            ("RcbRc", 0..3, true),
            ("RcbRc", 2..4, true),
            ("RcbRc", 3..5, false),
            ("RcRcb", 0..2, false),
        ] {
            assert_eq!(
                has_foreign_tile(text, &here, classic),
                expected,
                "{text} {here:?}"
            );
        }
        assert!(!has_foreign_tile("RcbRc", &(0..3), None));
    }
}
