"""How much a page may send, so that nobody drowns a table."""

from __future__ import annotations

import time
from collections.abc import Callable

from aluette.game.commands import Refusal
from aluette.server.messages import BAD_MESSAGE, ClientMessage, Do

__all__ = ["Budget", "Budgets", "FloodError", "GuestBudgets", "OwnBudgets"]

PER_SECOND = 20.0
AT_ONCE = 100.0
"""Messages that one socket may send: for long, and in one go."""
OWN_BUDGETS = {
    "Look": ("look", 5.0, 30.0),
    "Sign": ("sign", 2.0, 15.0),
    "Call": ("sign", 2.0, 15.0),
    "Speak": ("talk", 1.0, 10.0),
}
"""Commands with a budget of their own, for long and in one go; past it they cost as all others."""
HINTS = ("hint", 0.2, 6.0)
"""Hints that are thought about anew."""


class FloodError(Exception):
    """A socket sends more than anybody needs."""


class Budget:
    """How many messages a socket may still send."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        per_second: float | None = None,
        at_once: float | None = None,
    ) -> None:
        self._clock = clock
        self._per_second = PER_SECOND if per_second is None else per_second
        self._at_once = AT_ONCE if at_once is None else at_once
        self._left = self._at_once
        self._at = clock()

    def spend(self) -> bool:
        """Take one message from the budget; whether there was one left."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """What was spent last has come to nothing, and not by its sender's fault."""
        self._left = min(self._at_once, self._left + 1)

    @property
    def full(self) -> bool:
        """Whether all that may be sent in one go is left."""
        self._fill()
        return self._left == self._at_once

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._at) * self._per_second)
        self._at = now


class OwnBudgets:
    """What one person at a table may look, sign, say, ask; his sockets come and go, these stay."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._budgets = {
            name: Budget(clock, *rates) for name, *rates in (*OWN_BUDGETS.values(), HINTS)
        }

    def spend(self, name: str) -> bool:
        """Take one from the budget of this name; whether there was one left."""
        return self._budgets[name].spend()

    def give_back(self, name: str) -> None:
        """What was spent last of this name has come to nothing."""
        self._budgets[name].give_back()


class GuestBudgets:
    """What each guest may ask for, whatever tables he has; who asks for nothing is forgotten."""

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rates = per_second, at_once
        self._clock = clock
        self._budgets: dict[str, Budget] = {}

    def spend(self, guest: str) -> bool:
        """Take one from a guest's budget; whether there was one left."""
        if guest not in self._budgets:
            self._budgets = {name: b for name, b in self._budgets.items() if not b.full}
            self._budgets[guest] = Budget(self._clock, *self._rates)
        return self._budgets[guest].spend()

    def give_back(self, guest: str) -> None:
        """What a guest spent last has come to nothing."""
        if guest in self._budgets:
            self._budgets[guest].give_back()


class Budgets:
    """What a socket may send: all kinds together, and beside it its person's own budgets."""

    def __init__(self, own: OwnBudgets, clock: Callable[[], float] = time.monotonic) -> None:
        self._messages = Budget(clock)
        self._own = own

    def refusal(self, message: ClientMessage | Refusal) -> Refusal | None:
        """Pay for a message; why it is refused, or ``None``.

        :raises FloodError: where the socket sends too much of everything.
        """
        kind = message.command.get("type") if isinstance(message, Do) else None
        own = OWN_BUDGETS.get(kind) if isinstance(kind, str) else None
        if own is not None and self._own.spend(own[0]):
            return None
        if not self._messages.spend():
            raise FloodError(f"these are more than {PER_SECOND:.0f} messages a second")
        if own is None:
            return None
        return Refusal(
            BAD_MESSAGE, f"these are more than {own[1]:.0f} a second of the kind {own[0]}"
        )
