use crate::answer::ReviewReport;
use crate::answer::review::{JudgementReport, ReviewedTurn};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::{Repl, run_repl};
use crate::cli::text::review::quiz as text;
use crate::cli::{CommandError, input};
use crate::game::{Turn, Violation, violations};
use crate::language::{Dialogue, QuizCommand};
use crate::record::Record;
use crate::record::review::{Grade, Judge, Judgement, Review, ReviewEffort};

/// A person who looks for better turns than those that were played.
pub(crate) struct Quiz<'a> {
    record: &'a Record,
    review: &'a Review,
    report: ReviewReport,
    judge: Judge,
    /// The turns to be asked about, by their places in the record.
    places: Vec<usize>,
    /// How many of them are done, and of how many a better turn was found.
    done: usize,
    found: usize,
    hints: usize,
    /// How many hints were taken for the question at hand.
    hints_now: usize,
    output: &'a Output,
}

impl<'a> Quiz<'a> {
    pub(crate) fn new(
        record: &'a Record,
        review: &'a Review,
        effort: &ReviewEffort,
        output: &'a Output,
    ) -> Quiz<'a> {
        let is_fault = |judgement: &Judgement| judgement.grade > Grade::Fine;
        let faults = review
            .turns
            .iter()
            .enumerate()
            .filter(|(_, turn)| turn.as_ref().is_some_and(is_fault));
        Quiz {
            record,
            review,
            report: ReviewReport::new(record, review, effort),
            judge: Judge::new(record.transcript().rules(), effort.clone()),
            places: faults.map(|(place, _)| place).collect(),
            done: 0,
            found: 0,
            hints: 0,
            hints_now: 0,
            output,
        }
    }

    /// Asks about turn after turn, until the person leaves.
    pub(crate) fn run(&mut self) -> Result<(), CommandError> {
        let output = self.output;
        output.print(&text::welcome(&self.report, output.page()))?;
        self.ask()?;
        run_repl(self, output)?;
        if self.done == 0 {
            return Ok(());
        }
        output.print(&text::result(
            self.found,
            self.done,
            self.hints,
            output.page(),
        ))
    }
}

impl Quiz<'_> {
    /// The turn in question and what is known of it; `None` when all are done.
    fn at_hand(&self) -> Option<(&ReviewedTurn, &JudgementReport)> {
        let turn = &self.report.turns[*self.places.get(self.done)?];
        turn.review.as_ref().map(|review| (turn, review))
    }

    /// Shows the question at hand, if there is one.
    fn ask(&self) -> Result<(), CommandError> {
        let Some((turn, _)) = self.at_hand() else {
            return Ok(());
        };
        self.output.print(&text::question(
            self.done + 1,
            self.places.len(),
            turn,
            self.output.page(),
        ))
    }

    /// Judges a turn, and tells what was played and what is best.
    fn judge(&mut self, turn: &Turn) -> Result<(), CommandError> {
        let (page, judged) = (self.output.page(), self.judged(turn));
        let Some((asked, review)) = self.at_hand() else {
            return Ok(());
        };
        match judged {
            Err(violations) => self.output.print(&text::illegal(turn, &violations, page)),
            Ok(answer) => {
                self.output.print(&text::judged(&answer, review, page))?;
                self.output.print(&text::solution(asked, review, page))?;
                self.found += usize::from(answer.grade == Grade::Fine);
                self.next()
            }
        }
    }

    /// What a turn is worth in the place of the one that was played; or every rule that it breaks.
    fn judged(&mut self, turn: &Turn) -> Result<JudgementReport, Vec<Violation>> {
        let place = self.places[self.done];
        let (step, position) = (
            &self.record.steps()[place],
            self.report.turns[place].position(),
        );
        let violations = position.map_or_else(Vec::new, |position| violations(&position, turn));
        let known = self.review.turns[place]
            .as_ref()
            .filter(|_| violations.is_empty())
            .ok_or(violations)?;
        let judgement = self.judge.instead(place, step, known, turn);
        judgement
            .and_then(|judgement| JudgementReport::new(step, &judgement))
            .ok_or_else(Vec::new)
    }

    fn next(&mut self) -> Result<(), CommandError> {
        self.done += 1;
        self.hints_now = 0;
        self.ask()
    }
}

impl Repl for Quiz<'_> {
    type Command = QuizCommand;

    fn dialogue(&self) -> Dialogue<'_> {
        Dialogue::Quiz(self.record.transcript().rules())
    }

    fn is_done(&self) -> bool {
        self.done == self.places.len()
    }

    fn execute(&mut self, command: QuizCommand, _argument: &str) -> Result<(), CommandError> {
        let page = self.output.page();
        let Some((turn, review)) = self.at_hand() else {
            return Ok(());
        };
        match command {
            QuizCommand::Help | QuizCommand::Quit => Ok(()),
            QuizCommand::Table => self.ask(),
            QuizCommand::Skip => {
                self.output.print(&text::solution(turn, review, page))?;
                self.next()
            }
            QuizCommand::Hint => {
                self.output
                    .print(&text::hint(self.hints_now + 1, review, page))?;
                self.hints += usize::from(self.hints_now < text::HINTS);
                self.hints_now += 1;
                Ok(())
            }
        }
    }

    fn answer(&mut self, line: &str) -> Result<(), CommandError> {
        self.judge(&input::turn(line, self.record.transcript().rules())?)
    }
}
