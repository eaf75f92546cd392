"""Positions, puzzles and matches on Spark. The answers are those of one process.

Every job is a map over Arrow batches (`mapInArrow`), so Spark retries a task that fails, and moves
it. The package must be installed on every worker. `docs/clusters.md` has more.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, Unpack

from . import _jobs, _sixfold
from .puzzles import Puzzle

try:
    import pyarrow
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql import functions as f
    from pyspark.sql.pandas.types import from_arrow_schema
    from pyspark.sql.types import IntegerType, NullType, StringType, StructType
except ImportError as error:
    raise ImportError("sixfold.spark needs Spark: pip install 'sixfold[spark]'") from error

__all__ = ["analyse", "analyze", "arena", "mine", "puzzles"]

_Batches = Iterator[pyarrow.RecordBatch]


def analyse(df: DataFrame, column: str, *, prefix: str = "") -> DataFrame:
    """The rows of a DataFrame with the best play of the position in a column of text.

    The columns `status`, `play`, `score`, `error_code`, `error`, `error_column` and `error_help`
    are added, with `prefix` before their names; `sixfold.best` explains them. Every row stays, in its
    place: one without a position has the status `null`, one that cannot be read `error`.
    """
    _jobs.check_column(column, df.columns, prefix)
    kind = df.schema[df.columns.index(column)].dataType
    _jobs.check_kind(column, kind.simpleString(), isinstance(kind, StringType | NullType))
    schema = StructType(list(df.schema))
    for name, is_number in _jobs.ANSWERS.items():
        schema = schema.add(prefix + name, IntegerType() if is_number else StringType())
    place = df.columns.index(column)
    return df.mapInArrow(partial(_answer, place, prefix), schema)


analyze = analyse


def _answer(place: int, prefix: str, batches: _Batches) -> _Batches:
    for batch in batches:
        answers = pyarrow.record_batch(_sixfold.best(batch.column(place), threads=1))
        names = [prefix + name for name in answers.schema.names]
        yield pyarrow.RecordBatch.from_arrays(
            batch.columns + answers.columns, names=batch.schema.names + names
        )


def puzzles(
    spark: SparkSession,
    count: int = 1,
    seed: int = 0,
    *,
    max_tries: int = 100_000,
    tasks: int | None = None,
    **criteria: Unpack[_jobs.Criteria],
) -> list[Puzzle]:
    """The puzzles of `sixfold puzzle generate` with these options.

    `criteria` are the `rules`, `target`, `margin`, `stars` and `theme` of
    `sixfold.puzzles.generate`. There are fewer puzzles than asked for if `max_tries` games give no
    more. They do not depend on `tasks`, in how many the games are shared out at a time.
    """
    asked = _jobs.wanted(count, seed, max_tries, criteria)
    return _jobs.puzzles(partial(_run, spark), _cores(spark), tasks, asked)


_PUZZLE = pyarrow.schema(
    [
        ("game", pyarrow.int64()),
        ("form", pyarrow.string()),
        ("id", pyarrow.string()),
        ("position", pyarrow.string()),
        ("target", pyarrow.int32()),
        ("solution", pyarrow.string()),
        ("second_best", pyarrow.int32()),
        ("plays_total", pyarrow.int32()),
        ("stars", pyarrow.int32()),
        ("themes", pyarrow.list_(pyarrow.string())),
        ("puzzle", pyarrow.string()),
    ]
)


def mine(
    spark: SparkSession,
    games: int | range,
    seed: int = 0,
    *,
    tasks: int | None = None,
    **criteria: Unpack[_jobs.Criteria],
) -> DataFrame:
    """Every puzzle of some simulated games, a row each: that many games from the first, or those
    with the numbers of a range, so that a long search can be done in pieces.

    `criteria` are those of `puzzles`. A game may give several puzzles. Of those that are turned,
    mirrored or renamed into each other only the one of the first game stays. `form` is the same for
    all such twins, and `puzzle` is for `sixfold.puzzles.Puzzle.from_json`. The rows come in no
    order, and do not depend on `tasks`.
    """
    games = range(games) if isinstance(games, int) else games
    if not games or games.start < 0 or games.step < 1:
        raise ValueError(f"games must be a number or a range of games from 0 on, not {games!r}")
    # More than there can be, so that no part ends early.
    asked = _jobs.wanted(games.stop * 1_000, seed, games.stop, criteria)
    parts = _jobs.parts(games, tasks, _cores(spark))
    found = _numbers(spark, parts).mapInArrow(
        partial(_mine, asked, parts), from_arrow_schema(_PUZZLE)
    )
    # A part leaves out the twins that it knows; those of other parts meet here.
    first = found.groupBy("form").agg(f.min_by(f.struct("*"), "game").alias("first"))
    return first.select("first.*")


def _mine(asked: dict[str, Any], parts: list[range], batches: _Batches) -> _Batches:
    for number in _numbers_of(batches):
        rows = _jobs.mined(asked, parts[number])
        yield pyarrow.RecordBatch.from_pylist(rows, schema=_PUZZLE)


def arena(
    spark: SparkSession,
    a: str,
    b: str,
    games: int = 100,
    seed: int = 0,
    *,
    rules: str = "classic",
    tasks: int | None = None,
) -> dict[str, Any]:
    """The results of a match between two levels, as `sixfold arena` gives them in JSON.

    They do not depend on `tasks`, in how many the pairs of games are shared out; only `ms_per_turn`
    depends on the machines.
    """
    contest = {"a": a, "b": b, "rules": rules, "games": games, "seed": seed}
    return _jobs.arena(partial(_run, spark), _cores(spark), tasks, contest)


def _run(spark: SparkSession, job: _jobs.Job, parts: list[range]) -> list[str]:
    lines = _numbers(spark, parts).mapInArrow(partial(_do, job, parts), "line string")
    return [row["line"] for row in lines.collect()]


def _do(job: _jobs.Job, parts: list[range], batches: _Batches) -> _Batches:
    for number in _numbers_of(batches):
        lines = pyarrow.array(job(parts[number]), pyarrow.string())
        yield pyarrow.RecordBatch.from_arrays([lines], names=["line"])


def _numbers(spark: SparkSession, parts: list[range]) -> DataFrame:
    """The number of each part, in a task of its own."""
    return spark.range(len(parts), numPartitions=len(parts))


def _numbers_of(batches: _Batches) -> Iterator[int]:
    for batch in batches:
        numbers: list[Any] = batch.column(0).to_pylist()
        yield from numbers


def _cores(spark: SparkSession) -> int:
    # Spark Connect does not say how many there are.
    context = getattr(spark, "sparkContext", None)
    cores: int = context.defaultParallelism if context else 16
    return cores
