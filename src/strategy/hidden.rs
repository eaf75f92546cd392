use super::{KnownHands, ObservedTurn};
use crate::game::{Position, Unseen};
use crate::search::PackedTile;

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
    /// The player's last turn, where it was watched.
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
