"""The books' advice to the letter: first seats low, the last but one high, the last cheap."""

from __future__ import annotations

from dataclasses import dataclass

from aluette.bots.position import Position
from aluette.cards import STEP
from aluette.numbers import check_fields

__all__ = ["Books"]


@dataclass(frozen=True, slots=True)
class Books:
    """The policy ``books``.

    :raises ValueError: for a number that is out of range.
    """

    lead_high: int
    """In how many of a deal's last tricks the leader leads its highest card."""
    guard: int
    """The lowest step with which the last seat but one stops the last from winning cheaply."""

    def __post_init__(self) -> None:
        check_fields(self, lead_high=(0, 48), guard=(0, 19))

    def card(self, position: Position) -> int:
        """The card to play."""
        low, high = position.hand[0], position.hand[-1]
        if position.leads:
            return high if position.left <= self.lead_high else low
        if len(position.after) > 1:
            return low
        if position.after:
            return self._last_but_one(position)
        if position.partner_wins:
            return low
        return (*position.spoilers, *position.winners, low)[0]

    def _last_but_one(self, position: Position) -> int:
        """The cheapest card that takes the lead in the trick and is not cheap to beat."""
        if position.partner_wins and position.best <= self.guard:
            return position.hand[0]
        guards = [card for card in position.winners if STEP[card] <= self.guard]
        return guards[0] if guards else position.hand[0]
