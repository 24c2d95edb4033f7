"""Numbers refused where they are out of range, in one sentence that names them."""

from __future__ import annotations

import operator

__all__ = ["check_fields", "check_whole"]


def check_whole(number: int, name: str, low: int, high: int) -> None:
    """Refuse what is no whole number, or out of range.

    :raises TypeError: and ``ValueError``, likewise.
    """
    try:
        operator.index(number)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {type(number).__name__}") from None
    if not low <= number <= high:
        raise ValueError(f"{name} must be from {low} to {high}, not {number}")


def check_fields(numbers: object, **bounds: tuple[float, float]) -> None:
    """Refuse an object of which a field is out of its bounds.

    :raises ValueError: naming the first of them.
    """
    for name, (low, high) in bounds.items():
        value = getattr(numbers, name)
        if not low <= value <= high:
            raise ValueError(f"{name} must be from {low} to {high}, not {value!r}")
