"""A network: the same numbers in the kernel and in NumPy, made of nothing that is hidden."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

from aluette import Rules, View, view
from aluette.cards import STEP
from aluette.game.declarations import round_after
from aluette.kernel.network import Network
from aluette.kernel.reference import CARD_INPUTS, FIRST, INPUTS, SECOND, Reference
from aluette.kernel.search import Situation
from aluette.kernel.weights import MAGIC, VERSION, pack, story
from tests.driver import steps
from tests.kernel.positions import ALL_RULES, NAMES

SIZE = (INPUTS.count + CARD_INPUTS.count + 1) * FIRST + (FIRST + 2) * SECOND + 1
FILE = (resources.files("aluette.bots") / "weights" / "standard.weights").read_bytes()


def random_file(seed: int) -> bytes:
    """Weights that make every input count."""
    rng = random.Random(seed)
    weights = [rng.gauss(0, 0.2) for _ in range(3 * SIZE)]
    return pack(struct.pack(f"{len(weights)}f", *weights), {"seed": seed})


def turns(rules: Rules, seed: int, deals: int) -> Iterator[View]:
    """What the seat in turn sees, card by card, in random deals; many of them are sung."""
    for match, _, _, after in steps(rules, seed, deals=deals):
        del match
        if after.table.phase == "play":
            yield view(after, after.table.asked[0])


@pytest.mark.bulk
@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
def test_the_kernel_and_numpy_give_equal_answers(rules: Rules) -> None:
    compared = 0
    for file in (random_file(1), FILE):
        network, reference = Network(file), Reference(file)
        for seen in turns(rules, 7, deals=30):
            situation = Situation.of(seen)
            values, expected = network.values(situation), reference.values(situation)
            assert list(values) == list(reversed(seen.hand))
            for card, points in values.items():
                assert points == pytest.approx(expected[card], abs=1e-4)
                compared += 1
    assert compared > 3000


def test_all_inputs_are_reached() -> None:
    from aluette.kernel.reference import card_inputs, inputs

    rng = random.Random(3)
    on: set[int] = set()
    card_on: set[int] = set()
    for rules in ALL_RULES:
        for seen in turns(rules, 5, deals=8):
            situation = Situation.of(seen)
            on |= set(inputs(situation))
            card_on |= set(card_inputs(situation, rng.choice(seen.hand)))
    missing = {
        name: INPUTS.count for name, begin in INPUTS.begin.items() if begin not in on
    }
    assert len(on) > 0.9 * INPUTS.count, missing
    assert len(card_on) > 0.9 * CARD_INPUTS.count
    assert max(on) < INPUTS.count
    assert max(card_on) < CARD_INPUTS.count
