"""Analyses Qwirkle and Qwirkle Flex positions: every legal play, the best one, and every point
explained.

>>> import sixfold
>>> position = sixfold.Position("flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds")
>>> best = sixfold.best(position)
>>> best.play, best.score
('Gsb@i9 Rss@j9 Bsw@k9', 11)

A position may always be given as its text instead. `docs/python.md` has more.
"""

from ._answers import (
    Analysis,
    Backgrounds,
    Colours,
    DeadCell,
    DeepAnalysis,
    DeepTurn,
    Endgame,
    IllegalTurn,
    LegalTurn,
    Line,
    Note,
    Play,
    Reason,
    Shapes,
    Unseen,
    UnseenTile,
)
from ._ask import analyse, analyze, best, check, deep, review, score, unseen
from ._base import Answer
from ._columns import Answers, Row
from ._errors import SixfoldError
from ._games import (
    Chances,
    Check,
    GameTurn,
    Grades,
    Judgement,
    PlayerReview,
    Review,
    ReviewedTurn,
)
from ._sixfold import Position, Record, __version__
from . import puzzles, qwords

__all__ = [
    "Analysis",
    "Answer",
    "Answers",
    "Backgrounds",
    "Chances",
    "Check",
    "Colours",
    "DeadCell",
    "DeepAnalysis",
    "DeepTurn",
    "Endgame",
    "GameTurn",
    "Grades",
    "IllegalTurn",
    "Judgement",
    "LegalTurn",
    "Line",
    "Note",
    "Play",
    "PlayerReview",
    "Position",
    "Reason",
    "Record",
    "Review",
    "ReviewedTurn",
    "Row",
    "Shapes",
    "SixfoldError",
    "Unseen",
    "UnseenTile",
    "__version__",
    "analyse",
    "analyze",
    "best",
    "check",
    "deep",
    "puzzles",
    "qwords",
    "review",
    "score",
    "unseen",
]
