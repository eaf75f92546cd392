use std::ops::ControlFlow;
use std::path::Path;

use super::games::{self, Keeper};
use super::said::{Said, Word};
use crate::cli::Failure;
use crate::cli::dialogue::{Listener, confirm, talk};
use crate::cli::game::review_of;
use crate::cli::output::Output;
use crate::game::Turn;
use crate::play::{Hint, Sitting, Taken};
use crate::record::Record;
use crate::record::review::ReviewEffort;
use crate::report::text::{Format, playing as text};
use crate::report::{GameReport, ReviewReport, UnseenReport};

/// A person at a game against engines.
pub(super) struct Session<'a> {
    sitting: Sitting,
    keeper: Keeper,
    /// The hints for the turn at hand, once they are asked for, and how many were told.
    hints: Vec<Hint>,
    told: usize,
    review: bool,
    output: &'a Output,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        sitting: Sitting,
        keeper: Keeper,
        review: bool,
        output: &'a Output,
    ) -> Session<'a> {
        Session {
            sitting,
            keeper,
            hints: Vec::new(),
            told: 0,
            review,
            output,
        }
    }

    /// Goes on until the game is over or the person leaves.
    pub(super) fn run(&mut self) -> Result<(), Failure> {
        let output = self.output;
        output.print(&text::welcome(&self.sitting, output.page()))?;
        self.go_on()?;
        talk(self, output)?;
        if self.sitting.is_over() {
            self.finish()
        } else {
            self.leave()
        }
    }

    fn leave(&self) -> Result<(), Failure> {
        self.output.print(&text::left(
            &self.sitting,
            self.keeper.path(),
            self.output.page(),
        ))
    }

    /// Lets the engines move until it is the person's turn.
    fn go_on(&mut self) -> Result<(), Failure> {
        while let Some(taken) = self.sitting.let_engine_move() {
            self.tell(&taken)?;
        }
        (self.hints, self.told) = (Vec::new(), 0);
        if self.sitting.is_over() {
            Ok(())
        } else {
            self.show()
        }
    }

    /// Keeps the game after a turn, then tells it.
    fn tell(&mut self, taken: &Taken) -> Result<(), Failure> {
        self.keep();
        self.output.print(&format!(
            "\n{}",
            text::taken(taken, &self.sitting, self.output.page())
        ))
    }

    /// Keeps the game, once the person has taken part in it.
    fn keep(&mut self) {
        if self.sitting.has_person_played() || self.keeper.path().is_some() {
            self.keeper.keep(&self.sitting, self.output);
        }
    }

    fn show(&self) -> Result<(), Failure> {
        self.output.print(&format!(
            "\n{}",
            text::table(&self.sitting, self.output.page())
        ))
    }

    fn take(&mut self, turn: &Turn) -> Result<(), Failure> {
        match self.sitting.take(turn) {
            Ok(taken) => {
                self.tell(&taken)?;
                self.go_on()
            }
            Err(breaches) => self
                .output
                .print(&text::illegal(turn, &breaches, self.output.page())),
        }
    }

    fn obey(&mut self, word: Word) -> Result<(), Failure> {
        let page = self.output.page();
        match word {
            Word::Nothing | Word::Try | Word::Save | Word::Quit => Ok(()),
            Word::Help => self
                .output
                .print(&text::help(self.sitting.company().rules(), page)),
            Word::Table => self.show(),
            Word::Hint => self.hint(),
            Word::Unseen => self
                .output
                .answer(&UnseenReport::new(self.sitting.position()), Format::Text),
            Word::Score => self.sheet(false),
            Word::Back if self.sitting.take_back() => {
                self.keep();
                self.output.print(&text::taken_back(page))?;
                self.go_on()
            }
            Word::Back => self.output.print(&text::nothing_to_take_back(page)),
        }
    }

    fn hint(&mut self) -> Result<(), Failure> {
        if self.hints.is_empty() {
            self.hints = self.sitting.hints();
        }
        let told = text::hint(self.told, &self.hints, self.output.page());
        if self.told < self.hints.len() {
            self.told += 1;
            self.sitting.count_hint();
            self.keep();
        }
        self.output.print(&told)
    }

    /// The score sheet; what others gave back stays theirs as long as the game goes on.
    fn sheet(&self, whole: bool) -> Result<(), Failure> {
        let report = GameReport::new(&self.record());
        let own = &self.sitting.company().names()[self.sitting.person()];
        let report = if whole {
            report
        } else {
            report.hiding_swaps(own)
        };
        self.output.answer(&report, Format::Text)
    }

    fn save(&self, path: &Path) -> Result<(), Failure> {
        games::save(&self.sitting, path)?;
        self.output.print(&text::saved(path, self.output.page()))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let page = self.output.page();
        self.output
            .print(&format!("\n{}\n", text::last_table(&self.sitting, page)))?;
        self.sheet(true)?;
        if self.sitting.is_stalled() {
            self.output.print(&text::stalled(page))?;
        }
        self.output
            .print(&text::farewell(&self.sitting, self.keeper.path(), page))?;
        if self.review {
            self.offer_review()
        } else {
            Ok(())
        }
    }

    fn offer_review(&self) -> Result<(), Failure> {
        if confirm("Review the game?", self.output)? != Some(true) {
            return Ok(());
        }
        let (record, effort) = (self.record(), ReviewEffort::default());
        let review = review_of(&record, &effort, None)?;
        self.output
            .answer(&ReviewReport::new(&record, &review, &effort), Format::Text)
    }

    fn record(&self) -> Record {
        self.sitting.record().expect("a sitting keeps the rules")
    }
}

impl Listener for Session<'_> {
    type Said = Said;

    fn is_done(&self) -> bool {
        self.sitting.is_over()
    }

    fn understand(&mut self, line: &str) -> Result<Said, Failure> {
        Said::read(line, self.sitting.company().rules())
    }

    fn react(&mut self, said: Said) -> Result<ControlFlow<()>, Failure> {
        match said {
            Said::Word(Word::Quit) => return Ok(ControlFlow::Break(())),
            Said::Word(word) => self.obey(word)?,
            Said::Try(turn) => {
                self.output
                    .print(&text::trial(&turn, &self.sitting, self.output.page()))?
            }
            Said::Save(path) => self
                .save(&path)
                .or_else(|failure| self.output.admit(&failure))?,
            Said::Turn(turn) => self.take(&turn)?,
        }
        Ok(ControlFlow::Continue(()))
    }
}
