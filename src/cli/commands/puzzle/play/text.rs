//! What is shown to a person who solves a puzzle.

use jiff::civil::Date;

use super::super::shown::{qwords_solution, solution};
use crate::cli::commands::qwords::score::drawing;
use crate::cli::commands::score::{illegal, not_legal};
use crate::cli::terminal::{TextStyle, breakdown};
use crate::language::StreakResult;
use crate::picture::Picture;
use crate::puzzle::{AnyHint, AnyPuzzle, HINTS, Reply, SolveHistory, SolveRecord, Solving};

/// What was done with the puzzle before, with the hints taken; nothing if that was nothing.
pub(super) fn past(record: &SolveRecord, solving: &Solving, style: &TextStyle) -> String {
    let Some(past) = style.words.play.past(record) else {
        return String::new();
    };
    let hints = solving.hints().iter().zip(1..);
    let hints = hints.map(|(taken, number)| hint(number, Some(taken), style));
    style.wrapped(&past, 2) + &hints.collect::<String>()
}

/// A hint by its number, or the sentence that no more are left.
pub(super) fn hint(number: usize, hint: Option<&AnyHint>, style: &TextStyle) -> String {
    let words = style.words.play;
    let Some(hint) = hint else {
        return style.wrapped(words.no_more_puzzle_hints(), 2);
    };
    let number = style.strong(&words.hint_number(number, HINTS));
    let hint = words.puzzle_hint(hint);
    style.wrapped(&style.words.terminal.labelled(&number, &hint), 2)
}

/// The judgement of an answer.
pub(super) fn reply(puzzle: &AnyPuzzle, reply: &Reply, style: &TextStyle) -> String {
    let words = style.words.play;
    let short = |points: u32, by: u32| {
        let points = style.strong(&style.words.game.points(points));
        style.wrapped(&words.short_of_best(&points, by, puzzle), 2)
    };
    match (reply, puzzle) {
        (Reply::Illegal { turn, violations }, _) => illegal(turn, violations, style),
        (Reply::IllegalQwords { answer, errors }, _) => {
            let errors = errors.iter();
            let reasons = errors.map(|error| style.words.puzzle.answer_error(error));
            not_legal(answer, reasons, style)
        }
        (
            Reply::Short {
                play,
                breakdown: found,
                by,
            },
            AnyPuzzle::Tiles(puzzle),
        ) => {
            let picture = style.picture(&Picture::new(&puzzle.position).with_play(play));
            let explained = breakdown(found, style);
            format!("{picture}\n{explained}\n{}", short(found.total(), *by))
        }
        (Reply::ShortQwords { attempt, by }, AnyPuzzle::Qwords(_)) => {
            let drawn = drawing(&attempt.grid, &attempt.breakdown, style);
            format!("{drawn}\n{}", short(attempt.worth, *by))
        }
        (Reply::Solved, AnyPuzzle::Tiles(found)) => {
            let play = words.is_best_play(&style.strong(&found.solution.to_string()));
            let solved = format!("{} {play}", style.good(words.solved()));
            solution(found, &solved, style)
        }
        (Reply::Solved, AnyPuzzle::Qwords(puzzle)) => {
            let answer = style.strong(&puzzle.solution.to_string());
            qwords_solution(
                puzzle,
                &format!("{} {answer}", style.good(words.solved())),
                style,
            )
        }
        (Reply::NothingLaid | Reply::Short { .. } | Reply::ShortQwords { .. }, _) => {
            style.wrapped(words.nothing_laid(), 2)
        }
    }
}

/// The solution for a person who gave up.
pub(super) fn given_up(puzzle: &AnyPuzzle, style: &TextStyle) -> String {
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

/// How the solved puzzle of a day counts for the streak.
pub(super) fn streak(
    record: &SolveRecord,
    history: &SolveHistory,
    today: Date,
    style: &TextStyle,
) -> String {
    let result = match record.counts_for() {
        Some(day) if day > today => StreakResult::Later(day),
        Some(_) => StreakResult::Streak(history.streak(today), history.longest_streak(today)),
        None if record.hints >= HINTS => StreakResult::LastHint,
        None => StreakResult::TooLate,
    };
    style.wrapped(&style.words.play.streak(result), 2)
}
