"""How fast the best play of each row of a column is found, beside a plain loop in Rust.

    python python/benches/speed.py [ROWS] [ROUNDS]

The rows are those of benches/corpus.txt, again and again. Each round measures everything once, so that
a busy machine slows all of it alike; the shortest time of each counts. The last column is the part of
the plain loop's speed that is reached.
"""

import subprocess
import sys
import sysconfig
import tempfile
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

import pyarrow as pa
import sixfold
from sixfold import _sixfold

CORPUS = Path(__file__).parents[2] / "benches" / "corpus.txt"
COMMAND = Path(sysconfig.get_path("scripts")) / "sixfold"


def seconds(work):
    """How long some work takes."""
    begin = perf_counter()
    work()
    return perf_counter() - begin


def main(rows=100_000, rounds=10):
    lines = list(islice(cycle(CORPUS.read_text().splitlines()), rows))
    column = pa.array(lines)
    text = "\n".join(lines).encode()

    def batch(threads):
        with tempfile.TemporaryFile() as answers:
            options = ["--batch", "--top", "1", "--threads", str(threads)]
            subprocess.run([COMMAND, "analyse", *options], input=text, stdout=answers, check=True)

    tasks = {
        "plain loop in Rust": lambda: _sixfold.plain_loop(lines)[0],
        "column, 1 thread": lambda: seconds(lambda: sixfold.best(column, threads=1)),
        "column, 2 threads": lambda: seconds(lambda: sixfold.best(column, threads=2)),
        "list, 1 thread": lambda: seconds(lambda: sixfold.best(lines, threads=1)),
        "analyse --batch --top 1, 1 thread": lambda: seconds(lambda: batch(1)),
        "analyse --batch --top 1, 2 threads": lambda: seconds(lambda: batch(2)),
    }
    times = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, task in tasks.items():
            times[name].append(task())
    plain = min(times["plain loop in Rust"])
    for name, measured in times.items():
        best = min(measured)
        print(f"{name:36} {best:7.3f} s {rows / best:11,.0f} rows/s {100 * plain / best:6.1f} %")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
