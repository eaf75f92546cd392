use super::game::{earns, line_name};
use super::notation::{did_you_mean, key_twice, player_count, shown, write, write_for_example};
use super::{French, and_list, form, of, or_list, plural, points, that};
use crate::game::Feature;
use crate::language::{Explanation, GameWords, NotationWords, RecordWords};
use crate::notation::{Place, stretch};
use crate::record::{Key, Problem, ScorePart, ScoringMistake, TurnError};

impl RecordWords for French {
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation {
        let meant = || place.best(problem.meant());
        let other_name = || match meant() {
            Some(name) => format!("choisissez un autre nom, comme `{name}`"),
            None => "choisissez un autre nom".to_owned(),
        };
        let whose_turn = |expected: &str| {
            meant().map_or_else(|| format!("c’est au tour {}", of(expected)), write)
        };
        match problem {
            Problem::Notation(kind) => NotationWords::explain(self, kind, place),
            Problem::Empty => Explanation::new("il n’y a pas de partie ici")
                .label("rien ici")
                .help("un relevé commence par `rules: flex` et `players: Nord, Sud`, puis vient une ligne par tour"),
            Problem::MissingKey(key) => Explanation::new(format!(
                "le relevé n’a pas de `{}:` avant ses tours",
                key.name()
            ))
            .label("doit figurer avant")
            .help(format!(
                "avant les tours vient une ligne comme `{}`",
                key.example()
            )),
            Problem::UnknownKey(word) => {
                let near = place.nearest(word, Key::ALL.map(Key::name));
                Explanation::new(match &word[..] {
                    "" => "il manque la clé".to_owned(),
                    word => format!("un relevé n’a pas de clé `{word}`"),
                })
                .label("pas une clé")
                .help(near.map_or_else(
                    || "les clés d’un relevé sont `rules` et `players`".to_owned(),
                    did_you_mean,
                ))
            }
            Problem::KeyTwice(key) => key_twice(key.name()),
            Problem::NoValue(key) => {
                Explanation::new(format!("`{}` n’a pas de valeur", key.name()))
                    .label("pas de valeur")
                    .help_if(meant().map(write_for_example))
            }
            Problem::LateKey(key) => {
                Explanation::new(format!("`{}` vient après le premier tour", key.name()))
                    .label("trop tard")
                    .help("écrivez cette ligne avant les tours")
            }

            Problem::NoName => Explanation::new("il manque un nom")
                .label("il faut un nom ici")
                .help_if(meant().map(write_for_example)),
            Problem::NameOfWords(name) => Explanation::new(format!(
                "`{name}` contient des espaces ; le nom d’un joueur tient en un mot"
            ))
            .label("plusieurs mots")
            .help_if(meant().map(write)),
            Problem::NameSign(name, sign) => Explanation::new(format!(
                "`{}` contient {}, ce qui est interdit dans un nom",
                name.escape_debug(),
                shown(*sign)
            ))
            .label("pas un nom")
            .help(other_name()),
            Problem::ReservedName(name) => Explanation::new(format!(
                "`{name}` désigne un tour et ne peut pas être un nom"
            ))
            .label("a un autre sens")
            .help(other_name()),
            Problem::NameTwice(name) => {
                Explanation::new(format!("deux joueurs s’appellent `{name}`"))
                    .label("déjà là")
                    .help(other_name())
            }
            Problem::PlayerCount(players) => player_count(*players)
                .label("2, 3 ou 4 noms")
                .help_if(meant().map(write_for_example)),

            Problem::NotATurn(_) => Explanation::new(
                "cette ligne n’est ni une clé ni un tour, qui commence par son numéro",
            )
            .label("pas de numéro")
            .help("un tour s’écrit `1 Nord Rcb@j10 Rtw@k10 = 2`"),
            Problem::Number { found, expected } => {
                let rule = "les tours sont numérotés dans l’ordre";
                Explanation::new(format!("`{found}` se trouve là où commence le tour {expected}"))
                    .label("un autre numéro")
                    .help(meant().map_or_else(
                        || rule.to_owned(),
                        |right| format!("{rule} : {}", write(right)),
                    ))
            }
            Problem::NoPlayer(expected) => {
                Explanation::new("ce tour ne dit pas qui joue")
                    .label("il faut un nom ici")
                    .help(whose_turn(expected))
            }
            Problem::UnknownPlayer { found, expected } => {
                Explanation::new(format!("`{found}` ne figure pas parmi les joueurs"))
                    .label("pas un joueur")
                    .help(whose_turn(expected))
            }
            Problem::PlayerOrder { found, expected } => Explanation::new(format!(
                "ce n’est pas au tour {}, mais à celui {}",
                of(found),
                of(expected)
            ))
            .label("pas son tour")
            .help(whose_turn(expected)),
            Problem::OpenHand => Explanation::new("le crochet de cette main n’est pas fermé")
                .label("pas fermé")
                .help("fermez-le par `]` après la dernière tuile"),
            Problem::EmptyHand => Explanation::new("cette main n’a pas de tuiles")
                .label("pas de tuiles")
                .help("supprimez les crochets si la main n’est pas connue"),
            Problem::NoPoints => Explanation::new("il manque les points après `=`")
                .label("il faut un nombre ici")
                .help("les points s’écrivent en chiffres ; supprimez le `=` s’ils ne sont pas connus"),
            Problem::NotPoints(word) => {
                Explanation::new(format!("`{word}` n’est pas un nombre de points"))
                    .label("pas un nombre")
                    .help("les points s’écrivent en chiffres ; supprimez le `=` s’ils ne sont pas connus")
            }

            Problem::Turn {
                number,
                player,
                error,
            } => {
                let explanation = self.turn_error(error, player);
                Explanation {
                    message: format!("tour {number}, {player} : {}", explanation.message),
                    ..explanation
                }
            }
        }
    }

