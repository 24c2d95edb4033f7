"""The policy that reads the table: what is out, who holds the deal, what a trick is worth."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from aluette.bots.position import ABOVE, Position
from aluette.bots.race import race_of
from aluette.cards import STEP
from aluette.numbers import check_fields

__all__ = ["Reader"]


@dataclass(frozen=True, slots=True)
class Reader:
    """The policy ``reader``: rules of thumb that ask what the trick is worth before they pay.

    Steps are those of the ladder, 1 strongest to 19. Worths are in points.

    :raises ValueError: for a number that is out of range.
    """

    lead_high: int
    """In how many of a deal's last tricks the leader leads its highest card."""
    probe: int
    """Before that it leads its strongest card that is no stronger than this step."""
    weak: int
    """A trick whose strongest card is below this step is fought for from any seat."""
    guard: int
    """The lowest step with which the last seat but one fights: the last is not to win cheaply."""
    late: int
    """In how many of the last tricks every trick is fought for."""
    leave: int
    """A partner's card of this step or stronger is left to win by who is not last."""
    need: float
    """What a trick must be worth more than its partner's for the last seat to take it from him."""
    price: float
    """What the strongest card is worth to keep, before the first trick."""
    spoil: float
    """What a spoiled trick is worth more than the race says; less where it is negative."""
    last_seat: float
    """What it is worth that an opponent leads next, so that the own side plays last."""
    spoiled: float
    """How likely a trick to come is spoiled."""
    momentum: float
    """How many times likelier than others a player on a run takes the next trick."""

    def __post_init__(self) -> None:
        check_fields(self, lead_high=(0, 48), late=(0, 48))
        check_fields(self, probe=(0, 19), weak=(0, 19), guard=(0, 19), leave=(0, 19))
        check_fields(self, need=(-10, 10), price=(-10, 10), spoil=(-10, 10), last_seat=(-10, 10))
        check_fields(self, spoiled=(0, 1), momentum=(0, 100))

    def card(self, position: Position) -> int:
        """The card to play."""
        return _Turn(self, position).card()


class _Turn:
    """One decision of the policy."""

    def __init__(self, policy: Reader, position: Position) -> None:
        self.policy, self.position = policy, position
        self.race, self.standing = race_of(position.table, policy.spoiled, policy.momentum)
        self.side = position.rules.side_of[position.seat]
        self.low = position.hand[0]

    def card(self) -> int:
        position = self.position
        if position.leads:
            return self.lead()
        if position.partner_wins:
            return self.behind_partner()
        return self.fight() if position.after else self.close()

    def worth(self, winner: int | None) -> float:
        """What the race is worth to the side once this seat takes the trick.

        Rounded, so that what is settled is worth the same in every way it may go on.
        """
        return round(self.race.gain(self.race.after(self.standing, winner), self.side), 9)

    @cached_property
    def prize(self) -> float:
        """What taking the trick is worth, against the worst that may happen else."""
        position = self.position
        takers = [*position.after, position.winning]
        foes = [seat for seat in takers if seat is not None and seat not in position.side]
        worst = min(map(self.worth, foes), default=self.worth(None))
        return self.worth(position.seat) - worst

    def cost(self, card: int) -> float:
        """What is lost with a card that might take a later trick.

        That falls with the stronger cards which are still out, and as the tricks run out.
        """
        position = self.position
        stronger = (position.unseen & ABOVE[STEP[card]]).bit_count()
        against = stronger / max(1, position.unseen.bit_count()) * sum(position.table.counts)
        stage = (position.left - 1) / max(1, position.rules.hand_size - 1)
        return self.policy.price * math.exp(-against) * stage

    def lead(self) -> int:
        position, policy = self.position, self.policy
        if not self.prize:
            return self.low
        if position.left <= policy.lead_high:
            return position.hand[-1]
        return next((c for c in reversed(position.hand) if STEP[c] >= policy.probe), self.low)

    def fight(self) -> int:
        """Against an opponent's card or a spoiled trick, with others still to play."""
        position = self.position
        for card in self.fighters():
            if self.prize > 0 and self.prize >= self.cost(card):
                return card
        if self.can_spoil and len(position.after) == 1 and self.spoiling >= self.letting_go:
            return position.spoilers[0]
        return self.low

    def fighters(self) -> Iterator[int]:
        """The cards to fight with while others still play, the best suited first."""
        position, policy = self.position, self.policy
        if len(position.after) == 1:
            yield from (card for card in position.winners if STEP[card] <= policy.guard)
        if position.left <= policy.late or position.best > policy.weak:
            yield from position.winners

    def behind_partner(self) -> int:
        """A partner wins so far: he is left to it unless much is to be gained."""
        position, policy = self.position, self.policy
        if position.after:
            return self.low if position.best <= policy.leave else self.fight()
        if not position.winners:
            return self.low
        card = position.winners[0]
        more = self.worth(position.seat) - self.worth(position.winning) - self.cost(card)
        return card if more > policy.need else self.low

    def close(self) -> int:
        """The last seat: it takes, spoils or lets go, whichever is worth most."""
        position = self.position
        choices = [(self.letting_go, self.low)]
        if self.can_spoil:
            choices.append((self.spoiling, position.spoilers[0]))
        if position.winners:
            cheapest = position.winners[0]
            choices.append((self.worth(position.seat) - self.cost(cheapest), cheapest))
        return max(choices, key=lambda choice: choice[0])[1]

    @property
    def can_spoil(self) -> bool:
        """Whether a card in hand makes an opponent's trick nobody's."""
        return bool(self.position.spoilers) and self.position.winning is not None

    @property
    def spoiling(self) -> float:
        """What it is worth to spoil the trick."""
        return self.worth(None) + self.policy.spoil + self.waits(self.leader_if_spoiled)

    @property
    def letting_go(self) -> float:
        """What it is worth to leave the trick as it stands."""
        winning = self.position.winning
        leader = self.leader_if_spoiled if winning is None else winning
        return self.worth(winning) + self.waits(leader)

    @property
    def leader_if_spoiled(self) -> int | None:
        """Who leads next if this trick is spoiled by its strongest cards so far (R5.6)."""
        position = self.position
        tied = position.rules.first_tied
        return position.first_best if tied else position.table.leader

    def waits(self, leader: int | None) -> float:
        """What it is worth who leads next."""
        return 0.0 if leader in self.position.side else self.policy.last_seat
