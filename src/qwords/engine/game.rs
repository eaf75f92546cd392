use super::{Engine, Policy};
use crate::qwords::{Action, Deal, Position, Variant, score};

/// A turn of a game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What was done.
    pub action: Action,
    /// What it led to.
    pub after: Position,
}

impl Engine {
    /// The game that a policy makes of a deal, turn by turn.
    pub fn play(&self, policy: Policy, deal: &Deal, variant: Variant) -> Vec<Turn> {
        let mut position = Position {
            grid: deal.grid,
            variant,
            ..Position::default()
        };
        let mut turns = Vec::with_capacity(deal.rolls.len());
        for &roll in &deal.rolls {
            position.roll = Some(roll);
            let Some(action) = self.choose(policy, deal, &position) else {
                break;
            };
            position = position.after(action);
            turns.push(Turn {
                action,
                after: position,
            });
        }
        turns
    }

    /// What a position scores.
    pub fn score(&self, position: &Position) -> u32 {
        score(&position.grid, &self.words, position.variant.double()).total()
    }
}
