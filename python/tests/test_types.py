"""The types are checked: of the package, of the tests that use it, and of the stubs against the module."""

import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder beside which no sources lie: the package is the one that is installed."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def mypy(*arguments: str) -> None:
    config = str(ROOT / "python" / "pyproject.toml")
    done = subprocess.run(
        [sys.executable, "-m", *arguments, "--mypy-config-file", config]
        if arguments[0] == "mypy.stubtest"
        else [sys.executable, "-m", *arguments, "--config-file", config],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package(elsewhere: Path) -> None:
    mypy("mypy", "-p", "sixfold")


def test_the_tests(elsewhere: Path) -> None:
    mypy("mypy", str(ROOT / "python" / "tests"))


def test_the_stubs(elsewhere: Path) -> None:
    mypy("mypy.stubtest", "sixfold._sixfold")


def test_what_an_editor_says(elsewhere: Path) -> None:
    """Types reach whoever uses the package."""
    (elsewhere / "sample.py").write_text(
        "import sixfold\n"
        "reveal_type(sixfold.best('x'))\n"
        "reveal_type(sixfold.best(['x', None]))\n"
        "reveal_type(sixfold.analyse('x').plays[0].lines[0].points)\n"
        "turn = sixfold.score('x', 'pass')\n"
        "reveal_type(turn.score if turn.legal else turn.reasons[0].code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "sample.py"], capture_output=True, text=True
    )
    told = [line.split('"')[1] for line in done.stdout.splitlines() if "Revealed" in line]
    assert told == [
        "sixfold._answers.Play | None",
        "sixfold._columns.Answers",
        "int",
        "int | str",
    ], done.stdout
