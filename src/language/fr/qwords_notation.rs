use super::notation::{did_you_mean, key_twice, shown, write, write_for_example, write_instead};
use super::{French, and_list, count, or_list, plural};
use crate::language::{Explanation, NotationWords, QwordsNotationWords};
use crate::notation::{Form, Place};
use crate::qwords::{
    ClaimError, DiceError, DieColour, Key, LONGEST, Problem, SHORTEST, SIZE, Violation,
};

const ACTION: &str = "une action s’écrit LETTRE@CASE, comme `U@c3`, ou `joker Q@c3`";
const CLAIM: &str =
    "une annonce est une ligne comme `row 1: DUO`, ou `row 1: -` si aucun mot n’est annoncé";
const GRID: &str = "un tableau est fait de cinq lignes de cinq lettres ou points, reliées par `/`";

impl QwordsNotationWords for French {
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation {
        let meant = || place.best(problem.meant());
        match problem {
            Problem::Notation(kind) => NotationWords::explain(self, kind, place),
            Problem::SmallLetter(found, _) => Explanation::new(format!(
                "`{found}` est une minuscule ; les lettres s’écrivent en majuscules"
            ))
            .label("une minuscule")
            .help_if(meant().map(write)),
            Problem::NotASquare(found) => {
                let help = match found {
                    '-' | '_' | '?' | '*' | '0'..='9' => {
                        meant().map(|free| format!("{} pour une case libre", write(free)))
                    }
                    _ => Some(GRID.to_owned()),
                };
                Explanation::new(format!(
                    "{} n’est ni une lettre ni une case libre, `.` ou `o`",
                    shown(*found)
                ))
                .label("pas une case du tableau")
                .help_if(help)
            }
            Problem::RowLength(0) => Explanation::new("cette ligne du tableau est vide")
                .label("rien dans cette ligne")
                .help("chaque case libre s’écrit `.`"),
            Problem::RowLength(cells) => Explanation::new(format!(
                "cette ligne a {} ; une ligne en a {SIZE}",
                plural(*cells, "case")
            ))
            .label("pas cinq cases")
            .help(match cells {
                0..SIZE => "chaque case libre s’écrit `.`",
                _ => "une ligne a cinq lettres ou points, et les lignes sont reliées par `/`",
            }),
            Problem::RowCount(rows) => Explanation::new(format!(
                "le tableau a {} ; un tableau en a {SIZE}",
                plural(*rows, "ligne")
            ))
            .label("pas cinq lignes")
            .help("les cinq lignes sont reliées par `/` ; une ligne libre s’écrit `.....`"),
            Problem::NoGrid => Explanation::new("il manque le tableau")
                .label("il faut le tableau ici")
                .help(GRID),
            Problem::TooManyDots(dots) => {
                let free = meant();
                Explanation::new(format!(
                    "{dots} cases portent un point ; une feuille en a deux"
                ))
                .label("un point de trop")
                .help_if(free.map(|free| format!("{} pour une case libre sans point", write(free))))
            }
            Problem::DotsInLine(one, other) => Explanation::new(format!(
                "les cases à point {one} et {other} sont dans la même ligne ou la même colonne"
            ))
            .label("alignée avec l’autre")
            .help("l’une des deux doit être ailleurs"),
            Problem::DotLeft(1, 0) => Explanation::new(
                "une seule case porte un point ; au départ, une feuille en a deux",
            )
            .label("le seul point")
            .help("mettez un point dans une autre case, sur une autre ligne et une autre colonne, ou n’en mettez aucun"),
            Problem::DotLeft(dots, letters) => {
                let cells = count(
                    *dots,
                    "case porte encore un point",
                    "cases portent encore un point",
                );
                Explanation::new(format!(
                    "{cells}, alors qu’il y a déjà {} : les deux premiers tours remplissent les deux cases à point",
                    plural(*letters, "lettre")
                ))
                .label("il reste un point")
                .help(match meant() {
                    Some(free) => format!(
                        "{} pour une case libre sans point, ou retirez les lettres qui viennent plus tard",
                        write(free)
                    ),
                    None => "retirez les lettres qui viennent plus tard, ou les points".to_owned(),
                })
            }

            Problem::NoRoll => Explanation::new("il manque le lancer")
                .label("il faut le lancer ici")
                .help("un lancer, ce sont les deux dés actifs, comme `U/T`, ou `-` si les dés ne sont pas lancés"),
            Problem::NotARoll(word) => {
                let form = || {
                    "un lancer s’écrit comme `U/T` ; `-` veut dire que les dés ne sont pas lancés"
                        .to_owned()
                };
                Explanation::new(format!(
                    "`{word}` n’est pas un lancer : il faut les faces des deux dés actifs, reliées par `/`"
                ))
                .label("pas deux faces")
                .help(meant().map_or_else(form, write))
            }
            Problem::NotAFace(found) => {
                Explanation::new(format!("{} n’est pas une face de dé", shown(*found)))
                    .label("pas une face")
                    .help("une face est une lettre, `?` pour une lettre au choix ou `@` pour une voyelle")
            }

            Problem::SecondLine => {
                Explanation::new("du texte suit le tableau ou la ligne de la position")
                    .label("une ligne de trop")
                    .help("reliez par `/` les cinq lignes d’un tableau ; un fichier contient une seule position")
            }
            Problem::NotQwords(word) => Explanation::new(format!(
                "une position en une ligne commence par `qwords`, et non par `{word}`"
            ))
            .label("pas `qwords`")
            .help_if(place.nearest(word, ["qwords"]).map(did_you_mean)),
            Problem::NotAPair(word) => {
                Explanation::new(format!("`{word}` n’a pas la forme clé=valeur"))
                    .label("pas clé=valeur")
                    .help(format!("après le lancer peuvent venir les clés {}", keys(Form::Line)))
            }
            Problem::UnknownKey(word, form) => {
                let message = match (&word[..], form) {
                    ("", _) => "il manque la clé".to_owned(),
                    (word, Form::Line) => {
                        format!("une position de Qwords en une ligne n’a pas de clé `{word}`")
                    }
                    (word, Form::Sheet) => {
                        format!("une fiche de position de Qwords n’a pas de clé `{word}`")
                    }
                };
                let near = place.nearest(word, Key::of(*form).map(Key::name));
                let help = match (Key::from_name(word), near) {
                    (Some(key), _) => format!(
                        "dans une position en une ligne, `{}` s’écrit sans clé ; la ligne est qwords TABLEAU LANCER [clé=valeur …]",
                        key.name()
                    ),
                    (None, Some(meant)) => did_you_mean(meant),
                    (None, None) => format!("les clés sont {}", keys(*form)),
                };
                Explanation::new(message).label("pas une clé").help(help)
            }
            Problem::KeyTwice(key) => key_twice(key.name()),
            Problem::NoValue(key, _) => {
                Explanation::new(format!("`{}` n’a pas de valeur", key.name()))
                    .label("pas de valeur")
                    .help_if(meant().map(write_for_example))
            }
            Problem::WrongValue(key, word) => {
                let values = place
                    .replacement(&place.span(), problem.meant())
                    .map(write_instead);
                let help = match (key, values) {
                    (Key::Words, Some(values)) => Some(format!(
                        "{values} ; toute autre liste se charge avec --words FICHIER"
                    )),
                    (Key::Words, None) => {
                        Some("toute autre liste se charge avec --words FICHIER".to_owned())
                    }
                    (_, values) => values,
                };
                Explanation::new(match key {
                    Key::Rules => format!("`{word}` ne désigne pas les règles de Qwords"),
                    key => format!("`{}` ne peut pas être `{word}`", key.name()),
                })
                .label("pas une valeur de cette clé")
                .help_if(help)
            }
            Problem::OnlyOnSideB(key) => Explanation::new(match key {
                Key::Double => "les axes centraux ne comptent double que sur le côté B",
                _ => "il n’y a de joker que sur le côté B",
            })
            .label("pas sur le côté A")
            .help("supprimez cette clé, ou choisissez le côté B avec `side`"),
            Problem::MissingKey(key) => {
                let add = |line: &str, why: &str| {
                    let fits = place.may_add(&format!("\n{line}"));
                    fits.then(|| format!("ajoutez la ligne `{line}`{why}"))
                };
                Explanation::new(format!("la fiche n’a pas de `{}:`", key.name()))
                    .label("la fiche s’arrête ici")
                    .help_if(match key {
                        Key::Grid => Some(
                            "ajoutez `grid:` et, dessous, ses cinq lignes en retrait".to_owned(),
                        ),
                        Key::Roll => add("roll: -", " si les dés ne sont pas lancés"),
                        key => add(&key.example(Form::Sheet), ""),
                    })
            }
            Problem::NoKey => Explanation::new("cette ligne de la fiche n’a pas de clé")
                .label("pas de clé")
                .help(format!(
                    "une ligne de fiche s’écrit `clé: valeur` ; les clés sont {}",
                    keys(Form::Sheet)
                )),
            Problem::StrayRow => {
                Explanation::new("cette ligne est en retrait, mais ne suit aucun `grid:`")
                    .label("en retrait")
                    .help("commencez la ligne par une clé, ou placez-la sous `grid:`")
            }
            Problem::NoRows => Explanation::new(
                "les lignes du tableau se trouvent sous `grid:`, en retrait",
            )
            .label("pas de lignes dessous")
            .help("sous `grid:`, écrivez chaque ligne du tableau à part, avec deux espaces devant"),

            Problem::EmptyAction => Explanation::new("il n’y a pas d’action ici")
                .label("rien ici")
                .help(ACTION),
            Problem::NoAt(word) => Explanation::new(format!(
                "`{word}` n’a pas de `@` entre la lettre et la case"
            ))
            .label("pas de `@`")
            .help(ACTION),
            Problem::NotALetter(word) => Explanation::new(match &word[..] {
                "" => "il manque une lettre".to_owned(),
                word => format!("`{word}` n’est pas une seule lettre"),
            })
            .label("il faut une lettre ici")
            .help(ACTION),
            Problem::NotACell(word) => Explanation::new(match &word[..] {
                "" => "il manque une case".to_owned(),
                word => format!("`{word}` n’est pas une case du tableau"),
            })
            .label("il faut une case ici")
            .help("les cases vont de `a1` à `e5`, la colonne d’abord"),
            Problem::WordsAfterAction(word) => Explanation::new(format!(
                "`{word}` est de trop : on n’inscrit qu’une lettre par tour"
            ))
            .label("de trop")
            .help(ACTION),

            Problem::NoClaimLine => Explanation::new(
                "une annonce nomme sa ligne ou sa colonne, suivie d’un deux-points",
            )
            .label("ni ligne ni colonne")
            .help(CLAIM),
            Problem::NotALine(name) => {
                Explanation::new(format!("`{name}` n’est ni une ligne ni une colonne"))
                    .label("ni ligne ni colonne")
                    .help("les lignes vont de `row 1` à `row 5`, les colonnes de `column a` à `column e`")
            }
            Problem::LineTwice(name) => {
                Explanation::new(format!("`{name}` est annoncé une deuxième fois"))
                    .label("déjà annoncé")
                    .help("un seul mot compte par ligne ou colonne ; supprimez l’un des deux")
            }
            Problem::NoClaim => Explanation::new("rien n’est annoncé ici")
                .label("il faut un mot ici")
                .help(CLAIM),
            Problem::ClaimLength(letters) => {
                let none = meant();
                Explanation::new(format!(
                    "l’annonce a {} ; un mot qui compte en a de {SHORTEST} à {LONGEST}",
                    plural(*letters, "lettre")
                ))
                .label(short_or_long(*letters))
                .help_if(none.map(|none| format!("{} si aucun mot n’est annoncé", write(none))))
            }

            Problem::NotInAWord(found) => {
                let help = match found {
                    '?' | '*' | '_' => meant().map(|any| {
                        format!("{} pour une lettre quelconque, comme dans `K.W..`", write(any))
                    }),
                    _ => Some(
                        "un mot n’a que des lettres, avec ou sans accents ; une liste a un mot par ligne"
                            .to_owned(),
                    ),
                };
                Explanation::new(match found {
                    ' ' => "un espace se trouve dans un mot".to_owned(),
                    found => format!("{} n’est pas une lettre d’un mot", shown(*found)),
                })
                .label("pas une lettre")
                .help_if(help)
            }
            Problem::PatternLength(places) => Explanation::new(format!(
                "le modèle a {} ; les mots en ont de {SHORTEST} à {LONGEST}",
                plural(*places, "lettre")
            ))
            .label(short_or_long(*places))
            .help("`.` est une lettre quelconque, comme dans `K.W..`"),
            Problem::NoWords => Explanation::new(format!(
                "il n’y a ici aucun mot de {SHORTEST} à {LONGEST} lettres"
            ))
            .label("la liste s’arrête ici")
            .help("écrivez un mot par ligne"),
        }
    }

