import json
import os
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
import sixfold
from conftest import assert_same, command, positions, yaml
from pyspark import TaskContext
from pyspark.sql import DataFrame, Row, SparkSession
from sixfold import SixfoldError, _jobs
from sixfold import spark as sixfold_spark
from sixfold.puzzles import Puzzle


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    settings: dict[str, bool | float | int | str | None] = {
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
        "spark.log.level": "OFF",
        "spark.sql.execution.arrow.maxRecordsPerBatch": 4096,
        "spark.sql.shuffle.partitions": 2,
        "spark.ui.enabled": False,
        "spark.ui.showConsoleProgress": False,
    }
    # Two cores, and four attempts for each task.
    session = SparkSession.builder.master("local[2,4]").config(map=settings).getOrCreate()
    yield session
    session.stop()


@pytest.fixture
def rows(spark: SparkSession, folder: Path) -> DataFrame:
    return spark.read.parquet(str(folder))


@pytest.fixture
def few(spark: SparkSession) -> DataFrame:
    return spark.createDataFrame([(1, "flex", 0.5)], "id int, position string, Score double")


def test_a_column_has_the_answers_of_one_process(rows: DataFrame, expected: pa.Table) -> None:
    assert_same(sixfold_spark.analyse(rows, "position").toArrow(), expected)


