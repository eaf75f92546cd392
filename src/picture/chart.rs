//! The chances to win through a game, as a drawing.

use std::fmt::Write;

use crate::answer::review::{ReviewReport, ReviewedTurn};
use crate::language::en::review as words;
use crate::picture::svg::escape;
use crate::record::review::Grade;

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

/// The chart as an SVG document. Of two players it shows the chance of the first, of more that of
/// each.
pub fn chart(report: &ReviewReport) -> String {
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
        title = escape(&title(report)),
        style = STYLE,
    );
    scale(&mut svg, report);
    let shown = if report.players.len() == 2 {
        1
    } else {
        report.players.len()
    };
    for player in 0..shown {
        line(&mut svg, report, player, shown == 1);
    }
    legend(&mut svg, report, shown);
    for turn in &report.turns {
        mark(&mut svg, report, turn);
    }
    svg + "</svg>\n"
}

fn title(report: &ReviewReport) -> String {
    let names: Vec<&str> = report
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    format!(
        "The chances to win in a game between {}",
        crate::language::en::and_list(&names)
    )
}

/// Where a moment stands, after so many turns.
fn x(report: &ReviewReport, turns: usize) -> f64 {
    let all = report.turns.len().max(1) as f64;
    f64::from(LEFT) + f64::from(RIGHT - LEFT) * turns as f64 / all
}

fn y(percent: f64) -> f64 {
    f64::from(BOTTOM) - f64::from(BOTTOM - TOP) * percent / 100.0
}

fn scale(svg: &mut String, report: &ReviewReport) {
    for percent in [0, 25, 50, 75, 100] {
        let (y, class) = (
            y(f64::from(percent)),
            if percent == 50 { "c-even" } else { "c-grid" },
        );
        writeln!(svg, r#"<path class="{class}" d="M{LEFT} {y:.1}H{RIGHT}"/>"#).ok();
        if percent % 50 == 0 {
            let (x, y) = (LEFT - 8, y + 4.5);
            writeln!(
                svg,
                r#"<text class="c-words" text-anchor="end" x="{x}" y="{y:.1}">{percent} %</text>"#
            )
            .ok();
        }
    }
    let last = report.turns.len();
    let mut words = |turns: usize, word: &str| {
        let (x, y) = (x(report, turns), BOTTOM + 23);
        writeln!(
            svg,
            r#"<text class="c-words" text-anchor="middle" x="{x:.1}" y="{y}">{word}</text>"#
        )
        .ok();
    };
    // The last of them keeps its distance from the end.
    for turn in (1..=last).filter(|&turn| turn == 1 || turn % 10 == 0 && turn + 4 < last) {
        words(turn - 1, &turn.to_string());
    }
    words(last, if report.finished { "end" } else { "" });
}

fn line(svg: &mut String, report: &ReviewReport, player: usize, with_area: bool) {
    let known = report
        .chances
        .iter()
        .filter_map(|chances| Some((chances.turns, chances.win_percent[player]?)));
    let points: Vec<(f64, f64)> = known
        .map(|(turns, percent)| (x(report, turns), y(percent)))
        .collect();
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
        writeln!(svg, r#"<path class="c-area c-f{player}" d="M{first:.1} {even:.1}L{path}L{last:.1} {even:.1}Z"/>"#).ok();
    }
    writeln!(svg, r#"<path class="c-line c-{player}" d="M{path}"/>"#).ok();
}

/// Whose chances these are.
fn legend(svg: &mut String, report: &ReviewReport, shown: usize) {
    if let ([first, second], 1) = (&report.players[..], shown) {
        let (up, down) = (TOP - 16, BOTTOM + 48);
        for (y, text) in [
            (up, format!("↑ {} wins", first.name)),
            (down, format!("↓ {} wins", second.name)),
        ] {
            writeln!(
                svg,
                r#"<text class="c-words c-name" x="{LEFT}" y="{y}">{}</text>"#,
                escape(&text)
            )
            .ok();
        }
        return;
    }
    let step = (RIGHT - LEFT) / report.players.len().max(1) as i32;
    for (place, player) in report.players.iter().enumerate() {
        let (x, y) = (LEFT + step * place as i32, TOP - 16);
        let (name, text) = (escape(&player.name), x + 26);
        writeln!(
            svg,
            r#"<path class="c-line c-{place}" d="M{x} {}h18"/>"#,
            y - 4
        )
        .ok();
        writeln!(
            svg,
            r#"<text class="c-words c-name" x="{text}" y="{y}">{name}</text>"#
        )
        .ok();
    }
}

/// A dot where something was given away; it tells what when pointed at.
fn mark(svg: &mut String, report: &ReviewReport, turn: &ReviewedTurn) {
    let Some(review) = turn
        .review
        .as_ref()
        .filter(|review| review.grade > Grade::Fine)
    else {
        return;
    };
    let to_move = turn.step.before.to_move;
    let percent = if report.players.len() == 2 && to_move == 1 {
        100.0 - review.win_percent
    } else {
        review.win_percent
    };
    let (x, y, class) = (x(report, turn.turn - 1), y(percent), review.grade.name());
    let radius = match review.grade {
        Grade::Fine | Grade::Inaccuracy => 4,
        Grade::Mistake => 5,
        Grade::Blunder => 7,
    };
    let told = format!(
        "Turn {}, {}: {}, {} given away",
        turn.turn,
        turn.player,
        class,
        words::given_away(review)
    );
    writeln!(
        svg,
        r#"<circle class="c-mark c-{class}" cx="{x:.1}" cy="{y:.1}" r="{radius}"><title>{}</title></circle>"#,
        escape(&told)
    )
    .ok();
}
