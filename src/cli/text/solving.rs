//! What is said to a person who solves a puzzle.

use jiff::civil::Date;

use super::TextStyle;
use super::verdict::illegal;
use crate::cli::commands::puzzle::shown::{qwords_solution, solution};
use crate::cli::commands::qwords::score::drawing;
use crate::cli::terminal::breakdown;
use crate::game::Rules;
use crate::language::en::{hint_number, past, plural, points, streak, tally};
use crate::picture::Picture;
use crate::puzzle::qwords::Kind;
use crate::puzzle::{AnyHint, AnyPuzzle, HINTS, Puzzle, Reply, SolveHistory, SolveRecord, Solving};

/// How to play, in a line.
pub fn how_to_play(puzzle: &AnyPuzzle, style: &TextStyle) -> String {
    let answer = match puzzle {
        AnyPuzzle::Tiles(puzzle) => format!("Lay tiles, such as `{}`", example(puzzle)),
        AnyPuzzle::Qwords(puzzle) => match puzzle.question.kind() {
            Kind::Letter => "Write a letter, such as `U@c3`".to_owned(),
            Kind::Rolls => format!(
                "Write a letter of each of the {} rolls, such as `U@c3 A@d4 …`",
                puzzle.question.rolls().len()
            ),
            Kind::Supernatural => {
                "Write the whole grid, such as `DUOPO/SSAUT/KIWIS/INEST/SEPHA`".to_owned()
            }
        },
    };
    style.wrapped(
        &format!("{answer}, or ask for a `hint`; `help` lists the commands."),
        2,
    )
}

fn example(puzzle: &Puzzle) -> &'static str {
    if puzzle.position.rules() == Rules::Classic {
        "Rs@h8 Rc@i8"
    } else {
        "Rsb@h8 Rcw@i8"
    }
}

/// Everything that can be typed.
pub fn help(puzzle: &AnyPuzzle, several: bool, style: &TextStyle) -> String {
    let next = several.then_some(("next", "the next puzzle of the file that is not done yet"));
    let always = [
        ("table, t", "the puzzle once more"),
        ("give up", "the solution, which ends the puzzle"),
    ];
    let words = answers_and_hints(puzzle)
        .into_iter()
        .chain(always)
        .chain(next);
    word_list(
        words.chain([
            ("help, ?", "this"),
            ("quit, q", "leave; what you did is kept"),
        ]),
        style,
    )
}

/// An example of an answer, and what the hints reveal.
fn answers_and_hints(puzzle: &AnyPuzzle) -> [(&'static str, &'static str); 2] {
    match puzzle {
        AnyPuzzle::Tiles(puzzle) => [
            (
                example(puzzle),
                "lay tiles: each with its cell, in any order",
            ),
            (
                "hint, h",
                "a hint: each tells more than the one before, and the fourth is the play",
            ),
        ],
        AnyPuzzle::Qwords(puzzle) => match puzzle.question.kind() {
            Kind::Letter => [
                (
                    "U@c3",
                    "write a letter into a cell; `joker U@c3` where the joker is left",
                ),
                (
                    "hint, h",
                    "the length of a word; then the letter; then the row; then the solution",
                ),
            ],
            Kind::Rolls => [
                (
                    "U@c3 A@d4 ...",
                    "write a letter of each roll in order, all in one line; `joker U@c3` where the joker is left",
                ),
                (
                    "hint, h",
                    "the letters; then the last cell; then the first; then the solution",
                ),
            ],
            Kind::Supernatural => [
                (
                    "DUOPO/SSAUT/...",
                    "the whole grid, its five rows joined by `/`",
                ),
                (
                    "hint, h",
                    "the word of a row; then of a column; then of another row; then the solution",
                ),
            ],
        },
    }
}

/// What can be typed, each with a few words, a line each.
pub(crate) fn word_list<'a>(
    words: impl IntoIterator<Item = (&'a str, &'a str)>,
    style: &TextStyle,
) -> String {
    let line = |(word, told): (&str, &str)| {
        style.wrapped(
            &format!(
                "  {}{}{told}",
                style.strong(word),
                " ".repeat(16 - word.len())
            ),
            18,
        )
    };
    words.into_iter().map(line).collect()
}

/// What was done with the puzzle before, with the hints taken; nothing where nothing was.
pub fn before(entry: &SolveRecord, solving: &Solving, style: &TextStyle) -> String {
    let Some(told) = past(entry) else {
        return String::new();
    };
    let hints = solving
        .hints()
        .iter()
        .enumerate()
        .map(|(place, taken)| hint(place + 1, Some(taken), style));
    style.wrapped(&told, 2) + &hints.collect::<String>()
}

/// A warning that the next hint is the last. `could_count`: the puzzle could still count for the
/// streak.
pub fn last_hint(could_count: bool, style: &TextStyle) -> String {
    let loses = if could_count {
        ": once you see it, this puzzle does not count for the streak"
    } else {
        ""
    };
    style.wrapped(
        &format!("The next hint is the solution{loses}. Type `hint` again to see it."),
        2,
    )
}

