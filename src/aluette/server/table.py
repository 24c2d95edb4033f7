"""A live table: one task that takes what comes in, one thing after the other.

Every change goes the same way: the library decides, the journal keeps, and only then the state
moves on, every player sees his part, and who asked for it is answered.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from aluette.bots import Bot
from aluette.game import Match, Refusal, decide, evolve, view
from aluette.game.events import Dealt, Drawn, Event
from aluette.notation import plain
from aluette.server.audience import Audience
from aluette.server.clock import Clock
from aluette.server.entries import Answered, Change, CommandId, Stored
from aluette.server.journal import Journal, JournalError
from aluette.server.messages import BAD_MESSAGE, RESYNC, Do, Done, Hello
from aluette.server.referee import Step, begin_deal, next_step
from aluette.server.rows import since_deal
from aluette.server.seating import Seating
from aluette.server.viewers import Outbox

__all__ = ["LiveTable"]

INBOX = 64
"""What may wait for a table; who sends more waits himself."""

_AGAIN = "the table has to be loaded again"
_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Note:
    """A message from a player's socket; no message once the socket is gone."""

    place: int
    outbox: Outbox
    message: Hello | Do | None


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is to happen: events, a new match, or the refusal of what somebody wanted."""

    events: tuple[Event, ...] = ()
    seed: bytes | None = None
    new_match: bool = False
    refusal: Refusal | None = None


class LiveTable:
    """A table in memory, with its players' sockets and its bots."""

    def __init__(
        self,
        name: str,
        stored: Stored,
        journal: Journal,
        load_bot: Callable[[str], Bot],
        clock: Clock,
    ) -> None:
        self.name = name
        self._journal = journal
        self._load_bot = load_bot
        self._sequence = stored.sequence
        self._number = stored.match
        self._faces = stored.faces
        self._rules, self._signing = stored.rules, stored.signing
        self._begin(Seating.of(stored.people))
        for event in stored.events:
            self._move_on(event)
        self._clock = clock
        self._clock.begin(since_deal(stored))
        self._audience = Audience(stored.people, clock)
        self._inbox: asyncio.Queue[_Note | None] = asyncio.Queue(INBOX)
        self._ended = False
        self._task = asyncio.create_task(self._run(), name=f"table {name}")

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._match

    @property
    def ended(self) -> bool:
        """Whether the table takes nothing more and has to be loaded anew."""
        return self._ended

    def place_of(self, guest: str) -> int | None:
        """A guest's place at the table, ``None`` for who has none."""
        return self._seating.place_of(guest)

    async def put(self, place: int, outbox: Outbox, message: Hello | Do | None) -> None:
        """Take a message from a player's socket, or with ``None`` the news that it is gone."""
        if not self._ended:
            await self._inbox.put(_Note(place, outbox, message))
        else:
            outbox.end(RESYNC, _AGAIN)
        if self._ended:
            self._dismiss()

    async def stop(self) -> None:
        """Finish what is being done, and nothing more."""
        if not self._ended:
            await self._inbox.put(None)
        await self._task

    async def _run(self) -> None:
        try:
            await self._live()
        except Exception as error:  # noqa: BLE001  (whatever it is, the journal has the truth)
            self._log_failure(error)
        finally:
            self._ended = True
            self._dismiss()

    def _log_failure(self, error: Exception) -> None:
        """What the error says may name cards, so only its kind and place are logged."""
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        where = at and f"{at.tb_frame.f_code.co_name}:{at.tb_lineno}"
        kind = type(error).__name__
        _log.error("table failed", table=self.name, sequence=self._sequence, error=kind, at=where)

    def _dismiss(self) -> None:
        """Let everybody come again: the table is then loaded as the journal has it."""
        outboxes = self._audience.present
        while self._inbox.qsize():
            note = self._inbox.get_nowait()
            if note is not None:
                outboxes.append(note.outbox)
        for outbox in outboxes:
            outbox.end(RESYNC, _AGAIN)

    async def _live(self) -> None:
        """People first; while none of them wants something, the referee and the bots."""
        while True:
            own = None if self._inbox.qsize() else await self._own_plan()
            if own is not None:
                await self._carry_out(own)
                continue
            note = await self._inbox.get()
            if note is None:
                return
            viewer = self._audience[note.place]
            match note.message:
                case None:
                    viewer.detach(note.outbox)
                case Hello() as hello:
                    self._audience.welcome(
                        note.place, note.outbox, hello, self._match, self._seating
                    )
                case Do() as do if viewer.outbox is note.outbox:
                    await self._answer(note.place, note.outbox, do)
                case Do() as do:
                    note.outbox.refuse(BAD_MESSAGE, "the first message must be a hello", do.id)

    # What happens

    async def _own_plan(self) -> _Plan | None:
        """What the referee does now, or a bot that is asked; ``None`` while a person is awaited."""
        step = next_step(self._match)
        if step is not None:
            return self._refereed(step)
        for seat in self._match.table.asked:
            level = self._seating.in_seat(seat).level
            if level is not None:
                bot, known = self._load_bot(level), view(self._match, seat)
                command = await asyncio.to_thread(bot.choose, known, secrets.randbits(63))
                return _Plan(_accepted(decide(self._match, command)))
        return None

    def _refereed(self, step: Step) -> _Plan:
        return _Plan(_accepted(decide(self._match, step.command)), step.seed)

    def _wanted(self, place: int, command: dict[str, object]) -> _Plan:
        """What a player's command causes.

        :raises ValueError: for what is no command.
        """
        table = self._match.table
        match command:
            case {"type": "NextDeal", **rest} if not rest:
                if table.phase == "shuffle":
                    return self._refereed(begin_deal())
                return _refused("not-now", "the next deal comes when this one is over")
            case {"type": "NextMatch", **rest} if not rest:
                if table.phase == "over":
                    return _Plan(new_match=True)
                return _refused("not-now", "the next match comes when this one is over")
        wish = plain.load_seat_command(
            command, self._seating.seat_of(place), time=self._clock.now()
        )
        events = decide(self._match, wish)
        return _Plan(refusal=events) if isinstance(events, Refusal) else _Plan(events)

    async def _answer(self, place: int, outbox: Outbox, do: Do) -> None:
        try:
            plan = self._wanted(place, do.command)
        except ValueError as error:
            outbox.refuse(BAD_MESSAGE, str(error), do.id)
            return
        try:
            answer = await self._carry_out(plan, CommandId(place, do.id))
        except JournalError:
            outbox.refuse(RESYNC, "the command could not be stored, so it was not done", do.id)
            raise
        if answer.refusal is None:
            outbox.put(Done(do.id))
        else:
            outbox.refuse(answer.refusal.code, answer.refusal.why, do.id)

    async def _carry_out(self, plan: _Plan, command: CommandId | None = None) -> Answered:
        """Store what is to happen, then let it happen, unless the command was answered before."""
        after = Match.new(self._rules) if plan.new_match else self._match
        for event in plan.events:
            after = evolve(after, event)
        change = Change(
            table=self.name,
            match=self._number + plan.new_match,
            sequence=self._sequence + 1,
            events=plan.events,
            phase=after.table.phase,
            score=after.table.score,
            seed=plan.seed,
            command=command,
            refusal=plan.refusal,
        )
        earlier = await self._journal.append(change)
        if earlier is not None:
            return earlier
        self._sequence += len(plan.events)
        if plan.new_match:
            self._number += 1
            self._begin(Seating.of(self._seating.people))
            self._audience.show_anew(self._match, self._seating)
        for event in plan.events:
            self._show(event)
        return Answered(plan.refusal)

    def _begin(self, seating: Seating) -> None:
        """A match begins, with everybody in his place."""
        self._match = Match.new(self._rules, signing=self._signing)
        self._seating = seating

    def _move_on(self, event: Event) -> None:
        self._match = evolve(self._match, event)
        self._seating = self._seating.after(event)

    def _show(self, event: Event) -> None:
        """Let an event happen, and every player see his part of it."""
        before, seats = self._match, self._seating
        self._move_on(event)
        if isinstance(event, Dealt):
            self._clock.begin()
        self._audience.show(event, before, seats)
        if isinstance(event, Drawn):
            self._audience.show_anew(self._match, self._seating)


def _refused(code: str, why: str) -> _Plan:
    return _Plan(refusal=Refusal(code, why))


def _accepted(events: tuple[Event, ...] | Refusal) -> tuple[Event, ...]:
    """The events of a referee's or a bot's command, which must be a fit one."""
    if isinstance(events, Refusal):
        raise RuntimeError(f"a command of the table itself was refused: {events.code}")
    return events
