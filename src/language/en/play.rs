use std::fmt;
use std::path::Path;

use super::cli::holder;
use super::{English, and_list, capitalised, or_list, plural, points, shown};
use crate::game::{MAX_IDLE_TURNS, Offset, Rules, Tile, Turn, largest_set};
use crate::language::{
    CommandWords, Dialogue, Explanation, GameCommand, GameWords, LeftGame, PlayWords,
    PuzzleCommand, QuizCommand, QwordsCommand, RecordWords, StreakResult,
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

const HELP: CommandWords = command(&[("help", "he")], "help, ?", "this list");

fn hint(help: &'static str) -> CommandWords {
    command(&[("hint", "h")], "hint, h", help)
}

fn quit(help: &'static str) -> CommandWords {
    command(&[("quit", "q")], "quit, q", help)
}

impl PlayWords for English {
    fn game_command(&self, asked: GameCommand) -> CommandWords {
        match asked {
            GameCommand::Try => command(
                &[("try", "tr")],
                "try PLAY",
                "what a play would score, without playing it",
            ),
            GameCommand::Hint => {
                hint("what a good turn earns; then its row or column; then the turn")
            }
            GameCommand::Undo => command(
                &[("undo", "und"), ("back", "b")],
                "undo, back, b",
                "undo your last turn and the answers to it; the order of the bag stays the same",
            ),
            GameCommand::Table => command(&[("table", "t")], "table, t", "the table again"),
            GameCommand::Unseen => command(
                &[("unseen", "u")],
                "unseen, u",
                "the tiles that the others and the bag may hold",
            ),
            GameCommand::Score => command(&[("score", "s")], "score, s", "the score sheet"),
            GameCommand::Save => command(
                &[("save", "sa")],
                "save FILE",
                "write the game so far to a new file",
            ),
            GameCommand::Help => HELP,
            GameCommand::Quit => quit("leave; the game is saved"),
        }
    }

    fn puzzle_command(&self, asked: PuzzleCommand, dialogue: Dialogue<'_>) -> CommandWords {
        match asked {
            PuzzleCommand::Hint => hint(match dialogue {
                Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
                    Kind::Letter => {
                        "the length of a word; then the letter; then the row; then the solution"
                    }
                    Kind::Rolls => {
                        "the letters; then the last cell; then the first; then the solution"
                    }
                    Kind::Supernatural => {
                        "the word of a row; then of a column; then of another row; then the solution"
                    }
                },
                _ => "a hint; each reveals more than the one before, and the fourth is the play",
            }),
            PuzzleCommand::Table => command(&[("table", "t")], "table, t", "the puzzle again"),
            // Giving up cannot be undone, so one letter is not enough.
            PuzzleCommand::GiveUp => command(
                &[("give up", "give")],
                "give up",
                "the solution, which ends the puzzle",
            ),
            PuzzleCommand::Next => command(
                &[("next", "n")],
                "next, n",
                "the next unsolved puzzle of the file",
            ),
            PuzzleCommand::Help => HELP,
            PuzzleCommand::Quit => quit("leave; what you did is saved"),
        }
    }

    fn qwords_command(&self, asked: QwordsCommand) -> CommandWords {
        match asked {
            QwordsCommand::Hint => hint("a row or column to look at; asked again, the action"),
            QwordsCommand::Undo => command(
                &[("undo", "u"), ("back", "b")],
                "undo, u",
                "undo the last turn; the rolls stay the same",
            ),
            QwordsCommand::Sheet => command(
                &[("sheet", "s")],
                "sheet, s",
                "the sheet and the roll again",
            ),
            QwordsCommand::Help => HELP,
            QwordsCommand::Quit => quit("leave the game"),
        }
    }

    fn quiz_command(&self, asked: QuizCommand) -> CommandWords {
        match asked {
            QuizCommand::Hint => hint("what the best turn scores; then its tiles; then the turn"),
            QuizCommand::Table => command(&[("table", "t")], "table, t", "the question again"),
            QuizCommand::Skip => command(
                &[("skip", "s")],
                "skip, s",
                "the answer, and the next question",
            ),
            QuizCommand::Help => HELP,
            QuizCommand::Quit => quit("leave"),
        }
    }

    fn how_to_answer(&self, dialogue: Dialogue<'_>) -> String {
        let answer = match dialogue {
            Dialogue::Game(_) | Dialogue::Quiz(_) | Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => {
                format!("Lay tiles, such as `{}`", example(dialogue))
            }
            Dialogue::Qwords(_) => {
                format!(
                    "Write a letter of the roll, such as `{}`",
                    example(dialogue)
                )
            }
            Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
                Kind::Letter => format!("Write a letter, such as `{}`", example(dialogue)),
                Kind::Rolls => format!(
                    "Write a letter of each of the {} rolls, such as `U@c3 A@d4 …`",
                    puzzle.question.rolls().len()
                ),
                Kind::Supernatural => {
                    "Write the whole grid, such as `DUOPO/SSAUT/KIWIS/INEST/SEPHA`".to_owned()
                }
            },
        };
        format!("{answer}, or ask for a `hint`; `help` lists the commands.")
    }

    fn answers(&self, dialogue: Dialogue<'_>) -> Vec<(&'static str, &'static str)> {
        let example = example(dialogue);
        match dialogue {
            Dialogue::Game(rules) => vec![
                (example, "lay tiles, each on its cell, in any order"),
                (
                    if rules == Rules::Classic {
                        "swap Rc Gt"
                    } else {
                        "swap Rcb Gtw"
                    },
                    "swap tiles for as many from the bag",
                ),
                ("pass", "only if you can neither lay nor swap tiles"),
            ],
            Dialogue::Quiz(_) => vec![(
                example,
                "lay tiles, each on its cell, in any order; `swap` and its tiles is a turn too",
            )],
            Dialogue::Qwords(variant) => {
                let mut answers = vec![(
                    example,
                    "write a letter of the roll: `?` is any letter, `@` any vowel",
                )];
                if variant.joker() {
                    answers.push((
                        "joker Q@c3",
                        "write any letter, whatever the roll; once a game",
                    ));
                }
                answers
            }
            Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => {
                vec![(example, "lay tiles, each on its cell, in any order")]
            }
            Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => vec![(
                example,
                match puzzle.question.kind() {
                    Kind::Letter => "write a letter into a cell; `joker U@c3` if the joker is left",
                    Kind::Rolls => {
                        "write a letter of each roll, in order, one after the other; `joker U@c3` if the joker is left"
                    }
                    Kind::Supernatural => "the whole grid: its five rows, joined by `/`",
                },
            )],
        }
    }

    fn yes_or_no(&self, answer: &str) -> Option<bool> {
        match answer {
            "y" | "yes" => Some(true),
            "n" | "no" => Some(false),
            _ => None,
        }
    }

    fn resume_question(&self) -> &'static str {
        "Resume it? [Y/n]"
    }

    fn review_question(&self) -> &'static str {
        "Review the game? [Y/n]"
    }

    fn unknown_command(&self, given: &str, known: &[&str]) -> Explanation {
        let first = given.split(' ').next().unwrap_or_default();
        let meant = |word| nearest(word, known.iter().copied());
        let help = match meant(given).or_else(|| meant(first)) {
            Some(meant) => format!("did you mean `{meant}`?"),
            None => format!("commands are {}", known.join(", ")),
        };
        Explanation::new(format!("`{given}` is not a command")).help(help)
    }

    fn nothing_follows(&self, command: GameCommand) -> Explanation {
        match command {
            GameCommand::Save => Explanation::new("`save` needs the name of a file")
                .help("write it after the command: `save game.txt`"),
            _ => Explanation::new("`try` needs a play")
                .help("write it after the command, as you would to play it"),
        }
    }

    fn title(&self, game: &str, seed: u64) -> String {
        format!("{game} · game {seed}")
    }

    fn hint_number(&self, number: usize, of: usize) -> String {
        format!("Hint {number} of {of}")
    }

    fn nothing_to_undo(&self) -> &'static str {
        "There is no turn of yours to undo."
    }

    fn you(&self) -> &'static str {
        "You"
    }

    fn who_plays(&self, live: &LiveGame) -> String {
        let lineup = live.lineup();
        let seats = lineup.names().iter().zip(lineup.seats());
        let others: Vec<String> = seats.filter_map(engine).collect();
        format!(
            "You play against {}. {}",
            and_list(&others),
            beginning(live)
        )
    }

    fn turn_taken(&self, player: &str, is_you: bool, turn: &Turn, points: &str) -> String {
        match (turn, is_you) {
            (Turn::Lay(play), true) => format!("{player} lay {play}: {points}."),
            (Turn::Lay(play), false) => format!("{player} lays {play}: {points}."),
            (Turn::Swap(tiles), true) => format!("{player} swap {}.", listed(tiles)),
            (Turn::Swap(tiles), false) => {
                format!("{player} swaps {}.", plural(tiles.len(), "tile"))
            }
            (Turn::Pass, true) => format!("{player} pass."),
            (Turn::Pass, false) => format!("{player} passes."),
        }
    }

    fn drawn(&self, tiles: &[Tile]) -> String {
        format!("You draw {}.", listed(tiles))
    }

    fn renamed(&self, Offset { columns, rows }: Offset) -> String {
        let moved = match (columns.abs(), rows.abs()) {
            (columns, 0) => format!("column names are shifted by {columns}"),
            (0, rows) => format!("row numbers are shifted by {rows}"),
            (columns, rows) => {
                format!("column names are shifted by {columns} and row numbers by {rows}")
            }
        };
        format!("The tiles have come near the edge of the table: from now on {moved}.")
    }

    fn opening(&self, tiles: usize) -> String {
        format!(
            "Your opening lays {}, your largest set, as one line: anywhere, such as from t30 on.",
            plural(tiles, "tile")
        )
    }

    fn bag(&self, tiles: usize) -> String {
        match tiles {
            0 => "the bag is empty".to_owned(),
            tiles => format!("{} in the bag", plural(tiles, "tile")),
        }
    }

    fn game_hint(&self, hint: &Hint) -> String {
        match hint {
            Hint::Lays {
                tiles,
                points: earned,
            } => format!(
                "a good turn lays {} for {}.",
                plural(*tiles, "tile"),
                points(*earned)
            ),
            Hint::Row(row) => format!("it is laid in row {row}."),
            Hint::Column(column) => format!("it is laid in column {}.", Column(*column)),
            Hint::Swaps => "a good turn lays nothing here: it swaps.".to_owned(),
            Hint::GivesBack(tiles) => format!("it swaps {}.", plural(*tiles, "tile")),
            Hint::Turn(turn) => format!("it is {turn}."),
        }
    }

    fn no_more_game_hints(&self) -> &'static str {
        "There are no more hints: the last one was the turn itself."
    }

    fn would_score(&self, play: &str, points: &str) -> String {
        format!("{play} would score {points}. It is not played yet.")
    }

    fn would_score_nothing(&self, turn: &str) -> String {
        format!("{turn} is legal and scores nothing. It is not played yet.")
    }

    fn undone(&self) -> &'static str {
        "Undone. It is your turn again."
    }

    fn saved_to(&self, path: &Path) -> String {
        format!("Saved to {}.", shown(path))
    }

    fn left_game(&self, left: LeftGame) -> &'static str {
        match left {
            LeftGame::Saved => "The game is saved. To resume it:",
            LeftGame::NotBegun => "You have not played yet, so nothing is saved.",
            LeftGame::NotSaved => "The game is not saved.",
        }
    }

    fn stalled(&self) -> String {
        format!(
            "Nobody has laid a tile for {MAX_IDLE_TURNS} turns. The rules would let the game go on, but here it ends."
        )
    }

    fn game_over(&self, live: &LiveGame, saved: Option<&Path>) -> String {
        let helped = format!(
            "You took {} and undid {}.",
            none_or(live.hints_taken(), "hint"),
            none_or(live.take_backs(), "turn")
        );
        match saved {
            Some(path) => format!("{helped} The game is saved in {}.", shown(path)),
            None => helped,
        }
    }

    fn unfinished_game(&self, live: &LiveGame) -> String {
        format!(
            "You have an unfinished game of {}, after {}:",
            live.lineup().rules().name(),
            plural(live.turns(), "turn")
        )
    }

    fn no_unfinished_game(&self) -> Explanation {
        Explanation::new("there is no unfinished game to resume")
            .help("start one with `sixfold play`, or name a file: `--resume FILE`")
    }

    fn not_resumable(&self, name: &str, reason: &ResumeError) -> Explanation {
        Explanation::new(format!("{name} {reason}")).help(
            "only a game that `sixfold play` saved, and nobody changed, can be resumed; the file is left as it is",
        )
    }

    fn game_not_saved(&self, reason: &Explanation) -> Explanation {
        Explanation::new(format!(
            "the game is not saved from here on: {}",
            reason.message
        ))
        .help("`save FILE` writes it to another file")
    }

    fn game_in_use(&self, path: &Path, process: Option<u32>) -> Explanation {
        Explanation::new(format!(
            "{} is being played by {}",
            shown(path),
            holder(process)
        ))
        .help("go on there, or end that session first; the file is left as it is")
    }

    fn game_changed(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} was changed meanwhile", shown(path)))
            .help("another program wrote to it; the file is left as it is")
    }

    fn file_exists(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} already exists", shown(path)))
            .help("choose another name; nothing was written")
    }

    fn bad_lineup(&self, problem: &Problem) -> Explanation {
        let help = match problem {
            Problem::PlayerCount(_) => Some("give --level one to three times".to_owned()),
            Problem::NoName => Some("write `--name North`, or leave it out".to_owned()),
            Problem::NameOfWords(name) => {
                let name = name.split_whitespace().collect::<Vec<_>>().join("-");
                let is_name = Transcript::new(Rules::Flex, &[name.as_str(), "-"]).is_ok();
                Some(if is_name {
                    format!("write `{name}`")
                } else {
                    "choose another name".to_owned()
                })
            }
            problem => RecordWords::explain(self, problem, &Place::nowhere()).help,
        };
        Explanation {
            help,
            ..Explanation::new(problem.to_string())
        }
    }

    fn no_seat(&self, seat: u8, players: usize) -> Explanation {
        Explanation::new(format!("there is no seat {seat} among {players} players"))
            .help(format!("choose 1 to {players}, or add a --level"))
    }

    fn puzzle_hint(&self, hint: &AnyHint) -> String {
        match hint {
            AnyHint::Tiles(hint) => hint.to_string(),
            AnyHint::Qwords(hint) => hint.to_string(),
        }
    }

    fn no_more_puzzle_hints(&self) -> &'static str {
        "There are no more hints: the last one was the solution."
    }

    fn last_hint(&self, could_count: bool) -> String {
        let loses = if could_count {
            ": once you see it, this puzzle does not count for the streak"
        } else {
            ""
        };
        format!("The next hint is the solution{loses}. Type `hint` again to see it.")
    }

    fn short_of_best(&self, points: &str, by: u32, puzzle: &AnyPuzzle) -> String {
        match puzzle {
            AnyPuzzle::Tiles(_) => format!("{points}: {by} short of the best play."),
            AnyPuzzle::Qwords(puzzle) if puzzle.question.kind() == Kind::Letter => {
                format!("{points} gained: {by} short of the best answer.")
            }
            AnyPuzzle::Qwords(_) => format!("{points}: {by} short of the best answer."),
        }
    }

    fn solved(&self) -> &'static str {
        "Solved!"
    }

    fn is_best_play(&self, play: &str) -> String {
        format!("{play} is the one best play.")
    }

    fn nothing_laid(&self) -> &'static str {
        "A swap or a pass may be a good turn, but here the answer is a play that lays tiles."
    }

    fn tally(&self, attempts: u32, hints: usize, seconds: u64) -> String {
        format!("{}.", tally(attempts, hints, seconds))
    }

    fn so_far(&self, attempts: u32, hints: usize, seconds: u64) -> String {
        format!("So far: {}.", tally(attempts, hints, seconds))
    }

    fn past(&self, record: &SolveRecord) -> Option<String> {
        let done = tally(record.attempts, record.hints, record.seconds);
        match record.end {
            None if record.attempts == 0 && record.hints == 0 => None,
            None => Some(format!("So far: {done}.")),
            Some(End::Solved(day)) if record.counts_for().is_some_and(|own| day < own) => {
                Some(format!(
                    "You solved it on {day}, before its day: {done}. It counts for the streak; now it is for fun."
                ))
            }
            Some(End::Solved(day)) => Some(format!(
                "You solved it on {day}: {done}. Now it is for fun and does not count."
            )),
            Some(End::GivenUp(day)) => Some(format!(
                "You gave it up on {day}: {done}. Now it is for fun and does not count."
            )),
        }
    }

    fn streak(&self, result: StreakResult) -> String {
        match result {
            StreakResult::Later(day) => {
                format!("It counts for the streak on its own day, {day}.")
            }
            StreakResult::Streak(1, 1) => "Streak: 1 day.".to_owned(),
            StreakResult::Streak(days, longest) if days >= longest => {
                format!("Streak: {}, the longest so far.", plural(days, "day"))
            }
            StreakResult::Streak(days, longest) => {
                format!(
                    "Streak: {}; the longest was {longest}.",
                    plural(days, "day")
                )
            }
            StreakResult::LastHint => {
                "The last hint was the solution, so this puzzle does not count for the streak."
                    .to_owned()
            }
            StreakResult::TooLate => {
                "It was solved after its day, so it does not count for the streak.".to_owned()
            }
        }
    }

    fn open_puzzles(&self, open: usize) -> String {
        match open {
            0 => "No other puzzle of this file is open: `quit`, and choose one with --id to solve it again."
                .to_owned(),
            open => format!(
                "`next` goes on: this file has {}.",
                plural(open, "more open puzzle")
            ),
        }
    }

    fn wrong_puzzle(&self, name: &str, id: &str, errors: &[PuzzleError]) -> Explanation {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Explanation::new(format!(
            "the puzzle {id} of {name} is wrong: {}",
            errors.join("; ")
        ))
        .help("`sixfold puzzle check` reports what is wrong with every puzzle of a file")
    }

    fn unknown_puzzle(&self, name: &str, id: &str, known: &[String]) -> Explanation {
        let help = nearest(id, known.iter().map(String::as_str)).map_or_else(
            || {
                let mut shown: Vec<String> = known.iter().take(5).cloned().collect();
                if known.len() > shown.len() {
                    shown.push(format!("{} more", known.len() - shown.len()));
                }
                format!("it holds {}", and_list(&shown))
            },
            |meant| format!("did you mean `{meant}`?"),
        );
        Explanation::new(format!("{name} holds no puzzle `{id}`")).help(help)
    }

    fn bad_history(&self, path: &Path, error: &HistoryError) -> Explanation {
        Explanation::new(format!("{} {error}", shown(path))).help(
            "it is left as it is; move it away to begin a new one, or name another folder in SIXFOLD_DATA_DIR",
        )
    }

    fn history_not_saved(&self, reason: &Explanation) -> Explanation {
        Explanation::new(format!("nothing is saved this time: {}", reason.message))
            .help("name a folder of yours in SIXFOLD_DATA_DIR")
    }

    fn qwords_turn(&self, turn: usize, free: usize, dots: &[Cell], joker: bool) -> String {
        let mut known = format!(" · turn {turn}, {} free", plural(free, "cell"));
        if !dots.is_empty() {
            known += &format!(" · this turn fills {}", or_list(dots));
        }
        if joker {
            known += " · the joker is left";
        }
        known
    }

    fn grid_line(&self, line: Line) -> String {
        line.to_string()
    }

    fn look_at(&self, line: &str) -> String {
        format!("Look at {line}. Ask again for the action.")
    }

    fn engine_would_write(&self, action: &str) -> String {
        format!("The engine would write {action}:")
    }

    fn engine_made(&self, hints: usize, points: &str) -> String {
        format!(
            "You took {}. The engine made {points} of the same rolls.",
            none_or(hints, "hint")
        )
    }

    fn against_engine(&self, own: u32, engine: u32) -> String {
        if own > engine {
            format!("You beat it by {}.", points(own - engine))
        } else if own == engine {
            "You made just as many.".to_owned()
        } else {
            format!("That is {} more than you made.", engine - own)
        }
    }

    fn left_qwords(&self, seed: u64, turns: usize) -> String {
        format!(
            "You left after {}. With `--seed {seed}` the same game starts again.",
            plural(turns, "turn")
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
    if live.turns() > 0 {
        let turns = plural(live.turns(), "turn");
        return format!("{} taken so far.", capitalised(&turns));
    }
    let set = plural(largest_set(live.position().rack()), "tile");
    if live.is_persons_turn() {
        format!("You have the largest set, {set}, and begin.")
    } else {
        let first = &live.lineup().names()[0];
        format!("{first} has the largest set, {set}, and begins.")
    }
}

/// Tiles with spaces between them.
fn listed(tiles: &[Tile]) -> String {
    spaced(&Tiles(tiles).to_string())
}

/// `no hints`, `1 hint`, `2 hints`
fn none_or(number: usize, word: &str) -> String {
    match number {
        0 => format!("no {word}s"),
        number => plural(number, word),
    }
}

/// `3 attempts, 1 hint, 2 min 5 s`
fn tally(attempts: u32, hints: usize, seconds: u64) -> String {
    format!(
        "{}, {}, {}",
        none_or(attempts as usize, "attempt"),
        none_or(hints, "hint"),
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

/// A hint for a puzzle, in a sentence with a full stop.
impl fmt::Display for crate::puzzle::Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::puzzle::Hint;
        match self {
            Hint::Score(score) => write!(f, "the best play scores {}.", points(*score)),
            Hint::Tiles(tiles) => write!(f, "the best play lays {}.", plural(*tiles, "tile")),
            Hint::Line(best) => write!(f, "it earns {}.", English.line(best)),
            Hint::Row(row) => write!(f, "it is laid in row {row}."),
            Hint::Column(column) => write!(f, "it is laid in column {}.", Column(*column)),
            Hint::Solution(play) => write!(f, "it is {play}."),
        }
    }
}

/// Why a game cannot be resumed, after the name of its file.
impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::Missing(note) => write!(f, "has no line `# {note}: …`"),
            ResumeError::Wrong { note, value } => {
                write!(f, "notes `{note}: {value}`, which does not fit")
            }
            ResumeError::OtherTiles(turn) => {
                write!(f, "has other tiles in turn {turn} than its seed deals")
            }
        }
    }
}

/// Why a file is no history of puzzles, after its name.
impl fmt::Display for HistoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryError::Version(version) => {
                write!(
                    f,
                    "is a record of version {version}; this program knows version {RECORD_VERSION} only"
                )
            }
            HistoryError::Broken(reason) => write!(f, "is not a record of puzzles: {reason}"),
        }
    }
}
