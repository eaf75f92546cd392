use std::path::Path;

use super::cli::by_holder;
use super::{Italian, and_list, count, on, or_list, points, shown, tiles, turns};
use crate::game::{MAX_IDLE_TURNS, Offset, Rules, Tile, Turn, largest_set};
use crate::language::{
    CommandWords, Dialogue, Explanation, GameCommand, GameWords, LeftGame, PlayWords,
    PuzzleCommand, PuzzleWords, QuizCommand, QwordsCommand, QwordsWords, RecordWords, StreakResult,
};
use crate::notation::{Column, Place, Tiles, nearest, spaced};
use crate::play::{Hint, LiveGame, ResumeError, Seat};
use crate::puzzle::qwords::Kind;
use crate::puzzle::{
    AnyHint, AnyPuzzle, End, HistoryError, PuzzleError, RECORD_VERSION, SolveRecord,
};
use crate::qwords::{Cell, Line};
use crate::record::{Problem, Transcript};

const fn command(
    words: &'static [(&'static str, &'static str)],
    shown: &'static str,
    help: &'static str,
) -> CommandWords {
    CommandWords { words, shown, help }
}

const HELP: CommandWords = command(&[("aiuto", "ai")], "aiuto, ?", "questo elenco");

fn hint(help: &'static str) -> CommandWords {
    command(&[("indizio", "i")], "indizio, i", help)
}

fn undo(help: &'static str) -> CommandWords {
    command(
        &[("annulla", "a"), ("indietro", "indie")],
        "annulla, a",
        help,
    )
}

fn quit(help: &'static str) -> CommandWords {
    command(&[("esci", "e")], "esci, e", help)
}

impl PlayWords for Italian {
    fn game_command(&self, asked: GameCommand) -> CommandWords {
        match asked {
            GameCommand::Try => command(
                &[("prova", "pr")],
                "prova MOSSA",
                "quanto varrebbe una mossa, senza giocarla",
            ),
            GameCommand::Hint => {
                hint("quanto vale una buona mossa; poi la sua riga o colonna; poi la mossa")
            }
            GameCommand::Undo => undo(
                "annulla il tuo ultimo turno e le risposte; l’ordine nel sacchetto resta lo stesso",
            ),
            GameCommand::Table => command(&[("tavolo", "t")], "tavolo, t", "di nuovo il tavolo"),
            GameCommand::Unseen => command(
                &[("nascoste", "n")],
                "nascoste, n",
                "le tessere che possono essere in mano agli altri o nel sacchetto",
            ),
            GameCommand::Score => command(
                &[("segnapunti", "s"), ("punteggio", "pu"), ("punti", "pu")],
                "segnapunti, s",
                "il segnapunti",
            ),
            GameCommand::Save => command(
                &[("salva", "sa")],
                "salva FILE",
                "salva la partita fin qui in un nuovo file",
            ),
            GameCommand::Help => HELP,
            GameCommand::Quit => quit("esci; la partita resta salvata"),
        }
    }

