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
    "Call",
    "Command",
    "Cut",
    "Declare",
    "Discard",
    "Draw",
    "Look",
    "NameDealer",
    "Penalise",
    "Play",
    "Redeal",
    "RefereeCommand",
    "Refusal",
    "SeatCommand",
    "Shuffle",
    "Sign",
    "Speak",
    "TimedCommand",
    "Void",
    "Vote",
    "Watch",
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


@dataclass(frozen=True, slots=True)
class Look:
    """Look at another seat's face, or with ``None`` at one's own cards (R6)."""

    seat: int
    at: int | None
    time: int
    """Milliseconds since the deal, by the referee's clock."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Make a sign, with the words spoken after it (R6)."""

    seat: int
    message: str
    """As :class:`aluette.signs.Message` reads it."""
    time: int
    gesture: str | None = None
    """Which of the sign's gestures; ``None``: the usual one."""


@dataclass(frozen=True, slots=True)
class Call:
    """Call out that one has seen an opponent's sign (R6)."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class Speak:
    """Say a common phrase, or a free text, to everybody (R6)."""

    seat: int
    time: int
    phrase: str | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Watch:
    """Time has passed: whoever has looked long enough notices (R6)."""

    time: int


@dataclass(frozen=True, slots=True)
class Void:
    """The table was interrupted: signs in the air are seen by nobody any more (R6)."""

    time: int


RefereeCommand = Draw | NameDealer | Shuffle | Penalise | Redeal | Watch | Void
TimedCommand = Look | Sign | Call | Speak
"""What a seat may do at any time of a deal, whoever is asked."""
SeatCommand = Cut | Vote | Discard | Declare | Play | TimedCommand
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
    wrong-count no-signs unknown-sign untrue-sign sign-rest sign-limit bad-gaze past nothing-seen
    silent bad-speech``, for programs and translations."""
    why: str
    """One English sentence."""
