"""What bots say once a deal is over: how they understood the signs of their partners."""

from __future__ import annotations

from collections.abc import Iterator

from aluette.bots import understood
from aluette.game import Match, evolve, view
from aluette.game.events import DealEnded, Event, SignsShown, Understood
from aluette.server.seating import Seating

__all__ = ["with_understood"]


def with_understood(match: Match, seating: Seating, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that a match is about to see, and after the deal's signs what bots made of them.

    Each speaks from its own view of the moment before anything was opened, so it says what it
    really understood, and of people who are its partners only.
    """
    if not any(isinstance(event, SignsShown) for event in events):
        return events
    answer: list[Event] = []
    said: tuple[Understood, ...] = ()
    for event in events:
        answer.append(event)
        if isinstance(event, DealEnded):
            said = tuple(_said(match, seating))
        if isinstance(event, SignsShown):
            answer.extend(said)
        match = evolve(match, event)
    return tuple(answer)


def _said(match: Match, seating: Seating) -> Iterator[Understood]:
    side_of = match.table.rules.side_of
    for seat in range(match.table.seats):
        if seating.in_seat(seat).level is not None:
            for reading in understood(view(match, seat)):
                person = seating.in_seat(reading.maker).level is None
                if person and side_of[reading.maker] == side_of[seat]:
                    yield reading
