"""One solver, asked about the same hands after other tricks: its table must not mix them up."""

from __future__ import annotations

import random

import pytest

from aluette.cards import CARDS
from aluette.kernel import Solver
from aluette.notation.position import Position
from aluette.rules import Rules, load_rules

NEEDS_LOSS = {"mordienne_needs_loss": True}


@pytest.mark.parametrize(
    ("rules", "seats", "alone", "shared"),
    [
        (
            load_rules("wikipedia-3", {"mordienne": "last-five", **NEEDS_LOSS}),
            ("A", "B", "C"),
            (None, None, None, None, None, 0),
            (None, None, 1, 2, 0, 0),
        ),
        (
            load_rules("spanish+mordienne", {"packets": [4, 4, 4], "chant": False, **NEEDS_LOSS}),
            ("N", "E", "S", "W"),
            (None, None, None, None, None, 0),
            (None, 1, 2, 3, 0, 0),
        ),
    ],
    ids=["wikipedia-3", "spanish+mordienne"],
)
def test_whether_the_first_has_lost_a_trick_is_told_apart(
    rules: Rules,
    seats: tuple[str, ...],
    alone: tuple[int | None, ...],
    shared: tuple[int | None, ...],
) -> None:
    """With six tricks to come, where a mordienne needs a loss (R5.8)."""
    rng = random.Random(1)
    different = 0
    for _ in range(30):
        deck = sorted(rng.sample(CARDS, 6 * len(seats)), key=int, reverse=True)
        strong = rng.sample(deck[:7], 5)
        rest = [card for card in deck if card not in strong]
        rng.shuffle(rest)
        hands = (
            (*strong, rest.pop()),
            *(tuple(rest[k :: len(seats) - 1]) for k in range(len(seats) - 1)),
        )
        solver = Solver(1)
        histories = [Position(rules, seats, 0, hands, (), won) for won in (alone, shared)]
        values = [Solver(1).value(position, side=0) for position in histories]
        assert [solver.value(position, side=0) for position in histories] == values
        different += values[0] != values[1]
    assert different > 0
