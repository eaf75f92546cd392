use std::cell::RefCell;

use clap::Args;

use crate::answer;
use crate::cli::args::{self, Format};
use crate::cli::commands::batch::{Answers, BatchArgs, Form, Line};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, breakdown, heading};
use crate::cli::{CommandError, Exit, input};
use crate::game::{Position, Turn, Violation};
use crate::picture::Picture;
use crate::search::{Searcher, Standing};

/// Judge a play: legal or not and why, every point, and how far it is from the best
///
/// Exits with 1 if the play, or one of a batch, is not legal.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold score flex RcbRtwRsb BssBtbGcbRdbOcwBfb origin=j10 Btb@k11 Bss@l11\n  \
    sixfold score table.txt swap Rd Oc\n  \
    sixfold score --batch < plays.txt > answers.jsonl\n\n\
    A line of a batch is the position, a tab and the play, with an id and a tab before them or not; or {\"id\": …, \"position\": \"…\", \"play\": \"…\"}.")]
pub(crate) struct ScoreArgs {
    #[arg(required_unless_present = "batch", help = args::POSITION)]
    position: Option<String>,

    /// A play such as `Ycb@i9 Pcw@j9`, `swap Rd Oc` or `pass`; the first such word ends a position
    /// that is not quoted
    #[arg(required_unless_present = "batch")]
    play: Vec<String>,

    /// Output format; a batch answers in JSON [default: text]
    #[arg(long, value_enum)]
    format: Option<Format>,

    #[command(flatten)]
    batch: BatchArgs,
}

impl ScoreArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Some(Format::Json) || self.batch.batch);
        if self.batch.batch {
            return self
                .batch
                .run(self.format, Form::PositionAndPlay, answer_line);
        }
        let first = self.position.as_deref().unwrap_or_default();
        let (position, turn) = input::position_and_turn(first, &self.play)?;
        let standing = Searcher::new().standing(&position, &turn);
        match self.format.unwrap_or_default() {
            Format::Text => output.print(&text(&position, &turn, &standing, output.page()))?,
            format => output.data(&answer::Score::new(&position, &turn, &standing), format)?,
        }
        output.notes(&position);
        Ok(exit(&standing))
    }
}

fn exit(standing: &Result<Standing, Vec<Violation>>) -> Exit {
    match standing {
        Ok(_) => Exit::Ok,
        Err(_) => Exit::Failed,
    }
}

/// Answers a line of a batch.
fn answer_line(line: &Line, answers: &mut Answers) -> Result<Exit, answer::Error> {
    thread_local! {
        static SEARCHER: RefCell<Searcher> = RefCell::new(Searcher::new());
    }
    let position = line.position()?;
    let turn = line.turn(position.rules())?;
    let standing = SEARCHER.with_borrow_mut(|searcher| searcher.standing(&position, &turn));
    answers.write(&answer::Score::new(&position, &turn, &standing));
    Ok(exit(&standing))
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
pub(crate) fn illegal(turn: &Turn, violations: &[Violation], style: &TextStyle) -> String {
    let reasons = violations.iter();
    let reasons = reasons.map(|violation| style.words.game.violation(violation));
    not_legal(turn, reasons, style)
}

/// The verdict on a turn of any game, and the rules that it breaks.
pub(crate) fn not_legal(
    turn: &impl ToString,
    reasons: impl Iterator<Item = String>,
    style: &TextStyle,
) -> String {
    let words = style.words.analysis;
    let turn = style.strong(&turn.to_string());
    let verdict = words.is_illegal(&turn, &style.bad(words.legal(false)));
    let reasons = reasons.map(|reason| style.wrapped(&format!("  - {reason}"), 4));
    style.wrapped(&verdict, 2) + &reasons.collect::<String>()
}
