"""Playing with what signs have told, on top of any policy.

Where nothing is known, or nothing of it matters, the policy decides alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from aluette.bots.beliefs import Beliefs
from aluette.bots.network import Trained
from aluette.bots.position import ABOVE, Position
from aluette.bots.race import race_of
from aluette.cards import STEP, STEP_MASK
from aluette.signs.language import LAST_STEP

if TYPE_CHECKING:
    from aluette.bots.bot import Policy

__all__ = ["informed_card"]

KING = 10
EARLY = 7
"""How many tricks are left, at least, while it pays to draw out what others hold."""
SPOILED, MOMENTUM = 0.25, 1.5
"""How the race is weighed; see :mod:`aluette.bots.race`."""
LITTLE = 0.1
"""It hardly matters who of a side takes a trick that is worth no more than this to one of them."""


def informed_card(policy: Policy, position: Position, known: Beliefs) -> int:
    """The card to play, by the policy and by what is known."""
    if known.empty or isinstance(policy, Trained):  # a network is told of signs by itself
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
        # What the partners hold does not threaten one's own cards.
        self.position = replace(position, unseen=position.unseen & ~theirs)
        self.low, self.high = position.hand[0], position.hand[-1]

    @property
    def partner_best(self) -> int:
        """The strongest step that a partner surely holds."""
        return min((self.known.best(s) for s in self.partners), default=LAST_STEP + 1)

    def foes_best(self, seats: Iterable[int]) -> int:
        """The strongest step that one of these seats, if an opponent, surely holds."""
        foes = (s for s in seats if s not in self.position.side)
        return min(map(self.known.best, foes), default=LAST_STEP + 1)

    def lead(self) -> int | None:
        """A card to lead where knowledge decides it."""
        left, own = self.position.left, STEP[self.high]
        if 1 < left < 5 and self.foes_best(range(len(self.known.least))) <= own:
            return self._king()  # the highest would only be taken
        if left >= EARLY and self.partner_best < own:
            return self.high  # draws out what beats it, and the partner's card comes behind
        if left > 2 and any(self.known.weak[s] for s in self.partners):
            return self.low  # who cannot be helped waits for the last seat
        return None

    def _king(self) -> int:
        """The strongest card in hand that is no stronger than a king."""
        return next((c for c in reversed(self.position.hand) if STEP[c] >= KING), self.low)

    def follow(self) -> int | None:
        """A card to a trick that is begun, where knowledge decides it."""
        position = self.position
        if position.partner_wins:
            return self._behind_partner()
        if self._partner_takes():
            return self.low
        runs = any(self.known.run[s] for s in self.partners)
        if runs and len(position.after) <= 1 and position.spoilers and position.winning is not None:
            return position.spoilers[0]
        if position.left >= EARLY and len(position.after) > 1:
            return self._dearer()
        return None

    def _dearer(self) -> int | None:
        """The cheapest card that makes a later opponent's known one the price of the trick."""
        position = self.position
        theirs = self.foes_best(position.after)
        winners = position.winners
        if winners and theirs < position.best and theirs < STEP[winners[-1]]:
            return winners[0]
        return None

    def _behind_partner(self) -> int | None:
        """A partner who goes for mordienne, or whom nobody can beat, keeps his trick."""
        position = self.position
        runs = any(self.known.run[s] for s in self.partners if s == position.winning)
        return self.low if runs or not position.unseen & ABOVE[position.best] else None

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

    def _gain(self, other: int) -> float:
        """What it is worth that this seat takes the trick and not another."""
        position = self.position
        race, standing = race_of(position.table, SPOILED, MOMENTUM)
        side = position.rules.side_of[position.seat]
        own, others = (race.gain(race.after(standing, s), side) for s in (position.seat, other))
        return own - others
