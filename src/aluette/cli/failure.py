"""How a command fails: with a status and one sentence."""

from __future__ import annotations

import errno
import sys
import unicodedata
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from aluette.statuses import BAD_INPUT, ENVIRONMENT

__all__ = ["Failure", "bad_input", "complain", "needing_kernel", "one_line", "reading", "writing"]

LONGEST = 300
"""Characters of the longest line on stderr."""
_NO_SUCH_FILE = (
    errno.ENOENT,
    errno.EISDIR,
    errno.ENOTDIR,
    errno.ENAMETOOLONG,
    errno.ELOOP,
    errno.EINVAL,
)
"""A wrong path is the user's mistake; everything else that stops a reader is the environment."""
_NO_PLACE = (*_NO_SUCH_FILE, errno.EEXIST, errno.EACCES, errno.EPERM, errno.EROFS)
"""So is a path at which nothing may be written; a full disk is not."""


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
    with _at(path, _NO_SUCH_FILE):
        yield


@contextmanager
def writing(path: object) -> Iterator[None]:
    """Within this, a file that the user named is written."""
    with _at(path, _NO_PLACE):
        yield


@contextmanager
def _at(path: object, mistakes: Collection[int]) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        status = BAD_INPUT if error.errno in mistakes else ENVIRONMENT
        raise Failure(f"{path}: {error.strerror}", status) from error


@contextmanager
def needing_kernel() -> Iterator[None]:
    """Within this, what needs the kernel is imported, which may not have been built."""
    try:
        yield
    except ImportError as error:
        raise Failure(str(error), ENVIRONMENT) from None


def complain(sentence: str) -> None:
    """Write a sentence on stderr as one line; where stderr is closed or full, the status tells."""
    try:
        if sys.stderr is not None:
            sys.stderr.write(one_line(sentence) + "\n")
    except (OSError, ValueError):
        sys.stderr = None  # or Python would try again at its end, and change the status


def one_line(text: str) -> str:
    r"""The text as a single line of bounded length that no terminal takes for a command.

    What is too long loses its middle: it begins with the place, and ends with the remedy.

    >>> one_line("unknown card '\x1b[2J'\n  in hand")
    "unknown card '?[2J' in hand"
    >>> len(one_line("x" * 1000))
    300
    """
    line = " ".join(text.split())
    if len(line) > LONGEST:
        line = f"{line[: LONGEST - 101]}…{line[-100:]}"
    return "".join("?" if unicodedata.category(c) in ("Cc", "Cf", "Cs") else c for c in line)
