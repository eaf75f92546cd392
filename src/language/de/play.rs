use std::path::Path;

use super::cli::holder;
use super::{
    German, and_list, capitalised, count, none_or, of_tiles, or_list, points, shown, tiles,
};
use crate::game::{MAX_IDLE_TURNS, Offset, Rules, Tile, Turn, largest_set};
use crate::language::{
    CommandWords, Dialogue, Explanation, GameCommand, GameWords, LeftGame, PlayWords,
    PuzzleCommand, PuzzleWords, QuizCommand, QwordsCommand, QwordsWords, RecordWords, StreakResult,
};
use crate::notation::{Column, Place, Tiles, nearest, spaced};
use crate::play::{Hint, LiveGame, ResumeError, Seat};
use crate::puzzle::qwords::{self, Kind};
use crate::puzzle::{
    self, AnyHint, AnyPuzzle, End, HistoryError, PuzzleError, RECORD_VERSION, SolveRecord,
};
use crate::qwords::{Cell, Line};
use crate::record::{Problem, Transcript};
use crate::strategy::Level;

const fn command(
    words: &'static [(&'static str, &'static str)],
    shown: &'static str,
    help: &'static str,
) -> CommandWords {
    CommandWords { words, shown, help }
}

const HELP: CommandWords = command(&[("hilfe", "hi")], "hilfe, ?", "diese Liste");

fn hint(help: &'static str) -> CommandWords {
    command(&[("tipp", "t")], "tipp, t", help)
}

fn table(help: &'static str) -> CommandWords {
    command(&[("tisch", "tis")], "tisch, tis", help)
}

fn quit(help: &'static str) -> CommandWords {
    command(
        &[
            ("ende", "e"),
            ("beenden", "be"),
            ("aufhören", "aufh"),
            ("aufhoeren", "aufh"),
        ],
        "ende, e",
        help,
    )
}

fn undo(help: &'static str) -> CommandWords {
    command(&[("zurück", "z"), ("zurueck", "z")], "zurück, z", help)
}

impl PlayWords for German {
    fn game_command(&self, asked: GameCommand) -> CommandWords {
        match asked {
            GameCommand::Try => command(
                &[("probiere", "pr"), ("probieren", "pr")],
                "probiere ZUG",
                "was ein Zug brächte, ohne ihn zu machen",
            ),
            GameCommand::Hint => {
                hint("was ein guter Zug bringt; dann seine Zeile oder Spalte; dann der Zug")
            }
            GameCommand::Undo => undo(
                "nimmt deinen letzten Zug und die Antworten darauf zurück; die Reihenfolge im Beutel bleibt gleich",
            ),
            GameCommand::Table => table("noch einmal der Tisch"),
            GameCommand::Unseen => command(
                &[("verborgen", "v")],
                "verborgen, v",
                "die Steine, die noch bei den anderen oder im Beutel sein können",
            ),
            GameCommand::Score => command(
                &[("punkte", "pu"), ("punktezettel", "punktez")],
                "punkte, pu",
                "der Punktezettel",
            ),
            GameCommand::Save => command(
                &[("speichern", "sp")],
                "speichern DATEI",
                "schreibt die bisherige Partie in eine neue Datei",
            ),
            GameCommand::Help => HELP,
            GameCommand::Quit => quit("aufhören; die Partie wird gespeichert"),
        }
    }

