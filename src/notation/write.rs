use std::fmt;

use crate::game::{Position, Rules, Tile};

/// Tiles without spaces between them, as a rack is written: `-` where there are none.
#[derive(Clone, Copy, Debug)]
pub struct Tiles<'a>(pub &'a [Tile]);

impl fmt::Display for Tiles<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        self.0.iter().try_for_each(|tile| tile.fmt(f))
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
        write!(f, "{} ", self.rules())?;
        let origin = self.origin();
        let (mut row, mut column) = (origin.row, origin.column);
        for placement in self.board().tiles() {
            let cell = placement.cell;
            while row < cell.row {
                f.write_str("/")?;
                (row, column) = (row + 1, origin.column);
            }
            if column < cell.column {
                write!(f, "{}", cell.column - column)?;
            }
            placement.tile.fmt(f)?;
            column = cell.column + 1;
        }
        if self.board().is_empty() {
            f.write_str("-")?;
        }
        let rack = Tiles(self.rack());
        write!(f, " {rack} origin={origin} players={} bag={}", self.players(), self.bag())?;
        if let Some(scores) = self.scores() {
            f.write_str(" scores=")?;
            join(f, scores, "-")?;
        }
        Ok(())
    }
}

/// A position as its canonical sheet; no line end after the last line.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a>(pub &'a Position);

impl fmt::Display for Sheet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        writeln!(f, "rules: {}\norigin: {}", position.rules(), position.origin())?;
        self.board(f)?;
        f.write_str("rack: ")?;
        if position.rack().is_empty() {
            f.write_str("-")?;
        }
        join(f, position.rack(), " ")?;
        write!(f, "\nplayers: {}\nbag: {}", position.players(), position.bag())?;
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
        let empty = if self.0.rules().has_diagonals() { "..." } else { ".." };
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
