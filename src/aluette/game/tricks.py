"""The one place where tricks are played: a small mutable engine on ints (rules R5.5 to R5.7).

Two tiers with matching names, as in many game libraries: :meth:`Tricks.push` trusts its caller
and can be taken back by :meth:`Tricks.pop`; :meth:`Tricks.play` checks first and says why not.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

from aluette.cards import CARDS, STEP

__all__ = ["IllegalPlayError", "Tricks", "judge"]


class IllegalPlayError(ValueError):
    """A card that cannot be played now; the message names card, seat and reason."""


def judge(cards: Sequence[int], first_tied: bool) -> tuple[int | None, int]:
    """Who takes a full trick and who leads next, as positions from the leader (R5.6).

    ``None`` for a spoiled trick; then the leader leads again, or with ``first_tied`` the first
    who played a card of the strongest step.

    >>> from aluette.cards import parse_cards
    >>> judge(parse_cards("6b Kb Kc 5d"), False), judge(parse_cards("6b Kb Kc 5d"), True)
    ((None, 0), (None, 1))
    """
    steps = [STEP[card] for card in cards]
    best = min(steps)
    position = steps.index(best)
    if steps.count(best) == 1:
        return position, position
    return None, position if first_tied else 0


class Tricks:
    """The tricks of one deal, from the first lead to the last card.

    >>> from aluette.cards import Card, CardSet
    >>> t = Tricks([CardSet.of(h) for h in ("3d 9s", "Ks 4c", "Kc 5b")], leader=0)
    >>> for code in ("9s", "Ks", "Kc"):
    ...     t.play(Card(code))
    >>> t.winners, t.leader, [str(c) for c in map(Card, t.legal_cards())]
    ([None], 0, ['3d'])
    """

    __slots__ = (
        "_past",
        "first_tied",
        "hands",
        "holder",
        "leader",
        "seats",
        "taken",
        "trick",
        "turn",
        "winners",
    )

    def __init__(
        self, hands: Iterable[Iterable[int]], leader: int, *, first_tied: bool = False
    ) -> None:
        self.hands = [sorted(map(int, hand)) for hand in hands]
        """Each seat's cards, weakest first."""
        self.seats = len(self.hands)
        self.first_tied = first_tied
        self.leader = leader
        """Who leads the trick in progress, or the next one."""
        self.turn = leader
        """Whose card is next."""
        self.trick: list[int] = []
        """The cards of the trick in progress, from its leader."""
        self.winners: list[int | None] = []
        """Who took each finished trick; ``None`` where it was spoiled."""
        self.taken = [0] * self.seats
        """How many tricks each seat has."""
        self.holder: int | None = None
        """Who has the most tricks, of several the first to reach that number (R5.7)."""
        self._past: list[tuple[int, list[int], int | None]] = []

    def legal_cards(self) -> tuple[int, ...]:
        """The cards the seat in turn may play: all it holds (R5.5), weakest first."""
        return tuple(self.hands[self.turn])

    def legal_mask(self) -> int:
        """The same as a mask."""
        mask = 0
        for card in self.hands[self.turn]:
            mask |= 1 << card
        return mask

    @property
    def over(self) -> bool:
        """Whether every card has been played."""
        return not self.trick and not self.hands[self.turn]

    def play(self, card: int) -> None:
        """Play a card of the seat in turn.

        :raises IllegalPlayError: where that seat does not hold it, or no card is left to play.
        :raises TypeError: for anything but an ``int``.
        """
        if not isinstance(card, int):
            raise TypeError(f"a card is an int, not {type(card).__name__}")
        turn = self.turn
        try:
            self.hands[turn].remove(card)
        except ValueError:
            if self.over:
                raise IllegalPlayError("all tricks have been played") from None
            name = CARDS[card] if 0 <= card < len(CARDS) else card
            raise IllegalPlayError(f"seat {turn} does not hold {name}") from None
        self._lay(card)

    def push(self, card: int) -> None:
        """Play a card that the seat in turn is known to hold. Unchecked: see :meth:`play`."""
        self.hands[self.turn].remove(card)
        self._lay(card)

    def _lay(self, card: int) -> None:
        trick = self.trick
        trick.append(card)
        seats = self.seats
        if len(trick) < seats:
            turn = self.turn + 1
            self.turn = turn if turn < seats else 0
            return
        self._past.append((self.leader, trick, self.holder))
        position, following = judge(trick, self.first_tied)
        winner = None
        if position is not None:
            winner = (self.leader + position) % seats
            taken = self.taken
            taken[winner] += 1
            if self.holder is None or taken[winner] > taken[self.holder]:
                self.holder = winner
        self.winners.append(winner)
        self.turn = self.leader = (self.leader + following) % seats
        self.trick = []

    def pop(self) -> int:
        """Take back the last card and return it.

        :raises IndexError: where no card has been played.
        """
        if not self.trick:
            self.leader, self.trick, self.holder = self._past.pop()
            winner = self.winners.pop()
            if winner is not None:
                self.taken[winner] -= 1
        card = self.trick.pop()
        self.turn = (self.leader + len(self.trick)) % self.seats
        insort(self.hands[self.turn], card)
        return card

    def copy(self) -> Tricks:
        """An independent copy, its taking back included."""
        twin = Tricks.__new__(Tricks)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.seats, twin.first_tied = self.seats, self.first_tied
        twin.leader, twin.turn, twin.holder = self.leader, self.turn, self.holder
        twin.trick, twin.winners = self.trick.copy(), self.winners.copy()
        twin.taken, twin._past = self.taken.copy(), self._past.copy()  # noqa: SLF001
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tricks):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]
