/// Breaks a text at spaces into lines of at most `width` columns, those after the first indented;
/// with a line end. A word that is wider has a line of its own.
pub(crate) fn wrap(text: &str, indent: usize, width: Option<usize>) -> String {
    let width = width.unwrap_or(usize::MAX);
    let text = text.trim_end();
    // Spaces at the beginning are meant.
    let words = text.trim_start_matches(' ');
    let mut wrapped = " ".repeat(text.len() - words.len());
    let mut column = wrapped.len();
    for (place, word) in words.split(' ').enumerate() {
        let wide = visible_width(word);
        if place > 0 && column + 1 + wide > width {
            wrapped.push('\n');
            wrapped.push_str(&" ".repeat(indent));
            column = indent;
        } else if place > 0 {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += wide;
    }
    wrapped + "\n"
}

/// How many columns a text takes, without what only sets its colour.
pub(crate) fn visible_width(text: &str) -> usize {
    anstream::adapter::strip_str(text)
        .map(|part| part.chars().count())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_fit_and_hang() {
        assert_eq!(
            wrap("  - one two three", 4, Some(11)),
            "  - one two\n    three\n"
        );
        assert_eq!(wrap("one two", 0, None), "one two\n");
        assert_eq!(wrap("incomprehensible", 2, Some(5)), "incomprehensible\n");
        assert_eq!(
            wrap("\u{1b}[1mone\u{1b}[0m two", 2, Some(7)),
            "\u{1b}[1mone\u{1b}[0m two\n"
        );
    }
}
