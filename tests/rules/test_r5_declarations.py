"""R5.4: the round of declarations, each opening with each answer, and what it pays.

The dealer is W, so N speaks first. A deal is told by who takes each trick, X where it is spoiled.
"""

from __future__ import annotations

from typing import Any

import pytest

from aluette import commands, events, load_rules
from aluette.game.declarations import round_after
from aluette.game.scoring import Stakes, outcome
from aluette.rules import Target
from tests.rules.told import Told, won

NS, EW = "N+S", "E+W"
RUN = "XESXXXXNN"
"""N's two tricks are the last ones: mordienne where two are enough."""
TEN = Target("points", 10)
EXTENDS: dict[str, Any] = {"preset": "pagat", "announce": "extends"}


def waiting(told: Told) -> tuple[str, tuple[str, ...]]:
    """Who is asked, and what he may say."""
    assert told.match.table.phase == "declare"
    return told.asked, told.match.table.words


# The round


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("pagat", ("pass", "surrender")),
        ("spanish", ("pass", "concede")),
        ("wikipedia", ("pass", "concede", "announce")),
        ("rebour", ("pass", "surrender", "announce")),
        (EXTENDS, ("pass", "surrender", "announce")),
        ({"preset": "rebour", "surrender": "none"}, ("pass", "announce")),
    ],
)
def test_r5_4_the_dealers_left_is_asked_first_for_what_the_preset_allows(
    rules: str | dict[str, Any], words: tuple[str, ...]
) -> None:
    for dealer, left in zip("NESW", "ESWN", strict=True):
        assert waiting(Told(rules, dealer).deal()) == (left, words)


@pytest.mark.parametrize("preset", ["gamerules", "wikipedia-3", "wikipedia-6", "wikimanche-6"])
def test_r5_4_without_openings_the_lead_comes_at_once(preset: str) -> None:
    told = Told(preset).deal("A" * load_rules(preset).hand_size if preset[0] == "w" else "N" * 9)
    assert told.match.table.phase == "play"
    assert told.refused(commands.Declare(0, "pass"))[0] == "not-now"


def test_r5_4_each_seat_speaks_once_and_then_the_dealers_left_leads() -> None:
    told = Told("pagat", "E").deal()
    order = ""
    while told.match.table.phase == "declare":
        order += told.asked
        told.say(f"{told.asked} pass")
    assert order == "SWNE"
    assert (told.match.table.phase, told.asked) == ("play", "S")


def test_r5_4_once_the_round_is_over_nobody_has_a_word() -> None:
    rules = load_rules("pagat")
    said = [(seat, "pass") for seat in range(4)]
    assert round_after(rules, 3, said[:3]).words == ("pass", "surrender")
    assert round_after(rules, 3, said).words == ()
    settled = [(0, "surrender"), (2, "agree"), (1, "accept")]
    assert round_after(rules, 3, settled).words == ()


def test_r5_4_out_of_turn_or_out_of_words() -> None:
    told = Told("pagat").deal()
    assert told.refused(commands.Declare(1, "pass")) == ("not-asked", "E is not asked, but N")
    assert told.refused(commands.Declare(0, "concede")) == (
        "bad-word",
        "N may say pass, surrender, not 'concede'",
    )
    told.say("N surrender")
    assert told.refused(commands.Declare(2, "accept"))[1] == (
        "S may say agree, disagree, not 'accept'"
    )


def test_r5_4_what_was_said_is_public() -> None:
    told = Told("pagat").deal().say("N pass", "E surrender", "W agree")
    assert told.match.table.declared == ((0, "pass"), (1, "surrender"), (3, "agree"))


# Conceding


@pytest.mark.parametrize("preset", ["spanish", "wikipedia"])
def test_r5_4_an_agreed_concession_ends_the_deal(preset: str) -> None:
    told = Told(preset).deal().say("N concede")
    assert waiting(told) == ("S", ("agree", "disagree"))
    told.say("S agree")
    assert told.scored == (EW, 1)
    assert told.ended.ended == "conceded"
    assert told.ended.winner is None
    assert told.match.table.tricks == ()


def test_r5_4_a_concession_that_the_partner_refuses_is_a_pass() -> None:
    told = Told("spanish").deal().say("N concede", "S disagree")
    assert waiting(told) == ("E", ("pass", "concede"))
    told.say("E pass", "S concede", "N agree")
    assert told.scored == (EW, 1)


def test_r5_4_the_last_to_speak_may_concede_and_be_kept_to_it() -> None:
    told = Told("spanish").deal().say("N pass", "E pass", "S pass", "W concede", "E disagree")
    assert told.match.table.phase == "play"
    assert told.match.table.declared[-2:] == ((3, "concede"), (1, "disagree"))


# Offering to surrender


def test_r5_4_a_surrender_that_the_partner_refuses_is_a_pass() -> None:
    told = Told("pagat").deal("NESWNESWX").say("N pass", "E surrender", "W disagree")
    assert waiting(told) == ("S", ("pass", "surrender"))
    told.play()
    assert told.scored == (NS, 1)


