"""What a view offers at a glance, and what is refused before anything is looked at."""

from __future__ import annotations

import pytest

from aluette import REFEREE, SPECTATOR, Match, commands, perform, view
from aluette.cards import CARDS
from tests.driver import match_at


def test_ones_own_hand_weakest_first() -> None:
    match = match_at("gamerules", 3, "play")
    for seat in range(4):
        hand = view(match, seat).hand
        assert sorted(match.deal.hands[seat] or ()) == list(hand)
        assert len(hand) == 9


def test_who_has_no_seat_has_no_hand() -> None:
    match = match_at("gamerules", 3, "play")
    assert view(match, SPECTATOR).hand == view(match, REFEREE).hand == ()


def test_before_the_deal_nobody_has_a_hand() -> None:
    assert view(Match.new(), 2).hand == ()


def test_whether_one_is_asked() -> None:
    match = match_at("gamerules", 3, "play")
    asked = [seat for seat in (*range(4), SPECTATOR, REFEREE) if view(match, seat).asked]
    assert tuple(asked) == match.table.asked
    assert len(asked) == 1


def test_what_is_refused_is_not_performed() -> None:
    with pytest.raises(ValueError, match=r"^the match waits for draw, so Shuffle must wait$"):
        perform(Match.new(), commands.Shuffle(CARDS))


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["N", "E", "S"], "3 seat names for 4 seats"),
        (["N", "E", "S", "a b"], "seat name 'a b' is not 1 to 12 letters or digits"),
        (["N", "E", "S", "X"], "a seat cannot be named X, which stands for a spoiled trick"),
        (["N", "E", "S", "S"], "seat name S is there twice"),
    ],
)
def test_seat_names_are_short_and_different(names: list[str], why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}$"):
        Match.new("pagat", names)


def test_seats_may_have_names() -> None:
    match = Match.new("pagat", ["Ana", "Bob", "Cid", "D4"])
    assert match.table.names == ("Ana", "Bob", "Cid", "D4")
    assert match.table.side_names == ("Ana+Cid", "Bob+D4")
