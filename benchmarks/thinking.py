"""How long a play waits for its acknowledgement while bots at many other tables think.

Figures, in milliseconds from a command to its ``done`` at a table with ``club`` bots, over real
sockets: ``idle_ack_ms_p50`` and ``idle_ack_ms_p99`` where it is alone, ``ack_ms_p50`` and
``ack_ms_p99`` while ``tables`` others play with bots that work 50 ms on each choice. Ratio:
``idle``, the 99th percentile over that of the idle server.

    python benchmarks/thinking.py --tables 50 --plays 300 --json

The server, the other tables' pages and the page that is measured are processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from websockets.asyncio.client import ClientConnection, connect

from aluette import View, fold
from aluette.game import ViewEvent
from aluette.game.commands import Cut, Declare, Discard, Play, SeatCommand, Vote
from aluette.notation import plain
from benchmarks.figures import tell

ROOT = Path(__file__).parent.parent
Json = dict[str, Any]
_PROGRAM = """
import functools, pathlib, sys
from aluette.server import app, run
from benchmarks.thinking import burn
app.House = functools.partial(app.House, choose=burn)
sys.exit(run.serve(port=0, data=pathlib.Path(sys.argv[1])))
"""
PLAYING = "all tables play"
"""What the load says once it is one."""
WORK = 0.05
"""Seconds of processor time that a stand-in for an expert spends on a choice."""


def first(view: View) -> SeatCommand:
    """The first thing that is possible."""
    seat, table = view.viewer, view.table
    match table.phase:
        case "cut":
            return Cut(seat, 20)
        case "vote":
            return Vote(seat, False)
        case "discard":
            return Discard(seat, view.hand[: table.counts[seat] - table.rules.hand_size])
        case "declare":
            return Declare(seat, "pass" if "pass" in table.words else table.words[0])
    return Play(seat, view.hand[0])


def burn(_level: str, view: View, _seed: int) -> SeatCommand:
    """The same, after some work."""
    until = time.thread_time() + WORK
    while time.thread_time() < until:
        pass
    return first(view)


class Page:
    """A page that answers whenever it is asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._view: View | None = None
        self.waits: list[float] = []
        """Seconds from each play to its acknowledgement."""

    async def play(self, enough: Callable[[Page], bool], pause: float) -> None:
        """Play on until it is enough, waiting up to ``pause`` seconds before each command."""
        await self._send({"t": "hello", "epoch": None, "last": None})
        while not enough(self):
            command = self._command()
            if command is None:
                await self._hear()
            else:
                await asyncio.sleep(pause * random.uniform(0.5, 1))
                await self._do(command)

    def _command(self) -> Json | None:
        if self._view is None:
            return None
        table = self._view.table
        if table.phase == "over":
            return {"type": "NextMatch"}
        if table.phase == "shuffle" and table.shown is not None:
            return {"type": "NextDeal"}
        if not self._view.asked:
            return None
        data: Json = plain.dump(first(self._view))
        return {key: value for key, value in data.items() if key != "seat"}

    async def _do(self, command: Json) -> None:
        name = f"{time.monotonic_ns()}"
        start = time.perf_counter()
        await self._send({"t": "do", "id": name, "command": command})
        while (message := await self._hear())["t"] not in ("done", "refused"):
            pass
        assert message["t"] == "done", message
        if command["type"] == "Play":
            self.waits.append(time.perf_counter() - start)

    async def _send(self, message: Json) -> None:
        await self._socket.send(json.dumps(message))

    async def _hear(self) -> Json:
        message: Json = json.loads(await self._socket.recv())
        if message["t"] == "snapshot":
            self._view = plain.load(View, message["view"])
        elif message["t"] == "event" and self._view is not None:
            self._view = fold(self._view, ViewEvent(plain.load_event(message["event"])))
        return message


async def sit_down(address: str, level: str, enough: Callable[[Page], bool], pause: float) -> Page:
    """Open a table, and play there until it is enough."""
    body = json.dumps({"rules": "pagat", "level": level}).encode()
    wish = urllib.request.Request(
        f"{address}/api/tables", body, {"Content-Type": "application/json"}
    )
    with await asyncio.to_thread(urllib.request.urlopen, wish) as answer:
        table = json.load(answer)["table"]
        cookie = answer.headers["set-cookie"].partition(";")[0]
    socket_address = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Cookie": cookie}
    async with connect(socket_address, additional_headers=headers, compression=None) as socket:
        page = Page(socket)
        await page.play(enough, pause)
    return page


async def load(address: str, tables: int) -> None:
    """Keep so many tables of slow bots busy; say so once a card has been played at each."""
    playing: set[Page] = set()

    def never_enough(page: Page) -> bool:
        if page.waits and page not in playing:
            playing.add(page)
            if len(playing) == tables:
                print(PLAYING, flush=True)
        return False

    async with asyncio.TaskGroup() as pages:
        for _ in range(tables):
            pages.create_task(sit_down(address, "expert", never_enough, 0.35))


@contextmanager
def served(folder: str) -> Iterator[str]:
    """The address of a server in a process of its own."""
    command = (sys.executable, "-c", _PROGRAM, folder)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            yield said.removeprefix("Aluette is served at ").partition(" ")[0].rstrip("/")
        finally:
            process.terminate()


@contextmanager
def busy(address: str, tables: int) -> Iterator[None]:
    """So many tables of slow bots, their pages in a process of their own."""
    command = (sys.executable, __file__, "--load", address, "--tables", str(tables))
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            if process.stdout.readline().strip() != PLAYING:
                raise RuntimeError("the other tables' pages have ended before all had played")
            yield
            if process.poll() is not None:
                raise RuntimeError("the other tables' pages have ended before the measurement had")
        finally:
            process.terminate()


def acknowledged(address: str, plays: int) -> tuple[float, float]:
    """Milliseconds to the acknowledgement of plays at a table of club bots: median and 99 %."""
    # Slowly enough for the server's limit of 20 messages a second.
    page = asyncio.run(sit_down(address, "club", lambda page: len(page.waits) >= plays, 0.1))
    waits = sorted(1000 * wait for wait in page.waits)
    return statistics.median(waits), waits[min(len(waits) - 1, round(0.99 * len(waits)))]


def measure(tables: int, plays: int) -> Json:
    """All figures, from one server."""
    with tempfile.TemporaryDirectory() as folder, served(folder) as address:
        idle = acknowledged(address, plays)
        with busy(address, tables):
            loaded = acknowledged(address, plays)
    figures = {
        "tables": tables,
        "plays": plays,
        "idle_ack_ms_p50": round(idle[0], 2),
        "idle_ack_ms_p99": round(idle[1], 2),
        "ack_ms_p50": round(loaded[0], 2),
        "ack_ms_p99": round(loaded[1], 2),
    }
    return {"figures": figures, "ratios": {"idle": round(loaded[1] / idle[1], 2)}}


def main() -> int:
    """Measure, and print; status 1 where an acknowledgement took more than 50 ms at 99 %."""
    parser = argparse.ArgumentParser(description="How long plays wait while other bots think.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--plays", type=int, default=300)
    parser.add_argument("--quick", action="store_true", help="a few tables and plays")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--load", metavar="ADDRESS", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.load:
        asyncio.run(load(wanted.load, wanted.tables))
        return 0
    tables, plays = (8, 45) if wanted.quick else (wanted.tables, wanted.plays)
    found = measure(tables, plays)
    tell(found, as_json=wanted.json)
    return int(found["figures"]["ack_ms_p99"] > 50)


if __name__ == "__main__":
    sys.exit(main())
