use std::cmp::Reverse;

use jiff::civil::{Date, Weekday};

use super::{Kernel, Maker, Puzzle, Stars, Wish};
use crate::game::{Chance, Rules};

/// Names the version of everything on which the choice of a daily puzzle rests: the simulated players, what is accepted, the
/// stars, the quality. With any change to one of them it must change too, so that no published puzzle ever moves.
pub const DAILY_LABEL: &str = "sixfold daily 1";

/// Of so many puzzles as wished, the prettiest is taken.
const POOL: usize = 12;
/// So many games are enough to find them; should they not be, fewer will do.
const MOST_GAMES: u64 = 20_000;

/// The puzzle of a day: the same for ever, on every machine.
pub fn daily(date: Date, maker: &mut Maker) -> Option<Puzzle> {
    let wish = Wish { stars: Some(stars_of(date.weekday())), ..Wish::default() };
    let mut pool: Vec<Puzzle> = Vec::new();
    for game in 0..MOST_GAMES {
        let mut chance = Chance::new(DAILY_LABEL, number(date) << 32 | game);
        pool.extend(maker.puzzles_of_a_game(Rules::Flex, &wish, &mut chance));
        if pool.len() >= POOL {
            break;
        }
    }
    pool.into_iter().min_by_key(|puzzle| (Reverse(quality(puzzle)), Kernel::of(&puzzle.position)))
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
    let [year, month, day] = [i64::from(date.year()), i64::from(date.month()), i64::from(date.day())];
    (year * 10_000 + month * 100 + day).unsigned_abs()
}

/// How good a puzzle is to look at and to think about: more is better.
fn quality(puzzle: &Puzzle) -> u32 {
    let board = puzzle.position.board();
    let cells = board.bounds().map_or(1, |bounds| bounds.width() * bounds.height()) as u32;
    let tiles = board.len() as u32;
    let compact = tiles * 20 / cells;
    let handy = 10_u32.saturating_sub(tiles.abs_diff(22) / 2);
    let themes = 3 * puzzle.themes.len().min(4) as u32;
    let tempting = puzzle.second_best.min(puzzle.target() - 2) / 2;
    compact + handy + themes + tempting
}
