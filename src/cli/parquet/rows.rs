//! Answers in JSON as columns.

use std::sync::Arc;

use arrow_array::{
    ArrayRef, BooleanArray, Float64Array, Int64Array, ListArray, RecordBatch, StringArray,
    StructArray,
};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{ArrowError, Field};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::Rows;

/// A row before it is cut into columns: an answer, as far as columns show it.
#[derive(Default, Deserialize)]
pub(super) struct Row {
    /// The number of its line.
    #[serde(skip)]
    pub(super) line: i64,
    id: Option<Box<RawValue>>,
    error: Option<Failure>,
    title: Option<String>,
    rules: Option<String>,
    kind: Option<String>,
    position: Option<String>,
    bag: Option<i64>,
    plays_total: Option<i64>,
    best_score: Option<i64>,
    #[serde(default, alias = "turns")]
    plays: Vec<Turn>,
    decided: Option<bool>,
    rolls: Option<Vec<String>>,
    letters: Option<String>,
    target: Option<i64>,
    solution: Option<String>,
    going_out: Option<i64>,
    second_best: Option<i64>,
    second_best_with_names: Option<i64>,
    stars: Option<i64>,
    #[serde(default)]
    themes: Vec<String>,
    ways_total: Option<i64>,
    made_by: Option<String>,
}

#[derive(Deserialize)]
struct Failure {
    code: String,
    message: String,
    column: Option<i64>,
    help: Option<String>,
}

/// A play of `analyse`, or a turn of `analyse --deep`, which has more.
#[derive(Deserialize)]
struct Turn {
    play: String,
    score: i64,
    tiles_left: String,
    evidence: Option<String>,
    margin: Option<f64>,
    standard_error: Option<f64>,
    behind: Option<f64>,
    behind_error: Option<f64>,
    win_percent: Option<f64>,
    reply: Option<f64>,
    qwirkle_percent: Option<f64>,
    leave: Option<f64>,
    samples: Option<i64>,
    dropped: Option<bool>,
}

