"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from aluette.game.events import Drawn, Event
from aluette.server.entries import Person
from aluette.server.messages import Player

__all__ = ["Seating"]


@dataclass(frozen=True, slots=True)
class Seating:
    """The people of a table and their seats. A person's place stays; the draw moves his seat."""

    people: tuple[Person, ...]
    """By place."""
    places: tuple[int, ...]
    """Who sits in each seat, by his place."""

    @classmethod
    def of(cls, people: Sequence[Person]) -> Seating:
        """Where people sit at the beginning of a match: each in the seat of his place."""
        return cls(tuple(people), tuple(range(len(people))))

    def after(self, event: Event) -> Seating:
        """Where they sit once the event has happened (R4.2)."""
        if not isinstance(event, Drawn):
            return self
        return replace(self, places=tuple(self.places[before] for before in event.seating))

    def place_of(self, guest: str) -> int | None:
        """A guest's place, ``None`` for who has none."""
        return next((k for k, person in enumerate(self.people) if person.guest == guest), None)

    def seat_of(self, place: int) -> int:
        """The seat of the person with this place."""
        return self.places.index(place)

    def in_seat(self, seat: int) -> Person:
        """Who sits there."""
        return self.people[self.places[seat]]

    def players(self, place: int) -> tuple[Player, ...]:
        """Who sits where, as the person with this place is told."""
        return tuple(
            Player(
                seat=seat,
                name=self.people[at].name,
                kind="human" if self.people[at].guest else "bot",
                level=self.people[at].level,
                you=at == place,
            )
            for seat, at in enumerate(self.places)
        )
