"""A deck from a seed: the same everywhere, unbiased, and without a clock.

A Fisher–Yates shuffle over the stream SHA-256(seed ‖ counter): 32 bytes a block, the counter as
eight bytes, most significant first. Numbers below ``n`` are drawn by rejection, one byte each:
a byte at or above the largest multiple of ``n`` up to 256 is skipped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from aluette.cards import CARDS, Card

__all__ = ["deck_from_seed", "seed_bytes"]


def seed_bytes(seed: int | str | bytes) -> bytes:
    """A seed as bytes: a number is written in decimal, a text in UTF-8."""
    if isinstance(seed, bytes):
        return seed
    if not isinstance(seed, (int, str)):
        raise TypeError(f"a seed is a number, a text or bytes, not {type(seed).__name__}")
    return str(seed).encode()


def _bytes(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        counter += 1


def deck_from_seed(seed: int | str | bytes) -> tuple[Card, ...]:
    """All 48 cards in the order that the seed gives, first card on top.

    Starting from the ladder, strongest first; for ``i`` from 47 down to 1 the card at ``i``
    changes places with the one at a random place from 0 to ``i``.

    >>> " ".join(card.code for card in deck_from_seed(1)[:6])
    '5c 9c Ac 8s 2d Jc'
    """
    stream = _bytes(seed_bytes(seed))
    deck = list(reversed(CARDS))
    for i in range(len(deck) - 1, 0, -1):
        limit = 256 - 256 % (i + 1)
        j = next(byte for byte in stream if byte < limit) % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)
