use std::time::Instant;

use super::candidate::{Danger, plays_by_worth, swaps_by_worth};

use super::endgame::Endgame;
use super::opponents::HiddenTiles;
use super::simulation::{Sampling, simulate};
use super::{Candidate, DeepAnalysis, Effort, EndgameResult, KnownHands, Leaves};
use crate::game::{Position, Rules, Turn};
use crate::search::Table;

/// Ranks turns by what follows them. An engine belongs to one rule set and keeps its tables from
/// one position to the next: reuse it to save time.
///
/// ```
/// use sixfold::game::Position;
/// use sixfold::strategy::{Effort, Engine};
///
/// let position: Position = "classic RcRdRf RsBsPsGcYcOt".parse()?;
/// let mut engine = Engine::new(position.rules());
/// let candidates = engine.candidates(&position, 3, 1);
/// let analysis = engine.simulate(&position, candidates, &Effort::QUICK, 0);
/// assert_eq!(analysis.evaluations.len(), 4);
/// # Ok::<(), sixfold::notation::NotationError>(())
/// ```
pub struct Engine(Kind);

enum Kind {
    Classic(Box<Workspace<false>>),
    Flex(Box<Workspace<true>>),
}

/// Tables to try things on, and room for endgames.
pub(super) struct Workspace<const FLEX: bool> {
    pub(super) tables: Vec<Table<FLEX>>,
    pub(super) endgame: Endgame<FLEX>,
}

impl<const FLEX: bool> Default for Workspace<FLEX> {
    fn default() -> Self {
        Workspace {
            tables: vec![Table::new()],
            endgame: Endgame::default(),
        }
    }
}

impl Engine {
    /// An engine for some rules.
    pub fn new(rules: Rules) -> Engine {
        Engine(match rules {
            Rules::Classic => Kind::Classic(Box::default()),
            Rules::Flex | Rules::Intro => Kind::Flex(Box::default()),
        })
    }

    /// The best plays and swaps of a position by points and leave, at most this many of each. A
    /// pass if there is nothing else.
    pub fn candidates(
        &mut self,
        position: &Position,
        plays: usize,
        swaps: usize,
    ) -> Vec<Candidate> {
        let leaves = Leaves::of(position.rules());
        let mut candidates = match &mut self.0 {
            Kind::Classic(workspace) => workspace.plays(position, leaves, plays),
            Kind::Flex(workspace) => workspace.plays(position, leaves, plays),
        };
        candidates.extend(swaps_by_worth(position, leaves, swaps));
        if candidates.is_empty() && !position.can_swap() {
            candidates.push(Candidate::new(position, leaves, Turn::Pass));
        }
        candidates
    }

    /// Judges candidates by rollouts, with nothing known of the others' hands. The same seed gives
    /// the same answer.
    pub fn simulate(
        &mut self,
        position: &Position,
        candidates: Vec<Candidate>,
        effort: &Effort,
        seed: u64,
    ) -> DeepAnalysis {
        let sampling = Sampling {
            position,
            known: &KnownHands::default(),
            effort,
            seed,
        };
        self.rollouts(sampling, candidates, None, &mut |_| {})
    }

    /// Judges candidates by rollouts; see [`simulate`].
    pub(super) fn rollouts(
        &mut self,
        sampling: Sampling,
        candidates: Vec<Candidate>,
        dropped: Option<Vec<bool>>,
        progress: &mut dyn FnMut(f64),
    ) -> DeepAnalysis {
        match &mut self.0 {
            Kind::Classic(workspace) => simulate(
                &mut workspace.tables,
                sampling,
                candidates,
                dropped,
                progress,
            ),
            Kind::Flex(workspace) => simulate(
                &mut workspace.tables,
                sampling,
                candidates,
                dropped,
                progress,
            ),
        }
    }

    /// Searches the endgame of a position, looking at no more than `nodes` tables, and no longer
    /// than `until`; `None` if not every hand is known.
    pub fn solve_endgame(
        &mut self,
        position: &Position,
        nodes: u64,
        until: Option<Instant>,
    ) -> Option<EndgameResult> {
        self.begin_endgame(position, u64::MAX);
        self.solve_begun(nodes, until)
    }

    /// Forgets what was found about another endgame; `false` if not every hand is known. All
    /// searches until the next one look at about `budget` tables: each at half of what is left, or
    /// at a few.
    pub(crate) fn begin_endgame(&mut self, position: &Position, budget: u64) -> bool {
        match &mut self.0 {
            Kind::Classic(workspace) => workspace.endgame.begin(position, budget),
            Kind::Flex(workspace) => workspace.endgame.begin(position, budget),
        }
    }

    /// Takes a turn of the endgame that was begun. What was found so far helps with what follows.
    pub(crate) fn follow_endgame(&mut self, turn: &Turn) -> bool {
        match &mut self.0 {
            Kind::Classic(workspace) => workspace.endgame.follow(turn),
            Kind::Flex(workspace) => workspace.endgame.follow(turn),
        }
    }

    /// How many tables the searches may still look at.
    pub(super) fn endgame_budget(&self) -> u64 {
        match &self.0 {
            Kind::Classic(workspace) => workspace.endgame.budget,
            Kind::Flex(workspace) => workspace.endgame.budget,
        }
    }

    /// Searches the endgame that was begun.
    pub(super) fn solve_begun(
        &mut self,
        nodes: u64,
        until: Option<Instant>,
    ) -> Option<EndgameResult> {
        match &mut self.0 {
            Kind::Classic(workspace) => workspace.endgame.solve(nodes, until),
            Kind::Flex(workspace) => workspace.endgame.solve(nodes, until),
        }
    }

    /// Searches what follows a turn of the endgame that was begun, for the opponent.
    pub(super) fn solve_after(
        &mut self,
        turn: &Turn,
        nodes: u64,
        until: Option<Instant>,
    ) -> Option<EndgameResult> {
        match &mut self.0 {
            Kind::Classic(workspace) => workspace.endgame.solve_after(turn, nodes, until),
            Kind::Flex(workspace) => workspace.endgame.solve_after(turn, nodes, until),
        }
    }

    /// The best plays if the danger of handing over a line of six counts too, the best first.
    pub(super) fn careful_plays(&mut self, position: &Position) -> Vec<Candidate> {
        match &mut self.0 {
            Kind::Classic(workspace) => workspace.careful_plays(position),
            Kind::Flex(workspace) => workspace.careful_plays(position),
        }
    }
}

impl<const FLEX: bool> Workspace<FLEX> {
    fn table(&mut self) -> &mut Table<FLEX> {
        &mut self.tables[0]
    }

    fn plays(&mut self, position: &Position, leaves: &Leaves, most: usize) -> Vec<Candidate> {
        let table = self.table();
        table.prepare(position.board());
        plays_by_worth(table, position, leaves, most)
    }

    fn careful_plays(&mut self, position: &Position) -> Vec<Candidate> {
        let mut plays = self.plays(position, Leaves::of(position.rules()), 24);
        let danger = Danger::of(&HiddenTiles::of(position, &KnownHands::default()));
        let table = self.table();
        table.record_undo();
        let tiles = table.len();
        plays.sort_by_cached_key(|play| {
            for placement in play.placements() {
                table.lay(placement.cell, placement.tile);
            }
            let danger = danger.on(table);
            table.undo_to(tiles);
            danger - play.worth()
        });
        plays
    }
}
