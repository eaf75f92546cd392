"""Qwords, the dice word game: what a grid scores, and what to do with a roll."""

from dataclasses import dataclass
from typing import Literal

from . import _sixfold
from ._base import Answer
from ._display import table

__all__ = ["Analysis", "LineWord", "RankedAction", "Score", "analyse", "score"]

Words = Literal["fr", "en", "de", "it"]


@dataclass(frozen=True, slots=True)
class LineWord(Answer):
    """The best word of a row or column, `None` if it has none."""

    line: str
    word: str | None
    cells: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Score(Answer):
    """What a grid scores."""

    grid: str
    side: str
    double: bool
    word_list: str
    names: bool
    lines: tuple[LineWord, ...]
    bonus: int
    score: int
    rating: str
    claimed: None

    def _repr_html_(self) -> str:
        rows = ((line.line, line.word or "-", line.points) for line in self.lines)
        return table(["line", "word", f"{self.score} points"], rows)


@dataclass(frozen=True, slots=True)
class RankedAction(Answer):
    """An action and the final score to expect after it."""

    action: str
    expected: float
    standard_error: float
    within_error: bool


@dataclass(frozen=True, slots=True)
class Analysis(Answer):
    """The actions of a position, the best first."""

    position: str
    word_list: str
    names: bool
    dice: str
    exact: bool
    actions_total: int
    actions: tuple[RankedAction, ...]

    def _repr_html_(self) -> str:
        rows = ((action.action, f"{action.expected:.2f}") for action in self.actions)
        return table(["action", "expected"], rows)


def score(
    grid: str,
    *,
    words: Words | None = None,
    names: bool = False,
    side: Literal["a", "b"] | None = None,
) -> Score:
    """The best word of each row and column, the bonus and the rating.

    `grid` is a grid such as `DUOPO/SSAUT/KIWIS/INEST/SEPHA`, a position line or a sheet. The words
    are those that the position names, French ones by default; `names` adds well-known names.
    """
    return Score.from_json(_sixfold.qwords_score(grid, words, names, side))


def analyse(
    position: str,
    *,
    words: Words | None = None,
    names: bool = False,
    top: int | None = None,
    samples: int | None = None,
    seed: int = 0,
    threads: int | None = None,
) -> Analysis:
    """Ranks every action by its expected final score. Ctrl-C stops the work."""
    asked = {
        "words": words,
        "names": names,
        "top": top,
        "samples": samples,
        "seed": seed,
        "threads": threads,
    }
    return Analysis.from_json(_sixfold.qwords_analyse(position, asked))
