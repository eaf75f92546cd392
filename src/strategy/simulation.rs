use std::time::Instant;

use super::candidate::Candidate;
use super::chances;
use super::deal::{Deal, SELF};
use super::hidden::Hidden;
use super::leaves::{Leaves, POINT};
use super::playout::{Outcome, play_on};
use crate::game::{Chance, Position, Turn};
use crate::search::Table;

/// How much thought a simulation is worth, counted in samples, so that the answer does not depend on the machine.
#[derive(Clone, Debug)]
pub struct Effort {
    /// How many turns follow each candidate.
    pub plies: usize,
    /// Games are played to their end where the bag holds no more tiles than this.
    pub whole_games: usize,
    /// How many samples a candidate gets at most.
    pub samples: usize,
    /// How many games are played on at most, for all candidates together.
    pub playouts: usize,
    /// Candidates are dropped that lag behind the best by so many standard errors.
    pub errors: f64,
    /// When to stop whatever is left to do; the answer then depends on the machine.
    pub until: Option<Instant>,
}

impl Effort {
    /// What is enough to tell plays apart at the 95 % level, where they can be told apart.
    pub const THOROUGH: Effort =
        Effort { plies: 4, whole_games: 8, samples: 4_000, playouts: 40_000, errors: 1.96, until: None };
}

/// A candidate and what the samples say about it.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The turn, its points, and what is kept.
    pub candidate: Candidate,
    /// How many samples it got.
    pub samples: usize,
    /// What the player gains over the best of the others, this turn included, in points; and its standard error.
    pub margin: f64,
    /// The standard error of the margin.
    pub error: f64,
    /// The chance to win, 0 to 1; from an even score where the scores are not known.
    pub win: f64,
    /// What the next player scores in reply.
    pub reply: f64,
    /// How often that reply completes a line of six.
    pub qwirkles: f64,
    /// Whether it was dropped because others were clearly better.
    pub dropped: bool,
}

/// Candidates, judged by what follows: the unseen tiles are dealt by chance, again and again, the game is played on for a few
/// turns, and what is kept at the end is valued. Every candidate meets the same luck.
pub struct Simulation {
    /// The best first.
    pub judged: Vec<Judged>,
    /// Whether all others were dropped: the best one is then clearly the best.
    pub decided: bool,
}

/// Samples are drawn in rounds, after each of which candidates may be dropped.
const ROUND: usize = 20;

impl Simulation {
    pub(super) fn of<const FLEX: bool>(
        table: &mut Table<FLEX>,
        position: &Position,
        candidates: Vec<Candidate>,
        effort: &Effort,
        seed: u64,
    ) -> Simulation {
        let mut run = Run::new(table, position, candidates, effort, seed);
        while run.goes_on() {
            run.round();
            run.drop_the_clearly_worse();
        }
        run.result()
    }
}

struct Run<'a, const FLEX: bool> {
    table: &'a mut Table<FLEX>,
    position: &'a Position,
    leaves: &'static Leaves,
    hidden: Hidden,
    effort: &'a Effort,
    label: String,
    runners: Vec<Runner>,
    samples: usize,
    playouts: usize,
    plies: usize,
    /// Whether the chance to win decides, and not the margin.
    by_win: bool,
    lead: i32,
}

/// A candidate with what was found so far.
struct Runner {
    candidate: Candidate,
    /// What decides, for each sample.
    merits: Vec<i64>,
    margin: i64,
    squares: f64,
    wins: i64,
    replies: u64,
    qwirkles: u32,
    dropped: bool,
}

impl<'a, const FLEX: bool> Run<'a, FLEX> {
    fn new(
        table: &'a mut Table<FLEX>,
        position: &'a Position,
        candidates: Vec<Candidate>,
        effort: &'a Effort,
        seed: u64,
    ) -> Self {
        table.prepare(position.board());
        table.remember();
        let runner = |candidate| Runner {
            candidate,
            merits: Vec::new(),
            margin: 0,
            squares: 0.0,
            wins: 0,
            replies: 0,
            qwirkles: 0,
            dropped: false,
        };
        let whole = position.bag() <= effort.whole_games;
        let lead = position
            .scores()
            .map_or(0, |scores| scores[SELF] as i32 - scores[1..].iter().copied().max().unwrap_or(0) as i32);
        Run {
            table,
            position,
            leaves: Leaves::of(position.rules()),
            hidden: Hidden::of(position),
            effort,
            label: format!("sample {seed:016x}"),
            runners: candidates.into_iter().map(runner).collect(),
            samples: 0,
            playouts: 0,
            plies: if whole { usize::MAX } else { effort.plies },
            by_win: whole && position.scores().is_some(),
            lead: lead * POINT,
        }
    }

    fn running(&self) -> usize {
        self.runners.iter().filter(|runner| !runner.dropped).count()
    }

