"""What a bot does before the first lead: the cut, the chant, the discards, the declarations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from aluette.bots.chance import chance
from aluette.cards import CARD_COUNT, STEP, Card
from aluette.game import View
from aluette.rules import Rules

__all__ = ["Talk", "cut_at", "discards", "strength"]

_WEIGHTS = (0, 10, 9, 8, 7, 5, 5, 4, 4, 2, 1, *(0,) * 9)


def strength(hand: Iterable[int]) -> float:
    """How strong a hand is."""
    return sum(_WEIGHTS[STEP[card]] for card in hand)


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
    """When a bot speaks up, as bounds on the strength of its hand."""

    sing: float
    """Votes for the chant with a hand below this."""
    hopeless: float
    """Opens a concession or a surrender with a hand below this."""
    poor: float
    """Agrees to its partner's, and declines a bid, with a hand below this."""
    announce: float
    """Announces mordienne with a hand of at least this."""
    refuse: float
    """Refuses a surrender with a hand of at least this."""

    def vote(self, view: View) -> bool:
        """Whether to vote for the chant (R5.3)."""
        return strength(view.hand) < self.sing

    def word(self, view: View) -> str:
        """The word to say in the round of declarations (R5.4), one of ``table.words``."""
        words, own = view.table.words, strength(view.hand)
        if "agree" in words:
            return "agree" if own < self.poor else "disagree"
        if "refuse" in words:
            return "refuse" if own >= self.refuse else "accept"
        if "decline" in words:
            return "decline" if own < self.poor else "accept"
        return self._opening(words, own, view.table.rules)

    def _opening(self, words: tuple[str, ...], own: float, rules: Rules) -> str:
        if "announce" in words and own >= self.announce and rules.announce != "extends":
            return "announce"
        if own < self.hopeless:
            return next((word for word in ("concede", "surrender") if word in words), "pass")
        return "pass"
