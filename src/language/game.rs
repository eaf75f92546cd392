use crate::game::{Colour, Shape};

/// Tiles, lines, violations.
pub trait GameWords: Sync {
    /// `red`
    fn colour(&self, colour: Colour) -> &'static str;
    /// `circle`
    fn shape(&self, shape: Shape) -> &'static str;
    /// `a`, `a and b`, `a, b and c`
    fn and_list(&self, items: &[String]) -> String;
}
