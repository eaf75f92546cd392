use super::{Document, Lists, Puzzle};
use crate::puzzle::{CanonicalForm, Proof, PuzzleError};

impl Document {
    /// Proves the puzzle once more, from its question alone.
    pub fn prove(&self, lists: &Lists) -> Proof {
        self.proved(lists).0
    }

    /// The puzzle, or everything that is wrong with it.
    pub fn puzzle(&self, lists: &Lists) -> Result<Puzzle, Vec<PuzzleError>> {
        match self.proved(lists) {
            (proof, Some(puzzle)) if proof.flaws.is_empty() => Ok(puzzle),
            (proof, _) => Err(proof.flaws),
        }
    }

    fn proved(&self, lists: &Lists) -> (Proof, Option<Puzzle>) {
        let mut proof = Proof {
            id: self.id.clone(),
            flaws: Vec::new(),
            canonical: None,
        };
        let question = match self.question() {
            Ok(question) => question,
            Err(flaw) => {
                proof.flaws.push(flaw);
                return (proof, None);
            }
        };
        proof.canonical = Some(CanonicalForm::of_grid(&question));
        if let Err(error) = self.kind.parse_answer(&self.solution) {
            proof.flaws.push(PuzzleError::Unreadable {
                key: "solution",
                error,
            });
        }
        match Puzzle::new(question, lists) {
            Ok(puzzle) => {
                proof.flaws.extend(self.differences(&puzzle));
                (proof, Some(puzzle))
            }
            Err(reason) => {
                proof.flaws.push(PuzzleError::Unproved(reason));
                (proof, None)
            }
        }
    }

    fn differences(&self, puzzle: &Puzzle) -> Vec<PuzzleError> {
        let found = Document::new(puzzle, self.id.clone(), &self.made_by);
        let number = |number: Option<u64>| {
            number.map_or_else(|| "nothing".to_owned(), |number| number.to_string())
        };
        let points = |points: Option<u32>| number(points.map(u64::from));
        let breakdown = |document: &Document| document.breakdown.join("; ");
        PuzzleError::differences([
            ("target", self.target.to_string(), found.target.to_string()),
            ("solution", self.solution.clone(), found.solution.clone()),
            ("breakdown", breakdown(self), breakdown(&found)),
            (
                "second_best",
                points(self.second_best),
                points(found.second_best),
            ),
            (
                "second_best_with_names",
                points(self.second_best_with_names),
                points(found.second_best_with_names),
            ),
            (
                "ways_total",
                number(self.ways_total),
                number(found.ways_total),
            ),
        ])
    }
}
