use std::cmp::Reverse;
use std::ops::RangeInclusive;

use jiff::civil::{Date, Weekday};

use super::{CanonicalForm, Criteria, Maker, Puzzle, Stars, Theme};
use crate::game::{Rng, Rules};

/// Names the version of everything on which the choice of a daily puzzle rests: the simulated
/// players, what [`Criteria::accepts`], the
/// [`Stars`], the themes of [`Theme::FIRST`], the quality, the order of [`CanonicalForm`]s. A change to
/// any of them needs a new label, so that no published puzzle ever changes. New themes need none:
/// this version does not know them.
pub const DAILY_LABEL: &str = "sixfold daily 1";
/// Shuffles the themes of a week.
const WEEK_LABEL: &str = "sixfold daily 1 week";

/// What the solution scores, and by how much it beats the next best play.
const TARGET: RangeInclusive<u32> = 18..=18;
const MARGIN: u32 = 2;

/// The themes of the days of a week, shuffled each week.
const THEMES: [Theme; 7] = [
    Theme::Qwirkle,
    Theme::QwirkleFlex,
    Theme::BothEnds,
    Theme::Bridge,
    Theme::SingleTile,
    Theme::Crossing,
    Theme::Quiet,
];

/// Games are played until this many puzzles have the theme of the day. The best of them is taken.
const POOL: usize = 4;
/// If this many games do not give one, the best of the others is taken.
const GAMES: u64 = 500;

/// The puzzle of a day: the same for ever, on every machine.
pub fn daily(date: Date, maker: &mut Maker) -> Option<Puzzle> {
    let criteria = Criteria {
        target: TARGET,
        margin: MARGIN,
        stars: Some(stars_of(date.weekday())),
        theme: None,
        endgames: false,
    };
    let theme = theme_of(date);
    let mut pool: Vec<Puzzle> = Vec::new();
    for game in 0..GAMES {
        let mut rng = Rng::new(DAILY_LABEL, number(date) << 32 | game);
        pool.extend(
            maker
                .puzzles_of_a_game(Rules::Flex, &criteria, &mut rng)
                .into_iter()
                .map(with_first_themes),
        );
        if pool
            .iter()
            .filter(|puzzle| puzzle.themes.contains(&theme))
            .count()
            >= POOL
        {
            break;
        }
    }
    let value = |puzzle: &Puzzle| (puzzle.themes.contains(&theme), quality(puzzle));
    pool.into_iter()
        .min_by_key(|puzzle| (Reverse(value(puzzle)), CanonicalForm::of(&puzzle.position)))
}

/// The puzzle with the themes that this version knows.
fn with_first_themes(mut puzzle: Puzzle) -> Puzzle {
    puzzle.themes.retain(|theme| Theme::FIRST.contains(theme));
    puzzle
}

/// The theme that a day favours.
fn theme_of(date: Date) -> Theme {
    let week = date.iso_week_date();
    let mut themes = THEMES;
    let number = i64::from(week.year()) * 100 + i64::from(week.week());
    Rng::new(WEEK_LABEL, number.unsigned_abs()).shuffle(&mut themes);
    themes[date.weekday().to_monday_zero_offset().unsigned_abs() as usize % THEMES.len()]
}

/// Monday is the easiest, Sunday the hardest.
pub fn stars_of(weekday: Weekday) -> Stars {
    Stars::ALL[match weekday {
        Weekday::Monday => 0,
        Weekday::Tuesday => 1,
        Weekday::Wednesday | Weekday::Thursday => 2,
        Weekday::Friday | Weekday::Saturday => 3,
        Weekday::Sunday => 4,
    }]
}

/// The day's number, as it is written: 20270104.
fn number(date: Date) -> u64 {
    let [year, month, day] = [
        i64::from(date.year()),
        i64::from(date.month()),
        i64::from(date.day()),
    ];
    (year * 10_000 + month * 100 + day).unsigned_abs()
}

/// The quality of a puzzle; higher is better.
fn quality(puzzle: &Puzzle) -> u32 {
    let board = puzzle.position.board();
    let cells = board
        .bounds()
        .map_or(1, |bounds| bounds.width() * bounds.height()) as u32;
    let tiles = board.len() as u32;
    let compact = tiles * 20 / cells;
    let handy = 10_u32.saturating_sub(tiles.abs_diff(22) / 2);
    let themes = 3 * puzzle.themes.len().min(4) as u32;
    let tempting = puzzle.second_best.min(puzzle.target() - 2) / 2;
    let rich = 2 * puzzle.breakdown.lines.len().min(5) as u32;
    compact + handy + themes + tempting + rich
}
