"""What the tests on Spark and on Dask have in common."""

import itertools
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import sixfold
from sixfold.puzzles import Puzzle

CORPUS = Path(__file__).parents[2] / "benches" / "corpus.txt"
ROWS = 200_000
FILES = 8


def positions(rows: int) -> list[str | None]:
    """Positions of all phases, and among them rows that are none."""
    lines = itertools.cycle(CORPUS.read_text("utf-8").splitlines())
    found: list[str | None] = list(itertools.islice(lines, rows))
    found[10::97] = [None] * len(found[10::97])
    found[20::101] = ["flex RcbQtw RssRdw"] * len(found[20::101])
    found[30::103] = [""] * len(found[30::103])
    return found


@pytest.fixture(scope="session")
def column() -> pa.Table:
    """The rows to answer."""
    return pa.table(
        {
            "id": pa.array(range(ROWS), pa.int64()),
            "position": pa.array(positions(ROWS), pa.string()),
            "tags": pa.array([[str(row % 3)] for row in range(ROWS)], pa.list_(pa.string())),
        }
    )


@pytest.fixture(scope="session")
def expected(column: pa.Table) -> pa.Table:
    """What one process answers."""
    answers = pa.table(sixfold.best(column["position"]))
    assert set(answers["status"].to_pylist()) == {"ok", "no_play", "null", "error"}
    for name in answers.column_names:
        column = column.append_column(name, answers[name])
    return column


@pytest.fixture(scope="session")
def folder(column: pa.Table, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rows as files."""
    folder = tmp_path_factory.mktemp("rows")
    size = ROWS // FILES
    for number in range(FILES):
        pq.write_table(column.slice(number * size, size), folder / f"{number}.parquet")
    return folder


def assert_same(found: pa.Table, expected: pa.Table) -> None:
    """Every row is there once, with the right answer."""
    found = found.sort_by("id")
    assert found.column_names == expected.column_names
    for name in expected.column_names:
        values = found[name].cast(expected.schema.field(name).type).combine_chunks()
        assert values.equals(expected[name].combine_chunks()), name


@pytest.fixture
def die_once(tmp_path: Path) -> Callable[[], None]:
    """Kills the process that calls it, unless it is this one, or another was killed before."""
    flag, driver = tmp_path / "killed", os.getpid()

    def die_once() -> None:
        if os.getpid() == driver:
            return
        try:
            file = os.open(flag, os.O_CREAT | os.O_EXCL | os.O_WRONLY)
        except FileExistsError:
            return
        os.write(file, str(os.getpid()).encode())
        os.kill(os.getpid(), signal.SIGKILL)

    return die_once


@pytest.fixture
def killed(tmp_path: Path) -> Callable[[], int]:
    """The process that was killed."""

    def killed() -> int:
        process = int((tmp_path / "killed").read_text())
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
        return process

    return killed


def command(*arguments: str, code: int = 0) -> str:
    """What the command line prints."""
    program = Path(sys.executable).parent / "sixfold"
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return done.stdout


def yaml(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as the command line prints them."""
    return "".join(puzzle.to_yaml() for puzzle in puzzles)
