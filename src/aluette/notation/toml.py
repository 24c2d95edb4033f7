"""TOML written: the few kinds of values that records and rules hold. Reading is ``tomllib``'s."""

from __future__ import annotations

import datetime as dt
import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

__all__ = ["read_toml", "toml_key", "toml_value"]

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_MAX_DEPTH = 32
_LIMIT = 1 << 63
"""A number that TOML must hold is below it, and not below its negative."""


def read_toml(text: str) -> dict[str, Any]:
    """The table that a TOML text holds.

    :raises ValueError: in one line, where it is not TOML, or holds what nobody could write back.
    """
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError as error:  # a syntax error, or a number of thousands of digits
        raise ValueError(f"it is not TOML: {str(error).splitlines()[0]}") from None
    _check(table)
    return table


def _check(table: dict[str, Any]) -> None:
    """Refuse what is too deep or too large to be shown, compared and written again."""
    waiting: list[tuple[Any, int]] = [(table, 0)]
    while waiting:
        value, depth = waiting.pop()
        if depth > _MAX_DEPTH:
            raise ValueError("it is nested too deeply")
        if isinstance(value, int) and not -_LIMIT <= value < _LIMIT:
            raise ValueError("it has a number of more than 64 bits")
        if isinstance(value, (dict, list)):
            items = value.values() if isinstance(value, dict) else value
            waiting += [(item, depth + 1) for item in items]


def toml_key(key: str) -> str:
    """A key, quoted where it must be."""
    return key if _BARE_KEY.fullmatch(key) else _string(key)


def toml_value(value: Any) -> str:
    """A value on one line; tables are written inline.

    >>> toml_value({"deals": 5}), toml_value(["Ks", True])
    ('{ deals = 5 }', '["Ks", true]')

    :raises TypeError: for a value that TOML has no word for.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, (dt.date, dt.time)):
        return value.isoformat()
    if isinstance(value, Mapping):
        entries = ", ".join(f"{toml_key(k)} = {toml_value(v)}" for k, v in value.items())
        return f"{{ {entries} }}" if entries else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(toml_value(item) for item in value)}]"
    raise TypeError(f"TOML has no word for {type(value).__name__}")


def _string(text: str) -> str:
    """JSON's escapes are TOML's, but for the one character that JSON lets through."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
