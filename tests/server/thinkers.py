"""Functions for thinking processes: one that burns time, and some that come to no good end."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from aluette.game import View
from aluette.game.commands import SeatCommand
from tests.server.simple import simple


def plus(one: int, two: int) -> int:
    return one + two


def fails(card: str) -> None:
    raise ValueError(f"the card is {card}")


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hangs() -> None:
    time.sleep(600)


def who() -> tuple[int, int]:
    """The process, and how nice it is."""
    return os.getpid(), os.nice(0)


def burn(level: str, view: View, seed: int) -> SeatCommand:
    """The first thing that is possible, after 50 ms of work."""
    until = time.thread_time() + 0.05
    while time.thread_time() < until:
        pass
    return simple(view)


def mark(path: Path, word: str, seconds: float) -> None:
    """Write a word down, and take some time over it."""
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{word}\n")
    time.sleep(seconds)


def dies_once(level: str, view: View, seed: int) -> SeatCommand:
    """The name of the level is a file: whoever finds it missing makes it, and is killed."""
    there = Path(level)
    if not there.exists():
        there.write_text(str(seed), encoding="utf-8")
        dies()
    assert there.read_text(encoding="utf-8") == str(seed)
    there.unlink()
    return simple(view)


def always_dies(level: str, view: View, seed: int) -> SeatCommand:
    dies()
    return simple(view)


def hangs_over(level: str, view: View, seed: int) -> SeatCommand:
    hangs()
    return simple(view)
