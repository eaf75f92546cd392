use std::fmt::{self, Write};

use super::Column;
use crate::game::{Background, Bounds, Cell, Line, Placement, Play, Position, Rules, Setup, Tile};

/// Tiles without spaces between them, as a rack is written; `-` if there are none.
#[derive(Clone, Copy, Debug)]
pub struct Tiles<'a>(pub &'a [Tile]);

impl fmt::Display for Tiles<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rack(f, self.0)
    }
}

/// Tiles and dots with spaces between them: `Rcb...Rtw` is `Rcb ... Rtw`.
pub fn spaced(word: &str) -> String {
    let mut text = String::new();
    let mut before = None;
    for letter in word.chars() {
        let begins = letter.is_ascii_uppercase() || (letter == '.') != (before == Some('.'));
        if before.is_some() && begins {
            text.push(' ');
        }
        text.push(letter);
        before = Some(letter);
    }
    text
}

/// Where a line begins and ends: `i9–j9`; nothing for a lone tile.
pub fn stretch(line: &Line) -> Option<String> {
    match &line.tiles[..] {
        [first, .., last] => Some(format!("{}–{}", first.cell, last.cell)),
        _ => None,
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A position as its canonical line.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_position(f, self)
    }
}

/// A text of the notation as a string. [`ToString`] gives the same, but goes a long way round.
pub(crate) fn written<T: ?Sized>(
    value: &T,
    write: impl Fn(&mut String, &T) -> fmt::Result,
) -> String {
    let mut text = String::with_capacity(32);
    // Writing to a string cannot fail.
    let _ = write(&mut text, value);
    text
}

/// Writes a tile as it is displayed.
#[inline]
pub(crate) fn write_tile(out: &mut impl Write, tile: Tile) -> fmt::Result {
    out.write_char(tile.colour.letter())?;
    out.write_char(tile.shape.letter())?;
    match tile.background.map(Background::letter) {
        Some(letter) => out.write_char(letter),
        None => Ok(()),
    }
}

/// Writes a cell as it is displayed.
pub(crate) fn write_cell(out: &mut impl Write, cell: Cell) -> fmt::Result {
    match cell.column {
        column @ 1..=26 => out.write_char(char::from(b'a' - 1 + column as u8))?,
        column => write!(out, "{}", Column(column))?,
    }
    write_number(out, cell.row.unsigned_abs().into())
}

/// Writes a play as it is displayed, straight into a text: for those who write millions.
pub fn write_play(out: &mut impl Write, play: &Play) -> fmt::Result {
    for (place, placement) in play.placements().iter().enumerate() {
        if place > 0 {
            out.write_char(' ')?;
        }
        write_tile(out, placement.tile)?;
        out.write_char('@')?;
        write_cell(out, placement.cell)?;
    }
    Ok(())
}

/// Writes a rack as [`Tiles`] displays it.
pub(crate) fn write_rack(out: &mut impl Write, tiles: &[Tile]) -> fmt::Result {
    if tiles.is_empty() {
        return out.write_char('-');
    }
    tiles.iter().try_for_each(|&tile| write_tile(out, tile))
}

/// Writes a position as its canonical line.
pub(crate) fn write_position(out: &mut impl Write, position: &Position) -> fmt::Result {
    let origin = position.origin();
    out.write_str(position.rules().name())?;
    out.write_char(' ')?;
    rows(out, origin, position.board().tiles())?;
    out.write_char(' ')?;
    write_rack(out, position.rack())?;
    out.write_str(" origin=")?;
    write_cell(out, origin)?;
    out.write_str(" players=")?;
    write_number(out, position.players())?;
    out.write_str(" bag=")?;
    write_number(out, position.bag())?;
    scores(out, position.scores())
}

/// Writes a number.
#[inline]
pub(crate) fn write_number(out: &mut impl Write, number: usize) -> fmt::Result {
    let digit = |number: usize| char::from(b'0' + (number % 10) as u8);
    match number {
        0..10 => out.write_char(digit(number)),
        10..100 => {
            out.write_char(digit(number / 10))?;
            out.write_char(digit(number))
        }
        _ => write!(out, "{number}"),
    }
}

