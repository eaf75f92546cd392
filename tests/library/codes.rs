//! The codes of errors: files and answers hold them, so they never change.

use std::collections::BTreeSet;

use sixfold::game::{LineError, SetupError, Violation};
use sixfold::notation::ErrorKind;
use sixfold::{qwords, record};

/// Every code that was ever published: a line for each, after the error that it belongs to.
const PUBLISHED: &str = include_str!("../data/codes.txt");

fn codes() -> Vec<String> {
    let lists: [(&str, &[&str]); 7] = [
        ("game::Violation", &Violation::CODES.map(|(code, _)| code)),
        ("game::LineError", LineError::CODES),
        ("game::SetupError", SetupError::CODES),
        ("notation::ErrorKind", ErrorKind::CODES),
        ("qwords::Problem", qwords::Problem::CODES),
        ("record::Problem", record::Problem::CODES),
        ("record::TurnError", record::TurnError::CODES),
    ];
    let lines = lists
        .into_iter()
        .flat_map(|(error, codes)| codes.iter().map(move |code| format!("{error} {code}")));
    lines.collect()
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
    assert_eq!(codes.join("\n"), PUBLISHED.trim_end());
}
