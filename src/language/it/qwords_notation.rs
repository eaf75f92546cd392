use super::notation::{did_you_mean, shown, write, write_for_example, write_instead};
use super::{Italian, and_list, count, or_list};
use crate::language::{Explanation, NotationWords, QwordsNotationWords};
use crate::notation::{Form, Place};
use crate::qwords::{
    ClaimError, DiceError, DieColour, Key, LONGEST, Problem, SHORTEST, SIZE, Violation,
};

const ACTION: &str = "un’azione si scrive LETTERA@CASELLA, per esempio `U@c3`, o `joker Q@c3`";
const CLAIM: &str =
    "si scrive per esempio `row 1: DUO`, o `row 1: -` se non si dichiara nessuna parola";

impl QwordsNotationWords for Italian {
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation {
        let meant = || place.best(problem.meant());
        match problem {
            Problem::Notation(kind) => NotationWords::explain(self, kind, place),
            Problem::SmallLetter(found, _) => Explanation::new(format!(
                "`{found}` è minuscola; le lettere si scrivono maiuscole"
            ))
            .label("una minuscola")
            .help_if(meant().map(write)),
            Problem::NotASquare(found) => {
                let help = match found {
                    '-' | '_' | '?' | '*' | '0'..='9' => {
                        meant().map(|free| format!("{} per una casella libera", write(free)))
                    }
                    _ => Some(
                        "una griglia è fatta di cinque righe di cinque lettere o punti, unite da `/`"
                            .to_owned(),
                    ),
                };
                Explanation::new(format!(
                    "{} non è una lettera, né `.` o `o` per una casella libera",
                    shown(*found)
                ))
                .label("non è una casella")
                .help_if(help)
            }
            Problem::RowLength(cells) => {
                let (message, label) = match cells {
                    0 => (
                        "questa riga della griglia è vuota".to_owned(),
                        "riga vuota",
                    ),
                    cells => {
                        let cells = count(*cells, "casella", "caselle");
                        (
                            format!("questa riga ha {cells}, ma deve averne {SIZE}"),
                            "non sono cinque",
                        )
                    }
                };
                Explanation::new(message).label(label).help(match cells {
                    0..SIZE => "ogni casella libera è un `.`",
                    _ => "una riga ha cinque lettere o punti, e le righe sono unite da `/`",
                })
            }
            Problem::RowCount(rows) => {
                let rows = count(*rows, "riga", "righe");
                Explanation::new(format!("la griglia ha {rows}, ma deve averne {SIZE}"))
                    .label("non sono cinque righe")
                    .help("scrivi cinque righe unite da `/`; una riga libera è `.....`")
            }
            Problem::NoGrid => Explanation::new("manca la griglia")
                .label("qui va la griglia")
                .help("una griglia è fatta di cinque righe di cinque lettere o punti, unite da `/`"),
            Problem::TooManyDots(dots) => {
                let free = meant();
                Explanation::new(format!(
                    "ci sono {dots} caselle punteggiate, ma un foglio ne ha due"
                ))
                .label("una di troppo")
                .help_if(free.map(|free| {
                    format!("{} per una casella libera non punteggiata", write(free))
                }))
            }
            Problem::DotsInLine(one, other) => Explanation::new(format!(
                "le caselle punteggiate {one} e {other} sono sulla stessa riga o colonna"
            ))
            .label("in linea con l’altra")
            .help("una delle due va altrove"),
            Problem::DotLeft(1, 0) => Explanation::new(
                "una sola casella è punteggiata; all’inizio un foglio ne ha due",
            )
            .label("l’unica punteggiata")
            .help("punteggia un’altra casella, su un’altra riga e un’altra colonna, o nessuna"),
            Problem::DotLeft(dots, letters) => {
                let letters = count(*letters, "lettera", "lettere");
                let cells = match dots {
                    1 => "1 casella è ancora punteggiata".to_owned(),
                    dots => format!("{dots} caselle sono ancora punteggiate"),
                };
                Explanation::new(format!(
                    "{cells}, con {letters} già in griglia: i primi due turni riempiono le due caselle punteggiate"
                ))
                .label("ancora punteggiata")
                .help(match meant() {
                    Some(free) => format!(
                        "{} per una casella libera non punteggiata, o togli le lettere che vengono dopo",
                        write(free)
                    ),
                    None => "togli le lettere che vengono dopo, o i punti".to_owned(),
                })
            }

            Problem::NoRoll => Explanation::new("manca il lancio")
                .label("qui va il lancio")
                .help("scrivi le facce dei due dadi attivi, per esempio `U/T`, o `-` se non si è lanciato"),
            Problem::NotARoll(word) => {
                let form = || {
                    "un lancio si scrive come `U/T`; `-` significa che non si è lanciato".to_owned()
                };
                Explanation::new(format!(
                    "`{word}` non è un lancio: ci vogliono le facce dei due dadi attivi, unite da `/`"
                ))
                .label("non sono due facce")
                .help(meant().map_or_else(form, write))
            }
            Problem::NotAFace(found) => {
                Explanation::new(format!("{} non è la faccia di un dado", shown(*found)))
                    .label("non è una faccia")
                    .help("una faccia è una lettera, `?` per una lettera qualsiasi o `@` per una vocale qualsiasi")
            }

            Problem::SecondLine => Explanation::new(
                "dopo la griglia o la riga della posizione c’è altro testo",
            )
            .label("una riga di troppo")
            .help("unisci con `/` le cinque righe di una griglia; un file contiene una sola posizione"),
            Problem::NotQwords(word) => Explanation::new(format!(
                "la riga di una posizione comincia con `qwords`, non con `{word}`"
            ))
            .label("non è `qwords`")
            .help_if(place.nearest(word, ["qwords"]).map(did_you_mean)),
            Problem::NotAPair(word) => {
                Explanation::new(format!("`{word}` non ha la forma chiave=valore"))
                    .label("non è chiave=valore")
                    .help(format!(
                        "dopo il lancio possono venire le chiavi {}",
                        keys(Form::Line)
                    ))
            }
            Problem::UnknownKey(word, form) => {
                let message = match (&word[..], form) {
                    ("", _) => "manca la chiave".to_owned(),
                    (word, Form::Line) => format!(
                        "nella riga di una posizione di Qwords non esiste la chiave `{word}`"
                    ),
                    (word, Form::Sheet) => format!(
                        "nella scheda di una posizione di Qwords non esiste la chiave `{word}`"
                    ),
                };
                let near = place.nearest(word, Key::of(*form).map(Key::name));
                let help = match (Key::from_name(word), near) {
                    (Some(key), _) => format!(
                        "nella riga di una posizione `{}` si scrive senza chiave; la riga è qwords GRID ROLL [key=value …]",
                        key.name()
                    ),
                    (None, Some(meant)) => did_you_mean(meant),
                    (None, None) => format!("le chiavi sono {}", keys(*form)),
                };
                Explanation::new(message).label("non è una chiave").help(help)
            }
            Problem::KeyTwice(key) => {
                Explanation::new(format!("`{}` compare qui per la seconda volta", key.name()))
                    .label("c’è già")
                    .help("una chiave compare una volta sola; cancella una delle due")
            }
            Problem::NoValue(key, _) => {
                Explanation::new(format!("`{}` non ha nessun valore", key.name()))
                    .label("senza valore")
                    .help_if(meant().map(write_for_example))
            }
            Problem::WrongValue(key, word) => {
                let values = place
                    .replacement(&place.span(), problem.meant())
                    .map(write_instead);
                let help = match (key, values) {
                    (Key::Words, Some(values)) => Some(format!(
                        "{values}; ogni altro elenco si carica con --words FILE"
                    )),
                    (Key::Words, None) => {
                        Some("ogni altro elenco si carica con --words FILE".to_owned())
                    }
                    (_, values) => values,
                };
                Explanation::new(match key {
                    Key::Rules => format!("le regole di Qwords non si chiamano `{word}`"),
                    key => format!("`{}` non può valere `{word}`", key.name()),
                })
                .label("valore non valido")
                .help_if(help)
            }
            Problem::OnlyOnSideB(key) => Explanation::new(match key {
                Key::Double => "riga e colonna centrali valgono il doppio solo sul lato B",
                _ => "il jolly c’è solo sul lato B",
            })
            .label("non sul lato A")
            .help("gioca sul lato B, o togli la chiave"),
            Problem::MissingKey(key) => {
                let add = |line: &str, why: &str| {
                    let fits = place.may_add(&format!("\n{line}"));
                    fits.then(|| format!("aggiungi la riga `{line}`{why}"))
                };
                Explanation::new(format!("nella scheda manca `{}:`", key.name()))
                    .label("qui finisce la scheda")
                    .help_if(match key {
                        Key::Grid => Some(
                            "aggiungi `grid:` e sotto le sue cinque righe, rientrate".to_owned(),
                        ),
                        Key::Roll => add("roll: -", " se non si è lanciato"),
                        key => add(&key.example(Form::Sheet), ""),
                    })
            }
            Problem::NoKey => Explanation::new("questa riga della scheda non ha una chiave")
                .label("senza chiave")
                .help(format!(
                    "la riga di una scheda è `chiave: valore`; le chiavi sono {}",
                    keys(Form::Sheet)
                )),
            Problem::StrayRow => {
                Explanation::new("questa riga è rientrata, ma non sta sotto nessun `grid:`")
                    .label("rientrata")
                    .help("comincia la riga con una chiave, o mettila sotto `grid:`")
            }
            Problem::NoRows => {
                Explanation::new("le righe della griglia vanno sotto `grid:`, rientrate")
                    .label("sotto non ci sono righe")
                    .help("scrivi le righe della griglia sotto `grid:`, una per riga, con due spazi davanti")
            }

            Problem::EmptyAction => Explanation::new("qui non c’è nessuna azione")
                .label("qui non c’è nulla")
                .help(ACTION),
            Problem::NoAt(word) => {
                Explanation::new(format!("in `{word}` manca `@` tra lettera e casella"))
                    .label("manca `@`")
                    .help(ACTION)
            }
            Problem::NotALetter(word) => Explanation::new(match &word[..] {
                "" => "manca una lettera".to_owned(),
                word => format!("`{word}` non è una sola lettera"),
            })
            .label("qui va una lettera")
            .help(ACTION),
            Problem::NotACell(word) => Explanation::new(match &word[..] {
                "" => "manca una casella".to_owned(),
                word => format!("`{word}` non è una casella della griglia"),
            })
            .label("qui va una casella")
            .help("le caselle vanno da `a1` a `e5`, con la colonna per prima"),
            Problem::WordsAfterAction(word) => Explanation::new(format!(
                "`{word}` è di troppo: in un turno si scrive una sola lettera"
            ))
            .label("di troppo")
            .help(ACTION),

            Problem::NoClaimLine => Explanation::new(
                "prima della parola dichiarata vanno la riga o la colonna e i due punti",
            )
            .label("né riga né colonna")
            .help(CLAIM),
            Problem::NotALine(name) => {
                Explanation::new(format!("`{name}` non è né una riga né una colonna"))
                    .label("non è nella griglia")
                    .help("si scrive da `row 1` a `row 5` per le righe, da `column a` a `column e` per le colonne")
            }
            Problem::LineTwice(name) => {
                Explanation::new(format!("per `{name}` c’è una seconda parola dichiarata"))
                    .label("già dichiarata")
                    .help("in ogni riga e colonna vale una sola parola; cancella una delle due")
            }
            Problem::NoClaim => Explanation::new("qui non è dichiarata nessuna parola")
                .label("qui va una parola")
                .help(CLAIM),
            Problem::ClaimLength(letters) => {
                let none = meant();
                Explanation::new(format!(
                    "la parola dichiarata ha {}; per valere deve averne da {SHORTEST} a {LONGEST}",
                    count(*letters, "lettera", "lettere")
                ))
                .label(short_or_long(*letters))
                .help_if(none.map(|none| {
                    format!("{} se non si dichiara nessuna parola", write(none))
                }))
            }

            Problem::NotInAWord(found) => {
                let help = match found {
                    '?' | '*' | '_' => meant().map(|any| {
                        format!("{} per una lettera qualsiasi, come in `K.W..`", write(any))
                    }),
                    _ => Some(
                        "una parola ha solo lettere, con o senza accenti; un elenco ha una parola per riga"
                            .to_owned(),
                    ),
                };
                Explanation::new(match found {
                    ' ' => "c’è uno spazio dentro una parola".to_owned(),
                    found => format!("{} non è la lettera di una parola", shown(*found)),
                })
                .label("non è una lettera")
                .help_if(help)
            }
            Problem::PatternLength(places) => Explanation::new(format!(
                "lo schema è di {}; le parole ne hanno da {SHORTEST} a {LONGEST}",
                count(*places, "lettera", "lettere")
            ))
            .label(match places {
                0..SHORTEST => "troppo corto",
                _ => "troppo lungo",
            })
            .help("`.` sta per una lettera qualsiasi, come in `K.W..`"),
            Problem::NoWords => Explanation::new(format!(
                "qui non c’è nessuna parola da {SHORTEST} a {LONGEST} lettere"
            ))
            .label("qui finisce l’elenco")
            .help("scrivi una parola per riga"),
        }
    }

