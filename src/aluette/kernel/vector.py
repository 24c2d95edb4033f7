"""Many deals side by side, one action in each a call: the fast way to learn from play.

The arrays are the caller's and are written into; anything with Python's buffer protocol will do,
NumPy's arrays above all. What the numbers of an action and the places of an observation mean is
told by :mod:`aluette.envs.form`.

>>> from array import array
>>> from aluette.kernel.vector import VectorDeals
>>> from aluette.rules import load_rules
>>> deals = VectorDeals(load_rules("pagat"), 1, seed=1, talk=False)
>>> deals.observation_size, deals.action_count
(352, 48)
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from aluette.cards import CARD_COUNT, CARDS, Card
from aluette.game.scoring import Stakes
from aluette.kernel._core import Vector
from aluette.kernel.core_rules import core_rules, scores_of
from aluette.numbers import check_whole
from aluette.rules import Rules, fit_signing
from aluette.signs import load_sign_set
from aluette.signs.ticks import BARE, SIGNING

__all__ = ["VectorDeals"]


Array = object
"""Anything with Python's buffer protocol. What it must hold is checked when it is used."""


class VectorDeals:
    """So many deals under the same rules; one that is over is dealt anew at once.

    Each deal has random numbers of its own: the same seed gives the same deals for any number of
    threads, and on every machine.

    :param talk: whether there are chant and declarations, where the rules have them; without, the
        talon stays where it is and all seats pass.
    :param signs: whether all seats do something with their faces before each card.
    :param threads: how many threads share a step.
    :raises ValueError: for a number that is out of range.
    :raises aluette.rules.RulesError: for signs under rules that have none.
    """

    def __init__(
        self,
        rules: Rules,
        count: int,
        *,
        seed: int,
        talk: bool = True,
        signs: bool = False,
        threads: int = 1,
    ) -> None:
        check_whole(count, "count", 1, 1 << 24)
        check_whole(seed, "seed", 0, 2**64 - 1)
        check_whole(threads, "threads", 1, 1024)
        if signs:
            fit_signing(SIGNING, rules)
        self.rules = rules
        self.count = count
        self._threads = threads
        self._core = Vector(
            core_rules(rules, Stakes()),
            packets=rules.packets,
            count=count,
            seed=seed,
            talk=talk and (rules.chant or rules.declares),
            signs=signs,
            chant=rules.chant,
            partner_sings=rules.singers == "left-and-partner",
            in_blocks=rules.talon_order == "blocks",
            surrender=rules.surrender,
            announce=rules.announce,
            known_signs=_known_signs(rules),
            scores=[scores_of(rules, stakes) for stakes in _all_stakes(rules)],
        )

    @property
    def observation_size(self) -> int:
        """How many bytes an observation has, each of them 0 or 1."""
        return self._core.observation_size

    @property
    def action_count(self) -> int:
        """How many actions there are: masks have a byte for each."""
        return self._core.action_count

    def observe(self, observations: Array, masks: Array, seats: Array) -> None:
        """Write what the seat in turn knows and may do in each deal.

        :param observations: uint8, ``(count, observation_size)``.
        :param masks: uint8, ``(count, action_count)``: 1 where an action is possible.
        :param seats: int8, ``(count,)``: who is in turn.
        :raises TypeError: for what is no array, or holds something else.
        :raises ValueError: for an array of another shape, or that cannot be written into as a
            whole.
        """
        self._core.observe(observations, masks, seats)

    def step(
        self,
        actions: Array,
        observations: Array,
        masks: Array,
        seats: Array,
        *,
        rewards: Array,
        dones: Array,
        finals: Array | None = None,
    ) -> None:
        """Have the seat in turn act in each deal, and write what comes of it.

        Where a deal is over its rewards are written, it is dealt anew, and the observation is the
        new deal's first.

        :param actions: int32 or int64, ``(count,)``.
        :param observations: and ``masks`` and ``seats``: as :meth:`observe` writes them.
        :param rewards: float32, ``(count, seats)``: where a deal is over, each seat's points, those
            of its side less those of all others together; else 0.
        :param dones: uint8, ``(count,)``: 1 where a deal is over.
        :param finals: uint8, like the observations: where a deal is over, what the last to act knew
            at its end; the other rows are left as they are.
        :raises TypeError: and ``ValueError``: as :meth:`observe` does.
        :raises ValueError: for an action that is not possible; then no deal has changed.
        """
        self._core.step(actions, observations, masks, seats, rewards, dones, finals, self._threads)

    def sample(self, actions: Array) -> None:
        """Write a possible action for each deal, at random, int32 or int64, ``(count,)``."""
        self._core.sample(actions)

    def deal(self, index: int, *, dealer: int, deck: Sequence[int], seed: int = 0) -> None:
        """Begin a chosen deal in place of one of them.

        :param deck: all cards in the order in which they are dealt, the talon last.
        :param seed: of who sees which sign.
        :raises ValueError: for no such deal or seat, or what is no deck.
        """
        self._check_index(index)
        check_whole(dealer, "dealer", 0, self.rules.seats - 1)
        check_whole(seed, "seed", 0, 2**64 - 1)
        for card in deck:
            check_whole(card, "a card", 0, CARD_COUNT - 1)
        self._core.deal(index, dealer, [int(card) for card in deck], seed)

    def truth(self, index: int) -> tuple[int, tuple[Card, ...], int]:
        """What was dealt: dealer, deck and seed as :meth:`deal` takes them.

        Nobody who plays may know it.

        :raises ValueError: for no such deal.
        """
        self._check_index(index)
        dealer, deck, seed = self._core.truth(index)
        return dealer, tuple(CARDS[card] for card in deck), seed

    def _check_index(self, index: int) -> None:
        check_whole(index, "index", 0, self.count - 1)


def _known_signs(rules: Rules) -> int:
    """The signs that the table of these rules has, a bit each."""
    if rules.sign_set == "none":
        return 0
    gestures = load_sign_set(rules.sign_set).gestures
    return sum(1 << k for k, message in enumerate(BARE) if message.sign in gestures)


def _all_stakes(rules: Rules) -> list[Stakes]:
    """All that declarations can put at stake, as the kernel numbers it."""
    seats = range(rules.seats)
    announced = [
        Stakes(announcers=tuple(seat for seat in seats if mask >> seat & 1)) for mask in range(16)
    ]
    if len(rules.sides) != 2:
        return [Stakes()] * 18
    return list(itertools.chain(announced, (Stakes(refused=side) for side in (0, 1))))
