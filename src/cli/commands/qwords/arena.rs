use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use rayon::prelude::*;

use super::options::{GameOptions, GameSetup};
use crate::answer::PoliciesReport;
use crate::cli::Exit;
use crate::cli::args::Format;
use crate::cli::error::CommandError;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::progress;
use crate::qwords::{Deal, Policy};

/// Let policies play games alone, and tell their scores
///
/// All policies get the same games: the same dotted cells and the same rolls. The same seed gives
/// the same scores with any number of cores. The policy full takes a few seconds a game.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords arena --games 2000 --policy table --policy look-ahead\n  \
    sixfold qwords arena --games 150 --policy full")]
pub(crate) struct Arena {
    /// How many games each policy plays
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,

    /// A policy, given once or more [default: all]
    #[arg(long, value_enum, value_name = "POLICY")]
    policy: Vec<Policy>,

    /// The random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    #[command(flatten)]
    equipment: GameOptions,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Arena {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let GameSetup {
            engine,
            dice,
            variant,
            named,
        } = self.equipment.load()?;
        let policies = Policy::ALL
            .into_iter()
            .filter(|policy| self.policy.is_empty() || self.policy.contains(policy));
        let policies: Vec<Policy> = policies.collect();
        let mut report = PoliciesReport::new(variant, self.games as usize, self.seed, named);
        let bar = progress::bar(u64::from(self.games) * policies.len() as u64, "games");
        for policy in policies {
            let play = |game: u32| {
                let deal = Deal::new(&dice, self.seed, u64::from(game));
                let played = engine.play(policy, &deal, variant);
                bar.inc(1);
                played.last().map_or(0, |turn| engine.score(&turn.after))
            };
            let scores: Vec<u32> = (0..self.games).into_par_iter().map(play).collect();
            report.add(policy, &scores, variant.side());
        }
        bar.finish_and_clear();
        output.answer(&report, self.format)?;
        Ok(Exit::Ok)
    }
}

impl ValueEnum for Policy {
    fn value_variants<'a>() -> &'a [Policy] {
        &Policy::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).help(match self {
            Policy::Random => "Any letter of the roll in any cell",
            Policy::Greedy => "Most points at once",
            Policy::Table => "Most by tables of what lines may be expected to earn",
            Policy::LookAhead => "The same, one roll ahead",
            Policy::Full => {
                "The best few of those played out many times, and the end searched exactly"
            }
        }))
    }
}
