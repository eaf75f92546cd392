use std::collections::HashSet;
use std::ops::{ControlFlow, RangeInclusive};

use super::simulated::{SimulatedTable, play_through};
use super::{CanonicalForm, Puzzle, Stars, Theme};
use crate::game::{Board, GOING_OUT_BONUS, LONGEST_LINE, QWIRKLE_BONUS, RACK_SIZE, Rng, Rules};
use crate::named::codes;
use crate::parallel;
use crate::search::{Searcher, Table};

/// What a puzzle must be like to be accepted.
#[derive(Clone, Debug)]
pub struct Criteria {
    /// What the solution scores.
    pub target: RangeInclusive<u32>,
    /// By how much it beats the next best play, at least.
    pub margin: u32,
    /// How hard it is; `None` means any.
    pub stars: Option<Stars>,
    /// A theme that it must have; `None` means any.
    pub theme: Option<Theme>,
    /// Whether it may be an endgame, in which the player goes out; such tables may be larger.
    pub endgames: bool,
}

// Frozen: the daily puzzles rest on these limits, and on `Criteria::accepts`.

/// How large a table may be, and how few tiles it may hold.
const WIDEST: usize = 13;
const WIDEST_ENDGAME: usize = 20;
const FEWEST_TILES: usize = 8;
/// With more plays than this, a puzzle is tedious.
const MOST_PLAYS: usize = 300;
/// A solution that scores only one line is found by counting.
const FEWEST_LINES: usize = 2;
/// The points of a line of two, and of one of six.
const SHORTEST_LINE: u32 = 2;
const LINE_OF_SIX: u32 = LONGEST_LINE as u32 + QWIRKLE_BONUS;

/// Why no puzzle can meet the criteria.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// The theme is about diagonals, which the rules do not have.
    NoDiagonals {
        /// The theme.
        theme: Theme,
        /// The rule set.
        rules: Rules,
    },
    /// Every solution, or every one with the theme, scores more.
    LowTarget {
        /// The theme, if the criteria name one.
        theme: Option<Theme>,
        /// The fewest points of such a solution.
        least: u32,
    },
    /// Every play, or every one with the theme, scores less.
    HighTarget {
        /// The theme, if the criteria name one.
        theme: Option<Theme>,
        /// The rule set.
        rules: Rules,
        /// No play scores more.
        most: u32,
    },
    /// No solution beats another play by more than its own score.
    LargeMargin {
        /// The highest target.
        target: u32,
        /// The margin.
        margin: u32,
    },
}

codes! {
    Impossible {
        Impossible::NoDiagonals { .. } => "no_diagonals",
        Impossible::LowTarget { .. } => "low_target",
        Impossible::HighTarget { .. } => "high_target",
        Impossible::LargeMargin { .. } => "large_margin",
    }
}

impl Default for Criteria {
    fn default() -> Criteria {
        Criteria {
            target: 18..=18,
            margin: 2,
            stars: None,
            theme: None,
            endgames: true,
        }
    }
}

impl Criteria {
    /// Whether a puzzle meets the criteria.
    pub fn accepts(&self, puzzle: &Puzzle) -> bool {
        let endgame = puzzle.themes.contains(&Theme::GoingOut);
        (self.endgames || !endgame)
            && self.target.contains(&puzzle.target())
            && puzzle.target() - puzzle.second_best >= self.margin
            && puzzle.breakdown.lines.len() >= FEWEST_LINES
            && puzzle.plays_total <= MOST_PLAYS
            && (endgame || puzzle.position.rack().len() == RACK_SIZE)
            && puzzle.position.board().len() >= FEWEST_TILES
            && fits(
                puzzle.position.board(),
                if endgame { WIDEST_ENDGAME } else { WIDEST },
            )
            && self.stars.is_none_or(|stars| stars == puzzle.stars())
            && self
                .theme
                .is_none_or(|theme| puzzle.themes.contains(&theme))
    }

    /// Why no puzzle by these rules can meet the criteria, if that is certain before any game is
    /// played.
    pub fn impossible(&self, rules: Rules) -> Option<Impossible> {
        let theme = self.theme;
        let (least, most) = (least_points(theme), most_points(theme, rules));
        let (&from, &to) = (self.target.start(), self.target.end());
        match theme {
            Some(theme @ (Theme::Diagonals | Theme::QwirkleFlex)) if !rules.has_diagonals() => {
                Some(Impossible::NoDiagonals { theme, rules })
            }
            _ if to < least => Some(Impossible::LowTarget { theme, least }),
            _ if from > most => Some(Impossible::HighTarget { theme, rules, most }),
            _ if self.margin > to => Some(Impossible::LargeMargin {
                target: to,
                margin: self.margin,
            }),
            _ => None,
        }
    }

