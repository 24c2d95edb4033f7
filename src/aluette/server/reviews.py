"""Reviews of finished deals: thought about play by play when there is time, and then kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from aluette.game import Match, evolve
from aluette.game.events import DealEnded, Event
from aluette.game.table import Table
from aluette.server import thoughts
from aluette.server.budgets import GuestBudgets
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
PER_SECOND, AT_ONCE = 1 / 30, 6.0
"""Reviews that one guest may begin: for long, and in one go."""


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


@dataclass(frozen=True, slots=True)
class _Kept:
    """A review from the moment on at which it was first asked for."""

    begun: asyncio.Future[Reviewed]
    going: asyncio.Task[None]

    def give_up(self) -> None:
        """Think about it no longer; whoever waits for it to begin is told."""
        self.going.cancel()
        if not self.begun.done():
            self.begun.set_exception(_no_answer("others asked for too many"))


class Reviews:
    """The reviews of all tables."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: dict[tuple[str, int, int], _Kept] = {}
        self._budgets = GuestBudgets(PER_SECOND, AT_ONCE)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By guest: only one of his reviews is thought about at a time."""

    async def of(self, guest: str, name: str, stored: Stored, deal: int) -> Reviewed:
        """The review of a deal of a table's match, begun now if it never was.

        :param guest: who asks, and whose budget pays where it is begun.
        :raises ApiError: where the deal is not over or was settled without play, has too many
            tricks, where the guest begins too many, or where it was given up.
        """
        if deal > sum(isinstance(event, DealEnded) for event in stored.events):
            raise ApiError(
                409, "not-over", "a review tells all cards, so it waits for the deal's end"
            )
        if not thoughts.can_look_into(stored.rules):
            raise ApiError(
                409,
                "too-many-tricks",
                f"deals of {stored.rules.hand_size} tricks are not looked into",
            )
        key = name, stored.match, deal
        kept = self._kept.pop(key, None)
        if kept is None:
            if not self._budgets.spend(guest):
                raise ApiError(429, "too-often", "these are too many reviews in a short time")
            kept = self._start(guest, stored, deal)
        self._kept[key] = kept
        while len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept))).give_up()
        reviewed = await asyncio.shield(kept.begun)
        if reviewed.failure is not None:
            if self._kept.get(key) is kept:
                del self._kept[key]
            raise _no_answer(reviewed.failure)
        return reviewed

    async def close(self) -> None:
        """Give up what is not done."""
        for kept in self._kept.values():
            kept.give_up()
        await asyncio.gather(*(k.going for k in self._kept.values()), return_exceptions=True)

    def _start(self, guest: str, stored: Stored, deal: int) -> _Kept:
        begun: asyncio.Future[Reviewed] = asyncio.get_running_loop().create_future()
        return _Kept(begun, asyncio.create_task(self._go_through(begun, guest, stored, deal)))

    async def _go_through(
        self, begun: asyncio.Future[Reviewed], guest: str, stored: Stored, deal: int
    ) -> None:
        try:
            reviewed = await asyncio.to_thread(_begin, stored, deal)
        except Exception as error:  # noqa: BLE001  (whoever asks is told)
            begun.set_exception(error)
            return
        begun.set_result(reviewed)
        turn = self._turns.setdefault(guest, asyncio.Lock())
        async with turn:
            for moment in reviewed.moments:
                try:
                    reviewed.plays.append(await self._play(moment))
                except ThinkingError as error:
                    reviewed.failure = str(error)
                    self._budgets.give_back(guest)
                    return

    async def _play(self, moment: Moment) -> Play:
        """A play, reviewed; where that fails, it is tried once more."""
        question = partial(
            self._thinking.run, Urgency.REVIEW, PLAY_SECONDS, thoughts.reviewed, moment
        )
        try:
            return await question()
        except ThinkingError:
            return await question()


def _begin(stored: Stored, deal: int) -> Reviewed:
    """A review of which nothing is done: the deal itself, which is over."""
    from aluette.bots.review import moments  # noqa: PLC0415  (it needs the kernel)

    start = Match.new(stored.rules, signing=stored.signing)
    events = tuple(_until_end(stored.events, deal))
    match, seating = start, Seating.of(stored.people)
    for event in events:
        match, seating = evolve(match, event), seating.after(event)
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


def _no_answer(why: str) -> ApiError:
    return ApiError(503, "no-answer", f"the review was given up: {why}")
