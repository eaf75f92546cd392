"""Ctrl-C stops what takes its time, in Python and in the command."""

import signal
import subprocess
import sys
import time

import pytest
from conftest import COMMAND, ROOT

BEGIN = f"""\
import pathlib, sixfold
lines = pathlib.Path({str(ROOT / "benches" / "corpus.txt")!r}).read_text().splitlines()
game = pathlib.Path({str(ROOT / "puzzles" / "games" / "intro.txt")!r}).read_text()
import pyarrow as pa
column = pa.chunked_array([pa.array(lines)] * 100_000)
print("begin", flush=True)
"""
LONG = {
    "column": "sixfold.best(column)",
    "one thread": "sixfold.best(column, threads=1)",
    "deep": "sixfold.deep(lines[300], samples=10_000_000)",
    # It stops between two turns.
    "review": "sixfold.review(game, samples=20_000)",
    "generate": "sixfold.puzzles.generate(10**6, stars=5, theme='quiet', max_tries=10**9)",
    "qwords": "sixfold.qwords.analyse('qwords ...../...../...../...../..... U/T', samples=10**6)",
}


@pytest.mark.parametrize("work", LONG.values(), ids=LONG)
def test_an_interrupt_stops_the_work(work: str) -> None:
    # A busy machine may take a while to stop; none of the work is over by itself by then.
    after = 'except KeyboardInterrupt:\n    print("stopped", sixfold.best(lines[0]).score, flush=True)'
    script = f"{BEGIN}try:\n    {work}\n{after}\n"
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "begin\n"
    time.sleep(0.5)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert (out, process.returncode) == ("stopped 3\n", 0)


def test_other_threads_run_meanwhile() -> None:
    script = f"""{BEGIN}
import threading, time
ticks = []
def tick():
    while not done:
        ticks.append(1)
        time.sleep(0.001)
done = False
other = threading.Thread(target=tick)
other.start()
begin = time.monotonic()
sixfold.best(column.slice(0, 300_000), threads=1)
needed = time.monotonic() - begin
done = True
other.join()
assert len(ticks) > 100 * min(needed, 1), (len(ticks), needed)
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def test_an_interrupt_ends_the_command() -> None:
    process = subprocess.Popen(
        [COMMAND, "analyse", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("classic RcRd RfGf\n")
    process.stdin.flush()
    assert process.stdout.readline().startswith("{")
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == -signal.SIGINT


def test_the_command_keeps_its_exit_codes() -> None:
    def code(*arguments: str) -> int:
        return subprocess.run([COMMAND, *arguments], capture_output=True).returncode

    assert code("--version") == 0
    assert code("score", "classic RcRd RfGf", "Gf@a1") == 1
    assert code("analyse", "--nonsense") == 2


def test_a_process_that_forks() -> None:
    script = f"""{BEGIN}
import multiprocessing, warnings
warnings.simplefilter("ignore")
def scores(lines):
    return [row.score for row in sixfold.best(lines)]
expected = scores(lines)
with multiprocessing.get_context("fork").Pool(2) as pool:
    assert pool.map(scores, [lines] * 4) == [expected] * 4
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)
