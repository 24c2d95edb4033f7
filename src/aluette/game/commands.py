"""What a seat or the referee may want to do: the input of ``decide``.

Chance comes in here too: the referee's commands bring the deck that somebody shuffled.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aluette.cards import Card
from aluette.rules.fields import shown

__all__ = [
    "Command",
    "Cut",
    "Declare",
    "Discard",
    "Draw",
    "NameDealer",
    "Penalise",
    "Play",
    "Redeal",
    "RefereeCommand",
    "Refusal",
    "SeatCommand",
    "Shuffle",
    "Vote",
    "check_types",
]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw for partners and dealer (R4.1) from a shuffled deck, dealt by ``by``."""

    by: int
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NameDealer:
    """Name the first dealer, the seats staying as they are (R4.1, agreed)."""

    dealer: int


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Put the deck, shuffled, before the player who cuts (R5.1). First card on top."""

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Penalise:
    """A player has led with a wrong number of cards (R5.2, ``wrong_count = penalty``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redeal:
    """The deal was faulty and is dealt again by the same dealer (R4.3, R5.2)."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift so many cards, 1 to 47, and put them below the rest (R5.1)."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote, in secret, whether the talon is sung (R5.3)."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay away as many cards as the talon brought, face down (R5.3)."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Declare:
    """Say a word in the round of declarations (R5.4)."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick (R5.5)."""

    seat: int
    card: Card


RefereeCommand = Draw | NameDealer | Shuffle | Penalise | Redeal
SeatCommand = Cut | Vote | Discard | Declare | Play
Command = RefereeCommand | SeatCommand


def _fits(hint: Any) -> Callable[[Any], bool]:
    """The test of a field's type: cards, a card, a number, a text, or a yes or no."""
    if typing.get_origin(hint) is tuple:
        return lambda value: type(value) is tuple and all(type(card) is Card for card in value)
    kinds = typing.get_args(hint) or (hint,)
    return lambda value: type(value) in kinds


_FIELDS: dict[type, dict[str, Callable[[Any], bool]]] = {
    kind: {name: _fits(hint) for name, hint in typing.get_type_hints(kind).items()}
    for kind in typing.get_args(Command)
}


def check_types(command: Command) -> None:
    """See to it that a command is one, and that its fields are of their types.

    :raises TypeError: naming the field, where they are not.
    """
    kind = type(command)
    if kind not in _FIELDS:
        raise TypeError(f"{shown(command)} is no command")
    for name, fits in _FIELDS[kind].items():
        value = getattr(command, name)
        if not fits(value):
            raise TypeError(f"{kind.__name__}.{name} cannot be {shown(value)}")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command was not carried out. Nothing has changed."""

    code: str
    """One of ``match-over not-now not-asked no-seat bad-deck bad-cut bad-word not-held
    wrong-count``, for programs and translations."""
    why: str
    """One English sentence."""
