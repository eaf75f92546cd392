//! A column of positions, read where it lies.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, LargeBinaryArray, StructArray, make_array,
};
use arrow_buffer::NullBuffer;
use arrow_cast::cast;
use arrow_schema::{ArrowError, DataType};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3_arrow::input::AnyArray;
use sixfold::game;

use crate::position::Position;
use crate::work;

/// The rows of a column, in one piece or in several.
pub(crate) struct Column(Vec<Piece>);

/// Texts are kept as bytes: whoever made them may not have kept the promise of UTF-8.
enum Piece {
    Small(BinaryArray),
    Large(LargeBinaryArray),
    View(BinaryViewArray),
    Nulls(usize),
    Listed(Vec<Option<Item>>),
}

/// An item of a Python list.
enum Item {
    Text(PyBackedStr),
    Position(Box<game::Position>),
}

/// What a row holds.
pub(crate) enum Row<'a> {
    Null,
    Text(&'a [u8]),
    Position(&'a game::Position),
}

impl Column {
    /// Reads anything that exports Arrow, or iterates over texts, positions and `None`.
    pub(crate) fn read(column: &Bound<'_, PyAny>) -> PyResult<Column> {
        if exports_arrow(column)? {
            return Column::of_arrow(column.py(), column.extract()?);
        }
        let items = column.try_iter().map_err(|_| not_a_column(column))?;
        let items = items.enumerate();
        let items = items.map(|(row, item)| Item::read(row, &item?));
        Ok(Column(vec![Piece::Listed(items.collect::<PyResult<_>>()?)]))
    }

    fn of_arrow(py: Python<'_>, column: AnyArray) -> PyResult<Column> {
        let kind = column.field()?.data_type().clone();
        check(&kind)?;
        let reader = column.into_reader()?;
        // Whoever makes the stream may need the interpreter, and take its time.
        let arrays: Result<Vec<ArrayRef>, ArrowError> =
            work::run(py, |stop| reader.take_while(|_| !stop.is_asked()).collect())?;
        let unreadable =
            |error| PyValueError::new_err(format!("the column cannot be read: {error}"));
        let arrays = arrays.map_err(unreadable)?;
        let pieces = arrays.into_iter().map(Piece::of);
        Ok(Column(pieces.collect::<PyResult<_>>()?))
    }

    /// Parts of at most that many rows, in order.
    pub(crate) fn parts(&self, rows: usize) -> Vec<(usize, Range<usize>)> {
        let pieces = self.0.iter().enumerate();
        let parts = pieces.flat_map(|(place, piece)| {
            let all = piece.len();
            let starts = (0..all).step_by(rows);
            starts.map(move |start| (place, start..all.min(start + rows)))
        });
        parts.collect()
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(Piece::len).sum()
    }

    /// Shows the rows of a part, in order.
    pub(crate) fn for_each(&self, part: &(usize, Range<usize>), mut visit: impl FnMut(Row<'_>)) {
        let (place, rows) = part;
        match &self.0[*place] {
            Piece::Small(array) => rows.clone().for_each(|row| {
                visit(text(array, row, |row| array.value(row)));
            }),
            Piece::Large(array) => rows.clone().for_each(|row| {
                visit(text(array, row, |row| array.value(row)));
            }),
            Piece::View(array) => rows.clone().for_each(|row| {
                visit(text(array, row, |row| array.value(row)));
            }),
            Piece::Nulls(_) => rows.clone().for_each(|_| visit(Row::Null)),
            Piece::Listed(items) => items[rows.clone()].iter().for_each(|item| {
                visit(match item {
                    None => Row::Null,
                    Some(Item::Text(text)) => Row::Text(text.as_bytes()),
                    Some(Item::Position(position)) => Row::Position(position),
                });
            }),
        }
    }
}

fn text<'a>(array: &dyn Array, row: usize, value: impl FnOnce(usize) -> &'a [u8]) -> Row<'a> {
    if array.is_null(row) {
        Row::Null
    } else {
        Row::Text(value(row))
    }
}

fn exports_arrow(column: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(column.hasattr("__arrow_c_array__")? || column.hasattr("__arrow_c_stream__")?)
}

