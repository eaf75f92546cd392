use std::io;
use std::path::Path;

use super::{Italian, count, decimal, or_list, shown};
use crate::bench::Task;
use crate::game::{Cell, MAX_COORDINATE, MIN_COORDINATE, Rules, Turn, Violation};
use crate::language::{CliWords, Explanation, GameWords, NotationWords};
use crate::notation::{NotationError, Place, nearest, parse_position};
use crate::strategy::arena::{Match, Tally};

impl CliWords for Italian {
    fn neither_line_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!(
            "`{given}` non è né la riga di una posizione né un file"
        ))
        .help(both_readings(given))
    }

    fn word_after_file(&self, file: &str, word: &str) -> Explanation {
        Explanation::new(format!(
            "`{word}` viene dopo `{file}`, che è già una posizione completa"
        ))
        .help("toglilo, o metti tra virgolette un nome che contiene spazi")
    }

    fn empty_folder(&self, folder: &Path) -> Explanation {
        Explanation::new(format!("{} non contiene file .yaml", shown(folder)))
            .help("indica un’altra cartella, o un file")
    }

    fn unreadable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "impossibile leggere {}: {}",
            shown(path),
            reason(error)
        ))
    }

    fn unwritable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "impossibile scrivere {}: {}",
            shown(path),
            reason(error)
        ))
    }

    fn large_file(&self, name: &str, most: u64) -> Explanation {
        Explanation::new(format!("{name} supera i {most} MiB")).help(
            "dividilo in file più piccoli; `analyse --batch` legge un numero qualsiasi di righe",
        )
    }

    fn waiting(&self, lock: &Path, process: Option<u32>) -> String {
        let holder = process.map_or_else(
            || "un altro processo".to_owned(),
            |number| format!("il processo {number}"),
        );
        format!("in attesa che {holder} liberi {}", shown(lock))
    }

    fn in_use(&self, path: &Path, process: Option<u32>) -> Explanation {
        Explanation::new(format!("{} è in uso {}", shown(path), by_holder(process)))
            .help("aspetta che finisca, o chiudilo, e riprova; non è stato modificato nulla")
    }

    fn system(&self, error: &io::Error) -> Explanation {
        Explanation::new(reason(error))
    }

    fn not_text(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!("{name} non è testo: il byte {byte} non è UTF-8"))
            .help("salvalo in UTF-8, o in semplice ASCII")
    }

    fn nul_byte(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!("{name} non è testo: il byte {byte} è NUL"))
            .help("controlla il nome: sembra un file binario")
    }

    fn line_not_text(&self, byte: usize) -> Explanation {
        Explanation::new(format!("la riga non è testo: il byte {byte} non è UTF-8"))
            .help("scrivila in semplice ASCII")
    }

    fn long_line(&self, most: usize) -> Explanation {
        Explanation::new(format!("la riga supera i {most} byte"))
            .help("una posizione è una riga di poche centinaia di byte")
    }

    fn no_threads(&self, reason: &str) -> Explanation {
        Explanation::new(format!("impossibile avviare i thread: {reason}"))
    }

    fn no_data_folder(&self) -> Explanation {
        Explanation::new("non c’è una cartella per i tuoi dati")
            .help("indica una tua cartella in SIXFOLD_DATA_DIR")
    }

    fn bad_json_line(&self, reason: &str, needs_play: bool) -> Explanation {
        let keys = if needs_play {
            r#"{"id": …, "position": "…", "play": "…"}"#
        } else {
            r#"{"id": …, "position": "…"}"#
        };
        Explanation::new(format!(
            "la riga non è un oggetto JSON per --batch: {reason}"
        ))
        .help(format!("scrivi `{keys}`; l’id si può omettere"))
    }

    fn line_without_play(&self) -> Explanation {
        Explanation::new("nella riga manca la mossa").help(
            "scrivi la posizione, una tabulazione e la mossa; se vuoi, prima un id e una tabulazione",
        )
    }

    fn batch_format(&self) -> Explanation {
        Explanation::new("con --batch la risposta è sempre in JSON, un oggetto per riga")
            .help("togli --format")
    }

    fn unknown_ending(&self, path: &Path, known: &[&str]) -> Explanation {
        let known: Vec<String> = known.iter().map(|ending| format!(".{ending}")).collect();
        Explanation::new(format!("da `{}` non si capisce il formato", shown(path))).help(format!(
            "usa un nome che finisca in {}, o indica --format",
            or_list(&known)
        ))
    }

    fn scale_without_png(&self) -> Explanation {
        Explanation::new("--scale vale solo per le immagini PNG")
            .help("toglila, o aggiungi `--format png`")
    }

    fn letters_of_text(&self) -> Explanation {
        Explanation::new("--no-letters vale solo per le immagini, SVG o PNG")
            .help("toglila, o aggiungi `--format svg` o `--format png`")
    }

    fn over_position(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} contiene la posizione; l’immagine ne prenderebbe il posto",
            shown(path)
        ))
        .help("indica un altro nome con --out")
    }

    fn lays_nothing(&self) -> Explanation {
        Explanation::new("chi scambia o passa non posiziona tessere")
            .help("indica con --play le tessere da posizionare: `Ycb@i9 Pcw@j9`")
    }

    fn not_drawn(&self, turn: &Turn, violations: &[Violation]) -> Explanation {
        Explanation::new(not_legal(turn, violations)).help("aggiungi --any per disegnarla comunque")
    }

    fn origin(&self, is_near: bool, instead: Cell) -> Explanation {
        let message = if is_near {
            let free = MIN_COORDINATE - 1;
            format!(
                "con questa origine il tavolo ha meno di {free} colonne libere a sinistra o meno di {free} righe libere in alto"
            )
        } else {
            let last = Cell::new(MAX_COORDINATE, MAX_COORDINATE).to_string();
            let column = last.trim_end_matches(|sign: char| sign.is_ascii_digit());
            format!(
                "con questa origine il tavolo va oltre la colonna {column} o la riga {MAX_COORDINATE}"
            )
        };
        Explanation::new(message).help(format!("scrivi `--origin {instead}`"))
    }

    fn broken_corpus(&self, error: &NotationError) -> Explanation {
        let nowhere = Place::nowhere();
        let problems: Vec<String> = error
            .problems()
            .iter()
            .map(|located| NotationWords::explain(self, &located.problem, &nowhere).message)
            .collect();
        Explanation::new(format!("il corpus è danneggiato: {}", problems.join("; ")))
    }

    fn unknown_page(&self, of: &str, name: &str, known: &[&str]) -> String {
        let tip = match nearest(name, known.iter().copied()) {
            Some(meant) => format!("\n\n  suggerimento: intendevi `{meant}`?"),
            None if known.is_empty() => String::new(),
            None => format!("\n\n  suggerimento: i comandi sono {}", known.join(", ")),
        };
        format!("`{of}` non ha nessun comando `{name}`{tip}")
    }

    fn games(&self) -> &'static str {
        "partite"
    }

    fn arena_heading(&self, contest: &Match, games: usize) -> String {
        let (a, b) = (contest.a.name(), contest.b.name());
        let games = count(games, "partita", "partite");
        format!("{a} contro {b} · {} · {games}", contest.rules.name())
    }

    fn arena_results(&self, contest: &Match, tally: &Tally, won: &str) -> [String; 2] {
        let [low, high] = tally.interval();
        let [own, other] = tally.mean_scores();
        [
            format!(
                "Vittorie di {}: {won} (intervallo di confidenza al 95%: da {}% a {}%); un pareggio vale mezza vittoria.",
                contest.a.name(),
                decimal(low, 1),
                decimal(high, 1)
            ),
            format!(
                "In media fa {} punti contro {} e pensa {} ms per turno.",
                decimal(own, 1),
                decimal(other, 1),
                decimal(tally.ms_per_turn(), 1)
            ),
        ]
    }

    fn bench_titles(&self) -> [&'static str; 5] {
        ["regole", "prova", "µs l’una", "velocità", "mosse/s"]
    }

    fn task(&self, task: Task) -> &'static str {
        match task {
            Task::Best => "mossa migliore",
            Task::Every => "tutte le mosse",
            Task::Text => "da testo a mossa migliore",
            Task::Batch => "da testo a JSON",
            Task::Game => "partita greedy",
            Task::Rollout => "simulazione di sei turni",
            Task::Daily => "rompicapo quotidiano",
            Task::Review => "analisi di una partita",
        }
    }

    fn rate(&self, per_second: f64, task: Option<Task>) -> String {
        let digits = format!("{per_second:.0}");
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push('.');
            }
            text.push(digit);
        }
        let unit = match task {
            Some(Task::Game | Task::Review) => " partite/s",
            Some(Task::Daily) => " rompicapi/s",
            Some(Task::Rollout) => " simulazioni/s",
            Some(Task::Best | Task::Every | Task::Text | Task::Batch) => " posizioni/s",
            None => "",
        };
        text + unit
    }

    fn signature(&self, signature: &str) -> String {
        format!("firma {signature}")
    }
}

