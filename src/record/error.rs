use super::ScoringMistake;
use crate::game::{Breakdown, Tile, Violation};

/// A turn of a transcript that is wrong, and everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnErrors {
    /// Its place among the turns, from 0.
    pub turn: usize,
    /// What is wrong with it, at least one fault.
    pub errors: Vec<TurnError>,
}

/// Why a turn cannot have been, or is not worth what is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnError {
    /// A turn after the end of the game.
    AfterEnd,
    /// A hand with more or fewer tiles than the player holds.
    HandSize {
        /// How many are written.
        found: usize,
        /// How many the player holds.
        expected: usize,
    },
    /// Tiles that the player kept and that the hand does not hold.
    Lost {
        /// The tiles.
        tiles: Vec<Tile>,
    },
    /// A tile that would be there more often than the set holds.
    TooManyCopies {
        /// The tile.
        tile: Tile,
        /// How many of it this player would hold.
        here: usize,
        /// How many lie on the table.
        on_table: usize,
        /// How many the others are known to hold.
        elsewhere: usize,
        /// How many the set holds.
        copies: usize,
    },
    /// A tile that was not to be had when the player drew last: it lay on the table, was in a known
    /// hand or was set aside.
    NotDrawn {
        /// The tile.
        tile: Tile,
    },
    /// More tiles that the player is not known to have kept than were drawn since.
    NotHeld {
        /// The tiles that the player is not known to have kept.
        tiles: Vec<Tile>,
        /// How many tiles of the hand are not known.
        unknown: usize,
    },
    /// A first turn that lays nothing, by a player whose hand is not known.
    OpeningNotLaid,
    /// A rule that the turn breaks.
    Violation(Violation),
    /// Other points than the play scores.
    WrongScore {
        /// What is written.
        written: u32,
        /// Where the right points come from.
        right: Breakdown,
        /// How it may have come about.
        mistake: Option<ScoringMistake>,
        /// The numbers of the later turns whose points are wrong too.
        later: Vec<usize>,
    },
}
