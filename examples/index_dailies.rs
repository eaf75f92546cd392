//! Makes the index of daily puzzles, `src/puzzle/daily-index.bin`: for each day from the first to
//! the last, the number of the game that its puzzle comes from, in two bytes. All games of a day
//! are played, so ten years take minutes.
//!
//! `cargo run --release --example index_dailies -- 2027-01-01 2036-12-31 src/puzzle/daily-index.bin`

use std::error::Error;
use std::fs;

use jiff::ToSpan;
use jiff::civil::Date;
use rayon::prelude::*;
use sixfold::puzzle::{Maker, daily_by_search};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [first, last, file] = words.as_slice() else {
        return Err("give the first day, the last day and a file".into());
    };
    let (first, last): (Date, Date) = (first.parse()?, last.parse()?);
    let days: Vec<Date> = first
        .series(1.day())
        .take_while(|&day| day <= last)
        .collect();
    let games: Option<Vec<u16>> = days
        .par_iter()
        .map_init(Maker::new, |maker, &day| {
            Some(daily_by_search(day, maker)?.0)
        })
        .collect();
    let games = games.ok_or("a day has no puzzle")?;
    let bytes: Vec<u8> = games.into_iter().flat_map(u16::to_le_bytes).collect();
    fs::write(file, bytes)?;
    Ok(())
}
