use std::io::{self, ErrorKind};
use std::path::Path;

use super::{German, count, decimal, or_list, problems, shown};
use crate::bench::Task;
use crate::game::{Cell, MAX_COORDINATE, MIN_COORDINATE, Rules, Turn, Violation};
use crate::language::{CliWords, Explanation, GameWords};
use crate::notation::{NotationError, nearest, parse_position};
use crate::strategy::arena::{Match, Tally};

impl CliWords for German {
    fn neither_line_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!(
            "`{given}` ist weder eine Stellungszeile noch eine Datei"
        ))
        .help(both_readings(given))
    }

    fn word_after_file(&self, file: &str, word: &str) -> Explanation {
        Explanation::new(format!(
            "`{word}` ist zu viel: `{file}` ist schon eine ganze Stellung"
        ))
        .help("lass es weg oder setz einen Namen mit Leerzeichen in Anführungszeichen")
    }

    fn empty_folder(&self, folder: &Path) -> Explanation {
        Explanation::new(format!("{} enthält keine .yaml-Dateien", shown(folder)))
            .help("gib einen anderen Ordner oder eine Datei an")
    }

    fn unreadable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "{} lässt sich nicht lesen: {}",
            shown(path),
            reason(error)
        ))
    }

    fn unwritable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "{} lässt sich nicht schreiben: {}",
            shown(path),
            reason(error)
        ))
    }

    fn large_file(&self, name: &str, most: u64) -> Explanation {
        Explanation::new(format!("{name} ist größer als {most} MiB"))
            .help("teil die Datei in kleinere auf; `analyse --batch` liest beliebig viele Zeilen")
    }

    fn waiting(&self, lock: &Path, process: Option<u32>) -> String {
        let holder = process.map_or_else(
            || "ein anderer Prozess".to_owned(),
            |number| format!("Prozess {number}"),
        );
        format!("es wird gewartet, bis {holder} {} freigibt", shown(lock))
    }

    fn in_use(&self, path: &Path, process: Option<u32>) -> Explanation {
        Explanation::new(format!(
            "{} wird gerade von {} benutzt",
            shown(path),
            holder(process)
        ))
        .help("warte, bis er fertig ist, oder beende ihn und versuch es noch einmal; es wurde nichts verändert")
    }

    fn system(&self, error: &io::Error) -> Explanation {
        Explanation::new(reason(error))
    }

    fn not_text(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!("{name} ist kein Text: Byte {byte} ist kein UTF-8"))
            .help("speichere die Datei als UTF-8 oder als reines ASCII")
    }

    fn nul_byte(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!("{name} ist kein Text: Byte {byte} ist NUL"))
            .help("prüf den Namen: das sieht nach einer Binärdatei aus")
    }

    fn line_not_text(&self, byte: usize) -> Explanation {
        Explanation::new(format!(
            "die Zeile ist kein Text: Byte {byte} ist kein UTF-8"
        ))
        .help("schreib sie in reinem ASCII")
    }

    fn long_line(&self, most: usize) -> Explanation {
        Explanation::new(format!("die Zeile ist länger als {most} Bytes"))
            .help("eine Stellung ist eine Zeile von wenigen Hundert Bytes")
    }

    fn no_threads(&self, reason: &str) -> Explanation {
        Explanation::new(format!("Threads lassen sich nicht starten: {reason}"))
    }

    fn no_data_folder(&self) -> Explanation {
        Explanation::new("für deine Daten gibt es keinen Ordner")
            .help("gib in SIXFOLD_DATA_DIR einen eigenen Ordner an")
    }

    fn bad_json_line(&self, reason: &str, needs_play: bool) -> Explanation {
        let keys = if needs_play {
            r#"{"id": …, "position": "…", "play": "…"}"#
        } else {
            r#"{"id": …, "position": "…"}"#
        };
        Explanation::new(format!(
            "die Zeile ist kein JSON-Objekt, wie es ein Stapel braucht: {reason}"
        ))
        .help(format!("schreib `{keys}`; `id` darf fehlen"))
    }

    fn line_without_play(&self) -> Explanation {
        Explanation::new("in der Zeile fehlt der Zug").help(
            "schreib die Stellung, einen Tabulator und den Zug; davor dürfen eine Kennung und ein Tabulator stehen",
        )
    }

    fn batch_format(&self) -> Explanation {
        Explanation::new("ein Stapel wird in JSON beantwortet, ein Objekt pro Zeile")
            .help("lass --format weg")
    }

    fn unknown_ending(&self, path: &Path, known: &[&str]) -> Explanation {
        unclear_format(path, known)
    }

    fn scale_without_png(&self) -> Explanation {
        Explanation::new("--scale gilt nur für PNG-Bilder")
            .help("lass es weg oder ergänze `--format png`")
    }

    fn letters_of_text(&self) -> Explanation {
        Explanation::new("--no-letters gilt nur für Bilder (SVG oder PNG)")
            .help("lass es weg oder ergänze `--format svg` oder `--format png`")
    }

    fn over_position(&self, path: &Path) -> Explanation {
        let path = shown(path);
        Explanation::new(format!(
            "{path} enthält die Stellung; das Bild würde sie ersetzen"
        ))
        .help("gib mit --out einen anderen Namen an")
    }

    fn lays_nothing(&self) -> Explanation {
        Explanation::new("wer tauscht oder passt, legt keine Steine an")
            .help("nenn hinter --play die Steine mit ihren Feldern: `Ycb@i9 Pcw@j9`")
    }

    fn not_drawn(&self, turn: &Turn, violations: &[Violation]) -> Explanation {
        let reasons: Vec<String> = violations
            .iter()
            .map(|violation| GameWords::violation(self, violation))
            .collect();
        Explanation::new(format!(
            "`{turn}` ist nicht erlaubt: {}",
            reasons.join("; ")
        ))
        .help("ergänze --any, um den Zug trotzdem zu zeichnen")
    }

    fn origin(&self, is_near: bool, instead: Cell) -> Explanation {
        let message = if is_near {
            let free = MIN_COORDINATE - 1;
            format!(
                "mit diesem Ursprung bleiben links vom Tisch weniger als {free} Spalten frei oder darüber weniger als {free} Zeilen"
            )
        } else {
            let last = Cell::new(MAX_COORDINATE, MAX_COORDINATE).to_string();
            let column = last.trim_end_matches(|sign: char| sign.is_ascii_digit());
            format!(
                "mit diesem Ursprung reicht der Tisch über Spalte {column} oder Zeile {MAX_COORDINATE} hinaus"
            )
        };
        Explanation::new(message).help(format!("schreib `--origin {instead}`"))
    }

    fn broken_corpus(&self, error: &NotationError) -> Explanation {
        Explanation::new(format!(
            "die eingebauten Stellungen sind beschädigt: {}",
            problems(error)
        ))
    }

    fn unknown_page(&self, of: &str, name: &str, known: &[&str]) -> String {
        let tip = match nearest(name, known.iter().copied()) {
            Some(meant) => format!("\n\n  Tipp: Meintest du `{meant}`?"),
            None if known.is_empty() => String::new(),
            None => format!("\n\n  Tipp: Die Befehle sind {}", known.join(", ")),
        };
        format!("`{of}` hat keinen Befehl `{name}`{tip}")
    }

    fn games(&self) -> &'static str {
        "Partien"
    }

    fn arena_heading(&self, contest: &Match, games: usize) -> String {
        let (a, b) = (contest.a.name(), contest.b.name());
        let (rules, games) = (contest.rules.name(), count(games, "Partie", "Partien"));
        format!("{a} gegen {b} · {rules} · {games}")
    }

    fn arena_results(&self, contest: &Match, tally: &Tally, won: &str) -> [String; 2] {
        let [low, high] = tally.interval();
        let [own, other] = tally.mean_scores();
        let a = contest.a.name();
        [
            format!(
                "{a} gewinnt {won} der Partien, mit 95\u{a0}% Sicherheit zwischen {} und {}; ein Unentschieden zählt halb.",
                super::percent(low, 1),
                super::percent(high, 1)
            ),
            format!(
                "Im Mittel endet eine Partie {} zu {}, bei {} ms Bedenkzeit pro Zug.",
                decimal(own, 1),
                decimal(other, 1),
                decimal(tally.ms_per_turn(), 1)
            ),
        ]
    }

    fn bench_titles(&self) -> [&'static str; 5] {
        ["Regeln", "Aufgabe", "µs pro Stück", "Tempo", "Züge/s"]
    }

    fn task(&self, task: Task) -> &'static str {
        match task {
            Task::Best => "bester Zug",
            Task::Every => "alle Züge",
            Task::Text => "Text zu bestem Zug",
            Task::Batch => "Text zu JSON",
            Task::Game => "Partie (greedy)",
            Task::Rollout => "Simulation, 6 Züge",
            Task::Daily => "Tagesrätsel",
            Task::Review => "Rückblick",
        }
    }

    fn rate(&self, per_second: f64, task: Option<Task>) -> String {
        let digits = format!("{per_second:.0}");
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                // A rate must not break at the end of a line.
                text.push('\u{a0}');
            }
            text.push(digit);
        }
        match task {
            Some(task) => format!("{text} {}/s", unit(task)),
            None => text,
        }
    }

    fn signature(&self, signature: &str) -> String {
        format!("Signatur {signature}")
    }
}

