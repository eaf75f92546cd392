//! What commands read: a line, a file or standard input.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};

use crate::cli::error::CommandError;
use crate::cli::files::{read_bytes, read_limited};
use crate::game::{Position, Rules, Tile, Turn};
use crate::language::{Explain, Meaning, in_notation, meaning, sheet_in_notation};
use crate::notation::{NotationError, TURN_WORDS, parse_position, parse_tiles, parse_turn};
use crate::puzzle::{Stored, load_puzzles};
use crate::record::Record;

/// A text, and its name for messages.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Source {
    /// What was given on the command line: a line, in one word or in several, if it looks like one;
    /// otherwise a file, or `-` for standard input. `./NAME` is never a line.
    pub(crate) fn given(
        words: &[impl AsRef<str>],
        name: &str,
        looks_like_line: impl Fn(&str) -> bool,
        neither: impl FnOnce(&str) -> CommandError,
    ) -> Result<Source, CommandError> {
        let text = joined(words);
        if looks_like_line(&text) {
            let name = name.to_owned();
            return Ok(Source { name, text });
        }
        if let [file, word, ..] = words
            && stands_alone(file.as_ref())
        {
            let (file, word) = (file.as_ref().to_owned(), word.as_ref().to_owned());
            return Err(CommandError::new("notation", move |words| {
                words.cli.word_after_file(&file, &word)
            }));
        }
        if stands_alone(&text) {
            Source::read(Path::new(&text))
        } else {
            Err(neither(&text))
        }
    }

    /// The text of a file, or of standard input if that is `-`.
    pub(crate) fn read(path: &Path) -> Result<Source, CommandError> {
        let (text, name) = if path == Path::new("-") {
            standard_input()?
        } else {
            read_file(path)?
        };
        Ok(Source { name, text })
    }

    /// What a parser makes of it.
    pub(crate) fn parse<T, P: Explain + Send + Sync + 'static>(
        self,
        parse: impl FnOnce(&str) -> Result<T, NotationError<P>>,
    ) -> Result<T, CommandError> {
        parse(&self.text).map_err(|error| CommandError::notation(error, self.text, self.name))
    }
}

/// Reads a position that was given as a line, in one word or in several, as a file or as `-` for
/// standard input.
pub(crate) fn position(words: &[impl AsRef<str>]) -> Result<Position, CommandError> {
    let neither = |given: &str| {
        let given = given.to_owned();
        CommandError::new("notation", move |words| {
            words.cli.neither_line_nor_file(&given)
        })
    };
    let source = Source::given(words, "position", is_line, neither)?;
    let in_words = || sheet_in_notation(&source.text);
    // What is no sheet has no words: a line stays what it is.
    match parse_position(&source.text).err().and_then(|_| in_words()) {
        Some(text) if !is_line(&source.text) => Source { text, ..source }.parse(parse_position),
        _ => source.parse(parse_position),
    }
}

/// Reads a position and a turn that follows it: the first word with `@`, or one of those that a
/// turn may begin with, begins it. If there is none, the first word after the rack that is no
/// `key=value` is taken for a mistyped turn.
pub(crate) fn position_and_turn(
    first: &str,
    others: &[String],
) -> Result<(Position, Turn), CommandError> {
    let text = format!("{first} {}", joined(others));
    let parts: Vec<&str> = text.split(BLANKS).filter(|word| !word.is_empty()).collect();
    let begins_turn = |word: &&str| {
        word.contains('@')
            || matches!(meaning(word), Some(Meaning::Swap | Meaning::Pass))
            || TURN_WORDS
                .iter()
                .any(|known| word.eq_ignore_ascii_case(known))
    };
    let is_file = !is_line(&text) && stands_alone(first);
    let mistyped = || {
        parts
            .iter()
            .skip(3)
            .position(|word| !word.contains('='))
            .map(|place| place + 2)
    };
    // Words of a tile behind the rack begin the turn, though its `@` comes later.
    let in_words = || {
        let place = mistyped()?;
        let word = parts.get(place + 1)?;
        is_word_of_turns(word.split('@').next()?).then_some(place)
    };
    let turn_place = in_words()
        .or_else(|| parts.iter().skip(1).position(begins_turn))
        .or_else(mistyped);
    let (before, turn_text) = match turn_place {
        Some(place) if !is_file => {
            let (before, turn) = parts.split_at(place + 1);
            (before.join(" "), turn.join(" "))
        }
        _ if is_file || is_line(first) => (first.to_owned(), joined(others)),
        _ => (text, String::new()),
    };
    let position = position(&[before])?;
    let turn = turn(&turn_text, position.rules())?;
    Ok((position, turn))
}

