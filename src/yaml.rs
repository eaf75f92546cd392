//! YAML, in one place so that the crate behind it can be changed.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::notation::is_control;

/// Why a text is not the YAML that was asked for, and where.
#[derive(Clone, Debug)]
pub struct YamlError {
    /// What is wrong.
    pub message: String,
    /// The place in bytes, if it is known.
    pub offset: Option<usize>,
}

impl From<serde_yaml::Error> for YamlError {
    fn from(error: serde_yaml::Error) -> YamlError {
        let message = error.to_string();
        // The place is shown with a caret, so the message need not repeat it.
        let message = message.split(" at line ").next().unwrap_or_default();
        // Nor the path within the list: `[0].lines: `.
        let message = match message.split_once(": ") {
            Some((path, rest)) if path.contains('[') && !path.contains(' ') => rest,
            _ => message,
        };
        YamlError {
            message: message.to_owned(),
            offset: error.location().map(|location| location.index()),
        }
    }
}

/// Reads YAML.
pub fn from_str<T: DeserializeOwned>(text: &str) -> Result<T, YamlError> {
    check(text)?;
    serde_yaml::from_str(text).map_err(YamlError::from)
}

/// A document of a YAML file that is still to be read.
pub struct Unread<'a>(serde_yaml::Deserializer<'a>);

impl Unread<'_> {
    /// Reads it.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, YamlError> {
        T::deserialize(self.0).map_err(YamlError::from)
    }
}

/// The documents of a YAML file, one after the other.
pub fn documents(text: &str) -> Result<impl Iterator<Item = Unread<'_>>, YamlError> {
    check(text)?;
    Ok(serde_yaml::Deserializer::from_str(text).map(Unread))
}

/// The most collections that may stand one in another.
pub const DEEPEST: usize = 64;

/// Refuses what no file of ours has, before it can do harm: deep nesting, over which the parser
/// would take time that grows with the square of the depth, and characters that control a terminal.
fn check(text: &str) -> Result<(), YamlError> {
    let wrong = |message: String, offset| {
        let offset = Some(offset);
        Err(YamlError { message, offset })
    };
    if let Some(offset) = too_deep(text) {
        return wrong(
            format!("collections are nested more than {DEEPEST} deep"),
            offset,
        );
    }
    match control_character(text) {
        Some((offset, sign)) => {
            let number = u32::from(sign);
            wrong(
                format!("the control character U+{number:04X} is not allowed"),
                offset,
            )
        }
        None => Ok(()),
    }
}

