use super::TextStyle;
use crate::answer::ReviewReport;
use crate::answer::review::ReviewedTurn;
use crate::language::en::review::of;
use crate::record::review::Grade;

/// The height of the chart of two players, in rows; with more, each has a lower one.
const ROWS: usize = 8;
const LOW_ROWS: usize = 4;
/// The room on the left for `100 % `.
const MARGIN: usize = 6;
/// How wide a chart is at most.
const WIDEST: usize = 94;
/// Parts of a row, by eighths.
const BLOCKS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// A moment in a chart.
struct Moment {
    /// The turn that follows, from 1; none at the end.
    turn: Option<usize>,
    percent: f64,
    /// The grade of that turn, where it is to be seen.
    grade: Option<Grade>,
}

/// The chances to win through the game: of two players those of the first, of more those of each.
pub(crate) fn chances(report: &ReviewReport, style: &TextStyle) -> String {
    let names: Vec<&str> = report
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    let mut text = String::new();
    let mut graded = false;
    for (player, name) in
        names
            .iter()
            .enumerate()
            .take(if names.len() == 2 { 1 } else { names.len() })
    {
        let moments = moments(report, player);
        graded |= moments.iter().any(|moment| moment.grade.is_some());
        let rest = if names.len() == 2 {
            format!("; the rest is {}", of(names[1]))
        } else {
            String::new()
        };
        let title = format!("{} chance to win before each turn{rest}", of(name));
        let rows = if names.len() == 2 { ROWS } else { LOW_ROWS };
        text += &format!(
            "\n{}{}",
            style.wrapped(&title, 2),
            bars(&moments, rows, style)
        );
    }
    if graded {
        text += &style.wrapped(&style.faint("      i inaccuracy, m mistake, B blunder"), 6);
    }
    text
}

fn moments(report: &ReviewReport, player: usize) -> Vec<Moment> {
    let known = report.chances.iter().filter_map(|chances| {
        let percent = chances.win_percent[player]?;
        let turn = report.turns.get(chances.turns);
        Some(Moment {
            turn: turn.map(|turn| turn.turn),
            percent,
            grade: turn.and_then(fault),
        })
    });
    known.collect()
}

fn fault(turn: &ReviewedTurn) -> Option<Grade> {
    turn.review
        .as_ref()
        .map(|review| review.grade)
        .filter(|&grade| grade > Grade::Fine)
}

/// A bar for each moment, or for several where there are too many, with a scale, the turns and the
/// grades.
fn bars(moments: &[Moment], rows: usize, style: &TextStyle) -> String {
    let room = style
        .width
        .unwrap_or(WIDEST)
        .min(WIDEST)
        .saturating_sub(MARGIN + 1)
        .max(8);
    let together = moments.len().div_ceil(room).max(1);
    let columns: Vec<&[Moment]> = moments.chunks(together).collect();
    let wide = if 2 * columns.len() <= room { 2 } else { 1 };
    let mut text = String::new();
    for row in (0..rows).rev() {
        let scale = if row + 1 == rows {
            "100 %"
        } else if row == rows / 2 {
            " 50 %"
        } else {
            ""
        };
        let cells = columns
            .iter()
            .map(|column| block(column[0].percent, row, rows).repeat(wide));
        text += &line(
            &style.faint(&format!("{scale:>5} ")),
            &cells.collect::<String>(),
        );
    }
    text += &line(
        &style.faint("  0 % "),
        &style.faint(&"─".repeat(wide * columns.len())),
    );
    text += &line("      ", &turns(&columns, wide));
    let worst = columns
        .iter()
        .map(|column| column.iter().filter_map(|moment| moment.grade).max());
    let signs: Vec<Option<Grade>> = worst.collect();
    if signs.iter().any(Option::is_some) {
        text += &line(
            "      ",
            &signs
                .into_iter()
                .map(|grade| sign(grade, wide, style))
                .collect::<String>(),
        );
    }
    text
}

fn line(label: &str, content: &str) -> String {
    format!("{}\n", format!("{label}{content}").trim_end())
}

/// What of a bar shows in a row.
fn block(percent: f64, row: usize, rows: usize) -> &'static str {
    let eighths = (percent / 100.0 * (8 * rows) as f64).round() as usize;
    BLOCKS[eighths.saturating_sub(8 * row).min(8)]
}

/// The numbers of the first turn and of every fifth, as far as there is room.
fn turns(columns: &[&[Moment]], wide: usize) -> String {
    let mut text = String::new();
    for (place, column) in columns.iter().enumerate() {
        let Some(turn) = column
            .iter()
            .filter_map(|moment| moment.turn)
            .find(|turn| *turn == 1 || turn % 5 == 0)
        else {
            continue;
        };
        let at = place * wide;
        if text.is_empty() || at > text.len() {
            text += &" ".repeat(at - text.len());
            text += &turn.to_string();
        }
    }
    text
}

fn sign(grade: Option<Grade>, wide: usize, style: &TextStyle) -> String {
    let (sign, rest) = match grade {
        Some(Grade::Inaccuracy) => ("i".to_owned(), wide - 1),
        Some(Grade::Mistake) => (style.strong("m"), wide - 1),
        Some(Grade::Blunder) => (style.bad("B"), wide - 1),
        Some(Grade::Fine) | None => (String::new(), wide),
    };
    sign + &" ".repeat(rest)
}
