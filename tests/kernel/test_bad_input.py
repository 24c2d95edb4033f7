"""What the kernel refuses: with a sentence, never with a crash."""

from __future__ import annotations

import ast
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aluette.kernel
import aluette.kernel._core as _core  # noqa: PLR0402  (a package shows it to nobody)
from aluette.cards import CARDS
from aluette.kernel import Books, Solver, play_out, tricks_of
from aluette.rules import load_rules
from tests.kernel.positions import random_position

POSITION = random_position(load_rules("pagat"), random.Random(1), 3, 1)
RULES: dict[str, Any] = {
    "seats": 4,
    "tricks": 9,
    "first_tied": False,
    "mordienne": "run",
    "shortest_run": 2,
    "needs_loss": False,
    "side_of": [0, 1, 0, 1],
    "scores": [(0, 1)] * 13,
}


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ({"hands": POSITION.hands[:3]}, "a hand for each seat"),
        ({"hands": (POSITION.hands[0],) * 4}, "a card is there twice"),
        ({"hands": ((),) * 4, "trick": ()}, "has 0 cards instead of 3"),
        ({"leader": 4}, "no seat leads"),
        ({"leader": -1}, "no seat leads"),
        ({"trick": CARDS[:4]}, "a full trick is not in progress"),
        ({"winners": (None,) * 10}, "more tricks have winners than there are"),
        ({"winners": (None,) * 5 + (4,)}, "a trick was taken by no seat"),
        ({"rules": load_rules("wikipedia-6")}, "a hand for each seat"),
        (
            {"rules": load_rules("wikipedia-3", {"packets": [16]})},
            "1 to 12 tricks and at most 48 cards, not 16 tricks for 3 seats",
        ),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused(part: dict[str, Any], says: str) -> None:
    for call in (tricks_of, Solver(1).value, lambda p: play_out(p, 1, seed=1)):
        with pytest.raises(ValueError, match=re.escape(says)):
            call(replace(POSITION, **part))


@pytest.mark.parametrize("wrong", [None, "aluette1", 7, POSITION.hands])
def test_what_is_no_position_is_a_type_error(wrong: object) -> None:
    for call in (tricks_of, Solver(1).solve, lambda p: play_out(p, 1, seed=1)):
        with pytest.raises((TypeError, AttributeError)):
            call(cast("Any", wrong))


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"count": 0}, "count must be from 1"),
        ({"count": 10**13}, "count must be from 1"),
        ({"seed": -1}, "seed must be from 0"),
        ({"seed": 2**64}, "seed must be from 0"),
        ({"threads": 0}, "threads must be from 1 to 1024, not 0"),
        ({"threads": 10**6}, "threads must be from 1 to 1024, not 1000000"),
        ({"books": Books(slip=1.5)}, "slip must be from 0 to 1, not 1.5"),
        ({"books": Books(slip=float("nan"))}, "slip must be from 0 to 1, not nan"),
        ({"books": Books(lead_high=-1)}, "lead_high"),
        ({"books": Books(guard=20)}, "guard"),
    ],
    ids=str,
)
def test_playouts_refuse_numbers_out_of_range(options: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        play_out(POSITION, **{"count": 1, "seed": 1, **options})


@pytest.mark.parametrize("options", [{"count": 1.5}, {"seed": "1"}, {"threads": None}], ids=str)
def test_playouts_refuse_what_is_no_number(options: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="must be a whole number"):
        play_out(POSITION, **{"count": 1, "seed": 1, **options})


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"nodes": 0}, "nodes must be from 1"),
        ({"nodes": -5}, "nodes must be from 1"),
        ({"seconds": 0}, "seconds must be above 0"),
        ({"seconds": -1.0}, "seconds must be above 0"),
        ({"seconds": float("nan")}, "seconds must be above 0"),
        ({"seconds": float("inf")}, "seconds must be above 0"),
        ({"side": 2}, "side must be from 0 to 1, not 2"),
        ({"side": -1}, "side must be from 0 to 1, not -1"),
    ],
    ids=str,
)
def test_the_solver_refuses_limits_and_sides_out_of_range(
    options: dict[str, Any], says: str
) -> None:
    for call in (Solver(1).value, Solver(1).solve):
        with pytest.raises(ValueError, match=says):
            call(POSITION, **options)


