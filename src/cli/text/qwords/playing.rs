//! What is said to a person who plays Qwords.

use crate::cli::commands::qwords::score::{drawing, heading, sheet};
use crate::cli::terminal::TextStyle;
use crate::language::en::{or_list, plural, points};
use crate::qwords::{Action, Breakdown, Explanation, Grid, Line, Solo, Variant, Violation};

/// What is played, and how.
pub fn welcome(seed: u64, variant: Variant, words: &str, style: &TextStyle) -> String {
    let how = "Write a letter of the roll, such as `U@c3`, or ask for a `hint`; `help` lists the commands.";
    let title = format!("{} · game {seed}\n\n", heading(variant, words, style));
    title + &style.wrapped(how, 2) + "\n"
}

/// The sheet and the roll.
pub fn turn(solo: &Solo, style: &TextStyle) -> String {
    let position = solo.position();
    let free = position.grid.free().count();
    let mut known = format!(
        " · turn {}, {free} {} free",
        solo.turns() + 1,
        if free == 1 { "cell" } else { "cells" }
    );
    let dots: Vec<_> = position.grid.dots().collect();
    if !dots.is_empty() {
        known += &format!(" · this turn fills {}", or_list(&dots));
    }
    if position.variant.joker() {
        known += " · the joker is left";
    }
    let roll = position
        .roll
        .map_or_else(String::new, |roll| roll.to_string());
    let roll = style.wrapped(
        &format!("roll  {}{}", style.strong(&roll), style.faint(&known)),
        6,
    );
    format!("{}\n{roll}", sheet(&position.grid, None, style))
}

/// Everything that can be typed.
pub fn help(joker: bool, style: &TextStyle) -> String {
    let joker = joker.then_some((
        "joker Q@c3",
        "write any letter, whatever is rolled; once a game",
    ));
    let words = [(
        "U@c3",
        "write a letter of the roll: `?` is any letter, `@` any vowel",
    )];
    let others = [
        (
            "hint, h",
            "a row or column to look at; asked again, the action",
        ),
        (
            "undo, u",
            "take the last turn back; the rolls stay the same",
        ),
        ("sheet, s", "the sheet and the roll once more"),
        ("help, ?", "this"),
        ("quit, q", "leave the game"),
    ];
    let told = |(word, told): (&str, &str)| {
        style.wrapped(
            &format!(
                "  {}{}{told}",
                style.strong(word),
                " ".repeat(14 - word.len())
            ),
            16,
        )
    };
    words
        .into_iter()
        .chain(joker)
        .chain(others)
        .map(told)
        .collect()
}

/// First the line that gains most, then the action.
pub fn hint(further: bool, best: &Explanation, style: &TextStyle) -> String {
    if further {
        let action = format!(
            "The engine would write {}:\n",
            style.strong(&best.action.to_string())
        );
        let reasons = style
            .words
            .qwords
            .why_best(best)
            .into_iter()
            .map(|line| style.wrapped(&format!("  {line}"), 4));
        return action + &reasons.collect::<String>();
    }
    let [row, column] = &best.lines;
    let line: Line = if column.gain() > row.gain() {
        column.line
    } else {
        row.line
    };
    style.wrapped(
        &format!(
            "Look at {}. Ask again for the action.",
            style.strong(&line.to_string())
        ),
        2,
    )
}

/// Why an action is not allowed.
pub fn illegal(action: Action, violations: &[Violation], style: &TextStyle) -> String {
    let reasons: Vec<String> = violations.iter().map(ToString::to_string).collect();
    style.wrapped(
        &format!(
            "{} {}.",
            style.bad(&format!("{action} is not allowed:")),
            reasons.join("; ")
        ),
        2,
    )
}

/// There is no turn to take back.
pub fn nothing_to_undo(style: &TextStyle) -> String {
    style.wrapped("There is no turn to take back.", 2)
}

/// What the engine made of the same rolls.
pub fn comparison(
    own: u32,
    hints: usize,
    (grid, of_engine): (&Grid, &Breakdown),
    style: &TextStyle,
) -> String {
    let engine = of_engine.total();
    let more = own.abs_diff(engine);
    let verdict = match own.cmp(&engine) {
        std::cmp::Ordering::Greater => style.good(&format!("You beat it by {}.", points(more))),
        std::cmp::Ordering::Equal => "You made just as many.".to_owned(),
        std::cmp::Ordering::Less => format!("That is {} more than you made.", more),
    };
    let hints = match hints {
        0 => "You took no hint.".to_owned(),
        hints => format!("You took {}.", plural(hints, "hint")),
    };
    let told = format!(
        "{hints} The engine made {} of the same rolls. {verdict}",
        style.strong(&points(engine))
    );
    format!(
        "\n{}\n{}",
        style.wrapped(&told, 0),
        drawing(grid, of_engine, style)
    )
}

/// How to come back to a game that is left.
pub fn left(seed: u64, turns: usize, style: &TextStyle) -> String {
    let told = format!(
        "Left after {}. With `--seed {seed}` the same game begins anew.",
        plural(turns, "turn")
    );
    style.wrapped(&told, 2)
}
