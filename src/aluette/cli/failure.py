"""How a command fails: with a status and one sentence."""

from __future__ import annotations

import errno
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["BAD_INPUT", "ENVIRONMENT", "Failure", "bad_input", "one_line", "reading"]

BAD_INPUT = 2
ENVIRONMENT = 3

_NO_SUCH_FILE = (
    errno.ENOENT,
    errno.EISDIR,
    errno.ENOTDIR,
    errno.ENAMETOOLONG,
    errno.ELOOP,
    errno.EINVAL,
)
"""A wrong path is the user's mistake; everything else that stops a reader is the environment."""


class Failure(Exception):  # noqa: N818  (a user's mistake is no error of the program)
    """Ends the command with a status and one line on stderr."""

    def __init__(self, sentence: str, status: int = BAD_INPUT) -> None:
        super().__init__(sentence)
        self.status = status


@contextmanager
def bad_input(place: str = "") -> Iterator[None]:
    """Within this, what the library refuses is the user's mistake; the place comes before it."""
    try:
        yield
    except ValueError as error:
        raise Failure(f"{place}{error}") from error


@contextmanager
def reading(path: object) -> Iterator[None]:
    """Within this, a file that the user named is opened."""
    try:
        yield
    except OSError as error:
        status = BAD_INPUT if error.errno in _NO_SUCH_FILE else ENVIRONMENT
        raise Failure(f"{path}: {error.strerror}", status) from error


def one_line(text: str) -> str:
    r"""The text as a single line that no terminal takes for a command.

    >>> one_line("unknown card '\x1b[2J'\n  in hand")
    "unknown card '?[2J' in hand"
    """
    printable = (
        "?" if unicodedata.category(c) in ("Cc", "Cf", "Cs") else c for c in " ".join(text.split())
    )
    return "".join(printable)
