use serde::Serialize;

use super::AnalyserScript;

/// The words of the scripts of web pages.
pub trait ScriptWords: Sync {
    /// All of them. A script finds them by their names: `say("table.free")`.
    fn scripts(&self) -> Scripts;
}

/// The words of all scripts, by topic.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Scripts {
    /// The table of a page.
    pub table: &'static TableScript,
    /// What is copied.
    pub copy: &'static CopyScript,
    /// The page of a puzzle.
    pub puzzle: &'static PuzzleScript,
    /// The list of days.
    pub archive: &'static ArchiveScript,
    /// The analyser.
    pub analyser: &'static AnalyserScript,
}

/// A sentence with a number for `{n}`, in the forms of `Intl.PluralRules`: the one for `one`, and
/// the one for all others.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Plural {
    /// For 1 and what is treated like it: in French 0 too.
    pub one: &'static str,
    /// For all other numbers.
    pub other: &'static str,
}

/// The table of a page. A label begins with its cell.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TableScript {
    /// What the table is called.
    pub name: &'static str,
    /// A `{cell}` with a `{tile}`.
    pub tile: &'static str,
    /// A `{cell}` with a `{tile}` laid now.
    pub laid: &'static str,
    /// A free `{cell}`.
    pub free: &'static str,
    /// A free `{cell}` where the chosen tile may lie.
    pub lit: &'static str,
    /// After the `{label}` of a cell: something is wrong there.
    pub wrong: &'static str,
    /// After the `{label}` of a cell: the next tile goes there.
    pub aim: &'static str,
}

/// What is copied.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CopyScript {
    /// The field with a text that the browser would not copy.
    pub text: &'static str,
}

/// The page of a puzzle.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PuzzleScript {
    /// The table did not arrive.
    pub no_data: &'static str,
    /// The rack.
    pub rack: &'static str,
    /// What to do first.
    pub choose: &'static str,
    /// A cell was chosen before a tile.
    pub choose_tile: &'static str,
    /// There is no cell for the `{tile}`.
    pub fits_nowhere: &'static str,
    /// There is no cell for the `{tile}` beside the tiles laid.
    pub fits_nowhere_beside: &'static str,
    /// On how many cells the `{tile}` may lie.
    pub may_lie: Plural,
    /// A `{cell}` holds a tile already.
    pub occupied: &'static str,
    /// A `{cell}` does not go with the tiles laid.
    pub not_beside: &'static str,
    /// A `{cell}` is against the rules.
    pub breaks_rules: &'static str,
    /// The tiles laid are a play.
    pub legal: Plural,
    /// The tiles laid have a gap.
    pub gap: &'static str,
    /// The tiles laid are no part of a play.
    pub not_legal: &'static str,
    /// The play is the best one.
    pub solved_now: Plural,
    /// The play is `{short}` points short of the best one.
    pub short: Plural,
    /// The solution was asked for.
    pub best: Plural,
    /// The puzzle was solved with `{play}`.
    pub solved_play: Plural,
    /// The last hint is asked for.
    pub last_hint: &'static str,
    /// The last hint is asked for on a day that would count.
    pub last_hint_loses: &'static str,
    /// The solution is asked for before any attempt.
    pub ask_solution: &'static str,
    /// A button to be pressed once more.
    pub really: &'static str,
    /// The button for a hint.
    pub hint: &'static str,
    /// The button for the solution.
    pub solution: &'static str,
    /// The heading of a solved puzzle.
    pub solved: &'static str,
    /// The heading of the solution shown.
    pub the_solution: &'static str,
    /// A number of attempts.
    pub attempts: Plural,
    /// A number of hints.
    pub hints: Plural,
    /// How it was solved, and the points of the next best play.
    pub result: &'static str,
    /// The points of the next best play.
    pub next_best: &'static str,
    /// Days solved in a row.
    pub streak: Plural,
    /// A day that was solved after the last hint.
    pub not_counted: &'static str,
    /// A day that was solved beforehand.
    pub counts_later: &'static str,
    /// A theme of the solution and what it means, after its name.
    pub theme: &'static str,
    /// How it was solved, to be shared.
    pub shared_result: &'static str,
    /// The same with a streak.
    pub shared_streak: &'static str,
    /// It was shared.
    pub shared: &'static str,
    /// It was copied.
    pub copied: &'static str,
    /// It could not be copied.
    pub copy_below: &'static str,
}

/// The list of days.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ArchiveScript {
    /// How many of all puzzles are `{shown}`.
    pub shown: Plural,
    /// A day that was solved.
    pub solved: &'static str,
}
