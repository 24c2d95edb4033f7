"""What the kernel refuses: with a sentence, never with a crash."""

from __future__ import annotations

import ast
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import aluette.kernel
import aluette.kernel._core as _core  # noqa: PLR0402  (a package shows it to nobody)
from aluette.cards import CARDS
from aluette.kernel import Books, Solver, play_out, tricks_of
from aluette.kernel.search import Demand, Effort, Known, Model, Search, Situation
from aluette.kernel.training import Training
from aluette.kernel.vector import VectorDeals
from aluette.rules import load_rules
from tests.kernel.positions import random_position
from tests.kernel.test_worlds import turn

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
    ],
    ids=str,
)
def test_playouts_refuse_numbers_out_of_range(options: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        play_out(POSITION, **{"count": 1, "seed": 1, **options})


@pytest.mark.parametrize(
    ("numbers", "says"),
    [
        ({"slip": 1.5}, "slip must be from 0 to 1, not 1.5"),
        ({"slip": float("nan")}, "slip must be from 0 to 1, not nan"),
        ({"lead_high": -1}, "lead_high must be from 0 to 48, not -1"),
        ({"lead_high": 2**62}, f"lead_high must be from 0 to 48, not {2**62}"),
        ({"guard": 20}, "guard must be from 0 to 19, not 20"),
    ],
    ids=str,
)
def test_the_books_refuse_numbers_out_of_range(numbers: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Books(**numbers)


@pytest.mark.parametrize(
    "options",
    [{"count": 1.5}, {"count": True}, {"seed": "1"}, {"seed": True}, {"threads": None}],
    ids=str,
)
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


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"side": True}, "side must be a whole number, not bool"),
        ({"nodes": True}, "nodes must be a whole number, not bool"),
        ({"nodes": 1.5}, "nodes must be a whole number, not float"),
        ({"seconds": True}, "seconds must be a number, not bool"),
        ({"seconds": "1"}, "seconds must be a number, not str"),
    ],
    ids=str,
)
def test_the_solver_refuses_what_is_no_number(options: dict[str, Any], says: str) -> None:
    for call in (Solver(1).value, Solver(1).solve):
        with pytest.raises(TypeError, match=says):
            call(POSITION, **options)


@pytest.mark.parametrize("megabytes", [0, -1, 65537])
def test_a_table_of_no_size_is_refused(megabytes: int) -> None:
    for kind in (Solver, Search):
        with pytest.raises(ValueError, match="megabytes must be from 1 to 65536"):
            kind(megabytes)


@pytest.mark.parametrize(
    ("kind", "numbers", "says"),
    [
        (Effort, {"worlds": 1.5}, "worlds must be a whole number, not float"),
        (Effort, {"exact": True}, "exact must be a whole number, not bool"),
        (Effort, {"seconds": True}, "seconds must be a number, not bool"),
        (Model, {"draws": 2.0}, "draws must be a whole number, not float"),
        (Model, {"temper": "1"}, "temper must be a number, not str"),
        (Demand, {"cards": 1.0}, "cards must be a whole number, not float"),
    ],
    ids=str,
)
def test_what_a_search_is_told_must_be_numbers(
    kind: type[Any], numbers: dict[str, Any], says: str
) -> None:
    with pytest.raises(TypeError, match=says):
        kind(**numbers)


def test_numpys_numbers_are_numbers() -> None:
    many, part, seed = cast("Any", (np.int64(3), np.float32(0.5), np.uint8(1)))
    assert Effort(worlds=many, prior=part).worlds == 3
    assert play_out(POSITION, many, seed=seed).count == 3


def test_masks_and_counts_of_a_situation_are_checked() -> None:
    seen = turn(load_rules("pagat"), 9)
    for number in (-1, 2**48, 2**64):
        for call in (
            lambda n: Situation(seen, hand=n),
            lambda n: Situation(seen, aside=n),
            lambda n: Known(held=(n, 0, 0, 0)),
            lambda n: Known(barred=(0, 0, n, 0)),
            Demand,
        ):
            with pytest.raises(ValueError, match=f"must be from 0 to {2**48 - 1}, not {number}"):
                call(number)
    situation = Situation(seen)
    with pytest.raises(ValueError, match="count must be from 0 to 10000000, not -1"):
        situation.worlds(-1, seed=1)
    with pytest.raises(TypeError, match="count must be a whole number, not bool"):
        situation.worlds(True, seed=1)
    with pytest.raises(ValueError, match="seed must be from 0 to "):
        situation.worlds(1, seed=2**64)
    with pytest.raises(TypeError, match="seconds must be a number, not bool"):
        situation.ismcts(seed=1, simulations=1, seconds=True)


def test_a_dealt_deck_is_whole_numbers() -> None:
    deals = VectorDeals(load_rules("pagat"), 2, seed=1)
    deals.deal(0, dealer=0, deck=cast("Any", np.arange(48)[::-1]))
    assert deals.truth(0)[1] == CARDS[::-1]
    wrong: Any
    for wrong in ([float(card) for card in range(48)], [True, *range(1, 48)], range(47), [-1] * 48):
        with pytest.raises((TypeError, ValueError), match=r"deck|a card must be"):
            deals.deal(0, dealer=0, deck=wrong)
    with pytest.raises(TypeError, match="index must be a whole number, not bool"):
        deals.truth(True)
    assert deals.truth(0)[1] == CARDS[::-1]


def test_a_training_has_minutes() -> None:
    wrong: Any
    for wrong in (0, -1, float("nan"), 10**6):
        with pytest.raises(ValueError, match="minutes must be above 0, and at most 100000"):
            Training(minutes=wrong, seed=1)
    training = Training(minutes=1, seed=1)
    with pytest.raises(ValueError, match="minutes must be above 0, and at most 100000, not 0"):
        Training.resumed(training.checkpoint(), minutes=0)
    for wrong in (True, "1"):
        with pytest.raises(TypeError, match="minutes must be a number"):
            Training(minutes=wrong, seed=1)
    with pytest.raises(TypeError, match="seed must be a whole number, not bool"):
        Training(minutes=1, seed=True)


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
