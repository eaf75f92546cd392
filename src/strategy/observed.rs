use super::deal::PackedTiles;
use crate::game::{Board, Game, Play, Turn, score};
use crate::search::{Hand, PackedTile, Table};

/// A turn as the others saw it: what lay on the table before, and how many tiles the player held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObservedTurn {
    board: Board,
    hand: usize,
    bag_was_empty: bool,
    /// The tiles laid; `None` for a swap, whose tiles nobody else sees, and for a pass.
    play: Option<Play>,
}

impl ObservedTurn {
    /// What the others see of a turn that is about to be taken.
    pub fn new(game: &Game, turn: &Turn) -> ObservedTurn {
        let play = match turn {
            Turn::Lay(play) => Some(play.clone()),
            Turn::Swap(_) | Turn::Pass => None,
        };
        ObservedTurn {
            board: game.board().clone(),
            hand: game.hand().len(),
            bag_was_empty: game.bag() == 0,
            play,
        }
    }
}

/// What a turn tells of the tiles that its player kept: with most hands that could have scored
/// more, more would have been scored.
pub(super) struct HandInference<const FLEX: bool> {
    table: Table<FLEX>,
    laid: PackedTiles,
    score: u32,
    bag_was_empty: bool,
    /// How many tiles were kept.
    pub(super) kept: usize,
}

impl<const FLEX: bool> HandInference<FLEX> {
    /// What can be read from a turn; nothing from swaps and openings.
    pub(super) fn of(observed: &ObservedTurn) -> Option<HandInference<FLEX>> {
        let play = observed.play.as_ref()?;
        if observed.board.is_empty() {
            return None;
        }
        let mut table = Table::new();
        table.prepare(&observed.board);
        let laid: PackedTiles = play.tiles().map(PackedTile::of).collect();
        let kept = observed.hand.saturating_sub(laid.len());
        let score = score(&observed.board, play, observed.bag_was_empty && kept == 0).total();
        Some(HandInference {
            table,
            laid,
            score,
            bag_was_empty: observed.bag_was_empty,
            kept,
        })
    }

    /// Whether the turn was the best in points for a player who kept these tiles.
    pub(super) fn fits(&self, kept: &[PackedTile]) -> bool {
        let mut hand = self.laid.clone();
        hand.extend(kept.iter().copied().take(hand.remaining_capacity()));
        let best = self
            .table
            .best_play(&Hand::of_codes(&hand, self.bag_was_empty));
        best.is_none_or(|best| best.score() <= self.score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Rng, Rules};
    use crate::search::Searcher;

    #[test]
    fn nobody_sees_which_tiles_are_swapped() {
        let game = Game::deal(Rules::Classic, 2, &mut Rng::new("watched", 0));
        let [first, .., last] = game.hand()[..] else {
            panic!("a hand is dealt")
        };
        assert_ne!(first, last);
        let observed = |tile| ObservedTurn::new(&game, &Turn::swap([tile]));
        assert_eq!(observed(first), observed(last));
    }

    /// Whoever takes the most points is always read rightly; and not every hand fits.
    #[test]
    fn what_a_greedy_player_kept_fits() {
        let (mut read, mut others) = (0, [0, 0]);
        for number in 0..6 {
            let mut rng = Rng::new("watched", number);
            let mut game = Game::deal(Rules::Flex, 2, &mut rng);
            let mut searcher = Searcher::new();
            while !game.is_over() {
                let position = game.position().expect("a game keeps the rules");
                let Some(best) = searcher.best_play(&position) else {
                    break;
                };
                let turn = Turn::Lay(best.play);
                if let Some(inference) = HandInference::<true>::of(&ObservedTurn::new(&game, &turn))
                {
                    let kept: PackedTiles = position
                        .rack_after(&turn)
                        .iter()
                        .map(|&tile| PackedTile::of(tile))
                        .collect();
                    assert_eq!(kept.len(), inference.kept);
                    assert!(inference.fits(&kept), "{position}");
                    read += 1;
                    let other = game.hands_and_bag().hands()[1 - game.to_move()]
                        .iter()
                        .map(|&tile| PackedTile::of(tile));
                    let other: PackedTiles = other.take(inference.kept).collect();
                    others[usize::from(inference.fits(&other))] += 1;
                }
                game.take(&turn, &mut rng);
            }
        }
        assert!(
            read > 100 && others[0] > 20 && others[1] > 20,
            "{read} {others:?}"
        );
    }
}
