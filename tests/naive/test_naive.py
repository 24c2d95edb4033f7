"""The slow reading against the examples with answers."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from tests.naive.presets import PRESETS, read_rules
from tests.naive.rules_reading import replay, score, trick

CASES = Path(__file__).parent.parent / "cases"
TRICKS = json.loads((CASES / "tricks.json").read_text(encoding="utf-8"))["cases"]
DEALS = json.loads((CASES / "deal_scores.json").read_text(encoding="utf-8"))["cases"]
RECORDS = sorted((CASES / "records").glob("*.alu"))


def test_the_cases_are_there() -> None:
    assert len(TRICKS) == 9
    assert len(DEALS) == 14
    assert len(RECORDS) == 21


@pytest.mark.parametrize(
    ("cards", "winner", "preset", "following"),
    [
        (case["cards"], case["winner"], preset, following)
        for case in TRICKS
        for preset, following in case["next"].items()
    ],
)
def test_tricks(cards: list[str], winner: int | None, preset: str, following: int) -> None:
    assert trick(cards, read_rules(preset)) == {"winner": winner, "next": following}


@pytest.mark.parametrize(
    ("tricks", "preset", "winner", "points"),
    [
        (case["tricks"], preset, winner, points)
        for case in DEALS
        for preset, (winner, points) in case["expect"].items()
    ],
)
def test_deal_scores(tricks: str, preset: str, winner: str | None, points: int) -> None:
    answer = score(tricks, preset)
    assert (answer["winner"], answer["points"]) == (winner, points)
    assert answer["mordienne"] == (points == 2)
    teams = {"N": "N+S", "S": "N+S", "E": "E+W", "W": "E+W", None: None}
    assert answer["team"] == teams[winner]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records(path: Path) -> None:
    record = tomllib.loads(path.read_text(encoding="utf-8"))
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert replay(record) == expected


def test_every_form_of_r1_is_typed_out() -> None:
    assert sorted(PRESETS) == [
        "gamerules",
        "gamerules+mordienne",
        "pagat",
        "rebour",
        "spanish",
        "spanish+mordienne",
        "wikimanche-6",
        "wikipedia",
        "wikipedia-3",
        "wikipedia-6",
    ]
    for name in PRESETS:
        assert read_rules(name) == PRESETS[name]
