use std::fmt;

use super::Problem;
use crate::game::{Rules, Tile, Turn};
use crate::notation::{TURN_WORDS, Tiles};

/// A game as it was written down, not yet checked against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    rules: Rules,
    players: Vec<String>,
    turns: Vec<WrittenTurn>,
}

/// A turn as it was written down. The player follows from its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTurn {
    /// The player's tiles before the turn, if they are known.
    pub hand: Option<Vec<Tile>>,
    /// What the player did.
    pub turn: Turn,
    /// What it scored, if that was written down.
    pub points: Option<u32>,
}

impl Transcript {
    /// A game without turns, between players in the order of their turns: 2 to 4, each name one
    /// word and different.
    pub fn new(rules: Rules, players: &[impl ToString]) -> Result<Transcript, Problem> {
        let players: Vec<String> = players.iter().map(ToString::to_string).collect();
        check_names(&players).map_err(|(_, problem)| problem)?;
        Ok(Transcript {
            rules,
            players,
            turns: Vec::new(),
        })
    }

    /// Adds a turn of the player whose turn it is.
    pub fn push(&mut self, entry: WrittenTurn) {
        self.turns.push(entry);
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The names of the players, in the order of their turns.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The turns.
    pub fn turns(&self) -> &[WrittenTurn] {
        &self.turns
    }

    /// Who takes a turn, counted from 0 as turns are.
    pub fn player(&self, turn: usize) -> &str {
        player_of(&self.players, turn)
    }
}

/// Who of the players of a transcript takes a turn.
#[expect(
    clippy::indexing_slicing,
    reason = "a transcript has 2 to 4 players, and a remainder is less than their number"
)]
pub(super) fn player_of(players: &[String], turn: usize) -> &str {
    &players[turn % players.len()]
}

/// Signs with a meaning of their own in a record.
const SIGNS: [char; 7] = [',', '#', '[', ']', '=', '@', ':'];

/// Whether these can be the players of a game; otherwise what is wrong, and with which of them, if
/// not with all.
pub(super) fn check_names<Name: AsRef<str> + PartialEq>(
    names: &[Name],
) -> Result<(), (Option<&Name>, Problem)> {
    for (place, name) in names.iter().enumerate() {
        check_name(name.as_ref()).map_err(|problem| (Some(name), problem))?;
        if names.iter().take(place).any(|earlier| earlier == name) {
            return Err((Some(name), Problem::NameTwice(name.as_ref().to_owned())));
        }
    }
    match names.len() {
        2..=4 => Ok(()),
        number => Err((None, Problem::PlayerCount(number))),
    }
}

/// Whether a name cannot be mistaken for anything else in a record.
fn check_name(name: &str) -> Result<(), Problem> {
    let wrong_sign = |found: &char| SIGNS.contains(found) || found.is_control();
    if name.is_empty() {
        Err(Problem::NoName)
    } else if name.contains(char::is_whitespace) {
        Err(Problem::NameOfWords(name.to_owned()))
    } else if let Some(sign) = name.chars().find(wrong_sign) {
        Err(Problem::NameSign(name.to_owned(), sign))
    } else if TURN_WORDS.contains(&name) {
        Err(Problem::ReservedName(name.to_owned()))
    } else {
        Ok(())
    }
}

/// The record as text; no line end after the last line.
impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "rules: {}\nplayers: {}",
            self.rules,
            self.players.join(", ")
        )?;
        for (place, WrittenTurn { hand, turn, points }) in self.turns.iter().enumerate() {
            write!(f, "\n{} {} ", place + 1, self.player(place))?;
            if let Some(hand) = hand {
                write!(f, "[{}] ", Tiles(hand))?;
            }
            write!(f, "{turn}")?;
            if let Some(points) = points {
                write!(f, " = {points}")?;
            }
        }
        Ok(())
    }
}
