"""What is counted of a bot's play beside its points."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from aluette.bots.position import ABOVE, Position
from aluette.cards import STEP, STEP_MASK, Card
from aluette.game import View

__all__ = ["Conduct", "overtakes_needlessly"]

GRAIN = 1.02
"""Times are kept in classes, each so many times the one before."""


@dataclass(slots=True)
class Conduct:
    """What a bot did in the deals so far, in counts that can be added up."""

    decisions: int = 0
    """Questions answered."""
    plays: int = 0
    """Cards played."""
    overtakes: int = 0
    """Tricks taken from a partner without need."""
    last_plays: int = 0
    """Plays that were judged: of the last five cards, with a choice."""
    chances: int = 0
    """Of those, in which it could have thrown points away and could see it."""
    thrown: int = 0
    """Of those, in which it did."""
    cpu_ms: float = 0.0
    """Milliseconds of CPU time for all decisions."""
    times: Counter[int] = field(default_factory=Counter)
    """How many decisions took how long, by classes of times."""

    def spend(self, milliseconds: float) -> None:
        """Count a decision that took so long."""
        self.decisions += 1
        self.cpu_ms += milliseconds
        self.times[math.ceil(math.log(max(milliseconds, 1e-4), GRAIN))] += 1

    def add(self, other: Conduct) -> None:
        """Count what another did as one's own."""
        self.decisions += other.decisions
        self.plays += other.plays
        self.overtakes += other.overtakes
        self.last_plays += other.last_plays
        self.chances += other.chances
        self.thrown += other.thrown
        self.cpu_ms += other.cpu_ms
        self.times.update(other.times)

    @property
    def mean_ms(self) -> float:
        """The mean CPU time of a decision, in milliseconds."""
        return self.cpu_ms / self.decisions if self.decisions else 0.0

    @property
    def thrown_of_last_plays(self) -> float | None:
        """The share of the plays judged that threw points away, from 0 to 1."""
        return self.thrown / self.last_plays if self.last_plays else None

    @property
    def thrown_of_chances(self) -> float | None:
        """The same of the plays that could have."""
        return self.thrown / self.chances if self.chances else None

    def quantile_ms(self, share: float) -> float:
        """The CPU time that this share of the decisions did not exceed, to 2 in 100.

        >>> conduct = Conduct()
        >>> for milliseconds in range(1, 101):
        ...     conduct.spend(milliseconds)
        >>> 99 <= conduct.quantile_ms(0.99) <= 101
        True
        """
        wanted, passed = share * self.decisions, 0
        for time in sorted(self.times):
            passed += self.times[time]
            if passed >= wanted:
                return float(GRAIN**time)
        return 0.0

    def plain(self) -> dict[str, Any]:
        """As a value that JSON can hold."""
        counts = {f.name: getattr(self, f.name) for f in fields(self)}
        return counts | {"times": {str(time): n for time, n in sorted(self.times.items())}}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Conduct:
        """What :meth:`plain` has written."""
        times = Counter({int(time): count for time, count in plain["times"].items()})
        return cls(**{**plain, "times": times})


def overtakes_needlessly(seen: View, card: Card) -> bool:
    """Whether a card takes a trick from a partner, by beating or spoiling it, without need.

    Without need means that the partner's trick was safe as far as the seat could see, that it held
    a card which would have left it to him, and that he has as many tricks as itself or more, so
    that one more helps the side at least as much with him (R5.7).
    """
    position = Position.of(seen)
    best, winning = position.best, position.winning
    if not position.partner_wins or STEP[card] > best or winning is None:
        return False
    foes = [seat for seat in position.after if seat not in position.side]
    dangers = position.unseen & (ABOVE[best] | STEP_MASK[best])
    could_leave = any(STEP[other] > best for other in position.hand)
    taken = position.table.taken
    return could_leave and not (foes and dangers) and taken[winning] >= taken[position.seat]
