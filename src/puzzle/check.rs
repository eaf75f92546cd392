use std::collections::{HashMap, HashSet};

use super::{CanonicalForm, Document, Puzzle, TextError, Theme, qwords};
use crate::named::codes;
use crate::notation::{parse_position, parse_turn};
use crate::search::Searcher;

/// A stored puzzle compared with an exhaustive search.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The puzzle's name.
    pub id: String,
    /// What is wrong with it; nothing if it is proved.
    pub flaws: Vec<PuzzleError>,
    /// Its canonical form, if its position can be read.
    pub canonical: Option<CanonicalForm>,
}

/// A way in which a stored puzzle is wrong.
#[derive(Clone, Debug)]
pub enum PuzzleError {
    /// Its position or its solution cannot be read, or breaks the rules.
    Unreadable {
        /// The key.
        key: &'static str,
        /// Why.
        error: TextError,
    },
    /// A key that such a puzzle must have.
    Missing {
        /// The key.
        key: &'static str,
    },
    /// A key that such a puzzle cannot have.
    Unwanted {
        /// The key.
        key: &'static str,
    },
    /// There is no best play, or more than one.
    NotOneBest,
    /// A grid of Qwords and a task that does not go with it.
    Unfit(qwords::Unfit),
    /// A grid of Qwords that is not a puzzle.
    Unproved(qwords::Unproved),
    /// A stored value differs from what is found.
    Differs {
        /// The key.
        key: &'static str,
        /// What is stored.
        stored: String,
        /// What is found.
        found: String,
    },
    /// Another puzzle is the same, rotated, mirrored or renamed.
    Twin {
        /// The other's name.
        id: String,
    },
    /// Another puzzle has the same id.
    SameId,
}

codes! {
    PuzzleError {
        PuzzleError::Unreadable { .. } => "unreadable",
        PuzzleError::Missing { .. } => "missing",
        PuzzleError::Unwanted { .. } => "unwanted",
        PuzzleError::NotOneBest => "not_one_best",
        PuzzleError::Differs { .. } => "differs",
        PuzzleError::Twin { .. } => "twin",
        PuzzleError::SameId => "same_id",
        ;
        PuzzleError::Unfit(reason) => reason.code(),
        PuzzleError::Unproved(reason) => reason.code(),
    }
}

impl Proof {
    /// Whether nothing is wrong with the puzzle.
    pub fn is_ok(&self) -> bool {
        self.flaws.is_empty()
    }

    /// Marks every puzzle that repeats an earlier one: its id, or the same puzzle turned, mirrored
    /// or renamed.
    pub fn mark_repeats<'a>(proofs: impl IntoIterator<Item = &'a mut Proof>) {
        let mut ids: HashSet<String> = HashSet::new();
        let mut forms: HashMap<CanonicalForm, String> = HashMap::new();
        for proof in proofs {
            if !ids.insert(proof.id.clone()) {
                proof.flaws.push(PuzzleError::SameId);
            }
            let Some(form) = &proof.canonical else {
                continue;
            };
            match forms.get(form) {
                Some(id) => proof.flaws.push(PuzzleError::Twin { id: id.clone() }),
                None => drop(forms.insert(form.clone(), proof.id.clone())),
            }
        }
    }
}

impl Document {
    /// Proves the puzzle again, from its position alone.
    pub fn prove(&self, searcher: &mut Searcher) -> Proof {
        self.proved(searcher).0
    }

    /// The puzzle, or everything that is wrong with it.
    pub fn puzzle(&self, searcher: &mut Searcher) -> Result<Puzzle, Vec<PuzzleError>> {
        match self.proved(searcher) {
            (proof, Some(puzzle)) if proof.flaws.is_empty() => Ok(puzzle),
            (proof, _) => Err(proof.flaws),
        }
    }

    fn proved(&self, searcher: &mut Searcher) -> (Proof, Option<Puzzle>) {
        let mut proof = Proof {
            id: self.id.clone(),
            flaws: Vec::new(),
            canonical: None,
        };
        let position = match parse_position(&self.position) {
            Ok(position) => position,
            Err(error) => {
                proof.flaws.push(PuzzleError::Unreadable {
                    key: "position",
                    error: error.into(),
                });
                return (proof, None);
            }
        };
        proof.canonical = Some(CanonicalForm::of(&position));
        if let Err(error) = parse_turn(&self.solution, position.rules()) {
            proof.flaws.push(PuzzleError::Unreadable {
                key: "solution",
                error: error.into(),
            });
        }
        let puzzle = Puzzle::new(position, searcher);
        match &puzzle {
            None => proof.flaws.push(PuzzleError::NotOneBest),
            Some(puzzle) => proof.flaws.extend(self.differences(puzzle)),
        }
        (proof, puzzle)
    }

    fn differences(&self, puzzle: &Puzzle) -> Vec<PuzzleError> {
        let found = Document::new(puzzle, self.id.clone(), &self.made_by);
        // A puzzle may be older than some themes and may leave those out.
        let is_listed = |theme: &&Theme| {
            Theme::FIRST.contains(theme) || self.themes.iter().any(|name| name == theme.name())
        };
        let themes: Vec<&str> = puzzle
            .themes
            .iter()
            .filter(is_listed)
            .map(|theme| theme.name())
            .collect();
        let breakdown = |document: &Document| document.breakdown.join("; ");
        let keys = [
            ("rules", self.rules.clone(), found.rules.clone()),
            ("target", self.target.to_string(), found.target.to_string()),
            ("solution", self.solution.clone(), found.solution.clone()),
            ("breakdown", breakdown(self), breakdown(&found)),
            (
                "second_best",
                self.second_best.to_string(),
                found.second_best.to_string(),
            ),
            (
                "plays_total",
                self.plays_total.to_string(),
                found.plays_total.to_string(),
            ),
            ("stars", self.stars.to_string(), found.stars.to_string()),
            ("themes", self.themes.join(", "), themes.join(", ")),
        ];
        PuzzleError::differences(keys)
    }
}

impl PuzzleError {
    /// Every key whose stored value differs from what is found.
    pub(super) fn differences(
        keys: impl IntoIterator<Item = (&'static str, String, String)>,
    ) -> Vec<PuzzleError> {
        let different = keys
            .into_iter()
            .filter(|(_, stored, found)| stored != found);
        different
            .map(|(key, stored, found)| PuzzleError::Differs { key, stored, found })
            .collect()
    }
}
