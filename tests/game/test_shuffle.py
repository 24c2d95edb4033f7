"""A deck from a seed, against a second reading of its recipe, and its distribution."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

from aluette import deck_from_seed
from aluette.cards import CARDS, LADDER
from aluette.game.shuffle import seed_bytes

VECTOR = """
5c 9c Ac 8s 2d Jc 8d 8c Ab 7d 9d 6d
4s 7s As 2c Nb 3s 6c Kb Js Jb 3c 7b
6b 9b Nc Nd 4c 5d 3d 9s 5s Ns 2s Jd
2b Ad Kc 6s 8b Ks Kd 4d 3b 7c 5b 4b
"""
"""The deck of the seed 1, first card on top."""


def recipe(seed: bytes) -> list[str]:
    """The published recipe, written down again without the library."""
    deck = [code for step in LADDER for code in step]
    stream: list[int] = []
    block = 0
    for i in range(47, 0, -1):
        while True:
            if not stream:
                stream = list(hashlib.sha256(seed + bytes([0] * 7) + bytes([block])).digest())
                block += 1
            byte = stream.pop(0)
            if byte < 256 // (i + 1) * (i + 1):
                break
        place = byte % (i + 1)
        deck[i], deck[place] = deck[place], deck[i]
    return deck


@pytest.mark.parametrize("seed", [b"", b"1", b"aluette", bytes(range(256)), "donne № 7".encode()])
def test_a_deck_is_what_the_recipe_says(seed: bytes) -> None:
    assert [card.code for card in deck_from_seed(seed)] == recipe(seed)


def test_the_published_vector() -> None:
    assert " ".join(card.code for card in deck_from_seed(1)) == " ".join(VECTOR.split())


def test_a_seed_is_a_number_a_text_or_bytes() -> None:
    assert deck_from_seed(17) == deck_from_seed("17") == deck_from_seed(b"17")
    assert deck_from_seed(-17) == deck_from_seed("-17") != deck_from_seed(17)
    assert deck_from_seed("été") == deck_from_seed("été".encode())
    assert seed_bytes(10**30) == b"1" + b"0" * 30


def test_every_seed_gives_all_cards_once() -> None:
    decks = [deck_from_seed(seed) for seed in range(200)]
    assert all(sorted(deck) == list(CARDS) for deck in decks)
    assert len(set(decks)) == 200


def test_every_card_comes_to_every_place_equally_often() -> None:
    """Chi-square over 48 cards and 48 places; the seeds are fixed, so is the verdict."""
    rounds = 2000
    seen = Counter(
        (card, place) for seed in range(rounds) for place, card in enumerate(deck_from_seed(seed))
    )
    expected = rounds / 48
    chi_square = sum(
        (seen[card, place] - expected) ** 2 / expected for card in CARDS for place in range(48)
    )
    freedom = 47 * 47
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seed", [None, 1.5, [1]])
def test_nothing_else_is_a_seed(seed: Any) -> None:
    with pytest.raises(TypeError, match="a seed is"):
        deck_from_seed(seed)
