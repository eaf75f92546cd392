use std::fs;
use std::io::{self, Read};
use std::path::Path;

use super::failure::Failure;
use crate::game::{Position, Rules, Turn};
use crate::notation::{parse_position, parse_turn};
use crate::report::Complaint;

/// Reads a position that was given as a line, as a file or as `-` for standard input.
pub(super) fn position(given: &str) -> Result<Position, Failure> {
    let (source, name) = if is_line(given) {
        (given.to_owned(), "position".to_owned())
    } else if given == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        (text(bytes, "standard input")?, "standard input".to_owned())
    } else {
        let path = Path::new(given);
        let bytes = fs::read(path).map_err(|error| neither(given, path, error))?;
        (text(bytes, given)?, given.to_owned())
    };
    parse_position(&source).map_err(|error| Failure::Notation { error, source, name })
}

/// Reads a play, a swap or a pass.
pub(super) fn turn(given: &[String], rules: Rules) -> Result<Turn, Failure> {
    let source = given.join(" ");
    parse_turn(&source, rules).map_err(|error| Failure::Notation { error, source, name: "play".to_owned() })
}

/// The file that a position was given as, if it was.
pub(super) fn file(given: &str) -> Option<&Path> {
    (given != "-" && !is_line(given)).then(|| Path::new(given))
}

/// A text from bytes, without the mark that some editors put first, or an error that says which byte is none.
pub(super) fn text(bytes: Vec<u8>, name: &str) -> Result<String, Complaint> {
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to() + 1;
        Complaint::NotText { name: name.to_owned(), byte }
    })?;
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    Ok(text)
}

/// Whether a text begins like a position line, with the blanks that the notation allows.
fn is_line(given: &str) -> bool {
    let blank = [' ', '\t'];
    given.trim_start_matches(blank).split_once(blank).is_some_and(|(first, _)| Rules::from_name(first).is_some())
}

/// The error for a text that neither begins like a position line nor names a file that can be read.
fn neither(given: &str, path: &Path, error: io::Error) -> Complaint {
    if path.exists() {
        return Complaint::Unreadable { path: path.to_owned(), error };
    }
    Complaint::NeitherLineNorFile { given: given.to_owned() }
}
