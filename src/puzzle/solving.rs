use super::{HINTS, Hint, Puzzle, hints};
use crate::game::{Breakdown, Turn, Violation, violations};

/// What can be solved: it judges answers and gives hints.
pub trait Riddle {
    /// What a person answers.
    type Answer;
    /// A rule that an answer breaks.
    type Violation;
    /// What there is to show of an answer that does not solve it.
    type Score;
    /// A step on the way to the solution.
    type Hint;

    /// The position as text, which tells it from others with the same id.
    fn position(&self) -> String;

    /// Judges an answer.
    fn judge(&self, answer: &Self::Answer) -> Reply<Self>
    where
        Self: Sized;

    /// The hints for one who knows the title, each telling more than the one before. The last one
    /// is the solution.
    fn hints(&self, title: &str) -> [Self::Hint; HINTS];
}

/// A person solving a puzzle: what was tried, what was told, and how it ended.
#[derive(Clone, Debug)]
pub struct Solving<P: Riddle = Puzzle> {
    puzzle: P,
    attempts: u32,
    hints: [P::Hint; HINTS],
    taken: usize,
    is_over: bool,
}

/// What there is to say to an answer.
#[derive(Clone, Debug)]
pub enum Reply<P: Riddle = Puzzle> {
    /// It breaks rules, and counts as no attempt.
    Illegal(Vec<P::Violation>),
    /// A swap or a pass, which solves nothing and counts as no attempt.
    NothingLaid,
    /// A legal answer that is not the best.
    Short {
        /// Where its points come from.
        breakdown: P::Score,
        /// How many points it lacks.
        by: u32,
    },
    /// The one best answer.
    Solved,
}

impl<P: Riddle> Solving<P> {
    /// Begins with the puzzle of a title.
    pub fn new(puzzle: P, title: &str) -> Solving<P> {
        Solving::resumed(puzzle, title, 0, 0)
    }

    /// Goes on with a puzzle after that many attempts and hints.
    pub fn resumed(puzzle: P, title: &str, attempts: u32, hints: usize) -> Solving<P> {
        Solving {
            attempts,
            hints: puzzle.hints(title),
            taken: hints.min(HINTS),
            is_over: false,
            puzzle,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &P {
        &self.puzzle
    }

    /// How many legal answers were tried, the solution included.
    pub fn attempts(&self) -> u32 {
        self.attempts
    }

    /// The hints taken, in their order.
    pub fn hints(&self) -> &[P::Hint] {
        &self.hints[..self.taken]
    }

    /// Whether it is solved or given up; nothing counts from then on.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Judges an answer. A legal one is an attempt.
    pub fn answer(&mut self, answer: &P::Answer) -> Reply<P> {
        let reply = self.puzzle.judge(answer);
        if matches!(reply, Reply::Short { .. } | Reply::Solved) && !self.is_over {
            self.attempts = self.attempts.saturating_add(1);
        }
        self.is_over |= matches!(reply, Reply::Solved);
        reply
    }

    /// The next hint; `None` after the last.
    pub fn hint(&mut self) -> Option<&P::Hint> {
        let hint = self.hints.get(self.taken)?;
        self.taken += 1;
        Some(hint)
    }

    /// Gives up.
    pub fn give_up(&mut self) {
        self.is_over = true;
    }
}

impl Riddle for Puzzle {
    type Answer = Turn;
    type Violation = Violation;
    type Score = Breakdown;
    type Hint = Hint;

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn judge(&self, turn: &Turn) -> Reply {
        let Turn::Lay(play) = turn else {
            return Reply::NothingLaid;
        };
        let violations = violations(&self.position, turn);
        if !violations.is_empty() {
            return Reply::Illegal(violations);
        }
        if *play == self.solution {
            return Reply::Solved;
        }
        let breakdown = self.position.breakdown(play);
        Reply::Short {
            by: self.target().saturating_sub(breakdown.total()),
            breakdown,
        }
    }

    fn hints(&self, title: &str) -> [Hint; HINTS] {
        hints(self, title)
    }
}
