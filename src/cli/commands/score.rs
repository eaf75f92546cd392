use std::fmt::Display;

use clap::Args;

use crate::answer;
use crate::cli::args::{self, Format};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, breakdown, heading};
use crate::cli::{CommandError, Exit, input};
use crate::game::{Position, Turn, Violation};
use crate::picture::Picture;
use crate::search::{Searcher, Standing};

/// Judge a play: legal or not and why, every point, and how far it is from the best
///
/// Exits with 1 if the play is not legal.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold score flex RcbRtwRsb BssBtbGcbRdbOcwBfb origin=j10 Btb@k11 Bss@l11\n  \
    sixfold score table.txt swap Rd Oc")]
pub(crate) struct ScoreArgs {
    #[arg(help = args::POSITION)]
    position: String,

    /// A play such as `Ycb@i9 Pcw@j9`, `swap Rd Oc` or `pass`; the first such word ends a position
    /// that is not quoted
    #[arg(required = true)]
    play: Vec<String>,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl ScoreArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let (position, turn) = input::position_and_turn(&self.position, &self.play)?;
        let standing = Searcher::new().standing(&position, &turn);
        match self.format {
            Format::Text => output.print(&text(&position, &turn, &standing, output.page()))?,
            format => output.data(&answer::Score::new(&position, &turn, &standing), format)?,
        }
        output.notes(&position);
        Ok(match standing {
            Ok(_) => Exit::Ok,
            Err(_) => Exit::Failed,
        })
    }
}

fn text(
    position: &Position,
    turn: &Turn,
    standing: &Result<Standing, Vec<Violation>>,
    style: &TextStyle,
) -> String {
    let words = style.words.analysis;
    let mut text = format!("{}\n", heading(position, style));
    let picture = Picture::new(position);
    text += &style.picture(&match turn.play() {
        Some(play) => picture.with_play(play),
        None => picture,
    });
    text.push('\n');
    let standing = match standing {
        Ok(standing) => standing,
        Err(violations) => return text + &illegal(turn, violations, style),
    };
    let (turn, legal) = (
        style.strong(&turn.to_string()),
        style.good(words.legal(true)),
    );
    let points = style.strong(&style.words.game.points(standing.breakdown.total()));
    text += &style.wrapped(&words.is_legal(&turn, &legal, &points), 2);
    let explained = breakdown(&standing.breakdown, style);
    if !explained.is_empty() {
        text += &format!("\n{explained}");
    }
    format!("{text}\n{}", style.wrapped(&words.standing(standing), 2))
}

/// Every rule that a turn breaks.
pub(crate) fn illegal(
    turn: &impl ToString,
    violations: &[impl Display],
    style: &TextStyle,
) -> String {
    let words = style.words.analysis;
    let turn = style.strong(&turn.to_string());
    let verdict = words.is_illegal(&turn, &style.bad(words.legal(false)));
    let reasons = violations
        .iter()
        .map(|violation| style.wrapped(&format!("  - {violation}"), 4));
    style.wrapped(&verdict, 2) + &reasons.collect::<String>()
}
