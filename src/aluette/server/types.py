"""Write the page's TypeScript types from the classes that make what the page reads.

``python -m aluette.server.types`` writes ``web/src/store/types.ts``; a test says whether the file
is up to date.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

import msgspec

from aluette.cards import Card
from aluette.game import commands, events
from aluette.game.deal import Deal
from aluette.game.table import DealResult, Table, Trick
from aluette.game.view import View
from aluette.rules import KEYS, Rules, Target
from aluette.server import answers, messages
from aluette.signs import Signing

__all__ = ["TARGET", "typescript"]

TARGET = Path(__file__).parents[3] / "web" / "src" / "store" / "types.ts"

_HEAD = """\
// Written by `python -m aluette.server.types` from the classes of the library. Do not edit.

/** A card's code: rank, then suit, as in "3d". */
export type Code = string;
/** How well a bot plays. */
export type Level = NewTable['level'];
/** How long a match is. */
export type Target = { deals: number } | { points: number };
"""
_NAMES = {
    Card: "Code",
    Target: "Target",
    Rules: "Rules",
    Any: "unknown",
    int: "number",
    float: "number",
    bool: "boolean",
    str: "string",
    type(None): "null",
    events.Event: "ViewEvent",
}
_PARTS: tuple[type, ...] = (
    *(Trick, DealResult, Signing, events.SignShown),
    *(Table, Deal, View, messages.Player),
)
_FROM_PAGE = (messages.Hello, messages.Do, messages.Ping)
_FROM_SERVER = typing.get_args(messages.ServerMessage)
_WISHES = (messages.NextDeal, messages.NextMatch)
_ANSWERS = (
    *(answers.Preset, answers.Created, answers.TableEntry, answers.Problem, answers.Bots),
    *(answers.Idea, answers.CardHint, answers.Hint),
    *(answers.ReviewedCard, answers.ReviewedPlay, answers.Review),
)


def typescript() -> str:
    """The whole text of the file."""
    seat_commands = typing.get_args(commands.SeatCommand)
    view_events = [kind for kind in events.EVENTS.values() if kind not in events.UNSEEN]
    blocks = [
        _HEAD,
        _rules(),
        *(_interface(kind) for kind in _PARTS),
        *(_interface(kind, _tag(kind)) for kind in view_events),
        _union("ViewEvent", view_events),
        *(_interface(kind, _tag(kind), leave_out=("seat", "time")) for kind in seat_commands),
        _union("SeatCommand", seat_commands),
        *(_interface(kind, _tag(kind)) for kind in (*_WISHES, *_FROM_PAGE, *_FROM_SERVER)),
        _union("ClientMessage", _FROM_PAGE),
        _union("ServerMessage", _FROM_SERVER),
        *(_interface(kind) for kind in _ANSWERS),
        _interface(answers.NewSigning, optional=("level", "honest", "sign_ms")),
        _interface(answers.NewTable, optional=("name", "signing", "hints")),
    ]
    return "\n".join(blocks)


def _rules() -> str:
    """Rules as ``plain.dump`` writes them: the keys of R3 apart from what follows from them."""
    hints = _hints(Rules)
    values = "".join(f"  {key}: {_type(hints[key])};\n" for key in KEYS)
    derived = "".join(
        f"  {name}: {_type(hints[name])};\n" for name in ("sides", "hand_size", "talon_size")
    )
    spec = "  spec: string | Record<string, unknown>;\n  values: RulesValues;\n"
    return (
        f"export interface RulesValues {{\n{values}}}\n\n"
        f"export interface Rules {{\n{spec}{derived}}}\n"
    )


def _interface(
    kind: type,
    tag: str | None = None,
    leave_out: Collection[str] = (),
    optional: Collection[str] = (),
) -> str:
    lines = [f"export interface {kind.__name__} {{"]
    if tag is not None:
        lines.append(f"  {tag};")
    for name, hint in _hints(kind).items():
        if name not in leave_out:
            lines.append(f"  {name}{'?' * (name in optional)}: {_type(hint)};")
    return "\n".join([*lines, "}", ""])


def _tag(kind: type) -> str:
    """The field that tells the kinds of a union apart, with its value."""
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        return f"{config.tag_field}: '{config.tag}'"
    return f"type: '{kind.__name__}'"


def _union(name: str, kinds: Iterable[type]) -> str:
    """On one line where it fits, as the page's formatter writes it."""
    names = [kind.__name__ for kind in kinds]
    line = f"export type {name} = {' | '.join(names)};\n"
    if len(line) <= 101:
        return line
    return f"export type {name} =" + "".join(f"\n  | {kind}" for kind in names) + ";\n"


def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


def _type(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        named = [extra for extra in args[1:] if isinstance(extra, str)]
        return named[0] if named else _type(args[0])
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(arg) for arg in args)
    if origin is typing.Literal:
        return " | ".join(f"'{v}'" if isinstance(v, str) else str(v) for v in args)
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        item = _type(args[0])
        return "readonly " + (f"({item})[]" if " " in item else f"{item}[]")
    if origin is tuple:
        return f"readonly [{', '.join(_type(arg) for arg in args)}]"
    return _NAMES.get(hint) or str(hint.__name__)


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{TARGET} is written.\n")
