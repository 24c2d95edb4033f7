"""What a bot does before the first lead: the cut, the chant, the discards, the declarations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields

from aluette.bots.beliefs import beliefs
from aluette.bots.chance import chance
from aluette.cards import CARD_COUNT, STEP, Card
from aluette.game import View
from aluette.numbers import check_fields

__all__ = ["Talk", "cut_at", "discards", "outlook", "strength"]

_AVERAGE = 0.14
_WEIGHTS = (
    *(0.42, 0.32, 0.29, 0.23, 0.20, 0.24, 0.22, 0.17, 0.13, 0.06),
    *(-0.01, -0.09, -0.15, -0.12, -0.14, -0.13, -0.14, -0.14, -0.12),
)
"""What a card of each step adds: a regression of 4,000 deals of ``pagat`` on hands of nine."""


_SHARE = 0.5
"""What others' cards weigh beside one's own in what is said."""
_POOR = 0.4
"""How much weaker than the average a hand is that was shown as poor."""


def strength(hand: Iterable[int]) -> float:
    """How many points more than the opponents' a hand of nine makes its side score, on average.

    >>> from aluette.cards import parse_cards
    >>> round(strength(parse_cards("3d 2c Ac Kd Nb 8s 6c 5d 4b")), 2)
    0.44
    """
    return _AVERAGE + sum(_WEIGHTS[STEP[card] - 1] for card in hand)


def outlook(view: View) -> float:
    """The strength of the viewer's hand, and what signs have told of the others'.

    A partner's card is worth to the side what it is worth to him; an opponent's takes that away.
    """
    known, side_of = beliefs(view), view.table.rules.side_of
    told = 0.0
    for seat in range(view.table.seats):
        ours = side_of[seat] == side_of[view.viewer]
        worth = sum(map(_WEIGHTS.__getitem__, _steps(known.least[seat])))
        worth -= _POOR * known.weak[seat]
        told += worth if ours else -worth
    return strength(view.hand) + _SHARE * told


def _steps(least: tuple[int, ...]) -> Iterator[int]:
    """The index of each card's weight that is surely held."""
    for step, count in enumerate(least):
        yield from (step - 1,) * count


def cut_at(view: View, seed: int) -> int:
    """How many cards the cut lifts: somewhere in the middle, as people do."""
    quarter = CARD_COUNT // 4
    return quarter + int(chance(view, seed, "cut") * 2 * quarter)


def discards(view: View) -> tuple[Card, ...]:
    """The weakest cards, as many as the talon brought (R5.3)."""
    size = view.table.counts[view.viewer] - view.table.rules.hand_size
    return view.hand[:size]


@dataclass(frozen=True, slots=True)
class Talk:
    """When a bot speaks up, as bounds on the strength of its hand.

    Nothing that binds the side is said on one good hope: a concession or a surrender is opened
    with a hopeless hand only, and stands only if the partner's hand is poor as well.

    :raises ValueError: for a number that is out of range.
    """

    sing: float = -0.15
    """Votes for the chant below this, where it gets nothing from the talon."""
    sing_self: float = 0.1
    """The same where it is one of the singers."""
    hopeless: float = -0.85
    """Opens a concession or a surrender below this."""
    poor: float = -0.55
    """Agrees to its partner's below this."""
    refuse: float = 2.0
    """Refuses a surrender from this on."""
    announce: float = 0.8
    """Announces mordienne from this on, where that risks nothing: its partner is not asked."""
    decline: float = -0.5
    """Declines an announced mordienne below this: played for twice the points, a deal of which less
    is expected costs more than the one point of declining (R5.4)."""

    def __post_init__(self) -> None:
        check_fields(self, **{field.name: (-100, 100) for field in fields(self)})

    def vote(self, view: View) -> bool:
        """Whether to vote for the chant (R5.3)."""
        table = view.table
        assert table.dealer is not None
        sings = view.viewer in table.rules.singer_seats(table.dealer)
        return outlook(view) < (self.sing_self if sings else self.sing)

    def word(self, view: View) -> str:
        """The word to say in the round of declarations (R5.4), one of ``table.words``."""
        words, own = view.table.words, outlook(view)
        if "agree" in words:
            return "agree" if own < self.poor else "disagree"
        if "refuse" in words:
            return "refuse" if own >= self.refuse else "accept"
        if "decline" in words:
            return "decline" if own < self.decline else "accept"
        if "announce" in words and own >= self.announce and view.table.rules.announce == "required":
            return "announce"
        if own < self.hopeless:
            return next((word for word in ("concede", "surrender") if word in words), "pass")
        return "pass"
