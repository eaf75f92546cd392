"""Positions, puzzles and matches on Dask. The answers are those of one process.

The parts of a job are tasks without a state, so Dask does them again if a worker is lost. The
package must be installed on every worker. `docs/clusters.md` has more.
"""

from functools import partial
from typing import Any, Unpack

from . import _jobs, _sixfold
from .puzzles import Puzzle

try:
    import dask.dataframe
    import distributed
    import pandas
    import pyarrow
except ImportError as error:
    raise ImportError("sixfold.dask needs Dask: pip install 'sixfold[dask]'") from error

__all__ = ["analyse", "analyze", "arena", "puzzles"]


def analyse(ddf: dask.dataframe.DataFrame, column: str, *, prefix: str = "") -> Any:
    """The rows of a DataFrame with the best play of the position in a column of text.

    The columns `status`, `play`, `score`, `error_code`, `error`, `error_column` and `error_help`
    are added, with `prefix` before their names; `sixfold.best` explains them. Scores are integers that
    may be missing (`Int32`). Every row stays, in its place and with its index: one without a
    position has the status `null`, one that cannot be read `error`.
    """
    _jobs.check_column(column, ddf.columns, prefix)
    kind = ddf.dtypes[column]
    values = getattr(getattr(kind, "categories", None), "dtype", kind)
    _jobs.check_kind(column, str(values), pandas.api.types.is_string_dtype(values))
    answer = partial(_answer, column, prefix)
    return ddf.map_partitions(answer, meta=answer(ddf._meta))


analyze = analyse


def _answer(column: str, prefix: str, frame: pandas.DataFrame) -> pandas.DataFrame:
    texts = frame[column]
    # Python objects may be anything, of which the package says what is wrong.
    is_list = texts.dtype == object
    answers = pyarrow.table(
        _sixfold.best(texts.tolist() if is_list else pyarrow.array(texts), threads=1)
    )
    added = answers.to_pandas(types_mapper=_KINDS.get).set_index(frame.index)
    joined: pandas.DataFrame = pandas.concat([frame, added.add_prefix(prefix)], axis="columns")
    return joined


_KINDS = {
    pyarrow.string(): pandas.StringDtype("pyarrow"),
    pyarrow.int32(): pandas.Int32Dtype(),
}


def puzzles(
    client: distributed.Client,
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
    return _jobs.puzzles(partial(_run, client), _cores(client), tasks, asked)


def arena(
    client: distributed.Client,
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
    return _jobs.arena(partial(_run, client), _cores(client), tasks, contest)


def _run(client: distributed.Client, job: _jobs.Job, parts: list[range]) -> list[str]:
    # With `pure`, a second call would find the results of the first, however old.
    found = client.gather(client.map(job, parts, pure=False))
    return [line for lines in found for line in lines]


def _cores(client: distributed.Client) -> int:
    cores: int = sum(client.nthreads().values())
    return max(1, cores)
