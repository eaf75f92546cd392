"""Positions, records and answers: what they hold, and that they are values."""

import copy
import dataclasses
import json
import pickle
from typing import Any

import pytest
import sixfold
from conftest import ROOT, command
from sixfold import puzzles, qwords

LINE = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds"
GAME = str(ROOT / "puzzles" / "games" / "intro.txt")
GRID = "DUOPO/SSAUT/KIWIS/INEST/SEPHA"
ROLL = "qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T"
DAILY = ROOT / "puzzles" / "daily"


def check_value(value: Any, other: Any) -> None:
    """Two values that differ compare, hash and pickle."""
    for twin in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
        assert twin == value and hash(twin) == hash(value) and repr(twin) == repr(value)
    assert value != other and value != 1
    assert len({value, other, copy.deepcopy(value)}) == 2


def test_positions() -> None:
    position = sixfold.Position(LINE)
    assert str(position) == f"{LINE} origin=g7 players=2 bag=91"
    assert repr(position) == f"Position('{position}')"
    assert position.rules == "flex"
    assert position.board == {"g7": "Rcb", "h7": "Rtw", "i7": "Rsb", "h8": "Btb", "i8": "Bss"}
    assert position.rack == ["Rss", "Rdw", "Rfb", "Gsb", "Bsw", "Bds"]
    assert (position.players, position.bag, position.scores) == (2, 91, None)
    assert sixfold.Position(position.sheet()) == position
    assert sixfold.Position(f"{LINE} scores=4-7").scores == [4, 7]
    check_value(position, sixfold.Position("classic RcRd RfGf"))
    with pytest.raises(AttributeError):
        position.rules = "classic"  # type: ignore[misc]


def test_records(game: str) -> None:
    record = sixfold.Record(game)
    assert (record.rules, record.players, len(record)) == ("intro", ["North", "South"], 37)
    assert repr(record) == "<Record of intro: North, South, 37 turns>"
    assert record.scores == list(sixfold.check(record).scores)
    check_value(record, sixfold.Record("\n".join(game.splitlines()[:-1])))


def same_as_the_command(answer: sixfold.Answer, *arguments: str) -> None:
    """The answer is that of the command line, and a value."""
    told = command(*arguments)
    assert answer.to_dict() == told
    assert json.loads(answer.to_json()) == told
    assert type(answer).from_json(answer.to_json()) == answer
    first = next(key for key, value in told.items() if not isinstance(value, list))
    check_value(answer, type(answer).from_dict({**told, first: "x", "new key": 1}))


def test_analyse(corpus: list[str]) -> None:
    assert sixfold.analyse is sixfold.analyze
    for line in corpus[::50]:
        same_as_the_command(sixfold.analyse(line), "analyse", line)
        same_as_the_command(sixfold.analyse(line, top=2), "analyse", line, "--top", "2")
    same_as_the_command(sixfold.analyse(LINE, top=None), "analyse", LINE, "--all")
    analysis = sixfold.analyse(sixfold.Position(LINE))
    assert analysis.plays[0] == sixfold.best(LINE)
    assert analysis.plays[0].lines[0].cells == ("i9", "j9", "k9")
    assert sixfold.best("flex RcbRtwRsb/1BtbBss Gxw") is None


def test_score() -> None:
    legal = sixfold.score(LINE, "Gsb@i9 Rss@j9")
    assert legal.legal and legal.rank > 1
    same_as_the_command(legal, "score", LINE, "Gsb@i9 Rss@j9")
    same_as_the_command(sixfold.score(LINE, "swap Rss"), "score", LINE, "swap Rss")
    illegal = sixfold.score(LINE, "Gsb@a1")
    assert not illegal.legal and illegal.reasons
    same_as_the_command(illegal, "score", LINE, "Gsb@a1")
    best = sixfold.best(LINE)
    assert best is not None
    check_value(best, sixfold.analyse(LINE).plays[1])
    again = sixfold.score(LINE, best)
    assert again.legal and again.score == best.score


