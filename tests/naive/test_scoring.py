"""Hand-worked examples for R4.4, R5.4's payments, R5.6, R5.7 and R5.8."""

from __future__ import annotations

from typing import Any

import pytest

from tests.naive.ladder import read_cards
from tests.naive.presets import read_rules
from tests.naive.rules_reading import score, trick
from tests.naive.scoring import Result, Won, deal_result, match_ended, target_after
from tests.naive.speech import Heard

NESW = ["N", "E", "S", "W"]
NS = ["N", "S"]
EW = ["E", "W"]
FIRST_TIED = {"spoiled_lead": "first-tied"}


def won(text: str) -> Won:
    return [None if letter == "X" else letter for letter in text]


def result(
    text: str,
    spec: str | dict[str, Any],
    heard: Heard | None = None,
    changes: dict[str, Any] | None = None,
) -> Result:
    return deal_result(won(text), heard or Heard(), NESW, read_rules(spec, changes))


@pytest.mark.parametrize(
    ("cards", "preset", "winner", "leader", "first_tied"),
    [
        ("3d 3c 2d", "wikipedia-3", 0, 0, 0),
        ("4s 8b 3b", "wikipedia-3", 1, 1, 1),
        ("4s Kd Kb", "wikipedia-3", None, 0, 1),
        ("6s 6d 6b", "wikipedia-3", None, 0, 0),
        ("9b 9s 9d", "wikipedia-3", 2, 2, 2),
        ("4s 5d 9s 9b 5b 3s", "wikipedia-6", None, 0, 2),
        ("Ad Ac Ab As Kd Kc", "wikimanche-6", None, 0, 0),
        ("Ad Ac Ab As Kd 2s", "wikimanche-6", 5, 5, 5),
        ("3s 7d 8d 7c 7b 8c", "wikimanche-6", None, 0, 2),
        ("3b 3s 4d 4c", "pagat", None, 0, 2),
        ("5d 5c 5b 5s", "pagat", None, 0, 0),
        ("2d 2c 2b 2s", "pagat", 0, 0, 0),
    ],
)
def test_r5_6(cards: str, preset: str, winner: int | None, leader: int, first_tied: int) -> None:
    played = read_cards(cards)
    assert trick(played, read_rules(preset)) == {"winner": winner, "next": leader}
    assert trick(played, read_rules(preset, FIRST_TIED)) == {"winner": winner, "next": first_tied}


@pytest.mark.parametrize(
    ("tricks", "winner"),
    [
        ("NNNXXXWWW", "N"),  # first to three
        ("NWNWNWXXX", "N"),
        ("WNNWWNXXX", "W"),  # W's third is trick five, N's third trick six
        ("NSNSWWWEE", "W"),  # N and S have four together, W three alone
        ("XXXXNXXXX", "N"),
        ("NESWXXXXX", "N"),
        ("NESWNESWX", "N"),
        ("NESWNESWW", "W"),
    ],
)
def test_r5_7_most_tricks_first_reached(tricks: str, winner: str) -> None:
    answer = score(tricks, "gamerules")
    assert (answer["winner"], answer["points"]) == (winner, 1)


def test_r5_7_nobody() -> None:
    nothing = {"winner": None, "team": None, "points": 0, "mordienne": False}
    assert score("X" * 9, "pagat") == nothing
    assert score("X" * 12, "wikipedia-3") == nothing


