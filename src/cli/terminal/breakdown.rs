use super::TextStyle;
use crate::game::{Breakdown, Line, Position};
use crate::language::en as words;

/// Every point of a play, a line each, and the sum; nothing where nothing was laid.
pub(crate) fn breakdown(breakdown: &Breakdown, style: &TextStyle) -> String {
    let mut text = parts(breakdown, style);
    if !text.is_empty() {
        text += &format!(
            "  {} in all\n",
            style.strong(&words::points(breakdown.total()))
        );
    }
    text
}

/// The same without the sum.
pub(crate) fn parts(breakdown: &Breakdown, style: &TextStyle) -> String {
    let mut rows: Vec<(String, String)> = breakdown
        .lines
        .iter()
        .map(|line| (words::line(line), place(line)))
        .collect();
    if breakdown.going_out > 0 {
        rows.push((words::going_out(breakdown.going_out), String::new()));
    }
    let width = rows
        .iter()
        .map(|(sentence, _)| sentence.chars().count())
        .max()
        .unwrap_or(0);
    let place_width = rows
        .iter()
        .map(|(_, place)| place.chars().count())
        .max()
        .unwrap_or(0);
    let beside = style
        .width
        .is_none_or(|columns| columns >= 2 + width + 3 + place_width);
    let mut text = String::new();
    for (sentence, place) in rows {
        let gap = " ".repeat(width - sentence.chars().count() + 3);
        text += &match (&place[..], beside) {
            ("", _) => style.wrapped(&format!("  {sentence}"), 4),
            (place, true) => format!("  {sentence}{gap}{}\n", style.faint(place)),
            (place, false) => {
                style.wrapped(&format!("  {sentence}"), 4)
                    + &style.wrapped(&format!("      {}", style.faint(place)), 8)
            }
        };
    }
    text
}

/// Where a line lies and its tiles: `→ i9–j9  Ycb Pcw`.
fn place(line: &Line) -> String {
    let tiles: Vec<String> = line
        .tiles
        .iter()
        .map(|placement| placement.tile.to_string())
        .collect();
    let stretch = words::stretch(line);
    stretch
        .map(|stretch| {
            format!(
                "{} {stretch:<8} {}",
                words::arrow(line.direction),
                tiles.join(" ")
            )
        })
        .unwrap_or_default()
}

/// The rules and what is known of the game, in a line, with its end.
pub(crate) fn heading(position: &Position, style: &TextStyle) -> String {
    let rules = style.strong(position.rules().name());
    let known = style.faint(&style.words.analysis.known(position));
    style.wrapped(&format!("{rules}{known}"), 2)
}
