//! Errors as a person in front of a terminal reads them: the text, a caret under what is wrong, and
//! what to do.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::language::{Diagnosis, ENGLISH, Explain, Explanation, Language};
use crate::notation::NotationError;
use crate::yaml::YamlError;

/// Draws an error over the text that it is about, in English. The result ends without a line end.
pub fn draw<P: Explain>(
    error: &NotationError<P>,
    source: &str,
    name: &str,
    coloured: bool,
) -> String {
    draw_all(&error.diagnoses(source, &ENGLISH), source, name, coloured)
}

/// Draws what is wrong with a text over it.
pub(crate) fn draw_all(found: &[Diagnosis], source: &str, name: &str, coloured: bool) -> String {
    let drawn = found
        .iter()
        .map(|one| draw_one(one, source, name, coloured));
    drawn.collect::<Vec<_>>().join("\n\n")
}

fn draw_one(found: &Diagnosis, source: &str, name: &str, coloured: bool) -> String {
    let primary = AnnotationKind::Primary
        .span(inside(&found.span, source))
        .label(found.label);
    let others = found
        .related
        .iter()
        .map(|span| AnnotationKind::Context.span(inside(span, source)));
    let snippet = Snippet::source(source)
        .path(name)
        .annotation(primary)
        .annotations(others);
    let group = Level::ERROR
        .primary_title(found.message.as_str())
        .element(snippet);
    render(group, found.help.as_deref(), coloured)
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
    let annotation = AnnotationKind::Primary
        .span(inside(&(place..place), source))
        .label(words.notation.here());
    let snippet = Snippet::source(source).path(name).annotation(annotation);
    render(
        Level::ERROR
            .primary_title(error.message.as_str())
            .element(snippet),
        None,
        coloured,
    )
}

/// Draws an error that is nowhere in a text.
pub fn draw_error(found: &Explanation, coloured: bool) -> String {
    let group = Group::with_title(Level::ERROR.primary_title(found.message.as_str()));
    render(group, found.help.as_deref(), coloured)
}

/// Draws a warning.
pub(crate) fn draw_warning(found: &Explanation, coloured: bool) -> String {
    let group = Group::with_title(Level::WARNING.primary_title(found.message.as_str()));
    render(group, found.help.as_deref(), coloured)
}

/// Draws a note, on one line.
pub fn draw_note(note: &str, coloured: bool) -> String {
    render(
        Group::with_title(Level::NOTE.primary_title(note)),
        None,
        coloured,
    )
}

fn render<'a>(mut group: Group<'a>, help: Option<&'a str>, coloured: bool) -> String {
    let renderer = if coloured {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    for line in help.into_iter().flat_map(str::lines) {
        group = group.element(Level::HELP.message(line));
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
