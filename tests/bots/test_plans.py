"""The plan behind a card: a sentence that is true of the table and of the card's numbers."""

from __future__ import annotations

import pytest

from aluette import Card, parse_cards
from aluette.bots.advice import Ahead, CardAdvice, Code, Plan
from aluette.bots.plans import ahead_of, plan_of
from aluette.game import View
from tests.bots.tables import turn

PLAYED = ["4b 5d 6d 7d", "7s 8c Jd Jb", "Nc Nb Kd Ks", "6b 6s Ad Ab", "5c 5s 4c 4s"]
"""Tricks of ``gamerules``."""


def card(code: str) -> Card:
    return parse_cards(code)[0]


def plan(
    seen: View,
    code: str,
    takes: float = 0.0,
    side: float | None = None,
    spoils: float = 0.0,
    *,
    others: float = 0.0,
) -> Plan:
    """The plan where this card is the best and has these numbers, all others `others` to take."""
    side = takes if side is None else side
    first = CardAdvice(card(code), 0.1, takes, side, spoils)
    rest = [CardAdvice(c, 0.0, others, others, 0.0) for c in seen.hand if c != first.card]
    return plan_of(seen, [first, *rest])


def hand(laid: str, cards: str = "3d Ac 8b 4d") -> View:
    return turn("gamerules", cards, laid, PLAYED)


@pytest.mark.parametrize(
    ("code", "takes", "told"),
    [
        ("3d", 1.0, Code.LEAD_HIGH),
        ("Ac", 0.2, Code.DRAW_OUT),
        ("8b", 0.0, Code.LEAD_LOW),
        ("4d", 0.0, Code.LEAD_LOW),
        ("4d", 0.2, Code.DRAW_OUT),
    ],
)
def test_a_lead_is_high_where_it_takes_and_draws_out_only_where_it_may(
    code: str, takes: float, told: Code
) -> None:
    assert plan(hand(""), code, takes) == Plan(told)


def test_a_card_that_hardly_takes_the_trick_does_not_claim_to() -> None:
    seen = hand("5b")
    assert plan(seen, "8b", 0.01) == Plan(Code.THROW_LOW)
    assert plan(seen, "8b", 0.01, others=0.9).code is Code.SAVE
    assert plan(seen, "Ac", 0.3).code is Code.RAISE
    assert plan(seen, "3d", 0.99).code is Code.TAKE


def test_a_card_that_is_kept_is_the_one_that_would_take_the_trick() -> None:
    seen = hand("5b")
    first = CardAdvice(card("4d"), 0.1, 0.0, 0.0, 0.0)
    weak, sure = (CardAdvice(card(c), 0.0, n, n, 0.0) for c, n in (("8b", 0.1), ("3d", 0.9)))
    assert plan_of(seen, [first, weak, sure]) == Plan(Code.SAVE, card=card("3d"))


def test_overtaking_a_partner_says_so() -> None:
    seen = hand("Kc 5b")
    partner = seen.table.leader
    assert partner in seen.table.rules.sides[seen.table.rules.side_of[seen.viewer]]
    for takes in (0.9, 0.3):
        assert plan(seen, "3d", takes) == Plan(Code.OVERTAKE, partner, card("Kc"))


def test_a_partner_who_plays_later_is_counted_on_where_he_probably_takes_it() -> None:
    seen = hand("5b")
    partner = (seen.viewer + 2) % 4
    assert plan(seen, "4d", 0.0, 0.9) == Plan(Code.COUNT_ON_PARTNER, partner)
    assert plan(seen, "4d", 0.0, 0.3).code is Code.THROW_LOW
    leading = hand("")
    partner = (leading.viewer + 2) % 4
    assert plan(leading, "4d", 0.0, 0.9) == Plan(Code.COUNT_ON_PARTNER, partner)


def test_a_trick_is_left_to_a_partner_only_where_he_may_keep_it() -> None:
    seen = hand("Kc 5b")
    assert plan(seen, "4d", 0.0, 0.6).code is Code.LEAVE_TO_PARTNER
    assert plan(seen, "4d", 0.0, 0.01).code is Code.THROW_LOW


def test_a_spoiled_trick_is_taken_from_nobody() -> None:
    seen = hand("Kc Kb")
    assert plan(seen, "3d", 0.9) == Plan(Code.TAKE_SPOILED, seen.table.leader, card("Kc"))


def test_a_trick_is_spoiled_only_where_it_will_probably_stay_so() -> None:
    seen = hand("5b 8d")
    assert plan(seen, "8b", spoils=0.9).code in (Code.SPOIL, Code.SPOIL_FOR_PARTNER)
    assert plan(seen, "8b", spoils=0.1).code is Code.THROW_LOW


def ahead(seen: View, *points: tuple[str, float]) -> Ahead | None:
    """Why the first of these cards stands before the others."""
    return ahead_of(seen, [CardAdvice(card(code), p, 0.0, 0.0, 0.0) for code, p in points])


def test_a_card_before_one_with_more_points_is_told_apart() -> None:
    seen = hand("7c Ac 8d", "3d As 8b 4d")  # the partner's ace wins so far
    assert ahead(seen, ("4d", 0.1), ("3d", 0.2), ("8b", 0.0)) is Ahead.SPARES_PARTNER
    assert ahead(seen, ("4d", 0.1), ("As", 0.2)) is Ahead.SPARES_PARTNER  # it would spoil the trick
    assert ahead(seen, ("4d", 0.1), ("8b", 0.101)) is Ahead.AS_GOOD
    assert ahead(seen, ("4d", 0.2), ("3d", 0.2), ("8b", 0.1)) is None
    theirs = hand("7c 8d Ac", "3d As 8b 4d")
    assert ahead(theirs, ("4d", 0.1), ("3d", 0.101)) is Ahead.AS_GOOD
