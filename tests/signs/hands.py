"""The encoder held against the decoder, on random hands."""

from __future__ import annotations

import random
from collections.abc import Sequence

from aluette.cards import CARDS, DECK
from aluette.signs import Message, decode, encode, possible
from aluette.signs.language import ACES

__all__ = ["disagreements"]


def disagreements(seed: int, hands: int) -> list[str]:
    """The random hands, by their codes, on which encoder and decoder do not agree."""
    chance = random.Random(seed)
    sizes = (chance.choice((1, 2, 3, 5, 9, 12, 15, 48)) for _ in range(hands))
    drawn = (chance.sample(range(48), size) for size in sizes)
    return [" ".join(CARDS[card].code for card in hand) for hand in drawn if not agree(hand)]


def agree(hand: Sequence[int]) -> bool:
    """Whether every message of a hand is true, means what is said, and tells all it leaves open."""
    mask = sum(1 << card for card in hand)
    steps = {CARDS[card].step for card in hand}
    aces = sum(CARDS[card].step == ACES for card in hand)
    told = encode(hand)
    for entry in told:
        readings = decode(Message.parse(str(entry.message)))
        true = (
            set(entry.reading.steps) <= steps
            and set(entry.message.named) <= steps
            and entry.reading.aces in (0, aces)
        )
        # Whoever sees all cards but these excludes no true reading.
        understood = entry.reading in possible(readings, DECK & ~mask)
        open_ = set(entry.ambiguous) == set(readings) - {entry.reading}
        if not (true and understood and open_):
            return False
    lengths = [len(str(entry.message)) for entry in told]
    words = {len(entry.message.phrases) for entry in told}
    return lengths == sorted(lengths) and len(words) <= 1
