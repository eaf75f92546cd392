use super::{Action, Deal, Position, Variant, Violation};

/// A game that one person plays.
#[derive(Clone, Debug)]
pub struct Solo {
    deal: Deal,
    /// The position before each turn so far, with its roll; the last is the one at hand, without a
    /// roll once the game is over.
    positions: Vec<Position>,
}

impl Solo {
    /// The game before its first turn.
    pub fn new(deal: Deal, variant: Variant) -> Solo {
        let first = Position {
            grid: deal.grid,
            roll: deal.rolls.first().copied(),
            variant,
            ..Position::default()
        };
        Solo {
            deal,
            positions: vec![first],
        }
    }

    /// The chance of the game.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The side, with what it had before the first turn.
    pub fn variant(&self) -> Variant {
        self.positions
            .first()
            .map_or_else(Variant::default, |first| first.variant)
    }

    /// The position at hand.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("there is the first position")
    }

    /// Whether the grid is full.
    pub fn is_over(&self) -> bool {
        self.position().grid.is_full()
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.positions.len() - 1
    }

    /// Takes a turn, or tells every rule that it would break.
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

    /// Takes the last turn back; false where there is none.
    pub fn undo(&mut self) -> bool {
        let any = self.positions.len() > 1;
        self.positions
            .truncate(self.positions.len().saturating_sub(1).max(1));
        any
    }
}