/// What is counted of a task.
fn unit(task: Task) -> &'static str {
    match task {
        Task::Game | Task::Review => "Partien",
        Task::Daily => "Rätsel",
        Task::Rollout => "Simulationen",
        Task::Best | Task::Every | Task::Text | Task::Batch => "Stellungen",
    }
}

fn both_readings(given: &str) -> String {
    let names = Rules::ALL.map(Rules::name);
    let given = given.trim_start_matches([' ', '\t']);
    let first = given.split([' ', '\t']).next().unwrap_or_default();
    let line = match nearest(first, names) {
        Some(meant) if meant == first => {
            format!("in einer Zeile folgen auf die Regeln Tisch und Bank: `{meant} TISCH BANK`")
        }
        Some(meant) if parse_position(&format!("{meant}{}", &given[first.len()..])).is_ok() => {
            format!("meintest du die Zeile `{meant}{}`?", &given[first.len()..])
        }
        _ => format!(
            "eine Zeile beginnt mit den Regeln, also mit {}: `flex TISCH BANK`",
            or_list(&names)
        ),
    };
    format!("{line}\neine Datei dieses Namens gibt es hier nicht; prüf den Namen")
}

/// A file whose name does not say its format.
pub(super) fn unclear_format(path: &Path, known: &[&str]) -> Explanation {
    let known: Vec<String> = known.iter().map(|ending| format!(".{ending}")).collect();
    Explanation::new(format!(
        "an `{}` ist das Format nicht zu erkennen",
        shown(path)
    ))
    .help(format!(
        "nimm die Endung {} oder gib --format an",
        or_list(&known)
    ))
}

