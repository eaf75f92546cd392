//! A table of answers: one row per position, exported as Arrow.

use std::sync::{Arc, OnceLock};

use arrow_array::builder::{ArrayBuilder, Int32Builder, StringBuilder};
use arrow_array::cast::AsArray;
use arrow_array::types::Int32Type;
use arrow_array::{Array, ArrayRef, RecordBatch, StructArray};
use arrow_schema::{ArrowError, DataType, Field, FieldRef, Schema, SchemaRef};
use arrow_select::concat::concat_batches;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};
use pyo3_arrow::ffi::{
    ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule,
};
use sixfold::answer;
use sixfold::notation::write_play;
use sixfold::search::ScoredPlay;

/// The most rows of a batch.
const MOST_ROWS: usize = 1 << 20;

fn schema() -> SchemaRef {
    static SCHEMA: OnceLock<SchemaRef> = OnceLock::new();
    let make = || {
        let field = |name, kind, nullable| Field::new(name, kind, nullable);
        Arc::new(Schema::new(vec![
            field("status", DataType::Utf8, false),
            field("play", DataType::Utf8, true),
            field("score", DataType::Int32, true),
            field("error_code", DataType::Utf8, true),
            field("error", DataType::Utf8, true),
            field("error_column", DataType::Int32, true),
            field("error_help", DataType::Utf8, true),
        ]))
    };
    Arc::clone(SCHEMA.get_or_init(make))
}

/// Writes the rows of a batch.
pub(crate) struct Writer {
    status: StringBuilder,
    play: StringBuilder,
    score: Int32Builder,
    /// Behind the last error there is nothing yet: most batches have none.
    errors: Errors,
    /// Room for the text of a play.
    text: String,
}

/// The columns about errors.
#[derive(Default)]
struct Errors {
    code: StringBuilder,
    message: StringBuilder,
    column: Int32Builder,
    help: StringBuilder,
}

impl Writer {
    pub(crate) fn new(rows: usize) -> Writer {
        Writer {
            status: StringBuilder::with_capacity(rows, 2 * rows),
            play: StringBuilder::with_capacity(rows, 32 * rows),
            score: Int32Builder::with_capacity(rows),
            errors: Errors::default(),
            text: String::new(),
        }
    }

    /// No position.
    pub(crate) fn null(&mut self) {
        self.without_play("null");
    }

    /// A position and its best play, if there is one.
    pub(crate) fn found(&mut self, best: Option<&ScoredPlay>) {
        let Some(ScoredPlay { play, score }) = best else {
            return self.without_play("no_play");
        };
        self.text.clear();
        // Writing to memory cannot fail.
        let _ = write_play(&mut self.text, play);
        self.status.append_value("ok");
        self.play.append_value(&self.text);
        self.score.append_value(*score as i32);
    }

    /// A text that is no position.
    pub(crate) fn error(&mut self, error: &answer::Error) {
        self.errors.fill(self.status.len());
        self.without_play("error");
        let column = error.column.map(|column| column as i32);
        self.errors.code.append_value(error.code);
        self.errors.message.append_value(&error.message);
        self.errors.column.append_option(column);
        self.errors.help.append_option(error.help.as_deref());
    }

    /// Bytes that are no text.
    pub(crate) fn not_text(&mut self, byte: usize) {
        let message = format!("byte {byte} is not UTF-8");
        self.error(&answer::Error::without_place("notation", message, None));
    }

    /// A row that was written before.
    fn values(&mut self, values: &Values) {
        let (status, play, score, code, message, column, help) = values;
        self.errors.fill(self.status.len());
        self.status.append_value(status);
        self.play.append_option(play.as_deref());
        self.score.append_option(*score);
        self.errors.code.append_option(code.as_deref());
        self.errors.message.append_option(message.as_deref());
        self.errors.column.append_option(*column);
        self.errors.help.append_option(help.as_deref());
    }

    fn without_play(&mut self, status: &str) {
        self.status.append_value(status);
        self.play.append_null();
        self.score.append_null();
    }

    pub(crate) fn finish(mut self) -> RecordBatch {
        self.errors.fill(self.status.len());
        let columns: Vec<ArrayRef> = vec![
            Arc::new(self.status.finish()),
            Arc::new(self.play.finish()),
            Arc::new(self.score.finish()),
            Arc::new(self.errors.code.finish()),
            Arc::new(self.errors.message.finish()),
            Arc::new(self.errors.column.finish()),
            Arc::new(self.errors.help.finish()),
        ];
        RecordBatch::try_new(schema(), columns).expect("the columns are those of the schema")
    }
}

