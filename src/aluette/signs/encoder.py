"""From cards to the shortest messages that tell them, and what each leaves open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from aluette.cards import STEP, STEP_MASK
from aluette.signs.language import (
    ACES,
    LAST_STEP,
    PHRASES,
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
    """Messages that are true of these steps, each set of steps named in as few words as can be.

    Breadth first over (steps named, step named last): what is reached again needs no more words.
    """
    for sign, shows in SIGNS.items():
        if not shows:
            continue
        count = max(1, aces) if sign == "as" else 1
        asserts = set(shows) <= held
        if asserts:
            message = Message(sign, count)
            yield message, decode(message)[0]
        reached: set[tuple[frozenset[int], int]] = set()
        layer: list[tuple[frozenset[int], int, tuple[Phrase, ...]]] = [(frozenset(), 0, ())]
        while layer:
            following = []
            for named, last, phrases in layer:
                for phrase, step in _phrases(sign, last):
                    now = (named | {step}, step)
                    if step not in held or step in named or now in reached:
                        continue
                    reached.add(now)
                    following.append((*now, (*phrases, phrase)))
                    yield from _both(Message(sign, count, (*phrases, phrase)), asserts)
            layer = following


def _phrases(sign: str, last: int) -> Iterator[tuple[Phrase, int]]:
    """Every phrase that may follow, with the step it names."""
    for by in PHRASES.values():
        step = base_of(sign, by) + by
        if 1 <= step <= LAST_STEP:
            yield Phrase(by), step
        if last and 1 <= last + by <= LAST_STEP:
            yield Phrase(by, after=True), last + by


def _both(message: Message, asserts: bool) -> Iterator[tuple[Message, Reading]]:
    """The message as a pointer, or where its sign's cards are held, as what it asserts."""
    held, pointer = decode(message)
    yield message, held if asserts else pointer
