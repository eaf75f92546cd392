//! YAML, in one place so that the crate behind it can be changed.

use serde::Serialize;
use serde::de::DeserializeOwned;

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
pub fn documents(text: &str) -> impl Iterator<Item = Unread<'_>> {
    serde_yaml::Deserializer::from_str(text).map(Unread)
}

/// Writes YAML. Answers hold only text, numbers and lists, which YAML can always express.
#[expect(
    clippy::expect_used,
    reason = "what this crate writes has text keys and no bytes, which is all that YAML refuses"
)]
pub fn to_string(value: &impl Serialize) -> String {
    serde_yaml::to_string(value).expect("answers have text keys and finite numbers")
}
