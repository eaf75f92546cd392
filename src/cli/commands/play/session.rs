use std::ops::ControlFlow;
use std::path::Path;

use super::games::{self, Keeper};
use super::said::{Command, Input};
use crate::cli::CommandError;
use crate::cli::commands::game::{review_of, review_text, score_sheet};
use crate::cli::commands::unseen;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::{Repl, confirm, run_repl};
use crate::cli::text::playing as text;
use crate::game::Turn;
use crate::play::{Hint, LiveGame, PlayedTurn};
use crate::record::Record;
use crate::record::review::ReviewEffort;

/// A person at a game against engines.
pub(crate) struct Session<'a> {
    live: LiveGame,
    keeper: Keeper,
    /// The hints for the turn at hand, once they are asked for, and how many were told.
    hints: Vec<Hint>,
    told: usize,
    review: bool,
    output: &'a Output,
}

impl<'a> Session<'a> {
    pub(crate) fn new(
        live: LiveGame,
        keeper: Keeper,
        review: bool,
        output: &'a Output,
    ) -> Session<'a> {
        Session {
            live,
            keeper,
            hints: Vec::new(),
            told: 0,
            review,
            output,
        }
    }

    /// Goes on until the game is over or the person leaves.
    pub(crate) fn run(&mut self) -> Result<(), CommandError> {
        let output = self.output;
        output.print(&text::welcome(&self.live, output.page()))?;
        self.go_on()?;
        run_repl(self, output)?;
        if self.live.is_over() {
            self.finish()
        } else {
            self.leave()
        }
    }

    fn leave(&self) -> Result<(), CommandError> {
        self.output.print(&text::left(
            &self.live,
            self.keeper.path(),
            self.output.page(),
        ))
    }

    /// Lets the engines move until it is the person's turn.
    fn go_on(&mut self) -> Result<(), CommandError> {
        while let Some(taken) = self.live.let_engine_move() {
            self.tell(&taken)?;
        }
        (self.hints, self.told) = (Vec::new(), 0);
        if self.live.is_over() {
            Ok(())
        } else {
            self.show()
        }
    }

    /// Keeps the game after a turn, then tells it.
    fn tell(&mut self, taken: &PlayedTurn) -> Result<(), CommandError> {
        self.keep();
        self.output.print(&format!(
            "\n{}",
            text::taken(taken, &self.live, self.output.page())
        ))
    }

    /// Keeps the game, once the person has taken part in it.
    fn keep(&mut self) {
        if self.live.has_person_played() || self.keeper.path().is_some() {
            self.keeper.keep(&self.live, self.output);
        }
    }

    fn show(&self) -> Result<(), CommandError> {
        self.output.print(&format!(
            "\n{}",
            text::table(&self.live, self.output.page())
        ))
    }

    fn take(&mut self, turn: &Turn) -> Result<(), CommandError> {
        match self.live.take(turn) {
            Ok(taken) => {
                self.tell(&taken)?;
                self.go_on()
            }
            Err(violations) => {
                self.output
                    .print(&text::illegal(turn, &violations, self.output.page()))
            }
        }
    }

    fn execute(&mut self, word: Command) -> Result<(), CommandError> {
        let page = self.output.page();
        match word {
            Command::Nothing | Command::Try | Command::Save | Command::Quit => Ok(()),
            Command::Help => self
                .output
                .print(&text::help(self.live.lineup().rules(), page)),
            Command::Table => self.show(),
            Command::Hint => self.hint(),
            Command::Unseen => self
                .output
                .print(&unseen::text(&self.live.position(), self.output.page())),
            Command::Score => self.sheet(false),
            Command::Back if self.live.take_back() => {
                self.keep();
                self.output.print(&text::taken_back(page))?;
                self.go_on()
            }
            Command::Back => self.output.print(&text::nothing_to_take_back(page)),
        }
    }

    fn hint(&mut self) -> Result<(), CommandError> {
        if self.hints.is_empty() {
            self.hints = self.live.hints();
        }
        let told = text::hint(self.told, &self.hints, self.output.page());
        if self.told < self.hints.len() {
            self.told += 1;
            self.live.count_hint();
            self.keep();
        }
        self.output.print(&told)
    }

    /// The score sheet; what others gave back stays theirs as long as the game goes on.
    fn sheet(&self, whole: bool) -> Result<(), CommandError> {
        let hide_swaps_from = (!whole).then(|| self.live.person());
        let sheet = score_sheet(&self.record(), hide_swaps_from, self.output.page());
        self.output.print(&sheet)
    }

    fn save(&self, path: &Path) -> Result<(), CommandError> {
        games::save(&self.live, path)?;
        self.output.print(&text::saved(path, self.output.page()))
    }

    fn finish(&mut self) -> Result<(), CommandError> {
        let page = self.output.page();
        self.output
            .print(&format!("\n{}\n", text::last_table(&self.live, page)))?;
        self.sheet(true)?;
        if self.live.is_stalled() {
            self.output.print(&text::stalled(page))?;
        }
        self.output
            .print(&text::farewell(&self.live, self.keeper.path(), page))?;
        if self.review {
            self.offer_review()
        } else {
            Ok(())
        }
    }

    fn offer_review(&self) -> Result<(), CommandError> {
        if confirm("Review the game?", self.output)? != Some(true) {
            return Ok(());
        }
        let (record, effort) = (self.record(), ReviewEffort::default());
        let review = review_of(&record, &effort, None, self.output)?;
        let text = review_text(&record, &review, self.output.page());
        self.output.print(&text)
    }

    fn record(&self) -> Record {
        self.live.record().expect("a sitting keeps the rules")
    }
}

impl Repl for Session<'_> {
    type Input = Input;

    fn is_done(&self) -> bool {
        self.live.is_over()
    }

    fn understand(&mut self, line: &str) -> Result<Input, CommandError> {
        Input::read(line, self.live.lineup().rules())
    }

    fn handle(&mut self, said: Input) -> Result<ControlFlow<()>, CommandError> {
        match said {
            Input::Command(Command::Quit) => return Ok(ControlFlow::Break(())),
            Input::Command(word) => self.execute(word)?,
            Input::Try(turn) => {
                self.output
                    .print(&text::trial(&turn, &self.live, self.output.page()))?
            }
            Input::Save(path) => self
                .save(&path)
                .or_else(|failure| self.output.show_error(&failure))?,
            Input::Turn(turn) => self.take(&turn)?,
        }
        Ok(ControlFlow::Continue(()))
    }
}
