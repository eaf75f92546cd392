//! Learns leave values by self-play: what tiles are worth keeping. Prints them in hundredths of a
//! point, one line per class of racks, in the format of `src/strategy/leaves.txt`. The same seed
//! gives the same values. `--games 1 --rounds 1` is a quick try.
//!
//! `cargo run --release --example learn_leaves -- --rules flex --games 15000 --rounds 4 --seed 0`

use sixfold::game::Rules;
use sixfold::strategy::learn::{Course, learn};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| {
        let place = words.iter().position(|word| word == name)?;
        words.get(place + 1)
    };
    let number = |name: &str, default: u64| {
        option(name).map_or(default, |word| word.parse().expect("a number"))
    };
    let rules = option("--rules").map_or(Rules::Classic, |name| {
        let mut all = Rules::ALL.into_iter();
        all.find(|rules| rules.name() == name)
            .expect("classic, flex or intro")
    });
    let course = Course {
        rules,
        games: number("--games", 15_000),
        rounds: number("--rounds", 4),
        seed: number("--seed", 0),
    };
    print!("{}", learn(course).text(rules));
}
