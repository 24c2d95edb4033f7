"""Whole records replayed: what a match remembers from deal to deal, and what is refused."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from tests.naive.ladder import ALL_CARDS
from tests.naive.presets import read_rules
from tests.naive.random_deals import scripted_deal
from tests.naive.rules_reading import replay

NESW = ["N", "E", "S", "W"]
N_WINS = "NESWXXXXN"
E_WINS = "NESWXXXXE"
N_RUN = "XESXXXXNN"
NOBODY = "XXXXXXXXX"


def deal(tricks: str, dealer: str, **more: Any) -> dict[str, Any]:
    wishes = [None if letter == "X" else letter for letter in tricks]
    made = scripted_deal(Random(5), read_rules("gamerules"), NESW, dealer, wishes)
    assert made is not None
    return {**made, **more}


def unplayed(dealer: str, **more: Any) -> dict[str, Any]:
    made = deal(N_WINS, dealer, **more)
    del made["plays"]
    return made


def record(rules: str | dict[str, Any], *deals: dict[str, Any]) -> dict[str, Any]:
    return {"aluette": 1, "rules": rules, "seats": NESW, "deals": list(deals)}


def end(answer: dict[str, Any]) -> tuple[dict[str, int], dict[str, int], bool, str | None]:
    return answer["score"], answer["target"], answer["finished"], answer["winner"]


BID = ["E announce", "S accept", "N accept"]
EXTENDS = {"preset": "pagat", "announce": "extends", "match": {"deals": 2}}
EXTRA = {"preset": "pagat", "match": {"deals": 2}, "tied_match": "extra-deals"}


def test_nothing_dealt_yet() -> None:
    start = replay(record("pagat"))
    assert end(start) == ({"N+S": 0, "E+W": 0}, {"deals": 5}, False, None)
    assert start["deals"] == []


def test_r4_3_the_deal_passes_played_or_not() -> None:
    conceded = unplayed("N", declarations=["E concede", "W agree"])
    declined = unplayed("E", declarations=["E announce", "S accept", "N decline"])
    answer = replay(record("wikipedia", conceded, declined, deal(NOBODY, "S"), deal(N_RUN, "W")))
    assert [part["ended"] for part in answer["deals"]] == [
        "conceded",
        "declined",
        "played",
        "played",
    ]
    assert end(answer) == ({"N+S": 2, "E+W": 1}, {"points": 5}, False, None)
    with pytest.raises(ValueError, match="had to deal"):
        replay(record("wikipedia", conceded, unplayed("S", declarations=["E concede", "W agree"])))


def test_r4_4_all_deals_are_played() -> None:
    two = {"preset": "pagat", "match": {"deals": 2}}
    answer = replay(record(two, deal(N_RUN, "N"), deal(E_WINS, "E")))
    assert end(answer) == ({"N+S": 2, "E+W": 1}, {"deals": 2}, True, "N+S")
    answer = replay(record(two, deal(NOBODY, "N"), deal(NOBODY, "E")))
    assert end(answer) == ({"N+S": 0, "E+W": 0}, {"deals": 2}, True, None)
    with pytest.raises(ValueError, match="was over"):
        replay(record(two, deal(N_RUN, "N"), deal(E_WINS, "E"), deal(E_WINS, "S")))


def test_r4_4_extra_deals() -> None:
    deals = [deal(N_WINS, "N"), deal(E_WINS, "E"), deal(NOBODY, "S"), deal(E_WINS, "W")]
    for number in (2, 3):
        assert not replay(record(EXTRA, *deals[:number]))["finished"]
    answer = replay(record(EXTRA, *deals))
    assert end(answer) == ({"N+S": 1, "E+W": 2}, {"deals": 2}, True, "E+W")


def test_r4_4_points_end_the_match_at_once() -> None:
    three = {"preset": "wikipedia", "match": {"points": 3}, "shortest_run": 2}
    deals = [deal(N_RUN, "N"), deal(N_RUN, "E")]
    answer = replay(record(three, *deals))
    assert end(answer) == ({"N+S": 4, "E+W": 0}, {"points": 3}, True, "N+S")


def test_r5_2_penalty() -> None:
    answer = replay(record("spanish", unplayed("N", penalty="W")))
    assert answer["deals"][0]["ended"] == "penalty"
    assert end(answer) == ({"N+S": 1, "E+W": 0}, {"points": 5}, False, None)
    with pytest.raises(ValueError, match="no penalty"):
        replay(record("pagat", unplayed("N", penalty="W")))
    with pytest.raises(ValueError, match="nothing was to be played"):
        replay(record("spanish", deal(N_WINS, "N", penalty="W")))


def test_r5_4_an_accepted_bid_moves_the_target_for_the_rest_of_the_match() -> None:
    first = deal(N_RUN, "N", declarations=BID)
    answer = replay(record("wikipedia", first))
    assert end(answer) == ({"N+S": 2, "E+W": 0}, {"points": 10}, False, None)
    again = [
        deal(N_RUN, "E", declarations=["N announce", "W accept", "E accept"]),
        deal(N_RUN, "S", declarations=["W announce", "N accept", "S accept"]),
    ]
    answer = replay(record("wikipedia", first, *again, deal(N_WINS, "W")))
    assert end(answer) == ({"N+S": 7, "E+W": 0}, {"points": 10}, False, None)


def test_r5_4_the_target_moves_before_the_first_card() -> None:
    first = deal(N_RUN, "N", declarations=BID)
    first["plays"] = []
    answer = replay(record("wikipedia", first))
    assert end(answer) == ({"N+S": 0, "E+W": 0}, {"points": 10}, False, None)
    assert answer["deals"][0]["ended"] is None


def test_r5_4_an_announcement_extends_a_match_of_deals() -> None:
    deals = [deal(N_WINS, "N"), deal(E_WINS, "E", declarations=["W announce"])]
    answer = replay(record(EXTENDS, *deals))
    assert end(answer) == ({"N+S": 1, "E+W": 1}, {"points": 10}, False, None)
    given_up = unplayed("E", declarations=["W announce", "N surrender", "S agree", "W accept"])
    answer = replay(record(EXTENDS, deals[0], given_up))
    assert end(answer) == ({"N+S": 1, "E+W": 1}, {"points": 10}, False, None)


def test_r5_4_required_pays_announced_ones_only() -> None:
    silent = replay(record("rebour", deal(N_RUN, "N", declarations=["E announce", "S announce"])))
    assert (silent["deals"][0]["points"], silent["deals"][0]["mordienne"]) == (1, False)
    said = replay(record("rebour", deal(N_RUN, "N", declarations=["E announce", "N announce"])))
    assert (said["deals"][0]["points"], said["deals"][0]["mordienne"]) == (2, True)


def test_r5_4_refused_surrender() -> None:
    for tricks, team in ((N_RUN, "N+S"), (NOBODY, "E+W"), (N_WINS, "E+W")):
        declarations = ["E surrender", "W agree", "S refuse", "N refuse"]
        answer = replay(record("pagat", deal(tricks, "E", declarations=declarations)))
        assert (answer["deals"][0]["team"], answer["deals"][0]["points"]) == (team, 2)


def test_r5_6_who_leads_after_a_spoiled_trick() -> None:
    one = deal(N_WINS, "W")
    tricks = replay(record("gamerules", one))["deals"][0]["tricks"]
    for before, after in itertools.pairwise(tricks):
        assert after["leader"] == (before["winner"] or before["leader"])


def test_an_unfinished_trick_has_its_cards_so_far() -> None:
    one = deal(N_WINS, "W")
    one["plays"] = [one["plays"][0], " ".join(one["plays"][1].split()[:2])]
    tricks = replay(record("pagat", one))["deals"][0]["tricks"]
    assert len(tricks) == 2
    assert len(tricks[1]["cards"]) == 2
    assert (tricks[1]["winner"], tricks[1]["spoiled"]) == (None, False)


def two_deals() -> dict[str, Any]:
    return record("pagat", deal(N_WINS, "W"), deal(N_WINS, "N"))


def test_the_unbroken_record_is_read() -> None:
    assert end(replay(two_deals()))[0] == {"N+S": 2, "E+W": 0}


SIX = "3d 3c 2d 2c 9c 9d"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("aluette", 2),
        ("rules", "belote"),
        ("players", NESW),
        ("seats", ["N", "E", "S", "X"]),
        ("seats", ["N", "E", "S", "S"]),
        ("seats", ["N", "E", "S"]),
    ],
)
def test_a_bad_head_is_refused(key: str, value: Any) -> None:
    bad = two_deals()
    bad[key] = value
    with pytest.raises(ValueError, match=r"."):
        replay(bad)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("dealer", "Q"),
        ("tricks", []),
        ("plays", []),
        ("declarations", ["N surrender"]),
        ("declarations", ["N surrender", "S agree", "E accept"]),
        ("declarations", ["N concede", "S agree"]),
        ("declarations", ["N"]),
        ("chant", "yes yes yes yes"),
        ("chant", "yes no yes"),
        ("chant", "yes no yes maybe"),
        ("discards", {"N": SIX, "W": SIX}),
        ("talon", SIX),
    ],
)
def test_a_bad_deal_is_refused(key: str, value: Any) -> None:
    bad = two_deals()
    bad["deals"][0][key] = value
    with pytest.raises(ValueError, match=r"."):
        replay(bad)


def test_a_deal_needs_plays_or_an_end_without_them() -> None:
    with pytest.raises(KeyError):
        replay(record("pagat", unplayed("W")))


@pytest.mark.parametrize("number", [8, 10])
def test_a_wrong_number_of_cards_is_refused(number: int) -> None:
    bad = two_deals()
    hand = bad["deals"][0]["hands"]["N"].split()
    dealt = [card for text in bad["deals"][0]["hands"].values() for card in text.split()]
    more = [card for card in ALL_CARDS if card not in dealt]
    bad["deals"][0]["hands"]["N"] = " ".join((hand + more)[:number])
    with pytest.raises(ValueError, match="was dealt"):
        replay(bad)


@pytest.mark.parametrize("other", ["E", "none"])
def test_a_card_twice_or_no_card_is_refused(other: str) -> None:
    bad = two_deals()
    hands = bad["deals"][0]["hands"]
    wrong = hands["E"][:2] if other == "E" else "Td"
    hands["N"] = wrong + hands["N"][2:]
    with pytest.raises(ValueError, match=r"dealt twice|no card"):
        replay(bad)


def test_only_held_cards_are_played_and_only_once() -> None:
    bad = two_deals()
    plays = bad["deals"][0]["plays"]
    plays[0] = " ".join(reversed(plays[0].split()))
    with pytest.raises(ValueError, match="to play"):
        replay(bad)
    bad = two_deals()
    bad["deals"][0]["plays"][1] = bad["deals"][0]["plays"][0]
    with pytest.raises(ValueError, match="to play"):
        replay(bad)


def test_only_the_last_trick_of_all_may_be_unfinished() -> None:
    bad = two_deals()
    bad["deals"][0]["plays"] = bad["deals"][0]["plays"][:3]
    with pytest.raises(ValueError, match="played to its end"):
        replay(bad)
    bad = two_deals()
    bad["deals"][0]["plays"][3] = bad["deals"][0]["plays"][3][:2]
    with pytest.raises(ValueError, match="last trick"):
        replay(bad)
