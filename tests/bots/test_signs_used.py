"""How bots play with what signs have told them, position by position."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aluette import View
from aluette.bots import load_bot
from aluette.game.commands import Play
from aluette.game.events import Noticed
from tests.bots.tables import saw, turn


def card(seen: View, *signs: tuple[int, str], level: str = "club") -> str:
    """What the bot plays having seen these signs of these seats."""
    choice = load_bot(level).choose(saw(seen, *signs), 1)
    assert isinstance(choice, Play)
    return choice.card.code


SECOND = turn("pagat", "3c Ac Kc Jb 8s 7c 6d 5d 4b", trick="Jd")
"""Seat 1 behind a lead of seat 0; seat 3, its partner, plays last."""


def test_the_second_seat_raises_the_price_for_an_opponent_who_follows() -> None:
    """Its king is beaten only by what the opponent has shown; else it saves its cards."""
    assert card(SECOND) == "4b"
    assert card(SECOND, (2, "monsieur")) == "Kc"
    assert card(SECOND, (0, "monsieur")) == "4b", "he has played to this trick"
    stronger = turn("pagat", "3d Ac Kc Jb 8s 7c 6d 5d 4b", trick="Jd")
    assert card(stronger, (2, "madame")) == "4b", "its own Monsieur is above Madame"


def fifth(hand: str) -> View:
    """A lead with four tricks to come."""
    tricks = ["5b 6b 7b 9b", "8b 8d 6c 9s", "4c 7d 5s Jc", "8c 7s 6s Nc", "5c 3s 3b Kb"]
    return turn("pagat", hand, tricks=tricks)


def test_late_high_leads_heed_what_was_seen() -> None:
    seen = fifth("3c Jb 8s 4b")
    assert seen.table.leader == 3
    assert card(seen) == "3c"
    assert card(seen, (1, "monsieur")) == "3c"  # a partner's: one's own is the next master
    assert card(seen, (0, "monsieur")) == "Jb"  # an opponent's would take it
    assert card(seen, (2, "vache")) == "3c"  # an opponent's that it beats
    weak = fifth("9d Jb 8s 4b")
    assert card(weak) == "9d"
    assert card(weak, (1, "misère")) == "4b"


def test_early_leads_heed_what_was_seen() -> None:
    first = turn("pagat", "3c 9c Kc Jb 8s 7c 6d 5d 4b")
    assert card(first) == "Kc"
    assert card(first, (1, "vache")) == "Kc", "a partner's that is weaker than its own"
    assert card(first, (1, "misère")) == "Kc", "an opponent's poor hand"
    assert card(first, (2, "monsieur")) == "3c", "a partner's comes behind"
    assert card(first, (2, "misère")) == "4b", "who has no help saves its cards"


def test_a_partner_who_surely_wins_is_left_to_it() -> None:
    tricks = ["5b 6b 7b 9b"]
    second = turn("pagat", "2d 9c Kc Jb 8s 7c 6d 5d", tricks=tricks, trick="Jd")
    assert (second.viewer, card(second, (2, "monsieur"))) == (0, "5d")


def test_a_partner_who_bites_his_lip_is_spoiled_for_and_not_overtaken() -> None:
    hand = "3c Ac Kc Jb 8s 7c 6d 5d 4b"
    last = turn("pagat", hand, trick="9d 4c Kd")
    plain, helped = card(last), card(last, (1, "mordienne"))
    assert (plain, helped) == ("3c", "3c")
    tied = turn("pagat", hand, trick="4c 5c Ad")
    assert tied.viewer == 3
    assert card(tied, (1, "mordienne")) == "Ac"
    behind = turn("pagat", hand, trick="4c Ad 5c")
    assert card(behind, (1, "mordienne")) == "4b"


@pytest.mark.parametrize("level", ["beginner", "casual", "club"])
def test_a_glimpse_tells_nothing(level: str) -> None:
    facts = (Noticed(1, 3, None, None, 1, 1),)
    choice = load_bot(level).choose(replace(SECOND, facts=facts), 1)
    assert choice == load_bot(level).choose(SECOND, 1)


def test_the_books_use_signs_as_well() -> None:
    first = turn("pagat", "3c 9c Kc Jb 8s 7c 6d 5d 4b")
    assert card(first, level="casual") == "4b"
    assert card(first, (2, "monsieur"), level="casual") == "3c"
