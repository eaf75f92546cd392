//! The daily puzzles: the same for ever, no two the same, harder from Monday to Sunday.

#![cfg(feature = "cli")]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::HashMap;
use std::fs;

use jiff::ToSpan;
use jiff::civil::{Date, date};
use rayon::prelude::*;
use sixfold::puzzle::{Document, Kernel, Maker, Puzzle, daily, stars_of, write_puzzles};

fn puzzles(days: &[Date]) -> Vec<Puzzle> {
    days.par_iter().map_init(Maker::new, |maker, &day| daily(day, maker).unwrap()).collect()
}

/// A number that changes with any byte of the texts (FNV-1a).
fn fingerprint<'a>(texts: impl Iterator<Item = &'a String>) -> u64 {
    texts
        .flat_map(|text| text.bytes())
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// Should this fail, a published puzzle has moved: the change needs a new label for the days that are not published yet.
#[test]
fn ten_years_never_change_and_never_repeat() {
    let days: Vec<Date> = date(2027, 1, 1).series(1.day()).take_while(|day| day.year() <= 2036).collect();
    let puzzles = puzzles(&days);
    let mut known: HashMap<Kernel, Date> = HashMap::new();
    for (puzzle, &day) in puzzles.iter().zip(&days) {
        let other = known.insert(Kernel::of(&puzzle.position), day);
        assert_eq!(other, None, "the same puzzle as on {day}");
        assert_eq!(puzzle.stars(), stars_of(day.weekday()), "{day}");
    }

    let document = |(puzzle, &day)| write_puzzles(&[Document::daily(puzzle, day)]);
    let texts: Vec<String> = puzzles.iter().zip(&days).map(document).collect();
    for month in 1..=12 {
        let path = format!("{}/puzzles/daily/2027-{month:02}.yaml", env!("CARGO_MANIFEST_DIR"));
        let of_month = |day: &Date| day.year() == 2027 && day.month() == month;
        let made: String =
            days.iter().zip(&texts).filter(|(day, _)| of_month(day)).map(|(_, text)| text.as_str()).collect();
        assert_eq!(fs::read_to_string(&path).unwrap().replace('\r', ""), made, "{path}");
    }
    assert_eq!(texts.len(), 3653);
    assert_eq!(format!("{:016x}", fingerprint(texts.iter())), "d270a5d3b673a626");
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
        .map(|(puzzle, day)| format!("{day} {} {}\n  {}\n", puzzle.stars(), puzzle.solution, puzzle.position))
        .collect();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.bind(|| insta::assert_snapshot!("daily-dozen", told));
}

#[test]
fn the_week_grows_harder() {
    let monday = date(2027, 1, 4);
    let week: Vec<u8> = monday.series(1.day()).take(7).map(|day| stars_of(day.weekday()).count()).collect();
    assert!(week.is_sorted() && week[0] == 1 && week[6] == 5, "{week:?}");
}
