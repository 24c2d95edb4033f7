"""What a searching bot does before the first lead, all of it by the points to expect.

The deal is played out in many worlds, everybody by the books: once as it is, once as it would be
if the talon were sung, other cards laid away, or another word said.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from aluette.bots.knowledge import STRONG, fitting, known_from
from aluette.cards import CARDS, Card, mask_of
from aluette.game import View
from aluette.game.declarations import round_after
from aluette.kernel.search import MOST_WORLDS, Demand, Known, Situation, Told
from aluette.numbers import check_fields

__all__ = ["Prospects"]

BOAST = 3
"""How many luettes and doubles a seat is taken to hold that bids mordienne; one that calls its hand
hopeless has none."""
BOAST_TRUST = 0.35
"""How far that is believed of a bid: who bids on anything must gain nothing by it."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """The decisions before the play, and how much is looked at for each.

    :raises ValueError: for a number that is out of range.
    """

    worlds: int = 1000
    """How many deals are played out for each possibility."""
    talons: int = 50
    """How many talons a singer imagines before he votes."""
    sing: float = 0.0
    """How much better a sung deal must look for a vote to sing, in points."""
    swap: float = 0.03
    """How much better other discards than the weakest cards must look."""
    announce: float = 0.03
    """How much a mordienne must gain by being announced, where that costs nothing."""

    def __post_init__(self) -> None:
        check_fields(self, worlds=(1, MOST_WORLDS), talons=(1, 10**6))
        check_fields(self, sing=(-100, 100), swap=(-100, 100))
        check_fields(self, announce=(-100, 100))

    def vote(self, view: View, seed: int) -> bool:
        """Whether to vote for the chant (R5.3)."""
        table = view.table
        assert table.dealer is not None
        singers = table.rules.singer_seats(table.dealer)
        plain = self.mean(_situation(view, known_from(view)), seed)
        known = known_from(view, singers=singers)
        if view.viewer not in singers:
            sung = self.mean(_situation(view, known, sung=singers), seed)
        else:
            each = replace(self, worlds=max(1, self.worlds // self.talons))
            hands = self._hands_after_singing(view, known, seed)
            sung = sum(
                each.mean(_situation(view, known, hand=hand, aside=aside, sung=singers), seed + k)
                for k, (hand, aside) in enumerate(hands)
            )
            sung /= self.talons
        return sung - plain > self.sing

    def discards(self, view: View, seed: int) -> tuple[Card, ...]:
        """The cards to lay away for the talon's (R5.3): the weakest, or a little else."""
        size = view.table.counts[view.viewer] - view.table.rules.hand_size
        weakest = tuple(view.hand[:size])
        known = known_from(view)

        def mean(away: tuple[Card, ...]) -> float:
            kept = mask_of(card for card in view.hand if card not in away)
            singers = view.table.singers
            situation = _situation(view, known, hand=kept, aside=mask_of(away), sung=singers)
            return self.mean(situation, seed)

        others = {
            tuple(card for card in (*weakest, kept) if card != away)
            for away in weakest[-3:]
            for kept in view.hand[size : size + 3]
        }
        best = max(sorted(others), key=mean)
        return best if mean(best) > mean(weakest) + self.swap else weakest

    def word(self, view: View, seed: int) -> str:
        """The word to say in the round of declarations (R5.4), one of ``table.words``."""
        words = view.table.words
        if "agree" in words:
            poor = self._after(view, seed, "", poor=self._partners(view))
            return "agree" if poor < -1 else "disagree"
        if "refuse" in words:
            opener = next(s for s, word in reversed(view.table.declared) if word == "surrender")
            made = self._after(view, seed, "refuse", poor=(opener,))
            return "refuse" if made > 1 else "accept"
        if "decline" in words:
            bidder = next(s for s, word in reversed(view.table.declared) if word == "announce")
            played = self._after(view, seed, "", strong=bidder)
            return "decline" if played < -1 else "accept"
        plain = self._after(view, seed, "pass")
        if "announce" in words and self._announces(view, seed, plain):
            return "announce"
        if plain < -1:
            return next((word for word in ("concede", "surrender") if word in words), "pass")
        return "pass"

    def _announces(self, view: View, seed: int, plain: float) -> bool:
        """Never a bid: that binds its partner, who is not asked."""
        if view.table.rules.announce != "required":
            return False
        return self._after(view, seed, "announce") > plain + self.announce

    def _after(
        self,
        view: View,
        seed: int,
        word: str,
        *,
        poor: tuple[int, ...] = (),
        strong: int | None = None,
    ) -> float:
        """The points to expect once this word is said.

        ``poor`` are seats that gave up hope, ``strong`` is one that goes for mordienne.
        """
        table = view.table
        assert table.dealer is not None
        said = (*table.declared, (view.viewer, word)) if word else table.declared
        stakes = round_after(table.rules, table.dealer, said).stakes
        known = known_from(view)
        if poor:
            known = Known(barred=tuple(STRONG * (seat in poor) for seat in range(table.seats)))
        if strong is not None:
            boast = Told(strong, ((Demand(STRONG, BOAST),),), trust=BOAST_TRUST)
            known = replace(known, told=(*known.told, boast))
        return self.mean(_situation(view, known, stakes=stakes, sung=table.singers), seed)

    def _partners(self, view: View) -> tuple[int, ...]:
        return view.table.rules.partners(view.viewer)

    def mean(self, situation: Situation, seed: int) -> float:
        """The points to expect for the seat's side when the deal is played out."""
        return situation.play_out(self.worlds, seed=seed).mean(situation.side)

    def _hands_after_singing(
        self, view: View, known: Known, seed: int
    ) -> Iterator[tuple[int, int]]:
        """Hands that a singer may come to, with the masks of what he lays away."""
        rng = random.Random(seed)
        out = mask_of(view.hand) | _shown(known)
        unseen = [card for card in CARDS if not out >> card & 1]
        half = view.table.rules.talon_size // 2
        for _ in range(self.talons):
            cards = sorted((*view.hand, *rng.sample(unseen, half)))
            yield mask_of(cards[half:]), mask_of(cards[:half])


def _situation(view: View, known: Known, **more: Any) -> Situation:
    return fitting(lambda told: Situation(view, told, **more), known)


def _shown(known: Known) -> int:
    """The cards that others have shown to be theirs beyond doubt: they are not in the talon."""
    shown = 0
    for told in known.told:
        if told.trust == 1 and len(told.readings) == 1:
            for demand in told.readings[0]:
                if demand.cards.bit_count() == demand.least:
                    shown |= demand.cards
    return shown