    fn puzzle_command(&self, asked: PuzzleCommand, dialogue: Dialogue<'_>) -> CommandWords {
        match asked {
            PuzzleCommand::Hint => hint(match dialogue {
                Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
                    Kind::Letter => {
                        "die Länge eines Wortes; dann der Buchstabe; dann die Zeile; dann die Lösung"
                    }
                    Kind::Rolls => {
                        "die Buchstaben; dann das letzte Feld; dann das erste; dann die Lösung"
                    }
                    Kind::Supernatural => {
                        "das Wort einer Zeile; dann einer Spalte; dann einer weiteren Zeile; dann die Lösung"
                    }
                },
                _ => "ein Tipp; jeder verrät mehr als der davor, und der vierte ist der Zug",
            }),
            PuzzleCommand::Table => table("noch einmal das Rätsel"),
            // Giving up cannot be undone, so one letter is not enough.
            PuzzleCommand::GiveUp => command(
                &[("aufgeben", "auf")],
                "aufgeben",
                "die Lösung, und damit ist das Rätsel zu Ende",
            ),
            PuzzleCommand::Next => command(
                &[("weiter", "w")],
                "weiter, w",
                "das nächste ungelöste Rätsel der Datei",
            ),
            PuzzleCommand::Help => HELP,
            PuzzleCommand::Quit => quit("aufhören; dein Stand wird gespeichert"),
        }
    }

    fn qwords_command(&self, asked: QwordsCommand) -> CommandWords {
        match asked {
            QwordsCommand::Hint => hint(
                "eine Zeile oder Spalte, auf die du achten kannst; beim zweiten Mal der Eintrag",
            ),
            QwordsCommand::Undo => undo("nimmt den letzten Zug zurück; die Würfe bleiben gleich"),
            QwordsCommand::Sheet => command(
                &[("zettel", "ze")],
                "zettel, ze",
                "noch einmal der Zettel und der Wurf",
            ),
            QwordsCommand::Help => HELP,
            QwordsCommand::Quit => quit("aufhören"),
        }
    }

    fn quiz_command(&self, asked: QuizCommand) -> CommandWords {
        match asked {
            QuizCommand::Hint => hint("was der beste Zug bringt; dann seine Steine; dann der Zug"),
            QuizCommand::Table => table("noch einmal die Frage"),
            QuizCommand::Skip => command(
                &[("weiter", "w")],
                "weiter, w",
                "die Antwort und die nächste Frage",
            ),
            QuizCommand::Help => HELP,
            QuizCommand::Quit => quit("aufhören"),
        }
    }

    fn how_to_answer(&self, dialogue: Dialogue<'_>) -> String {
        let answer = match dialogue {
            Dialogue::Game(_) | Dialogue::Quiz(_) | Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => {
                format!("Leg Steine an, etwa `{}`", example(dialogue))
            }
            Dialogue::Qwords(_) => format!(
                "Trag einen Buchstaben des Wurfs ein, etwa `{}`",
                example(dialogue)
            ),
            Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
                Kind::Letter => format!("Trag einen Buchstaben ein, etwa `{}`", example(dialogue)),
                Kind::Rolls => format!(
                    "Trag aus jedem der {} Würfe einen Buchstaben ein, etwa `U@c3 A@d4 …`",
                    puzzle.question.rolls().len()
                ),
                Kind::Supernatural => {
                    "Schreib das ganze Raster auf, etwa `DUOPO/SSAUT/KIWIS/INEST/SEPHA`".to_owned()
                }
            },
        };
        format!("{answer}, oder lass dir mit `tipp` helfen; `hilfe` zeigt alle Befehle.")
    }

    fn answers(&self, dialogue: Dialogue<'_>) -> Vec<(&'static str, &'static str)> {
        const LAY: &str = "Steine anlegen, jeden auf sein Feld, in beliebiger Reihenfolge";
        let example = example(dialogue);
        match dialogue {
            Dialogue::Game(rules) => vec![
                (example, LAY),
                (
                    if rules == Rules::Classic {
                        "swap Rc Gt"
                    } else {
                        "swap Rcb Gtw"
                    },
                    "Steine gegen ebenso viele aus dem Beutel tauschen",
                ),
                (
                    "pass",
                    "passen, nur wenn du weder anlegen noch tauschen kannst",
                ),
            ],
            Dialogue::Quiz(_) => vec![(
                example,
                "Steine anlegen, jeden auf sein Feld, in beliebiger Reihenfolge; auch `swap` mit seinen Steinen ist ein Zug",
            )],
            Dialogue::Qwords(variant) => {
                let mut answers = vec![(
                    example,
                    "einen Buchstaben des Wurfs eintragen: `?` ist jeder Buchstabe, `@` jeder Vokal",
                )];
                if variant.joker() {
                    answers.push((
                        "joker Q@c3",
                        "einen beliebigen Buchstaben eintragen, egal, was gewürfelt ist; einmal pro Partie",
                    ));
                }
                answers
            }
            Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => vec![(example, LAY)],
            Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => vec![(
                example,
                match puzzle.question.kind() {
                    Kind::Letter => {
                        "einen Buchstaben in ein Feld eintragen; `joker U@c3`, wenn der Joker noch da ist"
                    }
                    Kind::Rolls => {
                        "aus jedem Wurf der Reihe nach einen Buchstaben eintragen, alle hintereinander; `joker U@c3`, wenn der Joker noch da ist"
                    }
                    Kind::Supernatural => "das ganze Raster: seine fünf Zeilen, mit `/` verbunden",
                },
            )],
        }
    }

    fn yes_or_no(&self, answer: &str) -> Option<bool> {
        match answer {
            "j" | "ja" => Some(true),
            "n" | "nein" => Some(false),
            _ => None,
        }
    }

    fn resume_question(&self) -> &'static str {
        "Weiterspielen? [J/n]"
    }

    fn review_question(&self) -> &'static str {
        "Einen Rückblick auf die Partie? [J/n]"
    }

    fn unknown_command(&self, given: &str, known: &[&str]) -> Explanation {
        let first = given.split(' ').next().unwrap_or_default();
        let meant = |word| nearest(word, known.iter().copied());
        let help = match meant(given).or_else(|| meant(first)) {
            Some(meant) => format!("meintest du `{meant}`?"),
            None => format!("die Befehle sind {}", known.join(", ")),
        };
        Explanation::new(format!("`{given}` ist kein Befehl")).help(help)
    }

    fn nothing_follows(&self, command: GameCommand) -> Explanation {
        match command {
            GameCommand::Save => Explanation::new("`speichern` braucht den Namen einer Datei")
                .help("schreib ihn hinter den Befehl: `speichern partie.txt`"),
            _ => Explanation::new("`probiere` braucht einen Zug")
                .help("schreib ihn hinter den Befehl, so wie du ihn spielen würdest"),
        }
    }

    fn title(&self, game: &str, seed: u64) -> String {
        format!("{game} · Partie {seed}")
    }

    fn hint_number(&self, number: usize, of: usize) -> String {
        format!("Tipp {number} von {of}")
    }

    fn nothing_to_undo(&self) -> &'static str {
        "Du hast noch keinen Zug gemacht, den du zurücknehmen könntest."
    }

    fn you(&self) -> &'static str {
        "Du"
    }

    fn who_plays(&self, live: &LiveGame) -> String {
        let lineup = live.lineup();
        let seats = lineup.names().iter().zip(lineup.seats());
        let others: Vec<String> = seats.filter_map(engine).collect();
        format!(
            "Du spielst gegen {}. {}",
            and_list(&others),
            beginning(live)
        )
    }

    fn turn_taken(&self, player: &str, is_you: bool, turn: &Turn, points: &str) -> String {
        match (turn, is_you) {
            (Turn::Lay(play), true) => format!("{player} legst {play}: {points}."),
            (Turn::Lay(play), false) => format!("{player} legt {play}: {points}."),
            (Turn::Swap(given), true) => format!("{player} tauschst {}.", listed(given)),
            (Turn::Swap(given), false) => format!("{player} tauscht {}.", tiles(given.len())),
            (Turn::Pass, true | false) => format!("{player} passt."),
        }
    }

    fn drawn(&self, tiles: &[Tile]) -> String {
        format!("Du ziehst {}.", listed(tiles))
    }

    fn renamed(&self, Offset { columns, rows }: Offset) -> String {
        let moved = match (columns.abs(), rows.abs()) {
            (columns, 0) => format!("sind die Spaltennamen um {columns} verschoben"),
            (0, rows) => format!("sind die Zeilennummern um {rows} verschoben"),
            (columns, rows) => format!(
                "sind die Spaltennamen um {columns} und die Zeilennummern um {rows} verschoben"
            ),
        };
        format!("Die Steine sind nah an den Rand des Tisches geraten: Ab jetzt {moved}.")
    }

    fn opening(&self, tiles: usize) -> String {
        match tiles {
            1 => "Dein größtes Set ist ein einzelner Stein. Er eröffnet die Partie: Leg ihn irgendwohin, etwa auf t30."
                .to_owned(),
            tiles => format!(
                "Du eröffnest mit deinem größten Set: Leg {tiles} Steine in einer Reihe aus, wo du willst, etwa ab t30."
            ),
        }
    }

    fn bag(&self, bag: usize) -> String {
        match bag {
            0 => "der Beutel ist leer".to_owned(),
            bag => format!("{} im Beutel", tiles(bag)),
        }
    }

    fn game_hint(&self, hint: &Hint) -> String {
        match hint {
            Hint::Lays {
                tiles: laid,
                points: earned,
            } => format!(
                "Ein guter Zug legt {} an und bringt {}.",
                tiles(*laid),
                points(*earned)
            ),
            Hint::Row(row) => format!("Er liegt in Zeile {row}."),
            Hint::Column(column) => format!("Er liegt in Spalte {}.", Column(*column)),
            Hint::Swaps => "Ein guter Zug legt hier nichts an, sondern tauscht.".to_owned(),
            Hint::GivesBack(given) => format!("Er tauscht {}.", tiles(*given)),
            Hint::Turn(turn) => format!("Es ist {turn}."),
        }
    }

    fn no_more_game_hints(&self) -> &'static str {
        "Mehr Tipps gibt es nicht: Der letzte war schon der Zug selbst."
    }

    fn would_score(&self, play: &str, points: &str) -> String {
        format!("{play} brächte {points}. Gespielt ist der Zug noch nicht.")
    }

    fn would_score_nothing(&self, turn: &str) -> String {
        format!("{turn} ist erlaubt und bringt keine Punkte. Gespielt ist der Zug noch nicht.")
    }

    fn undone(&self) -> &'static str {
        "Zurückgenommen. Du bist wieder am Zug."
    }

    fn saved_to(&self, path: &Path) -> String {
        format!("In {} gespeichert.", shown(path))
    }

    fn left_game(&self, left: LeftGame) -> &'static str {
        match left {
            LeftGame::Saved => "Die Partie ist gespeichert. So spielst du weiter:",
            LeftGame::NotBegun => "Du hast noch nicht gespielt, also ist nichts gespeichert.",
            LeftGame::NotSaved => "Die Partie ist nicht gespeichert.",
        }
    }

    fn stalled(&self) -> String {
        format!(
            "Seit {MAX_IDLE_TURNS} Zügen hat niemand einen Stein angelegt. Nach der Spielregel ginge die Partie weiter, hier endet sie."
        )
    }

    fn game_over(&self, live: &LiveGame, saved: Option<&Path>) -> String {
        let helped = format!(
            "Du hast {} gebraucht und {} zurückgenommen.",
            none_or(live.hints_taken(), "Tipp", "Tipps"),
            match live.take_backs() {
                0 => "keinen Zug".to_owned(),
                1 => "einen Zug".to_owned(),
                turns => format!("{turns} Züge"),
            }
        );
        match saved {
            Some(path) => format!("{helped} Die Partie ist in {} gespeichert.", shown(path)),
            None => helped,
        }
    }

    fn unfinished_game(&self, live: &LiveGame) -> String {
        format!(
            "Du hast noch eine offene Partie ({}, nach {}):",
            live.lineup().rules().name(),
            count(live.turns(), "Zug", "Zügen")
        )
    }

    fn no_unfinished_game(&self) -> Explanation {
        Explanation::new("es gibt keine offene Partie")
            .help("beginn eine mit `sixfold play` oder gib eine Datei an: `--resume DATEI`")
    }

    fn not_resumable(&self, name: &str, reason: &ResumeError) -> Explanation {
        Explanation::new(format!("{name} {}", resume_error(reason))).help(
            "weiterspielen lässt sich nur eine Partie, die `sixfold play` gespeichert und niemand verändert hat; die Datei bleibt, wie sie ist",
        )
    }

    fn game_not_saved(&self, reason: &Explanation) -> Explanation {
        Explanation::new(format!(
            "ab hier wird die Partie nicht mehr gespeichert: {}",
            reason.message
        ))
        .help("`speichern DATEI` schreibt sie in eine andere Datei")
    }

    fn game_in_use(&self, path: &Path, process: Option<u32>) -> Explanation {
        Explanation::new(format!(
            "{} wird gerade von {} gespielt",
            shown(path),
            holder(process)
        ))
        .help("spiel dort weiter oder hör dort zuerst auf; die Datei bleibt, wie sie ist")
    }

    fn game_changed(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} wurde inzwischen verändert", shown(path)))
            .help("ein anderes Programm hat hineingeschrieben; die Datei bleibt, wie sie ist")
    }

    fn file_exists(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} gibt es schon", shown(path)))
            .help("wähl einen anderen Namen; es wurde nichts geschrieben")
    }

    fn bad_lineup(&self, problem: &Problem) -> Explanation {
        let explained = RecordWords::explain(self, problem, &Place::nowhere());
        let help = match problem {
            Problem::PlayerCount(_) => Some("gib --level ein- bis dreimal an".to_owned()),
            Problem::NoName => Some("schreib `--name Nora` oder lass es weg".to_owned()),
            Problem::NameOfWords(name) => {
                let name = name.split_whitespace().collect::<Vec<_>>().join("-");
                let is_name = Transcript::new(Rules::Flex, &[name.as_str(), "-"]).is_ok();
                Some(if is_name {
                    format!("schreib `{name}`")
                } else {
                    "wähl einen anderen Namen".to_owned()
                })
            }
            _ => explained.help,
        };
        Explanation::new(explained.message).help_if(help)
    }

    fn no_seat(&self, seat: u8, players: usize) -> Explanation {
        Explanation::new(format!(
            "einen Platz {seat} gibt es bei {players} Spielern nicht"
        ))
        .help(format!("wähl 1 bis {players} oder ergänze ein --level"))
    }

    fn puzzle_hint(&self, hint: &AnyHint) -> String {
        match hint {
            AnyHint::Tiles(hint) => tile_hint(hint),
            AnyHint::Qwords(hint) => qwords_hint(hint),
        }
    }

    fn no_more_puzzle_hints(&self) -> &'static str {
        "Mehr Tipps gibt es nicht: Der letzte war schon die Lösung."
    }

    fn last_hint(&self, could_count: bool) -> String {
        let loses = if could_count {
            "; wenn du sie siehst, zählt dieses Rätsel nicht mehr für deine Serie"
        } else {
            ""
        };
        format!("Der nächste Tipp ist die Lösung{loses}. Mit noch einem `tipp` siehst du sie.")
    }

    fn short_of_best(&self, points: &str, by: u32, puzzle: &AnyPuzzle) -> String {
        match puzzle {
            AnyPuzzle::Tiles(_) => format!("{points}: {by} weniger als der beste Zug."),
            AnyPuzzle::Qwords(puzzle) if puzzle.question.kind() == Kind::Letter => {
                format!("{points} gewonnen: {by} weniger als mit der besten Antwort.")
            }
            AnyPuzzle::Qwords(_) => format!("{points}: {by} weniger als mit der besten Antwort."),
        }
    }

    fn solved(&self) -> &'static str {
        "Gelöst!"
    }

    fn is_best_play(&self, play: &str) -> String {
        format!("{play} ist der beste Zug.")
    }

    fn nothing_laid(&self) -> &'static str {
        "Tauschen oder Passen kann ein guter Zug sein, aber hier musst du Steine anlegen."
    }

    fn tally(&self, attempts: u32, hints: usize, seconds: u64) -> String {
        format!("{}.", capitalised(&tally(attempts, hints, seconds)))
    }

    fn so_far(&self, attempts: u32, hints: usize, seconds: u64) -> String {
        format!("Bisher: {}.", tally(attempts, hints, seconds))
    }

    fn past(&self, record: &SolveRecord) -> Option<String> {
        let done = tally(record.attempts, record.hints, record.seconds);
        match record.end {
            None if record.attempts == 0 && record.hints == 0 => None,
            None => Some(format!("Bisher: {done}.")),
            Some(End::Solved(day)) if record.counts_for().is_some_and(|own| day < own) => {
                let day = super::day(day);
                Some(format!(
                    "Du hast es am {day} gelöst, vor seinem Tag: {done}. Es zählt für deine Serie; jetzt ist es nur zum Spaß."
                ))
            }
            Some(End::Solved(day)) => {
                let day = super::day(day);
                Some(format!(
                    "Du hast es am {day} gelöst: {done}. Jetzt ist es nur zum Spaß und zählt nicht."
                ))
            }
            Some(End::GivenUp(day)) => {
                let day = super::day(day);
                Some(format!(
                    "Du hast es am {day} aufgegeben: {done}. Jetzt ist es nur zum Spaß und zählt nicht."
                ))
            }
        }
    }

    fn streak(&self, result: StreakResult) -> String {
        match result {
            StreakResult::Later(day) => format!(
                "Für deine Serie zählt es erst an seinem eigenen Tag, dem {}.",
                super::day(day)
            ),
            StreakResult::Streak(1, 1) => "Serie: 1 Tag.".to_owned(),
            StreakResult::Streak(days, longest) if days >= longest => {
                format!(
                    "Serie: {}, so lang wie noch nie.",
                    count(days, "Tag", "Tage")
                )
            }
            StreakResult::Streak(days, longest) => format!(
                "Serie: {}; die längste war {longest}.",
                count(days, "Tag", "Tage")
            ),
            StreakResult::LastHint => {
                "Der letzte Tipp war die Lösung, darum zählt dieses Rätsel nicht für deine Serie."
                    .to_owned()
            }
            StreakResult::TooLate => {
                "Du hast es erst nach seinem Tag gelöst, darum zählt es nicht für deine Serie."
                    .to_owned()
            }
        }
    }

    fn open_puzzles(&self, open: usize) -> String {
        match open {
            0 => "In dieser Datei ist kein anderes Rätsel mehr offen: Mit `ende` hörst du auf, und mit --id wählst du eines, um es noch einmal zu lösen."
                .to_owned(),
            1 => "`weiter` führt zum nächsten: In dieser Datei ist noch 1 Rätsel offen.".to_owned(),
            open => {
                format!("`weiter` führt zum nächsten: In dieser Datei sind noch {open} Rätsel offen.")
            }
        }
    }

    fn wrong_puzzle(&self, name: &str, id: &str, errors: &[PuzzleError]) -> Explanation {
        let errors: Vec<String> = errors
            .iter()
            .map(|error| PuzzleWords::puzzle_error(self, error))
            .collect();
        Explanation::new(format!(
            "das Rätsel {id} in {name} ist fehlerhaft: {}",
            errors.join("; ")
        ))
        .help("`sixfold puzzle check` zeigt, was an jedem Rätsel einer Datei nicht stimmt")
    }

    fn unknown_puzzle(&self, name: &str, id: &str, known: &[String]) -> Explanation {
        let help = nearest(id, known.iter().map(String::as_str)).map_or_else(
            || {
                let mut shown: Vec<String> = known.iter().take(5).cloned().collect();
                if known.len() > shown.len() {
                    shown.push(format!("{} weitere", known.len() - shown.len()));
                }
                format!("sie enthält {}", and_list(&shown))
            },
            |meant| format!("meintest du `{meant}`?"),
        );
        Explanation::new(format!("{name} enthält kein Rätsel `{id}`")).help(help)
    }

    fn bad_history(&self, path: &Path, error: &HistoryError) -> Explanation {
        Explanation::new(format!("{} {}", shown(path), history_error(error))).help(
            "die Datei bleibt, wie sie ist; räum sie weg, um neu anzufangen, oder gib in SIXFOLD_DATA_DIR einen anderen Ordner an",
        )
    }

    fn history_not_saved(&self, reason: &Explanation) -> Explanation {
        Explanation::new(format!(
            "dieses Mal wird nichts gespeichert: {}",
            reason.message
        ))
        .help("gib in SIXFOLD_DATA_DIR einen eigenen Ordner an")
    }

    fn qwords_turn(&self, turn: usize, free: usize, dots: &[Cell], joker: bool) -> String {
        let free = count(free, "freies Feld", "freie Felder");
        let mut known = format!(" · Zug {turn}, {free}");
        if !dots.is_empty() {
            known += &format!(" · in diesem Zug ist {} dran", or_list(dots));
        }
        if joker {
            known += " · der Joker ist noch da";
        }
        known
    }

    fn grid_line(&self, line: Line) -> String {
        QwordsWords::line(self, line)
    }

    fn look_at(&self, line: &str) -> String {
        format!("Schau dir {line} an. Frag noch einmal, dann siehst du den Eintrag.")
    }

    fn engine_would_write(&self, action: &str) -> String {
        format!("Das Programm würde {action} eintragen:")
    }

    fn engine_made(&self, hints: usize, points: &str) -> String {
        format!(
            "Du hast {} gebraucht. Das Programm hat mit denselben Würfen {points} erreicht.",
            none_or(hints, "Tipp", "Tipps")
        )
    }

    fn against_engine(&self, own: u32, engine: u32) -> String {
        if own > engine {
            format!("Du hast es um {} geschlagen.", points(own - engine))
        } else if own == engine {
            "Du hast genauso viele.".to_owned()
        } else {
            format!(
                "Das {} mehr, als du hast.",
                match engine - own {
                    1 => "ist 1 Punkt".to_owned(),
                    more => format!("sind {more} Punkte"),
                }
            )
        }
    }

    fn left_qwords(&self, seed: u64, turns: usize) -> String {
        format!(
            "Du hast nach {} aufgehört. Mit `--seed {seed}` beginnt dieselbe Partie von vorn.",
            count(turns, "Zug", "Zügen")
        )
    }
}