    fn puzzle_command(&self, asked: PuzzleCommand, dialogue: Dialogue<'_>) -> CommandWords {
        match asked {
            PuzzleCommand::Hint => hint(match dialogue {
                Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
                    Kind::Letter => {
                        "la lunghezza di una parola; poi la lettera; poi la riga; poi la soluzione"
                    }
                    Kind::Rolls => {
                        "le lettere; poi l’ultima casella; poi la prima; poi la soluzione"
                    }
                    Kind::Supernatural => {
                        "la parola di una riga; poi di una colonna; poi di un’altra riga; poi la soluzione"
                    }
                },
                Dialogue::Game(_)
                | Dialogue::Quiz(_)
                | Dialogue::Qwords(_)
                | Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => {
                    "un indizio; ognuno rivela più del precedente, e il quarto è la mossa"
                }
            }),
            PuzzleCommand::Table => {
                command(&[("tavolo", "t")], "tavolo, t", "di nuovo il rompicapo")
            }
            // Giving up cannot be undone, so one letter is not enough.
            PuzzleCommand::GiveUp => command(
                &[("mi arrendo", "mi arr"), ("rinuncio", "rinu")],
                "mi arrendo",
                "mostra la soluzione e chiude il rompicapo",
            ),
            PuzzleCommand::Next => command(
                &[("prossimo", "p"), ("avanti", "av")],
                "prossimo, p",
                "il prossimo rompicapo del file ancora da risolvere",
            ),
            PuzzleCommand::Help => HELP,
            PuzzleCommand::Quit => quit("esci; quello che hai fatto resta salvato"),
        }
    }

    fn qwords_command(&self, asked: QwordsCommand) -> CommandWords {
        match asked {
            QwordsCommand::Hint => {
                hint("una riga o una colonna da guardare; se lo chiedi ancora, l’azione")
            }
            QwordsCommand::Undo => undo("annulla l’ultimo turno; i lanci restano gli stessi"),
            QwordsCommand::Sheet => command(
                &[("foglio", "f")],
                "foglio, f",
                "di nuovo il foglio e il lancio",
            ),
            QwordsCommand::Help => HELP,
            QwordsCommand::Quit => quit("lascia la partita"),
        }
    }

    fn quiz_command(&self, asked: QuizCommand) -> CommandWords {
        match asked {
            QuizCommand::Hint => {
                hint("quanto vale la mossa migliore; poi le sue tessere; poi la mossa")
            }
            QuizCommand::Table => command(&[("tavolo", "t")], "tavolo, t", "di nuovo la domanda"),
            QuizCommand::Skip => command(
                &[("salta", "s")],
                "salta, s",
                "la risposta, e la domanda successiva",
            ),
            QuizCommand::Help => HELP,
            QuizCommand::Quit => quit("esci"),
        }
    }

    fn how_to_answer(&self, dialogue: Dialogue<'_>) -> String {
        let answer = match dialogue {
            Dialogue::Game(_) | Dialogue::Quiz(_) | Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => {
                format!(
                    "Posiziona le tue tessere, per esempio `{}`",
                    example(dialogue)
                )
            }
            Dialogue::Qwords(_) => format!(
                "Scrivi una lettera del lancio, per esempio `{}`",
                example(dialogue)
            ),
            Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
                Kind::Letter => {
                    format!("Scrivi una lettera, per esempio `{}`", example(dialogue))
                }
                Kind::Rolls => format!(
                    "Scrivi una lettera di ognuno dei {} lanci, per esempio `U@c3 A@d4 …`",
                    puzzle.question.rolls().len()
                ),
                Kind::Supernatural => {
                    "Scrivi tutta la griglia, per esempio `DUOPO/SSAUT/KIWIS/INEST/SEPHA`"
                        .to_owned()
                }
            },
        };
        format!("{answer}, o chiedi un `indizio`; `aiuto` elenca i comandi.")
    }

    fn answers(&self, dialogue: Dialogue<'_>) -> Vec<(&'static str, &'static str)> {
        let example = example(dialogue);
        match dialogue {
            Dialogue::Game(rules) => vec![
                (
                    example,
                    "posiziona tessere, ognuna sulla sua casella, in qualsiasi ordine",
                ),
                (
                    if rules == Rules::Classic {
                        "swap Rc Gt"
                    } else {
                        "swap Rcb Gtw"
                    },
                    "scambia tessere con altrettante del sacchetto",
                ),
                (
                    "pass",
                    "solo se non puoi né posizionare né scambiare tessere",
                ),
            ],
            Dialogue::Quiz(_) => vec![(
                example,
                "posiziona tessere, ognuna sulla sua casella, in qualsiasi ordine; vale anche `swap` con le tessere da scambiare",
            )],
            Dialogue::Qwords(variant) => {
                let mut answers = vec![(
                    example,
                    "scrivi una lettera del lancio: `?` è una lettera qualsiasi, `@` una vocale qualsiasi",
                )];
                if variant.joker() {
                    answers.push((
                        "joker Q@c3",
                        "scrivi una lettera qualsiasi, qualunque sia il lancio; una volta per partita",
                    ));
                }
                answers
            }
            Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => vec![(
                example,
                "posiziona tessere, ognuna sulla sua casella, in qualsiasi ordine",
            )],
            Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => vec![(
                example,
                match puzzle.question.kind() {
                    Kind::Letter => {
                        "scrivi una lettera in una casella; `joker U@c3` se il jolly è ancora disponibile"
                    }
                    Kind::Rolls => {
                        "scrivi di seguito una lettera di ogni lancio, nell’ordine; `joker U@c3` se il jolly è ancora disponibile"
                    }
                    Kind::Supernatural => "tutta la griglia: le sue cinque righe, unite da `/`",
                },
            )],
        }
    }

    fn yes_or_no(&self, answer: &str) -> Option<bool> {
        match answer {
            "s" | "sì" | "si" | "y" | "yes" => Some(true),
            "n" | "no" => Some(false),
            _ => None,
        }
    }

    fn resume_question(&self) -> &'static str {
        "Vuoi riprenderla? [S/n]"
    }

    fn review_question(&self) -> &'static str {
        "Vuoi l’analisi della partita? [S/n]"
    }

    fn unknown_command(&self, given: &str, known: &[&str]) -> Explanation {
        let first = given.split(' ').next().unwrap_or_default();
        let meant = |word| nearest(word, known.iter().copied());
        let help = match meant(given).or_else(|| meant(first)) {
            Some(meant) => super::notation::did_you_mean(meant),
            None => format!("i comandi sono {}", known.join(", ")),
        };
        Explanation::new(format!("`{given}` non è un comando")).help(help)
    }

    fn nothing_follows(&self, command: GameCommand) -> Explanation {
        match command {
            GameCommand::Save => Explanation::new("dopo `salva` ci vuole il nome di un file")
                .help("scrivilo dopo il comando: `salva partita.txt`"),
            _ => Explanation::new("dopo `prova` ci vuole una mossa")
                .help("scrivila dopo il comando, come per giocarla"),
        }
    }

    fn title(&self, game: &str, seed: u64) -> String {
        format!("{game} · partita {seed}")
    }

    fn hint_number(&self, number: usize, of: usize) -> String {
        format!("Indizio {number} di {of}")
    }

    fn nothing_to_undo(&self) -> &'static str {
        "Non hai turni da annullare."
    }

    fn you(&self) -> &'static str {
        "Tu"
    }

    fn who_plays(&self, live: &LiveGame) -> String {
        let lineup = live.lineup();
        let seats = lineup.names().iter().zip(lineup.seats());
        let others: Vec<String> = seats.filter_map(engine).collect();
        format!("Giochi contro {}. {}", and_list(&others), beginning(live))
    }

    fn turn_taken(&self, player: &str, is_you: bool, turn: &Turn, points: &str) -> String {
        match (turn, is_you) {
            (Turn::Lay(play), true) => format!("{player} giochi {play}: {points}."),
            (Turn::Lay(play), false) => format!("{player} gioca {play}: {points}."),
            (Turn::Swap(tiles), true) => format!("{player} scambi {}.", listed(tiles)),
            (Turn::Swap(swapped), false) => {
                format!("{player} scambia {}.", tiles(swapped.len()))
            }
            (Turn::Pass, true) => format!("{player} passi."),
            (Turn::Pass, false) => format!("{player} passa."),
        }
    }

    fn drawn(&self, tiles: &[Tile]) -> String {
        format!("Peschi {}.", listed(tiles))
    }

    fn renamed(&self, Offset { columns, rows }: Offset) -> String {
        let moved = match (columns.abs(), rows.abs()) {
            (columns, 0) => format!("i nomi delle colonne sono spostati di {columns}"),
            (0, rows) => format!("i numeri delle righe sono spostati di {rows}"),
            (columns, rows) => format!(
                "i nomi delle colonne sono spostati di {columns} e i numeri delle righe di {rows}"
            ),
        };
        format!("Le tessere sono arrivate vicino al bordo del tavolo: d’ora in poi {moved}.")
    }

    fn opening(&self, laid: usize) -> String {
        match laid {
            1 => "Con la prima mossa posizioni 1 tessera dove vuoi, per esempio in t30.".to_owned(),
            laid => format!(
                "Con la prima mossa posizioni {}, il tuo gruppo più numeroso, in un’unica sequenza: dove vuoi, per esempio a partire da t30.",
                tiles(laid)
            ),
        }
    }

    fn bag(&self, held: usize) -> String {
        match held {
            0 => "il sacchetto è vuoto".to_owned(),
            held => format!("{} nel sacchetto", tiles(held)),
        }
    }

    fn game_hint(&self, hint: &Hint) -> String {
        match hint {
            Hint::Lays {
                tiles: laid,
                points: earned,
            } => format!(
                "una buona mossa posiziona {} e vale {}.",
                tiles(*laid),
                points(*earned)
            ),
            Hint::Row(row) => format!("va sulla riga {row}."),
            Hint::Column(column) => format!("va sulla colonna {}.", Column(*column)),
            Hint::Swaps => "qui una buona mossa non posiziona nulla: è uno scambio.".to_owned(),
            Hint::GivesBack(1) => "si scambia 1 tessera.".to_owned(),
            Hint::GivesBack(back) => format!("si scambiano {back} tessere."),
            Hint::Turn(turn) => format!("è {turn}."),
        }
    }

    fn no_more_game_hints(&self) -> &'static str {
        "Non ci sono altri indizi: l’ultimo era la mossa stessa."
    }

    fn would_score(&self, play: &str, points: &str) -> String {
        format!("{play} varrebbe {points}. Non l’hai ancora giocata.")
    }

    fn would_score_nothing(&self, turn: &str) -> String {
        format!("{turn} è una mossa consentita, ma non vale punti. Non l’hai ancora giocata.")
    }

    fn undone(&self) -> &'static str {
        "Annullato. Tocca di nuovo a te."
    }

    fn saved_to(&self, path: &Path) -> String {
        format!("Partita salvata in {}.", shown(path))
    }

    fn left_game(&self, left: LeftGame) -> &'static str {
        match left {
            LeftGame::Saved => "La partita è salvata. Per riprenderla:",
            LeftGame::NotBegun => "Non hai ancora giocato, quindi non c’è nulla da salvare.",
            LeftGame::NotSaved => "La partita non è stata salvata.",
        }
    }

    fn stalled(&self) -> String {
        format!(
            "Da {MAX_IDLE_TURNS} turni nessuno posiziona tessere. Per il regolamento la partita potrebbe continuare, ma qui finisce."
        )
    }

    fn game_over(&self, live: &LiveGame, saved: Option<&Path>) -> String {
        let undone = match live.take_backs() {
            0 => "non hai annullato nessun turno".to_owned(),
            number => format!("hai annullato {}", turns(number)),
        };
        let helped = match live.hints_taken() {
            0 => format!("Non hai chiesto indizi e {undone}."),
            hints => format!(
                "Hai chiesto {} e {undone}.",
                count(hints, "indizio", "indizi")
            ),
        };
        match saved {
            Some(path) => format!("{helped} La partita è salvata in {}.", shown(path)),
            None => helped,
        }
    }

    fn unfinished_game(&self, live: &LiveGame) -> String {
        format!(
            "Hai lasciato in sospeso una partita di {}, dopo {}:",
            live.lineup().rules().name(),
            turns(live.turns())
        )
    }

    fn no_unfinished_game(&self) -> Explanation {
        Explanation::new("non c’è nessuna partita da riprendere")
            .help("comincia una partita con `sixfold play`, o indica un file: `--resume FILE`")
    }

    fn not_resumable(&self, name: &str, reason: &ResumeError) -> Explanation {
        let reason = match reason {
            ResumeError::Missing(note) => format!("non ha la riga `# {note}: …`"),
            ResumeError::Wrong { note, value } => {
                format!("contiene `{note}: {value}`, che non va bene")
            }
            ResumeError::OtherTiles(turn) => {
                format!("al turno {turn} ha tessere diverse da quelle date dal suo seme")
            }
        };
        Explanation::new(format!("{name} {reason}")).help(
            "si può riprendere solo una partita salvata da `sixfold play` e mai modificata; il file resta com’è",
        )
    }

    fn game_not_saved(&self, reason: &Explanation) -> Explanation {
        Explanation::new(format!(
            "da qui in poi la partita non viene salvata: {}",
            reason.message
        ))
        .help("`salva FILE` la scrive in un altro file")
    }

    fn game_in_use(&self, path: &Path, process: Option<u32>) -> Explanation {
        Explanation::new(format!(
            "la partita {} è in uso {}",
            shown(path),
            by_holder(process)
        ))
        .help("continua là, o chiudi prima quella sessione; il file resta com’è")
    }

    fn game_changed(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} nel frattempo è cambiato", shown(path)))
            .help("un altro programma vi ha scritto; il file resta com’è")
    }

    fn file_exists(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} esiste già", shown(path)))
            .help("scegli un altro nome; non è stato scritto nulla")
    }

    fn bad_lineup(&self, problem: &Problem) -> Explanation {
        let explanation = RecordWords::explain(self, problem, &Place::nowhere());
        let help = match problem {
            Problem::PlayerCount(_) => Some("indica --level da una a tre volte".to_owned()),
            Problem::NoName => Some("scrivi `--name North`, o togli l’opzione".to_owned()),
            Problem::NameOfWords(name) => {
                let name = name.split_whitespace().collect::<Vec<_>>().join("-");
                let is_name = Transcript::new(Rules::Flex, &[name.as_str(), "-"]).is_ok();
                Some(if is_name {
                    format!("scrivi `{name}`")
                } else {
                    "scegli un altro nome".to_owned()
                })
            }
            _ => explanation.help,
        };
        Explanation {
            help,
            ..Explanation::new(explanation.message)
        }
    }

    fn no_seat(&self, seat: u8, players: usize) -> Explanation {
        Explanation::new(format!("con {players} giocatori non c’è il posto {seat}"))
            .help(format!("scegli da 1 a {players}, o aggiungi un --level"))
    }

    fn puzzle_hint(&self, hint: &AnyHint) -> String {
        match hint {
            AnyHint::Tiles(hint) => puzzle_hint(hint),
            AnyHint::Qwords(hint) => super::puzzle::qwords_hint(hint),
        }
    }

    fn no_more_puzzle_hints(&self) -> &'static str {
        "Non ci sono altri indizi: l’ultimo era la soluzione."
    }

    fn last_hint(&self, could_count: bool) -> String {
        let loses = if could_count {
            ": se la guardi, questo rompicapo non conta più per la serie"
        } else {
            ""
        };
        format!("Il prossimo indizio è la soluzione{loses}. Scrivi ancora `indizio` per vederla.")
    }

    fn short_of_best(&self, points: &str, by: u32, puzzle: &AnyPuzzle) -> String {
        match puzzle {
            AnyPuzzle::Tiles(_) => format!("{points}: {by} in meno della mossa migliore."),
            AnyPuzzle::Qwords(puzzle) if puzzle.question.kind() == Kind::Letter => {
                format!("Guadagni {points}: {by} in meno della risposta migliore.")
            }
            AnyPuzzle::Qwords(_) => format!("{points}: {by} in meno della risposta migliore."),
        }
    }

    fn solved(&self) -> &'static str {
        "Risolto!"
    }

    fn is_best_play(&self, play: &str) -> String {
        format!("{play} è l’unica mossa migliore.")
    }

    fn nothing_laid(&self) -> &'static str {
        "Scambiare o passare può essere una buona scelta, ma qui la risposta è una mossa che posiziona tessere."
    }

    fn tally(&self, attempts: u32, hints: usize, seconds: u64) -> String {
        format!("{}.", tally(attempts, hints, seconds))
    }

    fn so_far(&self, attempts: u32, hints: usize, seconds: u64) -> String {
        format!("Finora: {}.", tally(attempts, hints, seconds))
    }

    fn past(&self, record: &SolveRecord) -> Option<String> {
        let done = tally(record.attempts, record.hints, record.seconds);
        match record.end {
            None if record.attempts == 0 && record.hints == 0 => None,
            None => Some(format!("Finora: {done}.")),
            Some(End::Solved(day)) if record.counts_for().is_some_and(|own| day < own) => {
                Some(format!(
                    "L’hai risolto {}, prima del suo giorno: {done}. Conta per la serie; ora lo fai per divertimento.",
                    on(day)
                ))
            }
            Some(End::Solved(day)) => Some(format!(
                "L’hai risolto {}: {done}. Ora lo fai per divertimento e non conta.",
                on(day)
            )),
            Some(End::GivenUp(day)) => Some(format!(
                "Ci hai rinunciato {}: {done}. Ora lo fai per divertimento e non conta.",
                on(day)
            )),
        }
    }

    fn streak(&self, result: StreakResult) -> String {
        let days = |days: usize| count(days, "giorno", "giorni");
        match result {
            StreakResult::Later(day) => {
                format!(
                    "Conterà per la serie quando verrà il suo giorno, {}.",
                    on(day)
                )
            }
            StreakResult::Streak(1, 1) => "Serie: 1 giorno.".to_owned(),
            StreakResult::Streak(now, longest) if now >= longest => {
                format!("Serie: {}, la più lunga finora.", days(now))
            }
            StreakResult::Streak(now, longest) => {
                format!("Serie: {}; la più lunga è stata di {longest}.", days(now))
            }
            StreakResult::LastHint => {
                "L’ultimo indizio era la soluzione, quindi questo rompicapo non conta per la serie."
                    .to_owned()
            }
            StreakResult::TooLate => {
                "L’hai risolto dopo il suo giorno, quindi non conta per la serie.".to_owned()
            }
        }
    }

    fn open_puzzles(&self, open: usize) -> String {
        match open {
            0 => "Nel file non restano altri rompicapi da risolvere: scrivi `esci` e scegline uno con --id per rifarlo."
                .to_owned(),
            1 => "`prossimo` per continuare: nel file resta 1 rompicapo da risolvere.".to_owned(),
            open => format!(
                "`prossimo` per continuare: nel file restano {open} rompicapi da risolvere."
            ),
        }
    }

    fn wrong_puzzle(&self, name: &str, id: &str, errors: &[PuzzleError]) -> Explanation {
        let errors: Vec<String> = errors
            .iter()
            .map(|error| self.puzzle_error(error))
            .collect();
        Explanation::new(format!(
            "il rompicapo {id} di {name} è sbagliato: {}",
            errors.join("; ")
        ))
        .help("`sixfold puzzle check` dice che cosa non va in ogni rompicapo di un file")
    }

    fn unknown_puzzle(&self, name: &str, id: &str, known: &[String]) -> Explanation {
        let help = nearest(id, known.iter().map(String::as_str)).map_or_else(
            || {
                let mut shown: Vec<String> = known.iter().take(5).cloned().collect();
                match known.len() - shown.len() {
                    0 => {}
                    1 => shown.push("un altro".to_owned()),
                    more => shown.push(format!("altri {more}")),
                }
                format!("contiene {}", and_list(&shown))
            },
            super::notation::did_you_mean,
        );
        Explanation::new(format!("{name} non contiene nessun rompicapo `{id}`")).help(help)
    }

    fn bad_history(&self, path: &Path, error: &HistoryError) -> Explanation {
        let error = match error {
            HistoryError::Version(version) => format!(
                "è un registro della versione {version}; questo programma conosce solo la versione {RECORD_VERSION}"
            ),
            HistoryError::Broken(reason) => format!("non è un registro di rompicapi: {reason}"),
        };
        Explanation::new(format!("{} {error}", shown(path))).help(
            "resta com’è; spostalo per cominciarne uno nuovo, o indica un’altra cartella in SIXFOLD_DATA_DIR",
        )
    }

    fn history_not_saved(&self, reason: &Explanation) -> Explanation {
        Explanation::new(format!(
            "questa volta non viene salvato nulla: {}",
            reason.message
        ))
        .help("indica una tua cartella in SIXFOLD_DATA_DIR")
    }

    fn qwords_turn(&self, turn: usize, free: usize, dots: &[Cell], joker: bool) -> String {
        let free = count(free, "casella libera", "caselle libere");
        let mut known = format!(" · turno {turn}, {free}");
        if !dots.is_empty() {
            known += &format!(" · in questo turno si riempie {}", or_list(dots));
        }
        if joker {
            known += " · il jolly è ancora disponibile";
        }
        known
    }

    fn grid_line(&self, line: Line) -> String {
        QwordsWords::line(self, line)
    }

    fn look_at(&self, line: &str) -> String {
        format!("Guarda la {line}. Chiedi di nuovo per avere l’azione.")
    }

    fn engine_would_write(&self, action: &str) -> String {
        format!("Il motore scriverebbe {action}:")
    }

    fn engine_made(&self, hints: usize, points: &str) -> String {
        let helped = match hints {
            0 => "Non hai chiesto indizi.".to_owned(),
            hints => format!("Hai chiesto {}.", count(hints, "indizio", "indizi")),
        };
        format!("{helped} Con gli stessi lanci il motore ha fatto {points}.")
    }

    fn against_engine(&self, own: u32, engine: u32) -> String {
        if own > engine {
            format!("L’hai battuto di {}.", points(own - engine))
        } else if own == engine {
            "Ne hai fatti altrettanti.".to_owned()
        } else {
            format!("Sono {} in più dei tuoi.", engine - own)
        }
    }

    fn left_qwords(&self, seed: u64, turns: usize) -> String {
        format!(
            "Hai smesso dopo {}. Con `--seed {seed}` ricominci la stessa partita.",
            super::turns(turns)
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

/// `Greedy`, or if the name does not say the level, `Anna (greedy)`.
fn engine((name, seat): (&String, &Seat)) -> Option<String> {
    let Seat::Engine(level) = seat else {
        return None;
    };
    Some(if name.to_lowercase().starts_with(level.name()) {
        name.clone()
    } else {
        format!("{name} ({})", level.name())
    })
}

fn beginning(live: &LiveGame) -> String {
    match live.turns() {
        0 => {}
        1 => return "Finora è stato giocato 1 turno.".to_owned(),
        turns => return format!("Finora sono stati giocati {turns} turni."),
    }
    let set = tiles(largest_set(live.position().rack()));
    if live.is_persons_turn() {
        format!("Hai il gruppo più numeroso, {set}, e cominci tu.")
    } else {
        let first = &live.lineup().names()[0];
        format!("{first} ha il gruppo più numeroso, {set}, e comincia.")
    }
}

/// Tiles with spaces between them.
fn listed(tiles: &[Tile]) -> String {
    spaced(&Tiles(tiles).to_string())
}

/// `3 tentativi, 1 indizio, 2 min 5 s`
fn tally(attempts: u32, hints: usize, seconds: u64) -> String {
    let attempts = match attempts {
        0 => "nessun tentativo".to_owned(),
        number => count(number as usize, "tentativo", "tentativi"),
    };
    let hints = match hints {
        0 => "nessun indizio".to_owned(),
        number => count(number, "indizio", "indizi"),
    };
    format!("{attempts}, {hints}, {}", duration(seconds))
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
pub(super) fn puzzle_hint(hint: &crate::puzzle::Hint) -> String {
    use crate::puzzle::Hint;
    match hint {
        Hint::Score(score) => format!("la mossa migliore vale {}.", points(*score)),
        Hint::Tiles(laid) => format!("la mossa migliore posiziona {}.", tiles(*laid)),
        Hint::Line(best) => format!("ottiene {}.", GameWords::line(&Italian, best)),
        Hint::Row(row) => format!("va sulla riga {row}."),
        Hint::Column(column) => format!("va sulla colonna {}.", Column(*column)),
        Hint::Solution(play) => format!("è {play}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether no shortest form of a word begins another word of the same dialogue.
    fn are_distinct(commands: &[CommandWords]) -> bool {
        let words = |command: &CommandWords| command.words.to_vec();
        commands.iter().enumerate().all(|(place, command)| {
            let others: Vec<_> = commands[..place].iter().flat_map(words).collect();
            words(command).iter().all(|(word, shortest)| {
                word.starts_with(shortest)
                    && others.iter().all(|(other, other_shortest)| {
                        let shared = |typed: &str| {
                            other.starts_with(typed) && typed.starts_with(other_shortest)
                        };
                        !shared(shortest) && !shared(word)
                    })
            })
        })
    }

    #[test]
    fn commands_do_not_collide() {
        let game = GameCommand::ALL.iter().map(|&it| Italian.game_command(it));
        assert!(are_distinct(&game.collect::<Vec<_>>()));
        let dialogue = Dialogue::Game(Rules::Flex);
        let puzzle = PuzzleCommand::ALL
            .iter()
            .map(|&it| Italian.puzzle_command(it, dialogue));
        assert!(are_distinct(&puzzle.collect::<Vec<_>>()));
        let qwords = QwordsCommand::ALL.iter();
        assert!(are_distinct(
            &qwords
                .map(|&it| Italian.qwords_command(it))
                .collect::<Vec<_>>()
        ));
        let quiz = QuizCommand::ALL.iter().map(|&it| Italian.quiz_command(it));
        assert!(are_distinct(&quiz.collect::<Vec<_>>()));
    }

    #[test]
    fn a_tally_counts_in_words() {
        assert_eq!(tally(0, 1, 125), "nessun tentativo, 1 indizio, 2 min 5 s");
        assert_eq!(tally(3, 0, 34), "3 tentativi, nessun indizio, 34 s");
    }
}