def test_deep() -> None:
    options = ["--deep", "--samples", "400", "--plies", "2", "--seed", "5", "--also", "swap Rss"]
    deep = sixfold.deep(LINE, samples=400, plies=2, seed=5, also=["swap Rss"], threads=2)
    same_as_the_command(deep, "analyse", LINE, *options)
    known = sixfold.deep(LINE, samples=400, top=3, opponent_racks=["RcwGtb"])
    same_as_the_command(
        known, "analyse", LINE, "--deep", "--samples", "400", "--top", "3", "--opponent-rack", "RcwGtb"
    )
    assert sixfold.deep(LINE, seconds=0.01).turns


def test_unseen() -> None:
    same_as_the_command(sixfold.unseen(LINE), "unseen", LINE)
    same_as_the_command(sixfold.unseen("classic RcRd RfGf"), "unseen", "classic RcRd RfGf")


def test_games(game: str) -> None:
    same_as_the_command(sixfold.check(game), "game", "check", GAME)
    review = sixfold.review(game, samples=200, seed=3, threads=2)
    same_as_the_command(review, "game", "review", GAME, "--samples", "200", "--seed", "3")


def test_puzzles() -> None:
    found = puzzles.generate(2, seed=7, rules="classic", target=(12, 20), theme="crossing", stars=2)
    options = "--seed 7 --rules classic --target 12-20 --theme crossing --stars 2 --count 2"
    told = command("puzzle", "generate", *options.split())
    assert [puzzle.to_dict() for puzzle in found] == told
    check_value(*found)
    written = "".join(puzzle.to_yaml() for puzzle in found)
    assert [proof.id for proof in puzzles.check(written).puzzles] == [puzzle.id for puzzle in found]
    january = (DAILY / "2027-01.yaml").read_text("utf-8")
    assert puzzles.daily("2027-01-04").to_yaml() in january
    assert puzzles.generate(0) == []
    assert puzzles.generate(1, stars=5, theme="quiet", max_tries=1) == []
    same_as_the_command(puzzles.daily("2027-01-04"), "puzzle", "daily", "--date", "2027-01-04")
    assert puzzles.daily().id.startswith("daily-")


def test_puzzles_are_proved() -> None:
    path = sorted(DAILY.glob("*.yaml"))[0]
    same_as_the_command(puzzles.check(path), "puzzle", "check", str(path))
    text = path.read_text("utf-8")
    proofs = puzzles.check(text)
    assert proofs.passed == proofs.total > 0
    wrong = puzzles.check(text.replace("target: ", "target: 1", 1), name="mine")
    assert wrong.passed == wrong.total - 1
    [failed] = [puzzle for puzzle in wrong.puzzles if not puzzle.ok]
    assert failed.file == "mine" and failed.errors


def test_qwords() -> None:
    same_as_the_command(qwords.score(GRID), "qwords", "score", GRID)
    same_as_the_command(
        qwords.score(GRID, words="en", names=True, side="b"),
        *["qwords", "score", GRID, "--words", "en", "--names", "--side", "b"],
    )
    same_as_the_command(qwords.analyse(ROLL), "qwords", "analyse", ROLL)
    same_as_the_command(
        qwords.analyse("qwords ...../...../...../...../..... U/T", samples=5, top=3, seed=2),
        *["qwords", "analyse", "qwords ...../...../...../...../..... U/T"],
        *["--samples", "5", "--top", "3", "--seed", "2"],
    )


@pytest.mark.parametrize(
    ("answer", "schema"),
    [
        (sixfold.Analysis, "analyse"),
        (sixfold.DeepAnalysis, "deep"),
        (sixfold.Unseen, "unseen"),
        (sixfold.Check, "game-check"),
        (sixfold.Review, "game-review"),
        (puzzles.Puzzle, "puzzle-daily"),
        (puzzles.Proofs, "puzzle-check"),
        (qwords.Score, "qwords-score"),
        (qwords.Analysis, "qwords-analyse"),
    ],
)
def test_fields_are_those_of_the_schema(answer: type[sixfold.Answer], schema: str) -> None:
    described = json.loads((ROOT / "docs" / "schema" / f"{schema}.json").read_text())
    keys = set(described["properties"])
    if answer is not puzzles.Puzzle:
        # It is that of a line of a batch.
        keys.discard("id")
    fields = dataclasses.fields(answer)  # type: ignore[arg-type]
    shown = {field.name: field for field in fields if not field.metadata}
    assert set(shown) == keys
    optional = {name for name, field in shown.items() if field.default is not dataclasses.MISSING}
    assert optional == keys - set(described["required"])
