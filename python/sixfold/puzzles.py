"""Puzzles with exactly one best play: make them, take that of a day, prove them again."""

import datetime
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import _sixfold
from ._answers import Line
from ._base import Answer
from ._display import picture

__all__ = ["Problem", "Proof", "Proofs", "Puzzle", "check", "daily", "generate"]


@dataclass(frozen=True, slots=True)
class Puzzle(Answer):
    """A position and its only best play. A notebook shows the table without the solution."""

    id: str
    title: str
    rules: str
    position: str
    target: int
    solution: str
    breakdown: tuple[Line, ...]
    going_out: int
    second_best: int
    plays_total: int
    stars: int
    themes: tuple[str, ...]
    made_by: str

    def to_yaml(self) -> str:
        """The puzzle as a file of puzzles holds it, which the command line reads."""
        return _sixfold.puzzle_yaml(_sixfold.Position(self.position), self.id, self.made_by)

    def _repr_svg_(self) -> str:
        return picture(self.position)


@dataclass(frozen=True, slots=True)
class Problem(Answer):
    """Something about a stored puzzle that is wrong."""

    code: str
    message: str


@dataclass(frozen=True, slots=True)
class Proof(Answer):
    """A stored puzzle and all that is wrong with it."""

    file: str
    id: str
    ok: bool
    errors: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Proofs(Answer):
    """Stored puzzles that were proved again."""

    puzzles: tuple[Proof, ...]
    passed: int
    total: int
    skipped: tuple[str, ...]
    unreadable: tuple[str, ...]


def generate(
    count: int = 1,
    *,
    seed: int = 0,
    rules: str = "flex",
    target: int | tuple[int, int] = 18,
    margin: int = 2,
    stars: int | None = None,
    theme: str | None = None,
    max_tries: int = 100_000,
    threads: int | None = None,
) -> list[Puzzle]:
    """Puzzles from simulated games; the same seed gives the same puzzles.

    `target` is the score of the solution, or the lowest and the highest. There are fewer puzzles
    than asked for if `max_tries` games give no more. Ctrl-C stops the work.
    """
    wanted = _wanted(
        count=count,
        seed=seed,
        rules=rules,
        target=target,
        margin=margin,
        stars=stars,
        theme=theme,
        max_tries=max_tries,
        threads=threads,
    )
    return [Puzzle.from_json(puzzle) for puzzle in _sixfold.generate(wanted)]


def _wanted(*, target: int | tuple[int, int], **options: Any) -> dict[str, Any]:
    # The engine counts from 0, and would not say which number is wrong.
    for name, value in [("target", target), *options.items()]:
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, int) and number < 0:
                raise ValueError(f"{name} must be 0 or more, not {number}")
    return {**options, "target": (target, target) if isinstance(target, int) else target}


def daily(date: str | datetime.date | None = None) -> Puzzle:
    """The puzzle of a day, today by default. A day has the same puzzle everywhere, for ever."""
    if date is None:
        date = datetime.date.today()
    return Puzzle.from_json(_sixfold.daily(str(date)))


def check(
    source: str | os.PathLike[str], *, name: str = "puzzles", threads: int | None = None
) -> Proofs:
    """Proves stored puzzles again by exhaustive search.

    `source` is a path, or the text of a file of puzzles; a text has more than one line.
    """
    if isinstance(source, str) and "\n" in source:
        text = source
    else:
        text, name = Path(source).read_text("utf-8"), os.fspath(source)
    return Proofs.from_json(_sixfold.prove(text, name, threads))
