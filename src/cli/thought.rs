use std::time::{Duration, Instant};

use clap::Args;

use super::options::duration;
use super::{Failure, input, pool, progress};
use crate::game::{Position, breaches};
use crate::report::{Complaint, DeepReport};
use crate::strategy::{Candidate, Effort, Engine, KnownHands, Leaves};

/// How deep to look, and what is known.
#[derive(Debug, Args)]
pub(super) struct Thought {
    /// With --deep: how many turns to play on
    #[arg(long, value_name = "N", requires = "deep", value_parser = clap::value_parser!(u16).range(1..))]
    plies: Option<u16>,

    /// With --deep: how many samples a turn gets at most
    #[arg(long, value_name = "N", requires = "deep", value_parser = clap::value_parser!(u32).range(2..))]
    samples: Option<u32>,

    /// With --deep: stop after so long, such as 1s; the answer then depends on the machine
    #[arg(long, value_name = "TIME", requires = "deep", value_parser = duration)]
    time: Option<Duration>,

    /// With --deep: where chance begins
    #[arg(long, value_name = "N", requires = "deep", default_value_t = 0)]
    seed: u64,

    /// With --deep: tiles that the next player is known to hold, all or some, such as RcGd; given again for the players after
    #[arg(long, value_name = "TILES", requires = "deep")]
    opponent_rack: Vec<String>,

    /// With --deep: a turn to judge too, such as 'Ycb@i9 Pcw@j9' or 'swap Rd'; given once or more
    #[arg(long, value_name = "PLAY", requires = "deep")]
    include: Vec<String>,
}

/// How many plays and swaps a deep look begins with, and how many tables of an ending it looks at.
const PLAYS: usize = 24;
const SWAPS: usize = 4;
const NODES: u64 = 2_000_000;

impl Thought {
    /// Judges the likeliest turns of a position, and those that were asked for.
    pub(super) fn about(&self, position: Position, threads: Option<u16>) -> Result<DeepReport, Failure> {
        let mut engine = Engine::new(position.rules());
        let mut candidates = engine.candidates(&position, PLAYS, SWAPS);
        for given in &self.include {
            add(&mut candidates, included(given, &position)?);
        }
        let known = self.known_hands(&position)?;
        let (pool, effort) = (pool::threads(threads)?, self.effort());
        let bar = progress::share("thinking");
        // The games want their half of the time.
        let ending = engine.ending(&position, NODES, self.time.and_then(|time| from_now(time / 2)));
        let best = ending.iter().map(|ending| Candidate::new(&position, Leaves::of(position.rules()), ending.turn.clone()));
        best.for_each(|best| add(&mut candidates, best));
        let mut show = |share: f64| progress::show(&bar, share);
        let simulation =
            pool.install(|| engine.simulate_knowing(&position, &known, candidates, &effort, self.seed, &mut show));
        bar.finish_and_clear();
        Ok(DeepReport::new(position, &known, ending, &simulation))
    }

    fn effort(&self) -> Effort {
        let mut effort = Effort { until: self.time.and_then(from_now), ..Effort::THOROUGH };
        if let Some(plies) = self.plies {
            (effort.plies, effort.whole_games) = (plies.into(), None);
        }
        if let Some(samples) = self.samples {
            (effort.samples, effort.playouts) = (samples as usize, usize::MAX);
        }
        effort
    }

    fn known_hands(&self, position: &Position) -> Result<KnownHands, Failure> {
        let hands = self.opponent_rack.iter().map(|given| input::tiles(given, position.rules()));
        let hands = hands.collect::<Result<Vec<_>, Failure>>()?;
        KnownHands::new(position, hands).map_err(|reason| Complaint::ImpossibleHands(reason).into())
    }
}

/// When so much time is over; `None` where that is beyond all times.
fn from_now(time: Duration) -> Option<Instant> {
    Instant::now().checked_add(time)
}

/// Adds a turn that is not there yet.
fn add(candidates: &mut Vec<Candidate>, candidate: Candidate) {
    if candidates.iter().all(|other| other.turn != candidate.turn) {
        candidates.push(candidate);
    }
}

/// A turn that was asked for.
fn included(given: &String, position: &Position) -> Result<Candidate, Failure> {
    let turn = input::turn(std::slice::from_ref(given), position.rules())?;
    let breaches = breaches(position, &turn);
    if breaches.is_empty() {
        Ok(Candidate::new(position, Leaves::of(position.rules()), turn))
    } else {
        Err(Complaint::NotLegal { turn, breaches }.into())
    }
}
