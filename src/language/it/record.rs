use super::game::{line_name, parts};
use super::notation::{did_you_mean, shown, write, write_for_example};
use super::{Italian, and_list, or_list, points, there_are, tiles, to};
use crate::game::Feature;
use crate::language::{Explanation, GameWords, NotationWords, RecordWords};
use crate::notation::{Place, stretch};
use crate::record::{Key, Problem, ScorePart, ScoringMistake, TurnError};

impl RecordWords for Italian {
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation {
        let meant = || place.best(problem.meant());
        let other_name = || match meant() {
            Some(name) => format!("scegli un altro nome, per esempio `{name}`"),
            None => "scegli un altro nome".to_owned(),
        };
        let whose_turn =
            |expected: &str| meant().map_or_else(|| format!("tocca {}", to(expected)), write);
        match problem {
            Problem::Notation(kind) => NotationWords::explain(self, kind, place),
            Problem::Empty => Explanation::new("qui non c’è nessuna partita")
                .label("qui non c’è nulla")
                .help("una partita comincia con `rules: flex` e `players: North, South`, poi un turno per riga"),
            Problem::MissingKey(key) => Explanation::new(format!(
                "prima dei turni manca `{}:`",
                key.name()
            ))
            .label("deve venire prima")
            .help(format!(
                "sopra i turni va una riga come `{}`",
                key.example()
            )),
            Problem::UnknownKey(word) => {
                let near = place.nearest(word, Key::ALL.map(Key::name));
                Explanation::new(match &word[..] {
                    "" => "manca la chiave".to_owned(),
                    word => format!("in una partita non esiste la chiave `{word}`"),
                })
                .label("non è una chiave")
                .help(near.map_or_else(
                    || "le chiavi di una partita sono `rules` e `players`".to_owned(),
                    did_you_mean,
                ))
            }
            Problem::KeyTwice(key) => {
                Explanation::new(format!("`{}` compare qui per la seconda volta", key.name()))
                    .label("c’è già")
                    .help("una chiave compare una volta sola; cancella una delle due")
            }
            Problem::NoValue(key) => {
                Explanation::new(format!("`{}` non ha nessun valore", key.name()))
                    .label("senza valore")
                    .help_if(meant().map(write_for_example))
            }
            Problem::LateKey(key) => {
                Explanation::new(format!("`{}` viene dopo il primo turno", key.name()))
                    .label("troppo tardi")
                    .help("scrivila sopra i turni")
            }

            Problem::NoName => Explanation::new("manca un nome")
                .label("qui va un nome")
                .help_if(meant().map(write_for_example)),
            Problem::NameOfWords(name) => Explanation::new(format!(
                "`{name}` contiene spazi; il nome di un giocatore è una sola parola"
            ))
            .label("più parole")
            .help_if(meant().map(write)),
            Problem::NameSign(name, sign) => Explanation::new(format!(
                "`{}` contiene {}, che in un nome non è ammesso",
                name.escape_debug(),
                shown(*sign)
            ))
            .label("non è un nome")
            .help(other_name()),
            Problem::ReservedName(name) => Explanation::new(format!(
                "`{name}` indica un tipo di mossa e non può essere un nome"
            ))
            .label("ha un altro significato")
            .help(other_name()),
            Problem::NameTwice(name) => {
                Explanation::new(format!("due giocatori si chiamano `{name}`"))
                    .label("c’è già")
                    .help(other_name())
            }
            Problem::PlayerCount(players) => Explanation::new(match players {
                1 => "non si gioca da soli, ma in 2, 3 o 4".to_owned(),
                players => format!("non si gioca in {players}, ma in 2, 3 o 4"),
            })
            .label("2, 3 o 4 nomi")
            .help_if(meant().map(write_for_example)),

            Problem::NotATurn(_) => Explanation::new(
                "questa riga non è né una chiave né un turno, che comincia con il suo numero",
            )
            .label("senza numero")
            .help("un turno si scrive `1 North Rcb@j10 Rtw@k10 = 2`"),
            Problem::Number { found, expected } => {
                let rule = "i turni sono numerati uno dopo l’altro";
                Explanation::new(format!(
                    "qui deve cominciare il turno {expected}, ma c’è `{found}`"
                ))
                .label("un altro numero")
                .help(meant().map_or_else(
                    || rule.to_owned(),
                    |right| format!("{rule}: {}", write(right)),
                ))
            }
            Problem::NoPlayer(expected) => Explanation::new("il turno non dice a chi tocca")
                .label("qui va un nome")
                .help(whose_turn(expected)),
            Problem::UnknownPlayer { found, expected } => {
                Explanation::new(format!("`{found}` non è tra i giocatori"))
                    .label("non è un giocatore")
                    .help(whose_turn(expected))
            }
            Problem::PlayerOrder { found, expected } => {
                Explanation::new(format!("non tocca {}, ma {}", to(found), to(expected)))
                    .label("fuori turno")
                    .help(whose_turn(expected))
            }
            Problem::OpenHand => Explanation::new("la parentesi di questa mano non è chiusa")
                .label("non è chiusa")
                .help("chiudila con `]` dopo l’ultima tessera"),
            Problem::EmptyHand => Explanation::new("questa mano non ha tessere")
                .label("nessuna tessera")
                .help("se la mano non è nota, togli le parentesi"),
            Problem::NoPoints => Explanation::new("dopo `=` mancano i punti")
                .label("deve seguire un numero")
                .help("i punti si scrivono in cifre; se non sono noti, togli `=`"),
            Problem::NotPoints(word) => {
                Explanation::new(format!("`{word}` non è un numero di punti"))
                    .label("non è un numero")
                    .help("i punti si scrivono in cifre; se non sono noti, togli `=`")
            }

            Problem::Turn {
                number,
                player,
                error,
            } => {
                let explanation = self.turn_error(error, player);
                Explanation {
                    message: format!("turno {number}, {player}: {}", explanation.message),
                    ..explanation
                }
            }
        }
    }

