"""Which plays of the last cards threw points away that the seat could see, by the solver."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from aluette.cards import Card
from aluette.game import Match, View, sample_worlds
from aluette.notation.position import Position

if TYPE_CHECKING:
    from aluette.kernel import Solver

__all__ = ["LAST_CARDS", "WORLDS", "Judge", "Verdict"]

LAST_CARDS = 5
"""How many cards a seat holds at most in the plays that are judged."""
WORLDS = 40
"""How many worlds are looked at: what is better in 7.3 % of all is missed one time in 20."""
WORSE_IN = WORLDS // 4
"""In how many of them a card has to be worse, and better in none, to be seen to be worse."""
NODES = 200_000
"""Cards that the solver tries for a position; one that needs more is not judged."""

Values = Mapping[Card, int]
"""What each card of a hand is worth, all hands open."""


class Verdict(NamedTuple):
    """What is said of a play."""

    chance: bool
    """Whether the seat could have thrown points away with one of its cards, and could see it."""
    thrown: bool
    """Whether it did."""


class Judge:
    """Judges plays. One judge is for one deal at a time: it remembers positions.

    :raises ImportError: the kernel is not there.
    """

    def __init__(self) -> None:
        from aluette.kernel import Solver  # noqa: PLC0415  (contests without a judge need none)

        self._solver: Solver = Solver(8)

    def verdict(self, match: Match, seen: View, card: Card) -> Verdict | None:
        """What is to be said of playing the card; ``None`` where the play is not judged.

        Judged is every play of the last five cards that is a choice, and that the solver can
        settle.
        """
        hand = seen.hand
        if not 1 < len(hand) <= LAST_CARDS:
            return None
        real = self._values(match)
        if real is None:
            return None
        if len(set(real.values())) == 1:
            return Verdict(chance=False, thrown=False)
        worlds = []
        for world in islice(sample_worlds(seen, seed=0), WORLDS):
            values = self._values(world)
            if values is None:
                return None
            worlds.append(values)
        worse = {c for c in hand if any(real[d] > real[c] and _worse(c, d, worlds) for d in hand)}
        return Verdict(chance=bool(worse), thrown=card in worse)

    def _values(self, match: Match) -> Values | None:
        solution = self._solver.solve(Position.of(match), nodes=NODES)
        if not all(value.exact for value in solution.cards.values()):
            return None
        return {card: value.low for card, value in solution.cards.items()}


def _worse(card: Card, other: Card, worlds: Sequence[Values]) -> bool:
    """Whether a card is better than the other in no world, and worse in enough of them."""
    differences = [values[card] - values[other] for values in worlds]
    return max(differences) <= 0 and sum(d < 0 for d in differences) >= WORSE_IN
