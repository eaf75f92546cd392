use std::fmt;

use super::game::line_name;
pub(super) use super::game::parts;
use super::notation::{did_you_mean, shown, write, write_for_example};
use super::{English, and_list, is_or_are, or_list, plural, points};
use crate::game::Feature;
use crate::language::{Explanation, GameWords, NotationWords, RecordWords};
use crate::notation::{Place, stretch};
use crate::record::{Key, Problem, ScorePart, ScoringMistake, TurnError};

/// What is wrong, in a sentence without a full stop.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&RecordWords::explain(&English, self, &Place::nowhere()).message)
    }
}

/// How a wrong score came about, in a sentence without a full stop.
impl fmt::Display for ScoringMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&English.scoring_mistake(self))
    }
}

impl RecordWords for English {
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation {
        let meant = || place.best(problem.meant());
        let other_name = || match meant() {
            Some(name) => format!("choose another name, such as `{name}`"),
            None => "choose another name".to_owned(),
        };
        let whose_turn =
            |expected: &str| meant().map_or_else(|| format!("it is {expected}'s turn"), write);
        match problem {
            Problem::Notation(kind) => NotationWords::explain(self, kind, place),
            Problem::Empty => Explanation::new("there is no game here")
                .label("nothing here")
                .help("a record begins with `rules: flex` and `players: North, South`, then one turn per line"),
            Problem::MissingKey(key) => Explanation::new(format!(
                "the record has no `{}:` before its turns",
                key.name()
            ))
            .label("must stand before this")
            .help(format!(
                "above the turns stands a line such as `{}`",
                key.example()
            )),
            Problem::UnknownKey(word) => {
                let near = place.nearest(word, Key::ALL.map(Key::name));
                Explanation::new(match &word[..] {
                    "" => "the key is missing".to_owned(),
                    word => format!("a record has no key `{word}`"),
                })
                .label("not a key")
                .help(near.map_or_else(
                    || "the keys of a record are rules and players".to_owned(),
                    did_you_mean,
                ))
            }
            Problem::KeyTwice(key) => {
                Explanation::new(format!("`{}` stands here a second time", key.name()))
                    .label("stands there already")
                    .help("a key stands once; delete one of the two")
            }
            Problem::NoValue(key) => Explanation::new(format!("`{}` has no value", key.name()))
                .label("no value")
                .help_if(meant().map(write_for_example)),
            Problem::LateKey(key) => {
                Explanation::new(format!("`{}` stands after the first turn", key.name()))
                    .label("too late")
                    .help("write it above the turns")
            }

            Problem::NoName => Explanation::new("a name is missing")
                .label("a name must stand here")
                .help_if(meant().map(write_for_example)),
            Problem::NameOfWords(name) => {
                Explanation::new(format!("`{name}` has spaces; a player's name is one word"))
                    .label("several words")
                    .help_if(meant().map(write))
            }
            Problem::NameSign(name, sign) => Explanation::new(format!(
                "`{}` holds {}, which a name may not contain",
                name.escape_debug(),
                shown(*sign)
            ))
            .label("not a name")
            .help(other_name()),
            Problem::ReservedName(name) => {
                Explanation::new(format!("`{name}` is a kind of turn and cannot be a name"))
                    .label("means something else")
                    .help(other_name())
            }
            Problem::NameTwice(name) => {
                Explanation::new(format!("`{name}` is the name of two players"))
                    .label("stands there already")
                    .help(other_name())
            }
            Problem::PlayerCount(players) => Explanation::new(format!(
                "{} cannot play; 2 to 4 can",
                plural(*players, "player")
            ))
            .label("2, 3 or 4 names")
            .help_if(meant().map(write_for_example)),

            Problem::NotATurn(_) => Explanation::new(
                "this line is neither a key nor a turn, which begins with its number",
            )
            .label("no number")
            .help("a turn is written `1 North Rcb@j10 Rtw@k10 = 2`"),
            Problem::Number { found, expected } => {
                let rule = "turns are numbered one after the other";
                Explanation::new(format!("`{found}` stands where turn {expected} must begin"))
                    .label("another number")
                    .help(meant().map_or_else(
                        || rule.to_owned(),
                        |right| format!("{rule}: {}", write(right)),
                    ))
            }
            Problem::NoPlayer(expected) => Explanation::new("the turn does not say whose it is")
                .label("a name must stand here")
                .help(whose_turn(expected)),
            Problem::UnknownPlayer { found, expected } => {
                Explanation::new(format!("`{found}` is none of the players"))
                    .label("not a player")
                    .help(whose_turn(expected))
            }
            Problem::PlayerOrder { found, expected } => {
                Explanation::new(format!("it is not {found}'s turn but {expected}'s"))
                    .label("out of turn")
                    .help(whose_turn(expected))
            }
            Problem::OpenHand => Explanation::new("the bracket of this hand is not closed")
                .label("not closed")
                .help("close it with `]` after the last tile"),
            Problem::EmptyHand => Explanation::new("this hand has no tiles")
                .label("no tiles")
                .help("leave the brackets out if the hand is not known"),
            Problem::NoPoints => Explanation::new("the points are missing after `=`")
                .label("a number must follow")
                .help("points are digits; leave the `=` out if they are not known"),
            Problem::NotPoints(word) => {
                Explanation::new(format!("`{word}` is not a number of points"))
                    .label("not a number")
                    .help("points are digits; leave the `=` out if they are not known")
            }

            Problem::Turn {
                number,
                player,
                error,
            } => {
                let explanation = self.turn_error(error, player);
                Explanation {
                    message: format!("turn {number}, {player}: {}", explanation.message),
                    ..explanation
                }
            }
        }
    }

