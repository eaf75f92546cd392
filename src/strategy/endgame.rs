use std::convert::Infallible;
use std::ops::ControlFlow;
use std::time::Instant;

use super::Unseen;
use super::deal::Codes;
use super::memory::{Bound, Memo, Memory};
use crate::game::{Position, Tile, Turn};
use crate::search::{Code, Found, Hand, Table};

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
}

/// A play with what it is known and ordered by.
#[derive(Clone, Copy)]
struct Move {
    found: Found,
    key: u64,
    order: i32,
}

impl Move {
    fn part(&self) -> usize {
        self.key as usize % PARTS
    }
}

/// More than any ending is worth.
const MOST: i32 = 10_000;
/// Deeper than any ending goes: twelve plays, and as many passes between them.
const DEEPEST: usize = 12;

/// How many parts of keys are told apart.
const PARTS: usize = 4096;
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
        }
    }
}

#[derive(Clone)]
struct State {
    hands: [Codes; 2],
    mover: usize,
    /// Tell states apart: the tiles that were laid where, and those that left each hand, in any order.
    laid: u64,
    given: u64,
    passed: bool,
}

impl State {
    fn hand(&self) -> &Codes {
        &self.hands[self.mover]
    }

    fn after(&self, play: &Move) -> State {
        let mut state = self.clone();
        let hand = &mut state.hands[self.mover];
        for code in play.found.codes() {
            if let Some(place) = hand.iter().position(|held| held == code) {
                hand.remove(place);
            }
        }
        state.laid ^= play.key;
        for code in play.found.codes() {
            state.given = state.given.wrapping_add(mixed(u64::from(code.byte()) << 1 | self.mover as u64));
        }
        state.mover = 1 - self.mover;
        state.passed = false;
        state
    }

    fn key(&self) -> u64 {
        mixed(self.laid ^ mixed(self.given ^ self.mover as u64))
    }

    fn after_pass(&self) -> State {
        State { mover: 1 - self.mover, passed: true, ..self.clone() }
    }
}

impl<const FLEX: bool> Endgame<FLEX> {
    /// Searches the ending of a position, looking at no more than so many tables; `None` where not all hands are known.
    pub(super) fn solve(&mut self, position: &Position, nodes: u64, until: Option<Instant>) -> Option<Ending> {
        let unseen = Unseen::of(position);
        if !unseen.is_known() || position.board().is_empty() {
            return None;
        }
        let codes = |tiles: &[Tile]| -> Codes { tiles.iter().map(|&tile| Code::of(tile)).collect() };
        let state =
            State { hands: [codes(position.rack()), codes(unseen.tiles())], mover: 0, laid: 0, given: 0, passed: false };
        self.table.prepare(position.board());
        self.table.remember();
        self.memory.forget();
        self.settled.iter_mut().for_each(|settled| settled.fill(0));
        (self.nodes, self.limit, self.until) = (0, nodes, until);
        if position.rack().is_empty() || unseen.tiles().is_empty() {
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
            let mut found = None;
            match self.search(&state, depth, -MOST, MOST, 0, &mut found) {
                Ok(value) => (best, proved) = ((found, value), self.estimates == 0),
                Err(Stop) => break,
            }
        }
        self.table.take_back_to(position.board().len());
        let (found, margin) = best;
        let turn = found.map_or(Turn::Pass, |found| Turn::Lay(found.play(&self.table)));
        Some(Ending { turn, margin, proved, nodes: self.nodes })
    }

    /// The margin that the player to move gains from here on: exact between `low` and `high`, otherwise a bound.
    fn search(
        &mut self,
        state: &State,
        depth: usize,
        low: i32,
        high: i32,
        ply: usize,
        root: &mut Option<Found>,
    ) -> Result<i32, Stop> {
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
        let estimates = self.estimates;
        let mut plays = std::mem::take(&mut self.plays[ply]);
        self.list(state, known.map_or(0, |memo| memo.best), &mut plays);
        let result = if plays.is_empty() {
            self.pass(state, depth, low, high, ply).map(|value| (value, 0))
        } else {
            self.best_of(&plays, state, depth, low, high, ply, root)
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

    fn pass(&mut self, state: &State, depth: usize, low: i32, high: i32, ply: usize) -> Result<i32, Stop> {
        if state.passed {
            return Ok(0);
        }
        // A pass is no choice, so it takes nothing off the depth.
        Ok(-self.search(&state.after_pass(), depth, -high, -low, ply + 1, &mut None)?)
    }

    #[allow(clippy::too_many_arguments)]
    fn best_of(
        &mut self,
        plays: &[Move],
        state: &State,
        depth: usize,
        low: i32,
        high: i32,
        ply: usize,
        root: &mut Option<Found>,
    ) -> Result<(i32, u32), Stop> {
        let tiles = self.table.len();
        let (mut most, mut best) = (-MOST, 0);
        let mut low = low;
        for (number, play) in plays.iter().enumerate() {
            let gain = play.found.score() as i32;
            let value = if play.found.tiles() == state.hand().len() {
                gain
            } else {
                self.table.lay_found(&play.found);
                let after = state.after(play);
                let mut child =
                    |low: i32, high: i32| self.search(&after, depth - 1, gain - high, gain - low, ply + 1, &mut None);
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
                    *root = Some(play.found);
                }
            }
            low = low.max(value);
            if low >= high {
                self.settled[state.mover][play.part()] += (depth * depth) as i32;
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

    /// Both take the most points to the end.
    fn estimate(&mut self, state: &State) -> i32 {
        self.estimates += 1;
        let tiles = self.table.len();
        let mut hands = state.hands.clone();
        let mut mover = state.mover;
        let mut gains = [0, 0];
        let mut passes = usize::from(state.passed);
        while passes < 2 {
            let hand = Hand::of_codes(&hands[mover], true);
            if let Some(found) = self.table.best_play(&hand) {
                passes = 0;
                gains[mover] += found.score() as i32;
                if found.tiles() == hands[mover].len() {
                    break;
                }
                self.table.lay_found(&found);
                for code in found.codes() {
                    if let Some(place) = hands[mover].iter().position(|held| held == code) {
                        hands[mover].remove(place);
                    }
                }
            } else {
                passes += 1;
            }
            mover = 1 - mover;
        }
        if passes == 2 && self.table.len() == tiles {
            // Nobody can lay a tile: that is exact.
            self.estimates -= 1;
        }
        self.table.take_back_to(tiles);
        gains[state.mover] - gains[1 - state.mover]
    }
}

fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
