import json
import os
import signal
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import pytest
from generated import generated_positions

ROOT = Path(__file__).parents[2]
# The command of the wheel, or another one to compare with.
COMMAND = os.environ.get("SIXFOLD", str(Path(sysconfig.get_path("scripts"), "sixfold")))

# Programs that the tests start can be stopped, though the tests themselves may run in the background.
signal.signal(signal.SIGINT, signal.default_int_handler)


def command(*arguments: str, input: str | None = None) -> Any:
    """What the command line answers, a list if there are several answers."""
    done = subprocess.run(
        [COMMAND, *arguments, "--format", "json"], input=input, capture_output=True, text=True
    )
    answers = [json.loads(line) for line in (done.stdout or done.stderr).splitlines()]
    return answers if len(answers) > 1 else answers[0]


def batch(lines: list[str]) -> list[dict[str, Any]]:
    """What the command line answers to each line."""
    done = subprocess.run(
        [COMMAND, "analyse", "--batch", "--top", "1"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="session")
def corpus() -> list[str]:
    return (ROOT / "benches" / "corpus.txt").read_text().splitlines()


@pytest.fixture(scope="session")
def generated() -> list[str]:
    return generated_positions(10_000)


@pytest.fixture(scope="session")
def game() -> str:
    return (ROOT / "puzzles" / "games" / "intro.txt").read_text()
