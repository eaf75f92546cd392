use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::ErrorReport;
use crate::puzzle::{CanonicalForm, Proof, PuzzleError};

/// Stored puzzles held against an exhaustive search: the answer of `puzzle check`.
#[derive(Clone, Debug, Serialize)]
pub struct ProofReport {
    pub(crate) puzzles: Vec<ProvedPuzzle>,
    pub(crate) passed: usize,
    pub(crate) total: usize,
    /// Files that hold no puzzles but worked examples.
    pub(crate) passed_over: Vec<String>,
    /// Files that cannot be read.
    pub(crate) unreadable: Vec<UnreadableFile>,
}

/// A file that cannot be read, beside others that can.
#[derive(Clone, Debug, Serialize)]
pub struct UnreadableFile {
    /// Its name.
    pub file: String,
    /// Why it cannot be read.
    pub error: ErrorReport,
    /// The same for people, with the place.
    #[serde(skip)]
    pub reason: String,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct ProvedPuzzle {
    pub(crate) file: String,
    pub(crate) id: String,
    pub(crate) ok: bool,
    pub(crate) flaws: Vec<String>,
}

impl ProofReport {
    /// The report on proofs, each with its file: a puzzle that repeats an earlier one is flawed
    /// too.
    pub fn new(
        proofs: Vec<(String, Proof)>,
        passed_over: Vec<String>,
        unreadable: Vec<UnreadableFile>,
    ) -> ProofReport {
        let mut kernels: HashMap<CanonicalForm, String> = HashMap::new();
        let mut ids: HashSet<String> = HashSet::new();
        let mut puzzles = Vec::new();
        for (file, mut proof) in proofs {
            if !ids.insert(proof.id.clone()) {
                proof.flaws.push(PuzzleError::SameId);
            }
            if let Some(canonical) = proof.canonical.take() {
                match kernels.get(&canonical) {
                    Some(id) => proof.flaws.push(PuzzleError::Twin { id: id.clone() }),
                    None => drop(kernels.insert(canonical, proof.id.clone())),
                }
            }
            let flaws: Vec<String> = proof.flaws.iter().map(PuzzleError::to_string).collect();
            puzzles.push(ProvedPuzzle {
                file,
                id: proof.id,
                ok: flaws.is_empty(),
                flaws,
            });
        }
        let passed = puzzles.iter().filter(|puzzle| puzzle.ok).count();
        ProofReport {
            passed,
            total: puzzles.len(),
            puzzles,
            passed_over,
            unreadable,
        }
    }

    /// Whether every file can be read and every puzzle is proved.
    pub fn is_ok(&self) -> bool {
        self.passed == self.total && self.unreadable.is_empty()
    }
}
