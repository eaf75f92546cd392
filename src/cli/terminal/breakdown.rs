use super::TextStyle;
use crate::game::{Breakdown, Line, Position};
use crate::notation::stretch;

/// Every point of a play, a line each, and the sum; nothing if nothing was laid.
pub(crate) fn breakdown(breakdown: &Breakdown, style: &TextStyle) -> String {
    let mut text = parts(breakdown, style);
    if !text.is_empty() {
        let game = style.words.game;
        let sum = style.strong(&game.points(breakdown.total()));
        text += &format!("  {}\n", game.in_all(&sum));
    }
    text
}

/// The same without the sum.
pub(crate) fn parts(breakdown: &Breakdown, style: &TextStyle) -> String {
    let game = style.words.game;
    let mut rows: Vec<(String, String)> = breakdown
        .lines
        .iter()
        .map(|line| (game.line(line), place(line)))
        .collect();
    if breakdown.going_out > 0 {
        rows.push((game.going_out(breakdown.going_out), String::new()));
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
    let (arrow, tiles) = (line.direction.arrow(), tiles.join(" "));
    stretch(line).map_or_else(String::new, |cells| format!("{arrow} {cells:<8} {tiles}"))
}

/// The rules and what is known of the game, in a line, with its end.
pub(crate) fn heading(position: &Position, style: &TextStyle) -> String {
    let rules = style.strong(position.rules().name());
    let known = style.faint(&style.words.analysis.known(position));
    style.wrapped(&format!("{rules}{known}"), 2)
}
