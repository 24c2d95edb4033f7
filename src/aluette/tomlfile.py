"""TOML read: of bounded size and depth, so that all of it can be shown, compared and written."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

__all__ = ["read_toml", "read_toml_file"]

_MAX_DEPTH = 32
_LIMIT = 1 << 63
"""A number that TOML must hold is below it, and not below its negative."""
_TOO_LARGE = "it has a number of more than 64 bits"


def read_toml_file(path: Path, max_size: int) -> dict[str, Any]:
    """The table that a file of at most so many bytes holds.

    :raises ValueError: in one line about the file, "it is …", where :func:`read_toml` would, and
        where it is too large or no text.
    :raises OSError: where it cannot be read.
    """
    if "\0" in str(path):
        raise ValueError("it has a NUL in its path, and no file has that")
    with path.open("rb") as file:
        data = file.read(max_size + 1)
    if len(data) > max_size:
        raise ValueError(f"it is larger than {max_size} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise ValueError("it is not a text in UTF-8") from None
    return read_toml(text)


def read_toml(text: str) -> dict[str, Any]:
    """The table that a TOML text holds.

    >>> read_toml("deals = 5")
    {'deals': 5}

    :raises ValueError: in one line, "it is …", where it is not TOML, or holds what nobody could
        write back.
    """
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"it is not TOML: {str(error).splitlines()[0]}") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise ValueError(_TOO_LARGE) from None
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
            raise ValueError(_TOO_LARGE)
        if isinstance(value, (dict, list)):
            items = value.values() if isinstance(value, dict) else value
            waiting += [(item, depth + 1) for item in items]
