//! Simulated players of mixed skill, whose games lead to tables like those of people.
//!
//! Frozen: the daily puzzles rest on every draw made here, so a change needs a new label for them.
//! The draws depend on the ranking of plays, which the notation fixes, and not on the order in
//! which the search finds them.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::game::{
    Cell, GAME_ORIGIN, HandsAndBag, MIN_COORDINATE, Placement, Position, Rng, Rules, Setup,
    SetupError,
};
use crate::search::{Hand, PackedPlay, Table, open_game};

/// How many plays a player sees before taking the best of them; the last sees all.
const SIGHT: [u32; 4] = [2, 5, 12, u32::MAX];

/// A table in the middle of a simulated game, before the next play.
pub(super) struct SimulatedTable<'a> {
    rules: Rules,
    seats: &'a HandsAndBag,
    laid: &'a [Placement],
    /// The score of the best play, and whether only one play reaches it.
    pub(super) best: u32,
    pub(super) is_only_best: bool,
    /// What the next best play scores; 0 if there is no other.
    pub(super) second_best: u32,
    pub(super) plays_total: usize,
}

impl SimulatedTable<'_> {
    /// How many tiles lie on the table.
    pub(super) fn tiles(&self) -> usize {
        self.laid.len()
    }

    /// How wide or high the table is, whichever is more.
    pub(super) fn width(&self) -> usize {
        let extent = |along: fn(&Placement) -> i32| {
            let (least, most) = self
                .laid
                .iter()
                .map(along)
                .fold((i32::MAX, i32::MIN), |(a, b), at| (a.min(at), b.max(at)));
            most.saturating_sub(least).saturating_add(1).max(0) as usize
        };
        extent(|placement| placement.cell.row.into())
            .max(extent(|placement| placement.cell.column.into()))
    }

    /// How many tiles the player to move holds.
    pub(super) fn rack(&self) -> usize {
        self.seats.hand().len()
    }

    /// The position, with the default origin.
    pub(super) fn position(&self) -> Result<Position, Vec<SetupError>> {
        let setup = Setup {
            rules: self.rules,
            tiles: self.laid.to_vec(),
            origin: GAME_ORIGIN,
            rack: self.seats.hand().to_vec(),
            players: self.seats.players(),
            bag: Some(self.seats.bag()),
            scores: None,
        };
        Position::new(setup)?.moved_to(Cell::new(MIN_COORDINATE, MIN_COORDINATE))
    }
}

/// Plays a game of two to four players of mixed skill, as far as the visitor wants to see it, and
/// shows what each player sees before laying tiles.
pub(super) fn play_through<const FLEX: bool>(
    table: &mut Table<FLEX>,
    rules: Rules,
    rng: &mut Rng,
    mut visit: impl FnMut(&SimulatedTable) -> ControlFlow<()>,
) {
    table.clear();
    let players = [2, 2, 2, 3, 4][rng.below(5) as usize];
    let sights: Vec<u32> = (0..players)
        .map(|_| SIGHT[rng.below(SIGHT.len() as u32) as usize])
        .collect();
    let mut seats = HandsAndBag::deal(rules, players, rng);
    let mut laid: Vec<Placement> = open_game(table, &mut seats).to_vec();
    let mut found: Vec<PackedPlay> = Vec::new();
    while !seats.is_over() {
        list_plays(table, &seats, &mut found);
        if found.is_empty() {
            seats.skip(rng);
            continue;
        }
        if visit(&scene(rules, &seats, &laid, &found)).is_break() {
            return;
        }
        let rank = rank_to_take(sights[seats.to_move()], found.len() as u32, rng);
        let taken = ranked(&mut found, rank, table);
        let (points, play) = (taken.score(), taken.placements(table));
        for placement in &play {
            table.lay(placement.cell, placement.tile);
        }
        laid.extend(&play);
        seats.lay(play.iter().map(|placement| placement.tile), points);
    }
}

fn list_plays<const FLEX: bool>(
    table: &Table<FLEX>,
    seats: &HandsAndBag,
    found: &mut Vec<PackedPlay>,
) {
    found.clear();
    let hand = Hand::new(seats.hand(), seats.bag() == 0);
    table.for_each_play(&hand, |play| found.push(*play));
}

fn scene<'a>(
    rules: Rules,
    seats: &'a HandsAndBag,
    laid: &'a [Placement],
    found: &[PackedPlay],
) -> SimulatedTable<'a> {
    let best = found.iter().map(PackedPlay::score).max().unwrap_or(0);
    let is_only_best = found.iter().filter(|play| play.score() == best).count() == 1;
    let second_best = found
        .iter()
        .map(PackedPlay::score)
        .filter(|&score| score < best)
        .max()
        .unwrap_or(0);
    SimulatedTable {
        rules,
        seats,
        laid,
        best,
        is_only_best,
        second_best,
        plays_total: found.len(),
    }
}

/// The best rank among the plays that the player looks at.
fn rank_to_take(sight: u32, plays: u32, rng: &mut Rng) -> usize {
    if sight >= plays {
        return 0;
    }
    (0..sight).map(|_| rng.below(plays)).min().unwrap_or(0) as usize
}

/// The play of a rank. Texts are compared only if the numbers do not decide, which saves a fifth of
/// a game's time.
fn ranked<const FLEX: bool>(
    found: &mut [PackedPlay],
    rank: usize,
    table: &Table<FLEX>,
) -> PackedPlay {
    let numbers = |play: &PackedPlay| (Reverse(play.score()), play.tiles());
    let (_, one, _) = found.select_nth_unstable_by_key(rank, numbers);
    let these = numbers(one);
    let before = found.iter().filter(|play| numbers(play) < these).count();
    let mut alike: Vec<PackedPlay> = found
        .iter()
        .filter(|play| numbers(play) == these)
        .copied()
        .collect();
    *alike
        .select_nth_unstable_by(rank - before, |a, b| a.rank(b, table))
        .1
}
