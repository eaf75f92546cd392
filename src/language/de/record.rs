use super::game::{kind, line_name, parts};
use super::notation::{did_you_mean, shown, write, write_for_example};
use super::{German, and_list, form, or_list, points, tiles, times};
use crate::game::Feature;
use crate::language::{Explanation, GameWords, NotationWords, RecordWords};
use crate::notation::{Place, stretch};
use crate::record::{Key, Problem, ScorePart, ScoringMistake, TurnError};

impl RecordWords for German {
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation {
        let meant = || place.best(problem.meant());
        let other_name = || match meant() {
            Some(name) => format!("wähl einen anderen Namen, etwa `{name}`"),
            None => "wähl einen anderen Namen".to_owned(),
        };
        let whose_turn =
            |expected: &str| meant().map_or_else(|| format!("{expected} ist am Zug"), write);
        match problem {
            Problem::Notation(kind) => NotationWords::explain(self, kind, place),
            Problem::Empty => Explanation::new("hier steht keine Partie")
                .label("hier steht nichts")
                .help("eine Aufzeichnung beginnt mit `rules: flex` und `players: Nora, Sven`, dann folgt pro Zeile ein Zug"),
            Problem::MissingKey(key) => Explanation::new(format!(
                "in der Aufzeichnung fehlt `{}:` vor den Zügen",
                key.name()
            ))
            .label("muss davor stehen")
            .help(format!(
                "über den Zügen steht eine Zeile wie `{}`",
                key.example()
            )),
            Problem::UnknownKey(word) => {
                let near = place.nearest(word, Key::ALL.map(Key::name));
                Explanation::new(match &word[..] {
                    "" => "der Schlüssel fehlt".to_owned(),
                    word => format!("eine Aufzeichnung hat keinen Schlüssel `{word}`"),
                })
                .label("kein Schlüssel")
                .help(near.map_or_else(
                    || "die Schlüssel einer Aufzeichnung sind `rules` und `players`".to_owned(),
                    did_you_mean,
                ))
            }
            Problem::KeyTwice(key) => {
                Explanation::new(format!("`{}` steht hier zum zweiten Mal", key.name()))
                    .label("kommt schon vor")
                    .help("jeder Schlüssel kommt nur einmal vor; lösch einen der beiden")
            }
            Problem::NoValue(key) => Explanation::new(format!("`{}` hat keinen Wert", key.name()))
                .label("kein Wert")
                .help_if(meant().map(write_for_example)),
            Problem::LateKey(key) => {
                Explanation::new(format!("`{}` steht erst nach dem ersten Zug", key.name()))
                    .label("zu spät")
                    .help("schreib diese Zeile über die Züge")
            }

            Problem::NoName => Explanation::new("hier fehlt ein Name")
                .label("hier muss ein Name stehen")
                .help_if(meant().map(write_for_example)),
            Problem::NameOfWords(name) => Explanation::new(format!(
                "`{name}` enthält Leerzeichen; der Name eines Spielers ist ein einziges Wort"
            ))
            .label("mehrere Wörter")
            .help_if(meant().map(write)),
            Problem::NameSign(name, sign) => Explanation::new(format!(
                "`{}` enthält {}; das darf in einem Namen nicht stehen",
                name.escape_debug(),
                shown(*sign)
            ))
            .label("kein Name")
            .help(other_name()),
            Problem::ReservedName(name) => Explanation::new(format!(
                "`{name}` ist eine Art von Zug und kann kein Name sein"
            ))
            .label("bedeutet etwas anderes")
            .help(other_name()),
            Problem::NameTwice(name) => {
                Explanation::new(format!("zwei Spieler heißen `{name}`"))
                    .label("kommt schon vor")
                    .help(other_name())
            }
            Problem::PlayerCount(players) => Explanation::new(match players {
                0 => "ohne Spieler gibt es kein Spiel; gespielt wird zu zweit, zu dritt oder zu viert".to_owned(),
                1 => "allein kann man nicht spielen, nur zu zweit, zu dritt oder zu viert".to_owned(),
                players => {
                    format!("{players} Spieler sind zu viele; gespielt wird zu zweit, zu dritt oder zu viert")
                }
            })
            .label("2, 3 oder 4 Namen")
            .help_if(meant().map(write_for_example)),

            Problem::NotATurn(_) => Explanation::new(
                "diese Zeile ist weder ein Schlüssel noch ein Zug, der mit seiner Nummer beginnt",
            )
            .label("keine Nummer")
            .help("ein Zug wird so geschrieben: `1 Nora Rcb@j10 Rtw@k10 = 2`"),
            Problem::Number { found, expected } => {
                let rule = "die Züge sind der Reihe nach nummeriert";
                Explanation::new(format!("`{found}` steht, wo Zug {expected} beginnen muss"))
                    .label("eine andere Nummer")
                    .help(meant().map_or_else(
                        || rule.to_owned(),
                        |right| format!("{rule}: {}", write(right)),
                    ))
            }
            Problem::NoPlayer(expected) => {
                Explanation::new("bei diesem Zug fehlt der Name des Spielers")
                    .label("hier muss ein Name stehen")
                    .help(whose_turn(expected))
            }
            Problem::UnknownPlayer { found, expected } => {
                Explanation::new(format!("`{found}` spielt nicht mit"))
                    .label("kein Spieler")
                    .help(whose_turn(expected))
            }
            Problem::PlayerOrder { found, expected } => Explanation::new(format!(
                "nicht {found} ist am Zug, sondern {expected}"
            ))
            .label("nicht am Zug")
            .help(whose_turn(expected)),
            Problem::OpenHand => Explanation::new("die Klammer dieser Bank ist nicht geschlossen")
                .label("nicht geschlossen")
                .help("schließ sie nach dem letzten Stein mit `]`"),
            Problem::EmptyHand => Explanation::new("auf dieser Bank sind keine Steine")
                .label("keine Steine")
                .help("lass die Klammern weg, wenn die Bank nicht bekannt ist"),
            Problem::NoPoints => Explanation::new("nach `=` fehlen die Punkte")
                .label("hier muss eine Zahl folgen")
                .help("Punkte werden in Ziffern geschrieben; lass das `=` weg, wenn sie nicht bekannt sind"),
            Problem::NotPoints(word) => {
                Explanation::new(format!("`{word}` ist keine Punktzahl"))
                    .label("keine Zahl")
                    .help("Punkte werden in Ziffern geschrieben; lass das `=` weg, wenn sie nicht bekannt sind")
            }

            Problem::Turn {
                number,
                player,
                error,
            } => {
                let explanation = self.turn_error(error, player);
                Explanation {
                    message: format!("Zug {number}, {player}: {}", explanation.message),
                    ..explanation
                }
            }
        }
    }

