use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::Args;
use rayon::prelude::*;

use crate::answer::ArenaReport;
use crate::cli::args::Format;
use crate::cli::args::duration;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::progress;
use crate::cli::{CommandError, Exit, pool};
use crate::game::Rules;
use crate::strategy::Level;
use crate::strategy::arena::{Match, PairResult, Tally};

/// Let two levels play each other
///
/// Games are played in pairs: the same tiles in the same order, the seats changed. A draw counts
/// half, and everything is seen from the first level. The same seed gives the same games with any
/// number of threads, unless --time is given.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold arena strongest greedy --games 1200 --seed 7\n  \
    sixfold arena strongest greedy --rules flex --games 40 --time 1s --format json\n\n\
    Levels, from the weakest: beginner, greedy (always the most points), careful (also what is kept, and lines of five), \
    strong and strongest (games played on in thought, endings searched).")]
pub(crate) struct Arena {
    /// The level whose results are told
    #[arg(value_enum)]
    a: Level,

    /// The level that it plays
    #[arg(value_enum)]
    b: Level,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u32,

    /// The rules in force
    #[arg(long, value_enum, default_value_t = Rules::Classic)]
    rules: Rules,

    /// How many threads to use; by default as many as there are cores, up to 32
    #[arg(long, value_name = "N", value_parser = pool::number())]
    threads: Option<u16>,

    /// Let the strongest level think so long about a turn, such as 1s or 200ms
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Arena {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let Arena {
            a, b, rules, time, ..
        } = *self;
        let contest = Match {
            a,
            b,
            rules,
            games: self.games.into(),
            seed: self.seed.into(),
            time,
        };
        let threads = pool::threads(self.threads)?;
        let (bar, pressed) = (
            progress::bar(contest.games, "games"),
            progress::interruption(),
        );
        // After Ctrl-C the pairs that are being played are ended, and what there is is told.
        let pairs: Vec<Option<PairResult>> = threads.install(|| {
            let pairs = (0..contest.pairs()).into_par_iter();
            let play = |opponents: &mut _, pair: u64| {
                if pressed.load(Ordering::Relaxed) {
                    return None;
                }
                let result = contest.play(pair, opponents);
                bar.inc(result.scores.len() as u64);
                Some(result)
            };
            pairs.map_init(|| contest.opponents(), play).collect()
        });
        bar.finish_and_clear();
        let tally = Tally::new(pairs.into_iter().flatten().collect());
        output.answer(&ArenaReport::new(&contest, &tally), self.format)?;
        Ok(Exit::Ok)
    }
}