@pytest.mark.parametrize("megabytes", [0, -1, 65537])
def test_a_table_of_no_size_is_refused(megabytes: int) -> None:
    with pytest.raises(ValueError, match="megabytes must be from 1 to 65536"):
        Solver(megabytes)


def test_a_card_that_is_not_held_is_refused_and_changes_nothing() -> None:
    tricks = tricks_of(POSITION)
    before = tricks.legal_mask()
    for card in (-1, 48, 10**9, next(c for c in range(48) if not before >> c & 1)):
        with pytest.raises(ValueError, match=f"does not hold card {card}$"):
            tricks.play(card)
    with pytest.raises(TypeError):
        tricks.play(cast("Any", "3d"))
    assert tricks.legal_mask() == before
    while not tricks.over:
        tricks.play(tricks.legal_mask().bit_length() - 1)
    with pytest.raises(ValueError, match="all tricks have been played"):
        tricks.play(0)
    with pytest.raises(ValueError, match="all tricks have been played"):
        tricks.advice(6, 12)


@pytest.mark.parametrize(
    "part",
    [
        {"seats": 5},
        {"seats": -1},
        {"tricks": 0},
        {"tricks": 13},
        {"seats": 6, "side_of": [0] * 6, "tricks": 9},
        {"mordienne": "always"},
        {"mordienne": "last-five", "tricks": 4},
        {"shortest_run": 0},
        {"side_of": [0, 1]},
        {"side_of": [0, 1, 0, 9]},
        {"side_of": [0, 1, 0, -1]},
        {"scores": [(0, 1)]},
        {"scores": [(0, 3)] * 13},
        {"scores": [(-1, 2)] * 13},
        {"scores": [(9, 1)] * 13},
        {"scores": [(0, 10**9)] * 13},
    ],
    ids=str,
)
def test_impossible_rules_are_refused_below_too(part: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        _core.Rules(**{**RULES, **part})


NUMBERS = st.integers(-3, 50) | st.sampled_from([2**48, 2**63, 2**64 - 1])


@given(
    st.lists(st.integers(0, 2**64 - 1) | st.integers(0, 2**48 - 1), max_size=7),
    NUMBERS,
    st.lists(NUMBERS, max_size=5),
    st.lists(st.none() | NUMBERS, max_size=12),
)
def test_random_numbers_are_a_position_or_are_refused(
    hands: list[int], leader: int, trick: list[int], winners: list[int | None]
) -> None:
    try:
        tricks = _core.Tricks(_core.Rules(**RULES), hands, leader, trick, winners)
    except (ValueError, TypeError):
        return
    while not tricks.over:
        tricks.play(tricks.legal_mask().bit_length() - 1)
    assert tricks.outcome() is not None


def test_the_stub_tells_what_there_is() -> None:
    stub = Path(aluette.kernel.__file__).with_name("_core.pyi").read_text(encoding="utf-8")
    told = {node.name: node for node in ast.parse(stub).body if isinstance(node, ast.ClassDef)}
    there = {name: value for name, value in vars(_core).items() if isinstance(value, type)}
    assert set(told) == set(there)
    for name, node in told.items():
        methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
        public = {method for method in vars(there[name]) if not method.startswith("_")}
        assert {method for method in methods if method != "__init__"} == public
        for method, item in methods.items():
            signature = getattr(vars(there[name]).get(method), "__nb_signature__", None)
            if signature is None:
                continue
            wanted = [arg.arg for arg in (*item.args.args, *item.args.kwonlyargs)]
            for argument in wanted[1:]:
                assert f"{argument}:" in signature[0][0], f"{name}.{method}({argument})"
