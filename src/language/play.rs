use std::path::Path;

use jiff::civil::Date;

use super::Explanation;
use crate::game::{Offset, Rules, Tile, Turn};
use crate::play::{Hint, LiveGame, ResumeError};
use crate::puzzle::{AnyHint, AnyPuzzle, HistoryError, PuzzleError, SolveRecord};
use crate::qwords::{Cell, Line, Variant};
use crate::record::Problem;

/// A dialogue with a person, which decides what is an answer in it.
#[derive(Clone, Copy, Debug)]
pub enum Dialogue<'a> {
    /// A game against engines.
    Game(Rules),
    /// A puzzle.
    Puzzle(&'a AnyPuzzle),
    /// A game of Qwords.
    Qwords(Variant),
    /// The search for better turns than those that were played.
    Quiz(Rules),
}

/// An enum of commands, with the list of them in the order of the help.
macro_rules! commands {
    ($(#[$attribute:meta])* $name:ident { $($(#[$about:meta])* $command:ident),+ $(,)? }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$about])* $command),+
        }

        impl $name {
            /// Every command, in the order in which the help lists them.
            pub const ALL: &'static [$name] = &[$($name::$command),+];
        }
    };
}

commands! {
    /// What a person can ask for in a game against engines.
    GameCommand {
        /// The score of a play, without playing it. The play follows.
        Try,
        /// A hint, each more telling than the one before.
        Hint,
        /// To undo the last turn.
        Undo,
        /// The table.
        Table,
        /// The unseen tiles.
        Unseen,
        /// The score sheet.
        Score,
        /// To write the game to a file, whose name follows.
        Save,
        /// What can be typed.
        Help,
        /// To leave.
        Quit,
    }
}

commands! {
    /// What a person can ask for while solving a puzzle.
    PuzzleCommand {
        /// A hint, each more telling than the one before.
        Hint,
        /// The puzzle.
        Table,
        /// The solution, which ends the puzzle.
        GiveUp,
        /// The next puzzle of the file.
        Next,
        /// What can be typed.
        Help,
        /// To leave.
        Quit,
    }
}

commands! {
    /// What a person can ask for in a game of Qwords.
    QwordsCommand {
        /// A line to look at, then an action.
        Hint,
        /// To undo the last turn.
        Undo,
        /// The sheet and the roll.
        Sheet,
        /// What can be typed.
        Help,
        /// To leave.
        Quit,
    }
}

commands! {
    /// What a person can ask for in a quiz about a game.
    QuizCommand {
        /// A hint, each more telling than the one before.
        Hint,
        /// The question.
        Table,
        /// The answer, and the next question.
        Skip,
        /// What can be typed.
        Help,
        /// To leave.
        Quit,
    }
}

/// How a command is typed, and what the help says of it.
#[derive(Clone, Copy, Debug)]
pub struct CommandWords {
    /// The words for it, each with its shortest form. The first one is its name.
    pub words: &'static [(&'static str, &'static str)],
    /// The command in the help: `hint, h`.
    pub shown: &'static str,
    /// What it does.
    pub help: &'static str,
}

/// How a game is left that is not over.
#[derive(Clone, Copy, Debug)]
pub enum LeftGame {
    /// It is saved; the command that resumes it follows in the next line.
    Saved,
    /// The person has not played yet, so there is nothing to save.
    NotBegun,
    /// It could not be saved.
    NotSaved,
}

/// How a solved puzzle of a day counts for the streak.
#[derive(Clone, Copy, Debug)]
pub enum StreakResult {
    /// It counts when its day comes.
    Later(Date),
    /// It counts: the days in a row, and the most there were.
    Streak(usize, usize),
    /// It does not count, since the last hint was the solution.
    LastHint,
    /// It does not count, since its day was over.
    TooLate,
}

/// Games against engines, games of Qwords and the solving of puzzles.
pub trait PlayWords: Sync {
    // What a person can type.