/// The text of standard input, and its name for messages.
pub(crate) fn standard_input() -> Result<(String, String), CommandError> {
    let name = "standard input";
    let bytes = read_limited(io::stdin().lock(), name, CommandError::from)?;
    Ok((text(bytes, name)?, name.to_owned()))
}

/// Reads a play, a swap or a pass.
pub(crate) fn turn(given: &str, rules: Rules) -> Result<Turn, CommandError> {
    understood(given, "play", |text| parse_turn(text, rules))
}

/// What a parser makes of a text, which may be in words. An error shows the notation that the words
/// mean, if they are understood.
fn understood<T, P: Explain + Send + Sync + 'static>(
    given: &str,
    name: &str,
    parse: impl Fn(&str) -> Result<T, NotationError<P>>,
) -> Result<T, CommandError> {
    parse(given).or_else(|error| match in_notation(given) {
        Some(text) => parse(&text).map_err(|error| CommandError::notation(error, text, name)),
        None => Err(CommandError::notation(error, given.to_owned(), name)),
    })
}

/// Whether a word is one of those that tiles and turns are made of.
pub(crate) fn is_word_of_turns(word: &str) -> bool {
    meaning(word).is_some_and(|meaning| !matches!(meaning, Meaning::Nothing | Meaning::Rules(_)))
}

/// Reads tiles.
pub(crate) fn tiles(given: &str, rules: Rules) -> Result<Vec<Tile>, CommandError> {
    understood(given, "tiles", |text| parse_tiles(text, rules))
}

/// The file that a position was given as, if it was.
pub(crate) fn file(words: &[String]) -> Option<PathBuf> {
    let given = joined(words);
    (given != "-" && !is_line(&given)).then(|| PathBuf::from(given))
}

/// Decodes UTF-8, without a byte-order mark; the error names the first byte that is not text.
pub(crate) fn text(bytes: Vec<u8>, name: &str) -> Result<String, CommandError> {
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to() + 1;
        let name = name.to_owned();
        CommandError::new("file", move |words| {
            words.cli.not_text(words.terminal.source(&name), byte)
        })
    })?;
    if let Some(place) = text.find('\0') {
        let name = name.to_owned();
        return Err(CommandError::new("file", move |words| {
            words.cli.nul_byte(words.terminal.source(&name), place + 1)
        }));
    }
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    Ok(text)
}

/// No position is longer: the rest of such a line is skipped, so that no line can fill the memory.
pub(crate) const LONGEST_LINE: usize = 1 << 16;

/// The next line, without its line end, and no more of it than shows that it is too long; `None` at
/// the end.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let room = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(room).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.pop_if(|last| *last == b'\n').is_none() && line.len() > LONGEST_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

/// A line as text.
pub(crate) fn readable(line: &[u8]) -> Result<&str, CommandError> {
    if line.len() > LONGEST_LINE {
        return Err(CommandError::new("notation", |words| {
            words.cli.long_line(LONGEST_LINE)
        }));
    }
    std::str::from_utf8(line).map_err(|error| {
        let byte = error.valid_up_to() + 1;
        CommandError::new("notation", move |words| words.cli.line_not_text(byte))
    })
}

