use std::cmp::Reverse;

use super::race::Race;
use super::{EXACT, Engine, Exact, Sheet};
use crate::qwords::{Action, Letter, Line, POINTS, Pattern, Position, SIZE, Span, Word};

/// How many of the best actions are never dropped.
const FINALISTS: usize = 4;

/// How much is spent on a ranking that cannot be exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How often the best actions are played out, at most.
    pub samples: usize,
    /// The random seed.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            samples: 4096,
            seed: 0,
        }
    }
}

/// An action and its expected final score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The action.
    pub action: Action,
    /// The expected final score.
    pub expected: f64,
    /// Its standard error; 0 if it is exact.
    pub standard_error: f64,
    /// Whether the samples cannot tell it apart from the best action; if the scores are exact,
    /// whether it is as good.
    pub within_error: bool,
}

/// The actions of a position, ranked.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking {
    /// Whether the expected scores are exact.
    pub exact: bool,
    /// The actions, the best first.
    pub actions: Vec<Ranked>,
}

impl Engine {
    /// Ranks every legal action: exactly, if at most [`EXACT`] cells are free. From time to
    /// time `tell` gets the work done so far and the total.
    pub fn rank(
        &self,
        position: &Position,
        effort: Effort,
        tell: &mut dyn FnMut(usize, usize),
    ) -> Ranking {
        let actions: Vec<Action> = position.actions().collect();
        if actions.is_empty() {
            return Ranking {
                exact: true,
                actions: Vec::new(),
            };
        }
        let exact = position.grid.free().count() <= EXACT;
        let race = Race {
            sheet: Sheet::new(position),
            seed: effort.seed,
            most: effort.samples,
            finalists: FINALISTS,
        };
        let mut actions = if exact {
            self.exactly(position, tell)
        } else {
            self.race(&race, &actions, tell)
        };
        actions.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        Ranking { exact, actions }
    }

    /// Every action with its exact value, the best first.
    pub(super) fn exactly(
        &self,
        position: &Position,
        tell: &mut dyn FnMut(usize, usize),
    ) -> Vec<Ranked> {
        let exact = Exact::new(position, &self.words, &self.odds, tell);
        let mut values: Vec<(u64, Action)> = position
            .actions()
            .map(|action| (exact.value(action), action))
            .collect();
        values.sort_by_key(|&(value, _)| Reverse(value));
        let most = values.first().map(|&(value, _)| value);
        let ranked = |(value, action)| Ranked {
            action,
            expected: value as f64 / exact.point() as f64,
            standard_error: 0.0,
            within_error: Some(value) == most,
        };
        values.into_iter().map(ranked).collect()
    }
}

/// How many words a forecast names.
const NAMED: usize = 3;

/// What an action does for a line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineForecast {
    /// The line.
    pub line: Line,
    /// Its letters with the new one.
    pub letters: [Option<Letter>; SIZE],
    /// Its expected points before and after, by the tables; doubled if it counts double.
    pub points: [f32; 2],
    /// The longest word that it has already.
    pub has: Option<Word>,
    /// Longer words that it may still get, the most promising first.
    pub words: Vec<Word>,
}

impl LineForecast {
    /// How many more points the line is expected to earn than before.
    pub fn gain(&self) -> f32 {
        self.points[1] - self.points[0]
    }
}

/// Why an action is the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The action.
    pub action: Action,
    /// What it does for its row and for its column.
    pub lines: [LineForecast; 2],
    /// The next best action, if any scores less.
    pub next: Option<NextBest>,
}

/// The next best action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NextBest {
    /// The action.
    pub action: Action,
    /// How many points its lines gain; below 0, how many they lose.
    pub gain: f32,
    /// Whether the samples cannot tell it apart from the best.
    pub within_error: bool,
}

impl Explanation {
    /// How many more points both lines are expected to earn than before.
    pub fn gain(&self) -> f32 {
        total_gain(&self.lines)
    }

    /// Whether either line gains, rounded to one decimal.
    pub fn is_gain(&self) -> bool {
        let tenths = |points: f32| (points * 10.0).round();
        self.lines
            .iter()
            .any(|line| tenths(line.points[1]) > tenths(line.points[0]))
    }
}

fn total_gain(lines: &[LineForecast; 2]) -> f32 {
    lines.iter().map(LineForecast::gain).sum()
}

impl Engine {
    /// Why the first action of a ranking is the best; `None` if there is no action.
    pub fn explain(&self, position: &Position, ranking: &Ranking) -> Option<Explanation> {
        let (best, others) = ranking.actions.split_first()?;
        let behind = others.iter().filter(|other| other.expected < best.expected);
        // The first of those that are equally good.
        let next = behind.min_by(|one, other| other.expected.total_cmp(&one.expected));
        Some(Explanation {
            action: best.action,
            lines: self.prospects(position, best.action),
            next: next.map(|next| NextBest {
                action: next.action,
                gain: total_gain(&self.prospects(position, next.action)),
                within_error: next.within_error,
            }),
        })
    }

    /// What an action does for its row and for its column.
    fn prospects(&self, position: &Position, action: Action) -> [LineForecast; 2] {
        let (before, after) = (Sheet::new(position), Sheet::new(&position.after(action)));
        Line::through(action.cell).map(|line| {
            let letters = position.after(action).grid.line(line);
            let times = if position.variant.double() && line.is_central() {
                2.0
            } else {
                1.0
            };
            let points = [before, after]
                .map(|sheet| times * self.line_values().of(sheet.codes[line.index()]).points());
            let span = self.words.longest(&letters);
            let has = span.map(|span| letters[span.range()].iter().copied().flatten().collect());
            let words =
                self.promising(&letters, span.map_or(0, |span| span.len), before.free() - 1);
            LineForecast {
                line,
                letters,
                points,
                has,
                words,
            }
        })
    }

    /// Words longer than `longer_than` that fit a line, by their points times the chance to roll
    /// the missing letters in `turns` turns.
    fn promising(
        &self,
        line: &[Option<Letter>; SIZE],
        longer_than: usize,
        turns: u32,
    ) -> Vec<Word> {
        let mut found: Vec<(f32, Word)> = Vec::new();
        for span in Span::all().filter(|span| span.len > longer_than) {
            let pattern = Pattern(line[span.range()].iter().copied().collect());
            for word in self.words.matching(&pattern) {
                let missing = word
                    .iter()
                    .zip(&pattern.0)
                    .filter(|(_, there)| there.is_none());
                let chance: f32 = missing
                    .map(|(letter, _)| self.odds.chance(letter.index(), turns))
                    .product();
                found.push((POINTS[span.len] as f32 * chance, word));
            }
        }
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut named: Vec<Word> = Vec::new();
        for (_, word) in found {
            if named.len() < NAMED && !named.contains(&word) {
                named.push(word);
            }
        }
        named
    }
}
