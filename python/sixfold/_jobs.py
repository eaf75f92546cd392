"""What Spark and Dask have in common: long jobs in parts, and what is made of the parts.

A job answers a part, which is a range of the numbers of games, with lines of JSON. They depend on
those numbers and on the seed alone: a part may run on any machine, be cut in two or be done twice.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, TypedDict

from . import _sixfold
from .puzzles import Puzzle, _wanted

Job = Callable[[range], list[str]]
# Does a job for some parts, wherever there is room, and gives their lines in any order.
Run = Callable[[Job, list[range]], list[str]]


class Criteria(TypedDict, total=False):
    """What puzzles must be like, as `sixfold.puzzles.generate` takes it."""

    rules: str
    target: int | tuple[int, int]
    margin: int
    stars: int | None
    theme: str | None


_DEFAULTS: Criteria = {
    "rules": "flex",
    "target": 18,
    "margin": 2,
    "stars": None,
    "theme": None,
}

# The columns that `sixfold.best` answers with, and whether each holds numbers.
ANSWERS = {
    "status": False,
    "play": False,
    "score": True,
    "error_code": False,
    "error": False,
    "error_column": True,
    "error_help": False,
}
# Parts for each core: the last to end keeps the others waiting for a short time only.
_PARTS_PER_CORE = 4
# The most games of a part, some seconds of work: so much is lost with a worker.
_MOST_GAMES = 10_000
# How many games each part of the first wave tries.
_FIRST_GAMES = 64


def parts(games: range, tasks: int | None, cores: int) -> list[range]:
    """Games dealt out evenly; early and late ones to each part."""
    if tasks is None:
        tasks = max(_PARTS_PER_CORE * cores, -(-len(games) // _MOST_GAMES))
    elif tasks < 1:
        raise ValueError(f"tasks must be 1 or more, not {tasks}")
    tasks = min(tasks, len(games))
    return [games[first::tasks] for first in range(tasks)]


def wanted(count: int, seed: int, max_tries: int, criteria: Criteria) -> dict[str, Any]:
    """What puzzles are wanted, refused if there can be none."""
    for name, number in [("count", count), ("max_tries", max_tries)]:
        if number < 1:
            raise ValueError(f"{name} must be 1 or more, not {number}")
    for name in criteria.keys() - _DEFAULTS.keys():
        raise TypeError(f"there is no option {name!r}; there are {', '.join(_DEFAULTS)}")
    options: dict[str, Any] = {**_DEFAULTS, **criteria}
    # A cluster runs a task on each core.
    asked = _wanted(count=count, seed=seed, max_tries=max_tries, threads=1, **options)
    _sixfold.choose(asked, [])
    return asked


def candidates(asked: Mapping[str, Any], games: range) -> list[str]:
    """The puzzles of some games, a line each."""
    return _sixfold.candidates(asked, games)


def puzzles(run: Run, cores: int, tasks: int | None, asked: Mapping[str, Any]) -> list[Puzzle]:
    """The puzzles that one process would make."""
    lines: list[str] = []
    chosen: list[str] = []
    tried, tries = 0, asked["max_tries"]
    # Which puzzles are taken depends on the games before, not on those after. So games are played
    # in waves, each as large as all before it: at most half of them are more than were needed.
    wave = _FIRST_GAMES * (tasks or _PARTS_PER_CORE * cores)
    while len(chosen) < asked["count"] and tried < tries:
        games = range(tried, min(max(2 * tried, wave), tries))
        lines += run(partial(candidates, asked), parts(games, tasks, cores))
        tried = games.stop
        chosen = _sixfold.choose(asked, lines)
    return [_numbered(json.loads(puzzle), number) for number, puzzle in enumerate(chosen, 1)]


def _numbered(puzzle: dict[str, Any], number: int) -> Puzzle:
    return Puzzle.from_dict({**puzzle, "id": f"{puzzle['id']}-{number}"})


def mined(asked: Mapping[str, Any], games: range) -> list[dict[str, Any]]:
    """The puzzles of some games, as rows of a table."""
    return [_row(json.loads(line)) for line in candidates(asked, games)]


def _row(candidate: dict[str, Any]) -> dict[str, Any]:
    game = candidate["try"]
    puzzle = _numbered(candidate["puzzle"], game)
    return {
        **puzzle.to_dict(),
        "game": game,
        "form": candidate["form"],
        "puzzle": puzzle.to_json(),
    }


def play_pairs(contest: Mapping[str, Any], pairs: range) -> list[str]:
    """The results of some pairs of games, a line each."""
    return _sixfold.play_pairs(contest, pairs)


def arena(run: Run, cores: int, tasks: int | None, contest: Mapping[str, Any]) -> dict[str, Any]:
    """What `sixfold arena` answers."""
    pairs = range(_sixfold.pair_count(contest))
    lines = run(partial(play_pairs, contest), parts(pairs, tasks, cores))
    answer: dict[str, Any] = json.loads(_sixfold.arena_answer(contest, lines))
    return answer


def check_column(column: str, columns: Iterable[object], prefix: str) -> None:
    """Refuses a column that is not there, and answers that have no place."""
    names = list(columns)
    if column not in names:
        known = ", ".join(map(str, names))
        raise ValueError(f"there is no column {column!r}; the columns are {known}")
    if names.count(column) > 1:
        raise ValueError(f"{names.count(column)} columns are called {column!r}: rename all but one")
    # Spark takes no notice of capitals.
    added = {(prefix + name).lower() for name in ANSWERS}
    taken = [name for name in names if str(name).lower() in added]
    if taken:
        raise ValueError(
            f"the answers have a column {taken[0]!r} too: rename it, or pass a prefix for theirs, "
            f"such as prefix='best_'"
        )


def check_kind(column: str, kind: str, is_text: bool) -> None:
    """Refuses a column that holds anything but text."""
    if not is_text:
        raise TypeError(
            f"the column {column!r} holds {kind}, not text: a position is a line such as "
            f'"flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds"'
        )
