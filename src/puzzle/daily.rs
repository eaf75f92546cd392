use std::cmp::Ordering;
use std::ops::RangeInclusive;

use jiff::civil::{Date, Weekday, date};

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
const GAMES: u16 = 500;

/// The first day of [`INDEX`].
const FIRST_DAY: Date = date(2027, 1, 1);

/// The game that each day of ten years has its puzzle from, two bytes a day. The example
/// `index_dailies` makes it by [`daily_by_search`].
const INDEX: &[u8] = include_bytes!("daily-index.bin");

const _: () = assert!(INDEX.len() == 2 * 3653, "the days of 2027 to 2036");

/// The puzzle of a day: the same for ever, on every machine.
///
/// From 2027 to 2036 only one game is played, as its number is known; other days are searched.
pub fn daily(date: Date, maker: &mut Maker) -> Option<Puzzle> {
    let theme = theme_of(date);
    match indexed(date) {
        Some(game) => puzzles(date, game, maker).min_by(|one, other| order(one, other, theme)),
        None => daily_by_search(date, maker).map(|(_, puzzle)| puzzle),
    }
}

/// The puzzle of a day and the number of the game that it comes from, found among some 450 games
/// whether the day is in the index or not. It is always the puzzle of [`daily`].
pub fn daily_by_search(date: Date, maker: &mut Maker) -> Option<(u16, Puzzle)> {
    let theme = theme_of(date);
    let mut pool = Vec::new();
    for game in 0..GAMES {
        pool.extend(puzzles(date, game, maker).map(|puzzle| (game, puzzle)));
        let with_theme = pool
            .iter()
            .filter(|(_, puzzle)| puzzle.themes.contains(&theme));
        if with_theme.count() >= POOL {
            break;
        }
    }
    pool.into_iter()
        .min_by(|(_, one), (_, other)| order(one, other, theme))
}

/// The game of a day in the index. The best puzzle of a day is also the best of its own game.
fn indexed(date: Date) -> Option<u16> {
    let day = FIRST_DAY.until(date).ok()?.get_days();
    let at = 2 * usize::try_from(day).ok()?;
    INDEX
        .get(at..)?
        .first_chunk()
        .map(|&bytes| u16::from_le_bytes(bytes))
}

/// The puzzles of one game of a day.
fn puzzles(date: Date, game: u16, maker: &mut Maker) -> impl Iterator<Item = Puzzle> {
    let criteria = Criteria {
        target: TARGET,
        margin: MARGIN,
        stars: Some(stars_of(date.weekday())),
        theme: None,
        endgames: false,
    };
    let mut rng = Rng::new(DAILY_LABEL, number(date) << 32 | u64::from(game));
    let puzzles = maker.puzzles_of_a_game(Rules::Flex, &criteria, &mut rng);
    puzzles.into_iter().map(with_first_themes)
}

/// The best puzzle comes first: it has the theme of the day, then the highest quality.
fn order(one: &Puzzle, other: &Puzzle, theme: Theme) -> Ordering {
    let value = |puzzle: &Puzzle| (puzzle.themes.contains(&theme), quality(puzzle));
    let form = |puzzle: &Puzzle| CanonicalForm::of(&puzzle.position);
    value(other)
        .cmp(&value(one))
        .then_with(|| form(one).cmp(&form(other)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_has_ten_years() {
        let last = date(2036, 12, 31);
        for day in [FIRST_DAY, date(2028, 2, 29), last] {
            assert!(indexed(day).is_some_and(|game| game < GAMES), "{day}");
        }
        for day in [Date::MIN, date(2026, 12, 31), date(2037, 1, 1), Date::MAX] {
            assert_eq!(indexed(day), None, "{day}");
        }
    }
}
