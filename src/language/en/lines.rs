use super::points;
use crate::game::{Direction, Feature, Line, Shape};

/// What a line earns and why, as the rulebooks say it.
pub fn line(line: &Line) -> String {
    if let ([_], Feature::Colour(_)) = (&line.tiles[..], line.feature) {
        return format!("{} for the first tile", points(line.points));
    }
    let earned = format!("{} for the {}", points(line.points), kind(line));
    match (line.bonus, line.feature) {
        (0, _) => earned,
        (bonus, Feature::Background(_)) => format!("{earned}, and {bonus} more: a qwirkle flex"),
        (bonus, _) => format!("{earned}, and {bonus} more: a qwirkle"),
    }
}

/// How a line lies, as a sign.
pub fn arrow(direction: Direction) -> char {
    match direction {
        Direction::Horizontal => '→',
        Direction::Vertical => '↓',
        Direction::DiagonalDown => '↘',
        Direction::DiagonalUp => '↗',
    }
}

/// Where a line begins and ends: `i9–j9`; nothing for a lone tile.
pub fn stretch(line: &Line) -> Option<String> {
    match &line.tiles[..] {
        [first, .., last] => Some(format!("{}–{}", first.cell, last.cell)),
        _ => None,
    }
}

/// What emptying the rack earns.
pub fn going_out(bonus: u32) -> String {
    format!(
        "{} for going out: the rack and the bag are empty",
        points(bonus)
    )
}

/// What a line is, as a person points at it: `the vertical line of circles`.
pub(super) fn name(line: &Line) -> String {
    if line.tiles.len() == 1 {
        "the first tile".to_owned()
    } else {
        format!("the {}", kind(line))
    }
}

fn kind(line: &Line) -> String {
    let straight = straight(line.direction);
    match line.feature {
        Feature::Colour(colour) => format!("{straight} {} line", colour.name()),
        Feature::Shape(Shape::Cross) => format!("{straight} line of crosses"),
        Feature::Shape(shape) => format!("{straight} line of {}s", shape.name()),
        Feature::Background(background) => format!("diagonal of {} backgrounds", background.name()),
    }
}

/// How a row or a column lies.
pub(super) fn straight(direction: Direction) -> &'static str {
    if direction == Direction::Horizontal {
        "horizontal"
    } else {
        "vertical"
    }
}
