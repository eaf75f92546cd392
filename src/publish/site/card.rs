use super::{Address, DayEntry};
use crate::picture::{SHARE_HEIGHT, SHARE_WIDTH};

/// What other sites show where a page is shared; they need whole addresses.
pub(super) struct Card {
    pub(super) address: String,
    pub(super) picture: String,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) told: String,
}

impl Card {
    pub(super) fn new(site: &Address, page: &str, entry: &DayEntry) -> Card {
        Card {
            address: format!("{site}{page}"),
            picture: format!("{site}{}", entry.picture()),
            width: SHARE_WIDTH,
            height: SHARE_HEIGHT,
            told: format!(
                "{}: a table of Qwirkle Flex and six tiles. {}.",
                entry.title, entry.occasion
            ),
        }
    }
}
