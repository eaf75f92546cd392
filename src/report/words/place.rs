use std::mem::discriminant;
use std::ops::Range;

use nom::Offset;

use super::or_list;
use crate::game::Rules;
use crate::notation::{self, Diagnostic, ErrorKind, NotationError, foreign, named_rules, tile};
use crate::record;

/// The place of a problem in its text. Every suggestion is written there, and the whole text read
/// again, before it is made: one that leaves an error at its place is not made.
#[derive(Clone, Copy)]
pub struct Place<'a>(Option<(&'a NotationError, &'a Diagnostic, &'a str)>);

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

impl<'a> Place<'a> {
    /// The place of one of an error's problems in the text that was read.
    pub fn new(error: &'a NotationError, located: &'a Diagnostic, source: &'a str) -> Place<'a> {
        Place(Some((error, located, source)))
    }

    /// No place at all: nothing can be tried out, so nothing is suggested.
    pub fn nowhere() -> Place<'static> {
        Place(None)
    }

    /// Where it is.
    pub fn span(&self) -> Range<usize> {
        self.0.map_or(0..0, |(_, located, _)| located.span.clone())
    }

    /// What stands at a place of the text.
    pub fn text(&self, span: Range<usize>) -> &'a str {
        self.0
            .and_then(|(.., source)| source.get(span))
            .unwrap_or_default()
    }

    /// The rules whose tiles stand in the text, where they are known.
    pub fn rules(&self) -> Option<Rules> {
        self.0
            .and_then(|(error, _, source)| error.rules().or_else(|| named_rules(source)))
    }

    /// The runs of dots that stand alone elsewhere in the text, outside comments.
    pub fn other_dots(&self) -> impl Iterator<Item = &'a str> {
        let (span, source) = (
            self.span(),
            self.text(0..self.0.map_or(0, |(.., source)| source.len())),
        );
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

    /// Those of some texts that leave nothing wrong; if none does, those that would do at their
    /// place.
    pub fn fitting(
        &self,
        span: &Range<usize>,
        texts: impl IntoIterator<Item = String>,
    ) -> Vec<String> {
        let tried = texts
            .into_iter()
            .filter_map(|text| Some((self.try_out(span, &text)?, text)));
        let tried: Vec<(Fit, String)> = tried.collect();
        let best = tried.iter().map(|(fit, _)| *fit).max();
        tried
            .into_iter()
            .filter(|(fit, _)| Some(*fit) == best)
            .map(|(_, text)| text)
            .collect()
    }

    /// The first text that leaves nothing wrong; if none does, the first that would do here.
    pub fn best(&self, texts: impl IntoIterator<Item = String>) -> Option<String> {
        self.fitting(&self.span(), texts).into_iter().next()
    }

    /// "write `…`", where that would do.
    pub fn write(&self, text: impl Into<String>) -> Option<String> {
        self.best([text.into()])
            .map(|text| format!("write `{text}`"))
    }

    /// "did you mean `…`?", where that would do.
    pub fn did_you_mean(&self, text: &str) -> Option<String> {
        self.best([text.to_owned()])
            .map(|text| format!("did you mean `{text}`?"))
    }

    /// "write `…` or `…` instead of `…`", those that would do at a part of the text that need not
    /// be what is pointed at.
    pub fn write_instead(
        &self,
        span: &Range<usize>,
        texts: impl IntoIterator<Item = String>,
    ) -> Option<String> {
        let fitting: Vec<String> = self
            .fitting(span, texts)
            .iter()
            .map(|text| format!("`{text}`"))
            .collect();
        let instead = match *span == self.span() {
            true => String::new(),
            false => format!(" instead of `{}`", self.text(span.clone())),
        };
        (!fitting.is_empty()).then(|| format!("write {}{instead}", or_list(&fitting)))
    }

    /// Whether a text would do if it were added at a byte of the text.
    pub fn may_add(&self, at: usize, text: &str) -> bool {
        self.try_out(&(at..at), text).is_some()
    }

    /// Whether the text would do without what is pointed at.
    pub fn may_leave_out(&self) -> bool {
        self.try_out(&self.span(), "").is_some()
    }

    /// Whether the text would do without the slash before or behind what is pointed at.
    pub fn may_leave_out_slash(&self) -> bool {
        let at = self.span().start;
        let slashes = [at.saturating_sub(1)..at, at..at + 1];
        slashes
            .iter()
            .any(|slash| self.text(slash.clone()) == "/" && self.try_out(slash, "").is_some())
    }

    /// Whether a whole tile begins with a letter in place of what is pointed at.
    pub fn begins_tile(&self, letter: char) -> bool {
        self.0.is_some_and(|(_, located, source)| {
            let behind = source.get(located.span.end..).unwrap_or_default();
            // A tile has three letters at most, and the one behind it tells whether it ends there.
            tile(
                &std::iter::once(letter)
                    .chain(behind.chars().take(3))
                    .collect::<String>(),
            )
            .is_ok()
        })
    }

    /// Whether what is pointed at stands in a row of a sheet's board.
    pub fn is_in_rows(&self) -> bool {
        self.0
            .is_some_and(|(_, located, source)| notation::is_in_rows(source, located.span.start))
    }

    /// Whether a text can be read in place of what is pointed at, whatever the rules say of it.
    pub fn can_be_read(&self, text: &str) -> bool {
        let span = self.span();
        self.try_with(&span, text, |found| is_fault(&found.problem))
            .is_some()
    }

    /// Reads the text with another one in a part of it; `None` where that part is still wrong, or
    /// the problem still there.
    fn try_out(&self, span: &Range<usize>, text: &str) -> Option<Fit> {
        let (_, located, _) = self.0?;
        // The turns of a record are judged only once all of it can be read.
        let was_unread = !is_fault(&located.problem);
        self.try_with(span, text, |found| {
            was_unread
                && matches!(
                    found.problem,
                    ErrorKind::Record(record::Problem::Turn { .. })
                )
        })
    }

    /// The same, where some problems do not matter.
    fn try_with(
        &self,
        span: &Range<usize>,
        text: &str,
        is_ignored: impl Fn(&Diagnostic) -> bool,
    ) -> Option<Fit> {
        let (error, located, source) = self.0.filter(|_| text.len() <= LONGEST)?;
        let changed = [source.get(..span.start)?, text, source.get(span.end..)?].concat();
        let here = span.start..span.start + text.len();
        if has_foreign_tile(
            &changed,
            &here,
            error.rules().or_else(|| named_rules(&changed)),
        ) {
            return None;
        }
        let Err(after) = error.read_again(&changed)? else {
            return Some(Fit::Everywhere);
        };
        // Of several problems at one place, this one must go and no new one come.
        let was_there = |found: &Diagnostic| {
            found.problem != located.problem
                && error
                    .problems()
                    .iter()
                    .any(|other| other.problem == found.problem)
        };
        let is_elsewhere = !touches(located, span);
        let is_wrong = |found: &Diagnostic| {
            let remains =
                is_elsewhere && discriminant(&found.problem) == discriminant(&located.problem);
            let is_lost =
                text.is_empty() && matches!(found.problem, ErrorKind::NoBoard | ErrorKind::NoRack);
            remains || is_lost || touches(found, &here) && !was_there(found)
        };
        (!after
            .problems()
            .iter()
            .any(|found| is_wrong(found) && !is_ignored(found)))
        .then_some(Fit::Here)
    }
}

