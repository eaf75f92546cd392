use super::super::{and_list, going_out, is_or_are, line, plural, stretch};
use crate::game::{Breakdown, Line};
use crate::record::TurnError;

impl TurnError {
    /// What is wrong with a player's turn, in a sentence without a full stop.
    pub fn told_of(&self, player: &str) -> String {
        match self {
            TurnError::AfterEnd => "the game was over before this turn".to_owned(),
            TurnError::HandSize { found, expected } => {
                format!(
                    "the hand has {}; {player} holds {expected}",
                    plural(*found, "tile")
                )
            }
            TurnError::Lost { tiles } => {
                format!(
                    "{player} kept {}, which {} not in this hand",
                    and_list(tiles),
                    is_or_are(tiles.len())
                )
            }
            TurnError::TooManyCopies {
                tile,
                here,
                on_table,
                elsewhere,
                copies,
            } => {
                let places = [
                    (here, "here"),
                    (on_table, "on the table"),
                    (elsewhere, "in another hand"),
                ];
                let places = places
                    .iter()
                    .filter(|(number, _)| **number > 0)
                    .map(|(number, place)| format!("{number} {place}"));
                format!(
                    "{tile} would be {}; the set has {copies}",
                    and_list(&places.collect::<Vec<_>>())
                )
            }
            TurnError::NotDrawn { tile } => {
                format!(
                    "{player} cannot have drawn {tile}: it was then on the table, in a known hand or just set aside"
                )
            }
            TurnError::NotHeld { tiles, unknown: 0 } => {
                format!(
                    "{} {} not among the tiles that {player} holds",
                    and_list(tiles),
                    is_or_are(tiles.len())
                )
            }
            TurnError::NotHeld { tiles, unknown } => format!(
                "{player} can hold only {unknown} of {}: the rest of the hand is known, or there is no more of it",
                and_list(tiles)
            ),
            TurnError::OpeningNotLaid => "the opening must be laid".to_owned(),
            TurnError::Violation(violation) => violation.to_string(),
            TurnError::WrongScore {
                written,
                right,
                mistake,
                ..
            } => {
                let told = format!("{written} was written, {} is right", right.total());
                mistake
                    .as_ref()
                    .map_or(told.clone(), |mistake| format!("{told}: {mistake}"))
            }
        }
    }

    /// A few words to stand beside the place.
    pub fn label(&self) -> &'static str {
        match self {
            TurnError::AfterEnd => "after the end",
            TurnError::HandSize { .. } => "not as many",
            TurnError::Lost { .. } => "tiles are missing",
            TurnError::TooManyCopies { .. } => "too many copies",
            TurnError::NotDrawn { .. } => "was not in the bag",
            TurnError::NotHeld { .. } => "not in the hand",
            TurnError::OpeningNotLaid => "lays nothing",
            TurnError::Violation(_) => "not legal",
            TurnError::WrongScore { .. } => "not what it scores",
        }
    }

    /// What else helps, where something does.
    pub fn help(&self) -> Option<String> {
        match self {
            TurnError::HandSize { .. } => {
                Some("leave the brackets out where the hand is not wholly known".to_owned())
            }
            TurnError::WrongScore { right, later, .. } => {
                let parts = format!("the turn scores {}", and_list(&parts(right)));
                Some(match &later[..] {
                    [] => parts,
                    [one] => format!("{parts}\nthe points of turn {one} differ too"),
                    later => format!(
                        "{parts}\nthe points of turns {} differ too",
                        and_list(later)
                    ),
                })
            }
            TurnError::AfterEnd
            | TurnError::Lost { .. }
            | TurnError::TooManyCopies { .. }
            | TurnError::NotDrawn { .. }
            | TurnError::NotHeld { .. }
            | TurnError::OpeningNotLaid
            | TurnError::Violation(_) => None,
        }
    }
}

/// What each part of a score earns.
pub(crate) fn parts(breakdown: &Breakdown) -> Vec<String> {
    let told = |of: &Line| match stretch(of) {
        Some(stretch) => format!("{} ({stretch})", line(of)),
        None => line(of),
    };
    let mut parts: Vec<String> = breakdown.lines.iter().map(told).collect();
    if breakdown.going_out > 0 {
        parts.push(going_out(breakdown.going_out));
    }
    if parts.is_empty() {
        vec!["nothing".to_owned()]
    } else {
        parts
    }
}
