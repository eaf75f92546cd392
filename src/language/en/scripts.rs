use super::English;
use super::analyser::ANALYSER;
use crate::language::{
    ArchiveScript, CopyScript, Plural, PuzzleScript, ScriptWords, Scripts, TableScript,
};

impl ScriptWords for English {
    fn scripts(&self) -> Scripts {
        Scripts {
            table: &TABLE,
            copy: &COPY,
            puzzle: &PUZZLE,
            archive: &ARCHIVE,
            analyser: &ANALYSER,
        }
    }
}

static TABLE: TableScript = TableScript {
    name: "Table",
    tile: "{cell}: {tile}",
    laid: "{cell}: {tile}, laid now",
    free: "{cell}: free",
    lit: "{cell}: free, may be laid",
    wrong: "{label}, wrong",
    aim: "{label}, chosen",
};

static COPY: CopyScript = CopyScript {
    text: "Text to copy",
};

static PUZZLE: PuzzleScript = PuzzleScript {
    no_data: "The puzzle could not be loaded. Is there a network?",
    rack: "Rack",
    choose: "Choose a tile of the rack, then a cell of the table.",
    choose_tile: "Choose a tile of the rack first.",
    fits_nowhere: "The {tile} fits nowhere.",
    fits_nowhere_beside: "The {tile} fits nowhere beside the tiles laid.",
    may_lie: Plural {
        one: "The {tile} may lie on {n} cell.",
        other: "The {tile} may lie on {n} cells.",
    },
    occupied: "The {tile} cannot lie on {cell}: there is a tile already.",
    not_beside: "The {tile} cannot lie on {cell}: not beside the tiles laid.",
    breaks_rules: "The {tile} cannot lie on {cell}: that breaks the rules.",
    legal: Plural {
        one: "Legal so far: {n} point.",
        other: "Legal so far: {n} points.",
    },
    gap: "Legal so far, but not a play yet: the gap must be filled.",
    not_legal: "Not legal like this: take a tile back.",
    solved_now: Plural {
        one: "Solved! {n} point, the one best play.",
        other: "Solved! {n} points, the one best play.",
    },
    short: Plural {
        one: "{n} point: {short} short of the best play.",
        other: "{n} points: {short} short of the best play.",
    },
    best: Plural {
        one: "The best play: {play}, {n} point.",
        other: "The best play: {play}, {n} points.",
    },
    solved_play: Plural {
        one: "Solved: {play}, {n} point.",
        other: "Solved: {play}, {n} points.",
    },
    last_hint: "The last hint is the solution. Press again.",
    last_hint_loses: "The last hint is the solution, and the day will not count. Press again.",
    ask_solution: "Really show the solution? Press once more.",
    really: "Really?",
    hint: "Hint",
    solution: "Solution",
    solved: "Solved",
    the_solution: "The solution",
    attempts: Plural {
        one: "{n} attempt",
        other: "{n} attempts",
    },
    hints: Plural {
        one: "{n} hint",
        other: "{n} hints",
    },
    result: "{attempts}, {hints}, {time}. The next best play scores {points}.",
    next_best: "The next best play scores {points}.",
    streak: Plural {
        one: "Streak: {n} day.",
        other: "Streak: {n} days.",
    },
    not_counted: "The last hint was the solution, so this day does not count for the streak.",
    counts_later: "It counts for the streak on its own day.",
    theme: ": {meaning}",
    shared_result: "Solved in {attempts}, {hints}, {time}",
    shared_streak: "Solved in {attempts}, {hints}, {time} · streak {streak}",
    shared: "Shared.",
    copied: "Copied: paste it wherever you like.",
    copy_below: "Copy the text below.",
};

static ARCHIVE: ArchiveScript = ArchiveScript {
    shown: Plural {
        one: "{shown} of {n} puzzle",
        other: "{shown} of {n} puzzles",
    },
    solved: "✓ solved",
};
