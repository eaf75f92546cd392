use std::fs;
use std::io::{self, Read};
use std::path::Path;

use super::failure::Failure;
use crate::game::{Position, Rules, Turn};
use crate::notation::{parse_position, parse_turn};
use crate::report::words;

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
        let bytes = fs::read(path).map_err(|error| neither(given, path, &error))?;
        (text(bytes, given)?, given.to_owned())
    };
    parse_position(&source).map_err(|error| Failure::Notation { error, source, name })
}

/// Reads a play, a swap or a pass.
pub(super) fn turn(given: &[String], rules: Rules) -> Result<Turn, Failure> {
    let source = given.join(" ");
    parse_turn(&source, rules).map_err(|error| Failure::Notation { error, source, name: "play".to_owned() })
}

/// A text from bytes, without the mark that some editors put first, or an error that says which byte is none.
pub(super) fn text(bytes: Vec<u8>, name: &str) -> Result<String, Failure> {
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        Failure::new(format!("{name} is not text: byte {} is not UTF-8", place + 1), "save it as UTF-8, or as plain ASCII")
    })?;
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    Ok(text)
}

fn is_line(given: &str) -> bool {
    given.split_once(' ').is_some_and(|(first, _)| Rules::from_name(first).is_some())
}

/// The error for a text that neither begins like a position line nor names a file that can be read.
fn neither(given: &str, path: &Path, error: &io::Error) -> Failure {
    if path.exists() {
        return Failure::file(path, "read", error);
    }
    let names = Rules::ALL.map(Rules::name);
    let first = given.split(' ').next().unwrap_or_default();
    let line = match words::nearest(first, names) {
        Some(meant) if meant == first => format!("a board and a rack follow the rules: `{meant} BOARD RACK`"),
        Some(meant) => format!("did you mean `{meant}{}`?", &given[first.len()..]),
        None => format!("begin with the rules, {}, and a space: `flex BOARD RACK`", names.join(" or ")),
    };
    Failure::new(
        format!("`{given}` is neither a position line nor a file"),
        format!("for a line, {line}\nfor a file, check the name: there is no such file here"),
    )
}
