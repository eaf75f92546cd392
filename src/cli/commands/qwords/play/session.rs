use std::ops::ControlFlow;

use super::said::Input;
use crate::cli::CommandError;
use crate::cli::commands::qwords::score::{heading, scored};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::{Repl, run_repl};
use crate::cli::text::qwords::playing as text;
use crate::qwords::{Breakdown, Engine, Explanation, Policy, Position, Solo, score};

/// A person at a game, line by line, so that it works in a pipe too.
pub(crate) struct Session<'a> {
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
    pub(crate) fn new(
        solo: Solo,
        engine: Engine,
        words: String,
        seed: u64,
        output: &'a Output,
    ) -> Session<'a> {
        Session {
            solo,
            engine,
            words,
            seed,
            hints: 0,
            hints_now: 0,
            output,
        }
    }

    /// Goes on until the game is over or the person leaves.
    pub(crate) fn run(&mut self) -> Result<(), CommandError> {
        self.output.print(&text::welcome(
            self.seed,
            self.solo.position().variant,
            &self.words,
            self.output.page(),
        ))?;
        self.show()?;
        let output = self.output;
        run_repl(self, output)?;
        if self.solo.is_over() {
            self.compare()
        } else {
            self.leave()
        }
    }

    fn show(&self) -> Result<(), CommandError> {
        self.output
            .print(&text::turn(&self.solo, self.output.page()))
    }

    fn execute(&mut self, said: Input) -> Result<(), CommandError> {
        let page = self.output.page();
        match said {
            Input::Nothing | Input::Quit => Ok(()),
            Input::Help => self
                .output
                .print(&text::help(self.solo.position().variant.joker(), page)),
            Input::Sheet => self.show(),
            Input::Hint => {
                let Some(best) = self.best_action() else {
                    return Ok(());
                };
                self.output
                    .print(&text::hint(self.hints_now > 0, &best, page))?;
                self.hints += usize::from(self.hints_now < 2);
                self.hints_now += 1;
                Ok(())
            }
            Input::Undo => {
                self.hints_now = 0;
                let undone = self.solo.undo();
                if undone {
                    self.show()
                } else {
                    self.output.print(&text::nothing_to_undo(page))
                }
            }
            Input::Action(action) => match self.solo.take(action) {
                Ok(()) => {
                    self.hints_now = 0;
                    if self.solo.is_over() {
                        Ok(())
                    } else {
                        self.show()
                    }
                }
                Err(violations) => self.output.print(&text::illegal(action, &violations, page)),
            },
        }
    }

    /// What the engine would do in its own game here, and why.
    fn best_action(&self) -> Option<Explanation> {
        let position = self.solo.position();
        self.engine
            .explain(position, &self.engine.advise(self.solo.deal(), position))
    }

    /// The score, and what the engine made of the same rolls.
    fn compare(&self) -> Result<(), CommandError> {
        let page = self.output.page();
        let variant = self.solo.variant();
        let played = self.engine.play(Policy::Full, self.solo.deal(), variant);
        let Some(last) = played.last() else {
            return Ok(());
        };
        let position = self.solo.position();
        self.output.print(&format!(
            "\n{}\n\n{}",
            heading(position.variant, &self.words, page),
            scored(&position.grid, variant, &self.breakdown(position), page)
        ))?;
        self.output.print(&text::comparison(
            self.engine.score(position),
            self.hints,
            (&last.after.grid, &self.breakdown(&last.after)),
            page,
        ))
    }

    fn breakdown(&self, position: &Position) -> Breakdown {
        score(
            &position.grid,
            self.engine.words(),
            position.variant.double(),
        )
    }

    fn leave(&self) -> Result<(), CommandError> {
        self.output.print(&text::left(
            self.seed,
            self.solo.turns(),
            self.output.page(),
        ))
    }
}

impl Repl for Session<'_> {
    type Input = Input;

    fn is_done(&self) -> bool {
        self.solo.is_over()
    }

    fn understand(&mut self, line: &str) -> Result<Input, CommandError> {
        Input::read(line)
    }

    fn handle(&mut self, said: Input) -> Result<ControlFlow<()>, CommandError> {
        if said == Input::Quit {
            return Ok(ControlFlow::Break(()));
        }
        self.execute(said).map(ControlFlow::Continue)
    }
}
