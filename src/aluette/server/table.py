"""A live table: one task that takes what comes in, one thing after the other.

Every change goes the same way: the library decides, the journal keeps, and only then the state
moves on, every player sees his part, and who asked for it is answered.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, replace

import structlog

from aluette.game import Match, Refusal, View, decide, view
from aluette.game.commands import SeatCommand
from aluette.game.events import Dealt, Drawn, Event
from aluette.notation import plain
from aluette.server.afterwards import with_understood
from aluette.server.audience import Audience
from aluette.server.budgets import OwnBudgets
from aluette.server.choices import Choices, is_quick
from aluette.server.clock import Clock
from aluette.server.entries import Answered, CommandId, Stored
from aluette.server.faces import Faces
from aluette.server.failures import kind_and_place
from aluette.server.journal import Journal, JournalError
from aluette.server.messages import BAD_MESSAGE, RESYNC, Do, Done, Hello
from aluette.server.plans import Plan, accepted, refused
from aluette.server.progress import Progress
from aluette.server.referee import Step, begin_deal, next_step
from aluette.server.rows import since_deal
from aluette.server.viewers import Outbox

__all__ = ["LiveTable"]

INBOX = 64
"""What may wait for a table; who sends more waits himself."""

LEAST_THOUGHT = 0.15
"""Seconds after which a bot that thinks answers at the earliest, three times what it should take.

How soon it answered would tell what it holds: of equal cards, or the last one, it need not think.
"""
LOOKS_KEPT = 256
"""Looks whose answers are known if they are sent again; no disk is asked for them."""
_AGAIN = "the table has to be loaded again"
_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Note:
    """A message from a player's socket; no message once the socket is gone."""

    place: int
    outbox: Outbox
    message: Hello | Do | None


@dataclass(frozen=True, slots=True)
class _Wish:
    """What a bot wants to do, now that it has thought about it; or the error that it met."""

    command: SeatCommand | BaseException


