mod saves;
mod session;
mod text;

use std::path::PathBuf;

use clap::Args;

use crate::cli::args::seed_by_clock;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::confirm;
use crate::cli::{CommandError, Exit, files};
use crate::game::Rules;
use crate::play::{Lineup, LiveGame};
use crate::strategy::Level;
use saves::{Games, Saver};
use session::Session;

/// Play against one to three engines, with hints and undo
///
/// Type a play such as `Yc@t30 Pc@u30`, or `help`. The same seed deals the same game: the tiles
/// come in the same order, and engines answer the same turns with the same turns.
///
/// The game is saved after each turn, as a record that `sixfold game check` reads, in the folder
/// games of your data directory (on Linux ~/.local/share/sixfold), or of the folder that
/// SIXFOLD_DATA_DIR names. If you leave a game, `sixfold play` offers to resume it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold play\n  \
    sixfold play --rules flex --level greedy --level strongest\n  \
    sixfold play --resume\n\n\
    Levels, from the weakest: beginner, greedy (always the most points), careful (also considers its leave, and lines of five), \
    strong and strongest (rollouts and endgame search).")]
pub(crate) struct Play {
    /// Rule set [default: classic]
    #[arg(long, value_enum)]
    rules: Option<Rules>,

    /// Strength of an engine; repeat for two or three engines [default: one beginner]
    #[arg(long, value_enum, value_name = "LEVEL")]
    level: Vec<Level>,

    /// Random seed: the same seed deals the same game [default: from the clock]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Your name, one word [default: Player]
    #[arg(long)]
    name: Option<String>,

    /// Your seat; 1 plays first [default: whoever holds the largest set]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,

    /// Resume the game of a file [default file: the last unfinished game]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "level", "seed", "name", "seat"])]
    resume: Option<Option<PathBuf>>,

    /// Do not offer a review after the game
    #[arg(long)]
    no_review: bool,
}

/// The answer to the offer of an unfinished game.
enum Offer {
    Accepted(Box<LiveGame>, Saver),
    Refused,
    Unanswered,
}

impl Play {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let games = files::data_folder().map(Games::in_folder);
        let (live, saver) = match &self.resume {
            Some(Some(path)) => saves::resume(path, output)?,
            Some(None) => games?.last_unfinished(output)?.ok_or_else(|| {
                CommandError::new("not-found", |words| words.play.no_unfinished_game())
            })?,
            None => match self.offer(games.as_ref().ok(), output)? {
                Offer::Accepted(live, saver) => (*live, saver),
                Offer::Refused => (LiveGame::new(self.lineup()?), Saver::new(games)),
                Offer::Unanswered => return Ok(Exit::Ok),
            },
        };
        Session::new(live, saver, !self.no_review, output).run()?;
        Ok(Exit::Ok)
    }

    /// Offers to resume the last unfinished game. Whoever says what to play wants a new one.
    fn offer(&self, games: Option<&Games>, output: &Output) -> Result<Offer, CommandError> {
        let says_what = self.rules.is_some()
            || !self.level.is_empty()
            || self.seed.is_some()
            || self.seat.is_some()
            || self.name.is_some();
        let Some(games) = games.filter(|_| !says_what) else {
            return Ok(Offer::Refused);
        };
        let left = games.last_unfinished(output).unwrap_or_else(|error| {
            output.warn_of(&error);
            None
        });
        let Some((live, saver)) = left else {
            return Ok(Offer::Refused);
        };
        output.print(&text::unfinished(&live, output.page()))?;
        let question = output.words().play.resume_question();
        Ok(match confirm(question, output)? {
            Some(true) => Offer::Accepted(Box::new(live), saver),
            Some(false) => Offer::Refused,
            None => Offer::Unanswered,
        })
    }

    fn lineup(&self) -> Result<Lineup, CommandError> {
        let levels = if self.level.is_empty() {
            &[Level::Beginner][..]
        } else {
            &self.level
        };
        let players = levels.len() + 1;
        if let Some(seat) = self.seat.filter(|&seat| usize::from(seat) > players) {
            return Err(CommandError::new("impossible", move |words| {
                words.play.no_seat(seat, players)
            }));
        }
        Lineup::new(
            self.rules.unwrap_or(Rules::Classic),
            self.seed.unwrap_or_else(seed_by_clock),
            self.name.as_deref().unwrap_or("Player"),
            levels,
            self.seat.map(|seat| usize::from(seat) - 1),
        )
        .map_err(|problem| {
            CommandError::new("impossible", move |words| words.play.bad_lineup(&problem))
        })
    }
}
