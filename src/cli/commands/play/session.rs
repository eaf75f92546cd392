use std::path::Path;

use super::saves::{self, Saver};
use super::text;
use crate::cli::commands::game::{review_of, review_text, score_sheet};
use crate::cli::commands::unseen;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::{Repl, confirm, run_repl};
use crate::cli::{CommandError, input};
use crate::game::Turn;
use crate::language::{Dialogue, GameCommand};
use crate::play::{Hint, LiveGame, PlayedTurn};
use crate::record::Record;
use crate::record::review::ReviewEffort;

/// A person at a game against engines.
pub(crate) struct Session<'a> {
    live: LiveGame,
    saver: Saver,
    /// The hints for this turn, once they are asked for, and how many were given.
    hints: Vec<Hint>,
    given: usize,
    review: bool,
    output: &'a Output,
}

impl<'a> Session<'a> {
    pub(crate) fn new(
        live: LiveGame,
        saver: Saver,
        review: bool,
        output: &'a Output,
    ) -> Session<'a> {
        Session {
            live,
            saver,
            hints: Vec::new(),
            given: 0,
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
            output.print(&text::left(&self.live, self.saver.path(), output.page()))
        }
    }

    /// Lets the engines move until it is the person's turn.
    fn go_on(&mut self) -> Result<(), CommandError> {
        while let Some(taken) = self.live.let_engine_move() {
            self.show_taken(&taken)?;
        }
        (self.hints, self.given) = (Vec::new(), 0);
        if self.live.is_over() {
            Ok(())
        } else {
            self.show_table()
        }
    }

    /// Saves the game after a turn, then shows the turn.
    fn show_taken(&mut self, taken: &PlayedTurn) -> Result<(), CommandError> {
        self.save();
        let taken = text::taken(taken, &self.live, self.output.page());
        self.output.print(&format!("\n{taken}"))
    }

    /// Saves the game, once the person has taken part in it.
    fn save(&mut self) {
        if self.live.has_person_played() || self.saver.path().is_some() {
            self.saver.save(&self.live, self.output);
        }
    }

    fn show_table(&self) -> Result<(), CommandError> {
        let table = text::table(&self.live, self.output.page());
        self.output.print(&format!("\n{table}"))
    }

    fn undo(&mut self) -> Result<(), CommandError> {
        let style = self.output.page();
        if !self.live.take_back() {
            let nothing = style.words.play.nothing_to_undo();
            return self.output.print(&style.wrapped(nothing, 2));
        }
        self.save();
        let undone = style.words.play.undone();
        self.output.print(&style.wrapped(undone, 2))?;
        self.go_on()
    }

    fn hint(&mut self) -> Result<(), CommandError> {
        if self.hints.is_empty() {
            self.hints = self.live.hints();
        }
        let hint = text::hint(self.given, &self.hints, self.output.page());
        if self.given < self.hints.len() {
            self.given += 1;
            self.live.count_hint();
            self.save();
        }
        self.output.print(&hint)
    }

    /// The score sheet; what others gave back stays theirs as long as the game goes on.
    fn sheet(&self, whole: bool) -> Result<(), CommandError> {
        let hide_swaps_from = (!whole).then(|| self.live.person());
        let sheet = score_sheet(&self.record(), hide_swaps_from, self.output.page());
        self.output.print(&sheet)
    }

    fn save_to(&self, path: &Path) -> Result<(), CommandError> {
        saves::save_to(&self.live, path)?;
        let style = self.output.page();
        let saved = style.words.play.saved_to(path);
        self.output.print(&style.wrapped(&saved, 2))
    }

    fn finish(&mut self) -> Result<(), CommandError> {
        let style = self.output.page();
        let table = text::last_table(&self.live, style);
        self.output.print(&format!("\n{table}\n"))?;
        self.sheet(true)?;
        self.output
            .print(&text::game_over(&self.live, self.saver.path(), style))?;
        if self.review {
            self.offer_review()
        } else {
            Ok(())
        }
    }

    fn offer_review(&self) -> Result<(), CommandError> {
        let question = self.output.words().play.review_question();
        if confirm(question, self.output)? != Some(true) {
            return Ok(());
        }
        let (record, effort) = (self.record(), ReviewEffort::default());
        let review = review_of(&record, &effort, None, self.output)?;
        let text = review_text(&record, &review, self.output.page());
        self.output.print(&text)
    }

    #[expect(
        clippy::expect_used,
        reason = "each turn was checked against the rules when it was taken"
    )]
    fn record(&self) -> Record {
        self.live.record().expect("a live game keeps the rules")
    }
}

impl Repl for Session<'_> {
    type Command = GameCommand;

    fn dialogue(&self) -> Dialogue<'_> {
        Dialogue::Game(self.live.lineup().rules())
    }

    fn is_done(&self) -> bool {
        self.live.is_over()
    }

    fn execute(&mut self, command: GameCommand, argument: &str) -> Result<(), CommandError> {
        match command {
            GameCommand::Try | GameCommand::Save if argument.is_empty() => {
                Err(CommandError::new("option", move |words| {
                    words.play.nothing_follows(command)
                }))
            }
            GameCommand::Try => {
                let turn = input::turn(argument, self.live.lineup().rules())?;
                let trial = text::trial(&turn, &self.live, self.output.page());
                self.output.print(&trial)
            }
            GameCommand::Save => self.save_to(Path::new(argument)),
            GameCommand::Hint => self.hint(),
            GameCommand::Undo => self.undo(),
            GameCommand::Table => self.show_table(),
            GameCommand::Unseen => self
                .output
                .print(&unseen::text(&self.live.position(), self.output.page())),
            GameCommand::Score => self.sheet(false),
            GameCommand::Help | GameCommand::Quit => Ok(()),
        }
    }

    fn answer(&mut self, line: &str) -> Result<(), CommandError> {
        let turn: Turn = input::turn(line, self.live.lineup().rules())?;
        match self.live.take(&turn) {
            Ok(taken) => {
                self.show_taken(&taken)?;
                self.go_on()
            }
            Err(violations) => {
                self.output
                    .print(&text::illegal(&turn, &violations, self.output.page()))
            }
        }
    }
}
