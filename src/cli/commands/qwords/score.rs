use std::path::PathBuf;

use clap::Args;

use super::args::{WordArgs, default_list, position};
use crate::answer;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, right};
use crate::cli::{CommandError, Exit, input};
use crate::qwords::{
    Action, Breakdown, Cell as Square, Claims, Grid, JudgedClaim, Line, LineScore, Rating, SIZE,
    Side, Variant, parse_claims, score,
};

/// Score a grid: the longest word of each row and column, the bonus and the rating
///
/// With --claim, checks the words that a player claims. Exits with 1 if one of them is wrong.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  \
    sixfold qwords score my-grid.txt --side b --words en --names\n\n\
    A file of claims has a line for each row and column that counts:\n  \
    row 1: DUO\n  \
    column a: SKIS       # the rest may be left out")]
pub(crate) struct ScoreArgs {
    /// A grid such as DUOPO/SSAUT/KIWIS/INEST/SEPHA, a position line, a file that holds one of them
    /// or a sheet, or `-` for standard input
    grid: String,

    /// The side of the sheet; overrides that of the position
    #[arg(long)]
    side: Option<Side>,

    #[command(flatten)]
    words: WordArgs,

    /// Check the words that this file claims
    #[arg(long, value_name = "FILE")]
    claim: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl ScoreArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let default = default_list(self.format, output.words());
        let position = position(&self.grid, default)?;
        let (words, choice) = self.words.load(position.language)?;
        let other_side = self.side.filter(|&side| side != position.variant.side());
        let variant = other_side.map_or(position.variant, Variant::new);
        let grid = &position.grid;
        let best = score(grid, &words, variant.double());
        let claims = self.claims()?;
        let judged = claims.map(|claims| claims.judge(grid, &words, variant.double()));
        match self.format {
            Format::Text => {
                let style = output.page();
                let in_use = style.words.qwords.words_in_use(&choice);
                let heading = heading(variant, &in_use, style);
                let text = match &judged {
                    None => scored(grid, variant, &best, style),
                    Some(judged) => claimed(grid, variant, judged, &best, style),
                };
                output.print(&format!("{heading}\n\n{text}"))?;
            }
            format => {
                let answer =
                    answer::qwords::Score::new(grid, variant, &choice, &best, judged.as_ref());
                output.data(&answer, format)?;
            }
        }
        let is_wrong = |judged: &JudgedClaim| judged.error.is_some();
        Ok(match judged {
            Some(judged) if judged.iter().any(is_wrong) => Exit::Failed,
            _ => Exit::Ok,
        })
    }

    fn claims(&self) -> Result<Option<Claims>, CommandError> {
        let Some(path) = &self.claim else {
            return Ok(None);
        };
        let (source, name) = input::read_file(path)?;
        parse_claims(&source)
            .map(Some)
            .map_err(|error| CommandError::notation(error, source, name))
    }
}

/// `Qwords · side A · French words`
pub(crate) fn heading(variant: Variant, in_use: &str, style: &TextStyle) -> String {
    let variant = style.words.qwords.variant(variant);
    format!("{} · {variant} · {in_use}", style.strong("Qwords"))
}

/// The columns above a grid.
const COLUMNS: &str = "      a   b   c   d   e\n";

