"""Mines simulated games for the rarest puzzles with five stars, on Spark.

    python mine_rarest.py                           # 2,000 games, on all cores of this machine
    spark-submit mine_rarest.py --games 20000000 --block 1000000 --folder /shared/mined

A puzzle is rare if few others have the same themes, and among those, if few score as much. What is
mined stays in the folder, block by block. A run that was stopped goes on after the last block that
it ended, and a run with more --games adds to what is there.
"""

import argparse
import os
import sys
import time
from pathlib import Path

from pyspark.sql import DataFrame, Row, SparkSession, Window
from pyspark.sql import functions as f
from sixfold import spark as sixfold_spark

# A game of Flex; docs/clusters.md says how it was counted.
TURNS = 50


def main() -> None:
    asked = arguments()
    # The workers of this machine are to find what this script finds.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    quiet = {"spark.log.level": "ERROR", "spark.sql.shuffle.partitions": 8}
    spark = SparkSession.builder.config(map=quiet).getOrCreate()
    mined = mine(spark, asked.games, asked.block, asked.seed, asked.folder)
    puzzles = spark.read.parquet(*map(str, mined)).filter(f.col("game") < asked.games)
    # Twins in different blocks.
    puzzles = puzzles.withColumn("twin", number(["form"], "game")).filter("twin = 1").cache()
    show_themes(puzzles, asked.games)
    show_rarest(puzzles, asked.top, asked.folder / "rarest.yaml")
    spark.stop()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Mines games for the rarest puzzles, on Spark.")
    parser.add_argument("--games", type=int, default=2_000, help="how many games [2000]")
    parser.add_argument("--block", type=int, default=100_000, help="games of a block [100000]")
    parser.add_argument("--seed", type=int, default=0, help="random seed [0]")
    parser.add_argument("--top", type=int, default=5, help="how many puzzles to show [5]")
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


def number(alike: list[str], *order: str) -> f.Column:
    """Counts rows that are alike, from 1."""
    return f.row_number().over(Window.partitionBy(*alike).orderBy(*order))


def show_themes(puzzles: DataFrame, games: int) -> None:
    """How often each theme occurs."""
    total = puzzles.count()
    turns = games * TURNS
    print(f"\n{total:,} puzzles with five stars in {games:,} games of about {TURNS} turns\n")
    themes = puzzles.select(f.explode("themes").alias("theme")).groupBy("theme").count()
    print(f"{'theme':<14}{'puzzles':>10}   one in")
    for row in themes.sort("count", "theme").collect():
        one_in = f"{turns // row['count']:,} turns"
        print(f"{row.theme:<14}{row['count']:>10,}   {one_in}")


def show_rarest(puzzles: DataFrame, top: int, path: Path) -> None:
    """Shows the rarest puzzles, and writes them to a file. No two are from one game, whose tables
    look alike."""
    alike = Window.partitionBy("kind")
    puzzles = puzzles.withColumn("kind", f.array_join(f.array_sort("themes"), ", "))
    puzzles = puzzles.withColumn("same_themes", f.count("*").over(alike))
    same_target = f.count("*").over(Window.partitionBy("kind", "target"))
    puzzles = puzzles.withColumn("same_target", same_target)
    rarity = ["same_themes", "same_target", "-target", "game", "form"]
    order = [f.expr(name) for name in rarity]
    first = f.row_number().over(Window.partitionBy("game").orderBy(*order))
    rarest = puzzles.withColumn("place", first).filter("place = 1").sort(*order).limit(top)
    rows = rarest.collect()
    print("\nThe rarest:")
    for place, row in enumerate(rows, 1):
        print(f"\n{place:>3}. {describe(row)}\n     {row.position}")
    path.write_text("".join(row.yaml for row in rows), "utf-8")
    print(f"\n{path} has them with their solutions; `sixfold puzzle play {path}` asks for them.")


def describe(row: Row) -> str:
    alone = "no other has these themes" if row.same_themes == 1 else f"{row.same_themes:,} have these themes"
    return f"{row.target} points ({row.kind}; {alone})"


if __name__ == "__main__":
    main()