    /// How large a table may get before no puzzle can come from it.
    pub(super) fn widest(&self) -> usize {
        if self.endgames {
            WIDEST_ENDGAME
        } else {
            WIDEST
        }
    }
}

fn fits(board: &Board, widest: usize) -> bool {
    board
        .bounds()
        .is_some_and(|bounds| bounds.width() <= widest && bounds.height() <= widest)
}

/// No solution with a theme scores less: it has two lines or more, and a line has two tiles or
/// more.
fn least_points(theme: Option<Theme>) -> u32 {
    let two_lines = SHORTEST_LINE * FEWEST_LINES as u32;
    match theme {
        Some(Theme::Qwirkle | Theme::QwirkleFlex) => LINE_OF_SIX + SHORTEST_LINE,
        Some(Theme::Double) => 2 * LINE_OF_SIX,
        // Three lines, or a line of three and another.
        Some(Theme::Crossing) => 3 * SHORTEST_LINE,
        Some(Theme::BothEnds | Theme::Bridge | Theme::Diagonals) => two_lines + 1,
        Some(Theme::GoingOut) => two_lines + GOING_OUT_BONUS,
        _ => two_lines,
    }
}

/// No play with a theme scores more: a row or column, a line across it at each tile, and in Flex
/// two diagonals at each tile. This is only an upper bound.
fn most_points(theme: Option<Theme>, rules: Rules) -> u32 {
    let (tiles, line, going_out) = match theme {
        Some(Theme::SingleTile) => (1, LINE_OF_SIX, GOING_OUT_BONUS),
        // Lines of five at most, and so no more than five tiles.
        Some(Theme::Quiet) => (LONGEST_LINE as u32 - 1, LONGEST_LINE as u32 - 1, 0),
        _ => (RACK_SIZE as u32, LINE_OF_SIX, GOING_OUT_BONUS),
    };
    let lines_at_a_tile = if rules.has_diagonals() { 3 } else { 1 };
    line * (1 + lines_at_a_tile * tiles) + going_out
}

/// Makes puzzles from simulated games. It keeps its tables from one game to the next.
///
/// ```
/// use sixfold::game::{Rng, Rules};
/// use sixfold::puzzle::{Criteria, Maker};
///
/// let criteria = Criteria { target: 12..=24, ..Criteria::default() };
/// let mut rng = Rng::new("my puzzles", 0);
/// for puzzle in Maker::new().puzzles_of_a_game(Rules::Flex, &criteria, &mut rng) {
///     assert!(criteria.accepts(&puzzle));
/// }
/// ```
#[derive(Default)]
pub struct Maker {
    classic: Table<false>,
    flex: Table<true>,
    searcher: Searcher,
}

impl Maker {
    /// A maker.
    pub fn new() -> Maker {
        Maker::default()
    }

    /// Plays one game and makes a puzzle from every table in it that meets the criteria.
    pub fn puzzles_of_a_game(
        &mut self,
        rules: Rules,
        criteria: &Criteria,
        rng: &mut Rng,
    ) -> Vec<Puzzle> {
        let Maker {
            classic,
            flex,
            searcher,
        } = self;
        let mut puzzles = Vec::new();
        let mut visit = |table: &SimulatedTable| {
            if table.width() > criteria.widest() {
                return ControlFlow::Break(());
            }
            puzzles.extend(puzzle(table, criteria, searcher));
            ControlFlow::Continue(())
        };
        match rules {
            Rules::Classic => play_through(classic, rules, rng, &mut visit),
            Rules::Flex | Rules::Intro => play_through(flex, rules, rng, &mut visit),
        }
        puzzles
    }
}

/// The cheap checks first: few tables pass them.
fn puzzle(table: &SimulatedTable, criteria: &Criteria, searcher: &mut Searcher) -> Option<Puzzle> {
    let likely = table.is_only_best
        && criteria.target.contains(&table.best)
        && table.best - table.second_best >= criteria.margin
        && table.plays_total <= MOST_PLAYS
        && table.tiles() >= FEWEST_TILES
        && table.rack() <= RACK_SIZE;
    if !likely {
        return None;
    }
    let puzzle = Puzzle::new(table.position().ok()?, searcher)?;
    criteria.accepts(&puzzle).then_some(puzzle)
}

