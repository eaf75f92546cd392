"""Whole games: what `Record.check` and `review` answer."""

from dataclasses import dataclass, field

from ._answers import DeepTurn, Line
from ._base import HIDDEN, Answer
from ._display import picture, table


@dataclass(frozen=True, slots=True)
class GameTurn(Answer):
    """A turn of a game, with the table before it."""

    number: int
    player: str
    hand: str | None
    position: str | None
    play: str
    score: int
    lines: tuple[Line, ...]
    going_out: int
    bag: int
    scores: tuple[int, ...]

    def _repr_svg_(self) -> str | None:
        return turn_picture(self.position, self.play, self.hand)


@dataclass(frozen=True, slots=True)
class Check(Answer):
    """A game, every turn and every score checked."""

    rules: str
    players: tuple[str, ...]
    turns: tuple[GameTurn, ...]
    scores_checked: int
    bag: int
    scores: tuple[int, ...]
    finished: bool
    went_out: str | None
    leaders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Judgement(Answer):
    """What a turn gave away."""

    grade: str
    win_percent: float
    win_percent_lost: float
    points_lost: float
    had_choice: bool
    evidence: str
    played: DeepTurn
    best: tuple[DeepTurn, ...]


@dataclass(frozen=True, slots=True)
class ReviewedTurn(GameTurn):
    """A turn of a game, judged; `review` is `None` if the hand is not known."""

    review: Judgement | None


@dataclass(frozen=True, slots=True)
class Grades(Answer):
    """How many turns of a player got which grade."""

    fine: int
    inaccuracy: int
    mistake: int
    blunder: int


@dataclass(frozen=True, slots=True)
class PlayerReview(Answer):
    """How well a player played, and what was luck."""

    player: str
    score: int
    turns: int
    judged: int
    accuracy: float | None
    grades: Grades
    points_lost: float
    win_percent_lost: float
    first_percent: float | None
    last_percent: float | None
    luck_percent: float | None
    from_opponents_percent: float | None
    luck_and_opponents_percent: float | None


@dataclass(frozen=True, slots=True)
class Chances(Answer):
    """The chances to win after some turns, in the order of the players."""

    turns: int
    win_percent: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Review(Answer):
    """What each turn of a game gave away.

    `chart` is the chart of the chances to win as SVG and `page` a web page that loads no other file,
    both in the language that was asked for. An answer that was read from JSON has neither.
    """

    rules: str
    samples: int
    seed: int
    finished: bool
    players: tuple[PlayerReview, ...]
    turns: tuple[ReviewedTurn, ...]
    chances: tuple[Chances, ...]
    chart: str = field(default="", metadata=HIDDEN, repr=False, compare=False)
    page: str = field(default="", metadata=HIDDEN, repr=False, compare=False)
    titles: tuple[str, ...] = field(default=(), metadata=HIDDEN, repr=False, compare=False)
    rows: tuple[tuple[str, ...], ...] = field(
        default=(), metadata=HIDDEN, repr=False, compare=False
    )

    def _repr_html_(self) -> str | None:
        return self.chart + table(self.titles, self.rows) if self.chart else None


def turn_picture(position: str | None, play: str, hand: str | None) -> str | None:
    """The table before a turn, with the play on it if the hand is known."""
    if position is None:
        return None
    return picture(position, play if hand and "@" in play else None)
