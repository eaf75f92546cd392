//! Endings: two players and an empty bag, so that each hand is known.

mod bounds;
mod memory;
mod state;

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::time::Instant;

use super::deal::Codes;
use crate::game::{Position, Tile, Turn, Unseen};
use crate::search::{Code, Found, Hand, Table};
use bounds::Prospects;
use memory::{Bound, Memo, Memory};
use state::{Move, PARTS, State};

/// What the search of an ending found for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The best turn.
    pub turn: Turn,
    /// By how many points more than the other the player gains from here to the end, where both play their best.
    pub margin: i32,
    /// Whether that is proved, and no estimate.
    pub proved: bool,
    /// How many tables were looked at.
    pub nodes: u64,
}

/// Searches endings: two players, an empty bag, so that each hand is known.
///
/// Iterative deepening: every turn to a certain depth, and from there on both players take the most points; then one turn
/// deeper. Where no line of play reached that depth, the answer is proved.
pub(super) struct Endgame<const FLEX: bool> {
    table: Table<FLEX>,
    memory: Memory,
    /// Room for the plays at each depth.
    plays: Vec<Vec<Move>>,
    /// How much each player's plays, by a part of their key, settled so far: they are tried early.
    settled: [Vec<i32>; 2],
    nodes: u64,
    limit: u64,
    until: Option<Instant>,
    /// How often an estimate had to do.
    estimates: u64,
    /// The best play of the whole ending so far.
    best: Option<Found>,
}

/// What is asked of a table: how deep to search, and between which margins an exact answer is of interest.
#[derive(Clone, Copy)]
struct Question {
    depth: usize,
    /// How many turns lead to it.
    ply: usize,
    low: i32,
    high: i32,
}

/// More than any ending is worth.
const MOST: i32 = 10_000;
/// Deeper than any ending goes: twelve plays, and as many passes between them.
const DEEPEST: usize = 12;

/// The nodes ran out.
struct Stop;

impl<const FLEX: bool> Default for Endgame<FLEX> {
    fn default() -> Self {
        let plays = vec![Vec::new(); 2 * DEEPEST + 1];
        Endgame {
            table: Table::new(),
            memory: Memory::new(),
            plays,
            settled: [vec![0; PARTS], vec![0; PARTS]],
            nodes: 0,
            limit: 0,
            until: None,
            estimates: 0,
            best: None,
        }
    }
}

impl<const FLEX: bool> Endgame<FLEX> {
    /// Searches the ending of a position, looking at no more than so many tables; `None` where not all hands are known.
    pub(super) fn solve(&mut self, position: &Position, nodes: u64, until: Option<Instant>) -> Option<Ending> {
        let opponent = Unseen::of(position).opponent().filter(|_| !position.board().is_empty())?;
        let codes = |tiles: &[Tile]| -> Codes { tiles.iter().map(|&tile| Code::of(tile)).collect() };
        let state = State::new([codes(position.rack()), codes(&opponent)]);
        self.table.prepare(position.board());
        self.table.remember();
        self.memory.forget();
        self.settled.iter_mut().for_each(|settled| settled.fill(0));
        (self.nodes, self.limit, self.until) = (0, nodes, until);
        if position.rack().is_empty() || opponent.is_empty() {
            return Some(Ending { turn: Turn::Pass, margin: 0, proved: true, nodes: 0 });
        }
        // Where not even one turn can be searched, the most points must do.
        let mut best = (self.table.best_play(&Hand::of_codes(state.hand(), true)), self.estimate(&state));
        let mut proved = false;
        let mut depth = 0;
        while depth < DEEPEST && !proved {
            // Once a part of the effort is used, the rest of it goes into a proof.
            depth = if self.nodes > nodes / 10 { DEEPEST } else { depth + 1 };
            self.estimates = 0;
            self.best = None;
            match self.search(&state, Question { depth, ply: 0, low: -MOST, high: MOST }) {
                Ok(value) => (best, proved) = ((self.best, value), self.estimates == 0),
                Err(Stop) => break,
            }
        }
        self.table.take_back_to(position.board().len());
        let (found, margin) = best;
        let turn = found.map_or(Turn::Pass, |found| Turn::Lay(found.play(&self.table)));
        Some(Ending { turn, margin, proved, nodes: self.nodes })
    }

