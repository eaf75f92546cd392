//! What is said to a person who looks for better turns.

use super::super::verdict;
use super::TextStyle;
use crate::answer::deep::TurnReport;
use crate::answer::review::{JudgementReport, ReviewReport, ReviewedTurn};
use crate::cli::terminal::heading;
use crate::game::{Turn, Violation};
use crate::language::en::{plural, points, review as words};
use crate::picture::Picture;
use crate::record::review::Grade;

/// How many hints there are.
pub const HINTS: usize = 3;

/// How a quiz begins.
pub fn welcome(report: &ReviewReport, style: &TextStyle) -> String {
    let told = match report.faults().len() {
        0 if report.judged() == 0 => String::new(),
        0 => "Nothing of note was given away in the turns that can be judged: there is no better turn to find.".to_owned(),
        questions => format!(
            "{} gave something away. Find a better one: type it, or `hint`, `skip`, `quit`; `help` lists the commands.",
            plural(questions, "turn")
        ),
    };
    words::not_judged(report)
        .into_iter()
        .chain(Some(told))
        .map(|told| style.wrapped(&told, 2))
        .collect()
}

/// The table and the hand before a turn.
pub(crate) fn question(
    number: usize,
    questions: usize,
    turn: &ReviewedTurn,
    style: &TextStyle,
) -> String {
    let title = format!(
        "Question {number} of {questions}: turn {}, {} to play",
        turn.turn, turn.player
    );
    let known = turn
        .step
        .before
        .position()
        .map_or_else(String::new, |position| heading(&position, style));
    let seen = turn.position().map_or_else(String::new, |position| {
        style.picture(&Picture::new(&position))
    });
    format!(
        "\n{}{known}\n{seen}",
        style.wrapped(&style.strong(&title), 2)
    )
}

/// A turn that is not legal.
pub fn illegal(turn: &Turn, violations: &[Violation], style: &TextStyle) -> String {
    verdict::illegal(turn, violations, style)
}

/// A hint by its number, from 1, and more telling the higher it is.
pub(crate) fn hint(number: usize, review: &JudgementReport, style: &TextStyle) -> String {
    let best = review.best();
    let told = match (number, &best.turn) {
        (1, Turn::Lay(_)) => format!("the best turn scores {}.", points(best.points)),
        (1, _) => "the best turn lays no tile.".to_owned(),
        (2, Turn::Lay(_)) => format!("it lays {}.", tiles(best)),
        (2, Turn::Swap(tiles)) => format!("it swaps {}.", plural(tiles.len(), "tile")),
        (_, turn) => format!("it is {turn}."),
    };
    style.wrapped(&format!("{}: {told}", style.strong("Hint")), 2)
}

fn tiles(turn: &TurnReport) -> String {
    let tiles: Vec<String> = turn.turn.tiles().iter().map(ToString::to_string).collect();
    tiles.join(" ")
}

/// What an answer is worth.
pub(crate) fn judged(
    answer: &JudgementReport,
    question: &JudgementReport,
    style: &TextStyle,
) -> String {
    let turn = style.strong(&answer.played.turn.to_string());
    let lost = words::given_away(answer);
    let told = if answer.played.turn == question.played.turn {
        format!(
            "{turn} is what was played: it gives away {lost}, {}.",
            words::a_grade(answer)
        )
    } else if answer.is_best() {
        format!("{} {turn} is the best turn.", style.good("Found!"))
    } else if answer.grade == Grade::Fine && answer.win_percent_lost < 0.05 {
        format!(
            "{} {turn} cannot be told apart from the best turn.",
            style.good("Found!")
        )
    } else if answer.grade == Grade::Fine {
        format!("{} {turn} gives away only {lost}.", style.good("Found!"))
    } else if answer.win_percent_lost < question.win_percent_lost {
        format!(
            "{turn} is better than what was played, yet it gives away {lost}: {}.",
            words::a_grade(answer)
        )
    } else {
        format!("{turn} gives away {lost}: {}.", words::a_grade(answer))
    };
    style.wrapped(&told, 2)
}

/// What was played, what is best, and why.
pub(crate) fn solution(turn: &ReviewedTurn, review: &JudgementReport, style: &TextStyle) -> String {
    let best = turn
        .position()
        .map_or_else(String::new, |position| match &review.best().turn {
            Turn::Lay(play) => format!(
                "\n{}\n",
                style.picture(&Picture::new(&position).with_play(play))
            ),
            Turn::Swap(_) | Turn::Pass => String::new(),
        });
    let played = format!(
        "{} played {} for {}, {} that gave away {}.",
        turn.player,
        style.strong(&turn.play),
        points(turn.points),
        words::a_grade(review),
        words::given_away(review)
    );
    best + &style.wrapped(&played, 2) + &style.wrapped(&words::better(review), 2)
}

/// How it went.
pub fn result(found: usize, asked: usize, hints: usize, style: &TextStyle) -> String {
    let hints = if hints == 0 {
        String::new()
    } else {
        format!(", with {}", plural(hints, "hint"))
    };
    let told = format!(
        "You found {found} of {}{hints}.",
        plural(asked, "better turn")
    );
    format!("\n{}", style.wrapped(&told, 2))
}
