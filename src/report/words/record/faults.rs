use super::super::{a_list, going_out, is_or_are, line, plural, stretch};
use crate::game::{Breakdown, Line};
use crate::record::Fault;

impl Fault {
    /// What is wrong with a player's turn, in a sentence without a full stop.
    pub fn told_of(&self, player: &str) -> String {
        match self {
            Fault::AfterEnd => "the game was over before this turn".to_owned(),
            Fault::HandSize { found, expected } => {
                format!(
                    "the hand has {}; {player} holds {expected}",
                    plural(*found, "tile")
                )
            }
            Fault::Lost { tiles } => {
                format!(
                    "{player} kept {}, which {} not in this hand",
                    a_list(tiles),
                    is_or_are(tiles.len())
                )
            }
            Fault::TooManyCopies {
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
                    a_list(&places.collect::<Vec<_>>())
                )
            }
            Fault::NotDrawn { tile } => {
                format!(
                    "{player} cannot have drawn {tile}: it was then on the table, in a known hand or just set aside"
                )
            }
            Fault::NotHeld { tiles, unknown: 0 } => {
                format!(
                    "{} {} not among the tiles that {player} holds",
                    a_list(tiles),
                    is_or_are(tiles.len())
                )
            }
            Fault::NotHeld { tiles, unknown } => format!(
                "{player} can hold only {unknown} of {}: the rest of the hand is known, or there is no more of it",
                a_list(tiles)
            ),
            Fault::OpeningNotLaid => "the opening must be laid".to_owned(),
            Fault::Breach(breach) => breach.to_string(),
            Fault::WrongScore {
                written,
                right,
                slip,
                ..
            } => {
                let told = format!("{written} was written, {} is right", right.total());
                slip.as_ref()
                    .map_or(told.clone(), |slip| format!("{told}: {slip}"))
            }
        }
    }

    /// A few words to stand beside the place.
    pub fn label(&self) -> &'static str {
        match self {
            Fault::AfterEnd => "after the end",
            Fault::HandSize { .. } => "not as many",
            Fault::Lost { .. } => "tiles are missing",
            Fault::TooManyCopies { .. } => "too many copies",
            Fault::NotDrawn { .. } => "was not in the bag",
            Fault::NotHeld { .. } => "not in the hand",
            Fault::OpeningNotLaid => "lays nothing",
            Fault::Breach(_) => "not legal",
            Fault::WrongScore { .. } => "not what it scores",
        }
    }

    /// What else helps, where something does.
    pub fn help(&self) -> Option<String> {
        match self {
            Fault::HandSize { .. } => {
                Some("leave the brackets out where the hand is not wholly known".to_owned())
            }
            Fault::WrongScore { right, later, .. } => {
                let parts = format!("the turn scores {}", a_list(&parts(right)));
                Some(match &later[..] {
                    [] => parts,
                    [one] => format!("{parts}\nthe points of turn {one} differ too"),
                    later => format!("{parts}\nthe points of turns {} differ too", a_list(later)),
                })
            }
            _ => None,
        }
    }
}

/// What each part of a score earns.
pub(in crate::report::words) fn parts(breakdown: &Breakdown) -> Vec<String> {
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
