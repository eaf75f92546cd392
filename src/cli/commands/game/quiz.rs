use crate::cli::commands::score::illegal;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::repl::{Repl, run_repl};
use crate::cli::terminal::{TextStyle, heading};
use crate::cli::{CommandError, input};
use crate::game::{Turn, Violation, violations};
use crate::language::{Dialogue, QuizCommand};
use crate::picture::Picture;
use crate::record::Record;
use crate::record::review::{Grade, Judge, JudgedTurn, Judgement, Review};

/// How many hints there are to a question.
const HINTS: usize = 3;

/// A person who looks for better turns than those that were played.
pub(crate) struct Quiz<'a> {
    record: &'a Record,
    review: &'a Review,
    judge: Judge,
    /// The turns to be asked about.
    questions: Vec<JudgedTurn<'a>>,
    /// How many of them are done, and for how many a better turn was found.
    done: usize,
    found: usize,
    hints: usize,
    /// How many hints were taken for the current question.
    hints_now: usize,
    output: &'a Output,
}

impl<'a> Quiz<'a> {
    pub(crate) fn new(record: &'a Record, review: &'a Review, output: &'a Output) -> Quiz<'a> {
        Quiz {
            record,
            review,
            judge: Judge::new(record.transcript().rules(), review.effort.clone()),
            questions: review.faults(record),
            done: 0,
            found: 0,
            hints: 0,
            hints_now: 0,
            output,
        }
    }

    /// Asks about turn after turn, until the person leaves.
    pub(crate) fn run(&mut self) -> Result<(), CommandError> {
        let (output, words) = (self.output, self.output.words().strategy);
        let (judged, turns) = (self.review.judged(), self.record.steps().len());
        let missing = words.not_judged(judged, turns);
        let welcome = words.quiz_welcome(self.questions.len(), judged);
        for sentence in missing.into_iter().chain(welcome) {
            output.print(&output.page().wrapped(&sentence, 2))?;
        }
        self.ask()?;
        run_repl(self, output)?;
        if self.done == 0 {
            return Ok(());
        }
        let result = words.quiz_result(self.found, self.done, self.hints);
        output.print(&format!("\n{}", output.page().wrapped(&result, 2)))
    }

    /// The turn in question; `None` when all are done.
    fn current(&self) -> Option<JudgedTurn<'a>> {
        self.questions.get(self.done).copied()
    }

    /// Shows the current question, if there is one.
    fn ask(&self) -> Result<(), CommandError> {
        let Some(turn) = self.current() else {
            return Ok(());
        };
        let (number, questions) = (self.done + 1, self.questions.len());
        let style = self.output.page();
        self.output
            .print(&question(number, questions, &turn, style))
    }

    /// Judges a turn, and says what was played and what is best.
    fn judge(&mut self, turn: &Turn) -> Result<(), CommandError> {
        let (output, style) = (self.output, self.output.page());
        let Some(asked) = self.current() else {
            return Ok(());
        };
        match self.judged(&asked, turn) {
            Err(violations) => output.print(&illegal(turn, &violations, style)),
            Ok(answer) => {
                let words = style.words.strategy;
                let turn = style.strong(&answer.played.candidate.turn.to_string());
                let found = style.good(words.found());
                let worth = words.quiz_answer(&turn, &found, &answer, asked.judgement);
                output.print(&style.wrapped(&worth, 2))?;
                output.print(&solution(&asked, style))?;
                self.found += usize::from(answer.grade == Grade::Fine);
                self.next()
            }
        }
    }

    /// What a turn is worth in the place of the one that was played; or every rule that it breaks.
    fn judged(&mut self, asked: &JudgedTurn, turn: &Turn) -> Result<Judgement, Vec<Violation>> {
        let seen = asked.step.before.view();
        let violations = seen.map_or_else(Vec::new, |seen| violations(&seen, turn));
        if !violations.is_empty() {
            return Err(violations);
        }
        self.judge
            .instead(asked.place, asked.step, asked.judgement, turn)
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
        self.done == self.questions.len()
    }

    fn execute(&mut self, command: QuizCommand, _argument: &str) -> Result<(), CommandError> {
        let (output, style) = (self.output, self.output.page());
        let Some(turn) = self.current() else {
            return Ok(());
        };
        match command {
            QuizCommand::Help | QuizCommand::Quit => Ok(()),
            QuizCommand::Table => self.ask(),
            QuizCommand::Skip => {
                output.print(&solution(&turn, style))?;
                self.next()
            }
            QuizCommand::Hint => {
                let words = style.words.strategy;
                let (hint, number) = (style.strong(words.hint()), self.hints_now + 1);
                let hint = words.quiz_hint(&hint, number, turn.judgement.best());
                output.print(&style.wrapped(&hint, 2))?;
                self.hints += usize::from(self.hints_now < HINTS);
                self.hints_now += 1;
                Ok(())
            }
        }
    }

    fn answer(&mut self, line: &str) -> Result<(), CommandError> {
        self.judge(&input::turn(line, self.record.transcript().rules())?)
    }
}

/// The table and the hand before a turn.
fn question(number: usize, questions: usize, turn: &JudgedTurn, style: &TextStyle) -> String {
    let title = style.words.strategy.quiz_question(number, questions, turn);
    let before = &turn.step.before;
    let known = before
        .position()
        .map_or_else(String::new, |position| heading(&position, style));
    let seen = before
        .view()
        .map_or_else(String::new, |seen| style.picture(&Picture::new(&seen)));
    format!(
        "\n{}{known}\n{seen}",
        style.wrapped(&style.strong(&title), 2)
    )
}

/// What was played, what is best, and why.
fn solution(turn: &JudgedTurn, style: &TextStyle) -> String {
    let (words, best) = (style.words.strategy, turn.judgement.best());
    let seen = turn.step.before.view();
    let picture = match (&seen, best.candidate.turn.play()) {
        (Some(seen), Some(play)) => {
            format!("\n{}\n", style.picture(&Picture::new(seen).with_play(play)))
        }
        _ => String::new(),
    };
    let play = style.strong(&turn.step.turn.to_string());
    picture
        + &style.wrapped(&words.quiz_solution(&play, turn), 2)
        + &style.wrapped(&words.better_turn(turn.judgement), 2)
}
