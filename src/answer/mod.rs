//! What every command answers, as data: the JSON that it prints. Each answer is a plain struct made
//! from results; [`schema`] describes it to programs.

pub(crate) mod analysis;
mod arena;
mod convert;
mod deep;
mod error;
mod game;
pub(crate) mod play;
mod puzzle;
pub mod qwords;
mod score;
mod shard;
mod table;
pub(crate) mod unseen;

pub use analysis::{Analysis, write_analysis};
pub use arena::{Arena, Bench};
pub use convert::Conversion;
pub use deep::DeepAnalysis;
pub use error::{Error, Failure, Note};
pub use game::{Check, Review};
pub use play::{Line, Play};
pub use puzzle::{AnyPuzzle, Proofs, Puzzle, QwordsPuzzle, Rulebook};
pub use score::{IllegalTurn, LegalTurn, Reason, Score};
pub use shard::{Digest, Shard};
pub use table::Table;
pub use unseen::Unseen;

use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::notation::is_control;

/// The table of the Flex rulebook on which Chris finds the 18-point play.
pub const RULEBOOK_TABLE: &str =
    "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";

/// Makes a schema.
pub type MakeSchema = fn() -> Schema;

/// Every answer that has a schema: the command's name, its words joined by hyphens, and the schema.
pub const SCHEMAS: &[(&str, MakeSchema)] = &[
    ("analyse", schema_in_batch::<Analysis>),
    ("deep", schema_in_batch::<DeepAnalysis>),
    ("score", schema_in_batch::<Score>),
    ("unseen", schema_in_batch::<Unseen>),
    ("convert", schema_in_batch::<Conversion>),
    ("game-check", schema_of::<Check>),
    ("game-review", schema_of::<Review>),
    ("puzzle-daily", schema_of::<Puzzle>),
    ("puzzle-generate", schema_of::<AnyPuzzle>),
    ("puzzle-check", schema_of::<Proofs>),
    ("rulebook", schema_of::<Rulebook>),
    ("qwords-analyse", schema_of::<qwords::Analysis>),
    ("qwords-score", schema_of::<qwords::Score>),
    ("qwords-arena", schema_of::<qwords::Arena>),
    ("qwords-puzzle", schema_of::<QwordsPuzzle>),
    ("arena", schema_of::<Arena>),
    ("bench", schema_of::<Bench>),
    ("table", schema_of::<Table>),
    ("shard", schema_of::<Shard>),
    ("error", schema_in_batch::<Failure>),
];

/// The JSON Schema of an answer, by its name in [`SCHEMAS`].
pub fn schema(name: &str) -> Option<Schema> {
    let (_, schema) = SCHEMAS.iter().find(|(known, _)| *known == name)?;
    Some(schema())
}

/// The schema of a type as it is written, without any key that it does not name.
fn schema_of<T: JsonSchema>() -> Schema {
    let mut closed = RecursiveTransform(|schema: &mut Schema| {
        if schema.get("properties").is_some() {
            schema.insert("additionalProperties".to_owned(), false.into());
        }
    });
    let mut generator = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator();
    let mut schema = generator.root_schema_for::<T>();
    closed.transform(&mut schema);
    schema
}

/// The schema of an answer that may have the id of a line beside its keys.
fn schema_in_batch<T: JsonSchema>() -> Schema {
    let mut schema = schema_of::<T>();
    let id =
        json!({"description": "In a batch, the id of the line as it was given, if it has one."});
    // An answer is an object, or one of several.
    let kinds = schema.get("anyOf").and_then(Value::as_array).cloned();
    let places = kinds.map_or_else(
        || vec![String::new()],
        |kinds| {
            let places = kinds.iter().filter_map(|kind| kind["$ref"].as_str());
            places.map(|place| place.replace('#', "")).collect()
        },
    );
    for place in places {
        let properties = schema.pointer_mut(&format!("{place}/properties"));
        if let Some(properties) = properties.and_then(Value::as_object_mut) {
            properties.insert("id".to_owned(), id.clone());
        }
    }
    schema
}

/// An answer in a batch.
#[derive(Clone, Debug, Serialize)]
pub struct InBatch<'a, T> {
    /// The id of the line as it was given, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    answer: T,
}

impl<'a, T> InBatch<'a, T> {
    /// The answer to a line with this id.
    pub fn new(id: Option<&'a RawValue>, answer: T) -> InBatch<'a, T> {
        InBatch { id, answer }
    }
}

/// One line of JSON for an answer, without a line end. Answers hold only text, finite numbers and
/// lists, so there always is one.
pub fn to_json(answer: &impl Serialize) -> String {
    let mut json = Vec::with_capacity(256);
    write_json(answer, &mut json);
    String::from_utf8(json).expect("JSON is text")
}

/// The same behind a text.
pub fn write_json(answer: &impl Serialize, text: &mut Vec<u8>) {
    let start = text.len();
    serde_json::to_writer(&mut *text, answer).expect("answers have text keys and finite numbers");
    // All characters that control a terminal have a byte above these, and most answers have none.
    let highest = text[start..]
        .iter()
        .fold(0, |all, byte| all | byte.wrapping_add(1));
    if highest >= 0x80 {
        let json = String::from_utf8(text.split_off(start)).expect("JSON is text");
        text.extend_from_slice(without_controls(json).as_bytes());
    }
}

/// The same in lines, with a line end.
pub fn to_json_pretty(answer: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(answer);
    without_controls(text.expect("answers have text keys and finite numbers")) + "\n"
}

/// JSON with an escape for each character that controls a terminal, of which serde escapes only
/// those below U+0020. They stand in strings only.
fn without_controls(json: String) -> String {
    let mut text = String::with_capacity(json.len());
    for sign in json.chars() {
        if is_control(sign) {
            text += &format!("\\u{:04x}", u32::from(sign));
        } else {
            text.push(sign);
        }
    }
    text
}

/// A number with two digits after the point, and never `-0`.
fn two_digits(number: f64) -> f64 {
    (100.0 * number).round() / 100.0 + 0.0
}