def test_r5_4_an_accepted_surrender_ends_the_deal() -> None:
    told = Told("pagat").deal().say("N surrender", "S agree")
    assert waiting(told) == ("E", ("accept", "refuse"))
    told.say("E accept")
    assert told.scored == (EW, 1)
    assert told.ended.ended == "surrendered"
    assert told.match.table.tricks == ()


def test_r5_4_one_who_accepts_is_enough() -> None:
    told = Told("pagat").deal().say("N surrender", "S agree", "E refuse")
    assert waiting(told) == ("W", ("accept", "refuse"))
    assert told.say("W accept").scored == (EW, 1)


def test_r5_4_opponents_answer_from_the_dealers_left_not_the_openers() -> None:
    told = Told("pagat").deal().say("N pass", "E pass", "S pass", "W surrender", "E agree")
    assert told.asked == "N"
    told = Told("pagat", "E").deal().say("S pass", "W surrender", "E agree")
    assert told.asked == "S"


def refused_by_ew() -> Stakes:
    """N and S offered, E and W refused."""
    told = Told("pagat").deal().say("N surrender", "S agree", "E refuse", "W refuse")
    assert told.match.table.phase == "play"  # the others are not asked any more
    return Stakes(refused=1)


@pytest.mark.parametrize(
    ("tricks", "side", "made"),
    [
        ("NXXSXXXEE", EW, True),  # the last two, and more than N or S had
        ("NXXSXXWWW", EW, True),  # by either player of the side that refused
        ("EXXSNXWWW", EW, True),  # the partner's trick does not matter
        ("NXXSXXWEE", EW, True),
        ("EXXSNXXEE", NS, False),  # E had one before: won, but no mordienne
        ("EEEEEXXXX", NS, False),
        ("NXXSXXXXE", NS, False),  # N was first with one trick
        ("XESXXXXNN", NS, False),  # N's own mordienne is worth no more
        ("XXXXXXXXX", NS, False),  # whatever the tricks
    ],
)
def test_r5_4_refused_surrender_pays_two_either_way(tricks: str, side: str, made: bool) -> None:
    told = Told("pagat").deal(tricks).say("N surrender", "S agree", "E refuse", "W refuse")
    ended = told.play()
    assert told.scored == (side, 2)
    assert ended.mordienne is made
    assert ended.ended == "played"


def test_r5_4_refused_surrender_made() -> None:
    result = outcome(load_rules("pagat"), won("NXXSXXXEE"), refused_by_ew())
    assert (result.winner, result.side, result.points, result.mordienne) == (1, 1, 2, True)


def test_r5_4_refused_surrender_missed() -> None:
    result = outcome(load_rules("pagat"), won("EXXSNXXEE"), refused_by_ew())
    assert (result.winner, result.side, result.points, result.mordienne) == (1, 0, 2, False)


def test_r5_4_refused_surrender_must_be_a_mordienne_that_counts() -> None:
    told = Told("pagat", mordienne_needs_loss=True)
    told.deal("XXXXXXXEE").say("N surrender", "S agree", "E refuse", "W refuse").play()
    assert told.scored == (NS, 2)
    told = Told("pagat", mordienne="last-five")
    told.deal("EXXSEEEEE").say("N surrender", "S agree", "E refuse", "W refuse").play()
    assert told.scored == (EW, 2)


# A bid


def test_r5_4_a_bid_asks_the_opponents_and_not_the_partner() -> None:
    told = Told("wikipedia").deal().say("N announce")
    assert waiting(told) == ("E", ("accept", "decline"))
    told.say("E accept")
    assert waiting(told) == ("W", ("accept", "decline"))


@pytest.mark.parametrize("answers", [("E decline",), ("E accept", "W decline")])
def test_r5_4_a_declined_bid_scores_one_and_the_target_stays(answers: tuple[str, ...]) -> None:
    told = Told("wikipedia").deal().say("N announce", *answers)
    assert told.scored == (NS, 1)
    assert told.ended.ended == "declined"
    assert told.match.table.target == Target("points", 5)


def test_r5_4_an_accepted_bid_makes_it_a_match_to_ten_points() -> None:
    told = Told("wikipedia").deal().say("N pass", "E announce", "N accept", "S accept")
    assert told.match.table.target == TEN
    assert events.TargetSet(TEN) in told.happened
    assert (told.match.table.phase, told.asked) == ("play", "N")
    told.play()
    told.deal().say("E announce", "S accept", "N accept")
    assert told.match.table.target == TEN
    assert not any(isinstance(event, events.TargetSet) for event in told.happened)


@pytest.mark.parametrize(
    ("tricks", "side", "points", "made"),
    [
        ("XEWXXXNNN", NS, 2, True),
        ("NEWXXXNNN", NS, 2, False),  # no mordienne, but N wins the deal
        ("SEWXXXXSX", NS, 2, False),  # so does the partner
        ("NEXXXXXEW", EW, 2, False),  # the other side wins the deal
        ("NNWXXXEEE", EW, 2, True),
        ("XXXXXXXXX", None, 0, False),
    ],
)
def test_r5_4_an_accepted_bid_pays_two_to_the_winner_of_the_deal(
    tricks: str, side: str | None, points: int, made: bool
) -> None:
    told = Told("wikipedia").deal(tricks).say("N announce", "E accept", "W accept")
    assert told.play().mordienne is made
    assert told.scored == (side, points)