def test_a_killed_worker_loses_and_doubles_nothing(
    rows: DataFrame,
    expected: pa.Table,
    tmp_path: Path,
    die_once: Callable[[], None],
    killed: Callable[[], int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer = sixfold_spark._answer

    def answer_or_die(place: int, prefix: str, batches: Any) -> Any:
        context = TaskContext.get()
        assert context
        (tmp_path / f"attempt-{context.partitionId()}-{context.attemptNumber()}").touch()
        for number, batch in enumerate(answer(place, prefix, batches)):
            # Two batches have left the worker already.
            if number == 2:
                die_once()
            yield batch

    monkeypatch.setattr(sixfold_spark, "_answer", answer_or_die)
    assert_same(sixfold_spark.analyse(rows, "position").toArrow(), expected)
    killed()
    attempts = [path.name for path in tmp_path.glob("attempt-*")]
    assert len([name for name in attempts if name.endswith("-1")]) == 1, attempts
    assert len(attempts) == rows.rdd.getNumPartitions() + 1


def test_rows_stay_in_their_places_with_their_other_columns(spark: SparkSession) -> None:
    when = datetime(2027, 1, 4)
    table = [
        Row(number=n, when=when, inner=Row(a=[n]), bytes=b"\xff", texts={"t": p}, position=p)
        for n, p in enumerate(positions(500))
    ]
    df = spark.createDataFrame(table).coalesce(1)
    answers = pa.table(sixfold.best([row.position for row in table])).to_pylist()
    found = sixfold_spark.analyse(df, "position", prefix="best_")
    assert found.columns == df.columns + [f"best_{name}" for name in answers[0]]
    expected = [(*row, *answer.values()) for row, answer in zip(table, answers, strict=True)]
    assert [tuple(row) for row in found.collect()] == expected


def test_scores_stay_integers_and_empty_tables_have_them_too(spark: SparkSession) -> None:
    empty = sixfold_spark.analyse(spark.createDataFrame([], "position string"), "position")
    assert dict(empty.dtypes)["score"] == "int"
    assert empty.count() == 0
    nothing = spark.createDataFrame([(None,)], "position void")
    [row] = sixfold_spark.analyse(nothing, "position").collect()
    assert row.status == "null"


def test_what_cannot_be_answered_is_refused_before_any_job(few: DataFrame) -> None:
    with pytest.raises(ValueError, match="no column 'pos'; the columns are id, position, Score"):
        sixfold_spark.analyse(few, "pos")
    with pytest.raises(ValueError, match="a column 'Score' too"):
        sixfold_spark.analyse(few, "position")
    with pytest.raises(TypeError, match="'id' holds int, not text"):
        sixfold_spark.analyse(few, "id", prefix="best_")


@pytest.mark.parametrize("tasks", [None, 1, 3])
def test_puzzles_are_those_of_the_command(spark: SparkSession, tasks: int | None) -> None:
    puzzles = sixfold_spark.puzzles(
        spark,
        count=6,
        seed=7,
        rules="classic",
        target=(15, 30),
        margin=3,
        stars=4,
        theme="crossing",
        tasks=tasks,
    )
    asked = "--count 6 --seed 7 --rules classic --target 15-30 --margin 3 --stars 4"
    asked += " --theme crossing"
    assert yaml(puzzles) == command("puzzle", "generate", *asked.split())


def test_fewer_puzzles_than_asked_for(spark: SparkSession) -> None:
    puzzles = sixfold_spark.puzzles(spark, 400, target=(30, 40), max_tries=700)
    asked = "--count 400 --target 30-40 --max-tries 700 --format json"
    lines = command("puzzle", "generate", *asked.split(), code=1).splitlines()
    assert [puzzle.to_json() for puzzle in puzzles] == lines
    assert 0 < len(puzzles) < 400


def test_games_of_a_killed_worker_are_played_again(
    spark: SparkSession,
    die_once: Callable[[], None],
    killed: Callable[[], int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    candidates = _jobs.candidates

    def candidates_or_die(asked: Any, games: range) -> list[str]:
        found = candidates(asked, games)
        if 5 in games:
            die_once()
        return found

    monkeypatch.setattr(_jobs, "candidates", candidates_or_die)
    puzzles = sixfold_spark.puzzles(spark, 20, 1)
    assert yaml(puzzles) == command("puzzle", "generate", "--count", "20", "--seed", "1")
    killed()


def test_impossible_puzzles_are_refused(spark: SparkSession) -> None:
    with pytest.raises(ValueError, match="count must be 1 or more, not 0"):
        sixfold_spark.puzzles(spark, 0)
    with pytest.raises(ValueError, match="tasks must be 1 or more, not 0"):
        sixfold_spark.puzzles(spark, tasks=0)
    with pytest.raises(TypeError, match="no option 'star'; there are rules, target, margin"):
        sixfold_spark.puzzles(spark, star=5)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="stars are 1 to 5, not 6"):
        sixfold_spark.puzzles(spark, stars=6)
    with pytest.raises(ValueError, match="no theme is called"):
        sixfold_spark.puzzles(spark, theme="rare")
    with pytest.raises(SixfoldError) as error:
        sixfold_spark.puzzles(spark, rules="classic", theme="qwirkle flex")
    assert error.value.code == "impossible"


def mined(spark: SparkSession, games: int | range, tasks: int | None = None) -> list[Row]:
    found = sixfold_spark.mine(spark, games, target=(4, 234), stars=5, tasks=tasks)
    return [*found.sort("game", "form").collect()]


def test_mined_puzzles_do_not_depend_on_the_tasks(spark: SparkSession, tmp_path: Path) -> None:
    whole = mined(spark, 300, tasks=1)
    assert whole == mined(spark, 300, tasks=7)
    later = mined(spark, range(200, 300))
    assert {row.game for row in later} <= set(range(200, 300))
    assert {row.form for row in whole if row.game >= 200} <= {row.form for row in later}

    # A puzzle of each game, so that no two have the same id.
    games = {row.game: Puzzle.from_json(row.puzzle) for row in whole}
    path = tmp_path / "mined.yaml"
    path.write_text(yaml(games.values()), "utf-8")
    proofs = json.loads(command("puzzle", "check", str(path), "--format", "json"))
    assert proofs["passed"] == len(games) > 100
    with pytest.raises(ValueError, match="a range of games from 0 on"):
        sixfold_spark.mine(spark, 0)


def test_a_match_ends_as_on_the_command_line(spark: SparkSession) -> None:
    asked = "greedy careful --games 41 --seed 9 --rules intro --format json"
    expected = json.loads(command("arena", *asked.split()))
    del expected["ms_per_turn"]
    for tasks in None, 1, 5:
        found = sixfold_spark.arena(spark, "greedy", "careful", 41, 9, rules="intro", tasks=tasks)
        del found["ms_per_turn"]
        assert found == expected
    with pytest.raises(ValueError, match="games must be 1 or more, not 0"):
        sixfold_spark.arena(spark, "greedy", "careful", 0)
    with pytest.raises(ValueError, match="no level is called"):
        sixfold_spark.arena(spark, "greedy", "perfect")