    fn violation(&self, violation: &Violation) -> String {
        match violation {
            Violation::Filled { cell, by } => format!("{cell} contient déjà {by}"),
            Violation::DotsFirst { dots } => {
                format!(
                    "il faut d’abord remplir une case à point : {}",
                    or_list(dots)
                )
            }
            Violation::NotRolled { letter, roll } => {
                format!("{letter} n’est pas sorti (le lancer est {roll})")
            }
            Violation::NoRoll => "les dés n’ont pas été lancés".to_owned(),
            Violation::NoJoker => "il n’y a pas de joker, ou il a déjà servi".to_owned(),
        }
    }

    fn claim_error(&self, error: ClaimError) -> &'static str {
        match error {
            ClaimError::NotThere => "ne s’y trouve pas",
            ClaimError::NotAWord => "n’est pas dans la liste",
        }
    }

    fn dice_error(&self, error: &DiceError) -> String {
        match error {
            DiceError::FaceCount(faces) => {
                format!("ce dé a {} ; un dé en a six", plural(*faces, "face"))
            }
            DiceError::NotAFace(found) => format!(
                "{} n’est pas une face : les faces sont les lettres de A à Z, `?` et `@`",
                shown(*found)
            ),
            DiceError::NotAColour(word) => {
                let colours = DieColour::ALL.map(|colour| format!("`{}`", colour.name()));
                format!(
                    "`{word}` n’est pas un dé à lettres ; ce sont {}",
                    and_list(&colours)
                )
            }
            DiceError::NotAPair(text) => format!(
                "`{text}` n’est pas une face du dé noir, qui nomme deux couleurs : `white orange`"
            ),
        }
    }
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::of(form).map(Key::name).collect();
    names.join(", ")
}

fn short_or_long(letters: usize) -> &'static str {
    if letters < SHORTEST {
        "trop court"
    } else {
        "trop long"
    }
}
