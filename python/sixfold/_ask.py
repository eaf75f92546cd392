"""The questions."""

import json
from collections.abc import Iterable
from typing import Literal, Protocol, overload

from . import _sixfold
from ._answers import Analysis, DeepAnalysis, IllegalTurn, LegalTurn, Play, Unseen
from ._columns import Answers
from ._games import Check, Review
from ._sixfold import Position, Record

Lang = Literal["en", "fr", "de", "it"]


class ArrowArray(Protocol):
    """Anything that exports an Arrow array."""

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...


class ArrowStream(Protocol):
    """Anything that exports a stream of Arrow arrays."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...


Column = ArrowArray | ArrowStream | Iterable[str | Position | None]


def _position(position: str | Position) -> Position:
    return position if isinstance(position, Position) else Position(position)


def _record(record: str | Record) -> Record:
    return record if isinstance(record, Record) else Record(record)


@overload
# A text iterates over texts too, but never is a column.
def best(position: str | Position) -> Play | None: ...  # type: ignore[overload-overlap]
@overload
def best(position: Column, *, threads: int | None = None) -> Answers: ...
def best(position: str | Position | Column, *, threads: int | None = None) -> Play | None | Answers:
    """The best play of a position, `None` without a legal play; or the best play of each row of a
    column.

    A column is an Arrow array, a series or a table with one column, of pyarrow, polars, pandas,
    DuckDB or any other library that exports Arrow, or a list of texts, positions and `None`. It is
    read without copies, on all cores unless `threads` says how many. Ctrl-C stops the work.
    """
    if not isinstance(position, str | Position):
        return Answers(_sixfold.best(position, threads=threads))
    position = _position(position)
    found = _sixfold.best_play(position)
    return None if found is None else Play.from_dict(json.loads(found) | {"position": str(position)})


def analyse(position: str | Position, *, top: int | None = 10) -> Analysis:
    """The best plays of a position, where their points come from, and how many plays there are.
    `top=None` gives every play.
    """
    return Analysis.from_json(_sixfold.analyse(_position(position), top))


analyze = analyse


def score(position: str | Position, play: str | Play) -> LegalTurn | IllegalTurn:
    """Whether a play, `swap …` or `pass` is legal and why not, every point, and its rank."""
    answer = json.loads(_sixfold.score(_position(position), str(play)))
    return (LegalTurn if answer["legal"] else IllegalTurn).from_dict(answer)


def deep(
    position: str | Position,
    *,
    top: int = 10,
    samples: int | None = None,
    plies: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    also: Iterable[str] = (),
    opponent_racks: Iterable[str] = (),
    threads: int | None = None,
) -> DeepAnalysis:
    """Ranks turns, swaps included, by simulating the rest of the game; endgames are solved.

    The options are those of `sixfold analyse --deep`; with `seconds` the answer depends on the
    machine. Ctrl-C stops the work.
    """
    question = {
        "top": top,
        "samples": samples,
        "plies": plies,
        "seconds": seconds,
        "seed": seed,
        "also": list(also),
        "opponent_racks": list(opponent_racks),
        "threads": threads,
    }
    return DeepAnalysis.from_json(_sixfold.deep(_position(position), question))


def unseen(position: str | Position) -> Unseen:
    """The tiles that are not visible, and the cells that none of them can fill."""
    return Unseen.from_json(_sixfold.unseen(_position(position)))


def check(record: str | Record) -> Check:
    """The turns of a game, each with its lines and the points after it."""
    return Check.from_json(_sixfold.check(_record(record)))


def review(
    record: str | Record,
    *,
    samples: int | None = None,
    seed: int = 0,
    threads: int | None = None,
    lang: Lang = "en",
) -> Review:
    """What each turn of a game gave away, how well everybody played, and what was luck.

    `lang` is the language of the chart and of the page. Ctrl-C stops the work.
    """
    answer, chart, page, titles, rows = _sixfold.review(
        _record(record), samples, seed, threads, lang
    )
    shown = {"chart": chart, "page": page, "titles": titles, "rows": rows}
    return Review.from_dict(json.loads(answer) | shown)
