//! Doing what the help of an error says, as a person would who reads nothing but the help and the
//! text that is pointed at.

use std::ops::Range;

use sixfold::language::{ENGLISH, Explain};
use sixfold::notation::{Diagnostic, ErrorKind, NotationError, parse_unchecked};

/// A text after one of the suggestions, and where the new part stands.
pub(crate) struct Changed {
    pub(crate) text: String,
    pub(crate) here: Range<usize>,
}

/// What becomes of a text by each suggestion for one of its problems.
pub(crate) fn followed<P: Explain>(
    error: &NotationError<P>,
    located: &Diagnostic<P>,
    text: &str,
) -> Vec<Changed> {
    let Some(help) = error.explain(located, text, &ENGLISH).help else {
        return Vec::new();
    };
    let change = |span: Range<usize>, new: &str| Changed {
        text: [&text[..span.start], new, &text[span.end..]].concat(),
        here: span.start..span.start + new.len(),
    };
    let end = located.span.end;
    help.lines()
        .flat_map(|line| {
            let span = located.span.clone();
            let added = line
                .split_once("add the line ")
                .or_else(|| line.split_once("add a line such as "));
            if let Some((_, added)) = added {
                return vec![change(end..end, &format!("\n{}", quoted(added)[0]))];
            }
            if let Some((_, added)) = line.split_once(" players add ") {
                let joint = if added.contains('=') { " " } else { "\n" };
                return vec![change(end..end, &format!("{joint}{}", quoted(added)[0]))];
            }
            if line.contains("write a plain space") || line == "write a space instead" {
                return vec![change(span, " ")];
            }
            if [
                "leave it out",
                "leave the 0 out",
                "leave the `-` out",
                "leave the space out",
            ]
            .iter()
            .any(|start| line.starts_with(start))
                && !line.contains(", or ")
            {
                return vec![change(span, "")];
            }
            let offered = ["did you mean ", "choose another name, such as ", "write "];
            let Some((_, offered)) = offered.iter().find_map(|start| line.split_once(start)) else {
                return Vec::new();
            };
            let (offered, span) = match offered.split_once(" instead of ") {
                Some((offered, old)) => (offered, place_of(quoted(old)[0], text, &span)),
                None => (offered, span),
            };
            let offered = offered.split([';']).next().unwrap_or_default();
            let offered = offered.split(", as in").next().unwrap_or_default();
            let one = offered.starts_with("a play such as");
            quoted(offered)
                .into_iter()
                .take(if one { 1 } else { 9 })
                .map(|new| change(span.clone(), new))
                .collect()
        })
        .collect()
}

/// Everything between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// What is to be replaced: the beginning of what is pointed at, or the only such text.
fn place_of(old: &str, text: &str, span: &Range<usize>) -> Range<usize> {
    let start = if text[span.start..].starts_with(old) {
        span.start
    } else {
        text.rfind(old).expect("it is in the text")
    };
    start..start + old.len()
}

/// Every problem of an error has a message and a label, and every suggestion removes the problem and
/// puts no other in its place. Returns how many suggestions there are.
pub(crate) fn check<T, P: Explain>(
    error: &NotationError<P>,
    text: &str,
    read: impl Fn(&str) -> Result<T, NotationError<P>>,
) -> usize {
    let mut number = 0;
    for located in error.problems() {
        let explanation = error.explain(located, text, &ENGLISH);
        assert_eq!(explanation.message, located.problem.to_string());
        assert!(!explanation.message.ends_with('.'), "{explanation:?}");
        assert!(!explanation.label.is_empty(), "{explanation:?}");
        for changed in followed(error, located, text) {
            number += 1;
            let Err(after) = read(&changed.text) else {
                continue;
            };
            // Every reading of dots is offered, whatever the rules say of the board.
            let is_dots = matches!(
                located.problem.notation(),
                Some(ErrorKind::GluedDots(_) | ErrorKind::DotRun { .. })
            );
            if is_dots && parse_unchecked(&changed.text).is_ok() {
                continue;
            }
            // The turns of a record are judged only once all of it can be read.
            let is_turn = |found: &Diagnostic<P>| found.problem.is_bad_turn();
            let was_there = |found: &Diagnostic<P>| {
                found.problem != located.problem
                    && error
                        .problems()
                        .iter()
                        .any(|other| other.problem == found.problem)
            };
            let wrong = after.problems().iter().find(|found| {
                is_at(found, &changed.here)
                    && !was_there(found)
                    && (is_turn(located) || !is_turn(found))
            });
            assert!(
                wrong.is_none(),
                "{text:?}: {explanation:?} makes {:?}, and then {wrong:?}",
                changed.text
            );
        }
    }
    number
}

/// Those of some codes that no error has.
pub(crate) fn missing<P: Explain>(
    codes: &[&'static str],
    errors: impl IntoIterator<Item = NotationError<P>>,
) -> Vec<&'static str> {
    let errors: Vec<NotationError<P>> = errors.into_iter().collect();
    let has = |code: &str| {
        let mut found = errors.iter().flat_map(|error| error.problems());
        found.any(|located| located.problem.code() == code)
    };
    codes.iter().copied().filter(|code| !has(code)).collect()
}

fn is_at<P>(located: &Diagnostic<P>, here: &Range<usize>) -> bool {
    std::iter::once(&located.span)
        .chain(&located.related)
        .any(|span| here.contains(&span.start) || here.start < span.end && span.start < here.end)
}
