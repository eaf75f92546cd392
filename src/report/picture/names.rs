use crate::game::{Cell, Placement, Tile};

/// A tile's letters, as the notation writes them.
pub(super) fn tile_letters(tile: Tile) -> String {
    let face = [tile.colour.letter(), tile.shape.letter()];
    face.into_iter().chain(tile.background.map(|background| background.letter())).collect()
}

/// A column's letters, as in a spreadsheet; none before the first column.
pub(super) fn column_letters(column: i16) -> String {
    let mut letters = Vec::new();
    let mut rest = column;
    while rest > 0 {
        letters.push(char::from(b'a' + ((rest - 1) % 26) as u8));
        rest = (rest - 1) / 26;
    }
    letters.iter().rev().collect()
}

/// A cell's name.
pub(super) fn cell_name(cell: Cell) -> String {
    format!("{}{}", column_letters(cell.column), cell.row)
}

/// Placements, as the notation writes a play.
pub(super) fn placements(placements: &[Placement]) -> String {
    let names: Vec<String> =
        placements.iter().map(|laid| format!("{}@{}", tile_letters(laid.tile), cell_name(laid.cell))).collect();
    names.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_lettered_as_in_a_spreadsheet() {
        let names = [1, 7, 26, 27, 52, 53, 702, 703].map(column_letters);
        assert_eq!(names, ["a", "g", "z", "aa", "az", "ba", "zz", "aaa"]);
    }
}
