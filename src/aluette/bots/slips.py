"""Errors as people make them, on top of any policy: each with a reason, none at random."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from aluette.bots.position import Position
from aluette.cards import STEP
from aluette.numbers import check_fields

__all__ = ["Slips"]


@dataclass(frozen=True, slots=True)
class Slips:
    """How often each error is made when there is an occasion, from 0 to 1.

    :raises ValueError: for a number that is out of range.
    """

    overtake: float = 0.0
    """Beats its partner, who is winning."""
    waste: float = 0.0
    """Takes with its highest card what a lower one would take as well."""
    miss_spoil: float = 0.0
    """Overlooks that a card spoils the trick, and throws its lowest."""

    def __post_init__(self) -> None:
        check_fields(self, overtake=(0, 1), waste=(0, 1), miss_spoil=(0, 1))

    def card(self, position: Position, card: int, chance: Callable[[str], float]) -> int:
        """The card that is played instead of the intended one, mostly the same."""
        step = STEP[card]
        if position.partner_wins and step >= position.best:
            overtaking = position.winners
            return overtaking[0] if overtaking and chance("overtake") < self.overtake else card
        if step < position.best and not position.leads:
            return position.hand[-1] if chance("waste") < self.waste else card
        if step == position.best and chance("miss_spoil") < self.miss_spoil:
            return position.hand[0]
        return card
