use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::Args;
use rayon::prelude::*;

use crate::answer;
use crate::cli::args::{Format, SeedArg, ThreadsArg, duration};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, progress};
use crate::cli::{CommandError, Exit};
use crate::game::Rules;
use crate::strategy::Level;
use crate::strategy::arena::{Match, PairResult, Tally};

/// Let two levels play each other
///
/// Games are played in pairs: the same tiles in the same order, with the seats changed. A draw counts
/// half, and the results are those of the first level. The same seed gives the same games with any
/// number of threads, unless --time is given.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold arena strongest greedy --games 1200 --seed 7\n  \
    sixfold arena strongest greedy --rules flex --games 40 --time 1s --format json\n\n\
    Levels, from the weakest: beginner, greedy (always the most points), careful (also values the leave, and avoids lines of five), \
    strong and strongest (rollouts, and solved endgames).")]
pub(crate) struct ArenaArgs {
    /// The level whose results are reported
    #[arg(value_enum)]
    a: Level,

    /// The level that it plays
    #[arg(value_enum)]
    b: Level,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    #[command(flatten)]
    seed: SeedArg,

    /// Rule set
    #[arg(long, value_enum, default_value_t = Rules::Classic)]
    rules: Rules,

    #[command(flatten)]
    threads: ThreadsArg,

    /// How long the strongest level thinks about a turn, such as 1s or 200ms
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl ArenaArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let ArenaArgs {
            a, b, rules, time, ..
        } = *self;
        let contest = Match {
            a,
            b,
            rules,
            games: self.games.into(),
            seed: self.seed.seed,
            time,
        };
        let threads = self.threads.pool()?;
        let (bar, pressed) = (
            progress::bar(contest.games, output.words().cli.games(), output.words()),
            progress::interruption(),
        );
        // After Ctrl-C the pairs that are being played are ended, and the results so far are reported.
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
        match self.format {
            Format::Text => output.print(&text(&contest, &tally, output.page()))?,
            format => output.data(&answer::Arena::new(&contest, &tally), format)?,
        }
        Ok(Exit::Ok)
    }
}

fn text(contest: &Match, tally: &Tally, style: &TextStyle) -> String {
    let (words, numbers) = (style.words.cli, style.words.strategy);
    let won = numbers.percent(&numbers.decimal(tally.win_percent(), 1));
    let won = style.strong(&won);
    let results = words
        .arena_results(contest, tally, &won)
        .map(|sentence| style.wrapped(&sentence, 2));
    let heading = words.arena_heading(contest, tally.games());
    format!("{heading}\n\n{}", results.concat())
}
