use std::cmp::Ordering;
use std::fmt;

use super::Theme;
use crate::game::{Breakdown, Feature, GAME_ORIGIN, Line, Play, Position};
use crate::search::Searcher;

/// A position with exactly one best play, its solution, and how hard it is to find.
///
/// ```
/// use sixfold::game::Position;
/// use sixfold::puzzle::Puzzle;
/// use sixfold::search::Searcher;
///
/// let line = "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
/// let position: Position = line.parse()?;
/// let puzzle = Puzzle::new(position, &mut Searcher::new()).expect("one play is the best");
/// assert_eq!((puzzle.target(), puzzle.second_best), (18, 13));
/// assert_eq!(puzzle.solution.to_string(), "Ycb@i9 Pcw@j9");
/// # Ok::<(), sixfold::notation::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The position.
    pub position: Position,
    /// The one best play.
    pub solution: Play,
    /// Where its points come from.
    pub breakdown: Breakdown,
    /// What the next best play scores; 0 if there is no other.
    pub second_best: u32,
    /// How many legal plays there are.
    pub plays_total: usize,
    /// How many plays the model of a person looks at before the solution.
    pub looks: usize,
    /// What makes the solution worth finding.
    pub themes: Vec<Theme>,
}

impl Puzzle {
    /// The puzzle in a position; `None` if there is no best play, or more than one.
    pub fn new(position: Position, searcher: &mut Searcher) -> Option<Puzzle> {
        let ranking = searcher.ranking(&position, usize::MAX);
        let (best, others) = ranking
            .plays
            .split_first()
            .filter(|_| ranking.best_plays == 1)?;
        let second_best = others.first().map_or(0, |second| second.score);
        let solution = best.play.clone();
        let breakdown = position.play_breakdown(&solution);
        let looks = looks(
            &position,
            &solution,
            ranking.plays.iter().map(|scored| &scored.play),
        );
        let themes = Theme::of(&position, &solution, &breakdown);
        Some(Puzzle {
            position,
            solution,
            breakdown,
            second_best,
            plays_total: ranking.total,
            looks,
            themes,
        })
    }

    /// What the solution scores.
    pub fn target(&self) -> u32 {
        self.breakdown.total()
    }

    /// How hard it is.
    pub fn stars(&self) -> Stars {
        Stars::from_looks(self.looks)
    }
}

/// How hard a puzzle is: 1 to 5 stars, by how many plays a person tries before the solution.
///
/// The model of that person sees a play's longest row or column and the tiles laid, and tries the
/// plays with long lines and many tiles first. What crosses that line is counted only when the play
/// is tried, and diagonals are ignored. So a solution is hard to find if its points come from short
/// lines, crossings and diagonals.
///
/// Frozen: the daily puzzles and every stored puzzle rest on the model and on the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stars(u8);

/// The most looks for one, two, three and four stars.
const LOOKS: [usize; 4] = [1, 5, 14, 30];

impl Stars {
    /// Every class, from the easiest.
    pub const ALL: [Stars; 5] = [Stars(1), Stars(2), Stars(3), Stars(4), Stars(5)];

    /// The class with this many stars, 1 to 5.
    pub fn new(stars: u8) -> Option<Stars> {
        Stars::ALL.into_iter().find(|class| class.0 == stars)
    }

    /// The class of a puzzle that takes this many looks.
    pub fn from_looks(looks: usize) -> Stars {
        Stars(1 + LOOKS.iter().filter(|&&most| looks > most).count() as u8)
    }

    /// How many stars.
    pub fn count(self) -> u8 {
        self.0
    }
}

/// `★★★☆☆`
impl fmt::Display for Stars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = usize::from(self.count());
        let (full, empty) = ("★".repeat(count), "☆".repeat(Stars::ALL.len() - count));
        write!(f, "{full}{empty}")
    }
}

/// How obvious a play is; obvious plays are tried first.
fn appeal(position: &Position, play: &Play) -> u32 {
    let lines = position.play_breakdown(play).lines;
    let straight = lines
        .iter()
        .filter(|line| !matches!(line.feature, Feature::Background(_)));
    let longest = straight.map(|line| line.points).max().unwrap_or(0);
    longest + 2 * play.placements().len() as u32
}

/// How many plays the model tries, the solution included. Half of the plays that are as obvious as
/// the solution are tried before it: that is the average, and it does not change when tiles are
/// renamed or the table is rotated.
fn looks<'a>(position: &Position, solution: &Play, plays: impl Iterator<Item = &'a Play>) -> usize {
    let appeal = |play| appeal(position, play);
    let obvious = appeal(solution);
    let (mut before, mut alike) = (0, 0_usize);
    for play in plays {
        match appeal(play).cmp(&obvious) {
            Ordering::Greater => before += 1,
            Ordering::Equal => alike += 1,
            Ordering::Less => {}
        }
    }
    before + alike.div_ceil(2)
}

/// A step on the way to the solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the solution scores.
    Score(u32),
    /// How many tiles it lays.
    Tiles(usize),
    /// The line that earns most of its points.
    Line(Line),
    /// The row in which all its tiles are laid.
    Row(i16),
    /// The column in which all its tiles are laid.
    Column(i16),
    /// The solution itself.
    Solution(Play),
}

/// How many hints a puzzle has. The last one is the solution.
pub const HINTS: usize = 4;

/// The hints of a puzzle, each revealing more than the one before. The score is among them only if
/// the title does not give it. For a single tile, the hint at its place names the row.
pub fn hints(puzzle: &Puzzle, title: &str) -> [Hint; HINTS] {
    let laid = puzzle.solution.placements();
    let first = laid.first().map_or(GAME_ORIGIN, |placement| placement.cell);
    let is_row = laid.iter().all(|placement| placement.cell.row == first.row);
    let place = if is_row {
        Hint::Row(first.row)
    } else {
        Hint::Column(first.column)
    };
    let (score, tiles) = (Hint::Score(puzzle.target()), Hint::Tiles(laid.len()));
    let solution = Hint::Solution(puzzle.solution.clone());
    match best_line(puzzle) {
        Some(line) if names(title, puzzle.target()) => [tiles, Hint::Line(line), place, solution],
        _ => [score, tiles, place, solution],
    }
}

/// The line of the solution that earns most, the first of several.
fn best_line(puzzle: &Puzzle) -> Option<Line> {
    puzzle
        .breakdown
        .lines
        .iter()
        .rev()
        .max_by_key(|line| line.points + line.bonus)
        .cloned()
}

/// What follows a score in the languages of titles: `18-point`, `18 points`, `18 Punkte`, `18 punti`.
const POINTS: [&str; 3] = ["point", "punkt", "punt"];

/// Whether a title gives a score, in any of the languages.
fn names(title: &str, score: u32) -> bool {
    let title = title.to_lowercase();
    let joints = ['-', ' ', '\u{a0}', '\u{202f}'];
    title.match_indices(joints).any(|(place, joint)| {
        let after = &title[place + joint.len()..];
        let digits = title[..place]
            .rsplit(|sign: char| !sign.is_ascii_digit())
            .next();
        POINTS.iter().any(|word| after.starts_with(word))
            && digits.is_some_and(|digits| digits.parse() == Ok(score))
    })
}
