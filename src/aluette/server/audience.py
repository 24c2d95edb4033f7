"""A table's audience: who watches from which place, and what each of them is sent."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from aluette.game import Match, seen, view
from aluette.game.events import Event
from aluette.notation import plain
from aluette.server.clock import Clock
from aluette.server.entries import Person
from aluette.server.messages import Hello, Snapshot
from aluette.server.seating import Seating
from aluette.server.viewers import Outbox, Viewer

__all__ = ["Audience"]


class Audience:
    """The players of a table at their pages, each with a numbering of his own."""

    def __init__(
        self, people: Iterable[Person], clock: Clock, *, hints: bool, reviews: bool
    ) -> None:
        self._viewers = {place: Viewer() for place, person in enumerate(people) if person.guest}
        self._clock = clock
        self._hints, self._reviews = hints, reviews
        self._epoch = secrets.token_hex(8)

    def __getitem__(self, place: int) -> Viewer:
        return self._viewers[place]

    @property
    def present(self) -> list[Outbox]:
        """The sockets of those who are there."""
        return [v.outbox for v in self._viewers.values() if v.outbox is not None]

    def show(self, event: Event, before: Match, seats: Seating) -> None:
        """Let everybody see his part of an event, if there is one."""
        for place, viewer in self._viewers.items():
            part = seen(event, before, seats.seat_of(place))
            if part is not None:
                viewer.tell(part)

    def show_anew(self, match: Match, seats: Seating) -> None:
        """Everybody sits elsewhere, or another match begins: what was seen before is closed."""
        self._epoch = secrets.token_hex(8)
        for place, viewer in self._viewers.items():
            viewer.forget()
            if viewer.outbox is not None:
                viewer.outbox.put(self._snapshot(place, match, seats))

    def welcome(
        self, place: int, outbox: Outbox, hello: Hello, match: Match, seats: Seating
    ) -> None:
        """Send what a player has missed, or a snapshot."""
        viewer = self._viewers[place]
        viewer.attach(outbox)
        missed = viewer.missed(hello.last) if hello.epoch == self._epoch else None
        if missed is None:
            outbox.put(self._snapshot(place, match, seats))
            return
        for text in missed:
            outbox.put_text(text)

    def _snapshot(self, place: int, match: Match, seats: Seating) -> Snapshot:
        dumped: dict[str, Any] = plain.dump(view(match, seats.seat_of(place)))
        return Snapshot(
            epoch=self._epoch,
            n=self._viewers[place].last,
            view=dumped,
            players=seats.players(place),
            clock=self._clock.now(),
            hints=self._hints,
            reviews=self._reviews,
        )
