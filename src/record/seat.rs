use super::TurnError;
use super::counts::{Counts, without};
use crate::game::{RACK_SIZE, Rules, Tile};

/// What the turns so far tell of a player's hand.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    /// How many tiles it holds.
    pub(super) size: usize,
    /// The tiles that it is known to hold.
    pub(super) kept: Vec<Tile>,
    /// What the rest of the hand may be: all that was in no known place when the player drew last.
    reach: Counts,
}

impl Seat {
    pub(super) fn dealt(rules: Rules) -> Seat {
        Seat {
            size: RACK_SIZE,
            kept: Vec::new(),
            reach: Counts::set(rules),
        }
    }

    /// Whether every tile is known.
    pub(super) fn is_known(&self) -> bool {
        self.kept.len() == self.size
    }

    /// What is wrong with a hand that is said to be this one.
    pub(super) fn doubts(&self, hand: &[Tile]) -> Vec<TurnError> {
        let mut errors = Vec::new();
        if hand.len() != self.size {
            errors.push(TurnError::HandSize {
                found: hand.len(),
                expected: self.size,
            });
        }
        let lost = without(&self.kept, hand);
        if !lost.is_empty() {
            errors.push(TurnError::Lost { tiles: lost });
        }
        errors.extend(
            self.reach
                .lacks(&without(hand, &self.kept))
                .map(|tile| TurnError::NotDrawn { tile }),
        );
        errors
    }

    /// What is wrong with using tiles of a hand that is known in part.
    pub(super) fn doubts_of_use(&self, used: &[Tile]) -> Vec<TurnError> {
        let drawn = without(used, &self.kept);
        let unknown = self.size - self.kept.len();
        if drawn.len() > unknown {
            return vec![TurnError::NotHeld {
                tiles: drawn,
                unknown,
            }];
        }
        self.reach
            .lacks(&drawn)
            .map(|tile| TurnError::NotDrawn { tile })
            .into_iter()
            .collect()
    }

    /// The tiles that are known once some are seen to be used.
    pub(super) fn known_with(&self, used: &[Tile]) -> Vec<Tile> {
        let mut known = self.kept.clone();
        known.extend(without(used, &self.kept));
        known
    }

    /// Draws from a bag of so many tiles, which may be any of those within reach; how many it
    /// draws.
    pub(super) fn draw(&mut self, bag: usize, reach: Counts) -> usize {
        let drawn = (RACK_SIZE - self.size).min(bag);
        self.size += drawn;
        self.reach = reach;
        drawn
    }
}
