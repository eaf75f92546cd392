use super::hidden::HiddenTiles;
use super::leaves::POINT;
use crate::game::Face;
use crate::search::Table;

/// What a line of six is worth.
const SIX: i32 = 12 * POINT;

/// How likely the next player holds a face, and so takes the lines of six that it completes.
pub(super) struct Danger {
    copies: [i32; Face::COUNT],
    hand: i32,
    unseen: i32,
}

impl Danger {
    pub(super) fn of(hidden: &HiddenTiles) -> Danger {
        let mut copies = [0; Face::COUNT];
        for code in &hidden.codes {
            copies[code.face()] += 1;
        }
        let hand = hidden.hands.first().map_or(0, |next| next.unknown) as i32;
        Danger {
            copies,
            hand,
            unseen: hidden.codes.len().max(1) as i32,
        }
    }

    /// What the next player may expect from the lines of five on a table, in hundredths of a point.
    pub(super) fn on<const FLEX: bool>(&self, table: &Table<FLEX>) -> i32 {
        let expected = |faces: u64| {
            let copies: i32 = (0..Face::COUNT)
                .filter(|face| faces >> face & 1 == 1)
                .map(|face| self.copies[face])
                .sum();
            SIX * (copies * self.hand).min(self.unseen) / self.unseen
        };
        // Only one of them can be taken at once.
        table.sixes().map(expected).max().unwrap_or(0)
    }
}
