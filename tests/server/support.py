"""A page's part in the tests: it folds what it is told, counts it, and answers when asked."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from aluette import View, fold, view
from aluette.game import ViewEvent
from aluette.game.commands import SeatCommand
from aluette.notation import plain
from aluette.rules import load_rules
from aluette.server.entries import Person
from aluette.server.house import House
from aluette.server.journal import Journal
from aluette.server.messages import Do, Hello
from aluette.server.table import LiveTable
from aluette.server.viewers import Outbox
from tests.server.simple import simple, simple_bots

Json = dict[str, Any]


def plain_command(command: SeatCommand) -> Json:
    """A command as a page sends it: without its seat."""
    data: Json = plain.dump(command)
    return {key: value for key, value in data.items() if key not in ("seat", "time")}


class Follower:
    """What a page knows: the view folded from all that it received, without a gap."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.players: list[Json] = []
        self.epoch: str | None = None
        self.last = 0
        self.events: list[Json] = []

    def follow(self, message: Json) -> None:
        match message:
            case {"t": "snapshot"}:
                self.view = plain.load(View, message["view"])
                self.players, self.epoch = message["players"], message["epoch"]
                self.last = message["n"]
            case {"t": "event"}:
                assert message["n"] == self.last + 1
                assert self.view is not None
                self.last += 1
                self.events.append(message["event"])
                self.view = fold(self.view, ViewEvent(plain.load_event(message["event"])))

    @property
    def known(self) -> View:
        assert self.view is not None
        return self.view

    @property
    def awaited(self) -> bool:
        """Whether the match waits for this player and no bot, or for any player to go on."""
        if self.view is None:
            return False
        table = self.view.table
        return (
            (self.view.asked and all(self.players[seat]["kind"] == "human" for seat in table.asked))
            or table.phase == "over"
            or (table.phase == "shuffle" and bool(table.results) and bool(table.shown))
        )

    def next_command(self) -> Json:
        """What a simple player does now."""
        phase = self.known.table.phase
        if phase == "over":
            return {"type": "NextMatch"}
        if phase == "shuffle":
            return {"type": "NextDeal"}
        return plain_command(simple(self.known))


class Caller(Follower):
    """A page at the other end of a socket, whatever carries its texts."""

    def __init__(self, send: Callable[[str], Any], receive: Callable[[], str | bytes]) -> None:
        super().__init__()
        self._send, self._receive = send, receive
        self._ids = 0

    def say(self, message: Any) -> None:
        self._send(json.dumps(message))

    def hear(self) -> Json:
        message: Json = json.loads(self._receive())
        self.follow(message)
        return message

    def hello(self, epoch: str | None = None, last: int | None = None) -> Json:
        self.say({"t": "hello", "epoch": epoch, "last": last})
        return self.hear()

    def wait(self) -> None:
        """Hear until it is this player's turn."""
        while not self.awaited:
            self.hear()

    def do(self, command: Json, name: str | None = None) -> Json:
        """Send a command; returns what it is answered."""
        self._ids += 1
        name = name or f"{id(self)}-{self._ids}"
        self.say({"t": "do", "id": name, "command": command})
        while True:
            message = self.hear()
            if message["t"] in ("done", "refused"):
                assert message["id"] == name
                return message

    def play_until(self, reached: Callable[[View], bool]) -> None:
        """Play on, simply, until the match is where the test wants it and this player is asked."""
        self.wait()
        while not reached(self.known):
            assert self.do(self.next_command())["t"] == "done"
            self.wait()


class Seated(Follower):
    """A player at a live table in this process, with no socket between."""

    def __init__(self, table: LiveTable, place: int) -> None:
        super().__init__()
        self.table, self.place = table, place
        self.outbox = Outbox()
        self.texts: list[str] = []
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._delivery = asyncio.create_task(self.outbox.deliver(self._heard.put))

    async def next_text(self) -> str:
        text = await asyncio.wait_for(self._heard.get(), 30)
        self.texts.append(text)
        return text

    async def hear(self) -> Json:
        message: Json = json.loads(await self.next_text())
        self.follow(message)
        return message

    @property
    def seat(self) -> int:
        """Where this player sits now."""
        return [player["you"] for player in self.players].index(True)

    async def hello(self, epoch: str | None = None, last: int | None = None) -> Json:
        await self.table.put(self.place, self.outbox, Hello(epoch, last))
        return await self.hear()

    async def do(self, command: Json, name: str) -> Json:
        await self.table.put(self.place, self.outbox, Do(name, command))
        while True:
            message = await self.hear()
            if message["t"] in ("done", "refused"):
                assert message["id"] == name
                return message

    async def wait(self) -> None:
        while not self.awaited:
            await self.hear()


async def play_deal(player: Seated, name: str) -> None:
    """Play on, simply, to the deal's end."""
    for number in range(60):
        await player.wait()
        if player.known.table.phase in ("shuffle", "over"):
            return
        assert (await player.do(player.next_command(), f"{name}-{number}"))["t"] == "done"
    raise AssertionError("the deal does not end")


async def drive(players: Sequence[Seated], phase: str) -> None:
    """Let all play on, simply, until the match waits for them and is in this phase."""
    table = players[0].table
    while True:
        for player in players:
            while player.view != view(table.match, player.seat):
                await player.hear()
        asked = [player for player in players if player.awaited]
        if asked and table.match.table.phase == phase:
            return
        for player in asked[:1]:
            answer = await player.do(player.next_command(), f"drive-{secrets.token_hex(8)}")
            assert answer["t"] == "done"
        if not asked:
            await players[0].hear()


def people(count: int, level: str = "club") -> list[Person]:
    """So many guests ``g0``, ``g1`` … at a table for four, bots at the other seats."""
    guests = [Person(f"Guest {k}", f"g{k}") for k in range(count)]
    return [*guests, *[Person(level=level)] * (4 - count)]


@asynccontextmanager
async def house_in(folder: Path, **options: Any) -> AsyncIterator[House]:
    """A house with its journal in a folder."""
    house = House(
        Journal.open(f"sqlite:///{folder}/journal.sqlite3"), **{"load_bot": simple_bots} | options
    )
    try:
        yield house
    finally:
        await house.close()
        house.journal.close()


async def new_table(house: House, rules: Any = "wikipedia", guests: int = 1) -> str:
    return await house.open_table(load_rules(rules), people(guests))


class Page(Caller):
    """A page at a real socket."""

    def __init__(self, connection: ClientConnection) -> None:
        super().__init__(connection.send, lambda: connection.recv(timeout=30))
        self.connection = connection

    def closing(self) -> tuple[int, str]:
        """The code and the reason with which the server closes, after whatever it still sends."""
        while True:
            try:
                self.hear()
            except ConnectionClosed as closed:
                return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")


class Browser:
    """A guest's browser: his cookie, and the pages that he opens."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def open_table(self, rules: Any = "wikipedia", name: str = "Ana", **more: Any) -> str:
        wish = {"rules": rules, "level": "club", "name": name, **more}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    @contextmanager
    def page(self, table: str, origin: str | None = None) -> Iterator[Page]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookies},
            origin=None if origin is None else Origin(origin),
            compression=None,
            close_timeout=5,
        ) as connection:
            yield Page(connection)
