"""The kernel: deals played and solved in C++, exactly as :mod:`aluette.game` plays them.

A position goes in, and what comes out are plain values:

>>> from aluette.kernel import Solver, play_out, tricks_of
>>> from aluette.notation.position import Position
>>> position = Position.parse(
...     "aluette1 pagat seats=N,E,S,W lead=N hands=3dKc/AcKs/9b4b/8c5c won=S,E,X,S,W,N,N"
... )
>>> solution = Solver().solve(position)
>>> solution.side, solution.value, solution.cards
(0, Range(low=1, high=1), {Card('3d'): Range(low=1, high=1), Card('Kc'): Range(low=1, high=1)})
>>> play_out(position, 1000, seed=1).count
1000

Nothing is shared between callers: a :class:`Solver` has its own table, playouts their own seed. The
lock on Python is free while the kernel works.
"""

from __future__ import annotations

from dataclasses import dataclass

from aluette.cards import STEP, Card, mask_of
from aluette.extras import AGAIN
from aluette.game.scoring import Stakes
from aluette.notation.position import Position
from aluette.rules import Rules

try:
    import aluette.kernel._core as _core  # noqa: PLR0402  (it says so where it is missing)
except ImportError as error:
    raise ImportError(
        f"aluette's kernel is not there ({error}): have a C++20 compiler, g++ or clang++, on PATH, "
        f"then run {AGAIN} in the checkout, or install aluette again"
    ) from None

from aluette.kernel.core_rules import core_rules, scores_of
from aluette.numbers import check_above, check_fields, check_whole

__all__ = ["Books", "Playouts", "Range", "Solution", "Solver", "Tricks", "play_out", "tricks_of"]

Tricks = _core.Tricks
"""The twin of :class:`aluette.game.Tricks`, made by :func:`tricks_of`."""


@dataclass(frozen=True, slots=True)
class Range:
    """Points, a side's less those of all others together: at least ``low``, at most ``high``."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether only one value is left."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth when everybody sees all cards."""

    side: int
    """The side whose value it is."""
    value: Range
    cards: dict[Card, Range]
    """The value after each card of the seat in turn, strongest card first."""
    nodes: int
    """How many cards were tried to find it."""


@dataclass(frozen=True, slots=True)
class Books:
    """Playouts by the books' advice, as :class:`aluette.bots.books.Books` gives it.

    :raises ValueError: for a number that is out of range.
    """

    lead_high: int = 6
    """In how many of a deal's last tricks the leader leads its highest card."""
    guard: int = 12
    """The lowest step with which the last seat but one stops the last from winning cheaply."""
    slip: float = 0.0
    """How often, from 0 to 1, a card is played at random instead."""

    def __post_init__(self) -> None:
        check_fields(self, lead_high=(0, 48), guard=(0, 19), slip=(0, 1))


@dataclass(frozen=True, slots=True)
class Playouts:
    """How playouts of one position came out."""

    rules: Rules
    stakes: Stakes
    tally: tuple[int, ...]
    """How often each outcome came: for each seat that it won plainly and with a mordienne, then
    that nobody won."""

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self.tally)

    def mean(self, side: int) -> float:
        """A side's mean points, less those of all others together.

        :raises ValueError: there is no such side.
        """
        _check_side(self.rules, side)
        total = 0
        for times, (scorer, points) in zip(
            self.tally, scores_of(self.rules, self.stakes), strict=True
        ):
            total += times * (points if scorer == side else -points)
        return total / self.count


def tricks_of(position: Position) -> Tricks:
    """The kernel's engine, ready to play on from a position.

    Its ``outcome`` is the kernel's number of an outcome, ``None`` before the last card.

    :raises ValueError: for a position that no deal can come to.
    """
    if not isinstance(position, Position):
        raise TypeError(f"a position is wanted, not {type(position).__name__}")
    masks = [mask_of(set(hand)) for hand in position.hands]
    return Tricks(
        core_rules(position.rules, position.stakes),
        masks,
        position.leader,
        [int(card) for card in position.trick],
        position.winners,
    )


def play_out(
    position: Position,
    count: int,
    *,
    seed: int,
    books: Books | None = None,
    threads: int = 1,
) -> Playouts:
    """So many playouts of a position, every card at random or by the books.

    The same seed gives the same playouts on every machine, for any number of threads.

    :raises ValueError: for an impossible position, or a number that is out of range.
    """
    check_whole(count, "count", 1, 10**12)
    check_whole(seed, "seed", 0, 2**64 - 1)
    check_whole(threads, "threads", 1, 1024)
    policy = None
    if books is not None:
        policy = (books.lead_high, books.guard, float(books.slip))
    tally = tricks_of(position).play_out(count, seed, policy, threads)
    return Playouts(position.rules, position.stakes, tuple(tally))


class Solver:
    """A double-dummy solver with a table of its own, which each next position profits from.

    Limits make its answers come in time: what is not settled when ``nodes`` cards have been tried,
    or ``seconds`` have passed, stays a range or ``None``.

    :param megabytes: the size of the table.
    :raises ValueError: for a table of no size.
    """

    def __init__(self, megabytes: int = 32) -> None:
        check_whole(megabytes, "megabytes", 1, 65536)
        self._core = _core.Solver(megabytes)

    def value(
        self,
        position: Position,
        *,
        side: int | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> Range:
        """The value of a position for a side, that of the seat in turn where none is named.

        :raises ValueError: for an impossible position, no such side, or a limit below its least.
        """
        tricks = tricks_of(position)
        _check_limits(nodes, seconds)
        values, _ = self._core.values(tricks, _side(position, tricks, side), (), nodes, seconds)
        return Range(*values[0])

    def solve(
        self,
        position: Position,
        *,
        side: int | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> Solution:
        """The value of a position, and of each card that the seat in turn can play.

        :raises ValueError: as :meth:`value` does.
        """
        seat = position.turn
        hand = () if seat is None else position.hands[seat]
        tricks = tricks_of(position)
        _check_limits(nodes, seconds)
        chosen = _side(position, tricks, side)
        # Equal cards are worth the same, so one of each step is asked about.
        asked = {STEP[card]: card for card in hand}
        values, spent = self._core.values(tricks, chosen, list(asked.values()), nodes, seconds)
        whole, *each = (Range(low, high) for low, high in values)
        by_step = dict(zip(asked, each, strict=True))
        return Solution(chosen, whole, {card: by_step[STEP[card]] for card in hand}, spent)

    def at_least(
        self,
        position: Position,
        points: int,
        *,
        side: int | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> bool | None:
        """Whether a side can get so many points more than all others together.

        One such question is quicker than the whole value; whether it scores is ``at_least`` 1.
        ``None`` where the limits came first.

        :raises ValueError: as :meth:`value` does.
        """
        tricks = tricks_of(position)
        check_whole(points, "points", -2, 3)
        _check_limits(nodes, seconds)
        return self._core.at_least(tricks, _side(position, tricks, side), points, nodes, seconds)


def _side(position: Position, tricks: Tricks, side: int | None) -> int:
    if side is None:
        return position.rules.side_of[tricks.turn]
    _check_side(position.rules, side)
    return side


def _check_side(rules: Rules, side: int) -> None:
    check_whole(side, "side", 0, len(rules.sides) - 1)


def _check_limits(nodes: int | None, seconds: float | None) -> None:
    if nodes is not None:
        check_whole(nodes, "nodes", 1, 2**63)
    if seconds is not None:
        check_above(seconds, "seconds", 10**8)
