"""The forms that values have in a record, each read with a sentence for what does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from aluette.cards import Card, parse_cards

__all__ = [
    "RecordError",
    "by_seat",
    "cards",
    "entries",
    "known",
    "milliseconds",
    "need",
    "optional",
    "seat",
    "text",
]

Cards = tuple[Card, ...]


class RecordError(ValueError):
    """A text that is no record, or tells of something the rules do not allow."""


def need(table: Mapping[str, Any], key: str, what: str) -> Any:
    """The value of a key that must be there."""
    if key not in table:
        raise RecordError(f"{what} lacks the key {key!r}")
    return table[key]


def known(table: Mapping[str, Any], keys: Iterable[str], what: str) -> None:
    """Refuse every other key."""
    for key in table:
        if key not in keys:
            raise RecordError(f"{what} has an unknown key {key[:40]!r}")


def optional(table: Mapping[str, Any], key: str, read: Callable[[Any, str], Any]) -> Any:
    """The value of a key, read; ``None`` without it."""
    return read(table[key], key) if key in table else None


def text(data: Any, what: str) -> str:
    """A text."""
    if not isinstance(data, str):
        raise RecordError(f"{what} must be a text")
    return data


def cards(data: Any, what: str) -> Cards:
    """Cards in one text."""
    try:
        return parse_cards(text(data, what))
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"{what}: {error}") from None


def seat(data: Any, what: str, seats: tuple[str, ...]) -> str:
    """A seat's name."""
    if data not in seats:
        raise RecordError(f"{what}: there is no seat {str(data)[:20]!r}")
    return str(data)


def by_seat(data: Any, what: str, seats: tuple[str, ...]) -> dict[str, Cards]:
    """A table of seats and cards."""
    if not isinstance(data, dict):
        raise RecordError(f"{what} must be a table of seats and cards")
    return {
        seat(name, what, seats): cards(held, f"{what} of {name[:12]}")
        for name, held in data.items()
    }


def entries(data: Any, what: str) -> list[Any]:
    """A list."""
    if not isinstance(data, list):
        raise RecordError(f"{what} must be a list")
    return data


def milliseconds(data: Any, what: str) -> int:
    """A time since the deal."""
    if type(data) is not int or data < 0:
        raise RecordError(f"{what} must be a number of milliseconds, not {str(data)[:20]!r}")
    return data