impl Errors {
    /// Rows without an error, until there are that many rows.
    fn fill(&mut self, rows: usize) {
        let missing = rows - self.code.len();
        self.code.append_nulls(missing);
        self.message.append_nulls(missing);
        self.column.append_nulls(missing);
        self.help.append_nulls(missing);
    }
}

/// A table with a row for each position of a column.
#[pyclass(frozen, module = "sixfold._sixfold")]
pub(crate) struct Answers(Vec<RecordBatch>);

impl Answers {
    /// Puts small batches together.
    pub(crate) fn of_parts(parts: &[RecordBatch]) -> PyResult<Answers> {
        let mut batches = Vec::new();
        let mut rest = parts;
        while !rest.is_empty() {
            let mut rows = 0;
            let fits = rest.iter().take_while(|batch| {
                rows += batch.num_rows();
                rows <= MOST_ROWS
            });
            let (now, later) = rest.split_at(fits.count().max(1));
            batches.push(concat_batches(&schema(), now).map_err(failed)?);
            rest = later;
        }
        Ok(Answers(batches))
    }

    fn field() -> FieldRef {
        let kind = DataType::Struct(schema().fields().clone());
        Arc::new(Field::new("", kind, false))
    }
}

fn failed(error: ArrowError) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

/// A row: status, play, score, and the code, message, column and help of an error.
type Values = (
    String,
    Option<String>,
    Option<i32>,
    Option<String>,
    Option<String>,
    Option<i32>,
    Option<String>,
);

#[pymethods]
impl Answers {
    /// A table that was taken apart into rows.
    #[new]
    fn new(rows: Vec<Values>) -> PyResult<Answers> {
        let mut writer = Writer::new(rows.len());
        for row in &rows {
            writer.values(row);
        }
        Answers::of_parts(&[writer.finish()])
    }

    fn __len__(&self) -> usize {
        self.0.iter().map(RecordBatch::num_rows).sum()
    }

    /// Some rows as Python values.
    fn rows(&self, start: usize, count: usize) -> Vec<Values> {
        let rows = self
            .0
            .iter()
            .flat_map(|batch| (0..batch.num_rows()).map(move |row| (batch, row)));
        let rows = rows.skip(start).take(count);
        let text = |batch: &RecordBatch, column: usize, row: usize| {
            let column = batch.column(column).as_string::<i32>();
            column.is_valid(row).then(|| column.value(row).to_owned())
        };
        let number = |batch: &RecordBatch, column: usize, row: usize| {
            let column = batch.column(column).as_primitive::<Int32Type>();
            column.is_valid(row).then(|| column.value(row))
        };
        rows.map(|(batch, row)| {
            (
                text(batch, 0, row).unwrap_or_default(),
                text(batch, 1, row),
                number(batch, 2, row),
                text(batch, 3, row),
                text(batch, 4, row),
                number(batch, 5, row),
                text(batch, 6, row),
            )
        })
        .collect()
    }

    /// How many rows have which status, in the order in which they first appear.
    fn counts(&self) -> Vec<(&str, usize)> {
        let mut counts: Vec<(&str, usize)> = Vec::new();
        let columns = self
            .0
            .iter()
            .map(|batch| batch.column(0).as_string::<i32>());
        for status in columns.flatten().flatten() {
            match counts.iter_mut().find(|(known, _)| *known == status) {
                Some((_, count)) => *count += 1,
                None => counts.push((status, 1)),
            }
        }
        counts
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        Ok(to_schema_pycapsule(py, &*schema())?)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let batch = concat_batches(&schema(), &self.0).map_err(failed)?;
        let table = StructArray::from(batch);
        Ok(to_array_pycapsules(
            py,
            Answers::field(),
            &table,
            requested_schema,
        )?)
    }

    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let batches = self.0.clone().into_iter();
        let tables = batches.map(|batch| Ok(Arc::new(StructArray::from(batch)) as ArrayRef));
        let reader = Box::new(ArrayIterator::new(tables, Answers::field()));
        Ok(to_stream_pycapsule(py, reader, requested_schema)?)
    }
}
