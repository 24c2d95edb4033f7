"""The 48 cards, the ladder of 19 steps, and the names people give them (rules R2.1 to R2.4).

Inside the library a card is an ``int`` from 0 (weakest) to 47 (Monsieur) and a hand is a 48-bit
mask. Cards of one ladder step are neighbours, so a step is a run of bits: the lowest card of a
mask is its lowest bit, and what beats a card lies above it. :class:`Card` and :class:`CardSet`
are thin views of those ints for people; both are accepted wherever an ``int`` is.
"""

from __future__ import annotations

import functools
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Self

__all__ = [
    "CARDS",
    "CARD_COUNT",
    "DECK",
    "LADDER",
    "LANGUAGES",
    "LUETTES",
    "STEP",
    "STEP_MASK",
    "Card",
    "CardSet",
    "card_name",
    "mask_of",
    "parse_card",
    "parse_cards",
]

CARD_COUNT = 48
RANKS = "AKNJ98765432"
SUITS = "dcbs"
LANGUAGES = ("en", "fr", "es", "hu", "vi")

LADDER: tuple[tuple[str, ...], ...] = (
    ("3d",),
    ("3c",),
    ("2d",),
    ("2c",),
    ("9c",),
    ("9d",),
    ("2b",),
    ("2s",),
    ("Ad", "Ac", "Ab", "As"),
    ("Kd", "Kc", "Kb", "Ks"),
    ("Nd", "Nc", "Nb", "Ns"),
    ("Jd", "Jc", "Jb", "Js"),
    ("9b", "9s"),
    ("8d", "8c", "8b", "8s"),
    ("7d", "7c", "7b", "7s"),
    ("6d", "6c", "6b", "6s"),
    ("5d", "5c", "5b", "5s"),
    ("4d", "4c", "4b", "4s"),
    ("3b", "3s"),
)
"""The codes of each step, strongest step first (R2.2). Step numbers count from 1."""

_CODES: tuple[str, ...] = tuple(code for step in reversed(LADDER) for code in reversed(step))
_INDEX: dict[str, int] = {code: index for index, code in enumerate(_CODES)}

STEP: tuple[int, ...] = tuple(
    next(number for number, step in enumerate(LADDER, 1) if code in step) for code in _CODES
)
"""The ladder step of each card, 1 strongest to 19 (R2.2)."""

STEP_MASK: tuple[int, ...] = (
    0,
    *(sum(1 << _INDEX[code] for code in step) for step in LADDER),
)
"""The mask of each step's cards; entry 0 is empty so that step numbers index it directly."""


class Card(int):
    """One card, an ``int`` from 0 to 47 that knows its code.

    >>> Card("3d")
    Card('3d')
    >>> int(Card("3d")), Card("3d").step, Card("Monsieur") == Card("3d")
    (47, 1, True)

    :raises ValueError: for a text that names no card, or a number outside 0 to 47.
    :raises TypeError: for anything but a text or an ``int``.
    """

    __slots__ = ()

    def __new__(cls, card: str | int) -> Self:
        """Make the card of this code, name or number."""
        if isinstance(card, str):
            return super().__new__(cls, parse_card(card))
        if not isinstance(card, int):
            raise TypeError(f"a card is a text or an int, not {type(card).__name__}")
        if not 0 <= card < CARD_COUNT:
            raise ValueError(f"card number {card!r} is not between 0 and 47")
        return super().__new__(cls, card)

    @property
    def code(self) -> str:
        """The two-letter code: rank, then suit (R2.1)."""
        return _CODES[self]

    @property
    def rank(self) -> str:
        """One of ``A K N J 9 … 2``."""
        return _CODES[self][0]

    @property
    def suit(self) -> str:
        """One of ``d c b s``: deniers, cups, batons, swords."""
        return _CODES[self][1]

    @property
    def step(self) -> int:
        """The ladder step, 1 strongest to 19 (R2.2)."""
        return STEP[self]

    def __str__(self) -> str:
        return _CODES[self]

    def __repr__(self) -> str:
        return f"Card({_CODES[self]!r})"


CARDS: tuple[Card, ...] = tuple(Card(index) for index in range(CARD_COUNT))
"""Every card, weakest first: ``CARDS[i]`` is the card numbered ``i``."""

DECK = (1 << CARD_COUNT) - 1
"""The mask of all 48 cards."""

LUETTES: tuple[Card, ...] = tuple(Card(_INDEX[code]) for code in ("3d", "3c", "2d", "2c"))
"""Monsieur, Madame, le borgne, la vache: the four that the draw looks for (R4.1)."""


def mask_of(cards: Iterable[int]) -> int:
    """The mask of these cards, each named once.

    >>> mask_of([0, 2, 47]) == 1 | 4 | 1 << 47
    True
    """
    return sum(1 << card for card in cards)


