use super::{Cell, Dice, Grid, ROLLS, Roll, Square};
use crate::game::Rng;

/// The chance of a game: its dotted cells and all its rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The number that all of it follows from.
    pub number: u64,
    /// The sheet before the first turn.
    pub grid: Grid,
    /// What is rolled in each turn.
    pub rolls: Vec<Roll>,
}

impl Deal {
    /// A game of a seed.
    pub fn new(dice: &Dice, seed: u64, game: u64) -> Deal {
        // Seeds lie far apart, so that they share no games.
        let number = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game);
        let mut rng = Rng::new("qwords game", number);
        let mut cell = || {
            Cell::from_index(rng.below(Cell::COUNT as u32) as usize)
                .expect("a grid has so many cells")
        };
        let one = cell();
        let other =
            std::iter::repeat_with(cell).find(|&other| other != one && !other.in_line_with(one));
        let mut squares = [Square::Free; Cell::COUNT];
        for dotted in other.into_iter().chain([one]) {
            squares[dotted.index()] = Square::Dotted;
        }
        let grid = Grid::new(squares).expect("two cells that are not in line may have dots");
        let rolls = (0..Cell::COUNT)
            .map(|_| dice.roll(rng.below(ROLLS)))
            .collect();
        Deal {
            number,
            grid,
            rolls,
        }
    }
}
