use super::deal::Codes;
use crate::game::{Board, Game, Play, Turn, score};
use crate::search::{Code, Hand, Table};

/// A turn as the others saw it: what lay on the table before, and how many tiles the player held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    board: Board,
    hand: usize,
    bag_was_empty: bool,
    /// The tiles laid; `None` for a swap, whose tiles nobody else sees, and for a pass.
    play: Option<Play>,
}

impl Watched {
    /// What the others see of a turn that is about to be taken.
    pub fn new(game: &Game, turn: &Turn) -> Watched {
        let play = match turn {
            Turn::Lay(play) => Some(play.clone()),
            Turn::Swap(_) | Turn::Pass => None,
        };
        Watched {
            board: game.board().clone(),
            hand: game.hand().len(),
            bag_was_empty: game.bag() == 0,
            play,
        }
    }
}

/// What a turn tells of the tiles that its player kept: with most hands that could have scored
/// more, more would have been scored.
pub(super) struct Reading<const FLEX: bool> {
    table: Table<FLEX>,
    laid: Codes,
    score: u32,
    bag_was_empty: bool,
    /// How many tiles were kept.
    pub(super) kept: usize,
}

impl<const FLEX: bool> Reading<FLEX> {
    /// What can be read from a turn; nothing from swaps and openings.
    pub(super) fn of(watched: &Watched) -> Option<Reading<FLEX>> {
        let play = watched.play.as_ref()?;
        if watched.board.is_empty() {
            return None;
        }
        let mut table = Table::new();
        table.prepare(&watched.board);
        let laid: Codes = play.tiles().map(Code::of).collect();
        let kept = watched.hand.saturating_sub(laid.len());
        let score = score(&watched.board, play, watched.bag_was_empty && kept == 0).total();
        Some(Reading {
            table,
            laid,
            score,
            bag_was_empty: watched.bag_was_empty,
            kept,
        })
    }

    /// Whether the turn was the best in points for a player who kept these tiles.
    pub(super) fn fits(&self, kept: &[Code]) -> bool {
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
    use crate::game::{Chance, Rules};
    use crate::search::Searcher;

    #[test]
    fn nobody_sees_which_tiles_are_swapped() {
        let game = Game::deal(Rules::Classic, 2, &mut Chance::new("watched", 0));
        let [first, .., last] = game.hand()[..] else {
            panic!("a hand is dealt")
        };
        assert_ne!(first, last);
        let watched = |tile| Watched::new(&game, &Turn::swap([tile]));
        assert_eq!(watched(first), watched(last));
    }

    /// Whoever takes the most points is always read rightly; and not every hand fits.
    #[test]
    fn what_a_greedy_player_kept_fits() {
        let (mut read, mut others) = (0, [0, 0]);
        for number in 0..6 {
            let mut chance = Chance::new("watched", number);
            let mut game = Game::deal(Rules::Flex, 2, &mut chance);
            let mut searcher = Searcher::new();
            while !game.is_over() {
                let position = game.position().expect("a game keeps the rules");
                let Some(best) = searcher.best_play(&position) else {
                    break;
                };
                let turn = Turn::Lay(best.play);
                if let Some(reading) = Reading::<true>::of(&Watched::new(&game, &turn)) {
                    let kept: Codes = position
                        .rack_after(&turn)
                        .iter()
                        .map(|&tile| Code::of(tile))
                        .collect();
                    assert_eq!(kept.len(), reading.kept);
                    assert!(reading.fits(&kept), "{position}");
                    read += 1;
                    let other = game.seats().hands()[1 - game.to_move()]
                        .iter()
                        .map(|&tile| Code::of(tile));
                    let other: Codes = other.take(reading.kept).collect();
                    others[usize::from(reading.fits(&other))] += 1;
                }
                game.take(&turn, &mut chance);
            }
        }
        assert!(
            read > 100 && others[0] > 20 && others[1] > 20,
            "{read} {others:?}"
        );
    }
}
