use crate::game::{Position, Unseen};
use crate::search::Code;

/// The unseen tiles of a position, ready to be dealt again and again.
pub(super) struct Hidden {
    /// All of them, in tile order.
    pub(super) codes: Vec<Code>,
    /// How many each of the others holds, the next to move first.
    pub(super) hands: Vec<usize>,
    /// How many the bag holds.
    pub(super) bag: usize,
}

impl Hidden {
    pub(super) fn of(position: &Position) -> Hidden {
        let unseen = Unseen::of(position);
        Hidden { codes: unseen.tiles().map(Code::of).collect(), hands: unseen.hands(), bag: unseen.bag() }
    }
}
