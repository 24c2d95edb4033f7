"""What signs have shown of a hand (R6), as a network is told of it: a number of 13 bits.

Bit 0 is the weakest of the eight cards that are alone of their step, the écrit, and bit 7 Monsieur.
Then come one ace, two, three and four. The last bit says that none of the eight is held.
"""

from __future__ import annotations

from collections.abc import Sequence

from aluette.cards import STEP_MASK
from aluette.signs.language import ACES

__all__ = ["MOST_SHOWN", "SHOWN_BITS", "TOP", "shown_left", "shown_of"]

TOP = ACES - 1
"""So many steps, the strongest, have one card each."""
_ACES = 4
SHOWN_BITS = TOP + _ACES + 1
MOST_SHOWN = (1 << SHOWN_BITS) - 1


def shown_of(least: Sequence[int], *, poor: bool = False) -> int:
    """What a hand has shown that holds at least so many cards of each step; entry 0 is not used.

    >>> monsieur_and_two_aces = [0, 1, 0, 0, 0, 0, 0, 0, 0, 2]
    >>> f"{shown_of(monsieur_and_two_aces):b}"
    '1110000000'
    >>> f"{shown_of([], poor=True):b}"
    '1000000000000'
    """
    top = sum(1 << TOP - step for step, count in enumerate(least[: TOP + 1]) if step and count)
    aces = (1 << sum(least[ACES : ACES + 1])) - 1
    return top | aces << TOP | poor << TOP + _ACES


def shown_left(shown: int, played: int) -> int:
    """What is left of it once the hand has played these cards, a mask."""
    gone = sum(1 << TOP - step for step in range(1, ACES) if STEP_MASK[step] & played)
    aces = shown >> TOP & (1 << _ACES) - 1
    aces >>= (STEP_MASK[ACES] & played).bit_count()
    others = shown & ~gone & ~((1 << _ACES) - 1 << TOP)
    return others | aces << TOP
