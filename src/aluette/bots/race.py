"""The race for a deal: what a trick is worth to each side, by who has how many (R5.7, R5.8).

Only the player with the most tricks wins the deal, so a trick is worth what it changes in that
race: much to whoever may still become holder or make mordienne, nothing once all is settled.
The worth of a standing is what it pays on average when chance decides the tricks that are left.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import NamedTuple

from aluette.game.declarations import round_after
from aluette.game.scoring import Stakes
from aluette.game.table import Table
from aluette.rules import Rules

__all__ = ["Race", "Standing", "race_of", "runner_of"]

LAST_FIVE = 5
_Key = tuple[int | tuple[int, ...], ...]


class Standing(NamedTuple):
    """Where the race of a deal stands between two tricks."""

    left: int
    """Tricks to come."""
    taken: tuple[int, ...]
    holder: int | None
    runner: int | None
    """The seat whose mordienne is under way: it took the last trick, and may yet make it."""


class Race:
    """The race under one set of rules and stakes.

    :param spoiled: how likely a trick is spoiled.
    :param momentum: how many times likelier than others a runner is to take the next trick.
    """

    def __init__(self, rules: Rules, stakes: Stakes, spoiled: float, momentum: float) -> None:
        self.rules, self.stakes = rules, stakes
        self.spoiled, self.momentum = spoiled, momentum
        self._worth: dict[_Key, tuple[float, ...]] = {}

    def start(self) -> Standing:
        """The standing before the first trick."""
        return Standing(self.rules.hand_size, (0,) * self.rules.seats, None, None)

    def after(self, standing: Standing, winner: int | None) -> Standing:
        """The standing after one more trick, taken by ``winner`` or spoiled."""
        left, taken, holder, runner = standing
        if winner is None:
            return Standing(left - 1, taken, holder, None)
        if self.rules.mordienne == "run":
            runs = runner == winner or not taken[winner]
        else:
            runs = left == LAST_FIVE or (left < LAST_FIVE and runner == winner)
        count = taken[winner] + 1
        taken = (*taken[:winner], count, *taken[winner + 1 :])
        if holder is None or count > taken[holder]:
            holder = winner
        return Standing(left - 1, taken, holder, winner if runs else None)

    def of(self, winners: Iterable[int | None]) -> Standing:
        """The standing after these tricks."""
        return functools.reduce(self.after, winners, self.start())

    def points(self, standing: Standing) -> tuple[float, ...]:
        """What each side scores at the end, as :func:`aluette.game.scoring.outcome` has it."""
        rules, stakes = self.rules, self.stakes
        holder = standing.holder
        made = holder is not None and self._made(standing, holder)
        side = None if holder is None else rules.side_of[holder]
        scorer, points = side, 1
        if stakes.refused is not None:
            scorer = side if made and side == stakes.refused else 1 - stakes.refused
            points = 2
        elif rules.announce == "bid" and stakes.announcers:
            points = 2
            if rules.announce_must_make and not (made and holder in stakes.announcers):
                scorer = None if side is None else 1 - rules.side_of[stakes.announcers[0]]
        elif made and (rules.announce != "required" or holder in stakes.announcers):
            points = 2
        return tuple(float(points * (s == scorer)) for s in range(len(rules.sides)))

    def _made(self, standing: Standing, holder: int) -> bool:
        """Whether the winner has made mordienne."""
        rules, taken = self.rules, standing.taken
        if rules.mordienne == "off" or standing.runner != holder:
            return False
        if rules.mordienne == "run" and taken[holder] < rules.shortest_run:
            return False
        return not rules.mordienne_needs_loss or sum(taken) > taken[holder]

    def worth(self, standing: Standing) -> tuple[float, ...]:
        """The points that each side may expect."""
        key, order = self._key(standing)
        known = self._worth.get(key)
        if known is None:
            worth = self._expected(standing)
            known = self._worth[key] = tuple(worth[side] for side in order)
        return tuple(known[order.index(side)] for side in range(len(order)))

    def _key(self, standing: Standing) -> tuple[_Key, list[int]]:
        """What the worth depends on, sides sorted, and the order of the sides in it.

        Partners and sides that stand alike are worth the same, so they share an entry.
        """
        _, taken, holder, runner = standing
        announcers, refused = self.stakes.announcers, self.stakes.refused
        sides = [
            (
                side == refused,
                *sorted(
                    8 * taken[s] + 4 * (s == holder) + 2 * (s == runner) + (s in announcers)
                    for s in seats
                ),
            )
            for side, seats in enumerate(self.rules.sides)
        ]
        order = sorted(range(len(sides)), key=sides.__getitem__)
        return (standing.left, *(sides[side] for side in order)), order

    def _expected(self, standing: Standing) -> tuple[float, ...]:
        if not standing.left:
            return self.points(standing)
        seats = self.rules.seats
        weights = [self.momentum if seat == standing.runner else 1.0 for seat in range(seats)]
        share = (1 - self.spoiled) / sum(weights)
        branches = [(self.spoiled, self.worth(self.after(standing, None)))]
        branches += [
            (share * weights[seat], self.worth(self.after(standing, seat))) for seat in range(seats)
        ]
        sides = range(len(self.rules.sides))
        return tuple(sum(weight * worth[side] for weight, worth in branches) for side in sides)

    def gain(self, standing: Standing, side: int) -> float:
        """The points that a side may expect, less those of the others together."""
        worth = self.worth(standing)
        return 2 * worth[side] - sum(worth)


@functools.lru_cache(maxsize=256)
def _race(rules: Rules, stakes: Stakes, spoiled: float, momentum: float) -> Race:
    return Race(rules, stakes, spoiled, momentum)


def runner_of(table: Table) -> int | None:
    """The seat whose mordienne is under way: it makes it if it takes all that is left (R5.8)."""
    if table.rules.mordienne == "off":
        return None
    _, standing = race_of(table, 0.0, 1.0)
    return standing.runner


def race_of(table: Table, spoiled: float, momentum: float) -> tuple[Race, Standing]:
    """The race of the deal in progress, and where it stands before the trick in progress."""
    assert table.dealer is not None
    stakes = round_after(table.rules, table.dealer, table.declared).stakes
    race = _race(table.rules, stakes, spoiled, momentum)
    return race, race.of(trick.winner for trick in table.tricks)
