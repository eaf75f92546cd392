use std::fmt;

use crate::game::{Bounds, Cell, Line, Placement, Position, Rules, Setup, Tile};

/// Tiles without spaces between them, as a rack is written; `-` if there are none.
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
        let origin = self.origin();
        write!(f, "{} ", self.rules())?;
        rows(f, origin, self.board().tiles())?;
        let rack = Tiles(self.rack());
        write!(
            f,
            " {rack} origin={origin} players={} bag={}",
            self.players(),
            self.bag()
        )?;
        scores(f, self.scores())
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
    f: &mut fmt::Formatter<'_>,
    origin: Cell,
    tiles: impl Iterator<Item = Placement>,
) -> fmt::Result {
    let (mut row, mut column) = (origin.row, origin.column);
    let mut is_empty = true;
    for Placement { cell, tile } in tiles {
        while row < cell.row {
            // A row without tiles, possible only between unconnected tiles, is written as a number.
            f.write_str(if column == origin.column { "1/" } else { "/" })?;
            (row, column) = (row + 1, origin.column);
        }
        if column < cell.column {
            write!(f, "{}", cell.column - column)?;
        }
        write!(f, "{tile}")?;
        column = cell.column + 1;
        is_empty = false;
    }
    if is_empty { f.write_str("-") } else { Ok(()) }
}

fn scores(f: &mut fmt::Formatter<'_>, scores: Option<&[u32]>) -> fmt::Result {
    let Some(scores) = scores else { return Ok(()) };
    f.write_str(" scores=")?;
    join(f, scores, "-")
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
