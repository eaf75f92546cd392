//! Endgames: two players and an empty bag, so that each hand is known.

mod search;
mod state;
mod table;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::time::Instant;

use super::deal::packed;
use crate::game::{Position, Turn, Unseen};
use crate::search::{Hand, PackedPlay, Table};
use search::Question;
use state::{Move, PARTS, State};
use table::TranspositionTable;

/// What the search of an endgame found for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndgameResult {
    /// The best turn.
    pub turn: Turn,
    /// By how many points the player gains more than the opponent from here to the end, if both
    /// play their best.
    pub margin: i32,
    /// Whether that is proved, not an estimate.
    pub proved: bool,
    /// How many tables were looked at.
    pub nodes: u64,
}

/// Searches endgames: two players, an empty bag, so that each hand is known.
///
/// Iterative deepening: every turn to a certain depth, and from there on both players take the most
/// points; one turn, then two or three, then all of the endgame. If no line of play reached that
/// depth, the answer is proved. Most plays need not be searched, because the opponent can go out
/// after them just [as before](state::Threats).
pub(super) struct Endgame<const FLEX: bool> {
    table: Table<FLEX>,
    transpositions: TranspositionTable,
    /// Room for the plays at each depth, and for the threats against them.
    plays: Vec<Vec<Move>>,
    replies: Vec<PackedPlay>,
    /// History heuristic: how much each player's plays, by a part of their key, have settled so
    /// far; those are tried early.
    settled: [Vec<i32>; 2],
    nodes: u64,
    limit: u64,
    until: Option<Instant>,
    /// How often an estimate was used.
    estimates: u64,
    /// The best play of the whole endgame so far.
    best: Option<PackedPlay>,
    /// The state of the endgame on the table, before any search.
    root: Option<State>,
    /// How many tables may still be looked at.
    pub(super) budget: u64,
}

/// More than any endgame is worth.
const MOST: i32 = 10_000;
/// As deep as any endgame goes: twelve plays, since passes do not count.
const DEEPEST: usize = 12;
/// With this many tables, an endgame will probably be proved: two turns are then enough for a move
/// order, and the whole endgame is searched next. Otherwise three turns give a better estimate.
const ENOUGH: u64 = 100_000;
/// With this many tables, the last turns of an endgame are proved. Every search has them, whatever is
/// left of the budget.
const FLOOR: u64 = 2_000;
/// The aspiration window around the margin of the search before, and the wider one if that fails.
const NEAR: i32 = 2;
const FARTHER: i32 = 12;

/// The nodes or the time ran out.
struct Stop;

impl<const FLEX: bool> Default for Endgame<FLEX> {
    fn default() -> Self {
        let plays = vec![Vec::new(); 2 * DEEPEST + 1];
        Endgame {
            table: Table::new(),
            transpositions: TranspositionTable::new(),
            plays,
            replies: Vec::new(),
            settled: [vec![0; PARTS], vec![0; PARTS]],
            nodes: 0,
            limit: 0,
            until: None,
            estimates: 0,
            best: None,
            root: None,
            budget: 0,
        }
    }
}

impl<const FLEX: bool> Endgame<FLEX> {
    /// Puts the endgame of a position on the table, and forgets the one before; `false` if not all
    /// hands are known. All searches together look at about `budget` tables: each at half of what is
    /// left, or at a few.
    pub(super) fn begin(&mut self, position: &Position, budget: u64) -> bool {
        let opponent = Unseen::of(position)
            .opponent()
            .filter(|_| !position.board().is_empty());
        self.budget = budget;
        self.root =
            opponent.map(|opponent| State::new([packed(position.rack()), packed(&opponent)]));
        if self.root.is_some() {
            self.table.prepare(position.board());
            self.table.record_undo();
            self.transpositions.forget();
            self.settled.iter_mut().for_each(|settled| settled.fill(0));
        }
        self.root.is_some()
    }

