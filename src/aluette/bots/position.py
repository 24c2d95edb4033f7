"""The play as the seat in turn sees it: what its rules of thumb ask about."""

from __future__ import annotations

from dataclasses import dataclass

from aluette.cards import DECK, STEP, STEP_MASK
from aluette.game import Table, View
from aluette.rules import Rules

__all__ = ["ABOVE", "Position"]

ABOVE = tuple(sum(STEP_MASK[1:step]) for step in range(21))
"""For each step, the mask of the cards that beat it; entry 0 is empty."""
NOTHING = 20
"""The step to beat where nothing has been played: one below the lowest."""


@dataclass(frozen=True, slots=True)
class Position:
    """A seat's turn to play. Cards are ints, hands are weakest first."""

    view: View
    """The seat's own, which all the rest is made of."""
    table: Table
    seat: int
    hand: tuple[int, ...]
    best: int
    """The strongest step of the trick so far, 20 where nothing has been played."""
    first_best: int | None
    """The seat that first played a card of that step."""
    winning: int | None
    """The seat that wins the trick so far; ``None`` where it is spoiled or not begun."""
    after: tuple[int, ...]
    """The seats that play to this trick after this one, in order."""
    unseen: int
    """The mask of the cards that this seat has not seen: in other hands, or face down."""

    @classmethod
    def of(cls, view: View) -> Position:
        """The position in which the viewer is asked for a card."""
        table, seat = view.table, view.viewer
        seats = table.seats
        leader = table.leader
        assert leader is not None
        seen = 0
        for trick in table.tricks:
            for card in trick.cards:
                seen |= 1 << card
        for card in (*table.trick, *view.hand, *(view.deal.discards[seat] or ())):
            seen |= 1 << card
        steps = [STEP[card] for card in table.trick]
        best, first_best, winning = NOTHING, None, None
        if steps:
            best = min(steps)
            first_best = (leader + steps.index(best)) % seats
            winning = first_best if steps.count(best) == 1 else None
        return cls(
            view=view,
            table=table,
            seat=seat,
            hand=tuple(map(int, view.hand)),
            best=best,
            first_best=first_best,
            winning=winning,
            after=tuple((seat + k) % seats for k in range(1, seats - len(steps))),
            unseen=DECK & ~seen,
        )

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.table.rules

    @property
    def left(self) -> int:
        """How many tricks are not finished, this one included."""
        return self.rules.hand_size - len(self.table.tricks)

    @property
    def leads(self) -> bool:
        """Whether this seat leads the trick."""
        return self.best == NOTHING

    @property
    def side(self) -> tuple[int, ...]:
        """The seats of this seat's side, its own among them."""
        return self.rules.sides[self.rules.side_of[self.seat]]

    @property
    def partner_wins(self) -> bool:
        """Whether a partner wins the trick so far."""
        return self.winning in self.side

    @property
    def winners(self) -> tuple[int, ...]:
        """The cards in hand that beat the trick so far, weakest first."""
        return tuple(card for card in self.hand if STEP[card] < self.best)

    @property
    def spoilers(self) -> tuple[int, ...]:
        """The cards in hand as strong as the trick's strongest: they spoil it."""
        return tuple(card for card in self.hand if STEP[card] == self.best)
