mod games;
mod said;
mod session;

use std::path::PathBuf;

use clap::Args;

use crate::cli::Complaint;
use crate::cli::seed::by_clock;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::confirm;
use crate::cli::text::playing as text;
use crate::cli::{CommandError, Exit, files};
use crate::game::Rules;
use crate::play::{Lineup, LiveGame};
use crate::strategy::Level;
use games::{Games, Keeper};
use session::Session;

/// Play against one to three engines, with hints and take-backs
///
/// Type a play such as `Yc@t30 Pc@u30`, or `help`. A seed is a game: its tiles come in the same
/// order, and the same turns are answered by the same turns. Without one the clock chooses.
///
/// The game is kept after each turn, as a record that `sixfold game check` reads, in the folder
/// games of your data directory (on Linux ~/.local/share/sixfold), or of the folder that
/// SIXFOLD_DATA_DIR names. A game that was left is offered when you come back.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold play\n  \
    sixfold play --rules flex --level greedy --level strongest\n  \
    sixfold play --resume\n\n\
    Levels, from the weakest: beginner, greedy (always the most points), careful (also what is kept, and lines of five), \
    strong and strongest (games played on in thought, endings searched).")]
pub(crate) struct Play {
    /// The rules in force [default: classic]
    #[arg(long, value_enum)]
    rules: Option<Rules>,

    /// How well an engine plays; given up to three times, once for each engine [default: one
    /// beginner]
    #[arg(long, value_enum, value_name = "LEVEL")]
    level: Vec<Level>,

    /// The game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Your name, one word [default: Player]
    #[arg(long)]
    name: Option<String>,

    /// Take the turn at this place: with 1 you begin. Without it the largest set begins, as the
    /// rules have it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,

    /// Go on with a game of a file, or where none is named, with the last one that was left
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "level", "seed", "name", "seat"])]
    resume: Option<Option<PathBuf>>,

    /// Do not offer a review after the game
    #[arg(long)]
    no_review: bool,
}

/// What became of a game that was left.
enum Offer {
    Accepted(Box<LiveGame>, Keeper),
    Refused,
    Unanswered,
}

impl Play {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let games = files::data_folder().map(Games::in_folder);
        let (live, keeper) = match &self.resume {
            Some(Some(path)) => games::resume(path)?,
            Some(None) => games?.last_open(output)?.ok_or(Complaint::NoGameKept)?,
            None => match self.offer(games.as_ref().ok(), output)? {
                Offer::Accepted(live, keeper) => (*live, keeper),
                Offer::Refused => (LiveGame::new(self.lineup()?), Keeper::new(games)),
                Offer::Unanswered => return Ok(Exit::Ok),
            },
        };
        Session::new(live, keeper, !self.no_review, output).run()?;
        Ok(Exit::Ok)
    }

    /// Offers to go on with the last game that was left. Whoever says what to play wants a new one.
    fn offer(&self, games: Option<&Games>, output: &Output) -> Result<Offer, CommandError> {
        let says_what = self.rules.is_some()
            || !self.level.is_empty()
            || self.seed.is_some()
            || self.seat.is_some();
        let Some(games) = games.filter(|_| !says_what && self.name.is_none()) else {
            return Ok(Offer::Refused);
        };
        let left = games.last_open(output).unwrap_or_else(|failure| {
            output.warn_of(&failure);
            None
        });
        let Some((live, keeper)) = left else {
            return Ok(Offer::Refused);
        };
        output.print(&text::offer(&live, output.page()))?;
        Ok(match confirm("Go on with it?", output)? {
            Some(true) => Offer::Accepted(Box::new(live), keeper),
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
            return Err(Complaint::NoSeat { seat, players }.into());
        }
        let (rules, seed) = (
            self.rules.unwrap_or(Rules::Classic),
            self.seed.unwrap_or_else(by_clock),
        );
        let place = self.seat.map(|seat| usize::from(seat) - 1);
        Lineup::new(
            rules,
            seed,
            self.name.as_deref().unwrap_or("Player"),
            levels,
            place,
        )
        .map_err(|problem| Complaint::NoCompany(problem).into())
    }
}
