//! A fixed corpus of positions, and how fast the search is on it.
//!
//! The corpus holds positions of every phase of whole games, 200 for each set of rules, from games
//! between players who take the most points three times out of four and any play otherwise.

use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use arrayvec::ArrayVec;
use jiff::ToSpan;
use jiff::civil::date;

use crate::answer::write_analysis;
use crate::game::{GAME_ORIGIN, HandsAndBag, Placement, Position, RACK_SIZE, Rack, Rng, Rules};
use crate::named::named;
use crate::notation::{NotationError, parse_line};
use crate::puzzle::{Maker, daily};
use crate::record::Record;
use crate::record::review::{Review, ReviewEffort};
use crate::search::{Hand, PackedTile, Searcher, Table, openings};
use crate::strategy::{Effort, Engine};

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

named! {
    /// What is measured.
    Task {
        /// The best play alone, on a prepared table.
        Best "best",
        /// Every play with its score, on a prepared table.
        Every "every",
        /// From a position line to the best play, parsing included.
        Text "text",
        /// From a position line to a line of JSON with the best play, every point explained.
        Batch "batch",
        /// A whole greedy game of two players.
        Game "game",
        /// A rollout of six turns, and its undoing.
        Rollout "rollout",
        /// A daily puzzle of 2027, which is in the index. They are all Flex.
        Daily "daily",
        /// The review of an intro game of 37 turns, with 200 samples for each.
        Review "review",
    }
}

/// The game that is reviewed.
const GAME: &str = include_str!("../puzzles/games/intro.txt");
const SAMPLES: usize = 200;

/// How many days get their puzzles.
const DAYS: usize = 60;
/// A game is reviewed, and days get their puzzles, once in so many passes.
const SLOW: u32 = 100;

/// How many turns a rollout has, and how many are made of a position at once.
const PLIES: usize = 6;
const ROLLOUTS: usize = 40;

impl Task {
    /// Whether it can be done with these rules.
    pub fn is_for(self, rules: Rules) -> bool {
        match self {
            Task::Daily => rules == Rules::Flex,
            Task::Review => rules == Rules::Intro,
            _ => true,
        }
    }

    /// What is counted: `positions`, `games`, `rollouts` or `puzzles`.
    pub const fn unit(self) -> &'static str {
        match self {
            Task::Game | Task::Review => "games",
            Task::Daily => "puzzles",
            Task::Rollout => "rollouts",
            Task::Best | Task::Every | Task::Text | Task::Batch => "positions",
        }
    }
}

/// How often a task was done, in what time, and a sum of its answers that must not change.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measure {
    /// How many positions, games, rollouts or puzzles.
    pub count: u64,
    /// How many plays were shown, where every play is.
    pub plays: u64,
    /// All scores together.
    pub points: u64,
    /// How long it took.
    pub time: Duration,
}

/// Does a task on the whole corpus for some rules, `passes` times; a game task plays as many games
/// as there are positions. Tasks that take long are done once in a hundred passes, and not at all if
/// they are [not for](Task::is_for) these rules.
pub fn measure(task: Task, rules: Rules, passes: u32) -> Result<Measure, NotationError> {
    match rules {
        _ if !task.is_for(rules) => Ok(Measure::default()),
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
        Task::Batch => {
            let mut json = Vec::new();
            for line in corpus_lines(rules) {
                measure.repeat(passes, |measure, _| {
                    measure.batch(&mut searcher, line, &mut json);
                });
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
                    measure.points += margins(&mut engine, position).unsigned_abs();
                    measure.count += ROLLOUTS as u64;
                });
            }
        }
        Task::Daily => {
            let mut maker = Maker::default();
            measure.repeat(passes.div_ceil(SLOW), |measure, _| {
                for day in date(2027, 1, 1).series(1.day()).take(DAYS) {
                    let puzzle = daily(day, &mut maker);
                    measure.count += 1;
                    measure.points +=
                        puzzle.map_or(0, |puzzle| u64::from(puzzle.breakdown.total()));
                }
            });
        }
        Task::Review => measure.repeat(passes.div_ceil(SLOW), |measure, _| {
            if let Ok(record) = GAME.parse::<Record>() {
                let review = Review::of(&record, &ReviewEffort::of(SAMPLES), &|| {});
                measure.count += 1;
                measure.points += review.judged() as u64;
            }
        }),
    }
    Ok(measure)
}

