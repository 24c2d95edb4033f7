"""The random deals are what they say, and between them reach everything that R4 and R5 name."""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.naive.ladder import ALL_CARDS
from tests.naive.presets import PRESETS, read_rules
from tests.naive.random_deals import (
    as_toml,
    random_deal,
    random_match,
    random_spec,
    scripted_deal,
)
from tests.naive.rules_reading import replay
from tests.naive.table import DEFAULT_SEATS


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("equal_heavy", [False, True])
def test_whole_matches_are_finished(preset: str, equal_heavy: bool) -> None:
    for seed in range(3):
        record = random_match(Random(seed), preset, equal_heavy)
        answer = replay(record)
        assert answer["finished"]
        assert len(answer["deals"]) == len(record["deals"])
        assert all(deal["ended"] for deal in answer["deals"])


def test_the_same_seed_gives_the_same_match() -> None:
    once = random_match(Random(7), "pagat", True)
    assert once == random_match(Random(7), "pagat", True)
    assert once != random_match(Random(8), "pagat", True)


def test_records_survive_being_written() -> None:
    for seed in range(40):
        rng = Random(seed)
        record = random_match(rng, random_spec(rng), True, whole=seed % 2 == 0)
        assert tomllib.loads(as_toml(record)) == record


def test_equal_heavy_deals_are_full_of_spoiled_tricks() -> None:
    spoiled = {}
    for equal_heavy in (False, True):
        rng = Random(1)
        rules = read_rules("gamerules")
        record: dict[str, Any] = {"aluette": 1, "rules": "gamerules", "seats": DEFAULT_SEATS[4]}
        tricks = 0
        for _ in range(100):
            record["deals"] = [random_deal(rng, rules, equal_heavy)]
            played = replay(record)["deals"][0]["tricks"]
            tricks += sum(1 for trick in played if trick["spoiled"])
        spoiled[equal_heavy] = tricks
    assert spoiled[True] > 1.3 * spoiled[False]


@pytest.mark.parametrize(
    ("preset", "tricks"),
    [
        ("pagat", "XXXXXXXXX"),
        ("spanish", "XXXXXXXXX"),
        ("spanish", "XNXSXWXEX"),
        ("wikipedia-3", "XXXXXXXXXXXX"),
        ("wikipedia-3", "ABCXXXXXBCCC"),
        ("wikipedia-6", "ABCDEF"),
        ("wikimanche-6", "XFXXAXX"),
    ],
)
def test_scripted_deals_go_as_wished(preset: str, tricks: str) -> None:
    rules = read_rules(preset)
    seats = DEFAULT_SEATS[rules["seats"]]
    wishes = [None if letter == "X" else letter for letter in tricks]
    deal = scripted_deal(Random(3), rules, seats, seats[1], wishes)
    assert deal is not None
    cards = [card for hand in deal["hands"].values() for card in hand.split()]
    assert len(set(cards)) == len(cards) == len(seats) * len(tricks)
    assert set(cards) <= set(ALL_CARDS)
    answer = replay({"aluette": 1, "rules": preset, "seats": seats, "deals": [deal]})
    assert [trick["winner"] for trick in answer["deals"][0]["tricks"]] == wishes


def test_what_cannot_be_scripted_is_not() -> None:
    rules = read_rules("wikimanche-6")
    seats = DEFAULT_SEATS[6]
    assert scripted_deal(Random(3), rules, seats, "A", [None] * 7) is None


@pytest.mark.bulk
def test_random_matches_reach_every_ending() -> None:
    seen: Counter[str] = Counter()
    for seed in range(600):
        rng = Random(seed)
        record = random_match(rng, random_spec(rng), True, whole=seed % 3 != 0)
        rules = read_rules(record["rules"])
        answer = replay(record)
        for deal, written in zip(answer["deals"], record["deals"], strict=True):
            said = [text.split()[1] for text in written.get("declarations", [])]
            seen[f"ended {deal['ended']}"] += 1
            if "discards" in written:
                seen[f"sung {rules['singers']} {rules['talon_order']}"] += 1
            if deal["ended"] == "played":
                seen[f"{rules['mordienne']} mordienne {deal['mordienne']}"] += 1
                if said.count("refuse") == 2:
                    seen[f"refused, {deal['winner'] is None}, {deal['mordienne']}"] += 1
                if "announce" in said:
                    must = rules["announce"] == "bid" and bool(rules["announce_must_make"])
                    seen[f"announced {rules['announce']} {must} {deal['points']}"] += 1
                if deal["winner"] is None:
                    seen["all spoiled"] += 1
        if not answer["finished"]:
            seen["match unfinished"] += 1
        elif answer["winner"] is None:
            seen["match drawn"] += 1
        elif "deals" in answer["target"] and len(answer["deals"]) > answer["target"]["deals"]:
            seen["match with extra deals"] += 1
        if answer["target"] != rules["match"]:
            seen[f"target moved by {rules['announce']}"] += 1
    wanted = [
        "ended None",
        "ended played",
        "ended conceded",
        "ended surrendered",
        "ended declined",
        "ended penalty",
        "sung left-and-dealer alternate",
        "sung left-and-dealer blocks",
        "sung left-and-partner alternate",
        "sung left-and-partner blocks",
        "run mordienne True",
        "run mordienne False",
        "last-five mordienne True",
        "last-five mordienne False",
        "off mordienne False",
        "refused, False, True",
        "refused, False, False",
        "refused, True, False",
        "announced bid False 0",
        "announced bid False 2",
        "announced bid True 2",
        "announced required False 1",
        "announced required False 2",
        "announced extends False 1",
        "announced extends False 2",
        "all spoiled",
        "match unfinished",
        "match drawn",
        "match with extra deals",
        "target moved by bid",
        "target moved by extends",
    ]
    assert [case for case in wanted if not seen[case]] == []
    assert seen["off mordienne True"] == 0
