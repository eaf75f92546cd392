use std::cmp::Reverse;

use super::race::Race;
use super::{EXACT, Engine, Ranking, Sheet, SheetEvaluator};
use crate::game::Rng;
use crate::named::named;
use crate::qwords::{Action, Cell, Deal, Position, Variant};

named! {
    /// A way to play.
    Policy {
        /// A random letter of the roll in a random cell.
        Random "random",
        /// The most points at once.
        Greedy "greedy",
        /// The highest value by the tables.
        Table "table",
        /// The same, one roll ahead.
        LookAhead "look-ahead",
        /// The best few of those, played out many times; the endgame exactly.
        Full "full",
    }
}

/// How many actions are evaluated one roll ahead.
const LOOKED_AHEAD: usize = 48;
/// How many actions the full policy plays out, and how often, at most.
const CANDIDATES: usize = 16;
const SAMPLES: usize = 2048;

/// A turn of a game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The action.
    pub action: Action,
    /// The position after it, before the next roll.
    pub after: Position,
}

impl Engine {
    /// The game that a policy plays with a deal, turn by turn.
    pub fn play(&self, policy: Policy, deal: &Deal, variant: Variant) -> Vec<Turn> {
        let mut position = deal.start(variant);
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

    /// The action of a policy in a position of a deal, with a roll and a free cell. It depends on
    /// nothing else.
    pub fn choose(&self, policy: Policy, deal: &Deal, position: &Position) -> Option<Action> {
        match policy {
            Policy::Random => {
                let mut rng = rng(policy, deal, position);
                let actions: Vec<Action> =
                    position.actions().filter(|action| !action.joker).collect();
                (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u32) as usize])
            }
            Policy::Greedy => {
                let points = |action: &Action| self.score(&position.after(*action));
                // The first of those with the most points.
                position
                    .actions()
                    .min_by_key(|action| Reverse(points(action)))
            }
            Policy::Table => SheetEvaluator::new(self.line_values(), Sheet::new(position))
                .best_action(position.letters()),
            Policy::LookAhead => self
                .looking_ahead(position)
                .first()
                .map(|&(_, action)| action),
            Policy::Full => self
                .advise(deal, position)
                .actions
                .first()
                .map(|best| best.action),
        }
    }

    /// The actions that [`Policy::Full`] considers in a position of a deal. The first is the one
    /// that it takes in its own game.
    pub fn advise(&self, deal: &Deal, position: &Position) -> Ranking {
        if position.grid.free().count() <= EXACT {
            return Ranking {
                exact: true,
                actions: self.exactly(position, &mut |_, _| {}),
            };
        }
        let candidates: Vec<Action> = self
            .looking_ahead(position)
            .into_iter()
            .map(|(_, action)| action)
            .take(CANDIDATES)
            .collect();
        let seed = u64::from(rng(Policy::Full, deal, position).below(u32::MAX));
        let race = Race {
            sheet: Sheet::new(position),
            seed,
            most: SAMPLES,
            finalists: 1,
        };
        Ranking {
            exact: false,
            actions: self.race(&race, &candidates, &mut |_, _| {}),
        }
    }

    /// The best actions by the tables, with their values one roll ahead, the best first.
    fn looking_ahead(&self, position: &Position) -> Vec<(f32, Action)> {
        let best_first = |actions: &mut Vec<(f32, Action)>| {
            actions.sort_by(|(one, _), (other, _)| other.total_cmp(one))
        };
        let evaluator = SheetEvaluator::new(self.line_values(), Sheet::new(position));
        let mut actions = Vec::new();
        evaluator.every_action(position.letters(), true, |worth, action| {
            actions.push((worth, action))
        });
        best_first(&mut actions);
        actions.truncate(LOOKED_AHEAD);
        for (worth, action) in &mut actions {
            *worth = SheetEvaluator::new(self.line_values(), evaluator.sheet.after(*action))
                .ahead(&self.odds);
        }
        best_first(&mut actions);
        actions
    }
}

/// The random numbers of a policy in a turn of a deal: one draw is skipped for each earlier turn.
fn rng(policy: Policy, deal: &Deal, position: &Position) -> Rng {
    let mut rng = Rng::new(policy.name(), deal.number);
    for _ in position.grid.free().count()..Cell::COUNT {
        rng.below(u32::MAX);
    }
    rng
}
