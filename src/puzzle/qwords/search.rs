use std::collections::HashMap;

use super::{Lexicon, Spelt};
use crate::qwords::{Action, BONUS, Letter, Letters, Line, POINTS, Position, Roll, SIZE, Span};

/// The best way to use known rolls.
#[derive(Clone, Debug)]
pub(super) struct Best {
    /// An action for each roll.
    pub(super) line: Vec<Action>,
    /// What the grid scores after the last.
    pub(super) total: u32,
    /// What the next best line of actions scores, perhaps as much; nothing if there is no other.
    pub(super) second: Option<u32>,
}

/// Every legal action but those that waste the joker on a letter that was rolled.
pub(super) fn sensible_actions(position: &Position) -> impl Iterator<Item = Action> + '_ {
    let rolled = position.letters();
    position
        .actions()
        .filter(move |action| !(action.joker && rolled.contains(action.letter)))
}

/// Finds the best line of actions, one for each roll in order, exactly: by branch and bound; the
/// bound is the most that each row and column could earn.
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
        // The most promising first; the sort is stable, so the order is always the same.
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

    /// Records a whole line. After the last roll the bound is the score itself.
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

/// What stands in a row or a column.
type LineLetters = [Option<Letter>; SIZE];

/// The most points that a line can still earn, remembered.
struct Reach<'a> {
    lexicon: &'a Lexicon,
    /// The letters that the rolls from each turn on allow; none after the last.
    letters: Vec<Letters>,
    known: HashMap<(LineLetters, usize, bool), u32>,
}

impl<'a> Reach<'a> {
    fn new(lexicon: &'a Lexicon, rolls: &[Roll]) -> Reach<'a> {
        let mut letters = vec![Letters::NONE];
        for roll in rolls.iter().rev() {
            let later = letters[letters.len() - 1];
            letters.push(later.union(roll.letters()));
        }
        letters.reverse();
        Reach {
            lexicon,
            letters,
            known: HashMap::new(),
        }
    }

    /// The most that a line can earn when the rolls from a turn on are still to come, and perhaps
    /// the joker; after the last, what it earns.
    fn points(&mut self, line: LineLetters, turn: usize, joker: bool) -> u32 {
        if let Some(&known) = self.known.get(&(line, turn, joker)) {
            return known;
        }
        let found = Span::all().find(|&span| self.is_in_reach(&line[span.range()], turn, joker));
        let points = found.map_or(0, |span| POINTS[span.len]);
        self.known.insert((line, turn, joker), points);
        points
    }

    /// Whether a part of a line is a word, or can become one.
    fn is_in_reach(&self, part: &[Option<Letter>], turn: usize, joker: bool) -> bool {
        let letters = self.letters[turn];
        let turns = self.letters.len() - 1 - turn;
        let free = part.iter().filter(|letter| letter.is_none()).count();
        if free == 0 {
            let word: Vec<Letter> = part.iter().copied().flatten().collect();
            return self.lexicon.words().contains(&word);
        }
        let becomes = |word: &Spelt| {
            let mut jokers = u32::from(joker);
            part.iter().zip(word).all(|(there, letter)| match there {
                Some(there) => there == letter,
                None if letters.contains(*letter) => true,
                None => {
                    let left = jokers > 0;
                    jokers = 0;
                    left
                }
            })
        };
        free <= turns && self.lexicon.of_length(part.len()).iter().any(becomes)
    }
}
