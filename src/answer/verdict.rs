use serde::Serialize;
use serde::ser::SerializeMap;

use super::Note;
use super::analysis::to_json;
use super::play::lines;
use crate::game::{Breakdown, Position, Turn, Violation, violations};
use crate::search::{ScoredPlay, Searcher};

/// Whether a turn is legal, and what it is worth: the answer of `score`.
#[derive(Clone, Debug)]
pub struct Verdict {
    pub(crate) position: Position,
    pub(crate) turn: Turn,
    pub(crate) judgement: Judgement,
    pub(crate) notes: Vec<Note>,
}

/// What there is to say about a turn.
#[derive(Clone, Debug)]
pub(crate) enum Judgement {
    Legal(Standing),
    Illegal(Vec<Violation>),
}

/// A legal turn among the plays of its position.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) breakdown: Breakdown,
    /// One more than the plays that score more.
    pub(crate) rank: usize,
    #[cfg_attr(
        not(feature = "cli"),
        expect(dead_code, reason = "only the answer in words tells it")
    )]
    pub(crate) plays_total: usize,
    pub(crate) best: Option<ScoredPlay>,
}

impl Verdict {
    /// Judges a turn.
    pub fn new(position: Position, turn: Turn, searcher: &mut Searcher) -> Verdict {
        let violations = violations(&position, &turn);
        let judgement = if violations.is_empty() {
            Judgement::Legal(Standing::new(&position, &turn, searcher))
        } else {
            Judgement::Illegal(violations)
        };
        Verdict {
            notes: Note::about(&position),
            position,
            turn,
            judgement,
        }
    }

    /// Whether the turn is legal.
    pub fn is_legal(&self) -> bool {
        matches!(self.judgement, Judgement::Legal(_))
    }

    /// The answer as one line of JSON.
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

impl Standing {
    fn new(position: &Position, turn: &Turn, searcher: &mut Searcher) -> Standing {
        let breakdown = position.breakdown(turn);
        let score = breakdown.total();
        let (mut better, mut plays_total) = (0, 0);
        searcher.for_each_play(position, |candidate| {
            better += usize::from(candidate.score() > score);
            plays_total += 1;
        });
        Standing {
            breakdown,
            rank: better + 1,
            plays_total,
            best: searcher.best_play(position),
        }
    }
}

impl Serialize for Verdict {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("position", &self.position.to_string())?;
        map.serialize_entry("play", &self.turn.to_string())?;
        map.serialize_entry("legal", &self.is_legal())?;
        match &self.judgement {
            Judgement::Legal(standing) => {
                let lines = lines(&standing.breakdown);
                map.serialize_entry("score", &standing.breakdown.total())?;
                map.serialize_entry("lines", &lines)?;
                map.serialize_entry("going_out", &standing.breakdown.going_out)?;
                map.serialize_entry("rank", &standing.rank)?;
                map.serialize_entry("best_score", &standing.best.as_ref().map(|best| best.score))?;
            }
            Judgement::Illegal(violations) => {
                let reasons: Vec<String> = violations.iter().map(Violation::to_string).collect();
                map.serialize_entry("reasons", &reasons)?;
            }
        }
        if !self.notes.is_empty() {
            map.serialize_entry("notes", &self.notes)?;
        }
        map.end()
    }
}
