use super::notation::{did_you_mean, shown, write, write_for_example, write_instead};
use super::{German, and_list, count, or_list};
use crate::language::{Explanation, NotationWords, QwordsNotationWords};
use crate::notation::{Form, Place};
use crate::qwords::{
    ClaimError, DiceError, DieColour, Key, LONGEST, Problem, SHORTEST, SIZE, Violation,
};

const ACTION: &str = "ein Eintrag ist BUCHSTABE@FELD, etwa `U@c3`, oder `joker Q@c3`";
const CLAIM: &str =
    "eine Angabe ist eine Zeile wie `row 1: DUO` oder `row 1: -`, wenn kein Wort angegeben wird";

impl QwordsNotationWords for German {
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation {
        let meant = || place.best(problem.meant());
        match problem {
            Problem::Notation(kind) => NotationWords::explain(self, kind, place),
            Problem::SmallLetter(found, _) => Explanation::new(format!(
                "`{found}` ist ein Kleinbuchstabe; hier schreibt man groß"
            ))
            .label("ein Kleinbuchstabe")
            .help_if(meant().map(write)),
            Problem::NotASquare(found) => {
                let help = match found {
                    '-' | '_' | '?' | '*' | '0'..='9' => {
                        meant().map(|free| format!("{} für ein freies Feld", write(free)))
                    }
                    _ => Some(
                        "ein Raster besteht aus fünf Zeilen mit fünf Buchstaben oder Punkten, mit `/` verbunden"
                            .to_owned(),
                    ),
                };
                Explanation::new(format!(
                    "{} ist weder ein Buchstabe noch `.` oder `o` für ein freies Feld",
                    shown(*found)
                ))
                .label("kein Feld des Rasters")
                .help_if(help)
            }
            Problem::RowLength(cells) => {
                let (message, label) = match cells {
                    0 => (
                        "diese Zeile des Rasters ist leer".to_owned(),
                        "nichts in dieser Zeile",
                    ),
                    cells => {
                        let cells = count(*cells, "Feld", "Felder");
                        (
                            format!("diese Zeile hat {cells}; richtig sind {SIZE}"),
                            "nicht fünf Felder",
                        )
                    }
                };
                Explanation::new(message).label(label).help(match cells {
                    0..SIZE => "jedes freie Feld ist ein `.`",
                    _ => "eine Zeile hat fünf Buchstaben oder Punkte, und `/` verbindet die Zeilen",
                })
            }
            Problem::RowCount(rows) => {
                let rows = count(*rows, "Zeile", "Zeilen");
                Explanation::new(format!("das Raster hat {rows}; richtig sind {SIZE}"))
                    .label("nicht fünf Zeilen")
                    .help("`/` verbindet die fünf Zeilen; eine freie ist `.....`")
            }
            Problem::NoGrid => Explanation::new("das Raster fehlt")
                .label("hier muss das Raster stehen")
                .help("ein Raster besteht aus fünf Zeilen mit fünf Buchstaben oder Punkten, mit `/` verbunden"),
            Problem::TooManyDots(dots) => {
                let free = meant();
                Explanation::new(format!(
                    "{dots} Punktfelder sind zu viele; ein Zettel hat zwei"
                ))
                .label("ein Punktfeld zu viel")
                .help_if(free.map(|free| format!("{} für ein gewöhnliches freies Feld", write(free))))
            }
            Problem::DotsInLine(one, other) => Explanation::new(format!(
                "die Punktfelder {one} und {other} liegen in derselben Zeile oder Spalte"
            ))
            .label("in einer Reihe mit dem anderen")
            .help("eines der beiden gehört woandershin"),
            Problem::DotLeft(1, 0) => {
                Explanation::new("hier ist ein Punktfeld; ein Zettel beginnt mit zwei")
                    .label("das einzige Punktfeld")
                    .help("setz ein zweites in eine andere Zeile und Spalte oder gar keines")
            }
            Problem::DotLeft(dots, letters) => {
                let letters = match letters {
                    1 => "1 Buchstabe eingetragen ist".to_owned(),
                    letters => format!("{letters} Buchstaben eingetragen sind"),
                };
                let cells = match dots {
                    1 => "1 Punktfeld ist noch frei".to_owned(),
                    dots => format!("{dots} Punktfelder sind noch frei"),
                };
                Explanation::new(format!(
                    "{cells}, obwohl schon {letters}: die ersten beiden Züge füllen die beiden Punktfelder"
                ))
                .label("ein freies Punktfeld")
                .help(match meant() {
                    Some(free) => format!(
                        "{} für ein gewöhnliches freies Feld oder nimm die Buchstaben weg, die erst später kommen",
                        write(free)
                    ),
                    None => "nimm die Buchstaben weg, die erst später kommen, oder die Punktfelder"
                        .to_owned(),
                })
            }

            Problem::NoRoll => Explanation::new("der Wurf fehlt")
                .label("hier muss der Wurf stehen")
                .help("ein Wurf besteht aus den beiden aktiven Würfeln, etwa `U/T`, oder `-`, wenn nichts gewürfelt ist"),
            Problem::NotARoll(word) => {
                let form = || {
                    "ein Wurf sieht aus wie `U/T`; `-` heißt, dass nichts gewürfelt ist".to_owned()
                };
                Explanation::new(format!(
                    "`{word}` ist kein Wurf; der besteht aus den Seiten der beiden aktiven Würfel, mit `/` verbunden"
                ))
                .label("nicht zwei Würfelseiten")
                .help(meant().map_or_else(form, write))
            }
            Problem::NotAFace(found) => {
                Explanation::new(format!("{} ist keine Würfelseite", shown(*found)))
                    .label("keine Würfelseite")
                    .help("eine Würfelseite ist ein Buchstabe, `?` für jeden Buchstaben oder `@` für jeden Vokal")
            }

            Problem::SecondLine => Explanation::new(
                "nach dem Raster oder der Zeile mit der Stellung folgt noch Text",
            )
            .label("eine Zeile zu viel")
            .help("verbinde die fünf Zeilen eines Rasters mit `/`; eine Datei enthält nur eine Stellung"),
            Problem::NotQwords(word) => Explanation::new(format!(
                "eine Stellungszeile beginnt mit `qwords`, nicht mit `{word}`"
            ))
            .label("nicht `qwords`")
            .help_if(place.nearest(word, ["qwords"]).map(did_you_mean)),
            Problem::NotAPair(word) => {
                Explanation::new(format!("`{word}` hat nicht die Form Schlüssel=Wert"))
                    .label("nicht Schlüssel=Wert")
                    .help(format!("hinter dem Wurf darf stehen: {}", keys(Form::Line)))
            }
            Problem::UnknownKey(word, form) => {
                let message = match (&word[..], form) {
                    ("", _) => "der Schlüssel fehlt".to_owned(),
                    (word, Form::Line) => format!(
                        "eine Qwords-Stellungszeile hat keinen Schlüssel `{word}`"
                    ),
                    (word, Form::Sheet) => {
                        format!("ein Qwords-Stellungsblatt hat keinen Schlüssel `{word}`")
                    }
                };
                let near = place.nearest(word, Key::of(*form).map(Key::name));
                let help = match (Key::from_name(word), near) {
                    (Some(key), _) => format!(
                        "in einer Stellungszeile steht `{}` ohne Schlüssel an seinem Platz: qwords RASTER WURF [Schlüssel=Wert …]",
                        key.name()
                    ),
                    (None, Some(meant)) => did_you_mean(meant),
                    (None, None) => format!("die Schlüssel sind {}", keys(*form)),
                };
                Explanation::new(message).label("kein Schlüssel").help(help)
            }
            Problem::KeyTwice(key) => {
                Explanation::new(format!("`{}` steht hier zum zweiten Mal", key.name()))
                    .label("kommt schon vor")
                    .help("jeder Schlüssel kommt nur einmal vor; lösch einen der beiden")
            }
            Problem::NoValue(key, _) => {
                Explanation::new(format!("`{}` hat keinen Wert", key.name()))
                    .label("kein Wert")
                    .help_if(meant().map(write_for_example))
            }
            Problem::WrongValue(key, word) => {
                let values = place
                    .replacement(&place.span(), problem.meant())
                    .map(write_instead);
                let help = match (key, values) {
                    (Key::Words, Some(values)) => Some(format!(
                        "{values}; jede andere Liste wird mit --words DATEI geladen"
                    )),
                    (Key::Words, None) => {
                        Some("jede andere Liste wird mit --words DATEI geladen".to_owned())
                    }
                    (_, values) => values,
                };
                Explanation::new(match key {
                    Key::Rules => format!("`{word}` sind nicht die Regeln von Qwords"),
                    key => format!("`{}` kann nicht `{word}` sein", key.name()),
                })
                .label("kein Wert dieses Schlüssels")
                .help_if(help)
            }
            Problem::OnlyOnSideB(key) => Explanation::new(match key {
                Key::Double => "die mittleren Reihen zählen nur auf Seite B doppelt",
                _ => "einen Joker gibt es nur auf Seite B",
            })
            .label("nicht auf Seite A")
            .help("spiel Seite B oder lass den Schlüssel weg"),
            Problem::MissingKey(key) => {
                let add = |line: &str, why: &str| {
                    let fits = place.may_add(&format!("\n{line}"));
                    fits.then(|| format!("ergänze die Zeile `{line}`{why}"))
                };
                Explanation::new(format!("im Blatt fehlt `{}:`", key.name()))
                    .label("hier endet das Blatt")
                    .help_if(match key {
                        Key::Grid => Some(
                            "ergänze `grid:` und darunter eingerückt die fünf Zeilen".to_owned(),
                        ),
                        Key::Roll => add("roll: -", ", wenn nichts gewürfelt ist"),
                        key => add(&key.example(Form::Sheet), ""),
                    })
            }
            Problem::NoKey => Explanation::new("diese Zeile des Blattes hat keinen Schlüssel")
                .label("kein Schlüssel")
                .help(format!(
                    "eine Zeile eines Blattes ist `Schlüssel: Wert`; die Schlüssel sind {}",
                    keys(Form::Sheet)
                )),
            Problem::StrayRow => Explanation::new(
                "diese Zeile ist eingerückt, steht aber unter keinem `grid:`",
            )
            .label("eingerückt")
            .help("beginn die Zeile mit einem Schlüssel oder setz sie unter `grid:`"),
            Problem::NoRows => Explanation::new(
                "die Zeilen des Rasters stehen eingerückt unter `grid:`",
            )
            .label("keine Zeilen darunter")
            .help("schreib jede Zeile für sich unter `grid:`, mit zwei Leerzeichen davor"),

            Problem::EmptyAction => Explanation::new("hier steht kein Eintrag")
                .label("hier steht nichts")
                .help(ACTION),
            Problem::NoAt(word) => Explanation::new(format!(
                "in `{word}` fehlt das `@` zwischen Buchstabe und Feld"
            ))
            .label("kein `@`")
            .help(ACTION),
            Problem::NotALetter(word) => Explanation::new(match &word[..] {
                "" => "hier fehlt ein Buchstabe".to_owned(),
                word => format!("`{word}` ist kein einzelner Buchstabe"),
            })
            .label("hier muss ein Buchstabe stehen")
            .help(ACTION),
            Problem::NotACell(word) => Explanation::new(match &word[..] {
                "" => "hier fehlt ein Feld".to_owned(),
                word => format!("`{word}` ist kein Feld des Rasters"),
            })
            .label("hier muss ein Feld stehen")
            .help("die Felder sind `a1` bis `e5`, die Spalte zuerst"),
            Problem::WordsAfterAction(word) => Explanation::new(format!(
                "`{word}` ist ein Wort zu viel: in einem Zug wird ein Buchstabe eingetragen"
            ))
            .label("zu viel")
            .help(ACTION),

            Problem::NoClaimLine => {
                Explanation::new("eine Angabe nennt ihre Reihe, dann folgt ein Doppelpunkt")
                    .label("keine Zeile oder Spalte")
                    .help(CLAIM)
            }
            Problem::NotALine(name) => {
                Explanation::new(format!("`{name}` ist weder eine Zeile noch eine Spalte"))
                    .label("keine Reihe des Rasters")
                    .help("die Reihen sind `row 1` bis `row 5` und `column a` bis `column e`")
            }
            Problem::LineTwice(name) => {
                Explanation::new(format!("zu `{name}` gibt es hier eine zweite Angabe"))
                    .label("schon angegeben")
                    .help("in jeder Reihe zählt ein Wort; lösch eine der beiden Angaben")
            }
            Problem::NoClaim => Explanation::new("hier ist nichts angegeben")
                .label("hier muss ein Wort stehen")
                .help(CLAIM),
            Problem::ClaimLength(letters) => {
                let none = meant();
                Explanation::new(format!(
                    "das angegebene Wort hat {}; ein Wort, das zählt, hat {SHORTEST} bis {LONGEST}",
                    count(*letters, "Buchstaben", "Buchstaben")
                ))
                .label(short_or_long(*letters))
                .help_if(none.map(|none| format!("{}, wenn kein Wort angegeben wird", write(none))))
            }

            Problem::NotInAWord(found) => {
                let help = match found {
                    '?' | '*' | '_' => meant().map(|any| {
                        format!("{} für jeden Buchstaben, wie in `K.W..`", write(any))
                    }),
                    _ => Some(
                        "ein Wort besteht nur aus Buchstaben, mit oder ohne Akzente; eine Liste hat ein Wort pro Zeile"
                            .to_owned(),
                    ),
                };
                Explanation::new(match found {
                    ' ' => "mitten im Wort steht ein Leerzeichen".to_owned(),
                    found => format!("{} kann in keinem Wort stehen", shown(*found)),
                })
                .label("kein Buchstabe")
                .help_if(help)
            }
            Problem::PatternLength(places) => Explanation::new(format!(
                "ein Muster für {}; Wörter haben {SHORTEST} bis {LONGEST}",
                count(*places, "Buchstaben", "Buchstaben")
            ))
            .label(short_or_long(*places))
            .help("`.` ist jeder Buchstabe, wie in `K.W..`"),
            Problem::NoWords => Explanation::new(format!(
                "hier steht kein Wort mit {SHORTEST} bis {LONGEST} Buchstaben"
            ))
            .label("hier endet die Liste")
            .help("schreib ein Wort pro Zeile"),
        }
    }

