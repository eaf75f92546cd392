use super::ScoringMistake;
use super::parse::Key;
use crate::game::{Breakdown, Tile, Violation};
use crate::named::codes;
use crate::notation::{ErrorKind, Mistake, ParseError, TURN_WORDS, tile};

/// What is wrong with the text of a game, one variant for each class. The sentences are in
/// [`crate::language`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something that any notation may have.
    Notation(ErrorKind),
    /// A text that holds no game.
    Empty,
    /// A text without a required key before its turns.
    MissingKey(Key),
    /// A key that a record does not have.
    UnknownKey(String),
    /// A key that occurs twice.
    KeyTwice(Key),
    /// A key without a value.
    NoValue(Key),
    /// A key after the first turn.
    LateKey(Key),

    /// Nothing where a name must stand.
    NoName,
    /// A name of several words.
    NameOfWords(String),
    /// A name with a character that means something else.
    NameSign(String, char),
    /// A name that means something else.
    ReservedName(String),
    /// A name that occurs twice.
    NameTwice(String),
    /// A number of players that the game is not made for.
    PlayerCount(usize),

    /// A line that does not begin with a number.
    NotATurn(String),
    /// A turn with the wrong number.
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

    /// An impossible turn, or one with a wrong score.
    Turn {
        /// Its number, from 1.
        number: usize,
        /// Whose it is.
        player: String,
        /// What is wrong with it.
        error: Box<TurnError>,
    },
}

impl Problem {
    /// Texts that may be meant in place of what is pointed at, none of them tried out.
    pub fn meant(&self) -> Vec<String> {
        match self {
            Problem::NoValue(key) => vec![key.example().to_owned()],
            Problem::NoName
            | Problem::NameSign(..)
            | Problem::ReservedName(_)
            | Problem::NameTwice(_) => ["North", "South", "East", "West"]
                .map(str::to_owned)
                .to_vec(),
            Problem::NameOfWords(name) => {
                vec![name.split_whitespace().collect::<Vec<_>>().join("-")]
            }
            Problem::PlayerCount(_) => vec!["North, South".to_owned()],
            Problem::Number { found, expected } => numbered(found, *expected),
            Problem::UnknownPlayer { found, expected } if begins_turn(found) => {
                vec![format!("{expected} {found}")]
            }
            Problem::NoPlayer(expected)
            | Problem::UnknownPlayer { expected, .. }
            | Problem::PlayerOrder { expected, .. } => vec![expected.clone()],
            _ => Vec::new(),
        }
    }
}

/// A turn's number as it must be, with the name that is joined to the one written; one letter may
/// stand between them.
fn numbered(found: &str, number: usize) -> Vec<String> {
    let behind = found.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let name = behind.trim_start_matches(|sign: char| !sign.is_alphanumeric());
    let mut letters = name.chars();
    match (letters.next(), letters.as_str()) {
        (None, _) | (Some(_), "") => vec![number.to_string()],
        (Some(_), rest) => vec![format!("{number} {name}"), format!("{number} {rest}")],
    }
}

/// Whether a word begins a turn rather than names a player.
fn begins_turn(word: &str) -> bool {
    word.contains('@')
        || tile(word).is_ok()
        || TURN_WORDS
            .iter()
            .any(|turn| word.eq_ignore_ascii_case(turn))
}

impl Mistake for Problem {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn notation(&self) -> Option<&ErrorKind> {
        match self {
            Problem::Notation(kind) => Some(kind),
            _ => None,
        }
    }

    fn is_bad_turn(&self) -> bool {
        matches!(self, Problem::Turn { .. })
    }
}

impl From<ErrorKind> for Problem {
    fn from(kind: ErrorKind) -> Problem {
        Problem::Notation(kind)
    }
}

impl<'a> From<ParseError<'a>> for ParseError<'a, Problem> {
    fn from(error: ParseError<'a>) -> ParseError<'a, Problem> {
        error.wrapped()
    }
}

/// A turn of a transcript that is wrong, and everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnErrors {
    /// Its place among the turns, from 0.
    pub turn: usize,
    /// What is wrong with it, at least one fault.
    pub errors: Vec<TurnError>,
}

/// Why a turn is impossible, or its score wrong.
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
    /// Tiles that the player kept but the hand does not hold.
    Lost {
        /// The tiles.
        tiles: Vec<Tile>,
    },
    /// More copies of a tile than the set holds.
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
    /// A tile that was not available when the player last drew: it lay on the table, was in a known
    /// hand or was set aside.
    NotDrawn {
        /// The tile.
        tile: Tile,
    },
    /// More new tiles than the player has drawn.
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
    /// A score that differs from what the play scores.
    WrongScore {
        /// What is written.
        written: u32,
        /// Where the right points come from.
        right: Breakdown,
        /// A likely cause.
        mistake: Option<ScoringMistake>,
        /// The numbers of the later turns whose points are wrong too.
        later: Vec<usize>,
    },
}

codes! {
    TurnError {
        TurnError::AfterEnd => "after_end",
        TurnError::HandSize { .. } => "hand_size",
        TurnError::Lost { .. } => "lost",
        TurnError::TooManyCopies { .. } => "too_many_copies",
        TurnError::NotDrawn { .. } => "not_drawn",
        TurnError::NotHeld { .. } => "not_held",
        TurnError::OpeningNotLaid => "opening_not_laid",
        TurnError::WrongScore { .. } => "wrong_score",
        ;
        TurnError::Violation(violation) => violation.code(),
    }
}

codes! {
    Problem {
        Problem::Empty => "empty",
        Problem::MissingKey(_) => "missing_key",
        Problem::UnknownKey(_) => "unknown_key",
        Problem::KeyTwice(_) => "key_twice",
        Problem::NoValue(_) => "no_value",
        Problem::LateKey(_) => "late_key",
        Problem::NoName => "no_name",
        Problem::NameOfWords(_) => "name_of_words",
        Problem::NameSign(..) => "name_sign",
        Problem::ReservedName(_) => "reserved_name",
        Problem::NameTwice(_) => "name_twice",
        Problem::PlayerCount(_) => "player_count",
        Problem::NotATurn(_) => "not_a_turn",
        Problem::Number { .. } => "number",
        Problem::NoPlayer(_) => "no_player",
        Problem::UnknownPlayer { .. } => "unknown_player",
        Problem::PlayerOrder { .. } => "player_order",
        Problem::OpenHand => "open_hand",
        Problem::EmptyHand => "empty_hand",
        Problem::NoPoints => "no_points",
        Problem::NotPoints(_) => "not_points",
        ;
        Problem::Notation(kind) => kind.code(),
        Problem::Turn { error, .. } => error.code(),
    }
}
