use super::{Action, Cell, Dice, Grid, Position, ROLLS, Roll, Square, Variant, Violation};
use crate::game::Rng;

/// All that is random in a game: its dotted cells and its rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The random seed of this deal.
    pub number: u64,
    /// The grid before the first turn.
    pub grid: Grid,
    /// The roll of each turn.
    pub rolls: Vec<Roll>,
}

impl Deal {
    /// The deal of a game, by the seed and the number of the game.
    pub fn new(dice: &Dice, seed: u64, game: u64) -> Deal {
        // Seeds are spread far apart, so that they share no games.
        let number = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game);
        let mut rng = Rng::new("qwords game", number);
        let mut cell = || {
            Cell::from_index(rng.below(Cell::COUNT as u32) as usize)
                .expect("the index is below the number of cells")
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

    /// The position before the first turn, with its roll.
    pub(super) fn start(&self, variant: Variant) -> Position {
        Position {
            grid: self.grid,
            roll: self.rolls.first().copied(),
            variant,
            ..Position::default()
        }
    }
}

/// A game for one player.
#[derive(Clone, Debug)]
pub struct Solo {
    deal: Deal,
    /// The position before each turn so far, with its roll. The last is the current one; it has no
    /// roll when the game is over.
    positions: Vec<Position>,
}

impl Solo {
    /// The game before its first turn.
    pub fn new(deal: Deal, variant: Variant) -> Solo {
        Solo {
            positions: vec![deal.start(variant)],
            deal,
        }
    }

    /// The deal of the game.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The side as it was before the first turn, with its joker.
    pub fn variant(&self) -> Variant {
        self.positions
            .first()
            .map_or_else(Variant::default, |first| first.variant)
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("there is the first position")
    }

    /// Whether the grid is full.
    pub fn is_over(&self) -> bool {
        self.position().grid.is_full()
    }

    /// How many turns have been taken.
    pub fn turns(&self) -> usize {
        self.positions.len() - 1
    }

    /// Takes a turn, or returns every rule that it breaks.
    pub fn take(&mut self, action: Action) -> Result<(), Vec<Violation>> {
        let violations = self.position().violations(action);
        if !violations.is_empty() {
            return Err(violations);
        }
        let after = self.position().after(action);
        let roll = self.deal.rolls.get(self.positions.len()).copied();
        self.positions.push(Position { roll, ..after });
        Ok(())
    }

    /// Takes the last turn back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let any = self.positions.len() > 1;
        self.positions
            .truncate(self.positions.len().saturating_sub(1).max(1));
        any
    }
}