    fn violation(&self, violation: &Violation) -> String {
        match violation {
            Violation::Filled { cell, by } => format!("auf {cell} steht schon {by}"),
            Violation::DotsFirst { dots } => {
                format!("zuerst ist ein Punktfeld dran: {}", or_list(dots))
            }
            Violation::NotRolled { letter, roll } => {
                format!("{letter} ist nicht gewürfelt (der Wurf ist {roll})")
            }
            Violation::NoRoll => "es ist nichts gewürfelt".to_owned(),
            Violation::NoJoker => "es gibt keinen Joker, oder er ist verbraucht".to_owned(),
        }
    }

    fn claim_error(&self, error: ClaimError) -> &'static str {
        match error {
            ClaimError::NotThere => "steht dort nicht",
            ClaimError::NotAWord => "ist nicht in der Liste",
        }
    }

    fn dice_error(&self, error: &DiceError) -> String {
        match error {
            DiceError::FaceCount(faces) => format!(
                "dieser Würfel hat {}; ein Würfel hat sechs",
                count(*faces, "Seite", "Seiten")
            ),
            DiceError::NotAFace(found) => format!(
                "{} ist keine Würfelseite: das sind die Buchstaben A bis Z, `?` und `@`",
                shown(*found)
            ),
            DiceError::NotAColour(word) => {
                let colours = DieColour::ALL.map(|colour| format!("`{}`", colour.name()));
                format!(
                    "`{word}` ist kein Buchstabenwürfel; es gibt {}",
                    and_list(&colours)
                )
            }
            DiceError::NotAPair(text) => format!(
                "`{text}` ist keine Seite des schwarzen Würfels; die nennt zwei Farben, etwa `white orange`"
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
        "zu kurz"
    } else {
        "zu lang"
    }
}
