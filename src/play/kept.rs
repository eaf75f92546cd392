use std::fmt;

use super::naming::Naming;
use super::{Company, Seat, Sitting};
use crate::record::Record;
use crate::strategy::Level;

/// Why a game cannot be resumed from its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// A note that every kept game has is missing, or there without a value.
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

/// What a record does not say, in comments before it.
const SEED: &str = "seed";
const SEATS: &str = "seats";
const HINTS: &str = "hints";
const TAKE_BACKS: &str = "take-backs";
/// The person among the seats.
const YOU: &str = "you";

/// The record with all that is needed to resume the game; no line end after the last line.
struct Kept<'a>(&'a Sitting);

impl Sitting {
    /// The game as the text of a file: a record, and comments from which it can be resumed.
    pub fn kept(&self) -> String {
        format!("{}\n", Kept(self))
    }

    /// Goes on with a kept game: its record, and the text that this was read from. Every hand must
    /// be the one that the seed deals.
    pub fn resume(record: &Record, text: &str) -> Result<Sitting, Unkept> {
        let transcript = record.transcript();
        let seats = seats(text, transcript.players().len())?;
        let company = Company::of(transcript, number(text, SEED)?, seats);
        let counts = [number(text, HINTS)?, number(text, TAKE_BACKS)?];
        let mut sitting = Sitting::new(company).with_counts(counts[0], counts[1]);
        // A game begins where it always does, whatever its cells are called.
        let naming = record
            .steps()
            .first()
            .and_then(|step| Naming::of_opening(&step.turn));
        for step in record.steps() {
            if sitting.is_over() || step.before.hand.as_ref() != Some(&sitting.hand()) {
                return Err(Unkept::OtherTiles(sitting.turns() + 1));
            }
            sitting.take_meant(
                naming.map_or_else(|| step.turn.clone(), |naming| naming.meant(&step.turn)),
            );
        }
        Ok(sitting)
    }
}

impl fmt::Display for Kept<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let company = self.0.company();
        let seats: Vec<&str> = company
            .seats()
            .iter()
            .map(|seat| seat_name(*seat))
            .collect();
        writeln!(
            f,
            "# A game kept by `sixfold play`: `sixfold play --resume FILE` goes on with it."
        )?;
        writeln!(f, "# {SEED}: {}", company.seed())?;
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
fn note<'a>(text: &'a str, name: &'static str) -> Result<&'a str, Unkept> {
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
        .ok_or(Unkept::Missing(name))
}

fn number<T: std::str::FromStr>(text: &str, name: &'static str) -> Result<T, Unkept> {
    let value = note(text, name)?;
    value.parse().map_err(|_| Unkept::Wrong {
        note: name,
        value: value.to_owned(),
    })
}

fn seats(text: &str, players: usize) -> Result<Vec<Seat>, Unkept> {
    let value = note(text, SEATS)?;
    let seat = |name: &str| match name {
        YOU => Some(Seat::Person),
        name => Level::from_name(name).map(Seat::Engine),
    };
    let seats: Option<Vec<Seat>> = value.split(',').map(|name| seat(name.trim())).collect();
    let fits = |seats: &Vec<Seat>| {
        seats.len() == players && seats.iter().filter(|seat| **seat == Seat::Person).count() == 1
    };
    seats.filter(fits).ok_or_else(|| Unkept::Wrong {
        note: SEATS,
        value: value.to_owned(),
    })
}