    /// A command in a game against engines.
    fn game_command(&self, command: GameCommand) -> CommandWords;
    /// A command while solving a puzzle.
    fn puzzle_command(&self, command: PuzzleCommand, dialogue: Dialogue<'_>) -> CommandWords;
    /// A command in a game of Qwords.
    fn qwords_command(&self, command: QwordsCommand) -> CommandWords;
    /// A command in a quiz about a game.
    fn quiz_command(&self, command: QuizCommand) -> CommandWords;
    /// How to answer, in a sentence at the beginning.
    fn how_to_answer(&self, dialogue: Dialogue<'_>) -> String;
    /// The answers in the help: an example of each form, and what it means.
    fn answers(&self, dialogue: Dialogue<'_>) -> Vec<(&'static str, &'static str)>;
    /// Whether a text in small letters means yes or no.
    fn yes_or_no(&self, answer: &str) -> Option<bool>;
    /// Asks whether to resume a game; an empty answer is a yes.
    fn resume_question(&self) -> &'static str;
    /// Asks whether to review a game; an empty answer is a yes.
    fn review_question(&self) -> &'static str;
    /// A word that is not a command; the names of the commands.
    fn unknown_command(&self, given: &str, known: &[&str]) -> Explanation;
    /// A command without what must follow it.
    fn nothing_follows(&self, command: GameCommand) -> Explanation;

    // In every dialogue.

    /// What is played, and the seed that deals it again.
    fn title(&self, game: &str, seed: u64) -> String;
    /// `Hint 2 of 4`
    fn hint_number(&self, number: usize, of: usize) -> String;
    /// There is no turn to undo.
    fn nothing_to_undo(&self) -> &'static str;

    // A game against engines.

    /// The person as a player: `You`.
    fn you(&self) -> &'static str;
    /// Who plays, and who begins or how far the game is.
    fn who_plays(&self, live: &LiveGame) -> String;
    /// A turn of a player, whose name and points are shown in bold. `is_you`: of the person.
    fn turn_taken(&self, player: &str, is_you: bool, turn: &Turn, points: &str) -> String;
    /// The tiles that the person draws.
    fn drawn(&self, tiles: &[Tile]) -> String;
    /// Cells have other names from now on: by how much they moved.
    fn renamed(&self, by: Offset) -> String;
    /// The person opens the game, with this many tiles.
    fn opening(&self, tiles: usize) -> String;
    /// How many tiles the bag holds.
    fn bag(&self, tiles: usize) -> String;
    /// A hint, after its number.
    fn game_hint(&self, hint: &Hint) -> String;
    /// Every hint for the turn was given.
    fn no_more_game_hints(&self) -> &'static str;
    /// What a play would score; both are shown in bold.
    fn would_score(&self, play: &str, points: &str) -> String;
    /// A legal swap or pass, shown in bold, that was only tried.
    fn would_score_nothing(&self, turn: &str) -> String;
    /// The last turn was undone.
    fn undone(&self) -> &'static str;
    /// The game was written to a file.
    fn saved_to(&self, path: &Path) -> String;
    /// The person leaves a game that is not over.
    fn left_game(&self, left: LeftGame) -> &'static str;
    /// Nobody has laid a tile for many turns, which ends the game.
    fn stalled(&self) -> String;
    /// What help the person had in a game that is over, and where it is saved.
    fn game_over(&self, live: &LiveGame, saved: Option<&Path>) -> String;
    /// A game that is not over, before [`PlayWords::resume_question`].
    fn unfinished_game(&self, live: &LiveGame) -> String;
    /// There is no unfinished game.
    fn no_unfinished_game(&self) -> Explanation;
    /// A file with a game that cannot be resumed.
    fn not_resumable(&self, name: &str, reason: &ResumeError) -> Explanation;
    /// The game goes on without being saved.
    fn game_not_saved(&self, reason: &Explanation) -> Explanation;
    /// A saved game that another process plays; its number, if it is known.
    fn game_in_use(&self, path: &Path, process: Option<u32>) -> Explanation;
    /// The file of the game holds something else now.
    fn game_changed(&self, path: &Path) -> Explanation;
    /// A file that must not be replaced.
    fn file_exists(&self, path: &Path) -> Explanation;
    /// Players that cannot play together.
    fn bad_lineup(&self, problem: &Problem) -> Explanation;
    /// A seat, from 1, among fewer players.
    fn no_seat(&self, seat: u8, players: usize) -> Explanation;

    // A puzzle.

    /// A hint, after its number.
    fn puzzle_hint(&self, hint: &AnyHint) -> String;
    /// Every hint was given.
    fn no_more_puzzle_hints(&self) -> &'static str;
    /// The next hint is the solution. `could_count`: the puzzle could still count for the streak.
    fn last_hint(&self, could_count: bool) -> String;
    /// An answer with points, shown in bold, that are fewer than the best by this many.
    fn short_of_best(&self, points: &str, by: u32, puzzle: &AnyPuzzle) -> String;
    /// Before the solution that the person found: `Solved!`
    fn solved(&self) -> &'static str;
    /// The play, shown in bold, is the solution.
    fn is_best_play(&self, play: &str) -> String;
    /// A swap or a pass is no answer.
    fn nothing_laid(&self) -> &'static str;
    /// What a solution took.
    fn tally(&self, attempts: u32, hints: usize, seconds: u64) -> String;
    /// What was done so far with a puzzle that is not solved.
    fn so_far(&self, attempts: u32, hints: usize, seconds: u64) -> String;
    /// What was done with a puzzle before; nothing if that was nothing.
    fn past(&self, record: &SolveRecord) -> Option<String>;
    /// How a solved puzzle counts for the streak.
    fn streak(&self, result: StreakResult) -> String;
    /// How many other puzzles of the file are open.
    fn open_puzzles(&self, open: usize) -> String;
    /// A stored puzzle that is wrong, so that nobody can solve it.
    fn wrong_puzzle(&self, name: &str, id: &str, errors: &[PuzzleError]) -> Explanation;
    /// A puzzle that a file does not hold; the ids of those that it holds.
    fn unknown_puzzle(&self, name: &str, id: &str, known: &[String]) -> Explanation;
    /// A file that should hold what was done with puzzles, and does not.
    fn bad_history(&self, path: &Path, error: &HistoryError) -> Explanation;
    /// What is done with puzzles is not saved.
    fn history_not_saved(&self, reason: &Explanation) -> Explanation;

    // A game of Qwords.

    /// After a roll: the turn, from 1, the free cells, those of them that must be filled now, and
    /// whether the joker is left.
    fn qwords_turn(&self, turn: usize, free: usize, dots: &[Cell], joker: bool) -> String;
    /// `row 3`
    fn grid_line(&self, line: Line) -> String;
    /// The first hint: a line, shown in bold, to look at.
    fn look_at(&self, line: &str) -> String;
    /// The second hint: the action, shown in bold, that the engine would take; its reasons follow.
    fn engine_would_write(&self, action: &str) -> String;
    /// The hints taken in a game that is over, and the engine's points, shown in bold.
    fn engine_made(&self, hints: usize, points: &str) -> String;
    /// The person's points against the engine's.
    fn against_engine(&self, own: u32, engine: u32) -> String;
    /// The person leaves a game after some turns.
    fn left_qwords(&self, seed: u64, turns: usize) -> String;
}
