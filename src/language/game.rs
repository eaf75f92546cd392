use crate::game::{Background, Colour, Line, Shape, Tile, Violation};

/// Tiles, lines, points and violations.
pub trait GameWords: Sync {
    /// `red`
    fn colour(&self, colour: Colour) -> &'static str;
    /// `circle`
    fn shape(&self, shape: Shape) -> &'static str;
    /// `black`
    fn background(&self, background: Background) -> &'static str;
    /// A tile for those who do not see it: `purple square on black`, `purple square, split`.
    fn tile(&self, tile: Tile) -> String;
    /// `18 points`
    fn points(&self, points: u32) -> String;
    /// The sum of a play, `18 points`, which is shown in bold: `18 points in all`.
    fn in_all(&self, points: &str) -> String;
    /// What a line earns and why, as the rulebooks say it.
    fn line(&self, line: &Line) -> String;
    /// What emptying the rack earns.
    fn going_out(&self, bonus: u32) -> String;
    /// The rule that a turn breaks, in a sentence without a full stop.
    fn violation(&self, violation: &Violation) -> String;
    /// `a`, `a and b`, `a, b and c`
    fn and_list(&self, items: &[String]) -> String;
}
