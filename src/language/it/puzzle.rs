use std::ops::RangeInclusive;
use std::path::Path;

use jiff::civil::Date;

use super::game::parts;
use super::{Italian, and_list, count, or_list, points, shown, there_are, tiles};
use crate::game::Violation;
use crate::language::{
    Explanation, GameWords, NotationWords, PuzzleWords, QwordsNotationWords, QwordsWords,
    RecordWords,
};
use crate::notation::Place;
use crate::puzzle::qwords::{
    AnswerError, Hint, Kind, MOST_ROLLS, Puzzle as QwordsPuzzle, Task, Unfit, Unproved,
};
use crate::puzzle::{
    ExampleError, ExampleOutcome, ExpectedLine, Impossible, Mismatch, Progress, PuzzleError,
    TextError, Theme, Try,
};
use crate::qwords::{self, LineScore, WordList};

impl PuzzleWords for Italian {
    fn theme(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Qwirkle => "una riga o una colonna di sei",
            Theme::QwirkleFlex => "una diagonale di sei",
            Theme::Double => "due sequenze di sei in un colpo solo",
            Theme::BothEnds => "una sequenza che cresce da entrambi i lati",
            Theme::Bridge => "una tessera che unisce due sequenze",
            Theme::SingleTile => "basta una tessera",
            Theme::Diagonals => "la maggior parte dei punti viene dalle diagonali",
            Theme::Crossing => "danno punti almeno tre righe o colonne",
            Theme::Quiet => "nessuna sequenza di sei",
            Theme::GoingOut => "si chiude con le ultime tessere",
            #[cfg(test)]
            Theme::Later => "un tema che si aggiungerà un giorno",
        }
    }

    fn named_theme(&self, theme: Theme) -> String {
        self.theme(theme).to_owned()
    }

    fn occasion(&self, date: Date) -> String {
        super::full_date(date)
    }

    fn solution(&self, answer: &str) -> String {
        format!("Soluzione: {answer}")
    }

    fn only_best_play(&self, plays_total: usize, second_best: u32) -> String {
        let plays = count(plays_total, "mossa", "mosse");
        format!("È la migliore di {plays}; la seconda vale {second_best}.")
    }

    fn joker_left(&self) -> &'static str {
        "il jolly è ancora disponibile"
    }

    fn task(&self, task: &Task, shown: &str) -> String {
        match task {
            Task::Letter(_) => format!("lancio  {shown}"),
            Task::Rolls(_) => format!("lanci  {shown}"),
            Task::Supernatural(_) => format!("lettere  {shown}"),
        }
    }

    fn gain(&self, after: &LineScore, before: &LineScore) -> String {
        let word = after
            .word
            .as_ref()
            .map_or_else(String::new, |word| word.text());
        let more = points(after.points - before.points);
        let instead = if before.points > 0 {
            format!(": {} invece di {}", after.points, before.points)
        } else {
            String::new()
        };
        let line = super::qwords::in_line(after.line);
        format!("{more} per {word} {line}{instead}")
    }

    fn bonus_gained(&self, bonus: u32) -> String {
        format!(
            "{} perché ogni riga e ogni colonna ha una parola",
            points(bonus)
        )
    }

    fn gained_at_once(&self, points: &str) -> String {
        format!("{points} di guadagno immediato")
    }

    fn only_best_answer(&self, puzzle: &QwordsPuzzle) -> String {
        match (puzzle.question.kind(), puzzle.second_best) {
            (Kind::Supernatural, _) => {
                "È l’unico modo di usare tutte le lettere per dieci parole di cinque lettere, con o senza nomi propri."
                    .to_owned()
            }
            (_, None) => "Non c’è altro modo.".to_owned(),
            (kind, Some([plain, with_names])) => {
                let does = if kind == Kind::Letter {
                    "fa guadagnare"
                } else {
                    "vale"
                };
                let names = if with_names > plain {
                    format!(", {with_names} con i nomi propri")
                } else {
                    String::new()
                };
                let ways = count(puzzle.question.ways() as usize, "possibilità", "possibilità");
                format!("È la migliore di {ways}; la seconda {does} {plain}{names}.")
            }
        }
    }

    fn answer_error(&self, error: &AnswerError) -> String {
        match error {
            AnswerError::Actions(1, found) => {
                format!("ci vuole una sola lettera; qui ce ne sono {found}")
            }
            AnswerError::Actions(wanted, found) => format!(
                "ci vogliono {wanted} lettere, una per lancio, scritte di seguito; qui {} {found}",
                if *found == 1 {
                    "ce n’è"
                } else {
                    "ce ne sono"
                }
            ),
            AnswerError::Action(action, violation) => {
                let reason = QwordsNotationWords::violation(self, violation);
                format!("{action}: {reason}")
            }
            AnswerError::Free(cell) => {
                format!("{cell} è libera; la risposta è l’intera griglia")
            }
            AnswerError::Given(cell, letter) => format!("in {cell} c’è già {letter}"),
            AnswerError::Letters {
                letter,
                wanted,
                found,
            } => format!("{letter} va scritta {wanted} volte, non {found}"),
        }
    }

    fn puzzles(&self) -> &'static str {
        "rompicapi"
    }

    fn tries(&self, tries: u64, each: Try, rare: bool) -> String {
        attempts(tries, each) + if rare { ": rari" } else { "" }
    }

    fn not_a_range(&self) -> String {
        "scrivi un numero, o un intervallo come 15-20".to_owned()
    }

    fn zero_points(&self) -> String {
        "ogni mossa vale almeno 1 punto".to_owned()
    }

    fn reversed_range(&self, range: &RangeInclusive<u32>) -> String {
        format!(
            "il numero più basso va per primo: `{}-{}`",
            range.end(),
            range.start()
        )
    }

    fn not_a_date(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` non è una data"))
            .help("scrivi anno, mese e giorno: 2027-01-04")
    }

    fn no_puzzle(&self, date: Date) -> Explanation {
        Explanation::new(format!("non c’è nessun rompicapo per {}", super::on(date)))
            .help("scegli un altro giorno")
    }

    fn end_of_calendar(&self, first: Date, last: Date) -> Explanation {
        Explanation::new(format!(
            "a partire da {first} non ci sono tanti giorni: l’ultimo è {last}"
        ))
        .help("comincia prima, o chiedi meno giorni")
    }

    fn one_picture(&self) -> Explanation {
        Explanation::new("un’immagine mostra un solo rompicapo")
            .help("togli --days, o scegli text, yaml o json")
    }

    fn option_of_other_game(&self, option: &str, kind: Option<Kind>) -> Explanation {
        match kind {
            None => {
                let kinds = Kind::ALL.map(|kind| format!("`--kind {}`", kind.name()));
                Explanation::new(format!("{option} vale solo per i rompicapi di Qwords"))
                    .help(format!("toglila, o aggiungi {}", or_list(&kinds)))
            }
            Some(kind) => {
                Explanation::new(format!("{option} vale solo per i rompicapi con le tessere"))
                    .help(format!("toglila, oppure togli `--kind {}`", kind.name()))
            }
        }
    }

    fn impossible_puzzles(&self, reason: &Impossible) -> Explanation {
        let puzzle = |theme: &Option<Theme>| {
            theme.map_or("rompicapo".to_owned(), |theme| {
                format!("rompicapo `{}`", theme.name())
            })
        };
        match reason {
            Impossible::NoDiagonals { theme, rules } => Explanation::new(format!(
                "`{}` richiede diagonali che danno punti, e in {rules} non ce ne sono",
                theme.name()
            ))
            .help("aggiungi `--rules flex`, o scegli un altro --theme"),
            Impossible::LowTarget { theme, least } => Explanation::new(format!(
                "nessun {} ha una soluzione da meno di {}",
                puzzle(theme),
                points(*least)
            ))
            .help(format!(
                "scegli un obiettivo più alto, per esempio `--target {least}-{}`",
                least + 6
            )),
            Impossible::HighTarget { theme, rules, most } => Explanation::new(format!(
                "in {rules} nessun {} ha una soluzione da più di {}",
                puzzle(theme),
                points(*most)
            ))
            .help("scegli un --target più basso"),
            Impossible::LargeMargin { target, margin } => Explanation::new(format!(
                "una soluzione da {} non può superare di {margin} la seconda mossa",
                points(*target)
            ))
            .help("scegli un --margin più piccolo"),
        }
    }

    fn not_a_word_list(&self, given: &str) -> Explanation {
        let lists = WordList::ALL.map(|list| format!("{} ({})", list.code(), self.word_list(list)));
        Explanation::new(format!("`{given}` non è un elenco di parole"))
            .help(format!("gli elenchi di parole sono {}", and_list(&lists)))
    }

    fn few_words(&self, path: &Path, found: usize, needed: usize, list: WordList) -> Explanation {
        let of_five = if needed > 1 { " di cinque lettere" } else { "" };
        let words = match found {
            0 => format!("non contiene nessuna parola{of_five}"),
            1 => format!("contiene 1 sola parola{of_five}"),
            found => format!("contiene solo {found} parole{of_five}"),
        };
        Explanation::new(format!(
            "{} {words} dell’elenco {}; per un rompicapo così ne servono almeno {needed}",
            shown(path),
            self.word_list(list)
        ))
        .help("aggiungi parole al file, o togli --common-words")
    }

    fn rare_puzzles(&self, progress: Progress, each: Try) -> Explanation {
        let found = match progress.found {
            0 => "nessuno".to_owned(),
            found => found.to_string(),
        };
        Explanation::new(format!(
            "rompicapi così sono rari: {found} su {}",
            attempts(progress.tries, each)
        ))
    }

    fn few_puzzles(&self, found: usize, wanted: usize, tries: u64, each: Try) -> Explanation {
        let tried = attempts(tries, each);
        Explanation::new(match found {
            0 => format!("in {tried} non si è trovato nessun rompicapo così"),
            1 => format!(
                "in {tried} si è trovato un solo rompicapo dei {wanted} richiesti; è stato scritto"
            ),
            found => format!(
                "in {tried} si sono trovati solo {found} rompicapi dei {wanted} richiesti; sono stati scritti"
            ),
        })
        .help("permetti più tentativi con --max-tries, o chiedi rompicapi meno rari")
    }

    fn stopped(&self, found: usize, wanted: usize) -> Explanation {
        Explanation::new(match found {
            0 => "interrotto prima di trovare un rompicapo".to_owned(),
            1 => format!("interrotto dopo 1 rompicapo su {wanted}, che è stato scritto"),
            found => {
                format!("interrotto dopo {found} rompicapi su {wanted}, che sono stati scritti")
            }
        })
    }

    fn would_replace(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} contiene già qualcos’altro", shown(path)))
            .help("scegli un altro --out o un altro --seed; non è stato scritto nulla")
    }

    fn no_puzzles(&self, name: &str) -> Explanation {
        Explanation::new(format!("{name} non contiene rompicapi"))
            .help("`sixfold puzzle generate` ne crea")
    }

    fn only_examples(&self, files: &[String]) -> Explanation {
        let files = match files {
            [file] => format!("{file} contiene"),
            files => format!("{} file contengono", files.len()),
        };
        Explanation::new(format!("{files} esempi svolti, e nessun rompicapo"))
            .help("`sixfold rulebook` verifica gli esempi")
    }

    fn puzzle_error(&self, error: &PuzzleError) -> String {
        match error {
            PuzzleError::Unreadable { key, error } => format!("{key}: {}", text_error(error)),
            PuzzleError::Missing { key } => format!("manca {key}"),
            PuzzleError::Unwanted { key } => {
                format!("{key} non va bene per un rompicapo di questo tipo")
            }
            PuzzleError::Unfit(reason) => unfit(reason),
            PuzzleError::Unproved(reason) => unproved(reason).to_owned(),
            PuzzleError::NotOneBest => "la mossa migliore non è unica".to_owned(),
            PuzzleError::Differs { key, stored, found } => {
                format!("{key}: nel file {stored}, in realtà {found}")
            }
            PuzzleError::Twin { id } => format!(
                "{id} è lo stesso rompicapo, ruotato, riflesso o con altri colori e simboli"
            ),
            PuzzleError::SameId => "un altro rompicapo ha questo id".to_owned(),
        }
    }

    fn proof_headings(&self) -> [&'static str; 3] {
        ["file", "rompicapi", "dimostrati"]
    }

    fn unreadable_file(&self) -> &'static str {
        "illeggibile"
    }

    fn holds_examples(&self, file: &str) -> String {
        format!("{file} contiene esempi svolti: li verifica `sixfold rulebook`")
    }

    fn proved(&self, passed: usize, total: usize, unreadable: usize) -> String {
        let unreadable = match unreadable {
            0 => String::new(),
            1 => "; 1 file è illeggibile".to_owned(),
            files => format!("; {files} file sono illeggibili"),
        };
        let proved = count(passed, "rompicapo dimostrato", "rompicapi dimostrati");
        format!("{proved} su {total}{unreadable}")
    }

    fn no_examples(&self, name: &str) -> Explanation {
        Explanation::new(format!("{name} non contiene esempi"))
            .help("`sixfold rulebook --help` mostra come è fatto un file")
    }

    fn example_headings(&self) -> [&'static str; 4] {
        ["esempio", "atteso", "trovato", "ok"]
    }

    fn expected(&self, outcome: Option<ExampleOutcome>) -> String {
        outcome.map_or_else(|| "non chiaro".to_owned(), example_outcome)
    }

    fn found(&self, outcome: Option<ExampleOutcome>, given: &[&str], others: &[&str]) -> String {
        match outcome {
            Some(ExampleOutcome::Illegal) => {}
            Some(ExampleOutcome::Score(score)) => return points(score),
            None => return "errore".to_owned(),
        }
        let parted = if given.is_empty() || others.is_empty() {
            ""
        } else {
            "; inoltre "
        };
        let (given, others) = (given.join(", "), others.join(", "));
        format!("non consentita: {given}{parted}{others}")
    }

    fn agrees(&self, agrees: bool) -> &'static str {
        if agrees { "sì" } else { "NO" }
    }

    fn mismatch(&self, mismatch: &Mismatch) -> String {
        let short = in_short(mismatch);
        match mismatch {
            Mismatch::Score { right, .. } | Mismatch::Legal(right) => {
                format!("{short}; la mossa ottiene {}", and_list(&parts(right)))
            }
            Mismatch::GridScore { right, .. } => {
                format!("{short}; le parole trovate sono {}", grid_parts(right))
            }
            _ => short,
        }
    }

    fn mismatch_in_short(&self, mismatch: &Mismatch) -> String {
        in_short(mismatch)
    }

    fn without_reasons(&self, examples: usize) -> String {
        let examples = match examples {
            1 => "1 esempio non consentito non indica".to_owned(),
            examples => format!("{examples} esempi non consentiti non indicano"),
        };
        format!(
            "{examples} `reasons`, quindi basta che sia violata una regola qualsiasi; la tabella elenca i codici trovati."
        )
    }

    fn examples_right(&self, passed: usize, total: usize) -> String {
        let (examples, conform) = match passed {
            1 => ("esempio", "conforme"),
            _ => ("esempi", "conformi"),
        };
        format!("{passed} {examples} su {total} {conform} al regolamento")
    }
}

/// `3 partite`, `1 griglia`: what was tried.
fn attempts(tries: u64, each: Try) -> String {
    match each {
        Try::Game => count(tries as usize, "partita", "partite"),
        Try::Grid => count(tries as usize, "griglia", "griglie"),
    }
}

/// What is wrong with a text in a stored puzzle.
fn text_error(error: &TextError) -> String {
    let nowhere = Place::nowhere();
    let messages: Vec<String> = match error {
        TextError::Tiles(error) => error
            .problems()
            .iter()
            .map(|located| NotationWords::explain(&Italian, &located.problem, &nowhere).message)
            .collect(),
        TextError::Qwords(error) => error
            .problems()
            .iter()
            .map(|located| {
                QwordsNotationWords::explain(&Italian, &located.problem, &nowhere).message
            })
            .collect(),
    };
    messages.join("; ")
}

/// Why a task does not go with a grid, in a sentence without a full stop.
fn unfit(reason: &Unfit) -> String {
    let cells = |free: usize| count(free, "casella libera", "caselle libere");
    match reason {
        Unfit::Dots => "nella griglia di un rompicapo non restano caselle punteggiate".to_owned(),
        Unfit::Rolls(rolls, free) => format!(
            "{} per {}; se ne possono conoscere da 1 a {MOST_ROLLS}, uno per casella",
            there_are(*rolls, "lancio", "lanci"),
            cells(*free)
        ),
        Unfit::Letters(letters, free) => format!(
            "{} per {}",
            there_are(*letters, "lettera", "lettere"),
            cells(*free)
        ),
    }
}

/// Why a question is no puzzle, in a sentence without a full stop.
fn unproved(reason: &Unproved) -> &'static str {
    match reason {
        Unproved::NotOne => "la risposta migliore non è unica",
        Unproved::NotOneWithNames => "con i nomi propri la risposta migliore non è unica",
        Unproved::OtherWithNames => {
            "con i nomi propri cambia la risposta migliore, o il suo punteggio"
        }
    }
}

/// A hint for a puzzle of Qwords, in a sentence with a full stop.
pub(super) fn qwords_hint(hint: &Hint) -> String {
    match hint {
        Hint::Longest(letters) => format!("si forma una parola di {letters} lettere."),
        Hint::Letters(letters) => match &letters[..] {
            [one] => format!("la lettera è {one}."),
            letters => format!("le lettere sono {}, in quest’ordine.", and_list(letters)),
        },
        Hint::Row(row) => format!("si scrive {}.", super::qwords::in_line(*row)),
        Hint::First(action) => format!("la prima è {action}."),
        Hint::Last(action) => format!("l’ultima è {action}."),
        Hint::Word(line, word) => {
            let line = QwordsWords::line(&Italian, *line);
            format!("{line} diventa {word}.")
        }
        Hint::Solution(solution) => format!("è {solution}."),
    }
}

fn example_outcome(outcome: ExampleOutcome) -> String {
    match outcome {
        ExampleOutcome::Score(score) => points(score),
        ExampleOutcome::Illegal => "non consentita".to_owned(),
    }
}

/// How an example differs, without the points of the play.
fn in_short(difference: &Mismatch) -> String {
    match difference {
        Mismatch::InFile { key, line, error } => {
            let line = line.map_or_else(String::new, |line| format!(" alla riga {line}"));
            format!("errore{line}, `{key}`: {}", example_error(error))
        }
        Mismatch::Unclear => "indica o uno `score` o `legal: false`".to_owned(),
        Mismatch::Score {
            expected,
            right,
            slip,
        } => {
            let differs = instead_of(*expected, right.total());
            slip.as_ref().map_or(differs.clone(), |slip| {
                format!("{differs}: {}", Italian.scoring_mistake(slip))
            })
        }
        Mismatch::GridScore { expected, right } => instead_of(*expected, right.total()),
        Mismatch::Legal(right) => format!(
            "attesa una mossa non consentita, che invece vale {}",
            points(right.total())
        ),
        Mismatch::Breaches(violations) => {
            format!("attesa una mossa consentita, trovato {}", coded(violations))
        }
        Mismatch::Reasons { missing, found } => {
            format!("atteso {}, trovato {}", and_list(missing), coded(found))
        }
        Mismatch::Line {
            number,
            expected,
            found,
        } => {
            let words = |line: &Option<Box<ExpectedLine>>| {
                line.as_ref()
                    .map_or_else(|| "nessuna".to_owned(), |line| line_words(line))
            };
            format!(
                "sequenza {number}: attesa {}; trovata {}",
                words(expected),
                words(found)
            )
        }
        Mismatch::Better { best } => format!("con six_tiles un’altra mossa vale {best}"),
        Mismatch::IllegalWithSixTiles(violations) => format!(
            "con six_tiles la mossa non è consentita: {}",
            sentences(violations)
        ),
        Mismatch::Missing { key } => format!("manca `{key}`"),
        Mismatch::Unwanted { key } => {
            format!("`{key}` non va bene per un esempio di questo tipo")
        }
        Mismatch::Claim { line, word, fault } => {
            let line = QwordsWords::line(&Italian, *line);
            format!("{line}: {word} {}", Italian.claim_error(*fault))
        }
    }
}

fn instead_of(expected: u32, found: u32) -> String {
    format!("punti attesi {expected}, trovati {found}")
}

/// Why an example cannot be checked, in a sentence without a full stop.
fn example_error(error: &ExampleError) -> String {
    match error {
        ExampleError::Notation(error) => text_error(error),
        ExampleError::NotInRack(violations) => {
            let code = violations.first().map_or("", Violation::code);
            format!(
                "{}; se è proprio quello che mostra l’esempio, scrivi `reasons: [{code}]`",
                sentences(violations)
            )
        }
        ExampleError::NotSixTiles { found } => {
            format!("sono {}; una mano completa ne ha 6", tiles(*found))
        }
        ExampleError::WrongRack => {
            "con il tavolo, ci sarebbero più copie di una tessera di quante ne esistano".to_owned()
        }
    }
}

fn sentences(violations: &[Violation]) -> String {
    let sentences: Vec<String> = violations
        .iter()
        .map(|violation| GameWords::violation(&Italian, violation))
        .collect();
    sentences.join("; ")
}

/// Every broken rule with its code.
fn coded(violations: &[Violation]) -> String {
    let coded: Vec<String> = violations
        .iter()
        .map(|violation| {
            let sentence = GameWords::violation(&Italian, violation);
            format!("{} ({sentence})", violation.code())
        })
        .collect();
    coded.join("; ")
}

/// What each word of a grid earns: `riga 1 DUO 3, riga 2 SAUT 6, … e nessun bonus`.
fn grid_parts(breakdown: &qwords::Breakdown) -> String {
    let line = |score: &LineScore| {
        let line = QwordsWords::line(&Italian, score.line);
        match &score.word {
            Some(word) => format!("{line} {} {}", word.text(), score.points),
            None => format!("{line} nessuna"),
        }
    };
    let bonus = if breakdown.bonus > 0 {
        format!("il bonus {}", breakdown.bonus)
    } else {
        "nessun bonus".to_owned()
    };
    let lines = breakdown.lines.iter().map(line);
    and_list(&lines.chain([bonus]).collect::<Vec<_>>())
}

/// All that an example can say of a line, in its order and with the words of the file:
/// `horizontal, colour red, g7 h7 i7, 3 punti`.
fn line_words(line: &ExpectedLine) -> String {
    let tiles = line
        .tiles
        .as_ref()
        .map_or_else(String::new, |tiles| format!(", {}", tiles.join(" ")));
    let bonus = if line.bonus > 0 {
        format!(" più {} di bonus", line.bonus)
    } else {
        String::new()
    };
    let ExpectedLine {
        direction,
        by,
        of,
        cells,
        ..
    } = line;
    format!(
        "`{direction}`, `{by}` `{of}`, {}{tiles}, {}{bonus}",
        cells.join(" "),
        points(line.points)
    )
}
