use super::TurnError;
use crate::notation::Key;

/// What is wrong with the text of a game, one variant for each class. The words for it are made in
/// [`crate::report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A text that holds no game.
    Empty,
    /// A text that ends, or whose turns begin, before a key that it must have.
    MissingKey(Key),
    /// A key that a record does not have.
    UnknownKey(String),
    /// A key without a value.
    NoValue(Key),
    /// A key after the first turn.
    LateKey(Key),

    /// Nothing where a name must stand.
    NoName,
    /// A name of several words.
    NameOfWords(String),
    /// A name with a sign that means something else.
    NameSign(String, char),
    /// A name that means something else.
    ReservedName(String),
    /// A name that stands there a second time.
    NameTwice(String),
    /// A number of players that the game is not made for.
    PlayerCount(usize),

    /// A line that does not begin with a number.
    NotATurn(String),
    /// A turn with another number than the one that follows.
    Number {
        /// What is written.
        found: String,
        /// What must stand there.
        expected: usize,
    },
    /// A turn without a name: the one that must stand there.
    NoPlayer(String),
    /// A word that names none of the players.
    UnknownPlayer {
        /// What is written.
        found: String,
        /// Whose turn it is.
        expected: String,
    },
    /// A player whose turn it is not.
    PlayerOrder {
        /// Who is written.
        found: String,
        /// Whose turn it is.
        expected: String,
    },
    /// A bracket that is not closed.
    OpenHand,
    /// Brackets without tiles.
    EmptyHand,
    /// Nothing after `=`.
    NoPoints,
    /// Something other than a number after `=`.
    NotPoints(String),

    /// A turn that cannot have been, or is not worth what is written.
    Turn {
        /// Its number, from 1.
        number: usize,
        /// Whose it is.
        player: String,
        /// What is wrong with it.
        error: Box<TurnError>,
    },
}
