"""What is counted beside points: times, and tricks taken from a partner without need."""

from __future__ import annotations

import json

import pytest

from aluette.arena import Conduct
from aluette.arena.conduct import overtakes_needlessly
from aluette.cards import CARDS, Card, parse_card
from tests.bots.tables import turn

HAND = "3d 9c Ac Kc Nb 8s 6c 5s 4b"


def card(code: str) -> Card:
    return CARDS[parse_card(code)]


@pytest.mark.parametrize(
    ("trick", "code", "needless", "why"),
    [
        ("4d Kd 5d", "3d", True, "last, it beats its partner's king"),
        ("4d Kd 5d", "Kc", True, "or spoils it"),
        ("4d Kd 5d", "4b", False, "or leaves it to him"),
        ("Kd 4d 5d", "3d", False, "an opponent's king is another matter"),
        ("4d Kd Kb", "3d", False, "a spoiled trick is nobody's"),
        ("Kd 4d", "3d", False, "somebody after it might still beat the king"),
        ("", "3d", False, "who leads takes nothing from anybody"),
    ],
)
def test_what_is_an_overtake_without_need(trick: str, code: str, needless: bool, why: str) -> None:
    assert overtakes_needlessly(turn("pagat", HAND, trick), card(code)) is needless, why


def test_with_only_better_cards_there_is_no_choice() -> None:
    hand = "3d 3c 2d 2c 9c 9d 2b 2s Ad"
    assert not overtakes_needlessly(turn("pagat", hand, "4d Kd 5d"), card("3d"))


def test_a_trick_that_nobody_can_take_any_more_is_safe() -> None:
    """Madame is the partner's; Monsieur has been played or is one's own."""
    assert overtakes_needlessly(turn("pagat", HAND, "3c 4d"), card("3d"))


def test_who_has_more_tricks_than_its_partner_may_need_one_more() -> None:
    """Seat 0 has taken one trick, its partner, who wins this one, first none and then one."""
    ahead = ("As 4s 5s 3b", "6d Ad 7d 8d")
    assert not overtakes_needlessly(
        turn("pagat", "3d 9c Kc Nb 8s 6c 5c", "4d Kd 5d", ahead), card("3d")
    )
    level = ("As 4s 5s 3b", "6d 7d Ad 8d", "4c 5b 6b Ac")
    assert overtakes_needlessly(turn("pagat", "3d Kc Nb 8s 6c 5c", "4d Kd 5d", level), card("3d"))


def test_six_at_a_table_have_partners_too() -> None:
    seen = turn("wikimanche-6", "3d 9c Ac Kc Nb 8s 6c", "4d 5d 7d Kd 6d")
    assert seen.viewer == 5
    assert overtakes_needlessly(seen, card("3d"))


def test_times_are_kept_in_classes_and_add_up() -> None:
    first, second = Conduct(), Conduct()
    for milliseconds in range(1, 100):
        first.spend(milliseconds / 100)
    second.spend(30.0)
    second.plays, second.overtakes = 2, 1
    first.add(second)
    assert (first.decisions, first.plays, first.overtakes) == (100, 2, 1)
    assert first.mean_ms == pytest.approx((49.5 + 30) / 100)
    assert first.quantile_ms(0.5) == pytest.approx(0.5, rel=0.03)
    assert first.quantile_ms(0.999) == pytest.approx(30, rel=0.03)
    assert Conduct.read(json.loads(json.dumps(first.plain()))) == first
    assert (Conduct().mean_ms, Conduct().quantile_ms(0.99)) == (0.0, 0.0)
