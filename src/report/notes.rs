use serde::Serialize;

use super::words::plural;
use crate::game::{Position, RACK_SIZE};

/// Something worth saying about a position that is no error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// What it is about, for programs.
    pub code: &'static str,
    /// A sentence without a full stop.
    pub message: String,
}

impl Note {
    /// What is odd about a position, although people may study it: in a game hands are full for as
    /// long as the bag lasts.
    pub(crate) fn about(position: &Position) -> Vec<Note> {
        let short = short_rack(position).map(|message| Note {
            code: "short_rack",
            message,
        });
        let uneven = uneven_hands(position).map(|message| Note {
            code: "uneven_hands",
            message,
        });
        short.into_iter().chain(uneven).collect()
    }
}

fn short_rack(position: &Position) -> Option<String> {
    let (held, bag) = (position.rack().len(), position.bag());
    let tiles = match held {
        0 => "no tiles".to_owned(),
        held => plural(held, "tile"),
    };
    (held < RACK_SIZE && bag > 0).then(|| {
        format!("the rack has {tiles}, though the bag holds {bag} and a full hand is {RACK_SIZE}")
    })
}

fn uneven_hands(position: &Position) -> Option<String> {
    let (bag, others) = (position.bag(), position.players() - 1);
    let seen = position.board().len() + position.rack().len();
    let (held, full) = (position.rules().set_size() - seen - bag, RACK_SIZE * others);
    let hand = match bag {
        0 if held > full => format!("a hand has at most {RACK_SIZE}"),
        1.. if held != full => format!("while the bag lasts a hand has {RACK_SIZE}"),
        _ => return None,
    };
    let held = plural(held, "tile");
    let bag = if bag == 0 {
        "an empty bag".to_owned()
    } else {
        format!("a bag of {}", plural(bag, "tile"))
    };
    Some(match others {
        1 => format!("{bag} leaves {held} to the opponent; {hand}"),
        others => format!("{bag} leaves {held} to the other {others} players; {hand}"),
    })
}
