"""Numbers refused where they are out of range, in one sentence that names them."""

from __future__ import annotations

import operator
from dataclasses import fields
from numbers import Real
from typing import Any

__all__ = ["check_above", "check_fields", "check_number", "check_whole"]


def check_whole(number: Any, name: str, low: int, high: int) -> None:
    """Refuse what is no whole number, or out of range. A truth value is no number.

    >>> check_whole(9, "seat", 0, 3)
    Traceback (most recent call last):
      ...
    ValueError: seat must be from 0 to 3, not 9

    :raises TypeError: and ``ValueError``, likewise.
    """
    try:
        operator.index(number)
    except TypeError:
        whole = False
    else:
        whole = not isinstance(number, bool)
    if not whole:
        raise TypeError(f"{name} must be a whole number, not {type(number).__name__}")
    if not low <= number <= high:
        raise ValueError(f"{name} must be from {low} to {high}, not {number}")


def check_number(number: Any, name: str, low: float, high: float) -> None:
    """Refuse what is no number, or out of range. A truth value is no number.

    :raises TypeError: and ``ValueError``, likewise.
    """
    _check_real(number, name)
    if not low <= float(number) <= high:
        raise ValueError(f"{name} must be from {low} to {high}, not {number!r}")


def check_above(number: Any, name: str, most: float) -> None:
    """Refuse what is no number above 0, or more than the most it may be.

    :raises TypeError: and ``ValueError``, likewise.
    """
    _check_real(number, name)
    if not 0 < float(number) <= most:
        raise ValueError(f"{name} must be above 0, and at most {most}, not {number!r}")


def _check_real(number: Any, name: str) -> None:
    if isinstance(number, bool) or not isinstance(number, Real):
        raise TypeError(f"{name} must be a number, not {type(number).__name__}")


def check_fields(numbers: Any, **bounds: tuple[float, float]) -> None:
    """Refuse a dataclass's object of which a field is out of its bounds.

    Fields whose type is ``int`` must be whole numbers.

    :raises TypeError: and ``ValueError``, naming the first of them.
    """
    kinds = {field.name: field.type for field in fields(numbers)}
    for name, (low, high) in bounds.items():
        value = getattr(numbers, name)
        if kinds[name] in ("int", int):
            check_whole(value, name, int(low), int(high))
        else:
            check_number(value, name, low, high)
