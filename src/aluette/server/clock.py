"""The clock of a table: milliseconds since the deal."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["Clock"]

_MS = 1_000_000


class Clock:
    """Counts from the last deal on, and never goes back while a deal lasts.

    >>> nanoseconds = 7_000_000_000
    >>> clock = Clock(lambda: nanoseconds)
    >>> clock.begin()
    >>> nanoseconds += 1_250_000_000
    >>> clock.now(), clock.seconds_to(1500)
    (1250, 0.25)
    """

    def __init__(self, monotonic: Callable[[], int] = time.monotonic_ns) -> None:
        self._monotonic = monotonic
        self._dealt = monotonic()

    def begin(self, passed: int = 0) -> None:
        """The cards are dealt, or were so many milliseconds ago."""
        self._dealt = self._monotonic() - passed * _MS

    def now(self) -> int:
        """The time now."""
        return (self._monotonic() - self._dealt) // _MS

    def seconds_to(self, moment: int) -> float:
        """How long it is until then; 0 once it is past."""
        return max(0, self._dealt + moment * _MS - self._monotonic()) / 1e9