/// A setup as a line, legal or not; or the cells on which several tiles lie, which a line cannot
/// express.
pub fn write_setup(setup: &Setup) -> Result<String, Vec<Cell>> {
    let mut tiles = setup.tiles.clone();
    tiles.sort();
    let mut twice: Vec<Cell> = tiles
        .windows(2)
        .filter_map(|pair| match pair {
            [one, next] if one.cell == next.cell => Some(one.cell),
            _ => None,
        })
        .collect();
    twice.dedup();
    if twice.is_empty() {
        Ok(SetupLine { setup, tiles }.to_string())
    } else {
        Err(twice)
    }
}

struct SetupLine<'a> {
    setup: &'a Setup,
    /// Its tiles by row and then by column.
    tiles: Vec<Placement>,
}

impl fmt::Display for SetupLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { rules, players, .. } = self.setup;
        let bounds = self
            .tiles
            .iter()
            .map(|placement| Bounds::of(placement.cell));
        let bounds = bounds.reduce(|all, one| all.including(one.top_left));
        let origin = bounds.map_or(self.setup.origin, |bounds| bounds.top_left);
        write!(f, "{rules} ")?;
        rows(f, origin, self.tiles.iter().copied())?;
        write!(
            f,
            " {} origin={origin} players={players}",
            Tiles(&self.setup.rack)
        )?;
        if let Some(bag) = self.setup.bag {
            write!(f, " bag={bag}")?;
        }
        scores(f, self.setup.scores.as_deref())
    }
}

/// The rows of a board, whose tiles come by row and then by column.
fn rows(
    out: &mut impl Write,
    origin: Cell,
    mut tiles: impl Iterator<Item = Placement>,
) -> fmt::Result {
    let (mut row, mut column) = (origin.row, origin.column);
    let mut is_empty = true;
    tiles.try_for_each(|Placement { cell, tile }| {
        while row < cell.row {
            // A row without tiles, possible only between unconnected tiles, is written as a number.
            if column == origin.column {
                out.write_char('1')?;
            }
            out.write_char('/')?;
            (row, column) = (row + 1, origin.column);
        }
        if column < cell.column {
            write_number(out, (cell.column - column).unsigned_abs().into())?;
        }
        column = cell.column + 1;
        is_empty = false;
        write_tile(out, tile)
    })?;
    if is_empty {
        out.write_char('-')
    } else {
        Ok(())
    }
}

fn scores(out: &mut impl Write, scores: Option<&[u32]>) -> fmt::Result {
    let Some(scores) = scores else { return Ok(()) };
    for (place, &score) in scores.iter().enumerate() {
        out.write_str(if place == 0 { " scores=" } else { "-" })?;
        write_number(out, score as usize)?;
    }
    Ok(())
}

/// A position as its canonical sheet; no line end after the last line.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a>(pub &'a Position);

impl fmt::Display for Sheet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        writeln!(
            f,
            "rules: {}\norigin: {}",
            position.rules(),
            position.origin()
        )?;
        self.board(f)?;
        f.write_str("rack: ")?;
        if position.rack().is_empty() {
            f.write_str("-")?;
        }
        join(f, position.rack(), " ")?;
        write!(
            f,
            "\nplayers: {}\nbag: {}",
            position.players(),
            position.bag()
        )?;
        if let Some(scores) = position.scores() {
            f.write_str("\nscores: ")?;
            join(f, scores, " ")?;
        }
        Ok(())
    }
}

impl Sheet<'_> {
    fn board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.0.board();
        if board.is_empty() {
            return f.write_str("board: -\n");
        }
        let empty = if self.0.rules().has_diagonals() {
            "..."
        } else {
            ".."
        };
        let origin = self.0.origin();
        f.write_str("board:\n ")?;
        let (mut row, mut column) = (origin.row, origin.column);
        for placement in board.tiles() {
            let cell = placement.cell;
            while row < cell.row {
                f.write_str("\n ")?;
                (row, column) = (row + 1, origin.column);
            }
            for _ in column..cell.column {
                write!(f, " {empty}")?;
            }
            write!(f, " {}", placement.tile)?;
            column = cell.column + 1;
        }
        f.write_str("\n")
    }
}

fn join<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T], joint: &str) -> fmt::Result {
    for (place, item) in items.iter().enumerate() {
        if place > 0 {
            f.write_str(joint)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}