impl Measure {
    /// How many of these are done in a second. Nothing can be said about none, nor about a clock
    /// that did not move.
    pub fn per_second(&self, count: u64) -> Option<f64> {
        let seconds = self.time.as_secs_f64();
        (count > 0 && seconds > 0.0).then(|| count as f64 / seconds)
    }

    fn repeat(&mut self, passes: u32, mut work: impl FnMut(&mut Measure, u32)) {
        let begin = Instant::now();
        for pass in 0..passes {
            work(self, pass);
        }
        self.time += begin.elapsed();
    }

    fn text(&mut self, searcher: &mut Searcher, line: &str) {
        let best = searcher.best_play_of_line(black_box(line)).ok().flatten();
        self.count += 1;
        self.points += best.map_or(0, |best| u64::from(best.score));
    }

    fn batch(&mut self, searcher: &mut Searcher, line: &str, json: &mut Vec<u8>) {
        json.clear();
        if let Ok((position, ranking)) = searcher.ranking_of_line(black_box(line), 1) {
            write_analysis(&position, &ranking, 1, json);
            self.points += u64::from(ranking.best_score.unwrap_or(0));
        }
        self.count += 1;
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

/// The sum of the margins, in points, of rollouts from the first candidate of a position.
fn margins(engine: &mut Engine, position: &Position) -> i64 {
    let effort = Effort {
        plies: PLIES,
        full_game_below: None,
        samples: ROLLOUTS,
        rollouts: usize::MAX,
        min_samples: ROLLOUTS,
        drop_sigmas: f64::INFINITY,
        ..Effort::QUICK
    };
    let candidates = engine.candidates(position, 1, 0);
    let analysis = engine.simulate(position, candidates, &effort, 0);
    let margins = analysis.evaluations.iter().filter_map(|evaluation| {
        let samples = evaluation.rollouts?.samples;
        Some((evaluation.margin * samples as f64) as i64)
    });
    margins.sum()
}

/// Plays a whole game between two players who always take the most points (ties: the first by
/// text), on a table that is cleared first, and returns their scores.
pub fn greedy_game<const FLEX: bool>(
    table: &mut Table<FLEX>,
    rules: Rules,
    rng: &mut Rng,
) -> [u32; 2] {
    table.clear();
    let mut seats = HandsAndBag::deal(rules, 2, rng);
    while !seats.is_over() {
        if let Some((score, laid)) = most_points(table, seats.hand(), seats.bag() == 0) {
            for placement in &laid {
                table.lay(placement.cell, placement.tile);
            }
            seats.lay(laid.iter().map(|placement| placement.tile), score);
        } else {
            seats.skip(rng);
        }
    }
    [seats.scores()[0], seats.scores()[1]]
}

type Laid = ArrayVec<Placement, RACK_SIZE>;

fn most_points<const FLEX: bool>(
    table: &Table<FLEX>,
    rack: &Rack,
    bag_is_empty: bool,
) -> Option<(u32, Laid)> {
    if !table.is_empty() {
        let found = table.best_play(&Hand::new(rack, bag_is_empty))?;
        return Some((found.score(), found.placements(table)));
    }
    // Openings all lie on the same cells, and packed tiles are in the order of their texts.
    let text_key = |laid: &Laid| -> ArrayVec<PackedTile, RACK_SIZE> {
        laid.iter()
            .map(|placement| PackedTile::of(placement.tile))
            .collect()
    };
    openings(rack, bag_is_empty, GAME_ORIGIN)
        .min_by_key(|(laid, _)| text_key(laid))
        .map(|(laid, score)| (score, laid))
}
