use arrayvec::ArrayVec;

use super::opponents::{HandInference, HiddenTiles};
use crate::game::{RACK_SIZE, Rng, Tile};
use crate::search::PackedTile;

/// The tiles of a hand.
pub(super) type PackedTiles = ArrayVec<PackedTile, RACK_SIZE>;

/// The packed tiles of a hand.
pub(super) fn packed(tiles: &[Tile]) -> PackedTiles {
    tiles.iter().map(|&tile| PackedTile::of(tile)).collect()
}

/// Takes tiles out of a hand; the others keep their order.
pub(super) fn remove_tiles(hand: &mut PackedTiles, codes: &[PackedTile]) {
    for code in codes {
        if let Some(place) = hand.iter().position(|held| held == code) {
            hand.remove(place);
        }
    }
}

/// The number of the player whose turn is judged. The others follow in their order.
pub(super) const SELF: usize = 0;

/// One way in which all tiles may be dealt: the hands, and the bag with its order.
///
/// The player draws from the end of the bag and the others from its beginning. So what the others
/// draw depends as little as possible on how many tiles the player draws, and plays are compared
/// under equal luck.
#[derive(Clone)]
pub(super) struct Deal {
    pub(super) hands: ArrayVec<PackedTiles, 4>,
    bag: [PackedTile; 108],
    first: usize,
    end: usize,
    /// Where the next tile that is put back goes.
    place: u64,
}

/// Resampling limit for hands consistent with the observed turn. One in [`DOUBT`] inconsistent
/// hands is accepted anyway, since players do not always maximise points.
const TRIES: usize = 30;
const DOUBT: u32 = 20;

/// Brings `count` random tiles to the front.
fn draw(codes: &mut [PackedTile], count: usize, rng: &mut Rng) {
    for place in 0..count {
        let other = place + rng.below((codes.len() - place) as u32) as usize;
        codes.swap(place, other);
    }
}

impl Deal {
    /// Deals the unseen tiles at random, with hands that fit what was inferred from the others'
    /// turns, if anything was.
    pub(super) fn by_chance<const FLEX: bool>(
        rack: &[Tile],
        hidden: &HiddenTiles,
        inferences: &[Option<HandInference<FLEX>>],
        rng: &mut Rng,
    ) -> Deal {
        let mut codes: ArrayVec<PackedTile, 108> = hidden.codes.iter().copied().collect();
        rng.shuffle(&mut codes);
        let mut rest = &mut codes[..];
        for (hand, inference) in hidden.hands.iter().zip(inferences) {
            if let Some(inference) = inference {
                let kept = inference.kept.min(hand.unknown);
                for _ in 0..TRIES {
                    if inference.fits(&rest[..kept]) || rng.below(DOUBT) == 0 {
                        break;
                    }
                    draw(rest, kept, rng);
                }
            }
            rest = &mut rest[hand.unknown..];
        }
        let mut deal = Deal::of(rack, hidden, &codes);
        deal.place = rng.below(1 << 16).into();
        deal
    }

    /// Deals the unseen tiles in order: to the others' hands, then into the bag.
    pub(super) fn of(rack: &[Tile], hidden: &HiddenTiles, mut codes: &[PackedTile]) -> Deal {
        let mut hands = ArrayVec::new();
        hands.push(packed(rack));
        for other in &hidden.hands {
            let (dealt, rest) = codes.split_at(other.unknown);
            hands.push(other.known.iter().chain(dealt).copied().collect());
            codes = rest;
        }
        let mut bag = [PackedTile::FIRST; 108];
        bag[..hidden.bag].copy_from_slice(&codes[..hidden.bag]);
        Deal {
            hands,
            bag,
            first: 0,
            end: hidden.bag,
            place: 0,
        }
    }

    /// How many tiles the bag holds.
    #[inline]
    pub(super) fn bag(&self) -> usize {
        self.end - self.first
    }

    /// Takes tiles out of a player's hand.
    #[inline]
    pub(super) fn give_up(&mut self, player: usize, codes: &[PackedTile]) {
        let hand = &mut self.hands[player];
        for code in codes {
            if let Some(place) = hand.iter().position(|held| held == code) {
                hand.swap_remove(place);
            }
        }
    }

    /// Fills a player's hand from the bag.
    #[inline]
    pub(super) fn refill(&mut self, player: usize) {
        let drawn = (RACK_SIZE - self.hands[player].len()).min(self.bag());
        for _ in 0..drawn {
            let code = if player == SELF {
                self.end -= 1;
                self.bag[self.end]
            } else {
                self.first += 1;
                self.bag[self.first - 1]
            };
            self.hands[player].push(code);
        }
    }

    /// A player swaps: draws first, then gives as many tiles back.
    pub(super) fn swap(&mut self, player: usize, codes: &[PackedTile]) {
        self.give_up(player, codes);
        self.refill(player);
        for &code in codes {
            // To a random place in the bag; the tile there moves to the player's own end.
            let own_end = if player == SELF {
                self.end += 1;
                self.end - 1
            } else {
                self.first -= 1;
                self.first
            };
            self.place = self.place.wrapping_mul(25_173).wrapping_add(13_849);
            let other = self.first + ((self.place >> 4) % self.bag() as u64) as usize;
            self.bag[own_end] = code;
            self.bag.swap(own_end, other);
        }
    }

    /// A player who cannot lay a tile gives back all that the bag can replace.
    pub(super) fn swap_all(&mut self, player: usize) {
        let hand = self.hands[player].clone();
        let given = hand.len().min(self.bag());
        self.swap(player, &hand[..given]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position, Rules};
    use crate::strategy::KnownHands;

    fn in_order(codes: impl IntoIterator<Item = PackedTile>) -> Vec<PackedTile> {
        let mut codes: Vec<PackedTile> = codes.into_iter().collect();
        codes.sort_unstable();
        codes
    }

    /// Whoever swaps: no tile is lost or comes twice, hands keep their sizes, and what is given
    /// back is not what is drawn.
    #[test]
    fn swaps_keep_all_tiles() {
        let position: Position = "flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb players=3"
            .parse()
            .expect("sound");
        let hidden = HiddenTiles::of(&position, &KnownHands::default());
        let all = |deal: &Deal| {
            in_order(
                deal.hands
                    .iter()
                    .flatten()
                    .chain(&deal.bag[deal.first..deal.end])
                    .copied(),
            )
        };
        for number in 0..200 {
            let mut rng = Rng::new("swaps", number);
            let mut deal = Deal::by_chance::<true>(position.rack(), &hidden, &[], &mut rng);
            let before = all(&deal);
            assert_eq!(
                before.len(),
                Rules::Flex.tiles().count() - position.board().len()
            );
            for _ in 0..8 {
                let player = rng.below(3) as usize;
                let given: PackedTiles = deal.hands[player]
                    .iter()
                    .copied()
                    .take(1 + rng.below(6) as usize)
                    .collect();
                let kept = deal.hands[player].len() - given.len();
                deal.swap(player, &given);
                assert_eq!(
                    (deal.hands[player].len(), all(&deal)),
                    (RACK_SIZE, before.clone())
                );
                // Flex has each tile once.
                assert!(
                    deal.hands[player][kept..]
                        .iter()
                        .all(|code| !given.contains(code))
                );
            }
        }
    }
}