    fn turn_error(&self, error: &TurnError, player: &str) -> Explanation {
        match error {
            TurnError::AfterEnd => Explanation::new("die Partie war vor diesem Zug schon zu Ende")
                .label("nach dem Ende"),
            TurnError::HandSize { found, expected } => Explanation::new(format!(
                "auf der notierten Bank {} {}, aber {player} hat {expected}",
                form(*found, "ist", "sind"),
                tiles(*found)
            ))
            .label("nicht so viele")
            .help("lass die Klammern weg, wenn die Bank nicht ganz bekannt ist"),
            TurnError::Lost { tiles } => Explanation::new(format!(
                "{player} hat {} behalten, aber auf dieser Bank {}",
                and_list(tiles),
                form(tiles.len(), "fehlt der Stein", "fehlen die Steine")
            ))
            .label(form(tiles.len(), "hier fehlt ein Stein", "hier fehlen Steine")),
            TurnError::TooManyCopies {
                tile,
                here,
                on_table,
                elsewhere,
                copies,
            } => {
                let places = [
                    (here, "hier"),
                    (on_table, "auf dem Tisch"),
                    (elsewhere, "auf einer anderen Bank"),
                ];
                let places: Vec<String> = places
                    .iter()
                    .filter(|(number, _)| **number > 0)
                    .map(|(number, place)| format!("{} {place}", times(**number)))
                    .collect();
                Explanation::new(format!(
                    "{tile} wäre {}; es gibt den Stein nur {}",
                    and_list(&places),
                    times(*copies)
                ))
                .label("zu oft")
            }
            TurnError::NotDrawn { tile } => Explanation::new(format!(
                "{player} kann {tile} nicht gezogen haben: der Stein war da schon auf dem Tisch, auf einer bekannten Bank oder gerade zum Tauschen abgelegt"
            ))
            .label("war nicht im Beutel"),
            TurnError::NotHeld { tiles, unknown } => {
                let names = and_list(tiles);
                Explanation::new(match unknown {
                    0 => format!(
                        "{names} {} nicht auf der Bank von {player}",
                        form(tiles.len(), "ist", "sind")
                    ),
                    unknown => format!(
                        "von {names} kann {player} nur {unknown} haben: der Rest der Bank ist bekannt, oder mehr davon gibt es nicht"
                    ),
                })
                .label("nicht auf der Bank")
            }
            TurnError::OpeningNotLaid => {
                Explanation::new("im ersten Zug muss angelegt werden").label("legt nichts an")
            }
            TurnError::Violation(violation) => {
                Explanation::new(GameWords::violation(self, violation)).label("nicht erlaubt")
            }
            TurnError::WrongScore {
                written,
                right,
                mistake,
                later,
            } => {
                let total = right.total();
                let scores = format!("der Zug bringt {}", and_list(&parts(right)));
                Explanation::new(match mistake {
                    None => format!("notiert ist {written}, richtig ist {total}"),
                    Some(mistake) => format!(
                        "notiert ist {written}, richtig ist {total}: {}",
                        self.scoring_mistake(mistake)
                    ),
                })
                .label("stimmt nicht")
                .help(match &later[..] {
                    [] => scores,
                    [one] => format!("{scores}\nauch die Punkte von Zug {one} stimmen nicht"),
                    later => {
                        let later = and_list(later);
                        format!("{scores}\nauch die Punkte der Züge {later} stimmen nicht")
                    }
                })
            }
        }
    }