/// A grid without points; a new letter stands in brackets.
pub(crate) fn sheet(grid: &Grid, new: Option<Action>, style: &TextStyle) -> String {
    let mut text = String::from(COLUMNS);
    for row in 0..SIZE {
        text += &format!(" {}  ", row + 1);
        for cell in (0..SIZE).filter_map(|column| Square::new(column, row)) {
            let square = grid.square(cell).to_string();
            text += &match new {
                Some(action) if action.cell == cell => {
                    format!(" [{}]", style.strong(&action.letter.to_string()))
                }
                _ if grid.letter(cell).is_none() => format!("  {} ", style.faint(&square)),
                _ => format!("  {square} "),
            };
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text
}

/// A grid with its points beside the rows and below the columns, as on a sheet; the word of each
/// row stands in brackets. Letters that no word uses are faint, letters of two words bold.
pub(crate) fn drawing(grid: &Grid, breakdown: &Breakdown, style: &TextStyle) -> String {
    let cells_of = |line: Line| {
        let score = breakdown.lines.get(line.index());
        let word = score.and_then(|score| score.word.as_ref());
        word.map_or(&[][..], |word| &word.cells)
    };
    let mut text = String::from(COLUMNS);
    for (row, score) in breakdown.lines[..SIZE].iter().enumerate() {
        text += &format!(" {}  ", row + 1);
        let word = cells_of(score.line);
        for cell in score.line.cells() {
            let letter = grid.square(cell).to_string();
            let lines = Line::through(cell);
            let uses = lines
                .into_iter()
                .filter(|&line| cells_of(line).contains(&cell));
            let letter = match uses.count() {
                0 => style.faint(&letter),
                1 => letter,
                _ => style.strong(&letter),
            };
            let before = if word.first() == Some(&cell) {
                '['
            } else {
                ' '
            };
            let after = if word.last() == Some(&cell) { ']' } else { ' ' };
            text += &format!(" {before}{letter}{after}");
        }
        text += &format!("  {:>3}\n", earned(score));
    }
    let below = breakdown.lines[SIZE..].iter();
    let below: String = below.map(|score| format!("{:>4}", earned(score))).collect();
    format!("{text}   {below}\n")
}

/// The points of a line, `-` if it has no word.
fn earned(score: &LineScore) -> String {
    match &score.word {
        Some(_) => score.points.to_string(),
        None => "-".to_owned(),
    }
}

/// A grid, the word of each line and the score.
pub(crate) fn scored(grid: &Grid, variant: Variant, best: &Breakdown, style: &TextStyle) -> String {
    let drawing = drawing(grid, best, style);
    let (table, total) = (lines(best, style), total(grid, variant, best, style));
    format!("{drawing}\n{table}\n{total}")
}

/// The word of each line with its points.
fn lines(breakdown: &Breakdown, style: &TextStyle) -> String {
    let words = style.words.qwords;
    let mut table = style.table(&words.word_titles());
    for score in &breakdown.lines {
        let word = score.word.as_ref().map(|word| word.text());
        table.add_row([
            cell(words.line(score.line)),
            cell(word.as_deref().unwrap_or("-")),
            cell(place(score)),
            right(sum(score)),
        ]);
    }
    style.fitted(table)
}

/// The word of each line, the bonus and the sum.
pub(crate) fn points(breakdown: &Breakdown, style: &TextStyle) -> String {
    let words = style.words;
    let sum = style.strong(&words.game.points(breakdown.total()));
    lines(breakdown, style)
        + "\n"
        + &style.wrapped(&format!("  {}", words.qwords.bonus(breakdown)), 2)
        + &format!("  {}\n", words.game.in_all(&sum))
}

/// A grid with what is claimed for each line, what that scores, and what could have been claimed.
fn claimed(
    grid: &Grid,
    variant: Variant,
    judged: &[JudgedClaim; Line::COUNT],
    best: &Breakdown,
    style: &TextStyle,
) -> String {
    let (breakdown, words) = (Claims::breakdown(judged), style.words);
    let mut table = style.table(&words.qwords.claim_titles());
    for (judged, best) in judged.iter().zip(&best.lines) {
        let remark = match judged.error {
            Some(error) => style.bad(words.qwords_notation.claim_error(error)),
            None if best.points > judged.score.points => words.qwords.better_word(best),
            None => String::new(),
        };
        table.add_row([
            cell(words.qwords.line(judged.score.line)),
            cell(judged.text().as_deref().unwrap_or("-")),
            cell(place(&judged.score)),
            right(sum(&judged.score)),
            cell(remark),
        ]);
    }
    let wrong = judged.iter().filter(|judged| judged.error.is_some());
    let wrong: Vec<String> = wrong.filter_map(JudgedClaim::text).collect();
    let verdict = words.qwords.wrong_claims(&wrong);
    let verdict = if wrong.is_empty() {
        style.good(&verdict)
    } else {
        style.bad(&verdict)
    };
    let compared = words.qwords.best_words(best.total(), breakdown.total());
    format!(
        "{}\n{}\n{}{}",
        drawing(grid, &breakdown, style),
        style.fitted(table),
        total(grid, variant, &breakdown, style),
        style.wrapped(&format!("{verdict} {compared}"), 0)
    )
}

/// `a1–c1`
fn place(score: &LineScore) -> String {
    let cells = score.word.as_ref().map(|word| &word.cells[..]);
    match cells {
        Some([first, .., last]) => format!("{first}–{last}"),
        _ => String::new(),
    }
}

/// `3`, or `2 × 3 = 6` if the line counts double.
fn sum(score: &LineScore) -> String {
    match (&score.word, score.doubled) {
        (Some(_), true) => format!("2 × {} = {}", score.points / 2, score.points),
        _ => score.points.to_string(),
    }
}

/// The bonus, the score and its rating.
fn total(grid: &Grid, variant: Variant, breakdown: &Breakdown, style: &TextStyle) -> String {
    let (words, side) = (style.words, variant.side());
    let points = style.strong(&words.game.points(breakdown.total()));
    let score = match grid.free().count() {
        0 => {
            let rating = Rating::of(breakdown.total(), side);
            let next = Rating::ALL.get(rating.index() + 1);
            let to = next.map(|next| next.from(side) - 1);
            let name = style.strong(words.qwords.rating(rating));
            words
                .qwords
                .final_score(&points, &name, rating.from(side), to)
        }
        free => words.qwords.score_so_far(&points, free),
    };
    style.wrapped(&words.qwords.bonus(breakdown), 0) + &style.wrapped(&score, 0)
}
