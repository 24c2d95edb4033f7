"""Reviews of finished deals: thought about play by play when there is time, and then kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aluette.game import Match, evolve
from aluette.game.events import DealEnded, Event
from aluette.game.table import Table
from aluette.server import thoughts
from aluette.server.entries import Stored
from aluette.server.refusals import ApiError
from aluette.server.seating import Seating
from aluette.server.thinking import Thinking, ThinkingError, Urgency

if TYPE_CHECKING:
    from aluette.bots.review import Moment, Play

__all__ = ["Reviewed", "Reviews"]

KEPT = 32
"""Reviews in memory; those that were asked for longest ago go first."""
PLAY_SECONDS = 30.0
"""How long one play may take before its process is given up."""
TRIES = 2


@dataclass(slots=True)
class Reviewed:
    """A finished deal and as much of its review as there is."""

    table: Table
    """At the deal's end."""
    seating: Seating
    moments: Sequence[Moment]
    plays: list[Play] = field(default_factory=list)
    failure: str | None = None
    """Why it is not gone on with."""

    @property
    def complete(self) -> bool:
        """Whether every play is reviewed."""
        return len(self.plays) == len(self.moments)


class Reviews:
    """The reviews of all tables."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: dict[tuple[str, int, int], Reviewed] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, name: str, stored: Stored, deal: int) -> Reviewed:
        """The review of a deal of a table's match, begun now if it never was.

        :raises ApiError: where the deal is not over, was settled without play, or was given up.
        """
        key = name, stored.match, deal
        reviewed = self._kept.pop(key, None)
        if reviewed is None:
            reviewed = await asyncio.to_thread(_begin, stored, deal)
            task = asyncio.create_task(self._go_through(reviewed))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if reviewed.failure is not None:
            raise ApiError(503, "no-answer", f"the review was given up: {reviewed.failure}")
        self._kept[key] = reviewed
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return reviewed

    async def close(self) -> None:
        """Give up what is not done."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _go_through(self, reviewed: Reviewed) -> None:
        for moment in reviewed.moments:
            try:
                reviewed.plays.append(await self._play(moment))
            except ThinkingError as error:
                reviewed.failure = str(error)
                return

    async def _play(self, moment: Moment) -> Play:
        for tries in range(1, TRIES + 1):
            try:
                return await self._thinking.run(
                    Urgency.REVIEW, PLAY_SECONDS, thoughts.reviewed, moment
                )
            except ThinkingError:
                if tries == TRIES:
                    raise
        raise AssertionError


def _begin(stored: Stored, deal: int) -> Reviewed:
    """A review of which nothing is done: the deal itself, which must be over."""
    from aluette.bots.review import moments  # noqa: PLC0415  (it needs the kernel)

    start = Match.new(stored.rules, signing=stored.signing)
    events = tuple(_until_end(stored.events, deal))
    match, seating = start, Seating.of(stored.people)
    for event in events:
        match, seating = evolve(match, event), seating.after(event)
    if deal != len(match.table.results):
        raise ApiError(409, "not-over", "a review tells all cards, so it waits for the deal's end")
    found = tuple(moments(start, events, deal))
    if not found:
        raise ApiError(409, "no-plays", "this deal was settled without play")
    return Reviewed(match.table, seating, found)


def _until_end(events: Sequence[Event], deal: int) -> Iterator[Event]:
    """The events up to the end of a deal."""
    ended = 0
    for event in events:
        yield event
        ended += isinstance(event, DealEnded)
        if ended == deal:
            return