@pytest.mark.parametrize("tricks", ["NESW", "NESWNESWNE", "NESWNESWA"])
def test_scores_of_whole_deals_only(tricks: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        score(tricks, "pagat")


def test_r5_7_other_tables() -> None:
    assert score("ABCABCABCABC", "wikipedia-3") == {
        "winner": "A",
        "team": "A",
        "points": 1,
        "mordienne": False,
    }
    assert score("XXABCDEFF"[:6], "wikipedia-6")["team"] == "A+D"
    assert score("ADFXXFX", "wikimanche-6") == {
        "winner": "F",
        "team": "B+D+F",
        "points": 1,
        "mordienne": False,
    }
    assert score("ABCFFF", "wikipedia-6") == {
        "winner": "F",
        "team": "C+F",
        "points": 2,
        "mordienne": True,
    }


@pytest.mark.parametrize(
    ("tricks", "shortest", "made"),
    [
        ("NESNESXWW", 2, False),  # W has two, but N had two first and is the winner
        ("NESXXXXWW", 2, True),
        ("NESXXXXWW", 3, False),
        ("NESXXXWXW", 2, False),  # one of the last is spoiled, so the run is one
        ("NESXXWWWX", 2, False),
        ("XXXXXXXXW", 1, True),
        ("WXXXXXXXW", 1, False),
        ("WWWWWWWWW", 9, True),
        ("XWWWWWWWW", 9, False),
        ("XWWWWWWWW", 8, True),
    ],
)
def test_r5_8_run(tricks: str, shortest: int, made: bool) -> None:
    answer = score(tricks, "pagat", {"shortest_run": shortest})
    assert (answer["mordienne"], answer["points"]) == (made, 2 if made else 1)


@pytest.mark.parametrize(
    ("tricks", "made"),
    [
        ("NESNWWWWW", True),
        ("WWWWWWWWW", True),
        ("WNESWWWWW", True),
        ("NESWWWWWX", False),
        ("XXXXXWWWW", False),
        ("WWWWWXXXX", False),
        ("NESNWWXWW", False),
    ],
)
def test_r5_8_last_five(tricks: str, made: bool) -> None:
    answer = score(tricks, "spanish+mordienne")
    assert (answer["mordienne"], answer["points"]) == (made, 2 if made else 1)


def test_r5_8_last_five_of_twelve_need_the_deal_too() -> None:
    changes = {"mordienne": "last-five"}
    lost = score("AAAAAAXCCCCC", "wikipedia-3", changes)
    assert (lost["winner"], lost["mordienne"]) == ("A", False)
    # Five each: A had five first.
    assert score("AAAAAXXCCCCC", "wikipedia-3", changes)["mordienne"] is False
    assert score("AAAABBXCCCCC", "wikipedia-3", changes)["points"] == 2


@pytest.mark.parametrize(
    ("tricks", "preset", "made"),
    [
        ("XXXXXXWWW", "pagat", False),
        ("WWWWWWWWW", "pagat", False),
        ("XXEXXXWWW", "pagat", True),  # the partner is another player too
        ("XXSXXXWWW", "pagat", True),
        ("WWWWWWWWW", "spanish+mordienne", False),
        ("WXWXWWWWW", "spanish+mordienne", False),
        ("WXEXWWWWW", "spanish+mordienne", True),
    ],
)
def test_r5_8_needs_loss(tricks: str, preset: str, made: bool) -> None:
    assert score(tricks, preset)["mordienne"] is True
    assert score(tricks, preset, {"mordienne_needs_loss": True})["mordienne"] is made


def test_r5_4_refused_surrender() -> None:
    refused = Heard(refused=NS)
    run = "XESXXXXNN"  # N's tricks are the last two
    assert result(run, "pagat", refused) == Result("N", NS, 2, True)
    assert result("XWSXXXXSS", "pagat", refused) == Result("S", EW, 2, False)
    assert result("NWSNWSNNN", "pagat", refused) == Result("N", EW, 2, False)
    # A mordienne of the side that offered is worth no more, and is not shown as one.
    assert result("NXXSXXXEE", "pagat", refused) == Result("E", EW, 2, False)
    assert result("X" * 9, "pagat", refused) == Result(None, EW, 2, False)


def test_r5_4_refused_surrender_with_needs_loss() -> None:
    refused = Heard(refused=NS)
    changes = {"mordienne_needs_loss": True}
    assert result("XXXXXXXNN", "pagat", refused) == Result("N", NS, 2, True)
    assert result("XXXXXXXNN", "pagat", refused, changes) == Result("N", EW, 2, False)
    assert result("XXEXXXXNN", "pagat", refused, changes) == Result("N", NS, 2, True)


def test_r5_4_accepted_bid() -> None:
    bid = Heard(bidder="N")
    run = "XEWXXXNNN"
    assert result(run, "wikipedia", bid) == Result("N", NS, 2, True)
    assert result("NEWXXXNNN", "wikipedia", bid) == Result("N", NS, 2, False)
    assert result("NNWXXXEEE", "wikipedia", bid) == Result("E", EW, 2, True)
    assert result("NEXXXXXEW", "wikipedia", bid) == Result("E", EW, 2, False)
    assert result("X" * 9, "wikipedia", bid) == Result(None, None, 0, False)


def test_r5_4_accepted_bid_that_must_be_made() -> None:
    bid = Heard(bidder="N")
    must = {"announce_must_make": True}
    assert result("XEWXXXNNN", "wikipedia", bid, must) == Result("N", NS, 2, True)
    assert result("NEWXXXNNN", "wikipedia", bid, must) == Result("N", EW, 2, False)
    # The partner's mordienne is not the announcer's.
    assert result("XEWXXXSSS", "wikipedia", bid, must) == Result("S", EW, 2, False)
    assert result("NSNSXXEEE", "wikipedia", bid, must) == Result("E", EW, 2, True)
    assert result("X" * 9, "wikipedia", bid, must) == Result(None, None, 0, False)


def test_r5_4_required() -> None:
    run = "XESXXXXNN"
    assert result(run, "rebour") == Result("N", NS, 1, False)
    assert result(run, "rebour", Heard(announcers=["S", "E"])) == Result("N", NS, 1, False)
    assert result(run, "rebour", Heard(announcers=["E", "N"])) == Result("N", NS, 2, True)
    # Failing costs nothing more.
    assert result("WESNXXWEE", "rebour", Heard(announcers=["N"])) == Result("E", EW, 1, False)
    both = Heard(refused=NS, announcers=NS)
    assert result(run, "rebour", both) == Result("N", NS, 2, True)


def test_r5_4_extends() -> None:
    changes = {"announce": "extends"}
    rules = read_rules("pagat", changes)
    for announcers in ([], ["N"], ["E"]):
        heard = Heard(announcers=announcers)
        assert result("XESXXXXNN", "pagat", heard, changes) == Result("N", NS, 2, True)
    assert target_after(Heard(), {"deals": 5}, rules) == {"deals": 5}
    assert target_after(Heard(announcers=["N"]), {"deals": 5}, rules) == {"points": 10}
    assert target_after(Heard(), {"points": 10}, rules) == {"points": 10}


def test_r5_4_target_of_bids() -> None:
    rules = read_rules("wikipedia")
    assert target_after(Heard(bidder="N"), {"points": 5}, rules) == {"points": 10}
    assert target_after(Heard(bidder="N"), {"points": 10}, rules) == {"points": 10}
    assert target_after(Heard(ended="declined", scorer=NS), {"points": 5}, rules) == {"points": 5}
    assert target_after(Heard(announcers=["N"]), {"points": 10}, read_rules("rebour")) == {
        "points": 10
    }


def test_r4_4_deals() -> None:
    drawn = read_rules("pagat")
    extra = read_rules("pagat", {"tied_match": "extra-deals"})
    five = {"deals": 5}
    assert not match_ended({"N+S": 8, "E+W": 0}, five, 4, drawn)
    assert match_ended({"N+S": 3, "E+W": 3}, five, 5, drawn)
    assert not match_ended({"N+S": 3, "E+W": 3}, five, 5, extra)
    assert not match_ended({"N+S": 3, "E+W": 3}, five, 6, extra)
    assert match_ended({"N+S": 4, "E+W": 3}, five, 7, extra)


def test_r4_4_points() -> None:
    rules = read_rules("wikipedia")
    five = {"points": 5}
    assert not match_ended({"N+S": 4, "E+W": 4}, five, 30, rules)
    assert match_ended({"N+S": 5, "E+W": 4}, five, 9, rules)
    assert match_ended({"N+S": 0, "E+W": 6}, five, 3, rules)
