use super::found::PackedPlay;
use super::spot::{DIAGONAL_STEP, Diagonals, STEP, place};
use super::table::Table;
use crate::game::LONGEST_LINE;

/// A set of cells, one bit each. Only cells far apart share a bit, so sets without a common bit
/// have no common cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CellSet(u128);

impl CellSet {
    pub(crate) const NOWHERE: CellSet = CellSet(0);
    pub(crate) const EVERYWHERE: CellSet = CellSet(u128::MAX);

    /// The cells that a play fills.
    #[inline]
    pub(crate) fn filled_by(found: &PackedPlay) -> CellSet {
        found
            .steps()
            .fold(CellSet::NOWHERE, |cell_set, (at, _)| cell_set.with(at))
    }

    /// Whether the two certainly have no cell in common.
    #[inline]
    pub(crate) fn is_apart_from(self, other: CellSet) -> bool {
        self.0 & other.0 == 0
    }

    pub(crate) fn shared_with(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    #[inline]
    fn with(self, at: u16) -> CellSet {
        let at = u32::from(place(at));
        CellSet(self.0 | 1 << (at / ROW % 8 * 16 + at % ROW % 16))
    }
}

const ROW: u32 = STEP[1] as u32;

impl<const FLEX: bool> Table<FLEX> {
    /// The cells that a play found on this table depends on: whatever is laid elsewhere in one
    /// turn, the play stays legal and scores no less.
    ///
    /// These are its own cells and the free ones at the ends of its lines. A tile at the end of a
    /// diagonal can only add points, unless the diagonal would become too long.
    pub(crate) fn cells_of(&self, found: &PackedPlay) -> CellSet {
        found
            .steps()
            .fold(CellSet::NOWHERE, |cell_set, (at, code)| {
                let spot = self.spot(at);
                let mut cell_set = cell_set.with(at);
                for (lane, step) in spot.lanes.into_iter().zip(STEP) {
                    cell_set =
                        cell_set.with(at.wrapping_sub((lane.before() + 1).wrapping_mul(step)));
                    cell_set =
                        cell_set.with(at.wrapping_add((lane.after() + 1).wrapping_mul(step)));
                }
                if FLEX {
                    cell_set =
                        self.with_full_diagonals(cell_set, at, spot.diagonals, code.background());
                }
                cell_set
            })
    }

    fn with_full_diagonals(
        &self,
        mut cell_set: CellSet,
        at: u16,
        here: Diagonals,
        background: usize,
    ) -> CellSet {
        for (diagonal, step) in DIAGONAL_STEP.into_iter().enumerate() {
            let (before, after) = (diagonal * 2, diagonal * 2 + 1);
            let runs = [here.run(background, before), here.run(background, after)];
            let ahead = at.wrapping_sub((runs[0] + 1).wrapping_mul(step));
            let behind = at.wrapping_add((runs[1] + 1).wrapping_mul(step));
            for (end, side) in [(ahead, before), (behind, after)] {
                let joined =
                    runs[0] + 1 + runs[1] + 1 + self.spot(end).diagonals.run(background, side);
                if usize::from(joined) > LONGEST_LINE {
                    cell_set = cell_set.with(end);
                }
            }
        }
        cell_set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Position, Rng, Rules, Turn, Unseen};
    use crate::search::{Hand, Searcher};
    use std::collections::HashMap;

    fn plays<const FLEX: bool>(table: &Table<FLEX>, hand: &Hand) -> Vec<PackedPlay> {
        let mut plays = Vec::new();
        table.for_each_play(hand, |found| plays.push(*found));
        plays
    }

    /// The last positions of a game between players who take the most points.
    fn late_positions(rules: Rules, number: u64) -> Vec<Position> {
        let mut rng = Rng::new("zones", number);
        let mut game = Game::deal(rules, 2, &mut rng);
        let mut searcher = Searcher::new();
        let mut positions = Vec::new();
        while !game.is_over() {
            let Ok(position) = game.position() else { break };
            let Some(best) = searcher.best_play(&position) else {
                break;
            };
            game.take(&Turn::Lay(best.play), &mut rng);
            positions.extend((position.bag() == 0).then_some(position));
        }
        positions
    }

    /// Lays every play of one player and checks whether the plays of the other that do not depend
    /// on its cells are still there; returns how many were, and how many of the others were not.
    fn check<const FLEX: bool>(position: &Position) -> [usize; 2] {
        let mut table = Table::<FLEX>::new();
        table.prepare(position.board());
        table.record_undo();
        let theirs: Vec<_> = Unseen::of(position).tiles().collect();
        let (ours, theirs) = (Hand::new(position.rack(), true), Hand::new(&theirs, true));
        let threats: Vec<(PackedPlay, CellSet)> = plays(&table, &theirs)
            .into_iter()
            .map(|found| (found, table.cells_of(&found)))
            .collect();
        let mut counts = [0, 0];
        for play in plays(&table, &ours) {
            let tiles = table.len();
            table.lay_found(&play);
            let after: HashMap<u64, u32> = plays(&table, &theirs)
                .iter()
                .map(|found| (found.key(), found.score()))
                .collect();
            table.undo_to(tiles);
            for (threat, cell_set) in &threats {
                let stays = after
                    .get(&threat.key())
                    .is_some_and(|&score| score >= threat.score());
                let is_apart = cell_set.is_apart_from(CellSet::filled_by(&play));
                assert!(
                    stays || !is_apart,
                    "{position}: {:?} after {:?}",
                    threat.play(&table),
                    play.play(&table)
                );
                counts[0] += usize::from(is_apart);
                counts[1] += usize::from(!stays);
            }
        }
        counts
    }

    #[test]
    fn a_play_stays_where_nothing_is_laid_in_its_zone() {
        for rules in Rules::ALL {
            let mut counts = [0, 0];
            for position in (0..12).flat_map(|number| late_positions(rules, number)) {
                let more = if rules.has_diagonals() {
                    check::<true>(&position)
                } else {
                    check::<false>(&position)
                };
                counts = [counts[0] + more[0], counts[1] + more[1]];
            }
            assert!(
                counts[0] > 10_000 && counts[1] > 1_000,
                "{rules:?}: {counts:?}"
            );
        }
    }

    #[test]
    fn cells_are_shared_only_if_both_sets_have_them() {
        let [one, two, three] = [3, 4, 5].map(|at| CellSet::NOWHERE.with(at));
        let both = |one: CellSet, other: CellSet| CellSet(one.0 | other.0);
        assert_eq!(both(one, two).shared_with(both(two, three)), two);
        assert_eq!(one.shared_with(two), CellSet::NOWHERE);
        assert_eq!(CellSet::EVERYWHERE.shared_with(one), one);
    }
}
