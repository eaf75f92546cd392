//! Parquet files: written row by row, and put together from shards.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{Schema, SchemaRef};
use arrow_select::interleave::interleave_record_batch;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder};
use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;

use super::Rows;
use super::rows::{Row, batch};
use crate::answer::{Shard, to_json};
use crate::cli::CommandError;
use crate::cli::shard::made_by;
use crate::cli::sink::{Sink, WriteError};

/// How many rows are packed at once, and how many stand in a group, which is kept in memory until
/// it is full.
const TOGETHER: usize = 1 << 10;
const GROUP: usize = 1 << 14;

/// The name of what a shard says of itself in a file's metadata.
const SHARD: &str = "sixfold.shard";

/// Answers that are written as Parquet.
pub(crate) struct Table<'a> {
    kind: Rows,
    rows: Vec<Row>,
    writer: Box<ArrowWriter<Sink<'a>>>,
}

impl<'a> Table<'a> {
    /// A table without rows yet.
    pub(crate) fn new(kind: Rows, to: Sink<'a>) -> Result<Table<'a>, WriteError> {
        let columns = batch(kind, &[]).map_err(ParquetError::from)?.schema();
        Ok(Table {
            kind,
            rows: Vec::with_capacity(TOGETHER),
            writer: Box::new(writer(to, columns)?),
        })
    }

    /// Adds a row for each line of JSON. The first has this number, the others follow in steps.
    pub(crate) fn add(
        &mut self,
        lines: &[u8],
        first: usize,
        step: usize,
    ) -> Result<(), WriteError> {
        let lines = lines.split_inclusive(|&byte| byte == b'\n');
        for (line, number) in lines.zip((first..).step_by(step)) {
            let mut row: Row = serde_json::from_slice(line).map_err(io::Error::from)?;
            row.line = number as i64;
            self.rows.push(row);
            if self.rows.len() == TOGETHER {
                self.pack()?;
            }
        }
        Ok(())
    }

    fn pack(&mut self) -> Result<(), WriteError> {
        let columns = batch(self.kind, &self.rows).map_err(ParquetError::from)?;
        self.rows.clear();
        Ok(self.writer.write(&columns)?)
    }

    /// Writes the end of the file; if it is a shard, the file says which one.
    pub(crate) fn end(mut self, shard: Option<&Shard>) -> Result<(), WriteError> {
        if !self.rows.is_empty() {
            self.pack()?;
        }
        if let Some(shard) = shard {
            let about = KeyValue::new(SHARD.to_owned(), to_json(shard));
            self.writer.append_key_value_metadata(about);
        }
        self.writer.close()?;
        Ok(())
    }
}

/// The same rows make the same bytes: nothing of the machine or the time is in them.
fn writer(to: Sink<'_>, columns: SchemaRef) -> Result<ArrowWriter<Sink<'_>>, ParquetError> {
    let properties = WriterProperties::builder()
        .set_created_by(made_by())
        .set_compression(Compression::SNAPPY)
        .set_max_row_group_row_count(Some(GROUP))
        .build();
    ArrowWriter::try_new(to, columns, Some(properties))
}

/// What a Parquet file says of the shard that it is, if it is one.
pub(crate) fn about(file: File) -> Result<Option<Shard>, CommandError> {
    let Ok(file) = ParquetRecordBatchReaderBuilder::try_new(file) else {
        return Ok(None);
    };
    let about = file.metadata().file_metadata().key_value_metadata();
    let about = about.into_iter().flatten().find(|pair| pair.key == SHARD);
    let about = about.and_then(|pair| pair.value.as_ref());
    Ok(about.and_then(|text| serde_json::from_str(text).ok()))
}

/// Puts the rows of shards together, one of each in turn. `damaged` is the error of a shard that
/// cannot be read as it was written.
pub(crate) fn merge(
    shards: &[&Path],
    damaged: impl Fn(usize) -> CommandError,
    to: Sink<'_>,
) -> Result<(), WriteError> {
    let mut inputs: Vec<Input> = Vec::new();
    for (place, path) in shards.iter().enumerate() {
        inputs.push(Input::open(path).ok_or_else(|| damaged(place))?);
    }
    let Some(first) = inputs.first() else {
        return Ok(());
    };
    let columns = first.rows.schema();
    if let Some(place) = inputs
        .iter()
        .position(|input| input.rows.schema() != columns)
    {
        return Err(damaged(place).into());
    }
    let mut writer = writer(to, columns)?;
    // Which row of which input comes next.
    let mut order: Vec<(usize, usize)> = Vec::new();
    for place in (0..inputs.len()).cycle() {
        if inputs.get(place).is_some_and(Input::is_used_up) {
            interleave(&inputs, &mut order, &mut writer)?;
            let input = inputs.get_mut(place);
            let is_there = input.and_then(Input::advance);
            if !is_there.ok_or_else(|| damaged(place))? {
                break;
            }
        }
        if let Some(input) = inputs.get_mut(place) {
            order.push((place, input.next));
            input.next += 1;
        }
    }
    interleave(&inputs, &mut order, &mut writer)?;
    for (place, input) in inputs.iter_mut().enumerate() {
        if !input.is_used_up() || input.advance() != Some(false) {
            return Err(damaged(place).into());
        }
    }
    writer.close()?;
    Ok(())
}

/// A shard that is read.
struct Input {
    rows: RecordBatch,
    next: usize,
    /// Nothing at the end, behind which the reader must not be asked again.
    later: Option<ParquetRecordBatchReader>,
}

impl Input {
    fn open(path: &Path) -> Option<Input> {
        let file = ParquetRecordBatchReaderBuilder::try_new(File::open(path).ok()?).ok()?;
        // What a file says of itself is not about its columns.
        let columns = Schema::new(file.schema().fields().clone());
        let later = file.with_batch_size(TOGETHER).build().ok()?;
        Some(Input {
            rows: RecordBatch::new_empty(Arc::new(columns)),
            next: 0,
            later: Some(later),
        })
    }

    fn is_used_up(&self) -> bool {
        self.next >= self.rows.num_rows()
    }

    /// Reads the next rows; whether there are any, if they can be read.
    fn advance(&mut self) -> Option<bool> {
        for rows in self.later.iter_mut().flatten() {
            let columns = rows.ok()?.columns().to_vec();
            self.rows = RecordBatch::try_new(self.rows.schema(), columns).ok()?;
            self.next = 0;
            if self.rows.num_rows() > 0 {
                return Some(true);
            }
        }
        self.later = None;
        Some(false)
    }
}

fn interleave(
    inputs: &[Input],
    order: &mut Vec<(usize, usize)>,
    writer: &mut ArrowWriter<Sink<'_>>,
) -> Result<(), WriteError> {
    if order.is_empty() {
        return Ok(());
    }
    let rows: Vec<&RecordBatch> = inputs.iter().map(|input| &input.rows).collect();
    let rows = interleave_record_batch(&rows, order).map_err(ParquetError::from)?;
    order.clear();
    Ok(writer.write(&rows)?)
}

impl From<ParquetError> for WriteError {
    /// An error of the output stays what it is.
    fn from(error: ParquetError) -> WriteError {
        WriteError::Unwritable(match error {
            ParquetError::External(inner) => match inner.downcast::<io::Error>() {
                Ok(error) => *error,
                Err(other) => io::Error::other(other),
            },
            other => io::Error::other(other),
        })
    }
}