    /// Takes a turn of the endgame that was [begun](Endgame::begin). What the searches have found
    /// so far helps with what follows. `false` if there is no such turn.
    pub(super) fn follow(&mut self, turn: &Turn) -> bool {
        self.root = self.lay(turn);
        self.root.is_some()
    }

    /// Lays a turn of the endgame on the table; the state after it.
    fn lay(&mut self, turn: &Turn) -> Option<State> {
        let root = self.root.as_ref()?;
        let Turn::Lay(play) = turn else {
            return Some(root.after_pass());
        };
        let is_it = |found: &PackedPlay| match found.play(&self.table) == *play {
            true => ControlFlow::Break(*found),
            false => ControlFlow::Continue(()),
        };
        let hand = Hand::of_codes(root.hand(), true);
        let found = self.table.visit_plays(&hand, is_it).break_value()?;
        let after = root.after(&Move::new(found));
        self.table.lay_found(&found);
        Some(after)
    }

    /// Searches the endgame that was [begun](Endgame::begin), looking at no more than `nodes`
    /// tables.
    pub(super) fn solve(&mut self, nodes: u64, until: Option<Instant>) -> Option<EndgameResult> {
        let root = self.root.clone()?;
        Some(self.solve_from(&root, nodes, until))
    }

    /// Searches what follows a turn, for the opponent.
    pub(super) fn solve_after(
        &mut self,
        turn: &Turn,
        nodes: u64,
        until: Option<Instant>,
    ) -> Option<EndgameResult> {
        let tiles = self.table.len();
        let after = self.lay(turn)?;
        let result = self.solve_from(&after, nodes, until);
        self.table.undo_to(tiles);
        Some(result)
    }

    fn solve_from(&mut self, state: &State, nodes: u64, until: Option<Instant>) -> EndgameResult {
        let nodes = nodes.min(self.budget / 2).max(FLOOR.min(nodes));
        (self.nodes, self.limit, self.until) = (0, nodes, until);
        if state.hands.iter().any(|hand| hand.is_empty()) {
            return EndgameResult {
                turn: Turn::Pass,
                margin: 0,
                proved: true,
                nodes: 0,
            };
        }
        // If not even one turn can be searched, take the most points.
        let mut best = (
            self.table.best_play(&Hand::of_codes(state.hand(), true)),
            self.estimate(state),
        );
        let mut proved = false;
        let mut depth = 0;
        let first_turns = if nodes < ENOUGH { 3 } else { 2 };
        let tiles = self.table.len();
        while depth < DEEPEST && !proved {
            // Once part of the effort is used, the rest goes into a proof.
            depth = if depth == first_turns || self.nodes > nodes / 10 {
                DEEPEST
            } else {
                depth + 1
            };
            match self.margin(state, depth, best.1) {
                Ok(value) => (best, proved) = ((self.best, value), self.estimates == 0),
                Err(Stop) => break,
            }
        }
        self.table.undo_to(tiles);
        self.budget -= self.nodes.min(self.budget);
        let (found, margin) = best;
        let turn = found.map_or(Turn::Pass, |found| Turn::Lay(found.play(&self.table)));
        EndgameResult {
            turn,
            margin,
            proved,
            nodes: self.nodes,
        }
    }

    /// The margin of an endgame, searched `depth` turns deep, which is expected near a number.
    fn margin(&mut self, state: &State, depth: usize, expected: i32) -> Result<i32, Stop> {
        let (mut low, mut high) = (expected - NEAR, expected + NEAR);
        let mut wide = false;
        loop {
            self.estimates = 0;
            self.best = None;
            let value = self.search(
                state,
                Question {
                    depth,
                    ply: 0,
                    low,
                    high,
                },
            )?;
            // Outside of these margins only a bound is known.
            (low, high) = match value {
                value if value > low && value < high => return Ok(value),
                _ if wide => (-MOST, MOST),
                value if value <= low => (value - FARTHER, value + 1),
                value => (value - 1, value + FARTHER),
            };
            wide = true;
        }
    }
}
