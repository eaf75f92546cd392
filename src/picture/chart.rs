//! The chances to win through a game, as a drawing.

use super::svg::escape;
use crate::language::Language;
use crate::record::review::{Grade, JudgedTurn, Review};
use crate::record::{GameEnd, Record};

/// The size of the drawing, and of the plot in it.
const WIDTH: i32 = 760;
const HEIGHT: i32 = 330;
const LEFT: i32 = 68;
const RIGHT: i32 = 738;
const TOP: i32 = 40;
const BOTTOM: i32 = 272;
/// By day and by night; a line for each of up to four players, and a colour for each grade.
const STYLE: &str = "\
.c-page{fill:#fff}.c-grid{stroke:#d9d3c8}.c-even{stroke:#a9a59d;stroke-dasharray:5 4}\
.c-words{font:13px Inter,system-ui,sans-serif;fill:#6a655d}.c-name{font-weight:700}\
.c-line{fill:none;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}.c-area{stroke:none;fill-opacity:.13}\
.c-0{stroke:#0b6b53}.c-1{stroke:#125fbe}.c-2{stroke:#d96800}.c-3{stroke:#7d2fb8}\
.c-f0{fill:#0b6b53}.c-f1{fill:#125fbe}.c-f2{fill:#d96800}.c-f3{fill:#7d2fb8}\
.c-mark{stroke:#fff;stroke-width:1.5}.c-inaccuracy{fill:#e0a100}.c-mistake{fill:#e06a00}.c-blunder{fill:#c8202f}\
@media (prefers-color-scheme:dark){.c-page{fill:#1f2225}.c-grid{stroke:#454b51}.c-words{fill:#a9a59d}\
.c-0{stroke:#4fc3a1}.c-1{stroke:#6cb2ff}.c-2{stroke:#ffa14a}.c-3{stroke:#c58cf0}\
.c-f0{fill:#4fc3a1}.c-f1{fill:#6cb2ff}.c-f2{fill:#ffa14a}.c-f3{fill:#c58cf0}.c-mark{stroke:#1f2225}}";

/// The chances to win through a reviewed game, as an SVG document. Of two players it shows the
/// chance of the first, of more that of each.
pub fn chart(record: &Record, review: &Review, words: &Language) -> String {
    let players = record.transcript().players();
    let mut svg = format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-labelledby="c-title" "#,
            r#"viewBox="0 0 {width} {height}" width="{width}" height="{height}">"#,
            "\n<title id=\"c-title\">{title}</title>\n<style>{style}</style>\n",
            r#"<rect class="c-page" width="{width}" height="{height}"/>"#,
            "\n",
        ),
        width = WIDTH,
        height = HEIGHT,
        title = escape(&words.strategy.chart_title(players)),
        style = STYLE,
    );
    let turns = record.steps().len();
    let is_over = record.ending() != GameEnd::Open;
    let end = if is_over { words.strategy.end() } else { "" };
    scale(&mut svg, turns, end, words);
    let shown = if players.len() == 2 { 1 } else { players.len() };
    for player in 0..shown {
        line(&mut svg, review, player, shown == 1);
    }
    legend(&mut svg, players, words);
    for turn in review.faults(record) {
        mark(&mut svg, turns, &turn, words);
    }
    svg + "</svg>\n"
}

/// Where the moment after some of all turns stands.
fn x(turns: usize, all: usize) -> f64 {
    f64::from(LEFT) + f64::from(RIGHT - LEFT) * turns as f64 / all.max(1) as f64
}

fn y(percent: f64) -> f64 {
    f64::from(BOTTOM) - f64::from(BOTTOM - TOP) * percent / 100.0
}

fn scale(svg: &mut String, turns: usize, end: &str, words: &Language) {
    for percent in [0, 25, 50, 75, 100] {
        let (y, class) = (
            y(f64::from(percent)),
            if percent == 50 { "c-even" } else { "c-grid" },
        );
        *svg += &format!("<path class=\"{class}\" d=\"M{LEFT} {y:.1}H{RIGHT}\"/>\n");
        if percent % 50 == 0 {
            let (x, y) = (LEFT - 8, y + 4.5);
            let share = escape(&words.strategy.percent(&percent.to_string()));
            *svg += &format!(
                "<text class=\"c-words\" text-anchor=\"end\" x=\"{x}\" y=\"{y:.1}\">{share}</text>\n"
            );
        }
    }
    let mut word = |after: usize, word: &str| {
        let (x, y) = (x(after, turns), BOTTOM + 23);
        *svg += &format!(
            "<text class=\"c-words\" text-anchor=\"middle\" x=\"{x:.1}\" y=\"{y}\">{}</text>\n",
            escape(word)
        );
    };
    // The last of them keeps its distance from the end.
    for turn in (1..=turns).filter(|&turn| turn == 1 || turn % 10 == 0 && turn + 4 < turns) {
        word(turn - 1, &turn.to_string());
    }
    word(turns, end);
}

fn line(svg: &mut String, review: &Review, player: usize, with_area: bool) {
    let known = review.timeline.iter().filter_map(|chances| {
        let x = x(chances.turns, review.turns.len());
        Some((x, y(100.0 * chances.wins[player]?)))
    });
    let points: Vec<(f64, f64)> = known.collect();
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return;
    };
    let path: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{x:.1} {y:.1}"))
        .collect();
    let path = path.join("L");
    if with_area {
        let (even, first, last) = (y(50.0), first.0, last.0);
        *svg += &format!(
            "<path class=\"c-area c-f{player}\" d=\"M{first:.1} {even:.1}L{path}L{last:.1} {even:.1}Z\"/>\n"
        );
    }
    *svg += &format!("<path class=\"c-line c-{player}\" d=\"M{path}\"/>\n");
}

/// Whose chances these are.
fn legend(svg: &mut String, players: &[String], words: &Language) {
    if let [first, second] = players {
        let (up, down) = (TOP - 16, BOTTOM + 48);
        for (y, arrow, player) in [(up, '↑', first), (down, '↓', second)] {
            let wins = escape(&words.strategy.wins(player));
            *svg += &format!(
                "<text class=\"c-words c-name\" x=\"{LEFT}\" y=\"{y}\">{arrow} {wins}</text>\n"
            );
        }
        return;
    }
    let step = (RIGHT - LEFT) / players.len().max(1) as i32;
    for (place, player) in players.iter().enumerate() {
        let (x, y) = (LEFT + step * place as i32, TOP - 16);
        let (name, text, sample) = (escape(player), x + 26, y - 4);
        *svg += &format!("<path class=\"c-line c-{place}\" d=\"M{x} {sample}h18\"/>\n");
        *svg += &format!("<text class=\"c-words c-name\" x=\"{text}\" y=\"{y}\">{name}</text>\n");
    }
}

/// A dot for a turn that gave something away; its title says what.
fn mark(svg: &mut String, turns: usize, turn: &JudgedTurn, words: &Language) {
    let (before, judgement) = (&turn.step.before, turn.judgement);
    let win = judgement.win_before();
    let shown = if before.scores.len() == 2 && before.to_move == 1 {
        1.0 - win
    } else {
        win
    };
    let (x, y) = (x(turn.place, turns), y(100.0 * shown));
    let radius = match judgement.grade {
        Grade::Fine | Grade::Inaccuracy => 4,
        Grade::Mistake => 5,
        Grade::Blunder => 7,
    };
    *svg += &format!(
        "<circle class=\"c-mark c-{}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\"><title>{}</title></circle>\n",
        judgement.grade.name(),
        escape(&words.strategy.chart_mark(turn))
    );
}
