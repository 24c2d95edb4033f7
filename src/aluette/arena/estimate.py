"""What a mean of so many deals says: intervals for one look, and for any number of looks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["FIRST_LOOK", "Estimate", "estimate"]

ERROR = 0.05
FIRST_LOOK = 50
"""Deals before which nothing is concluded: the spread is not known well enough."""
_NORMAL = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its uncertainty. An end that is not known yet is infinite."""

    count: int
    mean: float
    low: float
    high: float
    """The 95 % interval of a number of deals that was fixed beforehand."""
    always_low: float
    always_high: float
    """The interval that holds with 95 % however often one looks, and whenever one stops."""

    @property
    def decided(self) -> bool:
        """Whether it is settled who is stronger, however often one has looked."""
        return self.always_low > 0 or self.always_high < 0


def estimate(values: Sequence[float], planned: int) -> Estimate:
    """The mean of the values, of which so many were planned.

    The second interval is a confidence sequence, the mixture sequential test turned round: a normal
    mixture over all possible means, with the spread estimated (Waudby-Smith and others, 2021). It
    is narrowest when the planned number is reached, and a half wider there than the first.

    >>> found = estimate([1.0, 0.0] * 200, planned=400)
    >>> round(found.low, 3), round(found.always_low, 3)
    (0.451, 0.424)

    :raises ValueError: without values.
    """
    count = len(values)
    if not count:
        raise ValueError("there is no mean of no values")
    mean = math.fsum(values) / count
    if count == 1:
        return Estimate(1, mean, -math.inf, math.inf, -math.inf, math.inf)
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1))
    half = _NORMAL * spread / math.sqrt(count)
    always = spread * _sequence_width(count, planned) if count >= FIRST_LOOK else math.inf
    return Estimate(count, mean, mean - half, mean + half, mean - always, mean + always)


def _sequence_width(count: int, planned: int) -> float:
    """Half the width of the sequence after so many values of spread 1."""
    wanted = -2 * math.log(ERROR)
    weight = (wanted + math.log(wanted) + 1) / max(planned, FIRST_LOOK)
    grown = count * weight + 1
    return math.sqrt(2 * grown / (count**2 * weight) * math.log(math.sqrt(grown) / ERROR))
