use clap::Args;

use crate::answer;
use crate::cli::args::{self, Format};
use crate::cli::commands::batch::{BatchArgs, Form};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, heading, right};
use crate::cli::{CommandError, Exit, input};
use crate::game::{
    Background, Colour, DeadCell, Position, Shape, Tile, Unseen, dead_cells as find_dead_cells,
};
use crate::picture::Picture;

/// Count the unseen tiles, and find the cells that none of them can fill
///
/// Unseen is what the others and the bag may hold: the set less the table less the rack. With two
/// players and an empty bag it is the opponent's hand.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold unseen classic RcRdRf/1Gd BsPsOcOxGtYf\n  \
    sixfold unseen table.txt --format json\n  \
    sixfold unseen --batch < positions.txt > answers.jsonl")]
pub(crate) struct UnseenArgs {
    #[arg(required_unless_present = "batch", help = args::POSITION)]
    position: Vec<String>,

    /// Output format; a batch answers in JSON [default: text]
    #[arg(long, value_enum)]
    format: Option<Format>,

    #[command(flatten)]
    batch: BatchArgs,
}

impl UnseenArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Some(Format::Json) || self.batch.batch);
        if self.batch.batch {
            return self
                .batch
                .run(self.format, Form::Position, |line, answers| {
                    answers.write(&answer(&line.position()?));
                    Ok(Exit::Ok)
                });
        }
        let position = input::position(&self.position)?;
        match self.format.unwrap_or_default() {
            Format::Text => output.print(&text(&position, output.page()))?,
            format => output.data(&answer(&position), format)?,
        }
        output.notes(&position);
        Ok(Exit::Ok)
    }
}

fn answer(position: &Position) -> answer::Unseen {
    answer::Unseen::new(position, &Unseen::of(position), &find_dead_cells(position))
}

/// What the player to move cannot see; `unseen` in a game prints it too.
pub(crate) fn text(position: &Position, style: &TextStyle) -> String {
    let (unseen, words) = (Unseen::of(position), style.words);
    let mut text = format!("{}\n", heading(position, style));
    text += &style.picture(&Picture::new(position));
    let total = style.strong(&words.analysis.unseen_total(unseen.len()));
    let whereabouts = words
        .analysis
        .whereabouts(&total, &unseen, position.players());
    text += &format!("\n{}", style.wrapped(&whereabouts, 2));
    if let Some(hand) = unseen.opponent().filter(|hand| !hand.is_empty()) {
        let tiles: Vec<String> = hand.iter().map(Tile::to_string).collect();
        let tiles = style.strong(&words.game.and_list(&tiles));
        text += &style.wrapped(&words.analysis.opponent_holds(&tiles), 2);
    }
    if !unseen.is_empty() {
        text += &format!("\n{}\n", kinds(&unseen, style));
    }
    if unseen.rules().has_diagonals() && !unseen.is_empty() {
        text += &style.wrapped(&words.analysis.unseen_backgrounds(&unseen), 2);
    }
    if !position.board().is_empty() {
        text += &dead_cells(&find_dead_cells(position), style);
    }
    text
}

/// Colours down, shapes across, totals at the ends.
fn kinds(unseen: &Unseen, style: &TextStyle) -> String {
    let words = style.words;
    let titles = std::iter::once("")
        .chain(Shape::ALL.map(|shape| words.game.shape(shape)))
        .chain([words.analysis.all()]);
    let mut table = style.table(&titles.collect::<Vec<_>>());
    for colour in Colour::ALL {
        let faces = Shape::ALL.map(|shape| right(left(unseen, colour, shape)));
        let total = right(style.strong(&unseen.of_colour(colour).to_string()));
        table.add_row(
            std::iter::once(cell(style.strong(words.game.colour(colour))))
                .chain(faces)
                .chain([total]),
        );
    }
    let totals = Shape::ALL.map(|shape| right(style.strong(&unseen.of_shape(shape).to_string())));
    let total = right(style.strong(&unseen.len().to_string()));
    table.add_row(
        std::iter::once(cell(style.strong(words.analysis.all())))
            .chain(totals)
            .chain([total]),
    );
    style.fitted(table)
}

/// How many of a face are left; where there are backgrounds, the letter of each, and a dot for one
/// that is seen.
fn left(unseen: &Unseen, colour: Colour, shape: Shape) -> String {
    let of = |background| {
        unseen.count(Tile {
            colour,
            shape,
            background,
        })
    };
    match unseen.rules().backgrounds() {
        [] => Some(of(None))
            .filter(|&left| left > 0)
            .map_or_else(|| "·".to_owned(), |left| left.to_string()),
        backgrounds => {
            let letter = |&background: &Background| {
                if of(Some(background)) > 0 {
                    background.letter()
                } else {
                    '·'
                }
            };
            backgrounds.iter().map(letter).collect()
        }
    }
}

/// The cells that no unseen tile can fill; those alike share a sentence.
fn dead_cells(dead: &[DeadCell], style: &TextStyle) -> String {
    let words = style.words;
    if dead.is_empty() {
        return style.wrapped(words.analysis.no_dead_cells(), 2);
    }
    let cells = style.strong(&words.analysis.cells(dead.len()));
    let mut text = format!("\n{}", style.wrapped(&words.analysis.dead_cells(&cells), 2));
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for cell in dead {
        let why = words.analysis.why_dead(cell);
        match groups.iter_mut().find(|(known, _)| *known == why) {
            Some((_, cells)) => cells.push(cell.cell.to_string()),
            None => groups.push((why, vec![cell.cell.to_string()])),
        }
    }
    for (why, cells) in groups {
        let cells = format!("  {}", words.game.and_list(&cells));
        text += &style.wrapped(&words.terminal.labelled(&cells, &why), 4);
    }
    text
}
