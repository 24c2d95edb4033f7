"""Intervals: what they are, and that looking often does not break the promise."""

from __future__ import annotations

import math
import random

import pytest

from aluette.arena import estimate
from aluette.arena.estimate import FIRST_LOOK

POINTS = (-1.0, -0.5, -0.5, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 1.0)
"""Differences as two equal bots bring them about."""


def test_the_interval_of_a_fixed_number_is_the_usual_one() -> None:
    found = estimate([1.0, 0.0, 0.5, -0.5] * 25, planned=100)
    half = 1.96 * math.sqrt((0.5625 + 0.0625 + 0.0625 + 0.5625) * 25 / 99) / 10
    assert (found.mean, found.count) == (0.25, 100)
    assert found.high - found.mean == pytest.approx(half, rel=1e-4)
    assert found.low + found.high == pytest.approx(0.5)
    assert found.always_low < found.low < found.high < found.always_high


def test_nothing_is_concluded_too_early() -> None:
    certain = estimate([1.0] * (FIRST_LOOK - 1), planned=400)
    assert not certain.decided
    assert estimate([1.0] * FIRST_LOOK, planned=400).decided
    assert not estimate([0.0] * 400, planned=400).decided
    assert estimate([-1.0] * FIRST_LOOK, planned=400).decided
    assert estimate([1.0], planned=2).low == -math.inf
    with pytest.raises(ValueError, match="no values"):
        estimate([], planned=2)


def stops_wrongly(seed: int, deals: int, *, honest: bool) -> bool:
    """Whether two equal bots are called unequal, by who looks after every ten deals."""
    rng = random.Random(seed)
    values: list[float] = []
    while len(values) < deals:
        values += rng.choices(POINTS, k=10)
        found = estimate(values, deals)
        low, high = (found.always_low, found.always_high) if honest else (found.low, found.high)
        if len(values) >= FIRST_LOOK and (low > 0 or high < 0):
            return True
    return False


def test_who_looks_often_is_wrong_as_seldom_as_promised() -> None:
    runs = 200
    honest = sum(stops_wrongly(seed, 400, honest=True) for seed in range(runs))
    naive = sum(stops_wrongly(seed, 400, honest=False) for seed in range(runs))
    assert honest <= runs * 0.05
    assert naive > runs * 0.1  # what the sequence is there for