type Columns = Vec<(&'static str, ArrayRef)>;

/// Rows in columns; without rows, the columns alone.
pub(super) fn batch(kind: Rows, rows: &[Row]) -> Result<RecordBatch, ArrowError> {
    let columns = match kind {
        Rows::Analyses => of_lines(rows, plays)?,
        Rows::DeepAnalyses => {
            let mut columns = of_lines(rows, turns)?;
            columns.retain(|(name, _)| !["plays_total", "best_score"].contains(name));
            let decided = flag(rows.iter().map(|row| row.decided));
            columns.insert(6, ("decided", decided));
            columns
        }
        Rows::Puzzles => of_puzzles(rows)?,
        Rows::QwordsPuzzles => of_qwords(rows)?,
    };
    let columns = columns.into_iter().map(|(name, column)| {
        let is_always_there = ["line", "status"].contains(&name);
        (name, column, !is_always_there)
    });
    RecordBatch::try_from_iter_with_nullable(columns)
}

/// The columns of a batch; `turns` gives those of plays.
fn of_lines(rows: &[Row], turns: fn(&[Option<&Turn>]) -> Columns) -> Result<Columns, ArrowError> {
    let best: Vec<Option<&Turn>> = rows.iter().map(|row| row.plays.first()).collect();
    let all: Vec<Option<&Turn>> = rows.iter().flat_map(|row| &row.plays).map(Some).collect();
    let all = structs(turns(&all))?;
    let failures = || rows.iter().map(|row| row.error.as_ref());
    let mut columns = vec![
        ("line", whole(rows.iter().map(|row| Some(row.line)))),
        ("id", owned(rows.iter().map(Row::id))),
        ("status", text(rows.iter().map(|row| Some(row.status())))),
        (
            "position",
            text(rows.iter().map(|row| row.position.as_deref())),
        ),
        ("rules", text(rows.iter().map(|row| row.rules.as_deref()))),
        ("bag", whole(rows.iter().map(|row| row.bag))),
        ("plays_total", whole(rows.iter().map(|row| row.plays_total))),
        ("best_score", whole(rows.iter().map(|row| row.best_score))),
    ];
    columns.extend(turns(&best));
    columns.extend([
        ("plays", list(rows.iter().map(|row| row.plays.len()), all)?),
        ("code", text(failures().map(|error| Some(&*error?.code)))),
        (
            "message",
            text(failures().map(|error| Some(&*error?.message))),
        ),
        ("column", whole(failures().map(|error| error?.column))),
        ("help", text(failures().map(|error| error?.help.as_deref()))),
    ]);
    Ok(columns)
}

/// The columns of plays.
fn plays(plays: &[Option<&Turn>]) -> Columns {
    let plays = || plays.iter();
    vec![
        ("play", text(plays().map(|play| Some(&*(*play)?.play)))),
        ("score", whole(plays().map(|play| Some((*play)?.score)))),
        (
            "tiles_left",
            text(plays().map(|play| Some(&*(*play)?.tiles_left))),
        ),
    ]
}

/// The columns of turns that were thought about.
fn turns(turns: &[Option<&Turn>]) -> Columns {
    let float = |get: fn(&Turn) -> Option<f64>| -> ArrayRef {
        Arc::new(Float64Array::from_iter(
            turns.iter().map(|turn| get((*turn)?)),
        ))
    };
    let mut columns = plays(turns);
    columns.extend([
        (
            "evidence",
            text(turns.iter().map(|turn| (*turn)?.evidence.as_deref())),
        ),
        ("margin", float(|turn| turn.margin)),
        ("standard_error", float(|turn| turn.standard_error)),
        ("behind", float(|turn| turn.behind)),
        ("behind_error", float(|turn| turn.behind_error)),
        ("win_percent", float(|turn| turn.win_percent)),
        ("reply", float(|turn| turn.reply)),
        ("qwirkle_percent", float(|turn| turn.qwirkle_percent)),
        ("leave", float(|turn| turn.leave)),
        ("samples", whole(turns.iter().map(|turn| (*turn)?.samples))),
        ("dropped", flag(turns.iter().map(|turn| (*turn)?.dropped))),
    ]);
    columns
}

fn of_puzzles(rows: &[Row]) -> Result<Columns, ArrowError> {
    let themes = texts(rows.iter().map(|row| Some(&row.themes)))?;
    let mut columns = named(rows);
    columns.extend([
        ("target", whole(rows.iter().map(|row| row.target))),
        (
            "solution",
            text(rows.iter().map(|row| row.solution.as_deref())),
        ),
        ("second_best", whole(rows.iter().map(|row| row.second_best))),
        ("margin", whole(rows.iter().map(Row::margin))),
        ("plays_total", whole(rows.iter().map(|row| row.plays_total))),
        ("stars", whole(rows.iter().map(|row| row.stars))),
        ("themes", themes),
        ("going_out", whole(rows.iter().map(|row| row.going_out))),
        (
            "made_by",
            text(rows.iter().map(|row| row.made_by.as_deref())),
        ),
    ]);
    Ok(columns)
}

fn of_qwords(rows: &[Row]) -> Result<Columns, ArrowError> {
    let rolls = texts(rows.iter().map(|row| row.rolls.as_ref()))?;
    let with_names = rows.iter().map(|row| row.second_best_with_names);
    let mut columns = named(rows);
    columns.extend([
        ("kind", text(rows.iter().map(|row| row.kind.as_deref()))),
        ("rolls", rolls),
        (
            "letters",
            text(rows.iter().map(|row| row.letters.as_deref())),
        ),
        ("target", whole(rows.iter().map(|row| row.target))),
        (
            "solution",
            text(rows.iter().map(|row| row.solution.as_deref())),
        ),
        ("second_best", whole(rows.iter().map(|row| row.second_best))),
        ("second_best_with_names", whole(with_names)),
        ("margin", whole(rows.iter().map(Row::margin))),
        ("ways_total", whole(rows.iter().map(|row| row.ways_total))),
        (
            "made_by",
            text(rows.iter().map(|row| row.made_by.as_deref())),
        ),
    ]);
    Ok(columns)
}

/// What puzzles of both games have.
fn named(rows: &[Row]) -> Columns {
    vec![
        ("id", owned(rows.iter().map(Row::id))),
        ("title", text(rows.iter().map(|row| row.title.as_deref()))),
        ("rules", text(rows.iter().map(|row| row.rules.as_deref()))),
        (
            "position",
            text(rows.iter().map(|row| row.position.as_deref())),
        ),
    ]
}

impl Row {
    /// The id as a text: JSON that is no text stays as it was given.
    fn id(&self) -> Option<String> {
        let given = self.id.as_ref()?.get();
        Some(serde_json::from_str(given).unwrap_or_else(|_| given.to_owned()))
    }

    fn status(&self) -> &'static str {
        match (&self.error, self.best_score, &self.plays[..]) {
            (Some(_), ..) => "error",
            (None, None, []) => "no_play",
            _ => "ok",
        }
    }

    /// By how much the solution beats the next best one.
    fn margin(&self) -> Option<i64> {
        Some(self.target? - self.second_best?)
    }
}

fn text<'a>(values: impl Iterator<Item = Option<&'a str>>) -> ArrayRef {
    Arc::new(StringArray::from_iter(values))
}

fn owned(values: impl Iterator<Item = Option<String>>) -> ArrayRef {
    Arc::new(StringArray::from_iter(values))
}

fn whole(values: impl Iterator<Item = Option<i64>>) -> ArrayRef {
    Arc::new(Int64Array::from_iter(values))
}

fn flag(values: impl Iterator<Item = Option<bool>>) -> ArrayRef {
    Arc::new(values.collect::<BooleanArray>())
}

fn structs(columns: Columns) -> Result<ArrayRef, ArrowError> {
    let fields = columns
        .iter()
        .map(|(name, column)| Field::new(*name, column.data_type().clone(), true));
    let fields: Vec<Field> = fields.collect();
    let columns = columns.into_iter().map(|(_, column)| column).collect();
    Ok(Arc::new(StructArray::try_new(
        fields.into(),
        columns,
        None,
    )?))
}

/// Lists of these lengths, one after the other.
fn list(lengths: impl Iterator<Item = usize>, items: ArrayRef) -> Result<ArrayRef, ArrowError> {
    let field = Field::new("element", items.data_type().clone(), true);
    let ends = OffsetBuffer::from_lengths(lengths);
    Ok(Arc::new(ListArray::try_new(
        Arc::new(field),
        ends,
        items,
        None,
    )?))
}

/// Lists of texts; none is an empty list.
fn texts<'a>(
    lists: impl Iterator<Item = Option<&'a Vec<String>>> + Clone,
) -> Result<ArrayRef, ArrowError> {
    let items = text(lists.clone().flatten().flatten().map(|text| Some(&**text)));
    list(lists.map(|texts| texts.map_or(0, Vec::len)), items)
}