    fn violation(&self, violation: &Violation) -> String {
        match violation {
            Violation::Filled { cell, by } => format!("in {cell} c’è già {by}"),
            Violation::DotsFirst { dots } => {
                format!(
                    "va riempita prima una casella punteggiata: {}",
                    or_list(dots)
                )
            }
            Violation::NotRolled { letter, roll } => {
                format!("{letter} non è uscita (il lancio è {roll})")
            }
            Violation::NoRoll => "non è stato lanciato nessun dado".to_owned(),
            Violation::NoJoker => "il jolly non c’è, o è già stato usato".to_owned(),
        }
    }

    fn claim_error(&self, error: ClaimError) -> &'static str {
        match error {
            ClaimError::NotThere => "non si trova lì",
            ClaimError::NotAWord => "non è nell’elenco",
        }
    }

    fn dice_error(&self, error: &DiceError) -> String {
        match error {
            DiceError::FaceCount(faces) => format!(
                "questo dado ha {}; un dado ne ha sei",
                count(*faces, "faccia", "facce")
            ),
            DiceError::NotAFace(found) => format!(
                "{} non è una faccia: le facce sono le lettere dalla A alla Z, `?` e `@`",
                shown(*found)
            ),
            DiceError::NotAColour(word) => {
                let colours = DieColour::ALL.map(|colour| format!("`{}`", colour.name()));
                format!(
                    "`{word}` non è un dado con le lettere; i dadi sono {}",
                    and_list(&colours)
                )
            }
            DiceError::NotAPair(text) => format!(
                "`{text}` non è una faccia del dado nero, che indica due colori: `white orange`"
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
        "troppo corta"
    } else {
        "troppo lunga"
    }
}
