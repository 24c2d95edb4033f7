"""What a sign and the words after it tell: the relative language, read and written.

A message is a sign, for aces with a number, and phrases that step along the ladder::

    vache: au-dessus          as×2: au-dessus et au-dessus après

A phrase means "I hold at least one card of that step". It counts from the sign's step, or with
``après`` from the step named just before. The sign itself either asserts its card (*held*) or is
only a point to count from (*pointer*): the same gesture is seen either way, so a receiver keeps
both readings until his own cards exclude one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from aluette.cards import STEP_MASK

__all__ = [
    "ACES",
    "LAST_STEP",
    "PHRASES",
    "SIGNS",
    "Message",
    "MessageError",
    "Phrase",
    "Reading",
    "base_of",
    "decode",
    "possible",
]

LAST_STEP = 19
ACES = 9
"""The step that holds all four aces, the one whose sign is made once for each."""

SIGNS: dict[str, tuple[int, ...]] = {
    "monsieur": (1,),
    "madame": (2,),
    "borgne": (3,),
    "vache": (4,),
    "grand-neuf": (5,),
    "petit-neuf": (6,),
    "chêne": (7,),
    "écrit": (8,),
    "as": (ACES,),
    "les-deux": (1, 2),
    "misère": (),
    "mordienne": (),
}
"""Each sign with the steps it shows. Misère and mordienne are intentions and show none."""

PHRASES: dict[str, int] = {
    "au-dessus": -1,
    "en dessous": 1,
    "au-dessus de là-dessus": -2,
    "en dessous de là-dessous": 2,
}
"""Each spoken step with the way it goes on the ladder; up is nearer to Monsieur."""
AFTER = "après"
_MAX_LENGTH = 1000
_QUOTED = 40


class MessageError(ValueError):
    """A text that is no message, or one that leads off the ladder."""


def _short(text: str) -> str:
    """What is quoted of a text in a message about it."""
    return repr(text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…")


def base_of(sign: str, by: int) -> int:
    """The step from which a phrase counts that goes ``by`` so far from a sign.

    Eyes shut shows two steps: below counts from the lower, above from the upper.
    """
    return min(SIGNS[sign]) if by < 0 else max(SIGNS[sign])


@dataclass(frozen=True, slots=True)
class Phrase:
    """One step along the ladder."""

    by: int
    """−2, −1, 1 or 2; below zero is up."""
    after: bool = False
    """Whether it counts from the step named just before, not from the sign."""

    def __str__(self) -> str:
        words = next(words for words, by in PHRASES.items() if by == self.by)
        return f"{words} {AFTER}" if self.after else words


@dataclass(frozen=True, slots=True)
class Message:
    """A sign with the words spoken after it.

    >>> message = Message.parse("as x2: au-dessus et au-dessus apres")
    >>> str(message), message.named
    ('as×2: au-dessus et au-dessus après', (8, 7))

    :raises MessageError: for an unknown sign or phrase, a step off the ladder, or one named twice:
        it would say nothing more.
    """

    sign: str
    count: int = 1
    """How often the sign of an ace is made, 1 to 4."""
    phrases: tuple[Phrase, ...] = ()

    def __post_init__(self) -> None:
        if self.sign not in SIGNS:
            raise MessageError(f"unknown sign {self.sign[:20]!r}; signs are {', '.join(SIGNS)}")
        if self.count != 1 and self.sign != "as":
            raise MessageError(f"only aces are counted, not {self.sign}")
        if not 1 <= self.count <= 4:
            raise MessageError(f"there are four aces: ×{self.count} cannot be")
        if self.phrases and not SIGNS[self.sign]:
            raise MessageError(f"{self.sign} is an intention and takes no words")
        if self.phrases and self.phrases[0].after:
            raise MessageError(f"the first phrase has no step before it to count from: {AFTER}")
        for step in self.named:
            if self.named.count(step) > 1:
                raise MessageError(f"{_short(str(self))} names the same step twice")
            if not 1 <= step <= LAST_STEP:
                raise MessageError(f"{_short(str(self))} leads off the ladder, to step {step}")

    @property
    def named(self) -> tuple[int, ...]:
        """The steps that the words name, in the order spoken."""
        named: list[int] = []
        for phrase in self.phrases:
            base = named[-1] if phrase.after else base_of(self.sign, phrase.by)
            named.append(base + phrase.by)
        return tuple(named)

    @classmethod
    def parse(cls, text: str) -> Message:
        """Read a message; accents may be left out, and ``x`` stands for ``×``.

        :raises MessageError: in one sentence, for a text that is no message.
        """
        if len(text) > _MAX_LENGTH:
            raise MessageError(f"a message is no longer than {_MAX_LENGTH} characters")
        head, colon, words = text.partition(":")
        sign, count = _sign(head)
        phrases = tuple(_phrase(part) for part in _folded(words).split(" et ")) if colon else ()
        return cls(sign, count, phrases)

    def __str__(self) -> str:
        sign = f"{self.sign}×{self.count}" if self.count > 1 else self.sign
        words = " et ".join(map(str, self.phrases))
        return f"{sign}: {words}" if words else sign


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand a message."""

    mode: str
    """``held``: the sign asserts its card; ``pointer``: it is only counted from."""
    steps: tuple[int, ...]
    """The steps of which a card is held, ascending."""
    aces: int = 0
    """How many aces are asserted at least, where the sign of the aces asserts them."""

    def least(self, step: int) -> int:
        """How many cards of one of its steps the reading asserts at least."""
        return max(1, self.aces) if step == ACES else 1


