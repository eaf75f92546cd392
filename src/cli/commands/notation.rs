use std::path::PathBuf;

use clap::Args;

use crate::cli::commands::draw::Kind;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, visible_width};
use crate::cli::{CommandError, Exit};
use crate::game::{Position, Tile};
use crate::picture::{CARD_PLAY, CARD_POSITION, CARD_SWAP, Picture, card, card_tiles};

/// Explain the notation on a card to keep beside the table
///
/// The card explains tiles, cells, positions and turns. As SVG or PNG it is a page for A4 or Letter.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold notation\n  \
    sixfold notation --out card.png")]
pub(crate) struct NotationArgs {
    /// Output format; by default as the ending of --out says, otherwise text
    #[arg(long, value_enum)]
    format: Option<Kind>,

    /// Write to a file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// The size of a PNG in per cent, 10 to 1000 [default: 200]
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(10..=1000))]
    scale: Option<u32>,
}

impl NotationArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let kind = Kind::of(self.format, self.out.as_deref())?;
        kind.check_scale(self.scale)?;
        // A file has neither colour nor size.
        let for_file = TextStyle {
            words: output.words(),
            ..TextStyle::default()
        };
        let style = if self.out.is_some() {
            &for_file
        } else {
            output.page()
        };
        kind.write(
            || text(style),
            || card(output.words()),
            self.scale,
            self.out.as_deref(),
            output,
        )?;
        Ok(Exit::Ok)
    }
}

fn text(style: &TextStyle) -> String {
    let words = style.words.card;
    let titled = |title: &str, sentence: &str| {
        format!("\n{}\n{}", style.strong(title), style.wrapped(sentence, 0))
    };
    let mut text = format!("{}\n", style.strong(words.title));
    text += &titled(words.tile_title, words.tile);
    text += &format!("\n{}\n", letters(style));
    text += &style.wrapped(words.classic, 0);
    text += &titled(words.cell_title, words.cell);
    text += &titled(words.position_title, words.position);
    text += &format!("\n{}\n\n", style.strong(CARD_POSITION));
    if let Ok(position) = CARD_POSITION.parse::<Position>() {
        text += &style.picture(&Picture::new(&position));
    }
    text += &format!("\n{}\n", style.strong(words.turn_title));
    let turns = [
        (CARD_PLAY, words.play),
        (CARD_SWAP, words.swap),
        ("pass", words.pass),
    ];
    let indent = CARD_PLAY.len() + 2;
    for (turn, meaning) in turns {
        let gap = " ".repeat(indent - turn.len());
        text += &style.wrapped(&format!("{}{gap}{meaning}", style.strong(turn)), indent);
    }
    text + "\n" + &style.wrapped(words.words, 0)
}

/// Every letter with a tile and a word, in three columns.
fn letters(style: &TextStyle) -> String {
    let (words, game) = (style.words.card, style.words.game);
    let (colours, shapes, backgrounds) = card_tiles();
    let entry = |tile: Tile, letter: char, word: &str| {
        let letter = style.strong(&letter.to_string());
        format!("{}  {letter} {word}", style.tile(tile))
    };
    let colours = colours
        .into_iter()
        .map(|tile| entry(tile, tile.colour.letter(), game.colour(tile.colour)));
    let shapes = shapes
        .into_iter()
        .map(|tile| entry(tile, tile.shape.letter(), game.shape(tile.shape)));
    let backgrounds = backgrounds.into_iter().filter_map(|tile| {
        let background = tile.background?;
        Some(entry(
            tile,
            background.letter(),
            game.background(background),
        ))
    });
    let column = |title: &str, entries: Vec<String>| -> Vec<String> {
        let title = style.faint(title);
        let lines: Vec<String> = [title].into_iter().chain(entries).collect();
        let width = lines.iter().map(|line| visible_width(line)).max();
        let width = width.unwrap_or_default();
        let padded = lines.into_iter().map(|line| {
            let gap = " ".repeat(width - visible_width(&line));
            line + &gap
        });
        padded.collect()
    };
    let columns = [
        column(words.colour, colours.collect()),
        column(words.shape, shapes.collect()),
        column(words.background, backgrounds.collect()),
    ];
    let height = columns.iter().map(Vec::len).max().unwrap_or_default();
    let line = |place: usize| {
        let parts = columns.iter().filter_map(|column| column.get(place));
        let line: Vec<&str> = parts.map(String::as_str).collect();
        format!("  {}\n", line.join("    ").trim_end())
    };
    (0..height).map(line).collect()
}