/// Where a collection begins that stands too deep in others, if there is one.
fn too_deep(text: &str) -> Option<usize> {
    // The columns at which the open collections of lines begin, and the number of open brackets.
    let (mut columns, mut brackets) = (Vec::new(), 0);
    // The sign that ends the quoted text that is open.
    let mut quote = None;
    // Lines that are indented more than this belong to a text that began with `|` or `>`.
    let mut literal = None;
    // Whether plain text, without quotes, is open.
    let mut plain = false;
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let line_start = start;
        start += line.len();
        let bytes = line.as_bytes();
        let indent = bytes.iter().take_while(|&&sign| sign == b' ').count();
        let is_blank = line.trim().is_empty();
        if is_blank || literal.is_some_and(|parent| indent > parent) {
            continue;
        }
        literal = None;
        let mut begins_collection = brackets == 0 && quote.is_none();
        if begins_collection {
            if plain && columns.last().is_some_and(|&column| indent > column) {
                continue;
            }
            plain = false;
            columns.retain(|&column| column < indent);
        }
        let mut after_blank = true;
        let mut signs = bytes.iter().copied().enumerate().skip(indent).peekable();
        while let Some((column, sign)) = signs.next() {
            let next = signs.peek().map(|&(_, next)| next);
            let is_before_blank = next.is_none_or(|next| next.is_ascii_whitespace());
            if let Some(end) = quote {
                if sign == b'\\' && end == b'"' {
                    signs.next();
                } else if sign == end {
                    quote = None;
                }
                continue;
            }
            if sign.is_ascii_whitespace() {
                after_blank = true;
                continue;
            }
            if sign == b'#' && (after_blank || !plain) {
                break;
            }
            after_blank = false;
            if begins_collection {
                columns.push(column);
                begins_collection = false;
            }
            match sign {
                b'[' | b'{' if brackets > 0 || !plain => (brackets, plain) = (brackets + 1, false),
                b']' | b'}' if brackets > 0 => (brackets, plain) = (brackets - 1, false),
                b',' if brackets > 0 => plain = false,
                b':' if is_before_blank
                    || brackets > 0
                        && (!plain || next.is_some_and(|next| b",[]{}".contains(&next))) =>
                {
                    plain = false;
                }
                b'-' | b'?' if !plain && is_before_blank => begins_collection = brackets == 0,
                b'"' | b'\'' if !plain => quote = Some(sign),
                b'|' | b'>' if !plain && brackets == 0 => {
                    literal = Some(indent);
                    break;
                }
                b'&' | b'*' | b'!' if !plain => {
                    let ends = |sign: u8| sign.is_ascii_whitespace() || b",[]{}".contains(&sign);
                    while signs.next_if(|&(_, sign)| !ends(sign)).is_some() {}
                }
                _ => plain = true,
            }
            if columns.len() + brackets > DEEPEST {
                return Some(line_start + column);
            }
        }
    }
    None
}

/// The first control character that a text has or makes of an escape, and its place. The parser
/// refuses most of those that are not escaped.
fn control_character(text: &str) -> Option<(usize, char)> {
    let raw = text.char_indices().find(|&(_, sign)| is_control(sign));
    if raw.is_some() || !text.contains('\\') {
        return raw;
    }
    let has_control = serde_yaml::Deserializer::from_str(text)
        .map_while(|document| Unread(document).read().ok())
        .any(|value| holds_control(&value));
    if !has_control {
        return None;
    }
    let mut escapes = text
        .match_indices('\\')
        .filter_map(|(place, _)| Some((place, escaped(text.get(place + 1..)?)?)));
    Some(
        escapes
            .find(|&(_, sign)| is_control(sign))
            .unwrap_or((0, char::REPLACEMENT_CHARACTER)),
    )
}

fn holds_control(value: &serde_yaml::Value) -> bool {
    use serde_yaml::Value;
    match value {
        Value::String(text) => text.contains(is_control),
        Value::Sequence(values) => values.iter().any(holds_control),
        Value::Mapping(pairs) => pairs
            .iter()
            .any(|(key, value)| holds_control(key) || holds_control(value)),
        Value::Tagged(tagged) => holds_control(&tagged.value),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// The character that an escape stands for, if it is one that may be a control character.
fn escaped(after_backslash: &str) -> Option<char> {
    let number = |digits: usize| {
        let digits = after_backslash.get(1..=digits)?;
        char::from_u32(u32::from_str_radix(digits, 16).ok()?)
    };
    match after_backslash.chars().next()? {
        '0' => Some('\0'),
        'a' => Some('\u{7}'),
        'b' => Some('\u{8}'),
        'v' => Some('\u{b}'),
        'f' => Some('\u{c}'),
        'e' => Some('\u{1b}'),
        'N' => Some('\u{85}'),
        'x' => number(2),
        'u' => number(4),
        'U' => number(8),
        _ => None,
    }
}

/// Writes YAML. Answers hold only text, numbers and lists, which YAML can always express.
#[expect(
    clippy::expect_used,
    reason = "what this crate writes has text keys and no bytes, which is all that YAML refuses"
)]
pub fn to_string(value: &impl Serialize) -> String {
    serde_yaml::to_string(value).expect("answers have text keys and finite numbers")
}
