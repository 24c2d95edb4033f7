"""The kernel plays exactly as the Python engine does."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from aluette.game.scoring import settle
from aluette.kernel import Tricks, tricks_of
from aluette.notation.position import Position
from aluette.rules import RULE_SETS, Rules
from tests.kernel.positions import ALL_RULES, NAMES, likely_card, outcome_number, random_position
from tests.perft.test_perft import FOLDER


def compare(tricks: Tricks, turn: int, leader: int, taken: list[int], holder: int | None) -> bool:
    return (tricks.turn, tricks.leader, tricks.taken, tricks.holder) == (
        turn,
        leader,
        taken,
        holder,
    )


@pytest.mark.bulk
@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
def test_random_deals_go_card_by_card_as_in_the_engine(rules: Rules) -> None:
    rng = random.Random(5)
    for _ in range(250):
        position = random_position(rules, rng, rules.hand_size)
        engine, kernel = position.tricks(), tricks_of(position)
        while not engine.over:
            assert compare(kernel, engine.turn, engine.leader, engine.taken, engine.holder)
            assert kernel.legal_mask() == engine.legal_mask()
            assert kernel.outcome() is None
            card = likely_card(engine, rng)
            engine.push(card)
            kernel.play(card)
        assert kernel.over
        assert kernel.legal_mask() == 0
        assert compare(kernel, engine.turn, engine.leader, engine.taken, engine.holder)
        assert kernel.outcome() == outcome_number(rules, engine)


@pytest.mark.bulk
@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
def test_ten_thousand_random_deals_come_out_as_in_the_engine(rules: Rules) -> None:
    rng = random.Random(6)
    outcomes: Counter[int] = Counter()
    for _ in range(10_000):
        left = rng.randint(1, rules.hand_size)
        position = random_position(rules, rng, left, rng.randrange(rules.seats))
        engine, kernel = position.tricks(), tricks_of(position)
        while not engine.over:
            card = likely_card(engine, rng)
            engine.push(card)
            kernel.play(card)
        assert kernel.outcome() == outcome_number(rules, engine)
        outcomes[outcome_number(rules, engine)] += 1
    made = sum(times for number, times in outcomes.items() if number % 2)
    assert outcomes[12] > 0
    assert (made > 0) == (rules.mordienne != "off")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_kernel_counts_as_the_leaf_count_files_say(rules: str) -> None:
    file = json.loads((FOLDER / f"{rules}.json").read_text(encoding="utf-8"))
    for entry in file["positions"]:
        position = Position.parse(entry["position"])
        counts, outcomes = leaves(position)
        assert counts == entry["counts"]
        assert outcomes == entry["outcomes"]


def leaves(position: Position) -> tuple[list[int], dict[str, int]]:
    """What a leaf-count file holds of a position, counted with the kernel."""
    rules = position.rules
    sides = ["+".join(position.seats[seat] for seat in side) for side in rules.sides]
    counts: Counter[int] = Counter()
    outcomes: Counter[str] = Counter()

    def walk(tricks: Tricks, depth: int) -> None:
        number = tricks.outcome()
        if number is not None:
            winner = None if number == 12 else number // 2
            result = settle(rules, winner, number % 2 == 1, position.stakes)
            name = "X" if winner is None else position.seats[winner]
            side = "nobody" if result.side is None else sides[result.side]
            outcomes[f"{name} {side} {result.points}"] += 1
            return
        for card in range(48):
            if tricks.legal_mask() >> card & 1:
                counts[depth] += 1
                following = tricks.copy()
                following.play(card)
                walk(following, depth + 1)

    walk(tricks_of(position), 0)
    return [counts[depth] for depth in sorted(counts)], dict(sorted(outcomes.items()))
