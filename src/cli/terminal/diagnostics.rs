//! Errors as a person in front of a terminal reads them: the text, a caret under what is wrong, and
//! what to do.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use crate::language::{Diagnosis, ENGLISH, Explain, Explanation, Language};
use crate::notation::{NotationError, visible};
use crate::yaml::YamlError;

/// Draws an error over the text that it is about, in English. The result ends without a line end.
pub fn draw<P: Explain>(
    error: &NotationError<P>,
    source: &str,
    name: &str,
    coloured: bool,
) -> String {
    let found = error.diagnoses(source, &ENGLISH);
    draw_all(&found, source, name, &ENGLISH, coloured)
}

/// Draws what is wrong with a text over it.
pub(crate) fn draw_all(
    found: &[Diagnosis],
    source: &str,
    name: &str,
    words: &Language,
    coloured: bool,
) -> String {
    let drawn = found
        .iter()
        .take(MOST_DRAWN)
        .map(|one| draw_one(one, source, name, words, coloured));
    drawn.collect::<Vec<_>>().join("\n\n")
}

/// The most problems of one text that are drawn; the rest is found when these are mended.
const MOST_DRAWN: usize = 20;
/// The most bytes of a source that an error shows before its place, and after.
const MOST_SHOWN: usize = 2000;

fn draw_one(
    found: &Diagnosis,
    source: &str,
    name: &str,
    words: &Language,
    coloured: bool,
) -> String {
    draw_at(
        &found.message,
        found.help.as_deref(),
        (&found.span, found.label),
        &found.related,
        (source, name),
        words,
        coloured,
    )
}

/// Draws a message over the part of a source around its place.
fn draw_at(
    message: &str,
    help: Option<&str>,
    (span, label): (&Range<usize>, &str),
    others: &[Range<usize>],
    (source, name): (&str, &str),
    words: &Language,
    coloured: bool,
) -> String {
    let span = inside(span, source);
    let shown = shown(&span, source);
    let text = without_c1(&source[shown.clone()]);
    let within = |span: &Range<usize>| {
        let within = |place: usize| place.clamp(shown.start, shown.end) - shown.start;
        inside(&(within(span.start)..within(span.end)), &text)
    };
    let before = &source[..shown.start];
    let line = before.matches('\n').count() + 1;
    let is_within = |span: &Range<usize>| span.start < shown.end && shown.start < span.end;
    let others = others
        .iter()
        .map(|other| inside(other, source))
        .filter(|other| is_within(other) || shown == (0..source.len()))
        .map(|other| AnnotationKind::Context.span(within(&other)));
    let snippet = Snippet::source(&*text)
        .line_start(line)
        .annotation(AnnotationKind::Primary.span(within(&span)).label(label))
        .annotations(others);
    let (message, name) = (visible(message), visible(words.terminal.source(name)));
    let title = error(words).primary_title(&*message);
    let group = if before.is_empty() || before.ends_with('\n') {
        title.element(snippet.path(&*name))
    } else {
        // The line is cut, so its column must be given.
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let column = source[start..span.start].chars().count() + 1;
        let place = Origin::path(&*name).line(line).char_column(column);
        title.element(place).element(snippet)
    };
    render(group, help, words, coloured)
}

/// The part of a source that an error at a place shows: all of it, or whole lines around the place
/// if they are not too long.
fn shown(span: &Range<usize>, source: &str) -> Range<usize> {
    if source.len() <= 2 * MOST_SHOWN {
        return 0..source.len();
    }
    let boundary_before = |place: usize| {
        let places = (0..=place.min(source.len())).rev();
        places
            .into_iter()
            .find(|&place| source.is_char_boundary(place))
            .unwrap_or(0)
    };
    let first = boundary_before(span.start.saturating_sub(MOST_SHOWN));
    let last = boundary_before(span.start + MOST_SHOWN);
    let line_start = source[first..span.start].rfind('\n');
    let line_end = source[span.end.min(last)..last].find('\n');
    line_start.map_or(first, |end| first + end + 1)
        ..line_end.map_or(last, |end| span.end.min(last) + end)
}

/// A text with dots for the control characters that the renderer would print as they are. Places
/// stay the same.
fn without_c1(text: &str) -> Cow<'_, str> {
    let is_c1 = |sign: char| ('\u{80}'..='\u{9f}').contains(&sign);
    if text.contains(is_c1) {
        Cow::Owned(text.replace(is_c1, "·"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Draws what is wrong with a YAML file.
pub fn draw_yaml(
    error: &YamlError,
    source: &str,
    name: &str,
    words: &Language,
    coloured: bool,
) -> String {
    let place = error.offset.unwrap_or(0).min(source.len());
    let at = (&(place..place), words.notation.here());
    draw_at(
        &words.terminal.yaml(&error.message),
        None,
        at,
        &[],
        (source, name),
        words,
        coloured,
    )
}

/// Draws an error that is nowhere in a text.
pub fn draw_error(found: &Explanation, words: &Language, coloured: bool) -> String {
    let message = visible(&found.message);
    let group = Group::with_title(error(words).primary_title(&*message));
    render(group, found.help.as_deref(), words, coloured)
}

/// Draws a warning.
pub(crate) fn draw_warning(found: &Explanation, words: &Language, coloured: bool) -> String {
    let message = visible(&found.message);
    let group = Group::with_title(
        Level::WARNING
            .with_name(words.terminal.warning())
            .primary_title(&*message),
    );
    render(group, found.help.as_deref(), words, coloured)
}

/// Draws a note, on one line.
pub fn draw_note(note: &str, words: &Language, coloured: bool) -> String {
    render(
        Group::with_title(
            Level::NOTE
                .with_name(words.terminal.note())
                .primary_title(visible(note)),
        ),
        None,
        words,
        coloured,
    )
}

fn error(words: &Language) -> Level<'static> {
    Level::ERROR.with_name(words.terminal.error())
}

fn render<'a>(
    mut group: Group<'a>,
    help: Option<&str>,
    words: &Language,
    coloured: bool,
) -> String {
    let renderer = if coloured {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    for line in help.into_iter().flat_map(str::lines) {
        group = group.element(
            Level::HELP
                .with_name(words.terminal.help())
                .message(visible(line).into_owned()),
        );
    }
    renderer.render(&[group])
}

/// The span, if it fits the text. Should the text be another than the one that was read, its end is
/// as good as any.
fn inside(span: &Range<usize>, source: &str) -> Range<usize> {
    if source.get(span.clone()).is_some() {
        span.clone()
    } else {
        source.len()..source.len()
    }
}