    fn turn_error(&self, error: &TurnError, player: &str) -> Explanation {
        match error {
            TurnError::AfterEnd => {
                Explanation::new("prima di questo turno la partita era già finita")
                    .label("dopo la fine")
            }
            TurnError::HandSize { found, expected } => Explanation::new(format!(
                "qui la mano è di {}, ma {player} ne ha {expected}",
                tiles(*found)
            ))
            .label("il numero non torna")
            .help("se la mano non è nota per intero, togli le parentesi"),
            TurnError::Lost { tiles } => Explanation::new(match &tiles[..] {
                [one] => format!("{player} aveva tenuto {one}, che in questa mano non c’è"),
                tiles => format!(
                    "{player} aveva tenuto {}, che in questa mano non ci sono",
                    and_list(tiles)
                ),
            })
            .label("mancano tessere"),
            TurnError::TooManyCopies {
                tile,
                here,
                on_table,
                elsewhere,
                copies,
            } => {
                let places = [
                    (here, "qui"),
                    (on_table, "sul tavolo"),
                    (elsewhere, "in un’altra mano"),
                ];
                let places = places.iter().filter(|(number, _)| **number > 0);
                let there = match places.clone().next() {
                    Some((1, _)) => "ce ne sarebbe",
                    _ => "ce ne sarebbero",
                };
                let places: Vec<String> = places
                    .map(|(number, place)| format!("{number} {place}"))
                    .collect();
                let exist = match copies {
                    1 => "ne esiste una sola".to_owned(),
                    copies => format!("ne esistono {copies}"),
                };
                Explanation::new(format!(
                    "di {tile} {there} {}, ma {exist}",
                    and_list(&places)
                ))
                .label("troppe copie")
            }
            TurnError::NotDrawn { tile } => Explanation::new(format!(
                "{player} non può aver pescato {tile}: in quel momento era sul tavolo, in una mano nota o appena scambiata"
            ))
            .label("non era nel sacchetto"),
            TurnError::NotHeld { tiles, unknown } => {
                let names = and_list(tiles);
                Explanation::new(match (unknown, tiles.len()) {
                    (0, 1) => format!("{names} non è tra le tessere di {player}"),
                    (0, _) => format!("{names} non sono tra le tessere di {player}"),
                    (1, _) => format!(
                        "{player} può avere solo una tessera tra {names}: il resto della mano è noto, o non ce ne sono altre"
                    ),
                    (unknown, _) => format!(
                        "{player} può avere solo {unknown} tessere tra {names}: il resto della mano è noto, o non ce ne sono altre"
                    ),
                })
                .label("non in mano")
            }
            TurnError::OpeningNotLaid => {
                Explanation::new("al primo turno bisogna posizionare tessere")
                    .label("non posiziona nulla")
            }
            TurnError::Violation(violation) => {
                Explanation::new(GameWords::violation(self, violation)).label("non consentita")
            }
            TurnError::WrongScore {
                written,
                right,
                mistake,
                later,
            } => {
                let total = right.total();
                let scores = format!("il turno ottiene {}", and_list(&parts(right)));
                Explanation::new(match mistake {
                    None => format!("è scritto {written}, ma il punteggio giusto è {total}"),
                    Some(mistake) => format!(
                        "è scritto {written}, ma il punteggio giusto è {total}: {}",
                        self.scoring_mistake(mistake)
                    ),
                })
                .label("punteggio sbagliato")
                .help(match &later[..] {
                    [] => scores,
                    [one] => format!("{scores}\nnemmeno i punti del turno {one} tornano"),
                    later => {
                        let later = and_list(later);
                        format!("{scores}\nnemmeno i punti dei turni {later} tornano")
                    }
                })
            }
        }
    }