    fn turn_error(&self, error: &TurnError, player: &str) -> Explanation {
        match error {
            TurnError::AfterEnd => {
                Explanation::new("la partie était finie avant ce tour").label("après la fin")
            }
            TurnError::HandSize { found, expected } => Explanation::new(format!(
                "la main compte {}, alors {} en a {expected}",
                plural(*found, "tuile"),
                that(player)
            ))
            .label("pas autant")
            .help("supprimez les crochets si la main n’est pas entièrement connue"),
            TurnError::Lost { tiles } => {
                let names = and_list(tiles);
                let missing = form(
                    tiles.len(),
                    "qui n’est pas dans cette main",
                    "qui ne sont pas dans cette main",
                );
                Explanation::new(format!("{player} avait gardé {names}, {missing}"))
                    .label("il manque des tuiles")
            }
            TurnError::TooManyCopies {
                tile,
                here,
                on_table,
                elsewhere,
                copies,
            } => {
                let places = [
                    (here, "ici"),
                    (on_table, "sur la table"),
                    (elsewhere, "dans une autre main"),
                ];
                let places: Vec<String> = places
                    .iter()
                    .filter(|(number, _)| **number > 0)
                    .map(|(number, place)| format!("{number} fois {place}"))
                    .collect();
                Explanation::new(format!(
                    "{tile} serait {} ; le jeu en a {}",
                    and_list(&places),
                    plural(*copies, "exemplaire")
                ))
                .label("trop d’exemplaires")
            }
            TurnError::NotDrawn { tile } => Explanation::new(format!(
                "{player} n’a pas pu piocher {tile} : cette tuile était alors sur la table, dans une main connue ou tout juste mise de côté"
            ))
            .label("n’était pas dans le sac"),
            TurnError::NotHeld { tiles, unknown } => {
                let names = and_list(tiles);
                let among = form(
                    tiles.len(),
                    "n’est pas parmi les tuiles",
                    "ne sont pas parmi les tuiles",
                );
                Explanation::new(match unknown {
                    0 => format!("{names} {among} {} a en main", that(player)),
                    unknown => format!(
                        "de {names}, {player} ne peut en avoir que {unknown} : le reste de sa main est déjà connu, ou sa main n’est plus complète"
                    ),
                })
                .label("pas dans la main")
            }
            TurnError::OpeningNotLaid => {
                Explanation::new("il faut poser l’ouverture").label("ne pose rien")
            }
            TurnError::Violation(violation) => {
                Explanation::new(GameWords::violation(self, violation)).label("interdit")
            }
            TurnError::WrongScore {
                written,
                right,
                mistake,
                later,
            } => {
                let total = right.total();
                let scores = format!("ce tour {}", earns(right));
                Explanation::new(match mistake {
                    None => format!("on a noté {written} au lieu de {total}"),
                    Some(mistake) => {
                        format!("on a noté {written} au lieu de {total} : {mistake}", mistake = self.scoring_mistake(mistake))
                    }
                })
                .label("score faux")
                .help(match &later[..] {
                    [] => scores,
                    [one] => format!("{scores}\nles points du tour {one} diffèrent aussi"),
                    later => {
                        let later = and_list(later);
                        format!("{scores}\nles points des tours {later} diffèrent aussi")
                    }
                })
            }
        }
    }

    fn scoring_mistake(&self, mistake: &ScoringMistake) -> String {
        match mistake {
            ScoringMistake::Forgotten(parts) => {
                format!("on a oublié {}", and_list(&bracketed(parts)))
            }
            ScoringMistake::OneForgotten(parts) => {
                format!("on a oublié {}", or_list(&bracketed(parts)))
            }
            ScoringMistake::SeveralForgotten {
                number,
                points: missing,
            } => format!(
                "on a oublié {number} éléments, qui rapportent ensemble {}",
                points(*missing)
            ),
            ScoringMistake::NotOut { bag: 0 } => {
                "on a compté le bonus pour avoir fini, alors qu’il reste des tuiles en main"
                    .to_owned()
            }
            ScoringMistake::NotOut { bag } => format!(
                "on a compté le bonus pour avoir fini, alors qu’il reste {} dans le sac",
                plural(*bag, "tuile")
            ),
            ScoringMistake::CountedTwice(parts) => format!(
                "peut-être a-t-on compté deux fois {}",
                or_list(&bracketed(parts))
            ),
        }
    }
}

/// Parts of a score. Two lines may be alike, so each stands with its cells: `la ligne verticale de
/// ronds (j10–j12, 3 points)`.
fn bracketed(parts: &[ScorePart]) -> Vec<String> {
    let bracketed = |part: &ScorePart| {
        let (name, cells) = match part {
            ScorePart::Line(line) => (line_name(line), stretch(line)),
            ScorePart::Bonus(line) => {
                let bonus = match line.feature {
                    Feature::Background(_) => "le bonus de qwirkle flex",
                    Feature::Colour(_) | Feature::Shape(_) => "le bonus de qwirkle",
                };
                (format!("{bonus} pour {}", line_name(line)), stretch(line))
            }
            ScorePart::GoingOut(_) => ("le bonus pour avoir fini".to_owned(), None),
        };
        let cells = cells.map_or_else(String::new, |cells| cells + ", ");
        format!("{name} ({cells}{})", points(part.points()))
    };
    parts.iter().map(bracketed).collect()
}
