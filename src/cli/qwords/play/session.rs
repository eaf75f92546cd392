use std::io::{self, IsTerminal};

use super::said::{Said, Unclear};
use crate::cli::output::Output;
use crate::cli::{Failure, input};
use crate::game::Chance;
use crate::qwords::{Action, Engine, Policy, Position, Solo};
use crate::report::GridReport;
use crate::report::text::Format;
use crate::report::text::qwords::playing as text;

/// A person at a game, line by line, so that it works in a pipe too.
pub(super) struct Session<'a> {
    solo: Solo,
    engine: Engine,
    /// The words that count, for people.
    words: String,
    seed: u64,
    hints: usize,
    /// How many hints were taken for the turn at hand.
    hints_now: usize,
    output: &'a Output,
}

impl<'a> Session<'a> {
    pub(super) fn new(solo: Solo, engine: Engine, words: String, seed: u64, output: &'a Output) -> Session<'a> {
        Session { solo, engine, words, seed, hints: 0, hints_now: 0, output }
    }

    /// Goes on until the game is over or the person leaves.
    pub(super) fn run(&mut self) -> Result<(), Failure> {
        self.output.print(&text::welcome(self.seed, self.solo.position().variant, &self.words, self.output.page()))?;
        self.show()?;
        let is_terminal = io::stdin().is_terminal();
        let mut stdin = io::stdin().lock();
        while !self.solo.is_over() {
            self.output.print(if is_terminal { "\n> " } else { "\n" })?;
            let Some(line) = input::next_line(&mut stdin)? else {
                if is_terminal {
                    self.output.print("\n")?;
                }
                return self.leave();
            };
            match understood(&line) {
                Ok(Said::Quit) => return self.leave(),
                Ok(said) => self.react(said)?,
                Err(failure) => self.output.print(&format!("{}\n", failure.text(self.output.page().colour)))?,
            }
        }
        self.compare()
    }

    fn show(&self) -> Result<(), Failure> {
        self.output.print(&text::turn(&self.solo, self.output.page()))
    }

    fn react(&mut self, said: Said) -> Result<(), Failure> {
        let page = self.output.page();
        match said {
            Said::Nothing | Said::Quit => Ok(()),
            Said::Help => self.output.print(&text::help(self.solo.position().variant.joker(), page)),
            Said::Sheet => self.show(),
            Said::Hint => {
                let Some(best) = self.best_action() else { return Ok(()) };
                let prospects = self.engine.prospects(self.solo.position(), best);
                self.output.print(&text::hint(self.hints_now > 0, best, &prospects, page))?;
                self.hints += usize::from(self.hints_now < 2);
                self.hints_now += 1;
                Ok(())
            }
            Said::Undo => {
                self.hints_now = 0;
                let undone = self.solo.undo();
                if undone { self.show() } else { self.output.print(&text::nothing_to_undo(page)) }
            }
            Said::Action(action) => match self.solo.take(action) {
                Ok(()) => {
                    self.hints_now = 0;
                    if self.solo.is_over() { Ok(()) } else { self.show() }
                }
                Err(breaches) => self.output.print(&text::illegal(action, &breaches, page)),
            },
        }
    }

    /// What the engine would do, the same whenever it is asked.
    fn best_action(&self) -> Option<Action> {
        let mut chance = Chance::new("qwords hint", self.solo.turns() as u64);
        self.engine.choose(Policy::Full, self.solo.position(), &mut chance)
    }

    /// The score, and what the engine made of the same rolls.
    fn compare(&self) -> Result<(), Failure> {
        let page = self.output.page();
        let variant = self.solo.variant();
        let played = self.engine.play(Policy::Full, self.solo.deal(), variant);
        let Some(last) = played.last() else { return Ok(()) };
        self.output.print("\n")?;
        self.output.answer(&self.report(self.solo.position()), Format::Text)?;
        let totals = [self.solo.position(), &last.after].map(|position| self.engine.score(position));
        self.output.print(&text::comparison(totals, self.hints, &self.report(&last.after), page))
    }

    fn report(&self, position: &Position) -> GridReport {
        GridReport::new(position.grid, position.variant, self.engine.words(), self.words.clone())
    }

    fn leave(&self) -> Result<(), Failure> {
        self.output.print(&text::left(self.seed, self.solo.turns(), self.output.page()))
    }
}

fn understood(line: &[u8]) -> Result<Said, Failure> {
    let line = input::readable(line)?;
    Said::read(line).map_err(|unclear| match unclear {
        Unclear::Word(complaint) => complaint.into(),
        Unclear::Action(error) => {
            Failure::Notation { error, source: line.trim_end().to_owned(), name: "action".to_owned() }
        }
    })
}
