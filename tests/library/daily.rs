//! The daily puzzles: the same for ever, no two the same, harder from Monday to Sunday.

use std::collections::HashMap;
use std::fs;

use insta::assert_snapshot;
use jiff::ToSpan;
use jiff::civil::{Date, date};
use rayon::prelude::*;
use sixfold::game::Position;
use sixfold::puzzle::{
    CanonicalForm, Document, Maker, Puzzle, daily, daily_by_search, stars_of, write_puzzles,
};

use crate::snapshots;

fn puzzles(days: &[Date]) -> Vec<Puzzle> {
    days.par_iter()
        .map_init(Maker::new, |maker, &day| daily(day, maker).unwrap())
        .collect()
}

/// The days of ten years as they are published: date, solution, position.
const PUBLISHED: &str = include_str!("../data/daily-2027-2036.txt");

fn published() -> Vec<(Date, &'static str)> {
    let day = |line: &'static str| {
        line.split_once(' ')
            .map(|(day, rest)| (day.parse().unwrap(), rest))
            .unwrap()
    };
    PUBLISHED.lines().map(day).collect()
}

fn told(puzzle: &Puzzle) -> String {
    format!("{}; {}", puzzle.solution, puzzle.position)
}

#[test]
fn ten_years_hold_no_puzzle_twice() {
    let published = published();
    let days: Vec<Date> = date(2027, 1, 1)
        .series(1.day())
        .take_while(|day| day.year() <= 2036)
        .collect();
    assert_eq!(
        published.iter().map(|&(day, _)| day).collect::<Vec<_>>(),
        days
    );
    let mut known: HashMap<CanonicalForm, Date> = HashMap::new();
    for (day, rest) in published {
        let position: Position = rest.split_once("; ").unwrap().1.parse().unwrap();
        let other = known.insert(CanonicalForm::of(&position), day);
        assert_eq!(other, None, "the same puzzle as on {day}");
    }
}

/// Should this fail, a published puzzle has moved: the change needs a new label for the days that
/// are not published yet.
fn are_as_published(
    make: impl Fn(Date, &mut Maker) -> Option<Puzzle> + Sync,
    is_looked_at: impl Fn(usize) -> bool,
) {
    let days: Vec<(Date, &str)> = published()
        .into_iter()
        .enumerate()
        .filter(|&(place, _)| is_looked_at(place))
        .map(|(_, day)| day)
        .collect();
    days.par_iter()
        .for_each_init(Maker::new, |maker, &(day, rest)| {
            let puzzle = make(day, maker).unwrap();
            assert_eq!(told(&puzzle), rest, "{day}");
            assert_eq!(puzzle.stars(), stars_of(day.weekday()), "{day}");
        });
}

fn searched(day: Date, maker: &mut Maker) -> Option<Puzzle> {
    daily_by_search(day, maker).map(|(_, puzzle)| puzzle)
}

#[test]
fn published_puzzles_never_move() {
    are_as_published(daily, |_| true);
}

/// The search is the judge of the index: both find what is published.
#[test]
fn the_search_finds_the_puzzles_of_the_index() {
    are_as_published(searched, |place| place % 37 == 0);
}

#[test]
#[ignore = "minutes of work: `cargo test --test library daily -- --ignored`"]
fn the_search_finds_every_puzzle_of_the_index() {
    are_as_published(searched, |_| true);
}

#[test]
fn the_files_of_2027_hold_the_daily_puzzles() {
    let days: Vec<Date> = date(2027, 1, 1)
        .series(1.day())
        .take_while(|day| day.year() == 2027)
        .collect();
    let puzzles = puzzles(&days);
    for month in 1..=12 {
        let path = format!(
            "{}/puzzles/daily/2027-{month:02}.yaml",
            env!("CARGO_MANIFEST_DIR")
        );
        let of_month = puzzles
            .iter()
            .zip(&days)
            .filter(|(_, day)| day.month() == month);
        let made: String = of_month
            .map(|(puzzle, &day)| write_puzzles(&[Document::daily(puzzle, day)]))
            .collect();
        assert_eq!(
            fs::read_to_string(&path).unwrap().replace('\r', ""),
            made,
            "{path}"
        );
    }
}

#[test]
fn a_dozen_days_are_as_they_were() {
    let days = [
        date(1999, 12, 31),
        date(2026, 11, 16),
        date(2027, 1, 1),
        date(2027, 12, 31),
        date(2028, 2, 29),
        date(2029, 3, 25),
        date(2030, 7, 14),
        date(2031, 10, 6),
        date(2032, 8, 24),
        date(2034, 5, 3),
        date(2036, 12, 31),
        date(2100, 6, 17),
    ];
    let told: String = puzzles(&days)
        .iter()
        .zip(days)
        .map(|(puzzle, day)| {
            format!(
                "{day} {} {}\n  {}\n",
                puzzle.stars(),
                puzzle.solution,
                puzzle.position
            )
        })
        .collect();
    snapshots::settings().bind(|| assert_snapshot!("daily-dozen", told));
}

#[test]
fn the_week_grows_harder() {
    let monday = date(2027, 1, 4);
    let week: Vec<u8> = monday
        .series(1.day())
        .take(7)
        .map(|day| stars_of(day.weekday()).count())
        .collect();
    assert!(week.is_sorted() && week[0] == 1 && week[6] == 5, "{week:?}");
}
