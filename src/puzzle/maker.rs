use std::iter::StepBy;
use std::ops::{ControlFlow, Range, RangeInclusive};

use super::simulated::{SimulatedTable, play_through};
use super::{Batch, Candidate, CanonicalForm, Document, Progress, Puzzle, Stars, Theme};
use crate::game::{Board, GOING_OUT_BONUS, LONGEST_LINE, QWIRKLE_BONUS, RACK_SIZE, Rng, Rules};
use crate::named::codes;
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
        let attempt = |maker: &mut Maker, game| self.puzzles(game, maker);
        self.batch.gather(Maker::new, attempt, form, watch)
    }

    /// The candidates of some of the games, such as every third one, for [`Batch::choose`]. Games
    /// beyond those of the batch are left out. It ends early when these games alone give enough
    /// puzzles. The watcher may stop it; what was found by then is returned.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use sixfold::game::Rules;
    /// use sixfold::puzzle::{Batch, Collection, Criteria};
    ///
    /// let batch = Batch { count: 3, seed: 7, tries: 300 };
    /// let criteria = Criteria { target: 12..=24, ..Criteria::default() };
    /// let collection = Collection { rules: Rules::Flex, criteria, batch };
    /// let share = |first: u64| {
    ///     collection.candidates((first..300).step_by(2), |_| ControlFlow::Continue(()))
    /// };
    /// let shared = batch.choose([share(0), share(1)].concat());
    /// let alone = collection.make(|_| ControlFlow::Continue(()));
    /// let positions = |puzzles: Vec<sixfold::puzzle::Puzzle>| -> Vec<String> {
    ///     puzzles.iter().map(|puzzle| puzzle.position.to_string()).collect()
    /// };
    /// assert_eq!(positions(shared), positions(alone));
    /// ```
    pub fn candidates(
        &self,
        games: StepBy<Range<u64>>,
        watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Vec<Candidate<Puzzle>> {
        let attempt = |maker: &mut Maker, game| self.puzzles(game, maker);
        self.batch
            .candidates(games, Maker::new, attempt, form, watch)
    }

    /// The document of a puzzle. Its id lacks the number in the batch, which
    /// [`Document::numbered`] adds.
    pub fn document(&self, puzzle: &Puzzle) -> Document {
        let (rules, seed) = (self.rules, self.batch.seed);
        let id = format!("{rules}-{}-seed{seed}", puzzle.target());
        let made_by = format!("sixfold puzzle generate --seed {seed}");
        Document::new(puzzle, id, &made_by)
    }

    fn puzzles(&self, game: u64, maker: &mut Maker) -> Vec<Puzzle> {
        let mut rng = self.batch.rng("sixfold puzzle 1", game);
        maker.puzzles_of_a_game(self.rules, &self.criteria, &mut rng)
    }
}

fn form(puzzle: &Puzzle) -> CanonicalForm {
    CanonicalForm::of(&puzzle.position)
}

#[cfg(test)]
mod tests {
    use super::*;

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
