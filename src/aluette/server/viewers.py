"""What one player is sent: numbered, kept for a while, and queued for his socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from aluette.game.events import ViewEvent
from aluette.notation import plain
from aluette.server.messages import (
    RESYNC,
    TAKEN_OVER,
    Happened,
    Refused,
    ServerMessage,
    encode,
)

__all__ = ["Outbox", "Viewer"]

KEPT = 200
"""Messages kept for a player whose line drops."""
QUEUE_FRAMES = 256
QUEUE_CHARACTERS = 1 << 18
"""What may wait for a slow socket; one message may, whatever its size."""


class Outbox:
    """The queue of texts to one socket. It is closed, not grown, when it is full."""

    def __init__(self) -> None:
        self._texts: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self.ended = asyncio.Event()
        """Set once nothing more is taken."""
        self.code = ""
        """Of the refusal that ended it."""

    def put(self, message: ServerMessage) -> None:
        """Send a message."""
        self.put_text(encode(message))

    def put_text(self, text: str) -> None:
        """Send a message that is a text already."""
        if self.ended.is_set():
            return
        full = len(self._texts) >= QUEUE_FRAMES or self._size + len(text) > QUEUE_CHARACTERS
        if full and self._texts:  # a long match's snapshot is larger, and has to go through
            self._texts.clear()
            self._close(RESYNC)
            return
        self._texts.append(text)
        self._size += len(text)
        self._wake.set()

    def refuse(self, code: str, why: str, command: str | None = None) -> None:
        """Say that a message or a command is refused."""
        self.put(Refused(command, code, why))

    def end(self, code: str, why: str) -> None:
        """Say why, and take nothing more."""
        self.refuse(code, why)
        self._close(code)

    def _close(self, code: str) -> None:
        if not self.ended.is_set():
            self.code = code
            self.ended.set()
            self._wake.set()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what comes, one after the other; returns once it has ended and all is sent."""
        while True:
            while self._texts:
                text = self._texts.popleft()
                self._size -= len(text)
                await send(text)
            if self.ended.is_set():
                return
            self._wake.clear()
            await self._wake.wait()


class Viewer:
    """A player as the table's audience: one numbering, whatever sockets come and go."""

    def __init__(self) -> None:
        self.last = 0
        """The number of the last event."""
        self.outbox: Outbox | None = None
        self._kept: deque[str] = deque(maxlen=KEPT)

    def attach(self, outbox: Outbox) -> None:
        """From now on send here; who was here before is told so."""
        if self.outbox is not None and self.outbox is not outbox:
            self.outbox.end(TAKEN_OVER, "you have come to this table from another place")
        self.outbox = outbox

    def detach(self, outbox: Outbox) -> None:
        """The socket is gone."""
        if self.outbox is outbox:
            self.outbox = None

    def tell(self, event: ViewEvent) -> None:
        """Number an event, keep it, and send it."""
        self.last += 1
        text = encode(Happened(self.last, plain.dump(event)))
        self._kept.append(text)
        if self.outbox is not None:
            self.outbox.put_text(text)

    def forget(self) -> None:
        """Keep nothing of what was before: it cannot be understood without a snapshot."""
        self._kept.clear()

    def missed(self, last: int | None) -> list[str] | None:
        """The messages after a number; ``None`` where they are not all there."""
        if last is None or not self.last - len(self._kept) <= last <= self.last:
            return None
        kept = list(self._kept)
        return kept[len(kept) - (self.last - last) :]
