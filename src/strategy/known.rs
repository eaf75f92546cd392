use super::ObservedTurn;
use crate::game::{Position, Tile, Unseen};

/// What is known of the others' hands beside what the table shows: some or all tiles of each, the
/// next to move first; and the last turns of some of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownHands {
    hands: Vec<Vec<Tile>>,
    /// One after another; the last is that of the player who moved last.
    turns: Vec<ObservedTurn>,
}

/// Why nobody can hold such hands.
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
    /// A tile of which no copy is unseen that is not given already.
    NotUnseen {
        /// Whose hand it was given for.
        other: usize,
        /// The tile.
        tile: Tile,
    },
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

    /// What the last turns of the others tell, one after another, as far as they were watched.
    pub fn after(turns: Vec<ObservedTurn>) -> KnownHands {
        KnownHands {
            hands: Vec::new(),
            turns,
        }
    }

    /// The last turn of one of so many others, where it was watched.
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
