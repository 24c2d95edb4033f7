"""Playing with what signs have told, on top of any policy.

Where nothing is known, or nothing of it matters, the policy decides alone.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from aluette.bots.beliefs import Beliefs
from aluette.bots.position import ABOVE, Position
from aluette.bots.race import race_of
from aluette.cards import STEP, STEP_MASK
from aluette.signs.language import LAST_STEP

if TYPE_CHECKING:
    from aluette.bots.bot import Policy

__all__ = ["informed_card"]

VALET, KING = 12, 10
PROBE = 7
SPOILED, MOMENTUM = 0.25, 1.5
"""How the race is weighed; see :mod:`aluette.bots.race`."""
SHARED = 0.45
"""What one's strong cards are worth to keep while a partner holds some, as a share of else."""
LITTLE = 0.1
"""It hardly matters who of a side takes a trick that is worth no more than this to one of them."""


def informed_card(policy: Policy, position: Position, known: Beliefs) -> int:
    """The card to play, by the policy and by what is known."""
    if known.empty:
        return policy.card(position)
    turn = _Informed(position, known)
    card = turn.lead() if position.leads else turn.follow()
    return policy.card(turn.position) if card is None else card


class _Informed:
    """One decision of a seat that knows something."""

    def __init__(self, position: Position, known: Beliefs) -> None:
        self.known = known
        self.partners = [s for s in position.side if s != position.seat]
        theirs = sum(known.cards[s] for s in self.partners)
        # What the partners hold does not threaten one's own cards, and makes them less precious.
        price = SHARED if theirs else 1.0
        self.position = replace(position, unseen=position.unseen & ~theirs, price=price)
        self.low, self.high = position.hand[0], position.hand[-1]

    @cached_property
    def partner_best(self) -> int:
        """The strongest step that a partner surely holds."""
        return min((self.known.best(s) for s in self.partners), default=LAST_STEP + 1)

    @cached_property
    def foes_best(self) -> int:
        """The strongest step that an opponent surely holds."""
        seats = range(len(self.known.least))
        return min(self.known.best(s) for s in seats if s not in self.position.side)

    @property
    def partner_is_master(self) -> bool:
        """Whether no opponent can beat or spoil a partner's best card."""
        best = self.partner_best
        return best <= LAST_STEP and not self.position.unseen & (ABOVE[best] | STEP_MASK[best])

    @property
    def is_master(self) -> bool:
        """Whether no opponent can beat one's own best card."""
        return not self.position.unseen & ABOVE[STEP[self.high]]

    @property
    def partner_is_weak(self) -> bool:
        """Whether a partner has shown a poor hand."""
        return any(self.known.weak[s] for s in self.partners)

    def lead(self) -> int | None:
        """A card to lead where knowledge decides it."""
        left = self.position.left
        if 3 <= left <= 4:
            return self._late_lead()
        if left >= 7 and self.foes_best <= LAST_STEP and STEP[self.high] < self.foes_best:
            return self._weakest(VALET)  # draws out what else they have
        if left > 4 and self.partner_is_master:
            return self._strongest(KING)
        return None

    def _late_lead(self) -> int | None:
        """The time of high leads, unless a partner's or an opponent's card speaks against it."""
        if self.partner_is_master and not self.is_master:
            return self.low  # the partner takes this trick or a later one
        if self.foes_best <= STEP[self.high]:
            return self._strongest(PROBE)  # the highest would only be taken
        if self.foes_best <= LAST_STEP:
            return self.low  # the opponent's card is beaten better once he has played it
        if self.partner_is_weak and not self.is_master:
            return self._weakest(VALET)
        return None

    def _weakest(self, bound: int) -> int | None:
        """The weakest card in hand that is as strong as this step, if there is one."""
        return next((card for card in self.position.hand if STEP[card] <= bound), None)

    def _strongest(self, bound: int) -> int:
        """The strongest card in hand that is no stronger than this step."""
        return next((c for c in reversed(self.position.hand) if STEP[c] >= bound), self.low)

    def follow(self) -> int | None:
        """A card to a trick that is begun, where knowledge decides it."""
        position = self.position
        if position.partner_wins:
            return self._behind_partner()
        if self._partner_takes():
            return self.low
        if position.winning is None:
            return None
        if position.spoilers and self._better_spoiled():
            return position.spoilers[0]
        seconds = len(position.after) > 1
        if seconds and self.partner_is_weak and position.left >= 5:
            good = [card for card in position.winners if STEP[card] <= VALET]
            return good[0] if good and self._gain(None) > 0 else None
        return None

    def _behind_partner(self) -> int | None:
        """A partner who goes for mordienne, or whom nobody can beat, keeps his trick."""
        position = self.position
        runs = position.winning is not None and self.known.run[position.winning]
        if runs or not position.unseen & ABOVE[position.best]:
            return self.low
        return None

    def _better_spoiled(self) -> bool:
        """Whether to spoil an opponent's trick rather than to take it or let it go."""
        position = self.position
        if any(self.known.run[s] for s in self.partners):
            return len(position.after) <= 1
        masters = self.partner_is_master and self.is_master
        return masters and not position.after and position.left >= 5

    def _partner_takes(self) -> bool:
        """Whether a partner still to play surely takes the trick, and may well have it."""
        position = self.position
        for place, seat in enumerate(position.after):
            best = self.known.best(seat)
            if seat not in self.partners or best >= position.best:
                continue
            later = position.after[place + 1 :]
            rivals = position.unseen & (ABOVE[best] | STEP_MASK[best])
            if not later or not rivals & ~self.known.cards[seat]:
                return self._gain(seat) < LITTLE
        return False

    def _gain(self, other: int | None) -> float:
        """What it is worth that this seat takes the trick and not another; ``None``: nobody."""
        position = self.position
        race, standing = race_of(position.table, SPOILED, MOMENTUM)
        side = position.rules.side_of[position.seat]
        own, others = (race.gain(race.after(standing, s), side) for s in (position.seat, other))
        return own - others
