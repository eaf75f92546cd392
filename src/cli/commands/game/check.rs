use std::path::PathBuf;

use clap::Args;
use comfy_table::Cell;

use crate::answer;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, right};
use crate::cli::{CommandError, Exit, input};
use crate::game::Turn;
use crate::record::{Record, Step};

/// Replay a game, check every turn and every score, and print the score sheet
///
/// Exits with 1 at the first turn that is illegal, uses impossible tiles, or whose score is wrong.
/// If a forgotten line of tiles explains a wrong score, the error names that line.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  \
    sixfold game check game.txt\n\n\
    A file is a game:\n  \
    rules: flex\n  \
    players: North, South\n  \
    1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10 = 3\n  \
    2 South Btb@k11 Bss@l11 = 10\n  \
    3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0\n\n\
    Players are listed in turn order. The hand in brackets and the points may be left out; `pass` is a turn too.")]
pub(crate) struct CheckArgs {
    /// A file that holds a game, or `-` for standard input
    file: PathBuf,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl CheckArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let record = input::record(&self.file)?;
        match self.format {
            Format::Text => output.print(&score_sheet(&record, None, output.page()))?,
            format => output.data(&answer::Check::new(&record), format)?,
        }
        Ok(Exit::Ok)
    }
}

/// Every turn with its points and everybody's scores, and how the game stands. The tiles that
/// others swapped are hidden from this player, counted from 0.
pub(crate) fn score_sheet(
    record: &Record,
    hide_swaps_from: Option<usize>,
    style: &TextStyle,
) -> String {
    let words = style.words.strategy;
    let transcript = record.transcript();
    if record.steps().is_empty() {
        return style.wrapped(words.nothing_played(), 2);
    }
    let names = transcript.players().iter().map(String::as_str);
    let titles: Vec<&str> = words.sheet_columns().into_iter().chain(names).collect();
    let mut table = style.table(&titles);
    for (place, step) in record.steps().iter().enumerate() {
        let is_hidden = hide_swaps_from.is_some_and(|player| player != step.before.to_move);
        let play = match &step.turn {
            Turn::Swap(tiles) if is_hidden => words.hidden_swap(tiles.len()),
            turn => turn.to_string(),
        };
        let turn = [
            right(place + 1),
            cell(transcript.player(place)),
            cell(play),
            right(step.breakdown.total()),
        ];
        table.add_row(turn.into_iter().chain(totals(step, style)));
    }
    let written = transcript.turns().iter();
    let written = written.filter(|turn| turn.points.is_some()).count();
    let checked = words.checked(
        &style.good(style.words.analysis.legal(true)),
        written,
        record.steps().len(),
    );
    let result = [
        style.wrapped(&words.game_end(record), 2),
        style.wrapped(&standing(record, style), 2),
        style.wrapped(&checked, 2),
    ];
    format!("{}\n\n{}", style.fitted(table), result.concat())
}

/// Everybody's points after a turn; the total that it changed stands out.
fn totals<'a>(step: &'a Step, style: &'a TextStyle) -> impl Iterator<Item = Cell> + 'a {
    let totals = step.before.scores.iter().enumerate();
    totals.map(|(player, &score)| {
        right(if player == step.before.to_move {
            style.strong(&(score + step.breakdown.total()).to_string())
        } else {
            style.faint(&score.to_string())
        })
    })
}

fn standing(record: &Record, style: &TextStyle) -> String {
    let (leaders, players) = (record.leaders(), record.transcript().players());
    let others = players.iter().zip(record.scores()).enumerate();
    let others: Vec<(&str, u32)> = others
        .filter(|(player, _)| !leaders.contains(player))
        .map(|(_, (name, &score))| (name.as_str(), score))
        .collect();
    let most = record.scores().iter().copied().max().unwrap_or(0);
    let leaders: Vec<String> = leaders
        .into_iter()
        .filter_map(|player| players.get(player))
        .map(|name| style.strong(name))
        .collect();
    let words = style.words.strategy;
    words.standing(record.ending(), &leaders, most, &others)
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test that cannot go on should stop")]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_can_hide_what_others_swapped() {
        let game = "rules: classic\nplayers: North, South\n\
            1 North Rc@j10 Rd@k10\n2 South swap Gc Gd\n3 North swap Bc";
        let record: Record = game.parse().expect("every turn is legal");
        let sheet = |player| score_sheet(&record, player, &TextStyle::default());
        let shows = |sheet: &str| ["swap Gc Gd", "swap Bc"].map(|swap| sheet.contains(swap));
        assert_eq!(shows(&sheet(None)), [true, true]);
        assert_eq!(shows(&sheet(Some(0))), [false, true]);
        assert_eq!(shows(&sheet(Some(1))), [true, false]);
        assert!(sheet(Some(0)).contains("swap of 2 tiles"));
    }
}
