use std::fmt;

use super::super::lines::name;
use super::super::{a_choice, a_list, is_or_are, plural, points, stretch};
use crate::game::Feature;
use crate::record::{Part, Slip};

/// How a wrong score came about, in a sentence without a full stop.
impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slip::Forgotten(parts) if parts.len() == 1 => {
                write!(f, "{} was forgotten", bracketed(parts)[0])
            }
            Slip::Forgotten(parts) => write!(f, "{} were forgotten", a_list(&bracketed(parts))),
            Slip::OneForgotten(parts) => write!(f, "{} was forgotten", a_choice(&bracketed(parts))),
            Slip::SeveralForgotten {
                number,
                points: missing,
            } => {
                write!(
                    f,
                    "{number} of its parts were forgotten, worth {} together",
                    points(*missing)
                )
            }
            Slip::NotOut { bag: 0 } => {
                f.write_str("the bonus for going out was counted, but the player still holds tiles")
            }
            Slip::NotOut { bag } => {
                let (is, tiles) = (is_or_are(*bag), plural(*bag, "tile"));
                write!(
                    f,
                    "the bonus for going out was counted, but there {is} {tiles} in the bag"
                )
            }
            Slip::CountedTwice(parts) => write!(
                f,
                "perhaps {} was counted twice",
                a_choice(&bracketed(parts))
            ),
        }
    }
}

/// Two lines may be alike, so each is told with its cells: `the vertical line of circles (j10–j12,
/// 3 points)`.
fn bracketed(parts: &[Part]) -> Vec<String> {
    let told = |part: &Part| {
        let stretch = match part {
            Part::Line(line) | Part::Bonus(line) => stretch(line),
            Part::GoingOut(_) => None,
        };
        let stretch = stretch.map_or_else(String::new, |stretch| stretch + ", ");
        format!("{} ({stretch}{})", what(part), points(part.points()))
    };
    parts.iter().map(told).collect()
}

fn what(part: &Part) -> String {
    match part {
        Part::Line(line) => name(line),
        Part::Bonus(line) => match line.feature {
            Feature::Background(_) => format!("the bonus of the qwirkle flex, {}", name(line)),
            _ => format!("the bonus of the qwirkle, {}", name(line)),
        },
        Part::GoingOut(_) => "the bonus for going out".to_owned(),
    }
}
