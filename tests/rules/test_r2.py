"""R2: 48 cards, and the ladder on which they stand."""

from __future__ import annotations

import itertools

import pytest

from aluette import Card, CardSet, card_name, parse_cards
from aluette.cards import CARDS, LUETTES, parse_card
from aluette.game.tricks import judge

LADDER = {
    "3d": 1, "3c": 2, "2d": 3, "2c": 4, "9c": 5, "9d": 6, "2b": 7, "2s": 8,
    "Ad": 9, "Ac": 9, "Ab": 9, "As": 9, "Kd": 10, "Kc": 10, "Kb": 10, "Ks": 10,
    "Nd": 11, "Nc": 11, "Nb": 11, "Ns": 11, "Jd": 12, "Jc": 12, "Jb": 12, "Js": 12,
    "9s": 13, "9b": 13, "8d": 14, "8c": 14, "8b": 14, "8s": 14,
    "7d": 15, "7c": 15, "7b": 15, "7s": 15, "6d": 16, "6c": 16, "6b": 16, "6s": 16,
    "5d": 17, "5c": 17, "5b": 17, "5s": 17, "4d": 18, "4c": 18, "4b": 18, "4s": 18,
    "3s": 19, "3b": 19,
}  # fmt: skip
"""Typed from the rules page, card by card."""


def test_r2_1_four_suits_of_twelve_ranks() -> None:
    codes = {rank + suit for rank in "AKNJ98765432" for suit in "dcbs"}
    assert len(CARDS) == 48
    assert {card.code for card in CARDS} == codes
    assert all(card.code == card.rank + card.suit for card in CARDS)


def test_r2_2_every_card_stands_on_its_step() -> None:
    assert {card.code: card.step for card in CARDS} == LADDER


def test_r2_2_a_higher_step_beats_a_lower_one() -> None:
    for strong, weak in itertools.permutations(CARDS, 2):
        if strong.step < weak.step:
            assert judge((weak, strong), first_tied=False) == (1, 1)
            assert strong > weak


def test_r2_2_the_first_eight_have_their_own_names() -> None:
    names = ("Monsieur", "Madame", "le Borgne", "la Vache", "grand-neuf", "petit-neuf")
    codes = ("3d", "3c", "2d", "2c", "9c", "9d")
    assert tuple(card_name(Card(code), "fr") for code in codes) == names
    assert [card.code for card in LUETTES] == ["3d", "3c", "2d", "2c"]
    assert parse_card("deux de chêne") == Card("2b")
    assert parse_card("deux d'écrit") == Card("2s")


def test_r2_3_cards_of_a_step_from_nine_on_are_equal() -> None:
    for one, other in itertools.permutations(CARDS, 2):
        if one.step == other.step:
            assert one.step >= 9
            assert judge((one, other), first_tied=False) == (None, 0)


def test_r2_3_steps_one_to_eight_are_single() -> None:
    singles = [card for card in CARDS if card.step <= 8]
    assert sorted(card.step for card in singles) == [1, 2, 3, 4, 5, 6, 7, 8]
    for single, other in itertools.permutations(singles, 2):
        assert judge((single, other), first_tied=False)[0] is not None


def test_r2_3_bise_dur_has_no_special_strength() -> None:
    assert parse_card("bise-dur") == Card("5d")
    assert Card("5d").step == Card("5c").step == Card("5s").step


@pytest.mark.parametrize(
    ("french", "code"),
    [
        ("3♦", "3d"), ("3♥", "3c"), ("2♣", "2b"), ("2♠", "2s"),
        ("Q♥", "Nc"), ("D♥", "Nc"), ("C♥", "Nc"), ("R♣", "Kb"), ("V♠", "Js"), ("J♠", "Js"),
        ("A♦", "Ad"), ("qh", "Nc"), ("KH", "Kc"), ("kd", "Kd"), ("Qs", "Ns"), ("9h", "9c"),
        ("queen of clubs", "Nb"), ("dame de trèfle", "Nb"), ("jack of spades", "Js"),
    ],
)  # fmt: skip
def test_r2_4_french_suits_and_nicknames_are_read(french: str, code: str) -> None:
    assert parse_card(french) == Card(code)


def test_r2_4_nicknames_are_read_among_codes() -> None:
    cards = parse_cards("Monsieur, la vache, Q♠, 3s")
    assert CardSet.of(cards) == CardSet.of("3d 2c Ns 3s")


def test_r2_4_the_code_is_written() -> None:
    assert str(Card("Q♥")) == "Nc"
    assert " ".join(map(str, parse_cards("Q♥ 3♦ R♣"))) == "Nc 3d Kb"


def test_r2_4_there_are_no_tens_and_no_letter_h_is_written() -> None:
    for text in ("10d", "Td", "10♥", "1d", "Xd", "Kx"):
        with pytest.raises(ValueError, match="unknown card"):
            parse_card(text)
    assert {card.code[1] for card in CARDS} == set("dcbs")
