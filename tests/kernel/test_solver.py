"""The solver: equal to plain minimax, in time, and never more certain than it is."""

from __future__ import annotations

import random
import threading
from contextlib import suppress

import pytest

from aluette.cards import CARDS
from aluette.game.scoring import Stakes, outcome
from aluette.game.tricks import Tricks
from aluette.kernel import Range, Solver
from aluette.notation.position import Position
from aluette.rules import Rules, load_rules
from tests.kernel.positions import ALL_RULES, NAMES, random_position

EVERYTHING = {3: 3, 4: 2, 6: 1}
"""How many tricks to come plain minimax in Python can search, by the number of seats."""


def points(rules: Rules, tricks: Tricks, stakes: Stakes, side: int) -> int:
    """What a finished deal is worth to a side."""
    result = outcome(rules, tricks.winners, stakes)
    return result.points if result.side == side else -result.points


def minimax(rules: Rules, tricks: Tricks, stakes: Stakes, side: int) -> int:
    """The value by trying everything, with the Python engine."""
    if tricks.over:
        return points(rules, tricks, stakes, side)
    best = max if rules.side_of[tricks.turn] == side else min
    values = []
    for card in tricks.legal_cards():
        tricks.push(card)
        values.append(minimax(rules, tricks, stakes, side))
        tricks.pop()
    return best(values)


@pytest.mark.bulk
@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
def test_values_are_those_of_plain_minimax(rules: Rules) -> None:
    rng = random.Random(11)
    solver = Solver(1)
    seen = set()
    for number in range(200):
        left = rng.randint(1, EVERYTHING[rules.seats])
        laid = rng.randrange(rules.seats) if number % 2 else 0
        position = random_position(rules, rng, left, laid)
        side = rng.randrange(len(rules.sides))
        tricks = position.tricks()
        solution = solver.solve(position, side=side)
        value = minimax(rules, tricks, position.stakes, side)
        assert solution.value == Range(value, value), str(position)
        seen.add(value)
        assert set(solution.cards) == set(position.hands[tricks.turn])
        for card, found in solution.cards.items():
            tricks.push(int(card))
            after = minimax(rules, tricks, position.stakes, side)
            tricks.pop()
            assert found == Range(after, after), f"{card} in {position}"
        for wanted in range(-2, 4):
            assert solver.at_least(position, wanted, side=side) is (value >= wanted)
    assert len(seen) >= 2


def test_the_side_is_that_of_the_seat_in_turn() -> None:
    position = Position.parse(
        "aluette1 pagat seats=N,E,S,W lead=E hands=4b/3d/5c/6s won=X,X,X,X,X,X,X,E"
    )
    solution = Solver().solve(position)
    assert solution.side == 1
    assert solution.value == Range(2, 2)
    assert Solver().value(position, side=0) == Range(-2, -2)


def test_a_partner_may_have_to_overtake() -> None:
    # N and S own the four highest cards, and yet cannot keep out of each other's way.
    won = "N,E,E,S,W,X,E"
    text = f"aluette1 gamerules seats=N,E,S,W lead=E hands=3c2c/4bKc/3d2d/5bKd won={won}"
    position = Position.parse(text)
    value = minimax(position.rules, position.tricks(), position.stakes, 0)
    assert Solver().value(position, side=0) == Range(value, value)


@pytest.mark.parametrize("limits", [{"nodes": 1}, {"nodes": 500}, {"seconds": 1e-9}])
def test_what_is_not_settled_in_time_stays_a_range(limits: dict[str, float]) -> None:
    position = random_position(load_rules("pagat"), random.Random(3), 9)
    solution = Solver(1).solve(position, **limits)  # type: ignore[arg-type]
    assert solution.value == Range(-2, 2) or solution.value.low < solution.value.high
    assert not solution.value.exact
    assert Solver(1).at_least(position, 1, **limits) is None  # type: ignore[arg-type]


def test_more_nodes_never_widen_a_range() -> None:
    position = random_position(load_rules("wikipedia"), random.Random(4), 6)
    exact = Solver(1).value(position)
    assert exact.exact
    for nodes in (1, 10, 100, 1000, 10_000):
        found = Solver(1).value(position, nodes=nodes)
        assert found.low <= exact.low <= exact.high <= found.high


def test_a_table_that_is_full_changes_no_value() -> None:
    rng = random.Random(12)
    small, large = Solver(1), Solver(64)
    for _ in range(40):
        position = random_position(load_rules("spanish+mordienne"), rng, 6)
        assert small.solve(position).cards == large.solve(position).cards


def test_a_solver_keeps_rules_and_stakes_apart() -> None:
    rng = random.Random(13)
    solver = Solver(4)
    for _ in range(60):
        position = random_position(load_rules("pagat"), rng, 3)
        for rules in ("pagat", "rebour", "gamerules", "spanish"):
            same = Position(
                load_rules(rules),
                position.seats,
                position.leader,
                position.hands,
                position.trick,
                position.winners,
            )
            assert solver.value(same) == Solver(1).value(same)


@pytest.mark.parametrize(
    ("rules", "seats", "alone", "shared"),
    [
        (
            load_rules("wikipedia-3", {"mordienne": "last-five", "mordienne_needs_loss": True}),
            ("A", "B", "C"),
            (None, None, None, None, None, 0),
            (None, None, 1, 2, 0, 0),
        ),
        (
            load_rules(
                "spanish+mordienne",
                {"packets": [4, 4, 4], "chant": False, "mordienne_needs_loss": True},
            ),
            ("N", "E", "S", "W"),
            (None, None, None, None, None, 0),
            (None, 1, 2, 3, 0, 0),
        ),
    ],
    ids=["wikipedia-3", "spanish+mordienne"],
)
def test_a_solver_keeps_histories_apart(
    rules: Rules,
    seats: tuple[str, ...],
    alone: tuple[int | None, ...],
    shared: tuple[int | None, ...],
) -> None:
    """The same hands after other tricks, where a mordienne needs a loss (R5.8)."""
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


def test_a_finished_deal_has_its_value_and_no_cards() -> None:
    position = random_position(load_rules("pagat"), random.Random(5), 0)
    result = outcome(position.rules, position.winners, position.stakes)
    solution = Solver(1).solve(position, side=0)
    expected = result.points if result.side == 0 else -result.points
    assert (solution.value, solution.cards) == (Range(expected, expected), {})


def test_a_solver_refuses_a_second_caller_and_goes_on() -> None:
    solver = Solver(1)
    whole = random_position(load_rules("wikimanche-6"), random.Random(6), 7)
    refused: list[str] = []

    def think() -> None:
        while not refused:
            with suppress(RuntimeError):  # the other one may come first
                solver.value(whole, seconds=1.5)

    thread = threading.Thread(target=think)
    thread.start()
    while not refused:
        try:
            solver.value(random_position(load_rules("pagat"), random.Random(7), 1))
        except RuntimeError as error:
            refused.append(str(error))
    thread.join()
    assert refused == ["this solver is at work in another thread: each needs its own"]
    assert solver.value(random_position(load_rules("pagat"), random.Random(7), 1)).exact