/// Whether a text with this problem can be read, though it breaks the rules.
fn is_fault(problem: &ErrorKind) -> bool {
    matches!(
        problem,
        ErrorKind::BackgroundMissing(..)
            | ErrorKind::BackgroundUnwanted(_)
            | ErrorKind::SplitInIntro(_)
            | ErrorKind::TooManyCopies { .. }
            | ErrorKind::LargeRack(_)
            | ErrorKind::NearEdge { .. }
            | ErrorKind::BeyondEdge
            | ErrorKind::Apart(_)
            | ErrorKind::Line { .. }
            | ErrorKind::LongDiagonal(..)
            | ErrorKind::Players(_)
            | ErrorKind::LargeBag { .. }
            | ErrorKind::ScoreCount { .. }
            | ErrorKind::Record(record::Problem::Turn { .. })
    )
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
fn touches(located: &Diagnostic, piece: &Range<usize>) -> bool {
    std::iter::once(&located.span)
        .chain(&located.related)
        .any(|span| match (span.is_empty(), piece.is_empty()) {
            (_, true) => span.start <= piece.start && piece.start <= span.end,
            (true, false) => piece.contains(&span.start),
            (false, false) => span.start < piece.end && piece.start < span.end,
        })
}

impl NotationError {
    /// What to write instead, where that is known and was tried out; or what else helps with one of
    /// its problems.
    pub fn help(&self, located: &Diagnostic, source: &str) -> Option<String> {
        located.problem.help(&Place::new(self, located, source))
    }
}
