"""Events, commands, tables and views as plain values, the kind that JSON holds, and back.

Cards become their codes, tuples lists, and every event and command a table with its ``type``.
Reading is strict: what does not fit is a :class:`ValueError` that says where.
"""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from aluette.cards import Card
from aluette.game import commands
from aluette.game.deal import Deal
from aluette.game.events import EVENTS, Event, SignShown
from aluette.game.table import DealResult, Table, Trick
from aluette.game.view import View
from aluette.rules import Rules, Target, load_rules
from aluette.rules.fields import read_value, shown
from aluette.signs import Signing

__all__ = ["dump", "load", "load_event", "load_seat_command"]

_T = TypeVar("_T")
_COMMANDS: dict[str, type] = {
    cls.__name__: cls
    for cls in (*typing.get_args(commands.SeatCommand), *typing.get_args(commands.RefereeCommand))
}
_PARTS = (View, Table, Deal, Trick, DealResult, Signing, SignShown)
_SEAT_COMMANDS = {cls.__name__: cls for cls in typing.get_args(commands.SeatCommand)}


def dump(value: Any) -> Any:
    """The plain value of anything the game passes around.

    >>> from aluette.game.events import Played
    >>> dump(Played(seat=2, card=Card("3d"), next=None))
    {'type': 'Played', 'seat': 2, 'card': '3d', 'next': None}
    """
    if isinstance(value, Card):
        return value.code
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [dump(item) for item in value]
    if isinstance(value, Target):
        return value.plain()
    if isinstance(value, Rules):
        return {
            "spec": value.spec(),
            "values": value.values(),
            "sides": [list(side) for side in value.sides],
            "hand_size": value.hand_size,
            "talon_size": value.talon_size,
        }
    cls = type(value)
    if cls.__name__ not in EVENTS and cls.__name__ not in _COMMANDS and cls not in _PARTS:
        raise TypeError(f"no plain form for {cls.__name__}")
    tagged = {"type": cls.__name__} if cls.__name__ in EVENTS or cls.__name__ in _COMMANDS else {}
    return tagged | {f.name: dump(getattr(value, f.name)) for f in dataclasses.fields(value)}


def load(kind: type[_T], data: Any) -> _T:
    """Read a plain value back as a dataclass of the game.

    >>> from aluette.game.events import Played
    >>> load(Played, {"type": "Played", "seat": 2, "card": "3d", "next": None})
    Played(seat=2, card=Card('3d'), next=None)

    :raises ValueError: naming the place, where the data does not fit the class.
    """
    return typing.cast("_T", _read(kind, data, kind.__name__))


def load_event(data: Any) -> Event:
    """Read an event by its ``type``.

    :raises ValueError: for an unknown type, or fields that do not fit it.
    """
    return load(_tagged(EVENTS, data, "event"), data)


def load_seat_command(data: Any, seat: int, *, time: int = 0) -> commands.SeatCommand:
    """Read a seat's command; neither the seat nor the time is the sender's to name.

    ``time`` is in milliseconds since the deal, for what may come at any time.

    >>> load_seat_command({"type": "Vote", "yes": True}, seat=3)
    Vote(seat=3, yes=True)
    >>> load_seat_command({"type": "Look", "at": 2}, seat=0, time=1250)
    Look(seat=0, at=2, time=1250)

    :raises ValueError: for an unknown type, or fields that do not fit it.
    """
    kind = _tagged(_SEAT_COMMANDS, data, "command")
    stamped: dict[str, Any] = {"seat": seat}
    if issubclass(kind, typing.get_args(commands.TimedCommand)):
        stamped["time"] = time
    for name in stamped:
        if name in data:
            raise ValueError(f"a command does not name its {name}")
    command: commands.SeatCommand = load(kind, dict(data) | stamped)
    return command


def _tagged(kinds: Mapping[str, type[_T]], data: Any, what: str) -> type[_T]:
    name = data.get("type") if isinstance(data, Mapping) else None
    if not isinstance(name, str) or name not in kinds:
        raise ValueError(f"unknown {what} type {shown(name)}")
    return kinds[name]


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {f.name: hints[f.name] for f in dataclasses.fields(kind)}


def _read(hint: Any, data: Any, where: str) -> Any:
    origin = typing.get_origin(hint)
    if origin in {typing.Union, types.UnionType}:
        return _read_union(typing.get_args(hint), data, where)
    if origin is tuple:
        return _read_tuple(typing.get_args(hint), data, where)
    if hint in _READERS:
        return _READERS[hint](data, where)
    if hint in {int, str, bool} and type(data) is hint:
        return data
    if dataclasses.is_dataclass(hint) and isinstance(data, Mapping):
        return _read_fields(typing.cast("type", hint), data, where)
    raise ValueError(f"{where} cannot be {shown(data)}")


def _read_card(data: Any, where: str) -> Card:
    if not isinstance(data, str):
        raise ValueError(f"{where} must be a card's code")
    try:
        return Card(data)
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None


def _read_target(data: Any, _: str) -> Target:
    target: Target = read_value("match", data)
    return target


def _read_rules(data: Any, where: str) -> Rules:
    """A preset or a table, as in a record; never a file."""
    spec = data.get("spec") if isinstance(data, Mapping) else None
    if isinstance(spec, str):
        spec = {"preset": spec}
    if not isinstance(spec, Mapping):
        raise ValueError(f"{where} must name its rules under 'spec'")
    return load_rules(spec)


_READERS: dict[Any, Callable[[Any, str], Any]] = {
    Card: _read_card,
    Event: lambda data, _: load_event(data),
    Target: _read_target,
    Rules: _read_rules,
}


def _read_union(hints: tuple[Any, ...], data: Any, where: str) -> Any:
    """``X | None`` is the only kind of union there is."""
    if data is None and type(None) in hints:
        return None
    (hint,) = (h for h in hints if h is not type(None))
    return _read(hint, data, where)


def _read_tuple(hints: tuple[Any, ...], data: Any, where: str) -> tuple[Any, ...]:
    if not isinstance(data, (list, tuple)):
        raise ValueError(f"{where} must be a list")
    if len(hints) == 2 and hints[1] is Ellipsis:
        hints = (hints[0],) * len(data)
    if len(hints) != len(data):
        raise ValueError(f"{where} must have {len(hints)} entries, not {len(data)}")
    return tuple(
        _read(hint, item, f"{where}[{k}]")
        for k, (hint, item) in enumerate(zip(hints, data, strict=True))
    )


def _read_fields(kind: type, data: Mapping[str, Any], where: str) -> Any:
    hints = _hints(kind)
    for key in data:
        if key not in hints and key != "type":
            raise ValueError(f"{where} has no field {shown(key)}")
    for name in hints:
        if name not in data:
            raise ValueError(f"{where} lacks the field {name!r}")
    return kind(
        **{name: _read(hint, data[name], f"{where}.{name}") for name, hint in hints.items()}
    )
