use std::time::Duration;

use clap::Args;

use crate::answer::DeepReport;
use crate::cli::Complaint;
use crate::cli::args::duration;
use crate::cli::terminal::progress;
use crate::cli::{CommandError, input, pool};
use crate::game::{Position, Turn, violations};
use crate::strategy::{DeepQuestion, Effort, Engine, KnownHands};

/// How deep to look, and what is known.
#[derive(Debug, Args)]
pub(crate) struct DeepArgs {
    /// With --deep: how many turns each rollout plays
    #[arg(long, value_name = "N", requires = "deep", value_parser = clap::value_parser!(u16).range(1..))]
    plies: Option<u16>,

    /// With --deep: rollouts for each turn, 400 or more; a turn that a first look shows to be
    /// clearly worse gets a tenth, at least 400
    /// [default: 4000]
    #[arg(long, value_name = "N", requires = "deep", value_parser = clap::value_parser!(u32).range(Effort::THOROUGH.min_samples as i64..))]
    samples: Option<u32>,

    /// With --deep: time limit, such as 1s; every turn still gets a few rollouts, and the answer
    /// depends on the machine
    #[arg(long, value_name = "TIME", requires = "deep", value_parser = duration)]
    time: Option<Duration>,

    /// With --deep: random seed
    #[arg(long, value_name = "N", requires = "deep", default_value_t = 0)]
    seed: u64,

    /// With --deep: tiles that the next player is known to hold, all or some, such as RcGd; given
    /// again for the players after
    #[arg(long, value_name = "TILES", requires = "deep")]
    opponent_rack: Vec<String>,

    /// With --deep: a turn to judge as well, with the full number of rollouts, such as 'Ycb@i9
    /// Pcw@j9' or 'swap Rd'; may be repeated
    #[arg(long, value_name = "PLAY", requires = "deep")]
    include: Vec<String>,
}

impl DeepArgs {
    /// Judges the likeliest turns of a position, and those that were asked for. Shows `top` of the
    /// former.
    pub(crate) fn about(
        &self,
        position: Position,
        threads: Option<u16>,
        top: usize,
    ) -> Result<DeepReport, CommandError> {
        let included = self
            .include
            .iter()
            .map(|given| included(given, &position))
            .collect::<Result<Vec<_>, CommandError>>()?;
        let known = self.known_hands(&position)?;
        let question = DeepQuestion {
            known,
            included,
            effort: self.effort(),
            time: self.time,
            seed: self.seed,
            ..DeepQuestion::default()
        };
        let bar = progress::share("thinking");
        let mut show = |share: f64| progress::show(&bar, share);
        let look = pool::threads(threads)?
            .install(|| Engine::new(position.rules()).analyse(&position, &question, &mut show));
        bar.finish_and_clear();
        Ok(DeepReport::new(position, &question, &look, top))
    }

    fn effort(&self) -> Effort {
        let mut effort = Effort::THOROUGH;
        if let Some(plies) = self.plies {
            (effort.plies, effort.full_game_below) = (plies.into(), None);
        }
        if let Some(samples) = self.samples {
            effort.samples = samples as usize;
            effort.min_samples = effort.min_samples.max(effort.samples / 10);
        }
        effort
    }

    fn known_hands(&self, position: &Position) -> Result<KnownHands, CommandError> {
        let hands = self
            .opponent_rack
            .iter()
            .map(|given| input::tiles(given, position.rules()));
        let hands = hands.collect::<Result<Vec<_>, CommandError>>()?;
        KnownHands::new(position, hands).map_err(|reason| Complaint::ImpossibleHands(reason).into())
    }
}

/// A turn that was asked for.
fn included(given: &str, position: &Position) -> Result<Turn, CommandError> {
    let turn = input::turn(given, position.rules())?;
    let violations = violations(position, &turn);
    if violations.is_empty() {
        Ok(turn)
    } else {
        Err(Complaint::NotLegal { turn, violations }.into())
    }
}