/// What the notation allows between words.
const BLANKS: [char; 2] = [' ', '\t'];

/// The words that the shell made of a text.
fn joined(words: &[impl AsRef<str>]) -> String {
    words
        .iter()
        .map(AsRef::as_ref)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether a text begins like a position line.
fn is_line(given: &str) -> bool {
    given
        .trim_start_matches(BLANKS)
        .split_once(BLANKS)
        .is_some_and(|(first, _)| Rules::from_name(first).is_some())
}

/// Whether a word is a position by itself: a file, or `-` for standard input.
fn stands_alone(word: &str) -> bool {
    word == "-" || Path::new(word).exists()
}

/// The text of a file, and its name for messages.
pub(crate) fn read_file(path: &Path) -> Result<(String, String), CommandError> {
    let bytes = read_bytes(path)?;
    let name = path.display().to_string();
    Ok((text(bytes, &name)?, name))
}

/// The game of a file, or of standard input if that is `-`, every turn and every score checked.
pub(crate) fn record(path: &Path) -> Result<Record, CommandError> {
    Source::read(path)?.parse(str::parse)
}

/// The puzzles of a file's text, at least one.
pub(crate) fn puzzles(source: String, name: &str) -> Result<Vec<Stored>, CommandError> {
    let name = name.to_owned();
    match load_puzzles(&source) {
        // An empty file would pass for one empty document.
        Ok(documents) if !documents.is_empty() && !source.trim().is_empty() => Ok(documents),
        Err(error) if !source.trim().is_empty() => Err(CommandError::Yaml {
            error,
            source,
            name,
        }),
        _ => Err(CommandError::new("file", move |words| {
            words.puzzle.no_puzzles(&name)
        })),
    }
}

/// The files named, and those that end in `.yaml` in the folders named and in theirs, in the order
/// of their names; each file and each folder once, however many links lead to it.
pub(crate) fn yaml_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, CommandError> {
    let mut found = YamlFiles::default();
    for path in paths {
        if !path.is_dir() {
            found.add_file(path.clone());
            continue;
        }
        let is_empty = !found
            .add_folder(path)
            .map_err(|error| CommandError::unreadable(path.clone(), error))?;
        if is_empty {
            let path = path.clone();
            return Err(CommandError::new("file", move |words| {
                words.cli.empty_folder(&path)
            }));
        }
    }
    Ok(found.files)
}

/// Files in the order in which they were found.
#[derive(Default)]
struct YamlFiles {
    files: Vec<PathBuf>,
    /// The real names of these files.
    known: BTreeSet<PathBuf>,
    /// The real names of the folders, and whether they have files.
    folders: BTreeMap<PathBuf, bool>,
}

impl YamlFiles {
    fn add_file(&mut self, path: PathBuf) {
        // One that cannot be resolved is added: its reader will say why.
        if fs::canonicalize(&path).map_or(true, |real| self.known.insert(real)) {
            self.files.push(path);
        }
    }

    /// Adds the files of a folder, and returns whether it has any.
    fn add_folder(&mut self, folder: &Path) -> io::Result<bool> {
        let real = fs::canonicalize(folder)?;
        if let Some(has_files) = self.folders.get(&real) {
            return Ok(*has_files);
        }
        self.folders.insert(real.clone(), false);
        let mut entries = fs::read_dir(folder)?
            .map(|entry| Ok(entry?.path()))
            .collect::<io::Result<Vec<PathBuf>>>()?;
        entries.sort();
        let mut has_files = false;
        for path in entries {
            if path.is_dir() {
                has_files |= self.add_folder(&path)?;
            } else if path.extension().is_some_and(|ending| ending == "yaml") {
                has_files = true;
                self.add_file(path);
            }
        }
        self.folders.insert(real, has_files);
        Ok(has_files)
    }
}
