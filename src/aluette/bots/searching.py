"""Bots that look ahead: worlds imagined, cards tried in each, the best on average played."""

from __future__ import annotations

import math
import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace

from aluette.bots.advice import Advice, CardAdvice
from aluette.bots.bot import answer
from aluette.bots.chance import chance
from aluette.bots.face import Face
from aluette.bots.knowledge import situation_of
from aluette.bots.network import BY_THE_BOOKS, MOST_TRICKS
from aluette.bots.plans import ahead_of, plan_of
from aluette.bots.position import Position
from aluette.bots.prospects import Prospects
from aluette.cards import CARDS, STEP, Card
from aluette.game import View
from aluette.game.commands import Look, SeatCommand, Sign
from aluette.kernel import Books
from aluette.kernel.search import (
    MOST_SIMULATIONS,
    MOST_WORK,
    CardWeight,
    Effort,
    Model,
    Policy,
    Search,
    Weights,
)
from aluette.numbers import check_fields

__all__ = ["Descents", "SearchBot"]


@dataclass(frozen=True, slots=True)
class Descents:
    """A tree search, OpenSpiel's recipe: how many descents, and how curious they are."""

    simulations: int = 1000
    uct: float = 1.4

    def __post_init__(self) -> None:
        check_fields(self, simulations=(1, MOST_SIMULATIONS), uct=(0, 1000))


class SearchBot:
    """A bot that decides by what comes of each choice in many worlds.

    The work it does is fixed, so a seed always gives the same answer, unless the time that a move
    may take runs out first. It can be used from several threads: each gets a solver of its own.
    """

    def __init__(
        self,
        name: str,
        *,
        policies: Mapping[int, Policy | None],
        efforts: Mapping[int, Effort],
        model: Model,
        descents: Descents | None,
        prospects: Prospects,
        manner: Face,
    ) -> None:
        self.name = name
        self.policies = policies
        """How everybody is taken to play, by the number of seats; ``None``: at random."""
        self.efforts = efforts
        """How much is looked at for a card, by the number of seats."""
        self.model = model
        self.descents = descents
        self.prospects = prospects
        self.manner = manner
        self._own = threading.local()

    def within(self, milliseconds: int) -> SearchBot:
        """The same bot with another time for a move, and work in proportion."""
        seconds = milliseconds / 1000
        efforts = {seats: _scaled(effort, seconds) for seats, effort in self.efforts.items()}
        descents = self.descents
        if descents is not None:
            share = seconds / self.efforts[4].seconds
            number = _in_proportion(descents.simulations, share, MOST_SIMULATIONS)
            descents = replace(descents, simulations=number)
        return self.doing(efforts, descents)

    def doing(self, efforts: Mapping[int, Effort], descents: Descents | None = None) -> SearchBot:
        """The same bot with other work to do for a move; descents stay where none are given."""
        return SearchBot(
            self.name,
            policies=self.policies,
            efforts=efforts,
            model=self.model,
            descents=descents or self.descents,
            prospects=self.prospects,
            manner=self.manner,
        )

    def face(self, view: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        """What the viewer does with its face, and when it wants to be asked again."""
        return self.manner.act(view, seed, time), self.manner.delay(view, seed, time)

    def choose(self, view: View, seed: int) -> SeatCommand:
        """What the viewer, a seat that is asked, wants to do.

        :raises ValueError: where the viewer is not asked.
        """
        number = _number(view, seed)
        return answer(
            view,
            seed,
            vote=lambda view: self.prospects.vote(view, number),
            discards=lambda view: self.prospects.discards(view, number),
            word=lambda view: self.prospects.word(view, number),
            card=lambda view: self._card(view, number),
        )

    def _card(self, view: View, seed: int) -> Card:
        if len({STEP[card] for card in view.hand}) == 1:
            return view.hand[0]
        if view.table.rules.hand_size > MOST_TRICKS:
            return CARDS[BY_THE_BOOKS.card(Position.of(view))]
        if self.descents is not None:
            return self._by_tree(view, seed, self.descents)
        return self._weigh(view, seed).cards[0].card

    def explain(self, view: View, seed: int) -> Advice | None:
        """What each card may bring, and why the best is the best.

        ``None`` where the viewer is not asked for a card, and for a search by a tree, which finds a
        card and no numbers for the others.

        :raises ValueError: in one sentence, under rules with more tricks than the kernel plays.
        """
        if not view.asked or view.table.phase != "play" or self.descents is not None:
            return None
        size = view.table.rules.hand_size
        if size > MOST_TRICKS:
            raise ValueError(f"deals of {size} tricks are not looked into, only of {MOST_TRICKS}")
        weights = self._weigh(view, _number(view, seed))
        cards = tuple(
            CardAdvice(card, weight.points, weight.takes, weight.side_takes, weight.spoils)
            for weight, group in zip(weights.cards, _groups(view, weights.cards), strict=True)
            for card in group
        )
        cards = cards[:1] + tuple(sorted(cards[1:], key=lambda card: -card.points))
        plan, ahead = plan_of(view, cards), ahead_of(view, cards)
        return Advice(cards, plan, ahead, weights.worlds, weights.exact)

    def _weigh(self, view: View, seed: int) -> Weights:
        if not hasattr(self._own, "search"):
            self._own.search = Search()
        search: Search = self._own.search
        return search.weigh(
            situation_of(view),
            seed=seed,
            effort=self.efforts[view.table.seats],
            model=self.model,
            policy=self.policies[view.table.seats],
        )

    def _by_tree(self, view: View, seed: int, descents: Descents) -> Card:
        policy = self.policies[view.table.seats]
        visits = situation_of(view).ismcts(
            seed=seed,
            simulations=descents.simulations,
            uct=descents.uct,
            seconds=self.efforts[view.table.seats].seconds,
            model=self.model,
            policy=policy if isinstance(policy, Books) else None,
        )
        return visits[0].card


def _scaled(effort: Effort, seconds: float) -> Effort:
    """An effort for another time, with work in proportion."""
    share = seconds / effort.seconds
    return replace(
        effort,
        worlds=_in_proportion(effort.worlds, share, MOST_WORK),
        plays=_in_proportion(effort.plays, share, MOST_WORK),
        exact_worlds=_in_proportion(effort.exact_worlds, share, MOST_WORK),
        seconds=seconds,
    )


def _in_proportion(work: int, share: float, most: int) -> int:
    """A share of some work, a little at least and no more than there may be."""
    return min(most, max(1, math.ceil(work * share)))


def _number(view: View, seed: int) -> int:
    """A seed for one question, as a whole number."""
    return int(chance(view, seed, "search") * 2**53)


def _groups(view: View, weights: tuple[CardWeight, ...]) -> list[list[Card]]:
    """The cards in hand that each weight stands for: it names the weakest of them."""
    weakest = sorted(weight.card for weight in weights)
    groups: dict[Card, list[Card]] = {card: [] for card in weakest}
    for card in view.hand:
        groups[max(first for first in weakest if first <= card)].append(card)
    return [groups[weight.card] for weight in weights]
