"""What page and server say to each other over a socket: one JSON text a message.

Each message is a table with its kind in ``t``. Reading is strict: an unknown kind, an unknown
field or a value of another type is refused.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from aluette.game.commands import Refusal

__all__ = [
    "BAD_MESSAGE",
    "MESSAGE_LIMIT",
    "NOT_SEATED",
    "NO_TABLE",
    "RESYNC",
    "TAKEN_OVER",
    "UNREADABLE",
    "ClientMessage",
    "Do",
    "Done",
    "Happened",
    "Hello",
    "NextDeal",
    "NextMatch",
    "Ping",
    "Player",
    "Pong",
    "Refused",
    "ServerMessage",
    "Snapshot",
    "encode",
    "read",
]

MESSAGE_LIMIT = 4096
"""The most bytes a message from a page may have."""

# What the server refuses of itself. All other codes are those of a command's ``Refusal``.
BAD_MESSAGE = "bad-message"
NO_TABLE = "no-table"
NOT_SEATED = "not-seated"
TAKEN_OVER = "taken-over"
RESYNC = "resync"
UNREADABLE = "unreadable"


class Message(msgspec.Struct, tag_field="t", frozen=True, forbid_unknown_fields=True):
    """Any message."""


class Hello(Message, tag="hello", frozen=True):
    """The first message of a socket, and again after any gap in the numbers."""

    epoch: str | None = None
    """Of the last snapshot, if there was one."""
    last: int | None = None
    """The number of the last event received."""


class Do(Message, tag="do", frozen=True):
    """A player's command."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """Made by the page, new for each command: sent twice, it is carried out once."""
    command: Annotated[dict[str, Any], "SeatCommand | NextDeal | NextMatch"]


class Ping(Message, tag="ping", frozen=True):
    """Is somebody there?"""


ClientMessage = Hello | Do | Ping


class NextDeal(msgspec.Struct, tag_field="type", tag="NextDeal", frozen=True):
    """Go on with the next deal of the match."""


class NextMatch(msgspec.Struct, tag_field="type", tag="NextMatch", frozen=True):
    """Begin another match at the same table."""


class Player(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    name: str
    """Empty for a bot: the page names it by its level."""
    kind: Annotated[str, "'human' | 'bot'"]
    level: str | None
    """Of a bot."""
    you: bool


class Snapshot(Message, tag="snapshot", frozen=True):
    """The match as its receiver knows it; events are numbered on from ``n``."""

    epoch: str
    n: int
    """The number of the last event that the view includes."""
    view: Annotated[Any, "View"]
    players: tuple[Player, ...]
    """By seat."""
    clock: int
    """Milliseconds since the deal, now: what the times in events count from."""
    hints: bool
    """Whether the expert can be asked at this table."""
    reviews: bool
    """Whether deals that are over can be reviewed."""


class Happened(Message, tag="event", frozen=True):
    """Something happened at the table."""

    n: int
    """One more than that of the event before it: a gap means that something was missed."""
    event: Annotated[Any, "ViewEvent"]


class Done(Message, tag="done", frozen=True):
    """The command was carried out, and its events are stored."""

    id: str


class Refused(Message, tag="refused", frozen=True):
    """The command was not carried out, or the message or the socket was refused."""

    id: str | None
    """The command's, where there is one."""
    code: str
    why: str
    """One English sentence."""


class Pong(Message, tag="pong", frozen=True):
    """Somebody is there."""


ServerMessage = Snapshot | Happened | Done | Refused | Pong

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read(text: str) -> ClientMessage | Refusal:
    """The message that a text holds, or why it holds none.

    >>> read('{"t":"hello","epoch":null,"last":null}')
    Hello(epoch=None, last=None)
    >>> read('{"t":"sing"}').why
    "not a message: Invalid value 'sing' - at `$.t`"
    """
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        return Refusal(BAD_MESSAGE, f"not a message: {str(error)[:200]}")


def encode(message: ServerMessage) -> str:
    """The text of a message to a page.

    >>> encode(Done("a1"))
    '{"t":"done","id":"a1"}'
    """
    return _encoder.encode(message).decode()