/// A hint by its number; or that there is none left.
pub fn hint(number: usize, hint: Option<&AnyHint>, style: &TextStyle) -> String {
    let told = match hint {
        Some(AnyHint::Tiles(hint)) => hint.to_string(),
        Some(AnyHint::Qwords(hint)) => hint.to_string(),
        None => {
            return style.wrapped(
                "There are no more hints: the last one told the solution.",
                2,
            );
        }
    };
    let number = style.strong(&hint_number(number));
    style.wrapped(&format!("{number}: {told}"), 2)
}

/// The judgement of an answer.
pub fn reply(puzzle: &AnyPuzzle, reply: &Reply, style: &TextStyle) -> String {
    match (reply, puzzle) {
        (Reply::Illegal { turn, violations }, _) => illegal(turn, violations, style),
        (Reply::IllegalQwords { answer, errors }, _) => illegal(answer, errors, style),
        (
            Reply::Short {
                play,
                breakdown: found,
                by,
            },
            AnyPuzzle::Tiles(puzzle),
        ) => {
            let picture = style.picture(&Picture::new(&puzzle.position).with_play(play));
            let scored = style.strong(&points(found.total()));
            let short = format!("{scored}: {by} short of the best play.");
            let explained = breakdown(found, style);
            format!("{picture}\n{explained}\n{}", style.wrapped(&short, 2))
        }
        (Reply::ShortQwords { attempt, by }, AnyPuzzle::Qwords(puzzle)) => {
            let drawn = drawing(&attempt.grid, &attempt.breakdown, style);
            let worth = style.strong(&points(attempt.worth));
            let gained = match puzzle.question.kind() {
                Kind::Letter => " gained",
                Kind::Rolls | Kind::Supernatural => "",
            };
            let short = format!("{worth}{gained}: {by} short of the best answer.");
            format!("{drawn}\n{}", style.wrapped(&short, 2))
        }
        (Reply::Solved, AnyPuzzle::Tiles(puzzle)) => {
            let play = style.strong(&puzzle.solution.to_string());
            let told = format!("{} {play} is the one best play.", style.good("Solved!"));
            solution(puzzle, &told, style)
        }
        (Reply::Solved, AnyPuzzle::Qwords(puzzle)) => {
            let answer = style.strong(&puzzle.solution.to_string());
            qwords_solution(
                puzzle,
                &format!("{} {answer}", style.good("Solved!")),
                style,
            )
        }
        (Reply::NothingLaid | Reply::Short { .. } | Reply::ShortQwords { .. }, _) => style.wrapped(
            "A swap or a pass may be a good turn, but here the answer is a play that lays tiles.",
            2,
        ),
    }
}

/// The solution for a person who gave up.
pub fn given_up(puzzle: &AnyPuzzle, style: &TextStyle) -> String {
    match puzzle {
        AnyPuzzle::Tiles(puzzle) => {
            let play = style.strong(&puzzle.solution.to_string());
            solution(puzzle, &style.words.puzzle.solution(&play), style)
        }
        AnyPuzzle::Qwords(puzzle) => {
            let answer = style.strong(&puzzle.solution.to_string());
            qwords_solution(puzzle, &style.words.puzzle.solution(&answer), style)
        }
    }
}

/// What it took, in a line.
pub fn took(attempts: u32, hints: usize, seconds: u64, style: &TextStyle) -> String {
    style.wrapped(&format!("{}.", tally(attempts, hints, seconds)), 2)
}

/// What was done until now, for one who leaves.
pub fn so_far(attempts: u32, hints: usize, seconds: u64, style: &TextStyle) -> String {
    style.wrapped(&format!("So far: {}.", tally(attempts, hints, seconds)), 2)
}

/// How the solved puzzle of a day counts for the streak.
pub fn days(entry: &SolveRecord, record: &SolveHistory, today: Date, style: &TextStyle) -> String {
    let told = match entry.counts_for() {
        Some(day) if day > today => format!("It counts for the streak on its own day, {day}."),
        Some(_) => streak(record.streak(today), record.longest_streak(today)),
        None if entry.hints >= HINTS => {
            "The last hint was the solution, so this puzzle does not count for the streak."
                .to_owned()
        }
        None => "It was solved after its day, so it does not count for the streak.".to_owned(),
    };
    style.wrapped(&told, 2)
}

/// What may follow in a file of several puzzles.
pub fn onward(open: usize, style: &TextStyle) -> String {
    style.wrapped(
        &match open {
            0 => "No other puzzle of this file is open: `quit`, or choose one with --id another time.".to_owned(),
            open => format!("`next` goes on: {} of this file.", plural(open, "open puzzle")),
        },
        2,
    )
}
