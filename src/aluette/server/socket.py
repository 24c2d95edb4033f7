"""A player's socket: the way from a page to its table and back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection, Coroutine
from typing import Any

from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from aluette.game.commands import Refusal
from aluette.server.budgets import Budgets, FloodError
from aluette.server.house import House
from aluette.server.identity import Guests
from aluette.server.journal import JournalError, UnreadableError
from aluette.server.messages import (
    BAD_MESSAGE,
    MESSAGE_LIMIT,
    NO_TABLE,
    NOT_SEATED,
    RESYNC,
    UNREADABLE,
    ClientMessage,
    Do,
    Hello,
    Ping,
    Pong,
    read,
)
from aluette.server.table import LiveTable
from aluette.server.viewers import Outbox

__all__ = ["Endpoint", "allowed_origin"]

LAST_WORDS_SECONDS = 5.0
"""What a slow socket is given to hear why it is closed."""
_POLICY_VIOLATION = 1008
REFUSED = 4000
"""The close code of a socket that is refused; the reason is the refusal's code."""


def allowed_origin(headers: Headers, origins: Collection[str], scheme: str) -> bool:
    """Whether the page that opens a socket is ours, or one that the host allows.

    The scheme is the connection's, ``ws`` or ``wss``; a web server in front may know better. A
    program that is no browser names no origin; it has no cookies of others either.
    """
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    ours = headers.get("x-forwarded-proto", scheme).partition(",")[0].replace("ws", "http")
    return origin == f"{ours}://{headers.get('host')}"


class Endpoint:
    """Takes sockets, for this house and its guests."""

    def __init__(self, house: House, guests: Guests, origins: Collection[str]) -> None:
        self._house = house
        self._guests = guests
        self._origins = origins

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one socket from the upgrade to its end."""
        if not allowed_origin(websocket.headers, self._origins, websocket.url.scheme):
            await websocket.close(_POLICY_VIOLATION)  # before the upgrade: status 403
            return
        await websocket.accept()
        outbox = Outbox()
        guest = self._guests.known(websocket.cookies)
        try:
            async with self._house.table(websocket.path_params["table"]) as table:
                place = None if table is None or guest is None else table.place_of(guest)
                if table is None:
                    outbox.end(NO_TABLE, "there is no such table")
                elif place is None:
                    outbox.end(NOT_SEATED, "you do not sit at this table")
                else:
                    await _serve(websocket, outbox, _listen(websocket, outbox, table, place))
                    await table.put(place, outbox, None)
                    return
        except UnreadableError as error:
            outbox.end(UNREADABLE, str(error))
        except JournalError as error:
            outbox.end(RESYNC, str(error))
        await _serve(websocket, outbox, outbox.ended.wait())


async def _listen(websocket: WebSocket, outbox: Outbox, table: LiveTable, place: int) -> None:
    """Hand on what the page sends, until it is gone or sends what it must not."""
    budgets = Budgets(table.budgets[place])
    while not outbox.ended.is_set():
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        if text is not None and len(text.encode()) > MESSAGE_LIMIT:
            outbox.end(BAD_MESSAGE, f"a message has at most {MESSAGE_LIMIT} bytes")
            return
        message = _read(text)
        try:
            refusal = budgets.refusal(message)
        except FloodError as error:
            outbox.end(BAD_MESSAGE, str(error))
            return
        if refusal is None:
            await _take(message, outbox, table, place)
        else:
            outbox.refuse(
                refusal.code, refusal.why, message.id if isinstance(message, Do) else None
            )


def _read(text: str | None) -> ClientMessage | Refusal:
    return Refusal(BAD_MESSAGE, "a message is a text, not bytes") if text is None else read(text)


async def _take(
    message: ClientMessage | Refusal, outbox: Outbox, table: LiveTable, place: int
) -> None:
    match message:
        case Refusal(code, why):
            outbox.refuse(code, why)
        case Ping():
            outbox.put(Pong())
        case Hello() | Do():
            await table.put(place, outbox, message)


async def _serve(
    websocket: WebSocket, outbox: Outbox, listening: Coroutine[Any, Any, object]
) -> None:
    """Send and listen until one side ends it; a socket that is ended hears its last words."""
    reader = asyncio.create_task(listening)
    sender = asyncio.create_task(outbox.deliver(websocket.send_text))
    ending = asyncio.create_task(outbox.ended.wait())
    tasks = (reader, sender, ending)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if outbox.ended.is_set():
            await asyncio.wait((sender,), timeout=LAST_WORDS_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if websocket.client_state is WebSocketState.CONNECTED:
        # It may have gone by itself, or take nothing any more.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                await websocket.close(REFUSED, outbox.code)
