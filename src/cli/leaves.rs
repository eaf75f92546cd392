use clap::Args;

use super::output::Output;
use super::{CommandError, Exit, progress};
use crate::game::Rules;
use crate::strategy::learn::learn;

/// Learn by self-play what tiles are worth keeping
///
/// Prints the values in hundredths of a point, a line for each class of hands, in the form of the
/// table that sixfold was built with. The same seed gives the same values.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold leaves --rules flex --games 15000 --seed 0")]
pub(super) struct Leaves {
    /// The rules in force
    #[arg(long, value_enum, default_value_t = Rules::Classic)]
    rules: Rules,

    /// How many games to play in each round
    #[arg(long, value_name = "N", default_value_t = 15_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// How many rounds to play; each builds on the values of the one before
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u32,
}

impl Leaves {
    pub(super) fn run(&self, output: &mut Output) -> Result<Exit, CommandError> {
        let (games, rounds) = (u64::from(self.games), u64::from(self.rounds));
        let bar = progress::bar(games * rounds, "games");
        let leaves = learn(self.rules, games, rounds, self.seed.into(), || bar.inc(1));
        bar.finish_and_clear();
        output.print(&leaves.text(self.rules))?;
        Ok(Exit::Ok)
    }
}
