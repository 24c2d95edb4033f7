"""The house: all tables that are live now, and how one comes to be."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from aluette.bots import Bot, available_levels, load_bot
from aluette.game import View
from aluette.game.commands import SeatCommand
from aluette.rules import Rules
from aluette.server import thoughts
from aluette.server.choices import Choices
from aluette.server.clock import Clock
from aluette.server.entries import Person
from aluette.server.journal import Journal, UnreadableError
from aluette.server.reviews import Reviews
from aluette.server.table import LiveTable
from aluette.server.thinking import Thinking
from aluette.server.thoughts import can_look_into, unthinking
from aluette.signs import NO_SIGNS, Signing

__all__ = ["House"]

IDLE_SECONDS = 60.0
"""How long a table that everybody left stays in memory."""


class House:
    """Opens tables, loads them when somebody comes, and lets them go when all have left."""

    def __init__(
        self,
        journal: Journal,
        *,
        load_bot: Callable[[str], Bot] = load_bot,
        idle_seconds: float = IDLE_SECONDS,
        clock: Callable[[], Clock] = Clock,
        choose: Callable[[str, View, int], SeatCommand] = thoughts.choose,
        thinking: Thinking | None = None,
    ) -> None:
        self.journal = journal
        self.thinking = thinking or Thinking()
        self.levels = available_levels()
        """Of the bots that this installation has."""
        self.unthinking = unthinking()
        """Why bots cannot say what they think here; ``None`` where they can."""
        self.reviews = Reviews(self.thinking)
        self._choices = Choices(load_bot, self.thinking, choose)
        self._idle_seconds = idle_seconds
        self._clock = clock
        self._live: dict[str, LiveTable] = {}
        self._users: dict[str, int] = {}
        self._door = asyncio.Lock()
        self._leaving: set[asyncio.Task[None]] = set()

    async def load_levels(self) -> None:
        """Load every level's bot in a thread, so that no table waits for one that is slow to load.

        Quick choices and faces are asked for where all tables live.
        """
        for level in self.levels:
            await asyncio.to_thread(self._choices.bot, level)

    async def open_table(
        self,
        rules: Rules,
        people: Sequence[Person],
        signing: Signing = NO_SIGNS,
        *,
        hints: bool = True,
    ) -> str:
        """Add a table for these people, by place; returns its name.

        :raises aluette.server.journal.JournalError: where it could not be stored.
        """
        name = secrets.token_hex(8)
        await self.journal.create(name, rules, people, signing, hints=hints)
        return name

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[LiveTable | None]:
        """A table that stays live as long as somebody is at it; ``None`` where there is none.

        :raises aluette.server.journal.JournalError: where it cannot be read.
        """
        self._users[name] = self._users.get(name, 0) + 1
        try:
            yield await self._table(name)
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._users[name]
                self._let_go_when_idle(name)

    async def close(self) -> None:
        """Let every table finish what it is doing."""
        for leaving in self._leaving:
            leaving.cancel()
        async with self._door:
            for table in self._live.values():
                await table.stop()
            self._live.clear()
        await self.reviews.close()
        await self.thinking.close()

    async def _table(self, name: str) -> LiveTable | None:
        """One at a time, so that no table is ever live twice."""
        async with self._door:
            table = self._live.get(name)
            if table is None or table.ended:
                stored = await self.journal.load(name)
                if stored is None:
                    return None
                try:
                    table = LiveTable(
                        name,
                        stored,
                        self.journal,
                        self._choices,
                        self._clock(),
                        can_advise=self.unthinking is None and can_look_into(stored.rules),
                    )
                except Exception as error:  # whatever the fold of events that do not fit meets
                    raise UnreadableError(
                        "what the journal says of this table makes no match"
                    ) from error
                self._live[name] = table
            return table

    def _let_go_when_idle(self, name: str) -> None:
        if name in self._live:
            leaving = asyncio.create_task(self._let_go(name))
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    async def _let_go(self, name: str) -> None:
        await asyncio.sleep(self._idle_seconds)
        async with self._door:
            if name not in self._users and name in self._live:
                await self._live.pop(name).stop()
