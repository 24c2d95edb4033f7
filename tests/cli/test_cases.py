"""Every example with an answer, through the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import CASES, Done, outside, within

DEALS = json.loads((CASES / "deal_scores.json").read_text(encoding="utf-8"))["cases"]
TRICKS = json.loads((CASES / "tricks.json").read_text(encoding="utf-8"))["cases"]
RECORDS = sorted((CASES / "records").glob("*.alu"))


def test_the_cases_are_there() -> None:
    assert len(DEALS) >= 14 and len(TRICKS) >= 9 and len(RECORDS) >= 21


@pytest.mark.parametrize(
    ("tricks", "rules", "expected"),
    [
        (case["tricks"], rules, tuple(answer))
        for case in DEALS
        for rules, answer in case["expect"].items()
    ],
)
def test_score(tricks: str, rules: str, expected: tuple[str | None, int]) -> None:
    winner, points = expected
    team = None if winner is None else "N+S" if winner in "NS" else "E+W"
    data = within("score", tricks, "--rules", rules, "--json").data()
    assert data == {
        "winner": winner,
        "team": team,
        "points": points,
        "mordienne": points == 2,
    }


@pytest.mark.parametrize(
    ("cards", "rules", "winner", "following"),
    [
        (" ".join(case["cards"]), rules, case["winner"], following)
        for case in TRICKS
        for rules, following in case["next"].items()
    ],
)
def test_trick(cards: str, rules: str, winner: int | None, following: int) -> None:
    data = within("trick", cards, "--rules", rules).data()
    assert data == {"winner": winner, "next": following}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    data = within("replay", str(path), "--json").data()
    assert data == json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("run", [within, outside])
def test_as_a_program_it_answers_the_same(run: Callable[..., Done]) -> None:
    record = CASES / "records" / "pagat-chant.alu"
    answer = json.loads(record.with_suffix(".json").read_text(encoding="utf-8"))
    assert run("replay", str(record)).data() == answer
    scored = run("score", "SXENXSWWW", "--rules", "wikipedia").data()
    assert list(scored.items()) == [
        ("winner", "W"),
        ("team", "E+W"),
        ("points", 2),
        ("mordienne", True),
    ]
    assert run("trick", "8b As 5d Ad", "--rules", "spanish").data() == {"winner": None, "next": 1}
