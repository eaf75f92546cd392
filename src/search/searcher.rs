use std::convert::Infallible;
use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::packed::PackedTile;
use super::spot::line_points;
use super::{Hand, PackedPlay, Table};
use crate::game::{
    Breakdown, Cell, Direction, GAME_ORIGIN, GOING_OUT_BONUS, HandsAndBag, Placement, Play,
    Position, RACK_SIZE, Rack, Rules, Tile, Turn, Violation, largest_set, violations,
};

/// A play and what it scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredPlay {
    /// The play.
    pub play: Play,
    /// Its score, the bonus for going out included.
    pub score: u32,
}

/// The best plays of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// How many distinct legal plays there are.
    pub total: usize,
    /// The score of the best, if there is a play.
    pub best_score: Option<u32>,
    /// How many plays score as much.
    pub best_plays: usize,
    /// The best of them, best first: by score, then fewer tiles, then text.
    pub plays: Vec<ScoredPlay>,
}

/// A legal turn among the plays of its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What it scores, line by line.
    pub breakdown: Breakdown,
    /// One more than the plays that score more.
    pub rank: usize,
    /// How many distinct legal plays there are.
    pub total: usize,
    /// The best play, if there is one.
    pub best: Option<ScoredPlay>,
}

/// A play that the search shows to a visitor.
pub struct PlayView<'a> {
    score: u32,
    source: Source<'a>,
}

enum Source<'a> {
    Opening(&'a [Placement]),
    Classic(&'a PackedPlay, &'a Table<false>),
    Flex(&'a PackedPlay, &'a Table<true>),
}

impl PlayView<'_> {
    /// What it scores, the bonus for going out included.
    pub fn score(&self) -> u32 {
        self.score
    }

    /// Its placements, by row and then by column.
    pub fn placements(&self) -> ArrayVec<Placement, RACK_SIZE> {
        match self.source {
            Source::Opening(placements) => placements.iter().copied().collect(),
            Source::Classic(found, table) => found.placements(table),
            Source::Flex(found, table) => found.placements(table),
        }
    }

    /// The play with its score.
    pub fn to_scored_play(&self) -> ScoredPlay {
        ScoredPlay {
            play: Play::new(self.placements()),
            score: self.score,
        }
    }
}

/// Finds the legal plays of positions. It keeps its tables from one position to the next: reuse a
/// searcher to save time.
///
/// ```
/// use sixfold::game::Position;
/// use sixfold::search::Searcher;
///
/// let mut searcher = Searcher::new();
/// let position: Position = "classic RcRdRf RsBsPsGcYcOt".parse()?;
/// let ranking = searcher.ranking(&position, 3);
/// assert_eq!((ranking.total, ranking.plays.len()), (58, 3));
/// assert_eq!(searcher.best_play(&position).as_ref(), ranking.plays.first());
/// # Ok::<(), sixfold::notation::NotationError>(())
/// ```
#[derive(Default)]
pub struct Searcher {
    classic: Option<Table<false>>,
    flex: Option<Table<true>>,
    /// Room for the plays that are being ranked.
    found: Vec<PackedPlay>,
}

impl Searcher {
    /// A searcher; it makes its tables when it first needs them.
    pub fn new() -> Searcher {
        Searcher::default()
    }

    /// Shows every distinct legal play once, in no particular order, to a visitor that may stop the
    /// search.
    pub fn visit_plays<B>(
        &mut self,
        position: &Position,
        mut visit: impl FnMut(&PlayView) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if position.board().is_empty() {
            for (laid, score) in openings_of(position) {
                visit(&PlayView {
                    score,
                    source: Source::Opening(&laid),
                })?;
            }
            return ControlFlow::Continue(());
        }
        let hand = hand(position);
        match position.rules() {
            Rules::Classic => {
                let table = prepared(&mut self.classic, position);
                table.visit_plays(&hand, |found| {
                    visit(&PlayView {
                        score: found.score(),
                        source: Source::Classic(found, table),
                    })
                })
            }
            Rules::Flex | Rules::Intro => {
                let table = prepared(&mut self.flex, position);
                table.visit_plays(&hand, |found| {
                    visit(&PlayView {
                        score: found.score(),
                        source: Source::Flex(found, table),
                    })
                })
            }
        }
    }

    /// The same for a visitor that never stops.
    pub fn for_each_play(&mut self, position: &Position, mut visit: impl FnMut(&PlayView)) {
        let ControlFlow::Continue(()) = self.visit_plays(position, |candidate| {
            visit(candidate);
            ControlFlow::<Infallible>::Continue(())
        });
    }

    /// The best play: the first in the order of a [`Ranking`].
    pub fn best_play(&mut self, position: &Position) -> Option<ScoredPlay> {
        if position.board().is_empty() {
            return self.ranking(position, 1).plays.pop();
        }
        let hand = hand(position);
        match position.rules() {
            Rules::Classic => best_on(prepared(&mut self.classic, position), &hand),
            Rules::Flex | Rules::Intro => best_on(prepared(&mut self.flex, position), &hand),
        }
    }

    /// Where a turn stands among the plays of its position, or every rule that it breaks.
    pub fn standing(
        &mut self,
        position: &Position,
        turn: &Turn,
    ) -> Result<Standing, Vec<Violation>> {
        let violations = violations(position, turn);
        if !violations.is_empty() {
            return Err(violations);
        }
        let breakdown = position.breakdown(turn);
        let score = breakdown.total();
        let (mut better, mut total) = (0, 0);
        self.for_each_play(position, |play| {
            better += usize::from(play.score() > score);
            total += 1;
        });
        Ok(Standing {
            breakdown,
            rank: better + 1,
            total,
            best: self.best_play(position),
        })
    }

