use std::ops::Range;
use std::{fmt, iter};

use nom::Offset;

use super::or_list;
use crate::game::Rules;
use crate::language::Language;
use crate::notation::{self, Diagnostic, ErrorKind, NotationError, foreign, named_rules, tile};
use crate::{qwords, record};

/// A problem that can be explained to a person.
pub trait Explain: fmt::Debug + fmt::Display + PartialEq {
    /// Its code, for programs.
    fn code(&self) -> &'static str;

    /// A few words to stand beside the place; the message says more.
    fn label(&self) -> &'static str;

    /// What to write instead, if something was found that would do at the place; otherwise what
    /// else helps, if anything does.
    fn help(&self, place: &Place<'_>) -> Option<String>;

    /// The problem as one that any notation may have.
    fn notation(&self) -> Option<&ErrorKind>;

    /// Whether it is a turn of a record that breaks the rules.
    fn is_bad_turn(&self) -> bool {
        false
    }

    /// Whether a text with this problem can be read, though it breaks the rules.
    fn breaks_rules(&self) -> bool {
        self.is_bad_turn() || self.notation().is_some_and(breaks_rules)
    }
}

/// What is wrong with a text, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// The place to point at, in bytes.
    pub span: Range<usize>,
    /// Further places that have a part in it.
    pub related: Vec<Range<usize>>,
    /// What is wrong, for programs.
    pub code: &'static str,
    /// What is wrong, in a sentence without a full stop.
    pub message: String,
    /// A few words to stand beside the place.
    pub label: &'static str,
    /// The way out, if there is one to name.
    pub help: Option<String>,
}

/// The place of a problem in its text. Every suggestion is written there, and the whole text read
/// again, before it is made: one that leaves an error at its place is not made.
pub struct Place<'a> {
    span: Range<usize>,
    source: &'a str,
    rules: Option<Rules>,
    reader: Option<&'a dyn Reread>,
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

    /// The runs of dots that stand alone elsewhere in the text, outside comments.
    pub fn other_dots(&self) -> impl Iterator<Item = &'a str> {
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
        let behind = self.source.get(self.span.end..).unwrap_or_default();
        // A tile has three letters at most, and the one behind it shows whether it ends there.
        let text: String = iter::once(letter).chain(behind.chars().take(3)).collect();
        self.reader.is_some() && tile(&text).is_ok()
    }

    /// Whether what is pointed at stands in a row of a sheet's board.
    pub fn is_in_rows(&self) -> bool {
        self.reader.is_some() && notation::is_in_rows(self.source, self.span.start)
    }

    /// Whether a text can be read in place of what is pointed at, whatever the rules say of it.
    pub fn can_be_read(&self, text: &str) -> bool {
        self.reader
            .is_some_and(|reader| reader.with(&self.span, text, false).is_some())
    }

    fn try_out(&self, span: &Range<usize>, text: &str) -> Option<Fit> {
        self.reader?.with(span, text, true)
    }
}

impl<P: Explain> Reread for Problem<'_, P> {
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

/// Whether a text with this problem can be read, though it breaks the rules.
fn breaks_rules(kind: &ErrorKind) -> bool {
    matches!(
        kind,
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
fn touches<P>(located: &Diagnostic<P>, piece: &Range<usize>) -> bool {
    iter::once(&located.span)
        .chain(&located.related)
        .any(|span| match (span.is_empty(), piece.is_empty()) {
            (_, true) => span.start <= piece.start && piece.start <= span.end,
            (true, false) => piece.contains(&span.start),
            (false, false) => span.start < piece.end && piece.start < span.end,
        })
}

impl<P: Explain> NotationError<P> {
    /// What to write instead, if that is known and was tried out; or what else helps with one of
    /// its problems.
    pub fn help(&self, located: &Diagnostic<P>, source: &str) -> Option<String> {
        let problem = Problem {
            error: self,
            located,
            source,
        };
        located.problem.help(&Place {
            span: located.span.clone(),
            source,
            rules: self.rules().or_else(|| named_rules(source)),
            reader: Some(&problem),
        })
    }

    /// Every problem in words, in the order of the text that was read.
    pub fn diagnoses(&self, source: &str, _words: &Language) -> Vec<Diagnosis> {
        let diagnosis = |located: &Diagnostic<P>| Diagnosis {
            span: located.span.clone(),
            related: located.related.clone(),
            code: located.problem.code(),
            message: located.problem.to_string(),
            label: located.problem.label(),
            help: self.help(located, source),
        };
        self.problems().iter().map(diagnosis).collect()
    }
}

impl Explain for ErrorKind {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn label(&self) -> &'static str {
        self.label()
    }

    fn help(&self, place: &Place<'_>) -> Option<String> {
        self.help(place)
    }

    fn notation(&self) -> Option<&ErrorKind> {
        Some(self)
    }
}

impl Explain for record::Problem {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn label(&self) -> &'static str {
        self.label()
    }

    fn help(&self, place: &Place<'_>) -> Option<String> {
        self.help(place)
    }

    fn notation(&self) -> Option<&ErrorKind> {
        match self {
            record::Problem::Notation(kind) => Some(kind),
            _ => None,
        }
    }

    fn is_bad_turn(&self) -> bool {
        matches!(self, record::Problem::Turn { .. })
    }
}

impl Explain for qwords::Problem {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn label(&self) -> &'static str {
        self.label()
    }

    fn help(&self, place: &Place<'_>) -> Option<String> {
        self.help(place)
    }

    fn notation(&self) -> Option<&ErrorKind> {
        match self {
            qwords::Problem::Notation(kind) => Some(kind),
            _ => None,
        }
    }
}
