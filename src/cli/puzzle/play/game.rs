use super::said::unclear;
use crate::cli::CommandError;
use crate::notation::parse_turn;
use crate::puzzle::qwords::{self, Kind, Solution};
use crate::puzzle::{HINTS, Puzzle, Reply, Riddle, SolveRecord, Solving};
use crate::qwords::parse_actions;
use crate::report::text::TextStyle;
use crate::report::text::solving::{self as text, Told};

/// A puzzle at hand, of whichever game. What it does is told in words.
pub(super) trait Game {
    fn attempts(&self) -> u32;
    fn hints(&self) -> usize;
    fn is_over(&self) -> bool;
    fn how_to_play(&self, page: &TextStyle) -> String;
    fn help(&self, several: bool, page: &TextStyle) -> String;
    /// What was done with it before.
    fn before(&self, entry: &SolveRecord, page: &TextStyle) -> String;
    /// The next hint, if there is one left.
    fn hint(&mut self, page: &TextStyle) -> String;
    fn give_up(&mut self, page: &TextStyle) -> String;
    fn answer(&mut self, line: &str, page: &TextStyle) -> Result<Answered, CommandError>;
}

/// What came of an answer.
pub(super) struct Answered {
    pub(super) told: String,
    /// Whether it counts as an attempt.
    pub(super) counts: bool,
    /// Whether it is the solution.
    pub(super) solves: bool,
    /// Whether that ended the puzzle just now.
    pub(super) ends: bool,
}

/// A puzzle whose answers are written in the notation.
pub(super) trait Written: Riddle {
    /// What an answer is called where it cannot be read.
    const FORM: &'static str;

    fn read(&self, line: &str) -> Result<Self::Answer, CommandError>;
}

impl Written for Puzzle {
    const FORM: &'static str = "play";

    fn read(&self, line: &str) -> Result<Self::Answer, CommandError> {
        parse_turn(line, self.position.rules()).map_err(|error| unclear(line, &error, Self::FORM))
    }
}

impl Written for qwords::Puzzle {
    const FORM: &'static str = "answer";

    fn read(&self, line: &str) -> Result<Solution, CommandError> {
        let answer = match self.question.kind() {
            Kind::Letter | Kind::Rolls => parse_actions(line).map(Solution::Line),
            Kind::Supernatural => line.parse().map(Solution::Grid),
        };
        answer.map_err(|error| unclear(line, &error, Self::FORM))
    }
}

impl<P: Told + Written> Game for Solving<P> {
    fn attempts(&self) -> u32 {
        self.attempts()
    }

    fn hints(&self) -> usize {
        self.hints().len()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn how_to_play(&self, page: &TextStyle) -> String {
        text::how_to_play(self.puzzle(), page)
    }

    fn help(&self, several: bool, page: &TextStyle) -> String {
        text::help(self.puzzle(), several, page)
    }

    fn before(&self, entry: &SolveRecord, page: &TextStyle) -> String {
        text::before(entry, self, page)
    }

    fn hint(&mut self, page: &TextStyle) -> String {
        let number = (self.hints().len() + 1).min(HINTS);
        text::hint(number, self.hint(), page)
    }

    fn give_up(&mut self, page: &TextStyle) -> String {
        self.give_up();
        self.puzzle().given_up(page)
    }

    fn answer(&mut self, line: &str, page: &TextStyle) -> Result<Answered, CommandError> {
        let answer = self.puzzle().read(line)?;
        let was_over = self.is_over();
        let reply = self.answer(&answer);
        Ok(Answered {
            told: self.puzzle().reply(&answer, &reply, page),
            counts: matches!(reply, Reply::Short { .. } | Reply::Solved),
            solves: matches!(reply, Reply::Solved),
            ends: self.is_over() && !was_over,
        })
    }
}
