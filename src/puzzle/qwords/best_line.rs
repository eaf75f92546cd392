use super::Lexicon;
use super::reach::Reach;
use crate::qwords::{Action, BONUS, Line, Position, Roll};

/// The best way to use known rolls.
#[derive(Clone, Debug)]
pub(super) struct Best {
    /// An action for each roll.
    pub(super) line: Vec<Action>,
    /// What the grid scores after the last.
    pub(super) total: u32,
    /// What the next best line of actions scores, perhaps as much; nothing where there is no other.
    pub(super) second: Option<u32>,
}

/// Every legal action but those that waste the joker on a letter that was rolled.
pub(super) fn sensible_actions(position: &Position) -> impl Iterator<Item = Action> + '_ {
    let rolled = position.letters();
    position
        .actions()
        .filter(move |action| !(action.joker && rolled.contains(action.letter)))
}

/// Finds the best line of actions, one for each roll in order, exactly: by branch and bound, where
/// what each row and column could earn at best is the bound.
pub(super) fn best_line(start: &Position, rolls: &[Roll], lexicon: &Lexicon) -> Option<Best> {
    let mut search = Search {
        rolls,
        double: start.variant.double(),
        reach: Reach::new(lexicon, rolls),
        line: Vec::new(),
        best: None,
    };
    search.go_on(start);
    search.best
}

struct Search<'a> {
    rolls: &'a [Roll],
    double: bool,
    reach: Reach<'a>,
    line: Vec<Action>,
    best: Option<Best>,
}

impl Search<'_> {
    fn go_on(&mut self, position: &Position) {
        let turn = self.line.len();
        let Some(&roll) = self.rolls.get(turn) else {
            return;
        };
        let now = Position {
            roll: Some(roll),
            ..*position
        };
        let mut branches: Vec<(u32, Action)> = Vec::new();
        for action in sensible_actions(&now) {
            branches.push((self.bound(&now.after(action), turn + 1), action));
        }
        // The most hopeful first; the sort is stable, so that the order is always the same.
        branches.sort_by_key(|&(bound, _)| std::cmp::Reverse(bound));
        for (bound, action) in branches {
            if !self.could_matter(bound) {
                break;
            }
            self.line.push(action);
            if turn + 1 == self.rolls.len() {
                self.end(bound)
            } else {
                self.go_on(&now.after(action))
            }
            self.line.pop();
        }
    }

    /// Whether a line with such a score would be the best or the second best.
    fn could_matter(&self, bound: u32) -> bool {
        self.best
            .as_ref()
            .and_then(|best| best.second)
            .is_none_or(|second| bound > second)
    }

    /// Notes a whole line. After the last roll the bound is the score itself.
    fn end(&mut self, total: u32) {
        let line = self.line.clone();
        self.best = Some(match self.best.take() {
            None => Best {
                line,
                total,
                second: None,
            },
            Some(best) if total > best.total => Best {
                line,
                total,
                second: Some(best.total),
            },
            Some(best) => Best {
                second: best.second.max(Some(total)),
                ..best
            },
        });
    }

    /// The most that a grid can score once the rolls from a turn on are used.
    fn bound(&mut self, position: &Position, turn: usize) -> u32 {
        let joker = position.variant.joker();
        let mut all = true;
        let mut sum = 0;
        for line in Line::all() {
            let points = self.reach.points(position.grid.line(line), turn, joker);
            all &= points > 0;
            sum += if self.double && line.is_central() {
                2 * points
            } else {
                points
            };
        }
        sum + if all { BONUS } else { 0 }
    }
}