fn not_a_column(found: &Bound<'_, PyAny>) -> PyErr {
    let kind = found.get_type();
    PyTypeError::new_err(format!(
        "a column of positions is an Arrow array, a series, a table with one column, or a list, not {kind}"
    ))
}

/// Refuses a column that holds anything but text.
fn check(kind: &DataType) -> PyResult<()> {
    match kind {
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View | DataType::Null => Ok(()),
        DataType::Dictionary(_, values) => check(values),
        DataType::Struct(fields) => match &fields[..] {
            [field] => check(field.data_type()),
            _ => {
                let names: Vec<_> = fields.iter().map(|field| field.name().as_str()).collect();
                Err(PyTypeError::new_err(format!(
                    "a table with {} columns ({}): pass the one with the positions",
                    names.len(),
                    names.join(", ")
                )))
            }
        },
        other => Err(PyTypeError::new_err(format!(
            "the column holds {other}, not text: a position is a line such as \
             \"flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds\""
        ))),
    }
}

impl Piece {
    /// The buffers stay where they are, except those of a dictionary.
    fn of(array: ArrayRef) -> PyResult<Piece> {
        Ok(match array.data_type() {
            DataType::Utf8 => Piece::Small(array.as_string::<i32>().clone().into()),
            DataType::LargeUtf8 => Piece::Large(array.as_string::<i64>().clone().into()),
            DataType::Utf8View => Piece::View(array.as_string_view().clone().to_binary_view()),
            DataType::Null => Piece::Nulls(array.len()),
            DataType::Struct(_) => Piece::of(only_column(array.as_struct()))?,
            _ => Piece::of(cast(&array, &DataType::Utf8View).map_err(|error| {
                PyTypeError::new_err(format!("the column cannot be read as text: {error}"))
            })?)?,
        })
    }

    fn len(&self) -> usize {
        match self {
            Piece::Small(array) => array.len(),
            Piece::Large(array) => array.len(),
            Piece::View(array) => array.len(),
            Piece::Nulls(rows) => *rows,
            Piece::Listed(items) => items.len(),
        }
    }

    /// Where the texts lie in memory.
    fn addresses(&self) -> Vec<usize> {
        match self {
            Piece::Small(array) => vec![array.value_data().as_ptr() as usize],
            Piece::Large(array) => vec![array.value_data().as_ptr() as usize],
            Piece::View(array) => {
                let buffers =
                    std::iter::once(array.views().inner()).chain(array.data_buffers().iter());
                buffers.map(|buffer| buffer.as_ptr() as usize).collect()
            }
            Piece::Nulls(_) | Piece::Listed(_) => Vec::new(),
        }
    }
}

/// The one column of a table. A row that is null as a whole is null in it.
fn only_column(table: &StructArray) -> ArrayRef {
    let column = Arc::clone(table.column(0));
    if table.null_count() == 0 {
        return column;
    }
    let nulls = NullBuffer::union(column.logical_nulls().as_ref(), table.nulls());
    let data = column.to_data().into_builder().nulls(nulls).build();
    data.map_or(column, make_array)
}

impl Item {
    /// An item of a list; `None` for all that stands for a missing one.
    fn read(row: usize, item: &Bound<'_, PyAny>) -> PyResult<Option<Item>> {
        if let Ok(text) = item.extract::<PyBackedStr>() {
            return Ok(Some(Item::Text(text)));
        }
        if let Ok(position) = item.cast::<Position>() {
            let position = position.get().inner.clone();
            return Ok(Some(Item::Position(Box::new(position))));
        }
        let kind = item.get_type().name()?.to_string();
        let is_missing =
            item.is_none() || kind == "NAType" || item.extract::<f64>().is_ok_and(f64::is_nan);
        if is_missing {
            return Ok(None);
        }
        Err(PyTypeError::new_err(format!(
            "row {row} is a {kind}: a list of positions holds texts, Position objects and None"
        )))
    }
}

/// Where a column's texts lie in memory: it is read without copies.
#[pyfunction]
pub(crate) fn addresses(column: &Bound<'_, PyAny>) -> PyResult<Vec<usize>> {
    let column = Column::read(column)?;
    Ok(column.0.iter().flat_map(Piece::addresses).collect())
}