fn both_readings(given: &str) -> String {
    let names = Rules::ALL.map(Rules::name);
    let given = given.trim_start_matches([' ', '\t']);
    let first = given.split([' ', '\t']).next().unwrap_or_default();
    let line = match nearest(first, names) {
        Some(meant) if meant == first => {
            format!("dopo le regole vengono il tavolo e la mano: `{meant} BOARD RACK`")
        }
        Some(meant) if parse_position(&format!("{meant}{}", &given[first.len()..])).is_ok() => {
            format!("intendevi `{meant}{}`?", &given[first.len()..])
        }
        _ => format!(
            "deve cominciare con le regole ({}) e uno spazio: `flex BOARD RACK`",
            or_list(&names)
        ),
    };
    format!(
        "se è una riga, {line}\nse è un file, controlla il nome: qui non c’è nessun file con questo nome"
    )
}

/// A turn and every rule that it breaks.
pub(super) fn not_legal(turn: &Turn, violations: &[Violation]) -> String {
    let violations: Vec<String> = violations
        .iter()
        .map(|violation| GameWords::violation(&Italian, violation))
        .collect();
    format!("`{turn}` non è consentita: {}", violations.join("; "))
}

/// By another process, with its number if that is known.
pub(super) fn by_holder(process: Option<u32>) -> String {
    process.map_or_else(
        || "da parte di un altro processo".to_owned(),
        |number| format!("da parte del processo {number}"),
    )
}

