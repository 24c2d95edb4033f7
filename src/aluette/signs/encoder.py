"""From cards to the shortest messages that tell them, and what each leaves open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from aluette.cards import STEP, STEP_MASK
from aluette.signs.language import (
    ACES,
    SIGNS,
    Message,
    Phrase,
    Reading,
    base_of,
    decode,
    possible,
)

__all__ = ["Told", "encode"]


@dataclass(frozen=True, slots=True)
class Told:
    """A message that a hand justifies."""

    message: Message
    reading: Reading
    """What is meant."""
    ambiguous: tuple[Reading, ...]
    """What may be understood instead."""


def encode(cards: Iterable[int]) -> tuple[Told, ...]:
    """The shortest messages that tell as many steps of these cards as one message can.

    Shortest first: fewest phrases, then fewest letters. A sign is either held or a mere pointer;
    the words name only steps that are held. Where a step is out of the others' reach no message
    tells all, and those that tell the most are given.

    >>> from aluette.cards import parse_cards
    >>> [str(told.message) for told in encode(parse_cards("2c 2d"))][:2]
    ['vache: au-dessus', 'borgne: en dessous']
    """
    hand = 0
    for card in cards:
        hand |= 1 << card
    held = frozenset(STEP[card] for card in _bits(hand))
    found: dict[Message, Reading] = {}
    best = 0
    for message, reading in _messages(held, (STEP_MASK[ACES] & hand).bit_count()):
        if len(reading.steps) > best:
            best = len(reading.steps)
            found = {}
        if len(reading.steps) == best:
            found.setdefault(message, reading)
    told = [Told(m, r, _instead(m, r)) for m, r in found.items()]
    fewest = min((len(t.message.phrases) for t in told), default=0)
    shortest = (t for t in told if len(t.message.phrases) == fewest)
    return tuple(sorted(shortest, key=lambda t: (len(str(t.message)), str(t.message))))


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _instead(message: Message, meant: Reading) -> tuple[Reading, ...]:
    """The other readings that somebody who sees no card cannot exclude."""
    return tuple(r for r in possible(decode(message), seen=0) if r != meant)


def _messages(held: frozenset[int], aces: int) -> Iterator[tuple[Message, Reading]]:
    """For each sign, what leads from it to all steps that can be reached, in the fewest letters.

    A phrase names one step, so as many are needed as steps are named; the way without detours has
    the shortest ones. It goes away from the sign to one side and then, from the sign anew, to the
    other.
    """
    for sign, shows in SIGNS.items():
        if not shows:
            continue
        count = max(1, aces) if sign == "as" else 1
        asserts = set(shows) <= held
        up, down = (tuple(_walk(sign, way, held)) for way in (-1, 1))
        if asserts and not (up or down):
            message = Message(sign, count)
            yield message, decode(message)[0]
        for phrases in {up + down, down + up} - {()}:
            message = Message(sign, count, phrases)
            meant, pointer = decode(message)
            yield message, meant if asserts else pointer


def _walk(sign: str, way: int, held: frozenset[int]) -> Iterator[Phrase]:
    """The phrases from a sign up (-1) or down (1) the ladder, as far as steps held lead."""
    at, after = base_of(sign, way), False
    while by := next((by for by in (way, 2 * way) if at + by in held), 0):
        yield Phrase(by, after)
        at, after = at + by, True
