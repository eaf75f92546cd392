use crate::cli::terminal::TextStyle;
use crate::qwords::{Action, Cell, Grid, SIZE};

/// The columns above a grid.
pub(crate) const COLUMNS: &str = "      a   b   c   d   e\n";

/// A grid without points; a new letter stands in brackets.
pub(crate) fn sheet(grid: &Grid, new: Option<Action>, style: &TextStyle) -> String {
    let mut text = String::from(COLUMNS);
    for row in 0..SIZE {
        text += &format!(" {}  ", row + 1);
        for cell in (0..SIZE).filter_map(|column| Cell::new(column, row)) {
            let square = grid.square(cell).to_string();
            text += &match new {
                Some(action) if action.cell == cell => {
                    format!(" [{}]", style.strong(&action.letter.to_string()))
                }
                _ if grid.letter(cell).is_none() => format!("  {} ", style.faint(&square)),
                _ => format!("  {square} "),
            };
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text
}