/// A collection of puzzles to be made from simulated games. No two are the same up to symmetry, and
/// no two are from one game, whose tables look alike.
#[derive(Clone, Debug)]
pub struct Collection {
    /// The rule set.
    pub rules: Rules,
    /// What each puzzle must be like.
    pub criteria: Criteria,
    /// How many puzzles, from which games.
    pub batch: Batch,
}

impl Collection {
    /// The first puzzles in the order of the games. The watcher sees the progress and may stop it;
    /// the puzzles found by then are returned.
    pub fn make(&self, watch: impl FnMut(Progress) -> ControlFlow<()>) -> Vec<Puzzle> {
        let attempt = |maker: &mut Maker, game| {
            let mut rng = self.batch.rng("sixfold puzzle 1", game);
            maker.puzzles_of_a_game(self.rules, &self.criteria, &mut rng)
        };
        let form = |puzzle: &Puzzle| CanonicalForm::of(&puzzle.position);
        self.batch.gather(Maker::new, attempt, form, watch)
    }
}

/// How many puzzles to make, and from which tries.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// How many puzzles.
    pub count: usize,
    /// The random seed.
    pub seed: u64,
    /// How many tries to make at most.
    pub tries: u64,
}

/// What a try begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    /// A simulated game, for puzzles with tiles.
    Game,
    /// A full grid, for puzzles of Qwords.
    Grid,
}

/// How far a batch has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The puzzles found.
    pub found: usize,
    /// The tries made.
    pub tries: u64,
}

/// How many tries are made in parallel. The result does not depend on it.
const TOGETHER: u64 = 64;

impl Batch {
    /// The random numbers of a try.
    pub(super) fn rng(&self, label: &str, number: u64) -> Rng {
        // Frozen: a seed of 32 bits makes the puzzles that it has always made. Larger ones came
        // later; mixed, they begin far from all others.
        let stream = match u32::try_from(self.seed) {
            Ok(seed) => u64::from(seed) << 32 | number,
            Err(_) => mixed(self.seed).wrapping_add(number),
        };
        Rng::new(label, stream)
    }

    /// Makes the puzzles: one from each try that gives a new one, in the order of the tries. The
    /// watcher may stop it; the puzzles found by then are returned.
    pub(super) fn gather<M, P: Send, F: IntoIterator<Item = P> + Send>(
        &self,
        maker: impl Fn() -> M + Send + Sync,
        attempt: impl Fn(&mut M, u64) -> F + Send + Sync,
        form: impl Fn(&P) -> CanonicalForm,
        mut watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Vec<P> {
        let mut known = HashSet::new();
        let mut puzzles = Vec::new();
        let mut tries = 0;
        while tries < self.tries && puzzles.len() < self.count {
            let next: Vec<u64> = (tries..self.tries.min(tries + TOGETHER)).collect();
            tries += next.len() as u64;
            let found = parallel::map_init(&next, &maker, |maker, &number| attempt(maker, number));
            let new = found
                .into_iter()
                .filter_map(|of_try| of_try.into_iter().find(|puzzle| known.insert(form(puzzle))));
            puzzles.extend(new);
            puzzles.truncate(self.count);
            let found = puzzles.len();
            if watch(Progress { found, tries }).is_break() {
                break;
            }
        }
        puzzles
    }
}

/// The last step of SplitMix64.
fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_try_of_every_seed_has_its_own_random_numbers() {
        let mut draws = HashSet::new();
        for seed in [0, 1, 2, 1 << 32, 1 << 33, u64::MAX] {
            let batch = Batch {
                count: 1,
                seed,
                tries: 1,
            };
            for number in 0..3 {
                assert!(draws.insert(batch.rng("puzzle", number).below(u32::MAX)));
            }
        }
    }

    #[test]
    fn targets_are_impossible_just_beyond_the_bounds() {
        let criteria = |theme, points| Criteria {
            target: points..=points,
            margin: 0,
            theme,
            ..Criteria::default()
        };
        for (theme, rules, least, most) in [
            (None, Rules::Classic, 4, 90),
            (None, Rules::Flex, 4, 234),
            (Some(Theme::Crossing), Rules::Classic, 6, 90),
            (Some(Theme::Quiet), Rules::Classic, 4, 30),
            (Some(Theme::Double), Rules::Intro, 24, 234),
        ] {
            let impossible = |points| criteria(theme, points).impossible(rules);
            assert_eq!(impossible(least), None, "{theme:?}");
            assert_eq!(impossible(most), None, "{theme:?}");
            let low = Impossible::LowTarget { theme, least };
            assert_eq!(impossible(least - 1), Some(low));
            let high = Impossible::HighTarget { theme, rules, most };
            assert_eq!(impossible(most + 1), Some(high));
        }
    }
}
