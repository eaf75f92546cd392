use super::{HINTS, Hint, Puzzle, TextError, hints, qwords};
use crate::game::{Breakdown, Play, Turn, Violation, violations};
use crate::notation::parse_turn;

/// A puzzle of either game. It judges answers and gives hints.
#[derive(Clone, Debug)]
pub enum AnyPuzzle {
    /// With tiles.
    Tiles(Box<Puzzle>),
    /// Of Qwords.
    Qwords(Box<qwords::Puzzle>),
}

/// A hint for a puzzle of either game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyHint {
    /// For a puzzle with tiles.
    Tiles(Hint),
    /// For a puzzle of Qwords.
    Qwords(qwords::Hint),
}

/// The judgement of an answer.
#[derive(Clone, Debug)]
pub enum Reply {
    /// The turn breaks rules. It does not count as an attempt.
    Illegal {
        /// The turn.
        turn: Turn,
        /// The rules that it breaks.
        violations: Vec<Violation>,
    },
    /// The answer to a puzzle of Qwords breaks rules. It does not count as an attempt.
    IllegalQwords {
        /// The answer.
        answer: qwords::Solution,
        /// The rules that it breaks.
        errors: Vec<qwords::AnswerError>,
    },
    /// A swap or a pass. It does not count as an attempt.
    NothingLaid,
    /// A legal play that is not the best.
    Short {
        /// The play.
        play: Play,
        /// Where its points come from.
        breakdown: Breakdown,
        /// How many points it lacks.
        by: u32,
    },
    /// A legal answer to a puzzle of Qwords that is not the best.
    ShortQwords {
        /// The grid after it, and what that is worth.
        attempt: Box<qwords::Attempt>,
        /// How many points it lacks.
        by: u32,
    },
    /// The one best answer.
    Solved,
}

/// A person solving a puzzle: the attempts, the hints taken, and whether it is over.
#[derive(Clone, Debug)]
pub struct Solving {
    puzzle: AnyPuzzle,
    attempts: u32,
    hints: [AnyHint; HINTS],
    taken: usize,
    is_over: bool,
}

impl From<Puzzle> for AnyPuzzle {
    fn from(puzzle: Puzzle) -> AnyPuzzle {
        AnyPuzzle::Tiles(Box::new(puzzle))
    }
}

impl From<qwords::Puzzle> for AnyPuzzle {
    fn from(puzzle: qwords::Puzzle) -> AnyPuzzle {
        AnyPuzzle::Qwords(Box::new(puzzle))
    }
}

impl AnyPuzzle {
    /// The position as text, which distinguishes puzzles that share an id.
    pub fn position(&self) -> String {
        match self {
            AnyPuzzle::Tiles(puzzle) => puzzle.position.to_string(),
            AnyPuzzle::Qwords(puzzle) => puzzle.question.to_string(),
        }
    }

    /// Judges an answer that is written in the notation.
    pub fn judge(&self, answer: &str) -> Result<Reply, TextError> {
        Ok(match self {
            AnyPuzzle::Tiles(puzzle) => puzzle.judge(parse_turn(answer, puzzle.position.rules())?),
            AnyPuzzle::Qwords(puzzle) => puzzle.judge(puzzle.question.kind().parse_answer(answer)?),
        })
    }

    /// The hints for a person who knows the title, each revealing more than the one before. The
    /// last one is the solution.
    pub fn hints(&self, title: &str) -> [AnyHint; HINTS] {
        match self {
            AnyPuzzle::Tiles(puzzle) => hints(puzzle, title).map(AnyHint::Tiles),
            AnyPuzzle::Qwords(puzzle) => puzzle.hints().map(AnyHint::Qwords),
        }
    }
}

impl Reply {
    /// Whether the answer counts as an attempt: it is legal.
    pub fn is_attempt(&self) -> bool {
        matches!(
            self,
            Reply::Short { .. } | Reply::ShortQwords { .. } | Reply::Solved
        )
    }

    /// Whether the answer is the solution.
    pub fn is_solved(&self) -> bool {
        matches!(self, Reply::Solved)
    }
}

impl Solving {
    /// Begins with the puzzle of a title.
    pub fn new(puzzle: impl Into<AnyPuzzle>, title: &str) -> Solving {
        Solving::resumed(puzzle, title, 0, 0)
    }

    /// Continues a puzzle after that many attempts and hints.
    pub fn resumed(
        puzzle: impl Into<AnyPuzzle>,
        title: &str,
        attempts: u32,
        hints: usize,
    ) -> Solving {
        let puzzle = puzzle.into();
        Solving {
            attempts,
            hints: puzzle.hints(title),
            taken: hints.min(HINTS),
            is_over: false,
            puzzle,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &AnyPuzzle {
        &self.puzzle
    }

    /// How many legal answers were tried, the solution included.
    pub fn attempts(&self) -> u32 {
        self.attempts
    }

    /// The hints taken, in their order.
    pub fn hints(&self) -> &[AnyHint] {
        &self.hints[..self.taken]
    }

    /// Whether it is solved or given up. Nothing counts after that.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Judges an answer that is written in the notation. A legal one is an attempt.
    pub fn answer(&mut self, answer: &str) -> Result<Reply, TextError> {
        let reply = self.puzzle.judge(answer)?;
        if reply.is_attempt() && !self.is_over {
            self.attempts = self.attempts.saturating_add(1);
        }
        self.is_over |= reply.is_solved();
        Ok(reply)
    }

    /// The next hint; `None` after the last.
    pub fn hint(&mut self) -> Option<&AnyHint> {
        let hint = self.hints.get(self.taken)?;
        self.taken += 1;
        Some(hint)
    }

    /// Gives up.
    pub fn give_up(&mut self) {
        self.is_over = true;
    }
}

impl Puzzle {
    fn judge(&self, turn: Turn) -> Reply {
        let violations = violations(&self.position, &turn);
        let play = match turn {
            Turn::Lay(play) if violations.is_empty() => play,
            Turn::Lay(_) => return Reply::Illegal { turn, violations },
            Turn::Swap(_) | Turn::Pass => return Reply::NothingLaid,
        };
        if play == self.solution {
            return Reply::Solved;
        }
        let breakdown = self.position.play_breakdown(&play);
        Reply::Short {
            by: self.target().saturating_sub(breakdown.total()),
            play,
            breakdown,
        }
    }
}
