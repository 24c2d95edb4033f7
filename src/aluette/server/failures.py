"""What may be said of an error: its kind and its place, never its text, which may name cards."""

from __future__ import annotations

__all__ = ["kind_and_place"]


def kind_and_place(error: BaseException) -> str:
    """The kind of an error and where it was raised.

    >>> try:
    ...     int("3d")
    ... except ValueError as error:
    ...     kind_and_place(error)
    'ValueError in <module>:2'
    """
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = f" in {at.tb_frame.f_code.co_name}:{at.tb_lineno}" if at else ""
    return f"{type(error).__name__}{where}"