class LiveTable:
    """A table in memory, with its players' sockets and its bots."""

    def __init__(
        self,
        name: str,
        stored: Stored,
        journal: Journal,
        choices: Choices,
        clock: Clock,
        *,
        can_advise: bool = True,
    ) -> None:
        self.name = name
        self.hints = stored.hints and can_advise
        """Whether the expert can be asked here."""
        self._journal = journal
        self._choices = choices
        self._progress = Progress(name, stored)
        self._clock = clock
        self._clock.begin(since_deal(stored))
        self._audience = Audience(stored.people, clock, hints=self.hints, reviews=can_advise)
        self._faces = Faces(choices.bot, clock)
        self.budgets = {place: OwnBudgets() for place in range(len(stored.people))}
        """What each person may still look, sign and say; it is his wherever he comes from."""
        self._looks: deque[CommandId] = deque(maxlen=LOOKS_KEPT)
        self._lost = False
        self._inbox: asyncio.Queue[_Note | _Wish | None] = asyncio.Queue(INBOX)
        self._thought: asyncio.Task[None] | None = None
        """Of the bot that is asked, while it thinks and the table goes on."""
        self._ended = False
        self._task = asyncio.create_task(self._run(), name=f"table {name}")

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._progress.match

    @property
    def ended(self) -> bool:
        """Whether the table takes nothing more and has to be loaded anew."""
        return self._ended

    def view_of(self, place: int) -> View:
        """What the person with this place knows now."""
        return view(self._progress.match, self._progress.seating.seat_of(place))

    def place_of(self, guest: str) -> int | None:
        """A guest's place at the table, ``None`` for who has none."""
        return self._progress.seating.place_of(guest)

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
            if self._thought is not None:
                self._thought.cancel()
            self._dismiss()

    def _log_failure(self, error: Exception) -> None:
        _log.error(
            "table failed",
            table=self.name,
            sequence=self._progress.sequence,
            error=kind_and_place(error),
        )

    def _dismiss(self) -> None:
        """Let everybody come again: the table is then loaded as the journal has it."""
        outboxes = self._audience.present
        while self._inbox.qsize():
            note = self._inbox.get_nowait()
            if isinstance(note, _Note):
                outboxes.append(note.outbox)
        for outbox in outboxes:
            outbox.end(RESYNC, _AGAIN)

    async def _live(self) -> None:
        """People first; while none of them wants something, the referee and the bots.

        Before all comes what is due to a seat that has watched a sign.
        """
        void = self._faces.interrupted(self._progress.match)
        if void is not None:
            await self._carry_out(Plan(accepted(decide(self._progress.match, void))))
        while not self._lost:
            await self._notice()
            own = None if self._inbox.qsize() else await self._own_plan()
            if own is not None:
                await self._carry_out(own)
                continue
            self._let_think()
            try:
                note = await self._next_note()
            except TimeoutError:
                continue
            if note is None:
                return
            await self._notice()
            if isinstance(note, _Wish):
                await self._fulfil(note)
            else:
                await self._take(note)

    async def _next_note(self) -> _Note | _Wish | None:
        """What comes in next.

        :raises TimeoutError: once eyes or a bot's face want something first.
        """
        watched = bool(self._audience.present)
        seconds = self._faces.seconds(self._progress.match, self._progress.seating, watched=watched)
        async with asyncio.timeout(seconds):
            return await self._inbox.get()

    async def _take(self, note: _Note) -> None:
        viewer = self._audience[note.place]
        match note.message:
            case None:
                viewer.detach(note.outbox)
            case Hello() as hello:
                self._audience.welcome(
                    note.place, note.outbox, hello, self._progress.match, self._progress.seating
                )
            case Do() as do if viewer.outbox is note.outbox:
                await self._answer(note.place, note.outbox, do)
            case Do() as do:
                note.outbox.refuse(BAD_MESSAGE, "the first message must be a hello", do.id)

    # What happens

    async def _notice(self) -> None:
        """Let those notice a sign who have watched it long enough."""
        while (watch := self._faces.notice(self._progress.match)) is not None:
            await self._carry_out(Plan(accepted(decide(self._progress.match, watch))))

    def _moved(self) -> Plan | None:
        """A face moves by itself, where somebody is there to see it."""
        if not self._audience.present:
            return None
        command = self._faces.move(self._progress.match, self._progress.seating)
        if command is None:
            return None
        decided = decide(self._progress.match, command)
        return None if isinstance(decided, Refusal) else Plan(decided)

    def _refereed_now(self) -> Plan | None:
        """What the referee does now; ``None`` while a seat is awaited."""
        if self._progress.match.table.phase == "draw" and not self._audience.present:
            return None  # whoever is drawn for wants to see it
        step = next_step(self._progress.match)
        return None if step is None else self._refereed(step)

    async def _own_plan(self) -> Plan | None:
        """What happens at the table before anybody else says something."""
        return self._moved() or self._refereed_now() or await self._chosen_at_once()

    async def _chosen_at_once(self) -> Plan | None:
        """What a quick bot that is asked wants to do."""
        asked = self._asked_bot()
        if asked is None or not is_quick(asked[0]):
            return None
        command = await self._choose(*asked)
        return Plan(accepted(decide(self._progress.match, command)))

    def _let_think(self) -> None:
        """Let a slow bot that is asked think, while the table stays there for people."""
        asked = self._asked_bot()
        if asked is not None and not is_quick(asked[0]) and self._thought is None:
            self._thought = asyncio.create_task(self._think(*asked))

    def _asked_bot(self) -> tuple[str, View] | None:
        """The level of the first bot that is asked for something, and what it knows."""
        for seat in self._progress.match.table.asked:
            level = self._progress.seating.in_seat(seat).level
            if level is not None:
                return level, view(self._progress.match, seat)
        return None

    async def _choose(self, level: str, known: View) -> SeatCommand:
        return await self._choices.of(level, known, secrets.randbits(63))

    async def _think(self, level: str, known: View) -> None:
        wish, _ = await asyncio.gather(
            self._choose(level, known), asyncio.sleep(LEAST_THOUGHT), return_exceptions=True
        )
        await self._inbox.put(_Wish(wish))

    async def _fulfil(self, wish: _Wish) -> None:
        """Do what a bot wants.

        Whatever happened meanwhile, its choice still fits: until it answers, the match waits.
        """
        self._thought = None
        if isinstance(wish.command, BaseException):
            raise wish.command
        await self._carry_out(Plan(accepted(decide(self._progress.match, wish.command))))

    def _refereed(self, step: Step) -> Plan:
        return Plan(accepted(decide(self._progress.match, step.command)), step.seed)

    def _wanted(self, place: int, command: dict[str, object]) -> Plan:
        """What a player's command causes.

        :raises ValueError: for what is no command.
        """
        table = self._progress.match.table
        match command:
            case {"type": "NextDeal", **rest} if not rest:
                if table.phase == "shuffle":
                    return self._refereed(begin_deal())
                return refused("not-now", "the next deal comes when this one is over")
            case {"type": "NextMatch", **rest} if not rest:
                if table.phase == "over":
                    return Plan(new_match=True)
                return refused("not-now", "the next match comes when this one is over")
        wish = plain.load_seat_command(
            command, self._progress.seating.seat_of(place), time=self._clock.now()
        )
        return Plan.of(decide(self._progress.match, wish))

    async def _answer(self, place: int, outbox: Outbox, do: Do) -> None:
        command = CommandId(place, do.id)
        if command in self._looks:
            outbox.put(Done(do.id))
            return
        try:
            plan = self._wanted(place, do.command)
        except ValueError as error:
            outbox.refuse(BAD_MESSAGE, str(error), do.id)
            return
        if do.command["type"] == "Look":
            if plan.refusal is None:
                self._looks.append(command)
            stored_as = None
        else:
            stored_as = command
        try:
            answer = await self._carry_out(plan, stored_as)
        except JournalError:
            outbox.refuse(RESYNC, "the command could not be stored, so it was not done", do.id)
            raise
        if answer.refusal is None:
            outbox.put(Done(do.id))
        else:
            outbox.refuse(answer.refusal.code, answer.refusal.why, do.id)

    async def _carry_out(self, plan: Plan, command: CommandId | None = None) -> Answered:
        """Store what is to happen, then let it happen, unless the command was answered before."""
        told = with_understood(self._progress.match, self._progress.seating, plan.events)
        plan = replace(plan, events=told)
        change = self._progress.change(plan, command)
        if command is None and plan.passing:
            if plan.events:
                self._journal.note(change).add_done_callback(self._noted)
        else:
            earlier = await self._journal.append(change)
            if earlier is not None:
                return earlier
        self._progress.stored(change)
        if plan.new_match:
            self._audience.show_anew(self._progress.match, self._progress.seating)
        for event in plan.events:
            self._show(event)
        return Answered(plan.refusal)

    def _noted(self, written: asyncio.Future[None]) -> None:
        """A gaze is stored; where it was not, the table is loaded as the journal has it."""
        error = None if written.cancelled() else written.exception()
        if isinstance(error, Exception):
            self._log_failure(error)
            self._lost = True
            if not self._inbox.qsize():
                self._inbox.put_nowait(None)

    def _show(self, event: Event) -> None:
        """Let an event happen, and every player see his part of it."""
        before, seats = self._progress.match, self._progress.seating
        self._progress.move_on(event)
        if isinstance(event, Dealt):
            self._clock.begin()
            self._faces.begin()
        self._audience.show(event, before, seats)
        if isinstance(event, Drawn):
            self._audience.show_anew(self._progress.match, self._progress.seating)