    fn scoring_mistake(&self, mistake: &ScoringMistake) -> String {
        match mistake {
            ScoringMistake::Forgotten(parts) => {
                let lacks = if parts.len() == 1 { "manca" } else { "mancano" };
                format!("nel conto {lacks} {}", and_list(&bracketed(parts)))
            }
            ScoringMistake::OneForgotten(parts) => {
                format!("nel conto manca {}", or_list(&bracketed(parts)))
            }
            ScoringMistake::SeveralForgotten {
                number,
                points: missing,
            } => format!(
                "nel conto mancano {number} voci, che insieme valgono {}",
                points(*missing)
            ),
            ScoringMistake::NotOut { bag: 0 } => {
                "è stato contato il bonus per aver chiuso, ma il giocatore ha ancora tessere"
                    .to_owned()
            }
            ScoringMistake::NotOut { bag } => format!(
                "è stato contato il bonus per aver chiuso, ma nel sacchetto {}",
                there_are(*bag, "tessera", "tessere")
            ),
            ScoringMistake::CountedTwice(parts) => {
                format!(
                    "forse nel conto c’è due volte {}",
                    or_list(&bracketed(parts))
                )
            }
        }
    }
}

/// Parts of a score. Two lines may be alike, so each stands with its cells: `la sequenza verticale
/// di cerchi (j10–j12, 3 punti)`.
fn bracketed(parts: &[ScorePart]) -> Vec<String> {
    let bracketed = |part: &ScorePart| {
        let (name, cells) = match part {
            ScorePart::Line(line) => (line_name(line), stretch(line)),
            ScorePart::Bonus(line) => {
                let bonus = match line.feature {
                    Feature::Background(_) => "il bonus del Qwirkle Flex",
                    Feature::Colour(_) | Feature::Shape(_) => "il bonus del Qwirkle",
                };
                (format!("{bonus} per {}", line_name(line)), stretch(line))
            }
            ScorePart::GoingOut(_) => ("il bonus per aver chiuso".to_owned(), None),
        };
        let cells = cells.map_or_else(String::new, |cells| cells + ", ");
        format!("{name} ({cells}{})", points(part.points()))
    };
    parts.iter().map(bracketed).collect()
}
