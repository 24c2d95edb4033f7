"""What goes into the journal and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from aluette.game.commands import Refusal
from aluette.game.events import FACTS, Event, Looked, SignsShown, Understood, Voided
from aluette.rules import Rules
from aluette.signs import NO_SIGNS, Signing

__all__ = ["FACES", "Answered", "Change", "CommandId", "Person", "Stored"]

FACES = (*FACTS, Looked, SignsShown, Understood, Voided)
"""The events of faces and talk: a stream of their own beside that of the cards."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who has a place at a table: a guest, or a bot."""

    name: str = ""
    guest: str | None = None
    level: str | None = None
    """Of a bot."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What the journal knows about a table."""

    rules: Rules
    people: tuple[Person, ...]
    """By place: the seats at the beginning of a match."""
    match: int
    """The number of the match that goes on, from 1."""
    events: tuple[Event, ...]
    """Of that match, both streams in the order in which things happened."""
    sequence: int
    """The number of the table's last event of cards, over all matches."""
    faces: int = 0
    """The number of the last event of faces in the present deal."""
    dealt: datetime | None = None
    """When its cards were dealt, in UTC."""
    signing: Signing = NO_SIGNS
    hints: bool = True
    """Whether its players may ask what the expert would play."""


@dataclass(frozen=True, slots=True)
class CommandId:
    """Which command of whom is answered."""

    place: int
    id: str


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of a command: done, or refused."""

    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Change:
    """What is to be added to a table's journal, all of it or nothing."""

    table: str
    match: int
    sequence: int
    """The number of its first event of cards."""
    events: tuple[Event, ...]
    """Of both streams, in the order in which they happen."""
    phase: str
    """What the match waits for afterwards."""
    score: tuple[int, ...]
    deal: int = 0
    """The number of the deal in the match, 0 before the first."""
    face: int = 1
    """The number of its first event of faces, in the deal."""
    seed: bytes | None = None
    """Of the deck in the events, where there is one."""
    command: CommandId | None = None
    """That caused it, where a person did."""
    refusal: Refusal | None = None
    """Of that command: it is kept too, so that it is answered once and for all."""