/// Another process after `von`, with its number if that is known.
pub(super) fn holder(process: Option<u32>) -> String {
    process.map_or_else(
        || "einem anderen Prozess".to_owned(),
        |number| format!("Prozess {number}"),
    )
}

/// Why the system refuses, in German for what happens every day, else in its own words without its
/// number.
pub(super) fn reason(error: &io::Error) -> String {
    let known = match error.kind() {
        ErrorKind::NotFound => "nicht gefunden",
        ErrorKind::PermissionDenied => "keine Berechtigung",
        ErrorKind::AlreadyExists => "schon vorhanden",
        ErrorKind::IsADirectory => "das ist ein Ordner",
        ErrorKind::NotADirectory => "das ist kein Ordner",
        ErrorKind::ReadOnlyFilesystem => "das Dateisystem ist schreibgeschützt",
        ErrorKind::StorageFull => "der Speicherplatz ist voll",
        ErrorKind::QuotaExceeded => "der zugeteilte Speicherplatz ist voll",
        ErrorKind::FileTooLarge => "die Datei ist zu groß",
        ErrorKind::InvalidFilename => "der Name ist ungültig",
        ErrorKind::AddrInUse => "die Adresse ist schon vergeben",
        ErrorKind::AddrNotAvailable => "die Adresse gibt es hier nicht",
        ErrorKind::BrokenPipe => "die Verbindung ist unterbrochen",
        // The program's own: a pipe or the like stands under the name of a file.
        ErrorKind::Other => "das ist keine gewöhnliche Datei",
        ErrorKind::OutOfMemory => "der Arbeitsspeicher reicht nicht",
        ErrorKind::UnexpectedEof => "die Daten enden zu früh",
        _ => return in_own_words(error),
    };
    known.to_owned()
}

/// What the system says, without its number.
fn in_own_words(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error")
        .next()
        .unwrap_or_default()
        .to_owned()
}
