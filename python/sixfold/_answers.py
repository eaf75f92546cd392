"""What `analyse`, `score`, `deep` and `unseen` answer.

The fields have the names and the meaning of the command line's JSON; `docs/json.md` explains them. A
field with a default is a key that may be missing there.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from ._base import HIDDEN, Answer
from ._display import picture, table


@dataclass(frozen=True, slots=True)
class Line(Answer):
    """A line of tiles that scores."""

    direction: str
    by: str
    of: str
    cells: tuple[str, ...]
    tiles: tuple[str, ...]
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Note(Answer):
    """Something worth saying about a position that is not an error."""

    code: str
    message: str


@dataclass(frozen=True, slots=True)
class Play(Answer):
    """A play of a position, every point explained."""

    play: str
    score: int
    tiles_left: str
    lines: tuple[Line, ...]
    going_out: int
    position: str = field(default="", metadata=HIDDEN, repr=False)

    def __str__(self) -> str:
        return self.play

    def _repr_svg_(self) -> str | None:
        return picture(self.position, self.play) if self.position else None


@dataclass(frozen=True, slots=True)
class Analysis(Answer):
    """A position with its best plays, the best first."""

    position: str
    rules: str
    bag: int
    plays_total: int
    best_score: int | None
    plays: tuple[Play, ...]
    notes: tuple[Note, ...] = ()

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        plays = [{**play, "position": data["position"]} for play in data["plays"]]
        return cls._of_fields({**data, "plays": plays})

    def _repr_html_(self) -> str:
        best = self.plays[0].play if self.plays else None
        rows = ((play.score, play.play, play.tiles_left) for play in self.plays)
        return picture(self.position, best) + table(["points", "play", "tiles left"], rows)


@dataclass(frozen=True, slots=True)
class LegalTurn(Answer):
    """A legal turn, and where it stands among the plays of its position."""

    position: str
    play: str
    legal: Literal[True]
    score: int
    lines: tuple[Line, ...]
    going_out: int
    rank: int
    best_score: int | None
    notes: tuple[Note, ...] = ()

    def _repr_svg_(self) -> str:
        return picture(self.position, self.play if self.lines else None)


@dataclass(frozen=True, slots=True)
class Reason(Answer):
    """A rule that a turn breaks."""

    code: str
    message: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IllegalTurn(Answer):
    """A turn that breaks rules, and which."""

    position: str
    play: str
    legal: Literal[False]
    reasons: tuple[Reason, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class DeepTurn(Answer):
    """A turn, judged by rollouts or by a search of the endgame."""

    play: str
    score: int
    evidence: str
    margin: float
    behind: float
    win_percent: float
    reply: float | None
    qwirkle_percent: float | None
    leave: float
    tiles_left: str
    standard_error: float | None = None
    behind_error: float | None = None
    samples: int | None = None
    dropped: bool | None = None


@dataclass(frozen=True, slots=True)
class Endgame(Answer):
    """The best turn of an endgame."""

    play: str
    margin: int
    proved: bool


@dataclass(frozen=True, slots=True)
class DeepAnalysis(Answer):
    """The turns of a position by what follows them, the best first."""

    position: str
    rules: str
    bag: int
    opponent_racks: tuple[str, ...]
    endgame: Endgame | None
    decided: bool
    turns: tuple[DeepTurn, ...]
    notes: tuple[Note, ...] = ()

    def _repr_html_(self) -> str:
        best = self.turns[0].play if self.turns and "@" in self.turns[0].play else None
        rows = (
            (turn.score, f"{turn.behind:.2f}", f"{turn.win_percent:.1f}", turn.play)
            for turn in self.turns
        )
        return picture(self.position, best) + table(["points", "behind", "win %", "turn"], rows)


@dataclass(frozen=True, slots=True)
class UnseenTile(Answer):
    """A tile, and how many of it are not visible."""

    tile: str
    left: int


@dataclass(frozen=True, slots=True)
class Colours(Answer):
    """Unseen tiles by colour."""

    red: int
    orange: int
    yellow: int
    green: int
    blue: int
    purple: int


@dataclass(frozen=True, slots=True)
class Shapes(Answer):
    """Unseen tiles by shape."""

    circle: int
    square: int
    diamond: int
    flower: int
    star: int
    cross: int


@dataclass(frozen=True, slots=True)
class Backgrounds(Answer):
    """Unseen tiles by background."""

    black: int
    white: int
    split: int


@dataclass(frozen=True, slots=True)
class DeadCell(Answer):
    """A cell that no unseen tile can fill."""

    cell: str
    fitting: tuple[str, ...]
    in_rack: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unseen(Answer):
    """What the others and the bag may hold."""

    position: str
    rules: str
    unseen_total: int
    bag: int
    in_hands: int
    surplus: int
    opponent: str | None
    tiles: tuple[UnseenTile, ...]
    colours: Colours
    shapes: Shapes
    backgrounds: Backgrounds | None
    dead_cells: tuple[DeadCell, ...]
    notes: tuple[Note, ...] = ()
