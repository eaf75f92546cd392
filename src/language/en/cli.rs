use std::io;
use std::path::Path;

use super::{English, or_list, plural, shown};
use crate::bench::Task;
use crate::game::{Cell, MAX_COORDINATE, MIN_COORDINATE, Rules, Turn, Violation};
use crate::language::{CliWords, Explanation};
use crate::notation::{NotationError, nearest, parse_position};
use crate::strategy::arena::{Match, Tally};

impl CliWords for English {
    fn neither_line_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` is neither a position line nor a file"))
            .help(both_readings(given))
    }

    fn word_after_file(&self, file: &str, word: &str) -> Explanation {
        Explanation::new(format!(
            "`{word}` follows `{file}`, which is a whole position"
        ))
        .help("leave it out, or quote a name that holds spaces")
    }

    fn empty_folder(&self, folder: &Path) -> Explanation {
        Explanation::new(format!("{} contains no .yaml files", shown(folder)))
            .help("name another folder, or a file")
    }

    fn unreadable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!("{} cannot be read: {}", shown(path), reason(error)))
    }

    fn unwritable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "{} cannot be written: {}",
            shown(path),
            reason(error)
        ))
    }

    fn large_file(&self, name: &str, most: u64) -> Explanation {
        Explanation::new(format!("{name} is larger than {most} MiB"))
            .help("split it into smaller files; `analyse --batch` reads any number of lines")
    }

    fn waiting(&self, lock: &Path, process: Option<u32>) -> String {
        format!("waiting for {} to release {}", holder(process), shown(lock))
    }

    fn in_use(&self, path: &Path, process: Option<u32>) -> Explanation {
        Explanation::new(format!("{} is in use by {}", shown(path), holder(process)))
            .help("wait until it ends, or end it, and try again; nothing was changed")
    }

    fn system(&self, error: &io::Error) -> Explanation {
        Explanation::new(reason(error))
    }

    fn not_text(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!("{name} is not text: byte {byte} is not UTF-8"))
            .help("save it as UTF-8, or as plain ASCII")
    }

    fn nul_byte(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!("{name} is not text: byte {byte} is NUL"))
            .help("check the name: this looks like a binary file")
    }

    fn line_not_text(&self, byte: usize) -> Explanation {
        Explanation::new(format!("the line is not text: byte {byte} is not UTF-8"))
            .help("write it in plain ASCII")
    }

    fn long_line(&self, most: usize) -> Explanation {
        Explanation::new(format!("the line is longer than {most} bytes"))
            .help("a position is one line of a few hundred bytes")
    }

    fn no_threads(&self, reason: &str) -> Explanation {
        Explanation::new(format!("cannot start threads: {reason}"))
    }

    fn no_data_folder(&self) -> Explanation {
        Explanation::new("there is no folder for your data")
            .help("name a folder of yours in SIXFOLD_DATA_DIR")
    }

    fn bad_json_line(&self, reason: &str, needs_play: bool) -> Explanation {
        let keys = if needs_play {
            r#"{"id": …, "position": "…", "play": "…"}"#
        } else {
            r#"{"id": …, "position": "…"}"#
        };
        Explanation::new(format!(
            "the line is not a JSON object of a batch: {reason}"
        ))
        .help(format!("write `{keys}`; the id may be left out"))
    }

    fn line_without_play(&self) -> Explanation {
        Explanation::new("the line has no play").help(
            "write the position, a tab and the play, with an id and a tab before them if you like",
        )
    }

    fn batch_format(&self) -> Explanation {
        Explanation::new("a batch answers in JSON, one object per line").help("leave out --format")
    }

    fn unknown_ending(&self, path: &Path, known: &[&str]) -> Explanation {
        let known: Vec<String> = known.iter().map(|ending| format!(".{ending}")).collect();
        Explanation::new(format!("cannot tell the format from `{}`", shown(path)))
            .help(format!("end it in {}, or give --format", or_list(&known)))
    }

    fn scale_without_png(&self) -> Explanation {
        Explanation::new("--scale is for PNG pictures only")
            .help("leave it out, or add `--format png`")
    }

    fn letters_of_text(&self) -> Explanation {
        Explanation::new("--no-letters is for pictures only, SVG or PNG")
            .help("leave it out, or add `--format svg` or `--format png`")
    }

    fn over_position(&self, path: &Path) -> Explanation {
        let path = shown(path);
        Explanation::new(format!(
            "{path} holds the position; the picture would take its place"
        ))
        .help("give --out another name")
    }

    fn lays_nothing(&self) -> Explanation {
        Explanation::new("a swap or a pass lays no tiles")
            .help("give --play the tiles to lay: `Ycb@i9 Pcw@j9`")
    }

    fn not_drawn(&self, turn: &Turn, violations: &[Violation]) -> Explanation {
        let reasons: Vec<String> = violations.iter().map(Violation::to_string).collect();
        Explanation::new(format!("`{turn}` is not legal: {}", reasons.join("; ")))
            .help("add --any to draw it all the same")
    }

    fn origin(&self, is_near: bool, instead: Cell) -> Explanation {
        let message = if is_near {
            let free = MIN_COORDINATE - 1;
            format!(
                "this origin leaves the table fewer than {free} free columns on its left, or fewer than {free} rows above"
            )
        } else {
            let last = Cell::new(MAX_COORDINATE, MAX_COORDINATE).to_string();
            let column = last.trim_end_matches(|sign: char| sign.is_ascii_digit());
            format!(
                "with this origin the table reaches beyond column {column} or row {MAX_COORDINATE}"
            )
        };
        Explanation::new(message).help(format!("write `--origin {instead}`"))
    }

    fn broken_corpus(&self, error: &NotationError) -> Explanation {
        Explanation::new(format!("the corpus is broken: {error}"))
    }

    fn unknown_page(&self, of: &str, name: &str, known: &[&str]) -> String {
        let tip = match nearest(name, known.iter().copied()) {
            Some(meant) => format!("\n\n  tip: did you mean `{meant}`?"),
            None if known.is_empty() => String::new(),
            None => format!("\n\n  tip: commands are {}", known.join(", ")),
        };
        format!("`{of}` has no command `{name}`{tip}")
    }

    fn games(&self) -> &'static str {
        "games"
    }

    fn arena_heading(&self, contest: &Match, games: usize) -> String {
        let (a, b) = (contest.a.name(), contest.b.name());
        let (rules, games) = (contest.rules.name(), plural(games, "game"));
        format!("{a} against {b} · {rules} · {games}")
    }

    fn arena_results(&self, contest: &Match, tally: &Tally, won: &str) -> [String; 2] {
        let [low, high] = tally.interval();
        let [own, other] = tally.mean_scores();
        let a = contest.a.name();
        [
            format!(
                "{a} wins {won}, with 95 % certainty between {low:.1} % and {high:.1} %; a draw counts half."
            ),
            format!(
                "On average it scores {own:.1} points to {other:.1} and thinks for {:.1} ms about a turn.",
                tally.ms_per_turn()
            ),
        ]
    }

    fn bench_titles(&self) -> [&'static str; 5] {
        ["rules", "task", "µs each", "rate", "plays/s"]
    }

    fn task(&self, task: Task) -> &'static str {
        match task {
            Task::Best => "best play",
            Task::Every => "every play",
            Task::Text => "text to best play",
            Task::Batch => "text to JSON",
            Task::Game => "greedy game",
            Task::Rollout => "six-ply rollout",
            Task::Daily => "daily puzzle",
            Task::Review => "game review",
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
            Some(task) => format!("{text} {}/s", task.unit()),
            None => text,
        }
    }

    fn signature(&self, signature: &str) -> String {
        format!("signature {signature}")
    }
}

fn both_readings(given: &str) -> String {
    let names = Rules::ALL.map(Rules::name);
    let given = given.trim_start_matches([' ', '\t']);
    let first = given.split([' ', '\t']).next().unwrap_or_default();
    let line = match nearest(first, names) {
        Some(meant) if meant == first => {
            format!("a board and a rack follow the rules: `{meant} BOARD RACK`")
        }
        Some(meant) if parse_position(&format!("{meant}{}", &given[first.len()..])).is_ok() => {
            format!("did you mean `{meant}{}`?", &given[first.len()..])
        }
        _ => format!(
            "begin with the rules, {}, and a space: `flex BOARD RACK`",
            or_list(&names)
        ),
    };
    format!("for a line, {line}\nfor a file, check the name: there is no such file here")
}

/// Another process, with its number if that is known.
pub(super) fn holder(process: Option<u32>) -> String {
    process.map_or_else(
        || "another process".to_owned(),
        |number| format!("process {number}"),
    )
}

/// What the system says, without its number.
pub(super) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error")
        .next()
        .unwrap_or_default()
        .to_owned()
}
