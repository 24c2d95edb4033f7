"""The engine finds the leaf counts of every file, and takes everything back."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from aluette.game.scoring import outcome
from aluette.game.tricks import Tricks
from aluette.notation.position import Position
from tests.driver import ALL_RULES

FOLDER = Path(__file__).parent


def walk(position: Position) -> tuple[list[int], Counter[str]]:
    """The same count as the files hold, by pushing and popping."""
    tricks = position.tricks()
    sides = ["+".join(position.seats[s] for s in side) for side in position.rules.sides]
    counts: Counter[int] = Counter()
    outcomes: Counter[str] = Counter()

    def play(depth: int) -> None:
        if tricks.over:
            result = outcome(position.rules, tricks.winners, position.stakes)
            side = "nobody" if result.side is None else sides[result.side]
            winner = "X" if result.winner is None else position.seats[result.winner]
            outcomes[f"{winner} {side} {result.points}"] += 1
            return
        for card in tricks.legal_cards():
            counts[depth + 1] += 1
            before: Tricks = tricks.copy()
            tricks.push(card)
            play(depth + 1)
            assert tricks.pop() == card
            assert tricks == before

    play(0)
    return [counts[depth] for depth in sorted(counts)], outcomes


@pytest.mark.bulk
@pytest.mark.parametrize("rules", ALL_RULES)
def test_the_engine_counts_as_the_file_says(rules: str) -> None:
    file = json.loads((FOLDER / f"{rules}.json").read_text(encoding="utf-8"))
    assert file["rules"] == rules
    assert len(file["positions"]) >= 5
    for entry in file["positions"]:
        position = Position.parse(entry["position"])
        assert str(position) == entry["position"]
        counts, outcomes = walk(position)
        assert counts == entry["counts"]
        assert len(outcomes) >= 3
        assert dict(sorted(outcomes.items())) == entry["outcomes"]


def test_no_rules_lack_a_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ALL_RULES)
