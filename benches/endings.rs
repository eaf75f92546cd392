//! How many endgames are proved, and at what cost. They come from games up to the turn on which the
//! bag has just been emptied.
//!
//! `cargo bench --no-default-features --bench endings -- classic 100 600000 careful 0`: the rules,
//! how many endings, how many tables may be looked at for each, the level of both players, and the
//! number of the first game. Nodes do not depend on the machine; times are processor times if the
//! system reports them.

use std::time::{Duration, Instant};

use sixfold::game::{Game, Position, Rng, Rules};
use sixfold::strategy::{EndgameResult, Engine, Level, Player};

fn main() {
    // `cargo bench` adds a flag of its own.
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"))
        .collect();
    let word = |place: usize, default: &str| {
        words
            .get(place)
            .cloned()
            .unwrap_or_else(|| default.to_owned())
    };
    let number =
        |place: usize, default: &str| word(place, default).parse::<u64>().expect("a number");
    let rules = Rules::ALL
        .into_iter()
        .find(|rules| rules.name() == word(0, "classic"))
        .expect("the name of some rules");
    let (count, nodes, first) = (number(1, "100"), number(2, "600000"), number(4, "0"));
    let level = Level::from_name(&word(3, "careful")).expect("the name of a level");

    let mut engine = Engine::new(rules);
    let mut solved = Vec::new();
    let mut game = first;
    while solved.len() < count as usize {
        if let Some(position) = emptied(rules, level, game) {
            let begin = cpu_time();
            let ending = engine
                .solve_endgame(&position, nodes, None)
                .expect("all hands are known");
            let time = cpu_time() - begin;
            if std::env::var_os("VERBOSE").is_some() {
                println!(
                    "{game} {} {} {} {:.3}",
                    ending.margin,
                    ending.proved,
                    ending.nodes,
                    time.as_secs_f64()
                );
            }
            solved.push((ending, time));
        }
        game += 1;
    }
    report(&solved);
}

/// The first position of a game with an empty bag.
fn emptied(rules: Rules, level: Level, number: u64) -> Option<Position> {
    let mut rng = Rng::new("bench endings", number);
    let mut game = Game::deal(rules, 2, &mut rng);
    let mut player = Player::new(level, rules, number);
    while game.bag() > 0 && !game.is_over() {
        let turn = player.choose(&game.position().ok()?);
        game.take(&turn, &mut rng);
    }
    game.position().ok().filter(|_| !game.is_over())
}

fn report(solved: &[(EndgameResult, Duration)]) {
    let count = solved.len();
    let proved = solved.iter().filter(|(ending, _)| ending.proved).count();
    println!(
        "proved {proved} of {count}: {:.1} %",
        100.0 * proved as f64 / count as f64
    );
    for limit in [0.05, 0.1, 0.25, 0.5, 1.0] {
        let quick = solved
            .iter()
            .filter(|(ending, time)| ending.proved && time.as_secs_f64() <= limit)
            .count();
        println!(
            "  within {limit} s: {:.1} %",
            100.0 * quick as f64 / count as f64
        );
    }
    let mut nodes: Vec<u64> = solved.iter().map(|(ending, _)| ending.nodes).collect();
    let mut times: Vec<f64> = solved.iter().map(|(_, time)| time.as_secs_f64()).collect();
    nodes.sort_unstable();
    times.sort_unstable_by(f64::total_cmp);
    let (all_nodes, all_time) = (nodes.iter().sum::<u64>(), times.iter().sum::<f64>());
    println!(
        "nodes: mean {}, median {}, most {}",
        all_nodes / count as u64,
        nodes[count / 2],
        nodes[count - 1]
    );
    println!(
        "seconds: mean {:.3}, median {:.3}, most {:.3}",
        all_time / count as f64,
        times[count / 2],
        times[count - 1]
    );
    println!(
        "microseconds a node: {:.2}",
        all_time / all_nodes as f64 * 1e6
    );
}

/// The processor time of this thread if the system reports it, otherwise the time that went by.
fn cpu_time() -> Duration {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(
        || BEGIN.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}
