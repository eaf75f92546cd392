//! The codes of errors: files and answers hold them, so they never change.

use std::collections::BTreeSet;

use sixfold::game::{LineError, SetupError, Violation};
use sixfold::notation::ErrorKind;
use sixfold::play::ResumeError;
use sixfold::puzzle::qwords::{AnswerError, Unfit, Unproved};
#[cfg(feature = "yaml")]
use sixfold::puzzle::{ExampleError, Mismatch};
use sixfold::puzzle::{HistoryError, Impossible, PuzzleError};
use sixfold::strategy::ImpossibleHands;
use sixfold::{qwords, record};

/// Every code that was ever published: a line for each, after the error that it belongs to.
const PUBLISHED: &str = include_str!("../data/codes.txt");

fn codes() -> Vec<String> {
    let lists: &[(&str, &[&str])] = &[
        ("game::Violation", &Violation::CODES.map(|(code, _)| code)),
        ("game::LineError", LineError::CODES),
        ("game::SetupError", SetupError::CODES),
        ("notation::ErrorKind", ErrorKind::CODES),
        ("play::ResumeError", ResumeError::CODES),
        ("puzzle::HistoryError", HistoryError::CODES),
        ("puzzle::Impossible", Impossible::CODES),
        ("puzzle::PuzzleError", PuzzleError::CODES),
        ("puzzle::qwords::AnswerError", AnswerError::CODES),
        ("puzzle::qwords::Unfit", Unfit::CODES),
        ("puzzle::qwords::Unproved", Unproved::CODES),
        ("qwords::ClaimError", qwords::ClaimError::CODES),
        ("qwords::DiceError", qwords::DiceError::CODES),
        ("qwords::GridError", qwords::GridError::CODES),
        ("qwords::Problem", qwords::Problem::CODES),
        ("qwords::Violation", qwords::Violation::CODES),
        ("record::Problem", record::Problem::CODES),
        ("record::TurnError", record::TurnError::CODES),
        ("strategy::ImpossibleHands", ImpossibleHands::CODES),
        #[cfg(feature = "yaml")]
        ("puzzle::ExampleError", ExampleError::CODES),
        #[cfg(feature = "yaml")]
        ("puzzle::Mismatch", Mismatch::CODES),
    ];
    let lines = |(error, codes): &(&str, &[&str])| -> Vec<String> {
        codes.iter().map(|code| format!("{error} {code}")).collect()
    };
    lists.iter().flat_map(lines).collect()
}

#[test]
fn codes_are_unique_and_as_they_were_published() {
    let codes = codes();
    let unique: BTreeSet<&String> = codes.iter().collect();
    assert_eq!(unique.len(), codes.len());
    let is_code = |code: &str| {
        code.bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'_')
    };
    assert!(
        codes
            .iter()
            .all(|line| is_code(line.rsplit(' ').next().unwrap()))
    );
    // Without YAML there are no files of examples, whose codes stand last.
    let published: Vec<&str> = PUBLISHED.lines().collect();
    assert!(cfg!(not(feature = "yaml")) || codes.len() == published.len());
    assert_eq!(codes, published[..codes.len()]);
}
