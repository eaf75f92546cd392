use super::{Hint, Puzzle, hints};
use crate::game::{Breach, Breakdown, Turn, breaches};

/// A person solving a puzzle: what was tried, what was told, and how it ended.
#[derive(Clone, Debug)]
pub struct Solving {
    puzzle: Puzzle,
    attempts: u32,
    hints: usize,
    is_over: bool,
}

/// What there is to say to a turn.
#[derive(Clone, Debug)]
pub enum Reply {
    /// It breaks rules, and counts as no attempt.
    Illegal(Vec<Breach>),
    /// A swap or a pass, which solves nothing and counts as no attempt.
    NothingLaid,
    /// A legal play that is not the best.
    Short {
        /// Where its points come from.
        breakdown: Breakdown,
        /// How many points it lacks.
        by: u32,
    },
    /// The one best play.
    Solved,
}

impl Solving {
    /// Begins with a puzzle.
    pub fn new(puzzle: Puzzle) -> Solving {
        Solving::resumed(puzzle, 0, 0)
    }

    /// Goes on with a puzzle after so many attempts and hints.
    pub fn resumed(puzzle: Puzzle, attempts: u32, hints: usize) -> Solving {
        Solving { puzzle, attempts, hints: hints.min(super::HINTS), is_over: false }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How many legal plays were tried, the solution included.
    pub fn attempts(&self) -> u32 {
        self.attempts
    }

    /// The hints taken, in their order.
    pub fn hints(&self) -> Vec<Hint> {
        hints(&self.puzzle).into_iter().take(self.hints).collect()
    }

    /// Whether it is solved or given up; nothing counts from then on.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Judges a turn. A legal play is an attempt.
    pub fn answer(&mut self, turn: &Turn) -> Reply {
        let Turn::Lay(play) = turn else { return Reply::NothingLaid };
        let breaches = breaches(&self.puzzle.position, turn);
        if !breaches.is_empty() {
            return Reply::Illegal(breaches);
        }
        if !self.is_over {
            self.attempts = self.attempts.saturating_add(1);
        }
        if *play == self.puzzle.solution {
            self.is_over = true;
            return Reply::Solved;
        }
        let breakdown = self.puzzle.position.breakdown(play);
        Reply::Short { by: self.puzzle.target().saturating_sub(breakdown.total()), breakdown }
    }

    /// The next hint; `None` after the last.
    pub fn hint(&mut self) -> Option<Hint> {
        let hint = hints(&self.puzzle).into_iter().nth(self.hints)?;
        self.hints += 1;
        Some(hint)
    }

    /// Gives up.
    pub fn give_up(&mut self) {
        self.is_over = true;
    }
}