/// An answer that people can copy the form of.
fn example(dialogue: Dialogue<'_>) -> &'static str {
    match dialogue {
        Dialogue::Game(Rules::Classic) => "Yc@t30 Pc@u30",
        Dialogue::Game(Rules::Flex | Rules::Intro) => "Ycb@t30 Pcw@u30",
        Dialogue::Quiz(Rules::Classic) => "Yc@i9 Pc@j9",
        Dialogue::Quiz(Rules::Flex | Rules::Intro) => "Ycb@i9 Pcw@j9",
        Dialogue::Qwords(_) => "U@c3",
        Dialogue::Puzzle(AnyPuzzle::Tiles(puzzle)) => match puzzle.position.rules() {
            Rules::Classic => "Rs@h8 Rc@i8",
            Rules::Flex | Rules::Intro => "Rsb@h8 Rcw@i8",
        },
        Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
            Kind::Letter => "U@c3",
            Kind::Rolls => "U@c3 A@d4 ...",
            Kind::Supernatural => "DUOPO/SSAUT/...",
        },
    }
}

/// What a level is like, in a word.
fn level_name(level: Level) -> &'static str {
    match level {
        Level::Beginner => "Anfänger",
        Level::Greedy => "gierig",
        Level::Careful => "umsichtig",
        Level::Strong => "stark",
        Level::Strongest => "am stärksten",
    }
}

