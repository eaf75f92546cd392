use super::deal::PackedTiles;
use crate::game::{Board, Game, Play, Position, Tile, Turn, Unseen, score};
use crate::named::codes;
use crate::search::{Hand, PackedTile, Table};

/// What is known about the opponents' hands: some or all tiles of each, the next to move first, and
/// the last turns of some of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownHands {
    hands: Vec<Vec<Tile>>,
    /// One after another; the last is that of the player who moved last.
    turns: Vec<ObservedTurn>,
}

/// Why such hands are impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImpossibleHands {
    /// More hands than others.
    TooManyHands {
        /// How many hands were given.
        given: usize,
        /// How many others there are.
        others: usize,
    },
    /// A hand that is too large.
    TooManyTiles {
        /// Whose: 0 for the next to move.
        other: usize,
        /// How many tiles were given.
        given: usize,
        /// How many they hold.
        holds: usize,
    },
    /// A tile with no unseen copy left.
    NotUnseen {
        /// Whose hand it was given for.
        other: usize,
        /// The tile.
        tile: Tile,
    },
}

codes! {
    ImpossibleHands {
        ImpossibleHands::TooManyHands { .. } => "too_many_hands",
        ImpossibleHands::TooManyTiles { .. } => "too_many_tiles",
        ImpossibleHands::NotUnseen { .. } => "not_unseen",
    }
}

impl KnownHands {
    /// Hands that the others can hold in a position.
    pub fn new(position: &Position, hands: Vec<Vec<Tile>>) -> Result<KnownHands, ImpossibleHands> {
        let unseen = Unseen::of(position);
        let sizes = unseen.hands();
        if hands.len() > sizes.len() {
            return Err(ImpossibleHands::TooManyHands {
                given: hands.len(),
                others: sizes.len(),
            });
        }
        let mut left: Vec<Tile> = unseen.tiles().collect();
        for (other, hand) in hands.iter().enumerate() {
            if hand.len() > sizes[other] {
                return Err(ImpossibleHands::TooManyTiles {
                    other,
                    given: hand.len(),
                    holds: sizes[other],
                });
            }
            for &tile in hand {
                let place = left.iter().position(|&it| it == tile);
                left.remove(place.ok_or(ImpossibleHands::NotUnseen { other, tile })?);
            }
        }
        Ok(KnownHands {
            hands,
            turns: Vec::new(),
        })
    }

    /// The last turns of the others, one after another, as far as they were watched.
    pub fn after(turns: Vec<ObservedTurn>) -> KnownHands {
        KnownHands {
            hands: Vec::new(),
            turns,
        }
    }

    /// The last turn of one of the `others`, if it was watched.
    pub(super) fn turn_of(&self, other: usize, others: usize) -> Option<&ObservedTurn> {
        (other + self.turns.len())
            .checked_sub(others)
            .and_then(|place| self.turns.get(place))
    }

    /// The tiles that one of the others is known to hold.
    pub fn of(&self, other: usize) -> &[Tile] {
        self.hands.get(other).map_or(&[], Vec::as_slice)
    }

    /// The hands, as far as they are known.
    pub fn hands(&self) -> &[Vec<Tile>] {
        &self.hands
    }

    /// All tiles of them.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.hands.iter().flatten().copied()
    }
}

/// A turn as the others saw it: the table before it, and how many tiles the player held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObservedTurn {
    board: Board,
    hand: usize,
    bag_was_empty: bool,
    /// The tiles laid; `None` for a swap, whose tiles nobody else sees, and for a pass.
    play: Option<Play>,
}

impl ObservedTurn {
    /// What the others see of a turn, taken before it is played.
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

/// What a turn says about its player's leave: most hands that could have scored more would have
/// done so.
pub(super) struct HandInference<const FLEX: bool> {
    table: Table<FLEX>,
    laid: PackedTiles,
    score: u32,
    bag_was_empty: bool,
    /// How many tiles were kept.
    pub(super) kept: usize,
}

impl<const FLEX: bool> HandInference<FLEX> {
    /// What can be inferred from a turn; nothing from swaps and openings.
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

/// The unseen tiles of a position, ready to be dealt again and again.
pub(super) struct HiddenTiles {
    /// Those that may be anywhere, in tile order.
    pub(super) codes: Vec<PackedTile>,
    /// The others, the next to move first.
    pub(super) hands: Vec<HiddenHand>,
    /// How many the bag holds.
    pub(super) bag: usize,
}

/// A hand of which some tiles may be known.
pub(super) struct HiddenHand {
    pub(super) known: Vec<PackedTile>,
    /// How many more tiles it holds.
    pub(super) unknown: usize,
    /// The player's last turn, if it was watched.
    pub(super) turn: Option<ObservedTurn>,
}

impl HiddenTiles {
    pub(super) fn of(position: &Position, known: &KnownHands) -> HiddenTiles {
        let unseen = Unseen::of(position);
        let mut codes: Vec<PackedTile> = unseen.tiles().map(PackedTile::of).collect();
        for code in known.tiles().map(PackedTile::of) {
            if let Some(place) = codes.iter().position(|&it| it == code) {
                codes.remove(place);
            }
        }
        let sizes = unseen.hands();
        let hand = |(other, &size): (usize, &usize)| {
            let turn = known.turn_of(other, sizes.len()).cloned();
            let known: Vec<PackedTile> = known
                .of(other)
                .iter()
                .map(|&tile| PackedTile::of(tile))
                .collect();
            HiddenHand {
                unknown: size - known.len(),
                known,
                turn,
            }
        };
        HiddenTiles {
            codes,
            hands: sizes.iter().enumerate().map(hand).collect(),
            bag: unseen.bag(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Rng, Rules};
    use crate::search::Searcher;
    use crate::strategy::deal::packed;

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

    /// A player who takes the most points is always inferred correctly; and not every hand fits.
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
                    let kept = packed(&position.rack_after(&turn));
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
