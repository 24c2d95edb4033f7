"""The small engine on ints: play and take back, copies, and what it refuses."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aluette import CardSet
from aluette.cards import CARDS, Card
from aluette.game.tricks import IllegalPlayError, Tricks

SHAPES = st.sampled_from([(4, 9), (3, 12), (6, 6), (6, 7), (3, 1), (4, 2)])


def random_tricks(seats: int, size: int, seed: int, *, first_tied: bool) -> Tricks:
    deck = random.Random(seed).sample(CARDS, seats * size)
    hands = [deck[seat * size : (seat + 1) * size] for seat in range(seats)]
    return Tricks(hands, seed % seats, first_tied=first_tied)


def small() -> Tricks:
    return Tricks([CardSet.of(hand) for hand in ("3d 9s", "Ks 4c", "Kc 5b")], leader=0)


@given(SHAPES, st.integers(0, 2**32), st.booleans())
def test_taking_back_undoes_each_card(shape: tuple[int, int], seed: int, first_tied: bool) -> None:
    rng = random.Random(seed)
    tricks = random_tricks(*shape, seed, first_tied=first_tied)
    states, laid = [tricks.copy()], []
    while not tricks.over:
        laid.append(rng.choice(tricks.legal_cards()))
        tricks.push(laid[-1])
        states.append(tricks.copy())
    assert len(laid) == shape[0] * shape[1]
    for card, state in zip(reversed(laid), reversed(states[:-1]), strict=True):
        assert tricks.pop() == card
        assert tricks == state


@given(SHAPES, st.integers(0, 2**32), st.booleans())
def test_playing_and_pushing_are_the_same(
    shape: tuple[int, int], seed: int, first_tied: bool
) -> None:
    rng = random.Random(seed)
    one = random_tricks(*shape, seed, first_tied=first_tied)
    other = one.copy()
    while not one.over:
        card = rng.choice(one.legal_cards())
        assert one.legal_mask() == sum(1 << c for c in one.legal_cards())
        one.play(card)
        other.push(card)
        assert one == other
    assert sum(one.taken) + one.winners.count(None) == shape[1]


def test_a_copy_is_independent() -> None:
    tricks = small()
    tricks.play(Card("9s"))
    twin = tricks.copy()
    twin.play(Card("Ks"))
    twin.pop()
    twin.pop()
    assert tricks.trick == [Card("9s")]
    assert twin == small()
    assert twin != tricks


def test_engines_are_equal_to_engines_only() -> None:
    assert small() == small()
    assert small() != Tricks(small().hands, leader=1)
    assert small() != Tricks(small().hands, leader=0, first_tied=True)
    assert small() != "3d 9s"
    with pytest.raises(TypeError, match="unhashable"):
        hash(small())


def test_cards_are_kept_as_plain_numbers_weakest_first() -> None:
    assert small().hands[0] == [int(Card("9s")), int(Card("3d"))]
    assert type(small().hands[0][0]) is int


def test_a_card_that_is_not_held() -> None:
    with pytest.raises(IllegalPlayError, match=r"^seat 0 does not hold Ks$"):
        small().play(Card("Ks"))


@pytest.mark.parametrize("number", [48, -1, 10**20])
def test_a_number_that_is_no_card(number: int) -> None:
    with pytest.raises(IllegalPlayError, match=rf"^seat 0 does not hold {number}$"):
        small().play(number)


def test_after_the_last_trick() -> None:
    tricks = small()
    for code in ("9s", "Ks", "Kc", "3d", "4c", "5b"):
        tricks.play(Card(code))
    assert tricks.over
    assert tricks.legal_cards() == ()
    assert tricks.legal_mask() == 0
    with pytest.raises(IllegalPlayError, match=r"^all tricks have been played$"):
        tricks.play(Card("3d"))


@pytest.mark.parametrize("wrong", ["9s", None, float(Card("9s")), (Card("9s"),)])
def test_a_card_of_another_type(wrong: object) -> None:
    tricks = small()
    with pytest.raises(TypeError, match=r"^a card is an int, not "):
        tricks.play(cast("Any", wrong))
    assert tricks == small()


def test_a_refused_card_changes_nothing() -> None:
    tricks = small()
    with pytest.raises(IllegalPlayError):
        tricks.play(Card("5b"))
    assert tricks == small()


def test_nothing_to_take_back() -> None:
    with pytest.raises(IndexError):
        small().pop()


def test_an_illegal_play_is_bad_input() -> None:
    assert issubclass(IllegalPlayError, ValueError)
