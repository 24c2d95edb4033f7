"""The tables of a bot's spec, read into the classes that use them."""

from __future__ import annotations

import math
from dataclasses import MISSING, fields
from typing import Any, TypeVar

from aluette.rules.fields import shown

__all__ = ["MOST_MILLISECONDS", "SEATS", "BotError", "check_keys", "choice", "for_seats", "numbers"]

SEATS = (3, 4, 6)
MOST_MILLISECONDS = 600_000
"""For a move of a bot that searches."""
_T = TypeVar("_T")


class BotError(ValueError):
    """A bot that does not exist, or whose spec cannot be read."""


def check_keys(where: str, table: dict[str, Any], keys: tuple[str, ...]) -> None:
    """Refuse a spec with other tables than these.

    :raises BotError: naming the first of them.
    """
    for key in table:
        if key not in keys:
            raise BotError(f"{where}: unknown key {shown(key)}; the keys are {', '.join(keys)}")


def choice(where: str, key: str, table: dict[str, Any], choices: tuple[str, ...]) -> str:
    """The value of a key that must be one of several words.

    :raises BotError: where it is none of them.
    """
    value = table.get(key)
    if not isinstance(value, str) or value not in choices:
        raise BotError(f"{where}: {key} must be one of {', '.join(choices)}, not {shown(value)}")
    return value


def for_seats(table: Any, seats: int, where: str, name: str = "play") -> Any:
    """A table with what ``[play.3]`` and its like change in it for so many seats.

    :raises BotError: where one of them is no table.
    """
    if not isinstance(table, dict):
        return table
    seat_keys = [str(number) for number in SEATS]
    changes = table.get(str(seats), {})
    if not isinstance(changes, dict):
        raise BotError(f"{where}, [{name}.{seats}]: must be a table, not {shown(changes)}")
    return {key: value for key, value in table.items() if key not in seat_keys} | changes


def numbers(cls: type[_T], where: str, table: Any) -> _T:
    """One of the tables of a spec as the class that uses it; all its fields are numbers.

    :raises BotError: for a key that the class lacks, those that it misses, or a value that is no
        number or out of range.
    """
    if not isinstance(table, dict):
        raise BotError(f"{where}: must be a table, not {shown(table)}")
    known = {f.name: f for f in fields(cls)}  # type: ignore[arg-type]
    for key, value in table.items():
        if key not in known:
            raise BotError(f"{where}: unknown key {shown(key)}; the keys are {', '.join(known)}")
        kinds = (int,) if known[key].type == "int" else (int, float)
        if type(value) not in kinds or not math.isfinite(value):
            kind = "a whole number" if kinds == (int,) else "a number"
            raise BotError(f"{where}: {key} must be {kind}, not {shown(value)}")
    missing = [key for key, f in known.items() if key not in table and f.default is MISSING]
    if missing:
        are = "is" if len(missing) == 1 else "are"
        raise BotError(f"{where}: {', '.join(missing)} {are} missing")
    try:
        return cls(**table)
    except ValueError as error:
        raise BotError(f"{where}: {error}") from None
