"""What is wrong with an input is an exception with its place and its help."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sixfold
from sixfold import puzzles, qwords

LINE = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds"
BROKEN = "flex RcRtwRsb PsbYswGcbRdbOcwBfb"
SHOWN = """\
error: `Rc` has no background, which every tile of flex has
 --> position:1:6
  |
1 | flex RcRtwRsb PsbYswGcbRdbOcwBfb
  |      ^^ no background
  |
  = help: write `Rcb`, `Rcw` or `Rcs`"""


def test_an_error_has_a_place_and_help() -> None:
    with pytest.raises(sixfold.SixfoldError) as caught:
        sixfold.Position(BROKEN)
    error = caught.value
    assert str(error) == SHOWN
    assert error.message == "`Rc` has no background, which every tile of flex has"
    assert (error.code, error.line, error.column) == ("notation", 1, 6)
    assert error.help == "write `Rcb`, `Rcw` or `Rcs`"
    assert isinstance(error, ValueError)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.args) == (SHOWN, error.args)


Asked = Callable[[], Any]

ERRORS: list[tuple[Asked, str, str]] = [
    (lambda: sixfold.best(""), "notation", "blank|empty|nothing"),
    (lambda: sixfold.best(BROKEN), "notation", "no background"),
    (lambda: sixfold.analyse(BROKEN), "notation", "no background"),
    (lambda: sixfold.score(LINE, "Gsb"), "notation", "Gsb"),
    (lambda: sixfold.unseen("x"), "notation", "`x` is not the name of any rules"),
    (lambda: sixfold.deep(LINE, also=["Gsb@a1"]), "illegal", "Gsb@a1"),
    (lambda: sixfold.deep(LINE, opponent_racks=["Rss"]), "impossible", "Rss"),
    (lambda: sixfold.Record("rules: flex"), "notation", "players"),
    (lambda: sixfold.review("rules: flexx"), "notation", "flexx"),
    (lambda: sixfold.Position(LINE).svg("pass"), "impossible", "lays"),
    (lambda: sixfold.Position(LINE).svg("Gsb@a1"), "illegal", "Gsb@a1"),
    (lambda: sixfold.Position(LINE).png(percent=10**6), "option", "pixels"),
    (lambda: puzzles.generate(rules="flexx"), "notation", "flex"),
    (lambda: puzzles.generate(target=(20, 10)), "option", "20"),
    (lambda: puzzles.generate(target=0), "option", "point"),
    (lambda: puzzles.generate(target=1), "impossible", "less than 4 points"),
    (lambda: puzzles.daily("yesterday"), "notation", "yesterday"),
    (lambda: puzzles.check("\n"), "file", "puzzles"),
    (lambda: puzzles.check("id: [\n"), "yaml", "expected a string"),
    (lambda: qwords.score("DUOPO"), "notation", "row"),
    (lambda: qwords.score("DUOPO/SSAUT/KIWIS/INEST/SEPHA", words="xx"), "not-found", "xx"),  # type: ignore[arg-type]
    (lambda: qwords.analyse("qwords DUOPO/SSAUT/KIWIS/INEST/SEPHA -"), "impossible", "full"),
    (lambda: qwords.analyse("qwords DUOPO/SSAUT/KIWIS/INES./SEPHA -"), "impossible", "roll"),
]


@pytest.mark.parametrize(("ask", "code", "text"), ERRORS)
def test_errors(ask: Asked, code: str, text: str) -> None:
    with pytest.raises(sixfold.SixfoldError, match=text) as caught:
        ask()
    assert caught.value.code == code
    assert str(caught.value).startswith(f"error: {caught.value.message.splitlines()[0][:20]}")


VALUES: list[tuple[Asked, str]] = [
    (lambda: sixfold.deep(LINE, samples=1), "samples must be 400 or more, not 1"),
    (lambda: sixfold.deep(LINE, seconds=-1), "seconds"),
    (lambda: sixfold.review("rules: flex", lang="xx"), "lang must be one of en, fr, de, it|players"),  # type: ignore[arg-type]
    (lambda: sixfold.Position(LINE).svg(lang="xx"), 'lang must be one of .*, not "xx"'),
    (lambda: puzzles.generate(stars=6), "stars are 1 to 5, not 6"),
    (lambda: puzzles.generate(seed=-1), "seed must be 0 or more, not -1"),
    (lambda: puzzles.generate(target=(-1, 5)), "target must be 0 or more, not -1"),
    (lambda: puzzles.generate(theme="loud"), 'no theme is called "loud"; they are .*quiet'),
    (lambda: qwords.score("DUOPO/SSAUT/KIWIS/INEST/SEPHA", side="c"), 'not "c"'),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("ask", "text"), VALUES)
def test_values_that_make_no_sense(ask: Asked, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        ask()


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        puzzles.check(tmp_path / "missing.yaml")


@pytest.mark.parametrize("position", [None, 7, b"flex"])
def test_a_position_of_the_wrong_type(position: Any) -> None:
    with pytest.raises(TypeError):
        sixfold.analyse(position)
