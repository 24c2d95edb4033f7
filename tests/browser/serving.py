"""Servers for the page: one in a thread, whose chance has a seed, and one that can be killed."""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from unittest import mock

import uvicorn

from aluette.bots import Bot, load_bot
from aluette.server.app import create_app
from aluette.server.clock import Clock
from aluette.server.house import House
from aluette.server.run import configuration, listen
from aluette.server.settings import Settings
from tests.server.process import address_of, start


class Chance(random.Random):
    """The part of `secrets` that decks, lots and bots take their chance from, made of a seed."""

    def randbelow(self, bound: int) -> int:
        return self.randrange(bound)

    def randbits(self, count: int) -> int:
        return self.getrandbits(count)

    def token_bytes(self, count: int) -> bytes:
        return self.randbytes(count)

    def token_hex(self, count: int) -> str:
        """Names stay unique, whatever the seed."""
        return secrets.token_hex(count)


@contextmanager
def served(
    data: Path,
    seed: int,
    bots: Callable[[str], Bot] = load_bot,
    clock: Callable[[], Clock] = Clock,
    port: int = 0,
) -> Iterator[str]:
    """The address of a server in a thread of this process."""
    chance = Chance(seed)
    with (
        mock.patch("aluette.server.referee.secrets", chance),
        mock.patch("aluette.server.table.secrets", chance),
        mock.patch("aluette.server.app.House", partial(House, load_bot=bots, clock=clock)),
        listen("127.0.0.1", port) as listener,
    ):
        server = uvicorn.Server(configuration(create_app(Settings(data=data))))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


class Mortal:
    """A server in a process of its own, which comes back at the same port with the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._start(port=0)

    def _start(self, port: int) -> None:
        self._process = start(self._data, port=port)
        self.address = address_of(self._process)

    def kill(self) -> None:
        """As when the power goes."""
        self._process.kill()
        _, errors = self._process.communicate(timeout=30)
        assert errors == ""

    def revive(self) -> None:
        self._start(port=int(self.address.rpartition(":")[2]))
