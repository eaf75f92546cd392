use std::ops::RangeInclusive;
use std::path::Path;

use jiff::civil::Date;

use super::game::parts;
use super::{
    German, and_list, count, form, or_list, points, problems, shown, tiles, times, with_points,
};
use crate::game::Violation;
use crate::language::{
    Explanation, GameWords, PuzzleWords, QwordsNotationWords, QwordsWords, RecordWords,
};
use crate::puzzle::qwords::{
    AnswerError, Kind, MOST_ROLLS, Puzzle as QwordsPuzzle, Task, Unfit, Unproved,
};
use crate::puzzle::{
    ExampleError, ExampleOutcome, ExpectedLine, Impossible, Mismatch, Progress, PuzzleError,
    TextError, Theme, Try,
};
use crate::qwords::{self, LineScore, WordList};

impl PuzzleWords for German {
    fn theme(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Qwirkle => "eine Reihe wird ein Qwirkle",
            Theme::QwirkleFlex => "eine diagonale Reihe wird ein Qwirkle Flex",
            Theme::Double => "zwei Sechserreihen auf einmal",
            Theme::BothEnds => "eine Reihe wächst an beiden Enden",
            Theme::Bridge => "ein Stein verbindet zwei Reihen",
            Theme::SingleTile => "ein Stein genügt",
            Theme::Diagonals => "die meisten Punkte bringen diagonale Reihen",
            Theme::Crossing => "drei oder mehr Zeilen und Spalten zählen",
            Theme::Quiet => "ganz ohne Sechserreihe",
            Theme::GoingOut => "Ausgehen mit den letzten Steinen",
            #[cfg(test)]
            Theme::Later => "ein Thema, das einmal dazukommt",
        }
    }

    fn named_theme(&self, theme: Theme) -> String {
        self.theme(theme).to_owned()
    }

    fn occasion(&self, date: Date) -> String {
        super::date(date)
    }

    fn solution(&self, answer: &str) -> String {
        format!("Lösung: {answer}")
    }

    fn only_best_play(&self, plays_total: usize, second_best: u32) -> String {
        match plays_total {
            1 => "Es ist der einzige Zug.".to_owned(),
            plays => {
                format!(
                    "Der eindeutig beste von {plays} Zügen; der zweitbeste bringt {second_best}."
                )
            }
        }
    }

    fn joker_left(&self) -> &'static str {
        "der Joker ist noch da"
    }

    fn task(&self, task: &Task, shown: &str) -> String {
        match task {
            Task::Letter(_) => format!("Wurf  {shown}"),
            Task::Rolls(_) => format!("Würfe  {shown}"),
            Task::Supernatural(_) => format!("Buchstaben  {shown}"),
        }
    }

    fn gain(&self, after: &LineScore, before: &LineScore) -> String {
        let word = after
            .word
            .as_ref()
            .map_or_else(String::new, |word| word.text());
        let more = points(after.points - before.points);
        let instead = if before.points > 0 {
            format!(": {} statt {}", after.points, before.points)
        } else {
            String::new()
        };
        let line = QwordsWords::line(self, after.line);
        format!("{more} für {word} in {line}{instead}")
    }

    fn bonus_gained(&self, bonus: u32) -> String {
        format!("{} für ein Wort in jeder Reihe", points(bonus))
    }

    fn gained_at_once(&self, points: &str) -> String {
        format!("sofort {points} gewonnen")
    }

    fn only_best_answer(&self, puzzle: &QwordsPuzzle) -> String {
        match (puzzle.question.kind(), puzzle.second_best) {
            (Kind::Supernatural, _) => {
                "Nur so ergeben alle Buchstaben zehn Wörter mit fünf Buchstaben, ob mit oder ohne Namen."
                    .to_owned()
            }
            (_, None) => "Eine andere Möglichkeit gibt es nicht.".to_owned(),
            (kind, Some([plain, with_names])) => {
                let does = if kind == Kind::Letter {
                    "gewinnt"
                } else {
                    "bringt"
                };
                let names = if with_names > plain {
                    format!(", mit Namen {with_names}")
                } else {
                    String::new()
                };
                match puzzle.question.ways() as usize {
                    1 => "Eine andere Möglichkeit gibt es nicht.".to_owned(),
                    ways => format!(
                        "Die eindeutig beste von {ways} Möglichkeiten; die zweitbeste {does} {plain}{names}."
                    ),
                }
            }
        }
    }

    fn answer_error(&self, error: &AnswerError) -> String {
        match error {
            AnswerError::Actions(wanted, found) => format!(
                "{}, alle hintereinander; hier {} {found}",
                match wanted {
                    1 => "1 Wurf verlangt 1 Buchstaben".to_owned(),
                    wanted => format!("{wanted} Würfe verlangen {wanted} Buchstaben"),
                },
                form(*found, "ist es", "sind es")
            ),
            AnswerError::Action(action, violation) => {
                let reason = QwordsNotationWords::violation(self, violation);
                format!("{action}: {reason}")
            }
            AnswerError::Free(cell) => {
                format!("{cell} ist frei; die Antwort ist das ganze Raster")
            }
            AnswerError::Given(cell, letter) => format!("auf {cell} steht schon {letter}"),
            AnswerError::Letters {
                letter,
                wanted,
                found,
            } => format!(
                "{letter} ist {} statt {} eingetragen",
                times(usize::from(*found)),
                times(usize::from(*wanted))
            ),
        }
    }

    fn puzzles(&self) -> &'static str {
        "Rätsel"
    }

    fn tries(&self, tries: u64, each: Try, rare: bool) -> String {
        tried(tries, each) + if rare { ": selten" } else { "" }
    }

    fn not_a_range(&self) -> String {
        "schreib eine Zahl oder einen Bereich wie 15-20".to_owned()
    }

    fn zero_points(&self) -> String {
        "jeder Zug bringt mindestens 1 Punkt".to_owned()
    }

    fn reversed_range(&self, range: &RangeInclusive<u32>) -> String {
        format!(
            "die kleinere Zahl steht vorn: `{}-{}`",
            range.end(),
            range.start()
        )
    }

    fn not_a_date(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` ist kein Datum"))
            .help("schreib Jahr, Monat und Tag: 2027-01-04")
    }

    fn no_puzzle(&self, date: Date) -> Explanation {
        Explanation::new(format!("für den {} gibt es kein Rätsel", super::day(date)))
            .help("wähl einen anderen Tag")
    }

    fn end_of_calendar(&self, first: Date, last: Date) -> Explanation {
        Explanation::new(format!(
            "so viele Tage gibt es ab dem {} nicht mehr: der letzte ist der {}",
            super::day(first),
            super::day(last)
        ))
        .help("fang früher an oder verlang weniger Tage")
    }

    fn one_picture(&self) -> Explanation {
        Explanation::new("ein Bild zeigt nur ein Rätsel")
            .help("lass --days weg oder wähl text, yaml oder json")
    }

    fn option_of_other_game(&self, option: &str, kind: Option<Kind>) -> Explanation {
        match kind {
            None => {
                let kinds = Kind::ALL.map(|kind| format!("`--kind {}`", kind.name()));
                Explanation::new(format!("{option} gilt nur für Qwords-Rätsel"))
                    .help(format!("lass es weg oder ergänze {}", or_list(&kinds)))
            }
            Some(kind) => Explanation::new(format!("{option} gilt nur für Rätsel mit Steinen"))
                .help(format!(
                    "lass es weg oder lass `--kind {}` weg",
                    kind.name()
                )),
        }
    }

    fn impossible_puzzles(&self, reason: &Impossible) -> Explanation {
        let puzzle = |theme: &Option<Theme>| {
            theme.map_or("kein Rätsel".to_owned(), |theme| {
                format!("kein Rätsel mit dem Thema `{}`", theme.name())
            })
        };
        match reason {
            Impossible::NoDiagonals { theme, rules } => Explanation::new(format!(
                "`{}` braucht diagonale Reihen, die zählen, und bei {rules} gibt es keine",
                theme.name()
            ))
            .help("ergänze `--rules flex` oder wähl ein anderes --theme"),
            Impossible::LowTarget { theme, least } => Explanation::new(format!(
                "{} hat eine Lösung mit weniger als {}",
                puzzle(theme),
                with_points(*least)
            ))
            .help(format!(
                "wähl ein höheres Ziel, etwa `--target {least}-{}`",
                least + 6
            )),
            Impossible::HighTarget { theme, rules, most } => Explanation::new(format!(
                "bei {rules} hat {} eine Lösung mit mehr als {}",
                puzzle(theme),
                with_points(*most)
            ))
            .help("wähl ein niedrigeres --target"),
            Impossible::LargeMargin { target, margin } => Explanation::new(format!(
                "eine Lösung mit {} kann nicht um {margin} besser sein als der zweitbeste Zug",
                with_points(*target)
            ))
            .help("wähl mit --margin einen kleineren Abstand"),
        }
    }

    fn not_a_word_list(&self, given: &str) -> Explanation {
        let lists = WordList::ALL.map(|list| format!("{} ({})", list.code(), self.word_list(list)));
        Explanation::new(format!("`{given}` ist keine Wortliste"))
            .help(format!("Wortlisten sind {}", and_list(&lists)))
    }

    fn few_words(&self, path: &Path, found: usize, needed: usize, list: WordList) -> Explanation {
        let (one, many) = if needed > 1 {
            ("Wort mit fünf Buchstaben", "Wörter mit fünf Buchstaben")
        } else {
            ("Wort", "Wörter")
        };
        let words = super::none_or(found, one, many);
        Explanation::new(format!(
            "{} enthält {words} aus der Liste {}; so ein Rätsel braucht mindestens {needed}",
            shown(path),
            list_name(list)
        ))
        .help("ergänze Wörter in der Datei oder lass --common-words weg")
    }

    fn rare_puzzles(&self, progress: Progress, each: Try) -> Explanation {
        let found = match progress.found {
            0 => "keines".to_owned(),
            found => found.to_string(),
        };
        let of = match each {
            Try::Game => count(progress.tries as usize, "Partie", "Partien"),
            Try::Grid => count(progress.tries as usize, "Raster", "Rastern"),
        };
        Explanation::new(format!(
            "solche Rätsel sind selten: bisher {found} nach {of}"
        ))
    }

    fn few_puzzles(&self, found: usize, wanted: usize, tries: u64, each: Try) -> Explanation {
        let (tried, gave) = (tried(tries, each), form(tries as usize, "ergab", "ergaben"));
        Explanation::new(match found {
            0 => format!("{tried} {gave} kein solches Rätsel"),
            found => format!(
                "{tried} {gave} nur {found} von {wanted} Rätseln; {} geschrieben",
                form(found, "das wurde", "die wurden")
            ),
        })
        .help("erlaub mit --max-tries mehr Versuche oder verlang Rätsel, die nicht so selten sind")
    }

    fn stopped(&self, found: usize, wanted: usize) -> Explanation {
        Explanation::new(match found {
            0 => "abgebrochen, bevor ein Rätsel gefunden war".to_owned(),
            found => format!(
                "abgebrochen nach {found} von {wanted} Rätseln; {} geschrieben",
                form(found, "das wurde", "die wurden")
            ),
        })
    }

    fn would_replace(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} enthält schon etwas anderes", shown(path)))
            .help("wähl ein anderes --out oder einen anderen --seed; es wurde nichts geschrieben")
    }

    fn no_puzzles(&self, name: &str) -> Explanation {
        Explanation::new(format!("{name} enthält keine Rätsel"))
            .help("`sixfold puzzle generate` erzeugt welche")
    }

    fn only_examples(&self, files: &[String]) -> Explanation {
        let files = match files {
            [file] => format!("{file} enthält"),
            files => format!("{} enthalten", count(files.len(), "Datei", "Dateien")),
        };
        Explanation::new(format!("{files} Beispiele und keine Rätsel"))
            .help("`sixfold rulebook` prüft Beispiele")
    }

    fn puzzle_error(&self, error: &PuzzleError) -> String {
        match error {
            PuzzleError::Unreadable { key, error } => format!("{key}: {}", text_error(error)),
            PuzzleError::Missing { key } => format!("`{key}` fehlt"),
            PuzzleError::Unwanted { key } => format!("`{key}` gehört nicht zu so einem Rätsel"),
            PuzzleError::Unfit(reason) => unfit(reason),
            PuzzleError::Unproved(reason) => unproved(reason).to_owned(),
            PuzzleError::NotOneBest => "es gibt nicht genau einen besten Zug".to_owned(),
            PuzzleError::Differs { key, stored, found } => {
                format!("{key}: gespeichert {stored}, gefunden {found}")
            }
            PuzzleError::Twin { id } => {
                format!("{id} ist dasselbe Rätsel, gedreht, gespiegelt oder mit anderen Symbolen")
            }
            PuzzleError::SameId => "ein anderes Rätsel hat dieselbe Kennung".to_owned(),
        }
    }

    fn proof_headings(&self) -> [&'static str; 3] {
        ["Datei", "Rätsel", "bewiesen"]
    }

    fn unreadable_file(&self) -> &'static str {
        "unlesbar"
    }

    fn holds_examples(&self, file: &str) -> String {
        format!("{file} enthält Beispiele: `sixfold rulebook` prüft sie")
    }

    fn proved(&self, passed: usize, total: usize, unreadable: usize) -> String {
        let unreadable = match unreadable {
            0 => String::new(),
            files => format!(
                "; {} {} unlesbar",
                count(files, "Datei", "Dateien"),
                form(files, "ist", "sind")
            ),
        };
        format!(
            "{passed} von {total} {} bewiesen{unreadable}",
            form(total, "Rätsel", "Rätseln")
        )
    }

    fn no_examples(&self, name: &str) -> Explanation {
        Explanation::new(format!("{name} enthält keine Beispiele"))
            .help("`sixfold rulebook --help` zeigt, wie eine Datei aussieht")
    }

    fn example_headings(&self) -> [&'static str; 4] {
        ["Beispiel", "erwartet", "gefunden", "ok"]
    }

    fn expected(&self, outcome: Option<ExampleOutcome>) -> String {
        outcome.map_or_else(|| "unklar".to_owned(), outcome_words)
    }

    fn found(&self, outcome: Option<ExampleOutcome>, given: &[&str], others: &[&str]) -> String {
        let illegal = match outcome {
            Some(ExampleOutcome::Illegal) => outcome_words(ExampleOutcome::Illegal),
            Some(score) => return outcome_words(score),
            None => return "Fehler".to_owned(),
        };
        let parted = if given.is_empty() || others.is_empty() {
            ""
        } else {
            "; auch "
        };
        let (given, others) = (given.join(", "), others.join(", "));
        format!("{illegal}: {given}{parted}{others}")
    }

    fn agrees(&self, agrees: bool) -> &'static str {
        if agrees { "ja" } else { "NEIN" }
    }

    fn mismatch(&self, mismatch: &Mismatch) -> String {
        let short = in_short(mismatch);
        match mismatch {
            Mismatch::Score { right, .. } | Mismatch::Legal(right) => {
                format!("{short}; der Zug bringt {}", and_list(&parts(right)))
            }
            Mismatch::GridScore { right, .. } => {
                format!("{short}; gefunden wurden {}", grid_parts(right))
            }
            Mismatch::InFile { .. }
            | Mismatch::Unclear
            | Mismatch::Breaches(_)
            | Mismatch::Reasons { .. }
            | Mismatch::Line { .. }
            | Mismatch::Better { .. }
            | Mismatch::IllegalWithSixTiles(_)
            | Mismatch::Missing { .. }
            | Mismatch::Unwanted { .. }
            | Mismatch::Claim { .. } => short,
        }
    }

    fn mismatch_in_short(&self, mismatch: &Mismatch) -> String {
        in_short(mismatch)
    }

    fn without_reasons(&self, examples: usize) -> String {
        let examples = match examples {
            1 => "Zu einem nicht erlaubten Beispiel".to_owned(),
            examples => format!("Zu {examples} nicht erlaubten Beispielen"),
        };
        format!(
            "{examples} fehlen die `reasons`, darum genügt jeder Regelverstoß; die Tabelle nennt die gefundenen Codes."
        )
    }

    fn examples_right(&self, passed: usize, total: usize) -> String {
        format!(
            "{passed} von {total} {} wie in der Spielregel",
            form(total, "Beispiel", "Beispielen")
        )
    }
}

fn tried(tries: u64, each: Try) -> String {
    match each {
        Try::Game => count(tries as usize, "Partie", "Partien"),
        Try::Grid => count(tries as usize, "Raster", "Raster"),
    }
}

/// The name of a word list after `Liste`: `Deutsch`.
fn list_name(list: WordList) -> String {
    super::capitalised(QwordsWords::word_list(&German, list))
}

/// Every problem of a text, without its place.
fn text_error(error: &TextError) -> String {
    match error {
        TextError::Tiles(error) => problems(error),
        TextError::Qwords(error) => problems(error),
    }
}

/// Why a task does not go with a grid, in a sentence without a full stop.
fn unfit(reason: &Unfit) -> String {
    let cells = |free: usize| count(free, "freies Feld", "freie Felder");
    match reason {
        Unfit::Dots => "im Raster eines Rätsels darf es keine Punktfelder mehr geben".to_owned(),
        Unfit::Rolls(rolls, free) => format!(
            "{} für {}; erlaubt sind 1 bis {MOST_ROLLS} bekannte Würfe, für jedes freie Feld einer",
            count(*rolls, "Wurf", "Würfe"),
            cells(*free)
        ),
        Unfit::Letters(letters, free) => format!(
            "{} für {}",
            count(*letters, "Buchstabe", "Buchstaben"),
            cells(*free)
        ),
    }
}

/// Why a question is no puzzle, in a sentence without a full stop.
fn unproved(reason: &Unproved) -> &'static str {
    match reason {
        Unproved::NotOne => "es gibt nicht genau eine beste Antwort",
        Unproved::NotOneWithNames => "mit Namen gibt es nicht genau eine beste Antwort",
        Unproved::OtherWithNames => "mit Namen ändert sich die beste Antwort oder ihre Punktzahl",
    }
}

fn outcome_words(outcome: ExampleOutcome) -> String {
    match outcome {
        ExampleOutcome::Score(score) => points(score),
        ExampleOutcome::Illegal => "nicht erlaubt".to_owned(),
    }
}

/// How an example differs, without the points.
fn in_short(difference: &Mismatch) -> String {
    match difference {
        Mismatch::InFile { key, line, error } => {
            let line = line.map_or_else(String::new, |line| format!(" in Zeile {line}"));
            format!("Fehler{line}, `{key}`: {}", example_error(error))
        }
        Mismatch::Unclear => "gib entweder `score` oder `legal: false` an".to_owned(),
        Mismatch::Score {
            expected,
            right,
            slip,
        } => {
            let differs = format!(
                "erwartet {}, gefunden {}",
                points(*expected),
                points(right.total())
            );
            match slip {
                Some(slip) => format!("{differs}: {}", RecordWords::scoring_mistake(&German, slip)),
                None => differs,
            }
        }
        Mismatch::GridScore { expected, right } => format!(
            "erwartet {}, gefunden {}",
            points(*expected),
            points(right.total())
        ),
        Mismatch::Legal(right) => {
            format!(
                "erwartet „nicht erlaubt“, gefunden {}",
                points(right.total())
            )
        }
        Mismatch::Breaches(violations) => {
            format!("erwartet „erlaubt“, gefunden {}", coded(violations))
        }
        Mismatch::Reasons { missing, found } => {
            format!("erwartet {}, gefunden {}", and_list(missing), coded(found))
        }
        Mismatch::Line {
            number,
            expected,
            found,
        } => {
            let words = |line: &Option<Box<ExpectedLine>>| {
                line.as_ref()
                    .map_or_else(|| "keine".to_owned(), |line| line_words(line))
            };
            format!(
                "Reihe {number}: erwartet {}; gefunden {}",
                words(expected),
                words(found)
            )
        }
        Mismatch::Better { best } => {
            format!("mit `six_tiles` bringt ein anderer Zug {best}")
        }
        Mismatch::IllegalWithSixTiles(violations) => {
            let violations: Vec<String> = violations.iter().map(violation).collect();
            format!(
                "mit `six_tiles` ist der Zug nicht erlaubt: {}",
                violations.join("; ")
            )
        }
        Mismatch::Missing { key } => format!("`{key}` fehlt"),
        Mismatch::Unwanted { key } => format!("`{key}` gehört nicht zu so einem Beispiel"),
        Mismatch::Claim { line, word, fault } => format!(
            "{}: {word} {}",
            QwordsWords::line(&German, *line),
            QwordsNotationWords::claim_error(&German, *fault)
        ),
    }
}

/// Why an example cannot be checked, in a sentence without a full stop.
fn example_error(error: &ExampleError) -> String {
    match error {
        ExampleError::Notation(error) => text_error(error),
        ExampleError::NotInRack(violations) => {
            let code = violations.first().map_or("", Violation::code);
            let violations: Vec<String> = violations.iter().map(violation).collect();
            format!(
                "{}; wenn das Beispiel genau das zeigt, schreib `reasons: [{code}]`",
                violations.join("; ")
            )
        }
        ExampleError::NotSixTiles { found } => format!(
            "hier {} {}; eine volle Bank hat 6",
            form(*found, "ist", "sind"),
            tiles(*found)
        ),
        ExampleError::WrongRack => {
            "zusammen mit dem Tisch käme ein Stein öfter vor, als es ihn gibt".to_owned()
        }
    }
}

fn violation(violation: &Violation) -> String {
    GameWords::violation(&German, violation)
}

/// Every broken rule with its code.
fn coded(violations: &[Violation]) -> String {
    let coded: Vec<String> = violations
        .iter()
        .map(|broken| format!("{} ({})", broken.code(), violation(broken)))
        .collect();
    coded.join("; ")
}

/// What each word of a grid earns: `Zeile 1 DUO 3, Zeile 2 SAUT 6, … und kein Bonus`.
fn grid_parts(breakdown: &qwords::Breakdown) -> String {
    let line = |score: &LineScore| {
        let name = QwordsWords::line(&German, score.line);
        match &score.word {
            Some(word) => format!("{name} {} {}", word.text(), score.points),
            None => format!("{name} kein Wort"),
        }
    };
    let bonus = if breakdown.bonus > 0 {
        format!("der Bonus {}", breakdown.bonus)
    } else {
        "kein Bonus".to_owned()
    };
    and_list(
        &breakdown
            .lines
            .iter()
            .map(line)
            .chain([bonus])
            .collect::<Vec<_>>(),
    )
}

/// All that an example can say of a line, in its order and as the file has it: `horizontal,
/// colour red, g7 h7 i7, 3 Punkte`.
fn line_words(line: &ExpectedLine) -> String {
    let tiles = line
        .tiles
        .as_ref()
        .map_or_else(String::new, |tiles| format!(", {}", tiles.join(" ")));
    let bonus = if line.bonus > 0 {
        format!(" und {} Bonuspunkte", line.bonus)
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
        "`{direction}`, `{by} {of}`, {}{tiles}, {}{bonus}",
        cells.join(" "),
        points(line.points)
    )
}
