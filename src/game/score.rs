use super::board::run;
use super::{Background, Board, Cell, Colour, Direction, Placement, Play, Shape, Tile};

/// The length of a complete line; no line may be longer.
pub const LONGEST_LINE: usize = 6;
/// The bonus for completing a line.
pub const QWIRKLE_BONUS: u32 = 6;
/// The bonus for emptying the rack while the bag is empty.
pub const GOING_OUT_BONUS: u32 = 6;

/// What the tiles of a line have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// One colour, the shapes all different.
    Colour(Colour),
    /// One shape, the colours all different.
    Shape(Shape),
    /// One background, along a diagonal.
    Background(Background),
}

impl Feature {
    /// The kind of feature, as answers name it.
    pub const fn kind(self) -> &'static str {
        match self {
            Feature::Colour(_) => "colour",
            Feature::Shape(_) => "shape",
            Feature::Background(_) => "background",
        }
    }

    /// The feature's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Colour(colour) => colour.name(),
            Feature::Shape(shape) => shape.name(),
            Feature::Background(background) => background.name(),
        }
    }
}

/// A line that a play scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How it lies.
    pub direction: Direction,
    /// What its tiles have in common.
    pub feature: Feature,
    /// Its tiles, old and new, from left to right, or top down.
    pub tiles: Vec<Placement>,
    /// One for each tile.
    pub points: u32,
    /// Six if the line is complete, otherwise none.
    pub bonus: u32,
}

impl Line {
    fn new(direction: Direction, feature: Feature, tiles: Vec<Placement>) -> Line {
        let points = tiles.len() as u32;
        let bonus = if tiles.len() == LONGEST_LINE {
            QWIRKLE_BONUS
        } else {
            0
        };
        Line {
            direction,
            feature,
            tiles,
            points,
            bonus,
        }
    }
}

/// Where a play's points come from; nothing for a swap or a pass.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Breakdown {
    /// The lines that it makes or extends, in the order of its placements.
    pub lines: Vec<Line>,
    /// Six if it empties the rack while the bag is empty, otherwise none.
    pub going_out: u32,
}

impl Breakdown {
    /// All points together.
    pub fn total(&self) -> u32 {
        self.lines
            .iter()
            .map(|line| line.points + line.bonus)
            .sum::<u32>()
            + self.going_out
    }
}

/// Scores a legal play on the table as it was before.
pub fn score(board: &Board, play: &Play, goes_out: bool) -> Breakdown {
    let laid = play.placements();
    let after = |cell: Cell| {
        let new = laid.iter().find(|placement| placement.cell == cell);
        new.map(|placement| placement.tile)
            .or_else(|| board.get(cell))
    };
    let mut lines: Vec<Line> = Vec::new();
    for &placement in laid {
        let straight =
            Direction::STRAIGHT.map(|direction| straight_line(after, placement, direction));
        let diagonal =
            Direction::DIAGONAL.map(|direction| diagonal_line(after, placement, direction));
        for line in straight.into_iter().chain(diagonal).flatten() {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    if let ([lone], true) = (play.placements(), board.is_empty()) {
        lines.push(Line::new(
            Direction::Horizontal,
            Feature::Colour(lone.tile.colour),
            vec![*lone],
        ));
    }
    Breakdown {
        lines,
        going_out: if goes_out { GOING_OUT_BONUS } else { 0 },
    }
}

fn straight_line(
    after: impl Fn(Cell) -> Option<Tile>,
    laid: Placement,
    direction: Direction,
) -> Option<Line> {
    let tiles = run(laid.cell, direction, after);
    let [first, second, ..] = tiles[..] else {
        return None;
    };
    let feature = if first.tile.colour == second.tile.colour {
        Feature::Colour(first.tile.colour)
    } else {
        Feature::Shape(first.tile.shape)
    };
    Some(Line::new(direction, feature, tiles))
}

fn diagonal_line(
    after: impl Fn(Cell) -> Option<Tile>,
    laid: Placement,
    direction: Direction,
) -> Option<Line> {
    let background = laid.tile.background?;
    let tiles = run(laid.cell, direction, |cell| {
        after(cell).filter(|tile| tile.background == Some(background))
    });
    (tiles.len() >= 2).then(|| Line::new(direction, Feature::Background(background), tiles))
}
