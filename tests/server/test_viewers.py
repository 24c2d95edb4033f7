import asyncio
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from aluette.server.messages import Pong
from aluette.server.socket import _serve
from aluette.server.viewers import QUEUE_CHARACTERS, QUEUE_FRAMES, Outbox, Viewer


async def nothing(_: str) -> None:
    """Take a text and forget it."""


def test_a_slow_socket_is_closed_before_its_queue_grows() -> None:
    async def run() -> None:
        outbox = Outbox()
        for _ in range(QUEUE_FRAMES):
            outbox.put(Pong())
        assert not outbox.ended.is_set()
        outbox.put(Pong())
        assert outbox.code == "resync"
        outbox.end("taken-over", "too late")
        assert outbox.code == "resync"
        await outbox.deliver(pytest.fail)  # nothing of it is sent any more

        outbox = Outbox()
        outbox.put_text("x" * (QUEUE_CHARACTERS + 1))
        assert not outbox.ended.is_set()  # alone it may be as long as it is
        outbox.put(Pong())
        assert outbox.code == "resync"

        outbox = Outbox()
        for _ in range(3 * QUEUE_FRAMES):
            outbox.put(Pong())
            if outbox.ended.is_set():
                break
            delivery = asyncio.create_task(outbox.deliver(nothing))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            delivery.cancel()
        assert not outbox.ended.is_set()

    asyncio.run(run())


class DeafSocket:
    """A socket whose other end reads nothing and says nothing."""

    client_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.closed_with: tuple[int, str] | None = None

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        self.closed_with = code, reason
        await asyncio.Event().wait()


def test_a_deaf_socket_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aluette.server.socket.LAST_WORDS_SECONDS", 0.01)

    async def run() -> None:
        socket, outbox = DeafSocket(), Outbox()
        serving = asyncio.create_task(
            _serve(cast("WebSocket", socket), outbox, asyncio.Event().wait())
        )
        await asyncio.sleep(0)
        while not outbox.ended.is_set():
            outbox.put(Pong())
        await serving
        assert socket.closed_with == (4000, "resync")

    asyncio.run(run())


def test_a_viewer_without_a_socket_misses_nothing_it_can_be_told() -> None:
    viewer = Viewer()
    assert viewer.missed(0) == []
    assert viewer.missed(1) is None
    viewer.detach(Outbox())
    assert viewer.outbox is None
