"""Mines simulated games for the rarest puzzles with five stars, on Spark.

    python mine_rarest.py                           # 2,000 games, on all cores of this machine
    spark-submit mine_rarest.py --games 20000000 --block 1000000 --folder /shared/mined

A puzzle is rare if few others have the same themes, and among those, if few score as much. What is
mined stays in the folder, in blocks of games: a run that was stopped mines only the blocks that are
missing, and so does a run with more --games.
"""

import argparse
import os
import sys
import time
from pathlib import Path

from pyspark.sql import Column, DataFrame, Row, SparkSession, Window
from pyspark.sql import functions as f
from sixfold import Position
from sixfold import spark as sixfold_spark
from sixfold.puzzles import Puzzle

# A game of Flex; docs/clusters.md says how it was counted.
TURNS = 50


def main() -> None:
    asked = arguments()
    # The workers of this machine are to find what this script finds.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    quiet = {"spark.log.level": "ERROR", "spark.sql.shuffle.partitions": 8}
    spark = SparkSession.builder.config(map=quiet).getOrCreate()
    mined = mine(spark, asked.games, asked.block, asked.seed, asked.folder)
    puzzles = spark.read.parquet(*map(str, mined))
    # What the ranking needs. Twins may stand in different blocks.
    kinds = first_of(puzzles.select("game", "form", "target", "themes"), "form", f.col("game"))
    kinds = kinds.cache()
    show_themes(kinds, asked.games)
    show_rarest(puzzles, rank(kinds, asked.top), asked.folder / "rarest.yaml")
    spark.stop()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Mines games for the rarest puzzles, on Spark.")
    parser.add_argument("--games", type=int, default=2_000, help="how many games [2000]")
    parser.add_argument("--block", type=int, default=10_000, help="games of a block [10000]")
    parser.add_argument("--seed", type=int, default=0, help="random seed [0]")
    parser.add_argument("--top", type=int, default=3, help="how many puzzles to show [3]")
    parser.add_argument(
        "--folder", type=Path, default=Path("mined"), help="a folder that all workers see [mined]"
    )
    return parser.parse_args()


def mine(spark: SparkSession, games: int, size: int, seed: int, folder: Path) -> list[Path]:
    """Mines the blocks that are missing."""
    blocks = []
    for first in range(0, games, size):
        block = range(first, min(first + size, games))
        path = folder.absolute() / f"seed{seed}-{block.start}-{block.stop}"
        blocks.append(path)
        # Spark writes this file last.
        if (path / "_SUCCESS").exists():
            print(f"games {block.start:,} to {block.stop:,}: mined before")
            continue
        begin = time.monotonic()
        found = sixfold_spark.mine(spark, block, seed, target=(4, 234), stars=5)
        found.write.mode("overwrite").parquet(str(path))
        seconds = time.monotonic() - begin
        rate = len(block) * TURNS / seconds
        print(f"games {block.start:,} to {block.stop:,}: {seconds:.1f} s, {rate:,.0f} turns/s")
    return blocks


def first_of(puzzles: DataFrame, alike: str, *order: Column | str) -> DataFrame:
    """The first of the rows that are alike."""
    place = f.row_number().over(Window.partitionBy(alike).orderBy(*order))
    return puzzles.withColumn("place", place).filter("place = 1").drop("place")


def rank(kinds: DataFrame, top: int) -> list[Row]:
    """The rarest puzzles, one of each game, whose tables look alike."""
    kinds = kinds.withColumn("kind", f.array_join(f.array_sort("themes"), ", "))
    for name, alike in [("same_themes", ["kind"]), ("same_score", ["kind", "target"])]:
        kinds = kinds.withColumn(name, f.count("*").over(Window.partitionBy(*alike)))
    order = ["same_themes", "same_score", f.desc("target"), "game", "form"]
    return [*first_of(kinds, "game", *order).sort(*order).limit(top).collect()]


def show_themes(kinds: DataFrame, games: int) -> None:
    """How often each theme occurs."""
    turns = games * TURNS
    print(f"\n{kinds.count():,} puzzles with five stars in about {turns:,} turns\n")
    themes = kinds.select(f.explode("themes").alias("theme")).groupBy("theme").count()
    print(f"{'theme':<14}{'puzzles':>10}   one in")
    for row in themes.sort("count", "theme").collect():
        one_in = f"{turns // row['count']:,} turns"
        print(f"{row.theme:<14}{row['count']:>10,}   {one_in}")


def show_rarest(puzzles: DataFrame, rarest: list[Row], path: Path) -> None:
    """Shows the rarest puzzles, and writes them to a file."""
    wanted = puzzles.filter(f.col("form").isin([row.form for row in rarest]))
    found = {(row.game, row.form): Puzzle.from_json(row.puzzle) for row in wanted.collect()}
    chosen = [found[row.game, row.form] for row in rarest]
    for place, (row, puzzle) in enumerate(zip(rarest, chosen, strict=True), 1):
        print(f"\n{place}. {describe(row)}\n")
        print(Position(puzzle.position).text(), end="")
    path.write_text("".join(puzzle.to_yaml() for puzzle in chosen), "utf-8")
    print(f"\nTo solve them: sixfold puzzle play {path}")


def describe(row: Row) -> str:
    match row.same_themes:
        case 1:
            rarity = "no other has these themes"
        case 2:
            rarity = "one other has these themes"
        case number:
            rarity = f"{number - 1:,} others have these themes"
    return f"{row.target} points: {row.kind} ({rarity})"


if __name__ == "__main__":
    main()
