mod said;
mod session;

use clap::Args;

use super::args::GameArgs;
use crate::cli::Exit;
use crate::cli::error::CommandError;
use crate::cli::seed::by_clock;
use crate::cli::terminal::output::Output;
use crate::qwords::{Deal, Solo};
use session::Session;

/// Play a game alone, with hints, and see what the engine makes of the same rolls
///
/// Type an action such as `U@c3`, or `help`. A seed is a game: its dotted cells and its rolls are
/// always the same. Without one the clock chooses, and the game tells its number.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold qwords play\n  sixfold qwords play --seed 7 --side b --words en"
)]
pub(crate) struct Play {
    /// The game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[command(flatten)]
    equipment: GameArgs,
}

impl Play {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let setup = self.equipment.load()?;
        let in_use = setup.in_use(output.words());
        let seed = self.seed.unwrap_or_else(by_clock);
        let solo = Solo::new(Deal::new(&setup.dice, seed, 0), setup.variant);
        Session::new(solo, setup.engine, in_use, seed, output).run()?;
        Ok(Exit::Ok)
    }
}
