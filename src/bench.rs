//! A fixed corpus of positions, and how fast the search is on it.
//!
//! The corpus holds positions of every phase of whole games, 200 for each set of rules, from games
//! between players who take the most points three times out of four and any play otherwise.

use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::game::{Position, Rng, Rules};
use crate::notation::{NotationError, parse_line};
use crate::search::{Hand, Searcher, Table, greedy_game};
use crate::strategy::Engine;

const CORPUS: &str = include_str!("../benches/corpus.txt");

/// The corpus as text, a position a line, for some rules.
pub fn corpus_lines(rules: Rules) -> impl Iterator<Item = &'static str> {
    CORPUS
        .lines()
        .filter(move |line| line.split(' ').next() == Some(rules.name()))
}

/// The corpus for some rules.
pub fn corpus(rules: Rules) -> Result<Vec<Position>, NotationError> {
    corpus_lines(rules).map(parse_line).collect()
}

/// A number that changes with any play and any score of the corpus: FNV-1a over every ranked play
/// and its score.
pub fn signature() -> Result<u64, NotationError> {
    let mut searcher = Searcher::new();
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut text = String::new();
    for rules in Rules::ALL {
        for position in corpus(rules)? {
            text.clear();
            for scored in searcher.ranking(&position, usize::MAX).plays {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "{} {}", scored.play, scored.score);
            }
            for byte in text.bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    Ok(hash)
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The best play alone, on a prepared table.
    Best,
    /// Every play with its score, on a prepared table.
    Every,
    /// From a position line to the best play, parsing included.
    Text,
    /// A whole greedy game of two players.
    Game,
    /// Six turns of a game that is played on in thought, and taken back.
    Rollout,
}

/// How many turns a rollout has, and how many are made of a position at once.
const PLIES: usize = 6;
const ROLLOUTS: u32 = 40;

impl Task {
    /// Every task.
    pub const ALL: [Task; 5] = [
        Task::Best,
        Task::Every,
        Task::Text,
        Task::Game,
        Task::Rollout,
    ];
}

/// How often a task was done, in what time, and a sum of its answers that must not change.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measure {
    /// How many positions, games or rollouts.
    pub count: u64,
    /// How many plays were shown, where every play is.
    pub plays: u64,
    /// All scores together.
    pub points: u64,
    /// How long it took.
    pub time: Duration,
}

/// Does a task on the whole corpus for some rules, so many times; a game task plays as many games
/// as there are positions.
pub fn measure(task: Task, rules: Rules, passes: u32) -> Result<Measure, NotationError> {
    match rules {
        Rules::Classic => measure_on::<false>(task, rules, passes),
        Rules::Flex | Rules::Intro => measure_on::<true>(task, rules, passes),
    }
}

fn measure_on<const FLEX: bool>(
    task: Task,
    rules: Rules,
    passes: u32,
) -> Result<Measure, NotationError> {
    let positions = corpus(rules)?;
    let mut measure = Measure::default();
    let mut searcher = Searcher::new();
    let mut table = Table::<FLEX>::new();
    match task {
        Task::Best | Task::Every => {
            for position in positions
                .iter()
                .filter(|position| !position.board().is_empty())
            {
                table.prepare(position.board());
                measure.repeat(passes, |measure, _| match task {
                    Task::Best => measure.best(&table, position),
                    _ => measure.every(&table, position),
                });
            }
        }
        Task::Text => {
            for line in corpus_lines(rules) {
                measure.repeat(passes, |measure, _| measure.text(&mut searcher, line));
            }
        }
        Task::Game => {
            for number in 0..positions.len() as u64 {
                measure.repeat(passes, |measure, pass| {
                    let mut rng = Rng::new("bench", u64::from(pass) << 32 | number);
                    let scores = greedy_game(&mut table, rules, &mut rng);
                    measure.count += 1;
                    measure.points += u64::from(scores[0] + scores[1]);
                });
            }
        }
        Task::Rollout => {
            let mut engine = Engine::new(rules);
            for position in positions
                .iter()
                .filter(|position| position.bag() > 0 && !position.board().is_empty())
            {
                measure.repeat(passes, |measure, _| {
                    measure.points += engine.play_on(position, ROLLOUTS, PLIES).unsigned_abs();
                    measure.count += u64::from(ROLLOUTS);
                });
            }
        }
    }
    Ok(measure)
}

impl Measure {
    fn repeat(&mut self, passes: u32, mut work: impl FnMut(&mut Measure, u32)) {
        let begin = Instant::now();
        for pass in 0..passes {
            work(self, pass);
        }
        self.time += begin.elapsed();
    }

    fn text(&mut self, searcher: &mut Searcher, line: &str) {
        let best = parse_line(black_box(line))
            .ok()
            .and_then(|position| searcher.best_play(&position));
        self.count += 1;
        self.points += best.map_or(0, |best| u64::from(best.score));
    }

    fn best<const FLEX: bool>(&mut self, table: &Table<FLEX>, position: &Position) {
        let hand = Hand::new(black_box(position.rack()), position.bag() == 0);
        let best = table.best_play(&hand);
        self.count += 1;
        self.points += best.map_or(0, |best| u64::from(best.score()));
    }

    fn every<const FLEX: bool>(&mut self, table: &Table<FLEX>, position: &Position) {
        let hand = Hand::new(black_box(position.rack()), position.bag() == 0);
        table.for_each_play(&hand, |found| {
            self.plays += 1;
            self.points += u64::from(found.score());
        });
        self.count += 1;
    }
}
