"""Ratings, frozen opponents, and the drawing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from aluette.arena import (
    Conditions,
    Encounter,
    Frozen,
    FrozenError,
    Rating,
    chart,
    hold,
    rate,
    read_frozen,
)
from tests.arena.contests import contest


@pytest.fixture(scope="module")
def encounters() -> Sequence[Encounter]:
    """How three levels met."""
    return hold(contest(deals=60)).encounters


def test_the_stronger_bot_has_the_higher_rating(encounters: Sequence[Encounter]) -> None:
    ratings = rate(encounters)
    assert ratings["club"].mean > ratings["casual"].mean > ratings["beginner"].mean
    assert all(rating.spread < Rating().spread for rating in ratings.values())


def test_frozen_bots_keep_their_ratings_and_do_not_meet() -> None:
    kept = {"casual": Rating(26.0, 1.0), "club": Rating(28.0, 1.0)}
    held = contest("beginner", "casual", "club", deals=40, frozen=frozenset(kept))
    standings = hold(held)
    assert [(e.first.name, e.second.name) for e in standings.encounters] == [
        ("beginner", "casual"),
        ("beginner", "club"),
    ]
    ratings = rate(standings.encounters, kept)
    assert {name: ratings[name] for name in kept} == kept
    assert ratings["beginner"].mean < 25


def test_a_table_of_rated_bots_is_read(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    bot: dict[str, Any] = {"name": "club", "spec": "club", "identity": "a"}
    bot |= {"rating": {"mean": 28.5, "spread": 0.7}}
    table = {"rules": "pagat", "signs": False, "milliseconds": None, "bots": [bot]}
    path.write_text(json.dumps(table))
    [frozen] = read_frozen(path, Conditions("pagat"))
    assert frozen == Frozen("club", "club", "a", Rating(28.5, 0.7))
    with pytest.raises(FrozenError, match='made with rules "pagat", not "spanish"'):
        read_frozen(path, Conditions("spanish"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"rules": "pagat", "bots": [{"name": "club", "spec": "club", "rating": null}]}',
        '{"rules": "pagat", "bots": [{"rating": {"mean": NaN, "spread": 1}}]}',
        f'{{"rules": "pagat", "bots": [{{"rating": {{"mean": 1{"0" * 400}, "spread": 1}}}}]}}',
        "[" * 100_000,
        " " * (1 << 20) + "{}",
    ],
    ids=["empty", "list", "no bots", "no rating", "not a number", "huge", "deep", "large"],
)
def test_what_is_no_table_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(text)
    with pytest.raises(FrozenError, match="no table of rated bots"):
        read_frozen(path, Conditions("pagat"))


@pytest.mark.parametrize("always", [True, False])
def test_the_drawing_has_a_row_for_each_two_bots(
    encounters: Sequence[Encounter], always: bool
) -> None:
    drawing = chart(encounters, "Points <a deal>", always=always)
    root = ET.fromstring(drawing)
    space = "{http://www.w3.org/2000/svg}"
    points = [float(dot.attrib["cx"]) for dot in root.iter(f"{space}circle")]
    assert len(points) == 3
    zero = next(float(t.attrib["x"]) for t in root.iter(f"{space}text") if t.text == "0")
    means = [e.estimate.mean for e in encounters]
    assert [x > zero for x in points] == [mean > 0 for mean in means]
    assert root.findtext(f"{space}title") == "Points <a deal>"


def test_what_is_not_known_yet_reaches_the_edge() -> None:
    encounters = hold(contest("club", "casual", deals=10)).encounters
    drawing = chart(encounters, "few", always=True)
    assert "nan" not in drawing
    assert "inf" not in drawing
