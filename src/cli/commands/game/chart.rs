use super::review::opponent;
use crate::cli::terminal::TextStyle;
use crate::record::Record;
use crate::record::review::{Grade, Review};

/// The height of the chart of two players, in rows; with more, each has a lower one.
const ROWS: usize = 8;
const LOW_ROWS: usize = 4;
/// The room on the left for `100 % `.
const MARGIN: usize = 6;
/// How wide a chart is at most.
const WIDEST: usize = 94;
/// Parts of a row, by eighths.
const BLOCKS: [&str; 8] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇"];
const FULL: &str = "█";

/// A moment in a chart.
struct Moment {
    /// The turn that follows, from 1; none at the end.
    turn: Option<usize>,
    percent: f64,
    /// The grade of that turn, if it gave something away.
    grade: Option<Grade>,
}

/// The chances to win through the game: of two players those of the first, of more those of each.
pub(super) fn chances(record: &Record, review: &Review, style: &TextStyle) -> String {
    let words = style.words.strategy;
    let names = record.transcript().players();
    let (shown, rows) = if names.len() == 2 {
        (1, ROWS)
    } else {
        (names.len(), LOW_ROWS)
    };
    let mut text = String::new();
    let mut graded = false;
    for (player, name) in names.iter().enumerate().take(shown) {
        let moments = moments(review, player);
        graded |= moments.iter().any(|moment| moment.grade.is_some());
        let title = words.chances_of(name, opponent(names, player));
        text += &format!(
            "\n{}{}",
            style.wrapped(&title, 2),
            bars(&moments, rows, style)
        );
    }
    if graded {
        let letters = format!("      {}", words.grade_letters());
        text += &style.wrapped(&style.faint(&letters), 6);
    }
    text
}

fn moments(review: &Review, player: usize) -> Vec<Moment> {
    let known = review.timeline.iter().filter_map(|chances| {
        let judgement = review.turns.get(chances.turns);
        let grade = judgement.and_then(|judgement| Some(judgement.as_ref()?.grade));
        Some(Moment {
            turn: judgement.map(|_| chances.turns + 1),
            percent: 100.0 * (*chances.wins.get(player)?)?,
            grade: grade.filter(|&grade| grade > Grade::Fine),
        })
    });
    known.collect()
}

/// A bar for each moment, or for several if there are too many, with a scale, the turns and the
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
    let percent = |number| style.words.strategy.percent(number);
    let mut text = String::new();
    for row in (0..rows).rev() {
        let scale = if row + 1 == rows {
            percent("100")
        } else if row == rows / 2 {
            percent("50")
        } else {
            String::new()
        };
        let cells = columns
            .iter()
            .filter_map(|column| column.first())
            .map(|moment| block(moment.percent, row, rows).repeat(wide));
        text += &line(
            &style.faint(&format!("{scale:>5} ")),
            &cells.collect::<String>(),
        );
    }
    text += &line(
        &style.faint(&format!("{:>5} ", percent("0"))),
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
    let here = eighths.saturating_sub(8 * row);
    BLOCKS.get(here).copied().unwrap_or(FULL)
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

/// The letter of a grade, and blanks up to the width of a column.
fn sign(grade: Option<Grade>, wide: usize, style: &TextStyle) -> String {
    let letter = grade.map_or("", |grade| style.words.strategy.grade_letter(grade));
    let blanks = " ".repeat(wide - letter.chars().count().min(wide));
    let letter = match grade {
        Some(Grade::Mistake) => style.strong(letter),
        Some(Grade::Blunder) => style.bad(letter),
        Some(Grade::Fine | Grade::Inaccuracy) | None => letter.to_owned(),
    };
    letter + &blanks
}