/// A player of a level: `Greedy (gierig)`.
fn engine((name, seat): (&String, &Seat)) -> Option<String> {
    let Seat::Engine(level) = seat else {
        return None;
    };
    Some(format!("{name} ({})", level_name(*level)))
}

fn beginning(live: &LiveGame) -> String {
    match live.turns() {
        0 => {}
        1 => return "Ein Zug ist schon gespielt.".to_owned(),
        turns => return format!("{turns} Züge sind schon gespielt."),
    }
    let set = of_tiles(largest_set(live.position().rack()));
    if live.is_persons_turn() {
        format!("Du hast mit {set} das größte Set und fängst an.")
    } else {
        let first = &live.lineup().names()[0];
        format!("{first} hat mit {set} das größte Set und fängt an.")
    }
}

/// Tiles with spaces between them.
fn listed(tiles: &[Tile]) -> String {
    spaced(&Tiles(tiles).to_string())
}

/// `3 Versuche, 1 Tipp, 2 min 5 s`
fn tally(attempts: u32, hints: usize, seconds: u64) -> String {
    format!(
        "{}, {}, {}",
        none_or(attempts as usize, "Versuch", "Versuche"),
        none_or(hints, "Tipp", "Tipps"),
        duration(seconds)
    )
}

/// `34 s`, `2 min 5 s`, `1 h 3 min`
fn duration(seconds: u64) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

