"""Columns of every library in, Arrow out."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
import sixfold
from conftest import batch
from sixfold import _sixfold

LINE = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds"
STUCK = "flex RcbRtwRsb/1BtbBss Gxw"
MIXED = [LINE, None, "", STUCK, "flex RcRtw Rcb", LINE]
STATUSES = ["ok", "null", "error", "no_play", "error", "ok"]


def expected(line: str) -> tuple[str | None, int | None]:
    play = sixfold.best(line)
    return (None, None) if play is None else (play.play, play.score)


def test_same_as_the_command_line_on_the_corpus(corpus: list[str]) -> None:
    same_as_the_command_line(corpus)


def test_same_as_the_command_line_on_generated_positions(generated: list[str]) -> None:
    assert len(generated) == 10_000
    same_as_the_command_line(generated)


def same_as_the_command_line(lines: list[str]) -> None:
    answers = sixfold.best(pa.array(lines))
    told = batch(lines)
    assert len(answers) == len(told) == len(lines)
    for line, row, answer in zip(lines, answers, told):
        assert "error" not in answer, line
        plays = answer["plays"]
        play, score = (plays[0]["play"], plays[0]["score"]) if plays else (None, None)
        assert (row.play, row.score) == (play, score), line
        assert row.status == ("ok" if plays else "no_play")


MAKERS: list[Callable[[list[str | None]], Any]] = [
    list,
    tuple,
    iter,
    lambda rows: pa.array(rows, pa.string()),
    lambda rows: pa.array(rows, pa.large_string()),
    lambda rows: pa.array(rows, pa.string_view()),
    lambda rows: pa.array(rows).dictionary_encode(),
    lambda rows: pa.chunked_array([rows[:2], [], rows[2:]], pa.string()),
    lambda rows: pa.array([LINE, *rows, LINE])[1:-1],
    lambda rows: pa.table({"position": rows}),
    lambda rows: pa.record_batch({"position": rows}),
    pl.Series,
    lambda rows: pl.Series(rows).cast(pl.Categorical),
    lambda rows: pl.DataFrame({"position": rows}),
    pd.Series,
    lambda rows: pd.Series(rows, dtype=object),
    lambda rows: pd.Series(rows, dtype=pd.ArrowDtype(pa.string())),
    lambda rows: pd.Series(rows, dtype="string[pyarrow]"),
    lambda rows: pd.Series([LINE, *rows])[1:],
    lambda rows: duckdb.sql("SELECT unnest($rows) AS position", params={"rows": rows}),
    lambda rows: [row if row != LINE else sixfold.Position(row) for row in rows],
]


@pytest.mark.parametrize("make", MAKERS)
def test_columns_of_every_kind(make: Callable[[list[str | None]], Any]) -> None:
    answers = sixfold.best(make(list(MIXED)))
    assert [row.status for row in answers] == STATUSES
    for line, row in zip(MIXED, answers):
        if line is not None and row.status != "error":
            assert (row.play, row.score) == expected(line)
        else:
            assert (row.play, row.score) == (None, None)


@pytest.mark.parametrize("threads", [1, 2, 7])
def test_no_row_is_lost_or_shifted(corpus: list[str], threads: int) -> None:
    rows: list[str | None] = []
    for number, line in enumerate(corpus * 5):
        rows += [line, None, f"row {number}"] if number % 3 else [line, ""]
    answers = sixfold.best(pa.chunked_array([rows[:1001], rows[1001:1003], rows[1003:]]), threads=threads)
    assert len(answers) == len(rows)
    known: dict[str | None, tuple[str | None, int | None]] = {line: expected(line) for line in corpus}
    for asked, row in zip(rows, answers):
        if asked is None:
            assert row.status == "null"
        elif asked in known:
            assert (row.play, row.score) == known[asked]
        else:
            assert row.status == "error" and row.error is not None
            assert ("`row`" if asked else "blank") in row.error


def test_error_rows_say_what_is_wrong_and_where() -> None:
    empty, broken = sixfold.best(["", "flex RcRtwRsb PsbYswGcbRdbOcwBfb"])
    assert (empty.status, empty.error_code) == ("error", "notation")
    assert empty.error is not None and "blank" in empty.error
    assert broken.error == "`Rc` has no background, which every tile of flex has"
    assert (broken.error_column, broken.error_help) == (6, "write `Rcb`, `Rcw` or `Rcs`")


def test_text_that_is_no_text() -> None:
    buffers = [None, pa.py_buffer(b"\0\0\0\0\4\0\0\0"), pa.py_buffer(b"fl\xffx")]
    [row] = sixfold.best(pa.Array.from_buffers(pa.string(), 1, buffers))
    assert (row.status, row.error) == ("error", "byte 3 is not UTF-8")


@pytest.mark.parametrize(
    ("column", "reason"),
    [
        (pa.array([1, 2]), "the column holds Int64, not text"),
        (pl.Series([1.5]), "the column holds Float64, not text"),
        (pa.table({"id": [1], "position": [LINE]}), r"2 columns \(id, position\): pass the one"),
        ([LINE, 7], "row 1 is a int"),
        ([LINE, LINE.encode()], "row 1 is a bytes"),
        (7, "not <class 'int'>"),
        (None, "not <class 'NoneType'>"),
    ],
)
def test_columns_of_the_wrong_type(column: Any, reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        sixfold.best(column)


def test_a_stream_that_breaks_off() -> None:
    schema = pa.schema({"position": pa.string()})

    def batches() -> Iterator[pa.RecordBatch]:
        yield pa.record_batch([[LINE]], schema)
        raise OSError("the disk is gone")

    with pytest.raises(ValueError, match="the column cannot be read: .*the disk is gone"):
        sixfold.best(pa.RecordBatchReader.from_batches(schema, batches()))


def test_a_number_of_threads_that_makes_no_sense() -> None:
    with pytest.raises(ValueError, match="threads must be 1 to 256, not 0"):
        sixfold.best([LINE], threads=0)


def test_columns_without_rows() -> None:
    empty = pa.array([], pa.string())
    columns: list[Any] = [[], empty, pa.chunked_array([], pa.string()), pl.Series(empty)]
    for column in columns:
        answers = sixfold.best(column)
        assert len(answers) == 0
        assert pa.table(answers).num_rows == 0
    assert [row.status for row in sixfold.best(pa.nulls(2))] == ["null", "null"]


def data_addresses(column: pa.ChunkedArray) -> list[int]:
    """Where pyarrow has the texts of a column; views, and what they point to."""
    found: list[int] = []
    for chunk in column.chunks:
        buffers = chunk.buffers()
        texts = buffers[1:] if chunk.type == pa.string_view() else buffers[2:]
        found += [buffer.address for buffer in texts if buffer is not None]
    return found


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.string_view()])
def test_pyarrow_is_read_without_copies(corpus: list[str], kind: pa.DataType) -> None:
    column = pa.chunked_array([corpus[:300], corpus[300:]], kind)
    assert _sixfold.addresses(column) == data_addresses(column)
    assert _sixfold.addresses(column.chunk(0)) == data_addresses(pa.chunked_array([column.chunk(0)]))
    assert _sixfold.addresses(pa.table({"position": column})) == data_addresses(column)


def test_polars_is_read_without_copies(corpus: list[str]) -> None:
    column = pl.Series(corpus)
    # While this one is in use, a copy would be somewhere else.
    kept = pa.chunked_array(column)
    assert _sixfold.addresses(column) == data_addresses(kept)


def test_pandas_is_read_without_copies(corpus: list[str]) -> None:
    for kind in (None, "string[pyarrow]", pd.ArrowDtype(pa.string())):
        column = pd.Series(corpus, dtype=kind)
        kept = column.array.__arrow_array__()
        kept = kept if isinstance(kept, pa.ChunkedArray) else pa.chunked_array([kept])
        assert _sixfold.addresses(column) == data_addresses(kept), kind


def test_the_answers_are_arrow() -> None:
    answers = sixfold.best(MIXED)
    table = pa.table(answers)
    assert table.schema.field("score").type == pa.int32()
    assert table["score"].to_pylist() == [row.score for row in answers]
    assert pa.record_batch(answers).equals(table.to_batches()[0])
    assert pa.schema(answers).equals(table.schema)
    assert pl.DataFrame(answers)["status"].to_list() == STATUSES
    assert pl.DataFrame(answers).schema["score"] == pl.Int32
    counted = duckdb.sql("SELECT status, count(*) FROM answers GROUP BY status")
    assert dict(counted.fetchall()) == answers.counts()


def test_scores_stay_integers_in_pandas() -> None:
    frame = sixfold.best(MIXED).to_pandas()
    assert str(frame["score"].dtype) == "Int32"
    assert frame["score"].sum() == 22


def test_answers_are_values() -> None:
    answers = sixfold.best(MIXED)
    assert pickle.loads(pickle.dumps(answers)) == answers
    assert answers != sixfold.best(MIXED[1:])
    assert (answers[-1], answers[1:3]) == (list(answers)[-1], list(answers)[1:3])
    with pytest.raises(IndexError):
        answers[6]
    assert repr(answers) == "<Answers: 6 rows, 2 ok, 1 null, 2 error, 1 no_play>"
    assert repr(sixfold.best([])) == "<Answers: 0 rows>"


def test_sheets_in_a_column() -> None:
    position = sixfold.Position(LINE)
    [row] = sixfold.best([position.sheet()])
    assert (row.play, row.score) == expected(LINE)
