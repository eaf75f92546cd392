import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import dask
import dask.dataframe as dd
import pandas as pd
import pyarrow as pa
import pytest
import sixfold
from conftest import assert_same, command, positions, yaml
from distributed import Client, LocalCluster
from sixfold import SixfoldError, _jobs
from sixfold import dask as sixfold_dask


@pytest.fixture(scope="session")
def client() -> Iterator[Client]:
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        yield client


@pytest.fixture
def rows(client: Client, folder: Path) -> Any:
    return dd.read_parquet(folder)


@pytest.fixture
def few() -> Any:
    return dd.from_pandas(pd.DataFrame({"id": [1], "position": ["flex"], "Score": [0.5]}))


def test_a_column_has_the_answers_of_one_process(rows: Any, expected: pa.Table) -> None:
    found = sixfold_dask.analyse(rows, "position").compute()
    assert_same(pa.Table.from_pandas(found, preserve_index=False), expected)


def test_a_killed_worker_loses_and_doubles_nothing(
    client: Client,
    rows: Any,
    expected: pa.Table,
    die_once: Callable[[], None],
    killed: Callable[[], int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer = sixfold_dask._answer

    def answer_or_die(column: str, prefix: str, frame: Any) -> Any:
        answered = answer(column, prefix, frame)
        if len(frame) and frame["id"].max() > 100_000:
            die_once()
        return answered

    monkeypatch.setattr(sixfold_dask, "_answer", answer_or_die)
    client.wait_for_workers(2)
    before = set(client.run(os.getpid).values())
    found = sixfold_dask.analyse(rows, "position").compute()
    assert_same(pa.Table.from_pandas(found, preserve_index=False), expected)
    # The nanny has started another worker in its place.
    client.wait_for_workers(2)
    after = set(client.run(os.getpid).values())
    assert before - after == {killed()}
    assert len(after) == 2


@pytest.mark.parametrize("kind", ["string[pyarrow]", "string[python]", "object", "category"])
def test_rows_keep_their_places_and_their_index(kind: str) -> None:
    texts = pd.Series(positions(500), dtype=kind)
    frame = pd.DataFrame({"position": texts, "number": range(500)})
    frame.index = pd.Index([f"row {n}" for n in reversed(range(500))], name="name")
    with dask.config.set({"dataframe.convert-string": False}):
        ddf = dd.from_pandas(frame, npartitions=3, sort=False)
        asked = sixfold_dask.analyse(ddf, "position", prefix="best_")
        found = asked.compute(scheduler="sync")
    answers = pa.table(sixfold.best(positions(500)))
    pd.testing.assert_frame_equal(found[["position", "number"]], frame)
    assert found["best_score"].dtype == "Int32"
    pd.testing.assert_series_equal(asked.dtypes, found.dtypes)
    for name in answers.column_names:
        values = pa.array(found[f"best_{name}"]).cast(answers.schema.field(name).type)
        assert values.to_pylist() == answers[name].to_pylist()


def test_what_cannot_be_answered_is_refused_before_any_task(few: Any) -> None:
    with pytest.raises(ValueError, match="no column 'pos'; the columns are id, position, Score"):
        sixfold_dask.analyse(few, "pos")
    with pytest.raises(ValueError, match="a column 'Score' too"):
        sixfold_dask.analyse(few, "position")
    with pytest.raises(TypeError, match="'id' holds int64, not text"):
        sixfold_dask.analyse(few, "id", prefix="best_")


@pytest.mark.parametrize("tasks", [None, 1, 3])
def test_puzzles_are_those_of_the_command(client: Client, tasks: int | None) -> None:
    puzzles = sixfold_dask.puzzles(client, 4, 2**40, theme="double", target=(24, 60), tasks=tasks)
    asked = f"--count 4 --seed {2**40} --theme double --target 24-60"
    assert yaml(puzzles) == command("puzzle", "generate", *asked.split())


def test_games_of_a_killed_worker_are_played_again(
    client: Client,
    die_once: Callable[[], None],
    killed: Callable[[], int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play_pairs = _jobs.play_pairs

    def play_pairs_or_die(contest: Any, pairs: range) -> list[str]:
        results = play_pairs(contest, pairs)
        if 10 in pairs:
            die_once()
        return results

    monkeypatch.setattr(_jobs, "play_pairs", play_pairs_or_die)
    found = sixfold_dask.arena(client, "greedy", "beginner", 60, 3)
    asked = "greedy beginner --games 60 --seed 3 --format json"
    expected = json.loads(command("arena", *asked.split()))
    killed()
    assert {**found, "ms_per_turn": 0} == {**expected, "ms_per_turn": 0}


def test_what_cannot_be_made_is_refused(client: Client) -> None:
    with pytest.raises(ValueError, match="count must be 1 or more, not 0"):
        sixfold_dask.puzzles(client, 0)
    with pytest.raises(SixfoldError) as error:
        sixfold_dask.puzzles(client, target=1000)
    assert error.value.code == "impossible"
    with pytest.raises(ValueError, match="games must be 1 or more, not 0"):
        sixfold_dask.arena(client, "greedy", "careful", 0)