/// A hint for a puzzle with tiles, in a sentence with a full stop.
pub(super) fn tile_hint(hint: &puzzle::Hint) -> String {
    use puzzle::Hint;
    match hint {
        Hint::Score(score) => format!("Der beste Zug bringt {}.", points(*score)),
        Hint::Tiles(laid) => format!("Der beste Zug legt {} an.", tiles(*laid)),
        Hint::Line(best) => format!("Er bringt {}.", GameWords::line(&German, best)),
        Hint::Row(row) => format!("Er liegt in Zeile {row}."),
        Hint::Column(column) => format!("Er liegt in Spalte {}.", Column(*column)),
        Hint::Solution(play) => format!("Es ist {play}."),
    }
}

/// A hint for a puzzle of Qwords, in a sentence with a full stop.
fn qwords_hint(hint: &qwords::Hint) -> String {
    use qwords::Hint;
    let name = |line: &Line| QwordsWords::line(&German, *line);
    match hint {
        Hint::Longest(letters) => {
            format!("Es entsteht ein Wort mit {letters} Buchstaben.")
        }
        Hint::Letters(letters) if letters.len() == 1 => {
            format!("Der Buchstabe ist {}.", letters[0])
        }
        Hint::Letters(letters) => format!(
            "Die Buchstaben sind {}, in dieser Reihenfolge.",
            and_list(letters)
        ),
        Hint::Row(row) => format!("Er steht in {}.", name(row)),
        Hint::First(action) => format!("Der erste ist {action}."),
        Hint::Last(action) => format!("Der letzte ist {action}."),
        Hint::Word(line, word) => format!("{} wird {word}.", name(line)),
        Hint::Solution(solution) => format!("Es ist {solution}."),
    }
}

