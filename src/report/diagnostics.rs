//! Errors as a person in front of a terminal reads them: the text, a caret under what is wrong, and what to do.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::notation::{Located, NotationError};

/// Draws an error over the text that it is about. The result ends without a line end.
pub fn draw(error: &NotationError, source: &str, name: &str, coloured: bool) -> String {
    let renderer = if coloured { Renderer::styled() } else { Renderer::plain() };
    let drawn: Vec<String> = error.problems().iter().map(|located| one(located, source, name, &renderer)).collect();
    drawn.join("\n\n")
}

fn one(located: &Located, source: &str, name: &str, renderer: &Renderer) -> String {
    // Should the text be another than the one that was read, the end of it is as good a place as any.
    let inside = |span: &Range<usize>| match source.get(span.clone()) {
        Some(_) => span.clone(),
        None => source.len()..source.len(),
    };
    let primary = AnnotationKind::Primary.span(inside(&located.span)).label(located.problem.label());
    let others = located.also.iter().map(|span| AnnotationKind::Context.span(inside(span)));
    let snippet = Snippet::source(source).path(name).annotation(primary).annotations(others);
    let mut group = Level::ERROR.primary_title(located.problem.to_string()).element(snippet);
    if let Some(help) = located.problem.help() {
        group = group.element(Level::HELP.message(help));
    }
    renderer.render(&[group])
}
