//! Tables, whose cells may have looks. comfy-table lays them out and knows nothing of colours: each
//! letter has an invisible mark behind it, which stays with it wherever a line breaks.

use anstyle::Style;
use comfy_table::{
    Cell, CellAlignment, ColumnConstraint, ContentArrangement, Table, Width, presets,
};

use super::style::{BAD, FAINT, GOOD, STRONG, TextStyle};

/// The blanks on both sides of a cell.
const PADDING: usize = 2;

/// The looks of letters, and their marks: the last variation selectors, which no script uses.
const LOOKS: [(Style, char); 4] = [
    (STRONG, '\u{e01ec}'),
    (FAINT, '\u{e01ed}'),
    (GOOD, '\u{e01ee}'),
    (BAD, '\u{e01ef}'),
];

/// A cell.
pub(crate) fn cell(text: impl ToString) -> Cell {
    Cell::new(marked(&text.to_string()))
}

/// A cell for a number, which stands at its right end.
pub(crate) fn right(number: impl ToString) -> Cell {
    cell(number).set_alignment(CellAlignment::Right)
}

impl TextStyle {
    /// An empty table with a heading, as wide as the page allows. Its rows are made of [`cell`] and
    /// [`right`].
    pub fn table(&self, heading: &[&str]) -> Table {
        let mut table = Table::new();
        table.load_style(presets::UTF8_FULL_CONDENSED.with_rounded_corners());
        table.set_header(heading.iter().map(|title| cell(self.strong(title))));
        if let Some(width) = self.width {
            table
                .set_content_arrangement(ContentArrangement::Dynamic)
                .set_width(width.try_into().unwrap_or(u16::MAX));
        }
        table
    }

    /// The table, its columns never so narrow that a word must break: a tile, a play's cell, an id
    /// stays whole. Only where they would all be wider than the page, the widest break.
    pub fn fitted(&self, mut table: Table) -> String {
        let columns = table.column_count();
        let cells = |column| table.column_cells_iter(column).flatten().map(Cell::content);
        let titles: Vec<String> = table
            .header()
            .into_iter()
            .flat_map(|row| row.cell_iter())
            .map(Cell::content)
            .collect();
        let mut widths: Vec<usize> = (0..columns)
            .map(|column| {
                cells(column)
                    .chain(titles.get(column).cloned())
                    .map(|text| narrowest(&text))
                    .max()
                    .unwrap_or(0)
            })
            .map(|width| width + PADDING)
            .collect();
        // Each column has a border on its left, and the last one on its right.
        let room = self
            .width
            .map_or(usize::MAX, |width| width.saturating_sub(columns + 1));
        while widths.iter().sum::<usize>() > room
            && let Some(widest) = widths
                .iter_mut()
                .max()
                .filter(|widest| **widest > PADDING + 1)
        {
            *widest -= 1;
        }
        for (column, width) in table.column_iter_mut().zip(widths) {
            let width = u16::try_from(width).unwrap_or(u16::MAX);
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(width)));
        }
        coloured(&table.to_string())
    }
}

/// How wide a cell must be so that none of its words breaks.
fn narrowest(text: &str) -> usize {
    let indent = text.len() - text.trim_start_matches(' ').len();
    let width = |word: &str| word.chars().filter(|&letter| !is_mark(letter)).count();
    indent + text.split([' ', '\n']).map(width).max().unwrap_or(0)
}

fn is_mark(letter: char) -> bool {
    LOOKS.iter().any(|&(_, mark)| mark == letter)
}

/// A text with a mark behind each letter instead of codes of colour around them.
fn marked(text: &str) -> String {
    let mut marked = String::with_capacity(text.len());
    let (mut codes, mut mark) = (String::new(), None);
    for (place, part) in text.split('\x1b').enumerate() {
        let (code, letters) = match part.split_once('m') {
            Some((code, letters)) if place > 0 => (code, letters),
            _ => ("", part),
        };
        if code == "[0" {
            codes.clear();
        } else if !code.is_empty() {
            codes += &format!("\x1b{code}m");
        }
        if !code.is_empty() {
            let mut looks = LOOKS.iter();
            mark = looks.find(|(look, _)| look.render().to_string() == codes);
        }
        for letter in letters.chars().filter(|&letter| !is_mark(letter)) {
            marked.push(letter);
            marked.extend(
                mark.filter(|_| !letter.is_whitespace())
                    .map(|&(_, mark)| mark),
            );
        }
    }
    marked
}

/// A text with codes of colour instead of the marks. Blanks between letters of one look have it too.
fn coloured(marked: &str) -> String {
    let mut text = String::with_capacity(marked.len());
    let (mut open, mut blanks) = (None, 0);
    let mut letters = marked.chars().peekable();
    while let Some(letter) = letters.next() {
        let mark = letters.next_if(|&next| is_mark(next));
        if open.is_some() && mark.is_none() && letter == ' ' {
            blanks += 1;
            continue;
        }
        let gap = " ".repeat(std::mem::take(&mut blanks));
        if mark == open {
            text += &gap;
        } else {
            let look = |mark| LOOKS.into_iter().find(|look| Some(look.1) == mark);
            text += &look(open).map_or_else(String::new, |(look, _)| format!("{look:#}"));
            text += &gap;
            text += &look(mark).map_or_else(String::new, |(look, _)| look.to_string());
            open = mark;
        }
        text.push(letter);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::style::TextStyle;
    use super::{cell, coloured, marked};

    const COLOURED: TextStyle = TextStyle {
        colour: true,
        width: Some(14),
        height: None,
        compact: false,
        words: &crate::language::ENGLISH,
    };

    #[test]
    fn looks_go_through_marks() {
        let style = COLOURED;
        for text in [
            "plain".to_owned(),
            format!("{} and {}.", style.strong("one two"), style.good("three")),
            format!("{}{}|", style.bad("é\u{301}"), style.faint("ż 1")),
        ] {
            assert_eq!(coloured(&marked(&text)), text);
        }
        assert_eq!(marked("a\u{e01ec}b"), "ab");
    }

    #[test]
    fn looks_end_with_each_line_of_a_cell() {
        let mut table = COLOURED.table(&["a"]);
        table.add_row([cell(COLOURED.bad("one two three") + " four")]);
        let drawn = COLOURED.fitted(table);
        let look = "\x1b[1m\x1b[31m";
        assert!(
            drawn.contains(&format!("│ {look}one two\x1b[0m    │"))
                && drawn.contains(&format!("│ {look}three\x1b[0m four │")),
            "{drawn}"
        );
    }
}
