use std::io;
use std::path::Path;

use super::{English, nearest, or_list};
use crate::game::Rules;
use crate::language::{CliWords, Explanation};
use crate::notation::parse_position;

impl CliWords for English {
    fn neither_line_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` is neither a position line nor a file"))
            .help(both_readings(given))
    }

    fn word_after_file(&self, file: &str, word: &str) -> Explanation {
        Explanation::new(format!(
            "`{word}` follows `{file}`, which is a whole position"
        ))
        .help("leave it out, or quote a name that holds spaces")
    }

    fn empty_folder(&self, folder: &Path) -> Explanation {
        Explanation::new(format!("{} holds no files *.yaml", folder.display()))
            .help("name another folder, or a file")
    }

    fn unreadable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "{} cannot be read: {}",
            path.display(),
            reason(error)
        ))
    }

    fn unwritable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "{} cannot be written: {}",
            path.display(),
            reason(error)
        ))
    }

    fn system(&self, error: &io::Error) -> Explanation {
        Explanation::new(reason(error))
    }

    fn not_text(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!("{name} is not text: byte {byte} is not UTF-8"))
            .help("save it as UTF-8, or as plain ASCII")
    }

    fn line_not_text(&self, byte: usize) -> Explanation {
        Explanation::new(format!("the line is not text: byte {byte} is not UTF-8"))
            .help("write it in plain ASCII")
    }

    fn long_line(&self, most: usize) -> Explanation {
        Explanation::new(format!("the line is longer than {most} bytes"))
            .help("a position is one line of some hundred bytes")
    }

    fn no_threads(&self, reason: &str) -> Explanation {
        Explanation::new(format!("no threads: {reason}"))
    }

    fn no_data_folder(&self) -> Explanation {
        Explanation::new("there is no folder for your data")
            .help("name a folder of yours in SIXFOLD_DATA_DIR")
    }
}

fn both_readings(given: &str) -> String {
    let names = Rules::ALL.map(Rules::name);
    let given = given.trim_start_matches([' ', '\t']);
    let first = given.split([' ', '\t']).next().unwrap_or_default();
    let line = match nearest(first, names) {
        Some(meant) if meant == first => {
            format!("a board and a rack follow the rules: `{meant} BOARD RACK`")
        }
        Some(meant) if parse_position(&format!("{meant}{}", &given[first.len()..])).is_ok() => {
            format!("did you mean `{meant}{}`?", &given[first.len()..])
        }
        _ => format!(
            "begin with the rules, {}, and a space: `flex BOARD RACK`",
            or_list(&names)
        ),
    };
    format!("for a line, {line}\nfor a file, check the name: there is no such file here")
}

/// What the system says, without its number.
pub(super) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error")
        .next()
        .unwrap_or_default()
        .to_owned()
}