def decode(message: Message) -> tuple[Reading, ...]:
    """All readings of a message, before anything is excluded.

    >>> [r.steps for r in decode(Message.parse("petit-neuf: en dessous de là-dessous"))]
    [(6, 8), (8,)]
    """
    named = set(message.named)
    aces = message.count if message.sign == "as" else 0
    held = Reading("held", tuple(sorted(named | set(SIGNS[message.sign]))), aces)
    if not message.phrases:
        return (held,)
    return held, Reading("pointer", tuple(sorted(named)))


def possible(readings: Iterable[Reading], seen: int) -> tuple[Reading, ...]:
    """The readings that a receiver cannot exclude.

    ``seen`` is the mask of the cards that he holds himself and those already played: whoever
    signed holds none of them.

    >>> from aluette.cards import CardSet
    >>> possible(decode(Message.parse("vache: au-dessus")), CardSet.of("2c").mask)
    (Reading(mode='pointer', steps=(3,), aces=0),)
    """
    return tuple(
        reading
        for reading in readings
        if all(
            (STEP_MASK[step] & ~seen).bit_count() >= reading.least(step) for step in reading.steps
        )
    )


def _folded(text: str) -> str:
    """Lower case without accents, hyphens and doubled spaces: how words are compared."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in plain if not unicodedata.combining(c)).replace("-", " ")
    return " ".join(letters.replace("’", "'").split())


_SIGN_SPELLINGS = {_folded(sign): sign for sign in SIGNS}
_PHRASE_SPELLINGS = {_folded(words): by for words, by in PHRASES.items()} | {
    "au dessous": 1,
    "au dessous de la dessous": 2,
}


def _sign(head: str) -> tuple[str, int]:
    name, cross, number = head.partition("×")
    if not cross and _folded(head).startswith("as"):
        name, cross, number = head.casefold().partition("x")
    sign = _SIGN_SPELLINGS.get(_folded(name))
    if sign is None:
        raise MessageError(f"unknown sign {head.strip()[:20]!r}; signs are {', '.join(SIGNS)}")
    if not cross:
        return sign, 1
    number = number.strip()
    if not (number.isascii() and number.isdigit() and len(number) < 4):
        raise MessageError(f"after × comes a number from 1 to 4, not {number[:20]!r}")
    return sign, _counted(sign, int(number))


def _counted(sign: str, count: int) -> int:
    if sign != "as":
        raise MessageError(f"only aces are counted, not {sign}")
    return count


def _phrase(words: str) -> Phrase:
    stem = words.removesuffix(" apres")
    by = _PHRASE_SPELLINGS.get(stem)
    if by is None:
        raise MessageError(f"unknown phrase {words[:40]!r}; phrases are {', '.join(PHRASES)}")
    return Phrase(by, after=stem != words)