    /// The best `top` plays in order, and how many there are in all.
    pub fn ranking(&mut self, position: &Position, top: usize) -> Ranking {
        if position.board().is_empty() {
            return opening_ranking(position, top);
        }
        let hand = hand(position);
        match position.rules() {
            Rules::Classic => ranking_on(
                prepared(&mut self.classic, position),
                &hand,
                top,
                &mut self.found,
            ),
            Rules::Flex | Rules::Intro => ranking_on(
                prepared(&mut self.flex, position),
                &hand,
                top,
                &mut self.found,
            ),
        }
    }
}

fn hand(position: &Position) -> Hand {
    Hand::new(position.rack(), position.bag() == 0)
}

fn prepared<'a, const FLEX: bool>(
    table: &'a mut Option<Table<FLEX>>,
    position: &Position,
) -> &'a Table<FLEX> {
    let table = table.get_or_insert_default();
    table.prepare(position.board());
    table
}

fn best_on<const FLEX: bool>(table: &Table<FLEX>, hand: &Hand) -> Option<ScoredPlay> {
    table.best_play(hand).map(|found| ScoredPlay {
        play: found.play(table),
        score: found.score(),
    })
}

fn ranking_on<const FLEX: bool>(
    table: &Table<FLEX>,
    hand: &Hand,
    top: usize,
    found: &mut Vec<PackedPlay>,
) -> Ranking {
    found.clear();
    table.for_each_play(hand, |play| found.push(*play));
    let total = found.len();
    let best_score = found.iter().map(PackedPlay::score).max();
    let best_plays = found
        .iter()
        .filter(|play| Some(play.score()) == best_score)
        .count();
    if top < total {
        found.select_nth_unstable_by(top, |a, b| a.rank(b, table));
        found.truncate(top);
    }
    found.sort_unstable_by(|a, b| a.rank(b, table));
    let plays = found
        .iter()
        .map(|play| ScoredPlay {
            play: play.play(table),
            score: play.score(),
        })
        .collect();
    Ranking {
        total,
        best_score,
        best_plays,
        plays,
    }
}

/// The openings of a position.
fn openings_of(position: &Position) -> impl Iterator<Item = (ArrayVec<Placement, RACK_SIZE>, u32)> {
    openings(position.rack(), position.bag() == 0, position.origin())
}

/// Openings all score the same with as many tiles, so their text alone ranks them.
fn opening_ranking(position: &Position, top: usize) -> Ranking {
    let mut plays: Vec<ScoredPlay> = openings_of(position)
        .map(|(laid, score)| ScoredPlay {
            play: Play::new(laid),
            score,
        })
        .collect();
    let total = plays.len();
    let best_score = plays.first().map(|play| play.score);
    plays.sort_by_cached_key(|scored| opening_key(scored.play.placements()));
    plays.truncate(top);
    Ranking {
        total,
        best_score,
        best_plays: total,
        plays,
    }
}

/// Every opening once, with its score: each of the rack's largest sets, along the row from a cell,
/// in tile order.
pub fn openings(
    rack: &Rack,
    bag_is_empty: bool,
    origin: Cell,
) -> impl Iterator<Item = (ArrayVec<Placement, RACK_SIZE>, u32)> + use<> {
    let mut kinds: ArrayVec<Tile, RACK_SIZE> = rack.iter().copied().collect();
    let mut previous = None;
    kinds.retain(|tile| previous.replace(*tile) != Some(*tile));
    let size = largest_set(rack);
    let line = if size == 1 { 1 } else { line_points(size) };
    let score = line
        + if bag_is_empty && size == rack.len() {
            GOING_OUT_BONUS
        } else {
            0
        };
    let choices =
        (1u32..1 << kinds.len()).filter(move |choice| choice.count_ones() as usize == size);
    choices.filter_map(move |choice| {
        let set = || {
            (0..kinds.len())
                .filter(|&next| choice >> next & 1 == 1)
                .map(|next| kinds[next])
        };
        let matches =
            |tile: Tile| set().all(|other| other == tile || other.face().matches(tile.face()));
        let cells = (0..).map(|steps| origin.step(Direction::Horizontal, steps));
        set().all(matches).then(|| {
            (
                cells
                    .zip(set())
                    .map(|(cell, tile)| Placement { cell, tile })
                    .collect(),
                score,
            )
        })
    })
}

/// The player to move lays the first of the largest sets on an empty table; what is laid.
pub(crate) fn open_game<const FLEX: bool>(
    table: &mut Table<FLEX>,
    seats: &mut HandsAndBag,
) -> ArrayVec<Placement, RACK_SIZE> {
    let mut openings = openings(seats.hand(), false, GAME_ORIGIN);
    let (laid, score) = openings.next().unwrap_or_default();
    for placement in &laid {
        table.lay(placement.cell, placement.tile);
    }
    seats.lay(laid.iter().map(|placement| placement.tile), score);
    laid
}

/// Orders openings, which all lie on the same cells, as their texts are ordered.
fn opening_key(opening: &[Placement]) -> ArrayVec<PackedTile, RACK_SIZE> {
    opening
        .iter()
        .map(|placement| PackedTile::of(placement.tile))
        .collect()
}