    fn goes_on(&self) -> bool {
        self.running() > 1
            && self.samples + ROUND <= self.effort.samples
            && self.playouts + ROUND * self.running() <= self.effort.playouts
            && self.effort.until.is_none_or(|until| Instant::now() < until)
    }

    /// A few more samples for every candidate that is left.
    fn round(&mut self) {
        let numbers = self.samples as u64..(self.samples + ROUND) as u64;
        let deals: Vec<Deal> = numbers
            .map(|number| Deal::by_chance(self.position.rack(), &self.hidden, &mut Chance::new(&self.label, number)))
            .collect();
        let tiles = self.table.len();
        for runner in self.runners.iter_mut().filter(|runner| !runner.dropped) {
            for placement in runner.candidate.placements() {
                self.table.lay(placement.cell, placement.tile);
            }
            let laid = self.table.len();
            for deal in &deals {
                let outcome = runner.candidate.followed_by(self.table, deal.clone(), self.leaves, self.plies);
                self.table.take_back_to(laid);
                runner.note(&outcome, deal.hands.len(), self.lead, self.by_win);
                self.playouts += 1;
            }
            self.table.take_back_to(tiles);
        }
        self.samples += ROUND;
    }

    fn drop_the_clearly_worse(&mut self) {
        let Some(best) = self.best() else { return };
        let leading = self.runners[best].merits.clone();
        for (number, runner) in self.runners.iter_mut().enumerate() {
            if number != best && !runner.dropped && lags(&leading, &runner.merits, self.effort.errors) {
                runner.dropped = true;
            }
        }
    }

    /// The best so far; the first where several are.
    fn best(&self) -> Option<usize> {
        let left = (0..self.runners.len()).rev().filter(|&number| !self.runners[number].dropped);
        left.max_by_key(|&number| self.runners[number].merits.iter().sum::<i64>())
    }

    fn result(mut self) -> Simulation {
        let decided = self.running() == 1;
        if let Some(best) = self.best() {
            self.runners.swap(0, best);
        }
        let mut judged: Vec<Judged> = self.runners.into_iter().map(Runner::judged).collect();
        if let [_, others @ ..] = &mut judged[..] {
            others.sort_by(|a, b| a.dropped.cmp(&b.dropped).then(b.margin.total_cmp(&a.margin)));
        }
        Simulation { judged, decided }
    }
}

/// Whether samples lag behind others by so many standard errors of the difference.
fn lags(leading: &[i64], these: &[i64], errors: f64) -> bool {
    let count = these.len() as f64;
    let differences = || leading.iter().zip(these).map(|(a, b)| (a - b) as f64);
    let mean = differences().sum::<f64>() / count;
    let squares = differences().map(|difference| (difference - mean) * (difference - mean)).sum::<f64>();
    mean > 0.0 && mean * mean * count * (count - 1.0) > errors * errors * squares
}

impl Runner {
    fn note(&mut self, outcome: &Outcome, players: usize, lead: i32, by_win: bool) {
        let margin = self.candidate.points as i32 * POINT + outcome.margin(players);
        let win = chances::of_winning(lead + margin, outcome.left);
        // Points still count a little, so that a game that is decided is played on well.
        self.merits.push(if by_win { i64::from(win) * 100 + i64::from(margin) } else { margin.into() });
        self.margin += i64::from(margin);
        self.squares += f64::from(margin) * f64::from(margin);
        self.wins += i64::from(win);
        self.replies += u64::from(outcome.reply);
        self.qwirkles += u32::from(outcome.reply_is_qwirkle);
    }

    fn judged(self) -> Judged {
        let samples = self.merits.len();
        let count = samples.max(1) as f64;
        let mean = self.margin as f64 / count;
        let variance = (self.squares / count - mean * mean).max(0.0);
        Judged {
            samples,
            margin: if samples == 0 { f64::from(self.candidate.worth()) } else { mean } / f64::from(POINT),
            error: (variance / count).sqrt() / f64::from(POINT),
            win: self.wins as f64 / count / f64::from(chances::CERTAIN),
            reply: self.replies as f64 / count,
            qwirkles: f64::from(self.qwirkles) / count,
            dropped: self.dropped,
            candidate: self.candidate,
        }
    }
}

impl Candidate {
    /// What follows it with a certain deal; the table holds its tiles already.
    pub(super) fn followed_by<const FLEX: bool>(
        &self,
        table: &mut Table<FLEX>,
        mut deal: Deal,
        leaves: &Leaves,
        plies: usize,
    ) -> Outcome {
        match self.turn {
            Turn::Lay(_) => {
                deal.give_up(SELF, &self.codes);
                if deal.bag() == 0 && deal.hands[SELF].is_empty() {
                    return Outcome::default();
                }
                deal.refill(SELF);
            }
            Turn::Swap(_) => deal.swap(SELF, &self.codes),
            Turn::Pass => {}
        }
        play_on(table, &mut deal, leaves, self.kept, plies)
    }
}