@dataclass(frozen=True, slots=True, repr=False)
class CardSet:
    """A set of cards: a thin, unchanging view of a 48-bit mask.

    >>> hand = CardSet.of("9s Ac 3d")
    >>> str(hand), len(hand), Card("Ac") in hand, hand.mask == 1 << 47 | 1 << 38 | 1 << 22
    ('3d Ac 9s', 3, True, True)

    :raises ValueError: for a mask with other bits than 0 to 47.
    """

    mask: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.mask <= DECK:
            raise ValueError(f"mask {self.mask:#x} has other bits than 0 to 47")

    @classmethod
    def of(cls, cards: str | Iterable[int]) -> CardSet:
        """Make the set of these cards; a text is read as :func:`parse_cards` does.

        :raises ValueError: for an unknown card or one that is named twice.
        """
        mask = 0
        for card in parse_cards(cards) if isinstance(cards, str) else map(Card, cards):
            if mask >> card & 1:
                raise ValueError(f"card {card} is there twice")
            mask |= 1 << card
        return cls(mask)

    def __iter__(self) -> Iterator[Card]:
        """Strongest card first."""
        mask = self.mask
        while mask:
            top = mask.bit_length() - 1
            mask ^= 1 << top
            yield CARDS[top]

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and card >= 0 and bool(self.mask >> card & 1)

    def __str__(self) -> str:
        return " ".join(card.code for card in self)

    def __repr__(self) -> str:
        return f"CardSet.of({str(self)!r})"


@functools.cache
def _names(language: str) -> dict[str, dict[str, str]]:
    """The names table of a language: ``cards`` by code, ``aliases`` to codes."""
    file = resources.files("aluette") / "names" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def card_name(card: int, language: str = "en") -> str:
    """The card's full name in a language of :data:`LANGUAGES`, its nickname where it has one.

    >>> card_name(Card("3d"), "fr"), card_name(Card("Nb"), "fr"), card_name(Card("As"))
    ('Monsieur', 'cavalière de bâtons', 'ace of swords')

    :raises ValueError: for a language without a names table, or no card.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no card names in {language!r}; there are {', '.join(LANGUAGES)}")
    return _names(language)["cards"][Card(card).code]


def _fold(text: str) -> str:
    """Lower case, no accents, one kind of space: how names are compared."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("đ", "d").replace("œ", "oe")
    letters = "".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c))
    return " ".join(letters.split())


_RANK_LETTERS = {rank.lower(): rank for rank in RANKS} | {
    "q": "N",
    "r": "K",
    "c": "N",
    "d": "N",
    "v": "J",
}
_SUIT_LETTERS = {suit: suit for suit in SUITS} | {"h": "c", "♦": "d", "♥": "c", "♣": "b", "♠": "s"}


@functools.cache
def _spellings() -> dict[str, int]:
    """Every folded name of every language, with the card it stands for.

    A spelling that means different cards in two languages would be a defect of the tables.
    """
    known: dict[str, int] = {}
    for language in LANGUAGES:
        table = _names(language)
        pairs = [(name, code) for code, name in table["cards"].items()]
        pairs += list(table["aliases"].items())
        for name, code in pairs:
            if known.setdefault(_fold(name), _INDEX[code]) != _INDEX[code]:
                raise ValueError(f"the name {name!r} ({language}) stands for two cards")
    return known


def parse_card(text: str) -> int:
    """The number of the card a text names: a code, a French-suited spelling, or a name (R2.4).

    >>> [str(Card(t)) for t in ("Kc", "Q♥", "la vache", "deux de chêne", "cavalière de coupes")]
    ['Kc', 'Nc', '2c', '2b', 'Nc']

    :raises ValueError: naming the text, where it names no card.
    """
    index = _INDEX.get(text)
    if index is not None:
        return index
    if len(text) == 2:
        rank = _RANK_LETTERS.get(text[0].lower())
        suit = _SUIT_LETTERS.get(text[1].lower())
        if rank and suit:
            return _INDEX[rank + suit]
    found = _spellings().get(_fold(text))
    if found is None:
        raise ValueError(f"unknown card {_clip(text)!r}")
    return found


def _clip(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards a text lists, in its order, separated by commas or else by spaces.

    >>> parse_cards("Ks 9b 2c")
    (Card('Ks'), Card('9b'), Card('2c'))
    >>> parse_cards("la vache, roi d'épées")
    (Card('2c'), Card('Ks'))

    :raises ValueError: for an unknown card or one that is named twice.
    """
    parts = text.split(",") if "," in text else text.split()
    cards = tuple(CARDS[parse_card(part.strip())] for part in parts)
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise ValueError(f"card {card} is there twice")
        seen.add(card)
    return cards