    /// The margin that the player to move gains from here on: exact between `low` and `high`, otherwise a bound.
    fn search(&mut self, state: &State, question: Question) -> Result<i32, Stop> {
        let Question { depth, ply, low, high } = question;
        self.nodes += 1;
        let is_late = || self.nodes & 1023 == 0 && self.until.is_some_and(|until| Instant::now() > until);
        if self.nodes > self.limit || is_late() {
            return Err(Stop);
        }
        if depth == 0 {
            return Ok(self.estimate(state));
        }
        let key = state.key();
        let known = self.memory.recall(key);
        if let Some(memo) = known.filter(|_| ply > 0) {
            let deep_enough = memo.complete || usize::from(memo.depth) >= depth;
            let settles = match memo.bound {
                Bound::Exact => true,
                Bound::AtLeast => i32::from(memo.value) >= high,
                Bound::AtMost => i32::from(memo.value) <= low,
            };
            if deep_enough && settles {
                self.estimates += u64::from(!memo.complete);
                return Ok(memo.value.into());
            }
        }
        let prospects = self.prospects(state);
        if let Some(value) = prospects.as_ref().and_then(|prospects| self.settled_by(prospects, state, low, high)) {
            return Ok(value);
        }
        let estimates = self.estimates;
        let mut plays = std::mem::take(&mut self.plays[ply]);
        self.list(state, known.map_or(0, |memo| memo.best), &mut plays);
        let result = if plays.is_empty() {
            self.pass(state, question).map(|value| (value, 0))
        } else {
            self.best_of(&plays, state, prospects.as_ref(), question)
        };
        self.plays[ply] = plays;
        let (value, best) = result?;
        let bound = if value >= high {
            Bound::AtLeast
        } else if value <= low {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let complete = self.estimates == estimates;
        self.memory.note(key, Memo { value: value as i16, depth: depth as u8, bound, complete, best });
        Ok(value)
    }

    fn pass(&mut self, state: &State, question: Question) -> Result<i32, Stop> {
        if state.passed {
            return Ok(0);
        }
        // A pass is no choice, so it takes nothing off the depth.
        let Question { depth, ply, low, high } = question;
        Ok(-self.search(&state.after_pass(), Question { depth, ply: ply + 1, low: -high, high: -low })?)
    }

    /// The margin of the best play, and the lower half of its key.
    fn best_of(
        &mut self,
        plays: &[Move],
        state: &State,
        prospects: Option<&Prospects>,
        question: Question,
    ) -> Result<(i32, u32), Stop> {
        let Question { depth, ply, mut low, high } = question;
        let tiles = self.table.len();
        let (mut most, mut best) = (-MOST, 0);
        for (number, play) in plays.iter().enumerate() {
            let gain = play.found.score() as i32;
            let value = if play.found.tiles() == state.hand().len() {
                gain
            } else if let Some(most_possible) = prospects
                .map(|prospects| gain + prospects.sums[state.mover] - prospects.of(play.found.codes()))
                .filter(|&most_possible| most_possible <= low)
            {
                most_possible
            } else {
                self.table.lay_found(&play.found);
                let after = state.after(play);
                let mut child = |low: i32, high: i32| {
                    self.search(&after, Question { depth: depth - 1, ply: ply + 1, low: gain - high, high: gain - low })
                };
                let value = if number == 0 {
                    child(low, high)
                } else {
                    // Is it better at all? Then by how much.
                    match child(low, low + 1) {
                        Ok(value) if gain - value > low && gain - value < high => child(low, high),
                        other => other,
                    }
                };
                self.table.take_back_to(tiles);
                gain - value?
            };
            if value > most {
                (most, best) = (value, play.key as u32);
                if ply == 0 {
                    self.best = Some(play.found);
                }
            }
            low = low.max(value);
            if low >= high {
                let settled = &mut self.settled[state.mover][play.part()];
                *settled = settled.saturating_add((depth * depth) as i32);
                break;
            }
        }
        Ok((most, best))
    }

    /// The plays of the player to move, the most promising first.
    fn list(&self, state: &State, best: u32, plays: &mut Vec<Move>) {
        plays.clear();
        let hand = Hand::of_codes(state.hand(), true);
        let ControlFlow::Continue(()) = self.table.every_play(&hand, |found| {
            let mut play = Move { found: *found, key: found.key(), order: 0 };
            let settled = self.settled[state.mover][play.part()].min(MOST * MOST);
            let worth = found.score() as i32 * 64 + found.tiles() as i32 * 16 + settled;
            play.order = if play.key as u32 == best { i32::MAX } else { worth };
            plays.push(play);
            ControlFlow::<Infallible>::Continue(())
        });
        plays.sort_unstable_by_key(|play| (-play.order, play.key));
    }
}
