"""Columns in, a table out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from . import _sixfold
from ._display import table

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

# How many rows a notebook shows.
_SHOWN = 20


class Row(NamedTuple):
    """The answer to a row.

    `status` is `ok`, `no_play` (there is no legal play), `null` (there is no position) or `error`.
    """

    status: str
    play: str | None
    score: int | None
    error_code: str | None
    error: str | None
    error_column: int | None
    error_help: str | None


class Answers:
    """The answers to a column, a row for each of its rows, in the same order.

    The table exports Arrow: `pyarrow.table(answers)`, `polars.DataFrame(answers)` and the like read it
    without copies. Its columns are the fields of `Row`.
    """

    __slots__ = ("_table",)

    def __init__(self, table: _sixfold.Answers) -> None:
        self._table = table

    def __len__(self) -> int:
        return len(self._table)

    def __iter__(self) -> Iterator[Row]:
        step = 1024
        for start in range(0, len(self), step):
            yield from map(Row._make, self._table.rows(start, step))

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> list[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | list[Row]:
        if isinstance(index, slice):
            return [self[row] for row in range(*index.indices(len(self)))]
        row = range(len(self))[index]
        return Row._make(self._table.rows(row, 1)[0])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answers) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (list(map(tuple, self)),)

    def __arrow_c_schema__(self) -> object:
        return self._table.__arrow_c_schema__()

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self._table.__arrow_c_array__(requested_schema)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self._table.__arrow_c_stream__(requested_schema)

    def counts(self) -> dict[str, int]:
        """How many rows have which status."""
        return dict(self._table.counts())

    def to_arrow(self) -> "pyarrow.Table":
        """The table as one of pyarrow."""
        import pyarrow

        return pyarrow.table(self)

    def to_polars(self) -> "polars.DataFrame":
        """The table as a frame of polars."""
        import polars

        return polars.DataFrame(self)

    def to_pandas(self) -> "pandas.DataFrame":
        """The table as a frame of pandas, with scores that stay integers where some are missing."""
        import pandas
        import pyarrow

        def kind(column: pyarrow.DataType) -> pandas.Int32Dtype | None:
            return pandas.Int32Dtype() if column == pyarrow.int32() else None

        return self.to_arrow().to_pandas(types_mapper=kind)

    def __repr__(self) -> str:
        counts = ", ".join(f"{count} {status}" for status, count in self.counts().items())
        return f"<Answers: {len(self)} rows, {counts}>" if counts else "<Answers: 0 rows>"

    def _repr_html_(self) -> str:
        rows = self[:_SHOWN]
        cells = ((row.status, row.play, row.score, row.error) for row in rows)
        shown = (["" if cell is None else cell for cell in row] for row in cells)
        more = len(self) - len(rows)
        note = f"<p>and {more} more</p>" if more else ""
        return table(["status", "play", "score", "error"], shown) + note


def _rebuilt(rows: list[tuple[Any, ...]]) -> Answers:
    return Answers(_sixfold.Answers(rows))
