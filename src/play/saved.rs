use std::fmt;

use super::display::DisplayOffset;
use super::{Lineup, LiveGame, Seat};
use crate::named::codes;
use crate::record::Record;
use crate::strategy::Level;

/// Why a saved game cannot be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// A note that every saved game must have is missing or has no value.
    Missing(&'static str),
    /// A note does not say what it should.
    Wrong {
        /// The note.
        note: &'static str,
        /// What it says.
        value: String,
    },
    /// A turn, counted from 1, in which the player does not hold the tiles that the seed deals.
    OtherTiles(usize),
}

codes! {
    ResumeError {
        ResumeError::Missing(_) => "missing_note",
        ResumeError::Wrong { .. } => "wrong_note",
        ResumeError::OtherTiles(_) => "other_tiles",
    }
}

/// What the record itself does not hold, in comments before it.
const SEED: &str = "seed";
const SEATS: &str = "seats";
const HINTS: &str = "hints";
const TAKE_BACKS: &str = "take-backs";
/// The person among the seats.
const YOU: &str = "you";

/// The record with all that is needed to resume the game; no line end after the last line.
struct Saved<'a>(&'a LiveGame);

impl LiveGame {
    /// The game as the text of a file: a record, and comments from which it can be resumed.
    pub fn to_save_text(&self) -> String {
        format!("{}\n", Saved(self))
    }

    /// Resumes a saved game from its record and the text that this was read from. Every hand must
    /// be the one that the seed deals.
    pub fn resume(record: &Record, text: &str) -> Result<LiveGame, ResumeError> {
        let transcript = record.transcript();
        let seats = seats(text, transcript.players().len())?;
        let lineup = Lineup::of(transcript, number(text, SEED)?, seats);
        let counts = [number(text, HINTS)?, number(text, TAKE_BACKS)?];
        let mut live = LiveGame::new(lineup).with_counts(counts[0], counts[1]);
        // Games always begin at the same cell, whatever names are shown.
        let display = record
            .steps()
            .first()
            .and_then(|step| DisplayOffset::of_opening(&step.turn));
        for step in record.steps() {
            if live.is_over() || step.before.hand.as_ref() != Some(&live.hand()) {
                return Err(ResumeError::OtherTiles(live.turns() + 1));
            }
            live.apply(
                display.map_or_else(|| step.turn.clone(), |display| display.to_game(&step.turn)),
            );
        }
        Ok(live)
    }
}

impl fmt::Display for Saved<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lineup = self.0.lineup();
        let seats: Vec<&str> = lineup.seats().iter().map(|seat| seat_name(*seat)).collect();
        writeln!(
            f,
            "# A game kept by `sixfold play`: `sixfold play --resume FILE` goes on with it."
        )?;
        writeln!(f, "# {SEED}: {}", lineup.seed())?;
        writeln!(f, "# {SEATS}: {}", seats.join(", "))?;
        writeln!(f, "# {HINTS}: {}", self.0.hints_taken())?;
        writeln!(f, "# {TAKE_BACKS}: {}", self.0.take_backs())?;
        self.0.transcript().fmt(f)
    }
}

fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::Person => YOU,
        Seat::Engine(level) => level.name(),
    }
}

/// What a comment notes: `# seed: 7`.
fn note<'a>(text: &'a str, name: &'static str) -> Result<&'a str, ResumeError> {
    let said = |line: &'a str| {
        line.strip_prefix('#')?
            .trim_start()
            .strip_prefix(name)?
            .strip_prefix(':')
            .map(str::trim)
    };
    text.lines()
        .find_map(said)
        .filter(|value| !value.is_empty())
        .ok_or(ResumeError::Missing(name))
}

fn number<T: std::str::FromStr>(text: &str, name: &'static str) -> Result<T, ResumeError> {
    let value = note(text, name)?;
    value.parse().map_err(|_| ResumeError::Wrong {
        note: name,
        value: value.to_owned(),
    })
}

fn seats(text: &str, players: usize) -> Result<Vec<Seat>, ResumeError> {
    let value = note(text, SEATS)?;
    let seat = |name: &str| match name {
        YOU => Some(Seat::Person),
        name => Level::from_name(name).map(Seat::Engine),
    };
    let seats: Option<Vec<Seat>> = value.split(',').map(|name| seat(name.trim())).collect();
    let fits = |seats: &Vec<Seat>| {
        seats.len() == players && seats.iter().filter(|seat| **seat == Seat::Person).count() == 1
    };
    seats.filter(fits).ok_or_else(|| ResumeError::Wrong {
        note: SEATS,
        value: value.to_owned(),
    })
}