/// What the system says; in its own words where there are no others.
pub(super) fn reason(error: &io::Error) -> String {
    use io::ErrorKind;
    let known = match error.kind() {
        ErrorKind::NotFound => "file o cartella inesistente",
        ErrorKind::PermissionDenied => "permesso negato",
        ErrorKind::AlreadyExists => "esiste già",
        ErrorKind::IsADirectory => "è una cartella",
        ErrorKind::NotADirectory => "non è una cartella",
        ErrorKind::DirectoryNotEmpty => "la cartella non è vuota",
        ErrorKind::ReadOnlyFilesystem => "il disco è di sola lettura",
        ErrorKind::StorageFull => "non c’è più spazio sul disco",
        ErrorKind::FileTooLarge => "il file è troppo grande",
        ErrorKind::InvalidFilename => "il nome del file non è valido",
        ErrorKind::AddrInUse => "l’indirizzo è già in uso",
        ErrorKind::AddrNotAvailable => "l’indirizzo non è disponibile",
        ErrorKind::BrokenPipe => "la pipe è interrotta",
        ErrorKind::TimedOut => "tempo scaduto",
        ErrorKind::Interrupted => "operazione interrotta",
        ErrorKind::UnexpectedEof => "il file finisce troppo presto",
        // The program's own: a pipe or the like stands under the name of a file.
        ErrorKind::Other => "non è un normale file",
        ErrorKind::OutOfMemory => "memoria esaurita",
        _ => {
            let text = error.to_string();
            return text
                .split(" (os error")
                .next()
                .unwrap_or_default()
                .to_owned();
        }
    };
    known.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_have_points_between_thousands() {
        assert_eq!(Italian.rate(28_500.0, Some(Task::Game)), "28.500 partite/s");
        assert_eq!(Italian.rate(950.0, None), "950");
    }
}