    fn turn_error(&self, error: &TurnError, player: &str) -> Explanation {
        match error {
            TurnError::AfterEnd => {
                Explanation::new("the game was over before this turn").label("after the end")
            }
            TurnError::HandSize { found, expected } => Explanation::new(format!(
                "the hand has {}; {player} holds {expected}",
                plural(*found, "tile")
            ))
            .label("not as many")
            .help("leave the brackets out if the hand is not fully known"),
            TurnError::Lost { tiles } => {
                let (names, are) = (and_list(tiles), is_or_are(tiles.len()));
                Explanation::new(format!("{player} kept {names}, which {are} not in this hand"))
                    .label("tiles are missing")
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
                let places: Vec<String> = places
                    .iter()
                    .filter(|(number, _)| **number > 0)
                    .map(|(number, place)| format!("{number} {place}"))
                    .collect();
                Explanation::new(format!(
                    "{tile} would be {}; the set has {copies}",
                    and_list(&places)
                ))
                .label("too many copies")
            }
            TurnError::NotDrawn { tile } => Explanation::new(format!(
                "{player} cannot have drawn {tile}: it was then on the table, in a known hand or just set aside"
            ))
            .label("was not in the bag"),
            TurnError::NotHeld { tiles, unknown } => {
                let (names, are) = (and_list(tiles), is_or_are(tiles.len()));
                Explanation::new(match unknown {
                    0 => format!("{names} {are} not among the tiles that {player} holds"),
                    unknown => format!(
                        "{player} can hold only {unknown} of {names}: the rest of the hand is known, or there is no more of it"
                    ),
                })
                .label("not in the hand")
            }
            TurnError::OpeningNotLaid => {
                Explanation::new("the opening must be laid").label("lays nothing")
            }
            TurnError::Violation(violation) => {
                Explanation::new(GameWords::violation(self, violation)).label("not legal")
            }
            TurnError::WrongScore {
                written,
                right,
                mistake,
                later,
            } => {
                let total = right.total();
                let scores = format!("the turn scores {}", and_list(&parts(right)));
                Explanation::new(match mistake {
                    None => format!("{written} was written, {total} is right"),
                    Some(mistake) => format!("{written} was written, {total} is right: {mistake}"),
                })
                .label("not what it scores")
                .help(match &later[..] {
                    [] => scores,
                    [one] => format!("{scores}\nthe points of turn {one} differ too"),
                    later => {
                        let later = and_list(later);
                        format!("{scores}\nthe points of turns {later} differ too")
                    }
                })
            }
        }
    }

    fn scoring_mistake(&self, mistake: &ScoringMistake) -> String {
        match mistake {
            ScoringMistake::Forgotten(parts) => {
                let was = if parts.len() == 1 { "was" } else { "were" };
                format!("{} {was} forgotten", and_list(&bracketed(parts)))
            }
            ScoringMistake::OneForgotten(parts) => {
                format!("{} was forgotten", or_list(&bracketed(parts)))
            }
            ScoringMistake::SeveralForgotten {
                number,
                points: missing,
            } => format!(
                "{number} of its parts were forgotten, worth {} together",
                points(*missing)
            ),
            ScoringMistake::NotOut { bag: 0 } => {
                "the bonus for going out was counted, but the player still holds tiles".to_owned()
            }
            ScoringMistake::NotOut { bag } => {
                let (are, tiles) = (is_or_are(*bag), plural(*bag, "tile"));
                format!("the bonus for going out was counted, but there {are} {tiles} in the bag")
            }
            ScoringMistake::CountedTwice(parts) => {
                format!("perhaps {} was counted twice", or_list(&bracketed(parts)))
            }
        }
    }
}

/// Parts of a score. Two lines may be alike, so each stands with its cells: `the vertical line of
/// circles (j10–j12, 3 points)`.
fn bracketed(parts: &[ScorePart]) -> Vec<String> {
    let bracketed = |part: &ScorePart| {
        let (name, cells) = match part {
            ScorePart::Line(line) => (line_name(line), stretch(line)),
            ScorePart::Bonus(line) => {
                let bonus = match line.feature {
                    Feature::Background(_) => "the bonus of the qwirkle flex",
                    Feature::Colour(_) | Feature::Shape(_) => "the bonus of the qwirkle",
                };
                (format!("{bonus}, {}", line_name(line)), stretch(line))
            }
            ScorePart::GoingOut(_) => ("the bonus for going out".to_owned(), None),
        };
        let cells = cells.map_or_else(String::new, |cells| cells + ", ");
        format!("{name} ({cells}{})", points(part.points()))
    };
    parts.iter().map(bracketed).collect()
}