/// Why a game cannot be resumed, after the name of its file.
fn resume_error(error: &ResumeError) -> String {
    match error {
        ResumeError::Missing(note) => format!("hat keine Zeile `# {note}: …`"),
        ResumeError::Wrong { note, value } => {
            format!("enthält `{note}: {value}`, was nicht passt")
        }
        ResumeError::OtherTiles(turn) => {
            format!("hat in Zug {turn} andere Steine, als der Startwert ergibt")
        }
    }
}

/// Why a file is no history of puzzles, after its name.
fn history_error(error: &HistoryError) -> String {
    match error {
        HistoryError::Version(version) => format!(
            "hat das Format {version}; dieses Programm kennt nur das Format {RECORD_VERSION}"
        ),
        HistoryError::Broken(reason) => {
            format!("enthält keinen lesbaren Spielstand: {reason}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shortest form of a command means no other command of the dialogue.
    fn are_distinct(commands: &[CommandWords]) {
        let words = |place: usize| {
            let others = commands.iter().enumerate();
            others
                .filter(move |(other, _)| *other != place)
                .flat_map(|(_, other)| other.words)
        };
        for (place, command) in commands.iter().enumerate() {
            for (word, shortest) in command.words {
                assert!(word.starts_with(shortest), "{word}");
                for (other, others_shortest) in words(place) {
                    let taken =
                        other.starts_with(shortest) && shortest.starts_with(others_shortest);
                    assert!(!taken, "{shortest}: {word}, {other}");
                }
            }
        }
    }

    #[test]
    fn short_forms_do_not_collide() {
        are_distinct(
            &GameCommand::ALL
                .iter()
                .map(|it| German.game_command(*it))
                .collect::<Vec<_>>(),
        );
        are_distinct(
            &QwordsCommand::ALL
                .iter()
                .map(|it| German.qwords_command(*it))
                .collect::<Vec<_>>(),
        );
        are_distinct(
            &QuizCommand::ALL
                .iter()
                .map(|it| German.quiz_command(*it))
                .collect::<Vec<_>>(),
        );
        let dialogue = Dialogue::Game(Rules::Classic);
        are_distinct(
            &PuzzleCommand::ALL
                .iter()
                .map(|it| German.puzzle_command(*it, dialogue))
                .collect::<Vec<_>>(),
        );
    }

    #[test]
    fn what_was_done_is_counted() {
        assert_eq!(tally(1, 0, 125), "1 Versuch, keine Tipps, 2 min 5 s");
        assert_eq!(tally(3, 1, 34), "3 Versuche, 1 Tipp, 34 s");
    }
}
