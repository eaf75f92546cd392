use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::Args;
use rayon::prelude::*;

use crate::answer;
use crate::cli::args::{Format, SeedArg, ThreadsArg, duration};
use crate::cli::commands::merge::Shards;
use crate::cli::shard::{self, Shard};
use crate::cli::sink::write_to;
use crate::cli::terminal::output::{Output, written};
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

    /// Play only pair K of games and every N-th pair after it; `sixfold merge` puts the N shards
    /// together
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,
}

impl ArenaArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let contest = self.contest();
        let threads = self.threads.pool()?;
        let (bar, pressed) = (
            progress::bar(contest.games, output.words().cli.games(), output.words()),
            progress::interruption(),
        );
        let ours = self.shard.unwrap_or(Shard::WHOLE);
        // After Ctrl-C the pairs that are being played are ended, and the results so far are reported.
        let pairs: Vec<Option<PairResult>> = threads.install(|| {
            let pairs: Vec<u64> = ours.inputs(contest.pairs()).collect();
            let play = |opponents: &mut _, pair: u64| {
                if pressed.load(Ordering::Relaxed) {
                    return None;
                }
                let result = contest.play(pair, opponents);
                bar.inc(result.scores.len() as u64);
                Some(result)
            };
            pairs
                .into_par_iter()
                .map_init(|| contest.opponents(), play)
                .collect()
        });
        bar.finish_and_clear();
        let Some(shard) = self.shard else {
            let tally = Tally::new(pairs.into_iter().flatten().collect());
            output.print(&self.report(&tally, output.page()))?;
            return Ok(Exit::Ok);
        };
        let lines: Option<Vec<String>> = pairs
            .iter()
            .map(|pair| Some(answer::to_json(pair.as_ref()?)))
            .collect();
        let lines = lines.ok_or_else(shard::stopped)?;
        output.print(&shard::text(shard, &lines, None))?;
        Ok(Exit::Ok)
    }

    /// Writes the results of the whole match from the shards of it.
    pub(crate) fn merge(&self, mut shards: Shards, output: &Output) -> Result<Exit, CommandError> {
        let out = shards.out.clone();
        output.set_json(self.format == Format::Json);
        write_to(out.as_deref(), |to| {
            let mut pairs: Vec<PairResult> = Vec::new();
            let number = |result: &PairResult| result.pair;
            shards.read_in_order(number, |result| {
                pairs.push(result);
                Ok(())
            })?;
            let report = self.report(&Tally::new(pairs), &output.page_for(out.as_deref()));
            Ok(to.write_all(report.as_bytes())?)
        })?;
        Ok(Exit::Ok)
    }

    fn contest(&self) -> Match {
        let ArenaArgs {
            a, b, rules, time, ..
        } = *self;
        Match {
            a,
            b,
            rules,
            games: self.games.into(),
            seed: self.seed.seed,
            time,
        }
    }

    fn report(&self, tally: &Tally, style: &TextStyle) -> String {
        let contest = self.contest();
        match self.format {
            Format::Text => text(&contest, tally, style),
            format => written(&answer::Arena::new(&contest, tally), format),
        }
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
