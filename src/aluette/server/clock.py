"""The clock of a table: milliseconds since the deal."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["Clock"]


class Clock:
    """Counts from the last deal on, and never goes back while a deal lasts.

    >>> seconds = 7.0
    >>> clock = Clock(lambda: seconds)
    >>> clock.begin()
    >>> seconds += 1.25
    >>> clock.now(), clock.seconds_to(1500)
    (1250, 0.25)
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._dealt = monotonic()

    def begin(self, passed: int = 0) -> None:
        """The cards are dealt, or were so many milliseconds ago."""
        self._dealt = self._monotonic() - passed / 1000

    def now(self) -> int:
        """The time now."""
        return int((self._monotonic() - self._dealt) * 1000)

    def seconds_to(self, moment: int) -> float:
        """How long it is until then; 0 once it is past."""
        return max(0.0, self._dealt + moment / 1000 - self._monotonic())