    fn scoring_mistake(&self, mistake: &ScoringMistake) -> String {
        match mistake {
            ScoringMistake::Forgotten(parts) => format!(
                "{} {} vergessen",
                and_list(&bracketed(parts)),
                form(parts.len(), "wurde", "wurden")
            ),
            ScoringMistake::OneForgotten(parts) => {
                format!("{} wurde vergessen", or_list(&bracketed(parts)))
            }
            ScoringMistake::SeveralForgotten {
                number,
                points: missing,
            } => format!(
                "{number} Teile wurden vergessen, die zusammen {} bringen",
                points(*missing)
            ),
            ScoringMistake::NotOut { bag: 0 } => {
                "der Bonus fürs Ausgehen wurde gezählt, aber auf der Bank sind noch Steine"
                    .to_owned()
            }
            ScoringMistake::NotOut { bag } => format!(
                "der Bonus fürs Ausgehen wurde gezählt, aber im Beutel {} noch {}",
                form(*bag, "ist", "sind"),
                tiles(*bag)
            ),
            ScoringMistake::CountedTwice(parts) => format!(
                "vielleicht wurde {} doppelt gezählt",
                or_list(&bracketed(parts))
            ),
        }
    }
}

/// Parts of a score. Two lines may be alike, so each stands with its cells: `die senkrechte Reihe
/// aus Kreisen (j10–j12, 3 Punkte)`.
fn bracketed(parts: &[ScorePart]) -> Vec<String> {
    let bracketed = |part: &ScorePart| {
        let (name, cells) = match part {
            ScorePart::Line(line) => (format!("{} (", line_name(line)), stretch(line)),
            ScorePart::Bonus(line) => {
                let bonus = match line.feature {
                    Feature::Background(_) => "der Bonus für den Qwirkle Flex",
                    Feature::Colour(_) | Feature::Shape(_) => "der Bonus für den Qwirkle",
                };
                (format!("{bonus} ({}, ", kind(line)), stretch(line))
            }
            ScorePart::GoingOut(_) => ("der Bonus fürs Ausgehen (".to_owned(), None),
        };
        let cells = cells.map_or_else(String::new, |cells| cells + ", ");
        format!("{name}{cells}{})", points(part.points()))
    };
    parts.iter().map(bracketed).collect()
}
