use std::fmt;

use super::super::lines::name;
use super::super::{and_list, is_or_are, or_list, plural, points, stretch};
use crate::game::Feature;
use crate::record::{ScorePart, ScoringMistake};

/// How a wrong score came about, in a sentence without a full stop.
impl fmt::Display for ScoringMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScoringMistake::Forgotten(parts) if parts.len() == 1 => {
                write!(f, "{} was forgotten", bracketed(parts)[0])
            }
            ScoringMistake::Forgotten(parts) => {
                write!(f, "{} were forgotten", and_list(&bracketed(parts)))
            }
            ScoringMistake::OneForgotten(parts) => {
                write!(f, "{} was forgotten", or_list(&bracketed(parts)))
            }
            ScoringMistake::SeveralForgotten {
                number,
                points: missing,
            } => {
                write!(
                    f,
                    "{number} of its parts were forgotten, worth {} together",
                    points(*missing)
                )
            }
            ScoringMistake::NotOut { bag: 0 } => {
                f.write_str("the bonus for going out was counted, but the player still holds tiles")
            }
            ScoringMistake::NotOut { bag } => {
                let (is, tiles) = (is_or_are(*bag), plural(*bag, "tile"));
                write!(
                    f,
                    "the bonus for going out was counted, but there {is} {tiles} in the bag"
                )
            }
            ScoringMistake::CountedTwice(parts) => write!(
                f,
                "perhaps {} was counted twice",
                or_list(&bracketed(parts))
            ),
        }
    }
}

/// Two lines may be alike, so each is told with its cells: `the vertical line of circles (j10–j12,
/// 3 points)`.
fn bracketed(parts: &[ScorePart]) -> Vec<String> {
    let told = |part: &ScorePart| {
        let stretch = match part {
            ScorePart::Line(line) | ScorePart::Bonus(line) => stretch(line),
            ScorePart::GoingOut(_) => None,
        };
        let stretch = stretch.map_or_else(String::new, |stretch| stretch + ", ");
        format!("{} ({stretch}{})", what(part), points(part.points()))
    };
    parts.iter().map(told).collect()
}

fn what(part: &ScorePart) -> String {
    match part {
        ScorePart::Line(line) => name(line),
        ScorePart::Bonus(line) => match line.feature {
            Feature::Background(_) => format!("the bonus of the qwirkle flex, {}", name(line)),
            _ => format!("the bonus of the qwirkle, {}", name(line)),
        },
        ScorePart::GoingOut(_) => "the bonus for going out".to_owned(),
    }
}
