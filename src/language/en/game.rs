use super::English;
use crate::game::{Colour, Shape};
use crate::language::GameWords;

impl GameWords for English {
    fn colour(&self, colour: Colour) -> &'static str {
        colour.name()
    }

    fn shape(&self, shape: Shape) -> &'static str {
        shape.name()
    }

    fn and_list(&self, items: &[String]) -> String {
        super::and_list(items)
    }
}
