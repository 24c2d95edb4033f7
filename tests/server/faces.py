"""Tables with signs for tests: a clock that stands still, deals that are on, scripted faces."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aluette.cards import CARDS
from aluette.game import Match, View, perform, view
from aluette.game.commands import Look, NameDealer, Shuffle, Sign
from aluette.game.events import Event
from aluette.rules import load_rules
from aluette.server.clock import Clock
from aluette.server.entries import Change, Person
from aluette.server.house import House
from aluette.server.table import LiveTable
from aluette.signs import Signing
from tests.server.simple import SimpleBot, simple
from tests.server.support import Json, Seated, house_in, people

SIMPLE = Signing("simple", honest=False)


class StillClock(Clock):
    """A clock that stands until the test moves it."""

    def __init__(self) -> None:
        self.at = 0
        super().__init__(lambda: self.at * 1_000_000)


class FaceBot(SimpleBot):
    """A bot whose face does what the test says, and that keeps all it was ever shown."""

    def __init__(self, script: Sequence[Look | Sign | None] = (), delay: int = 10_000) -> None:
        self.script, self.delay = list(script), delay
        self.shown: list[View] = []
        self.asked: list[tuple[int, int]] = []

    def choose(self, view: View, seed: int) -> Any:
        self.shown.append(view)
        return super().choose(view, seed)

    def face(
        self,
        view: View,
        seed: int,  # noqa: ARG002
        time: int,
    ) -> tuple[Look | Sign | None, int]:
        self.shown.append(view)
        self.asked.append((view.viewer, time))
        return (self.script.pop(0) if self.script else None), self.delay


def dealt(rules: Any, signing: Signing, seed: int = 1) -> tuple[Match, tuple[Event, ...]]:
    """A match whose first deal waits for its first lead, and the events that led there."""
    match = Match.new(load_rules(rules), signing=signing)
    deck = tuple(random.Random(seed).sample(CARDS, 48))
    match, told = perform(match, NameDealer(3))
    match, more = perform(match, Shuffle(deck))
    told += more
    while match.table.phase != "play":
        match, more = perform(match, simple(view(match, match.table.asked[0])))
        told += more
    return match, told


async def dealt_table(
    house: House,
    signing: Signing = SIMPLE,
    seats: Sequence[Person] | None = None,
    rules: Any = "wikipedia",
) -> str:
    """A table in a house whose first deal waits for its first lead."""
    match, told = dealt(rules, signing)
    await house.journal.create("t", match.table.rules, seats or people(4), signing)
    change = Change("t", 1, 1, told, match.table.phase, match.table.score, deal=1)
    await house.journal.append(change)
    return "t"


@asynccontextmanager
async def seated(house: House, clock: StillClock | None = None) -> AsyncIterator[list[Seated]]:
    """The guests at the table, by seat, each with his first snapshot."""
    async with house.table("t") as table:
        assert table is not None
        if clock is not None:
            clock.begin(0)
        yield await come(table)


async def come(table: LiveTable) -> list[Seated]:
    guests = [k for k, p in enumerate(table._progress.seating.people) if p.guest]
    players = [Seated(table, place) for place in guests]
    for player in players:
        await player.hello()
    return sorted(players, key=lambda player: player.seat)


@asynccontextmanager
async def still_table(
    folder: Path, signing: Signing = SIMPLE, **options: Any
) -> AsyncIterator[tuple[StillClock, House, list[Seated]]]:
    """A house with a table whose clock stands at 0, and its four guests."""
    clock = StillClock()
    async with house_in(folder, clock=lambda: clock, **options) as house:
        await dealt_table(house, signing)
        async with seated(house, clock) as players:
            yield clock, house, players


async def settle(player: Seated, name: str) -> None:
    """Hear everything that the table has to say to a player by now."""
    assert (await player.do({"type": "Cut", "at": 0}, name))["t"] == "refused"


def look(at: int | None) -> Json:
    return {"type": "Look", "at": at}


def sign(message: str, gesture: str | None = None) -> Json:
    return {"type": "Sign", "message": message, "gesture": gesture}


def told(player: Seated, kind: str) -> list[Json]:
    return [event for event in player.events if event["type"] == kind]