@pytest.mark.parametrize(
    ("tricks", "side", "points", "made"),
    [
        ("XEWXXXNNN", NS, 2, True),
        ("NEWXXXNNN", EW, 2, False),
        ("XEWXXXSSS", EW, 2, False),  # the partner's mordienne is not the announcer's
        ("XEWXXXXNN", EW, 2, False),  # too short
        ("NNWXXXEEE", EW, 2, True),
        ("XXXXXXXXX", None, 0, False),
    ],
)
def test_r5_4_a_bid_that_must_be_made(
    tricks: str, side: str | None, points: int, made: bool
) -> None:
    told = Told("wikipedia", announce_must_make=True).deal(tricks)
    told.say("N announce", "E accept", "W accept")
    assert told.play().mordienne is made
    assert told.scored == (side, points)


def test_r5_4_without_a_bid_a_deal_pays_as_ever() -> None:
    told = Told("wikipedia", announce_must_make=True).deal("NEWXXXNNN")
    told.play()
    assert told.scored == (NS, 1)


def test_r5_4_a_bid_after_a_concession_that_was_refused() -> None:
    told = Told("wikipedia").deal("XEWXXXSSS").say("N concede", "S disagree", "E pass")
    told.say("S announce", "E accept", "W accept").play()
    assert told.scored == (NS, 2)


# Announcing because one must


def test_r5_4_several_may_announce_and_nobody_answers() -> None:
    told = Told("rebour").deal().say("N announce", "E announce")
    assert waiting(told) == ("S", ("pass", "surrender", "announce"))
    told.say("S pass", "W announce")
    assert told.match.table.phase == "play"
    assert told.match.table.target == TEN


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ((), 1),
        (("N announce",), 2),
        (("N announce", "E announce"), 2),
        (("N pass", "E announce", "S announce"), 1),  # not the partner's, but his own
    ],
)
def test_r5_4_only_an_announcers_own_mordienne_scores_two(
    said: tuple[str, ...], points: int
) -> None:
    told = Told("rebour").deal(RUN).say(*said)
    assert told.play().mordienne is (points == 2)
    assert told.scored == (NS, points)


def test_r5_4_failing_what_one_announced_costs_nothing_more() -> None:
    told = Told("rebour").deal("WESNXXWEE").say("N announce")
    told.play()
    assert told.scored == (EW, 1)


@pytest.mark.parametrize(
    ("tricks", "side"), [("NXXSXXXEE", EW), ("NXXSXXXWW", EW), ("EXXSNXXEE", NS)]
)
def test_r5_4_refusing_a_surrender_counts_as_announcing_by_both(tricks: str, side: str) -> None:
    told = Told("rebour").deal(tricks).say("N surrender", "S agree", "E refuse", "W refuse")
    told.play()
    assert told.scored == (side, 2)


def test_r5_4_an_announcement_stands_when_a_surrender_is_refused_by_the_partner() -> None:
    told = Told("rebour").deal(RUN).say("N announce", "E surrender", "W disagree").all_pass()
    told.play()
    assert told.scored == (NS, 2)


# Announcing to extend


def test_r5_4_to_extend_makes_it_a_match_to_ten_points() -> None:
    told = Told(EXTENDS).deal(RUN)
    assert told.match.table.target == Target("deals", 5)
    told.say("N pass", "E announce")
    assert told.match.table.target == TEN
    assert waiting(told) == ("S", ("pass", "surrender", "announce"))
    told.say("S announce")
    assert not any(isinstance(event, events.TargetSet) for event in told.happened)


@pytest.mark.parametrize("said", [(), ("N announce",), ("N pass", "E announce")])
def test_r5_4_to_extend_mordienne_counts_announced_or_not(said: tuple[str, ...]) -> None:
    told = Told(EXTENDS).deal(RUN).say(*said)
    assert told.play().mordienne
    assert told.scored == (NS, 2)


def test_r5_4_an_extended_match_goes_on_after_five_deals() -> None:
    told = Told(EXTENDS).deal("N" * 8 + "X").say("N announce")
    for _ in range(4):
        told.play()
        told.deal("N" * 8 + "X")
    told.play()
    assert (told.score, told.match.table.phase) == ({NS: 5, EW: 0}, "shuffle")
    for _ in range(5):
        told.deal("S" * 8 + "X").play()
    assert (told.score, told.match.table.phase) == ({NS: 10, EW: 0}, "over")


def test_r5_4_to_extend_needs_an_announcement() -> None:
    told = Told(EXTENDS)
    for _ in range(5):
        told.deal("N" * 8 + "X").play()
    assert told.match.table.phase == "over"
