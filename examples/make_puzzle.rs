//! Makes a puzzle from simulated games: a table on which exactly one play scores the most. The same
//! seed makes the same puzzle.
//!
//! `cargo run --release --example make_puzzle -- 7`

use std::error::Error;

use sixfold::game::{Rng, Rules};
use sixfold::puzzle::{Criteria, Maker, Theme};

fn main() -> Result<(), Box<dyn Error>> {
    let seed: u64 = std::env::args().nth(1).map_or(Ok(0), |word| word.parse())?;
    let criteria = Criteria {
        target: 15..=24,
        theme: Some(Theme::Bridge),
        ..Criteria::default()
    };

    let mut maker = Maker::new();
    let mut rng = Rng::new("example make_puzzle", seed);
    let puzzle = loop {
        let found = maker.puzzles_of_a_game(Rules::Flex, &criteria, &mut rng);
        if let Some(puzzle) = found.into_iter().next() {
            break puzzle;
        }
    };

    println!("{}", puzzle.position);
    println!("Find the {}-point play.", puzzle.target());
    println!("Stars: {}", puzzle.stars());
    println!("Solution: {}", puzzle.solution);
    Ok(())
}
