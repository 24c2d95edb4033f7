"""Ctrl-C is heard in whatever takes long."""

from __future__ import annotations

import _thread
import random
import signal
import threading
from collections.abc import Callable, Iterator

import pytest

from aluette import load_rules
from aluette.kernel import Books, play_out
from aluette.kernel.search import Effort, Model, Search, Situation
from aluette.kernel.training import Training
from tests.bots.tables import turn as turn_of
from tests.kernel.positions import random_position
from tests.kernel.test_search import LOST
from tests.kernel.test_worlds import turn

PAGAT = load_rules("pagat")
DEALT = random_position(PAGAT, random.Random(1), 9)
ALIKE = Situation.of(turn_of("gamerules", "3d 4d", "5b 2c 5c", LOST))
"""The deal is decided, so no card is ever dropped for being worse."""
MOST = 10**7
LONG = Effort(worlds=10**9, plays=10**9, seconds=60)


def training(threads: int) -> object:
    return Training(minutes=1, seed=1, threads=threads)._core.practise(10**6, 0.5)


CALLS: dict[str, Callable[[Situation], object]] = {
    "worlds": lambda seen: seen.worlds(MOST, seed=1, model=Model(temper=1)),
    "play_out": lambda seen: seen.play_out(MOST, seed=1),
    "weigh": lambda _: Search(1).weigh(ALIKE, seed=1, effort=LONG),
    "ismcts": lambda seen: seen.ismcts(seed=1, simulations=MOST, model=Model(temper=1)),
    "practise": lambda _: training(1),
    "practise in threads": lambda _: training(2),
    "against_books": lambda _: Training(minutes=1, seed=1).against_books(MOST),
    "playouts": lambda seen: play_out(DEALT, 10**11, seed=1, books=Books()),
    "playouts in threads": lambda _: play_out(DEALT, 10**11, seed=1, threads=2),
}


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Ctrl-C is heard, even where the tests were started in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("name", CALLS)
def test_an_interrupt_is_heard(name: str) -> None:
    situation = Situation.of(turn(PAGAT, 9))
    timer = threading.Timer(0.3, _thread.interrupt_main)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            CALLS[name](situation)
    finally:
        timer.cancel()


def test_an_interrupted_training_goes_on() -> None:
    core = Training(minutes=1, seed=1)._core
    timer = threading.Timer(0.3, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        core.practise(10**6, 0.5)
    same = Training(minutes=1, seed=1)._core
    if core.games:
        same.practise(core.games, 0.5)
    assert core.state() == same.state()
    assert core.practise(64, 0.5) == same.practise(64, 0.5)
