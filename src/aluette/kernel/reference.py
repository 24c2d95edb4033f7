"""The network once more, in Python and NumPy: slow, plain, and what the kernel is held against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from aluette.cards import CARD_COUNT, DECK, STEP, STEP_MASK, Card, mask_of
from aluette.game.scoring import Outcome, settle
from aluette.kernel.search import Situation
from aluette.kernel.shown import SHOWN_BITS, shown_left
from aluette.kernel.weights import weights_of

__all__ = ["FIRST", "SECOND", "Reference", "card_inputs", "inputs"]

Numbers = npt.NDArray[np.float32]

FIRST, SECOND = 128, 32
"""Units of the two hidden layers."""
SEATS = (3, 4, 6)
_MOST_SEATS, _MOST_TRICKS, _STEPS = 6, 12, 19
_MOST_TAKEN, _MOST_STRONGER = 7, 12


class _Groups:
    """Inputs by name: each group begins where the one before it ends."""

    def __init__(self, **sizes: int) -> None:
        self.begin: dict[str, int] = {}
        self.count = 0
        for name, size in sizes.items():
            self.begin[name] = self.count
            self.count += size

    def __call__(self, name: str, number: int = 0) -> int:
        return self.begin[name] + number


INPUTS = _Groups(
    hand=CARD_COUNT,
    gone=CARD_COUNT,
    played=(_MOST_SEATS - 1) * _STEPS,
    laid=_MOST_SEATS,
    best=_STEPS,
    tied=1,
    first=2 * _MOST_SEATS,
    taken=_MOST_SEATS * _MOST_TAKEN,
    holder=2 * _MOST_SEATS,
    runner=2 * _MOST_SEATS,
    left=_MOST_TRICKS,
    tricks=_MOST_TRICKS,
    worth=(2 * _MOST_SEATS + 1) * 5,
    lead=1,
    mordienne=2,
    run=3,
    needs_loss=1,
    shown=_MOST_SEATS * SHOWN_BITS,
)
CARD_INPUTS = _Groups(
    step=_STEPS, against=4, stronger=_MOST_STRONGER + 1, equal=4, own_stronger=_MOST_TRICKS
)
ABOVE = tuple(sum(STEP_MASK[1:step]) for step in range(_STEPS + 2))


@dataclass(frozen=True, slots=True)
class _Seen:
    """What the seat in turn sees, as the inputs need it."""

    situation: Situation
    hand: int
    gone: int

    @classmethod
    def of(cls, situation: Situation) -> _Seen:
        view = situation.view
        away = view.deal.discards[view.viewer] or ()
        return cls(
            situation,
            situation.hand or mask_of(view.hand),
            mask_of((*away, *(card for cards in view.table.played for card in cards)))
            | situation.aside,
        )

    def who(self, seat: int) -> int:
        """A seat counted from this one, and whether it is of the same side."""
        view, rules = self.situation.view, self.situation.view.table.rules
        ally = rules.side_of[seat] == rules.side_of[view.viewer]
        return 2 * ((seat - view.viewer) % rules.seats) + ally


def inputs(situation: Situation) -> list[int]:
    """The inputs that are 1, in ascending order."""
    seen = _Seen.of(situation)
    return sorted([*_cards(seen), *_trick(seen), *_race(seen), *_rules(seen), *_shown(seen)])


def card_inputs(situation: Situation, card: int) -> list[int]:
    """The same for one card of the hand."""
    seen = _Seen.of(situation)
    unseen, step = DECK & ~seen.hand & ~seen.gone, STEP[card]
    best = min((STEP[other] for other in situation.view.table.trick), default=None)
    against = 0 if best is None else 1 if step < best else 2 if step == best else 3
    stronger = min((unseen & ABOVE[step]).bit_count(), _MOST_STRONGER)
    return [
        CARD_INPUTS("step", _STEPS - step),
        CARD_INPUTS("against", against),
        CARD_INPUTS("stronger", stronger),
        CARD_INPUTS("equal", (unseen & STEP_MASK[step]).bit_count()),
        CARD_INPUTS("own_stronger", (seen.hand & ABOVE[step]).bit_count()),
    ]


def _cards(seen: _Seen) -> Iterator[int]:
    for name, cards in (("hand", seen.hand), ("gone", seen.gone)):
        for step in range(1, _STEPS + 1):
            weakest = (STEP_MASK[step] & -STEP_MASK[step]).bit_length() - 1
            count = (cards & STEP_MASK[step]).bit_count()
            yield from (INPUTS(name, weakest + k) for k in range(count))
    table, viewer = seen.situation.view.table, seen.situation.view.viewer
    for k in range(1, table.seats):
        steps = {STEP[card] for card in table.played[(viewer + k) % table.seats]}
        yield from (INPUTS("played", (k - 1) * _STEPS + _STEPS - step) for step in steps)


def _trick(seen: _Seen) -> Iterator[int]:
    table = seen.situation.view.table
    yield INPUTS("laid", len(table.trick))
    if not table.trick:
        return
    steps = [STEP[card] for card in table.trick]
    best = min(steps)
    assert table.leader is not None
    yield INPUTS("best", _STEPS - best)
    yield INPUTS("first", seen.who((table.leader + steps.index(best)) % table.seats))
    if steps.count(best) > 1:
        yield INPUTS("tied")


def _race(seen: _Seen) -> Iterator[int]:
    table, viewer = seen.situation.view.table, seen.situation.view.viewer
    for seat, taken in enumerate(table.taken):
        if taken:
            place = (seat - viewer) % table.seats
            yield INPUTS("taken", place * _MOST_TAKEN + min(taken, _MOST_TAKEN) - 1)
    if table.holder is not None:
        yield INPUTS("holder", seen.who(table.holder))
    runner = _runner(seen)
    if runner is not None:
        yield INPUTS("runner", seen.who(runner))
    yield INPUTS("left", table.rules.hand_size - len(table.tricks) - 1)


def _runner(seen: _Seen) -> int | None:
    """Whose mordienne is under way: the taker of the last trick, if he may yet make it."""
    table = seen.situation.view.table
    winners = [trick.winner for trick in table.tricks]
    if not winners or winners[-1] is None or table.rules.mordienne == "off":
        return None
    last = winners[-1]
    begin = table.rules.hand_size - 5
    if table.rules.mordienne == "run":
        begin = winners.index(last)
    own = winners[begin:]
    return last if own and all(winner == last for winner in own) else None


def _rules(seen: _Seen) -> Iterator[int]:
    view, stakes = seen.situation.view, seen.situation.stakes
    rules = view.table.rules
    yield INPUTS("tricks", rules.hand_size - 1)

    def worth(place: int, outcome: Outcome) -> int:
        own = outcome.side == rules.side_of[view.viewer]
        points = 0 if outcome.side is None else outcome.points if own else -outcome.points
        return INPUTS("worth", place * 5 + points + 2)

    for k in range(rules.seats):
        seat = (view.viewer + k) % rules.seats
        for made in (False, True):
            yield worth(2 * k + made, settle(rules, seat, made, stakes))
    yield worth(2 * _MOST_SEATS, settle(rules, None, False, stakes))
    if rules.first_tied:
        yield INPUTS("lead")
    if rules.mordienne == "off":
        return
    run = rules.mordienne == "run"
    yield INPUTS("mordienne", 0 if run else 1)
    if run:
        yield from (INPUTS("run", k) for k in range(min(rules.shortest_run - 1, 3)))
    if rules.mordienne_needs_loss:
        yield INPUTS("needs_loss")


def _shown(seen: _Seen) -> Iterator[int]:
    table, viewer = seen.situation.view.table, seen.situation.view.viewer
    for seat, shown in enumerate(seen.situation.known.shown):
        left = shown_left(shown, mask_of(table.played[seat]))
        place = (seat - viewer) % table.seats * SHOWN_BITS
        yield from (INPUTS("shown", place + k) for k in range(SHOWN_BITS) if left >> k & 1)


@dataclass(frozen=True, slots=True)
class _Layers:
    """The weights for one number of seats."""

    inputs: Numbers
    cards: Numbers
    first_bias: Numbers
    second: Numbers
    second_bias: Numbers
    last: Numbers
    last_bias: Numbers

    @classmethod
    def of(cls, numbers: Numbers) -> _Layers:
        shapes = (
            (INPUTS.count, FIRST),
            (CARD_INPUTS.count, FIRST),
            (FIRST,),
            (FIRST, SECOND),
            (SECOND,),
            (SECOND,),
            (),
        )
        parts, begin = [], 0
        for shape in shapes:
            end = begin + int(np.prod(shape))
            parts.append(numbers[begin:end].reshape(shape))
            begin = end
        return cls(*parts)

    def points(self, on: Sequence[int], card_on: Sequence[int]) -> float:
        first = self.inputs[on].sum(0) + self.cards[card_on].sum(0) + self.first_bias
        second = np.maximum(first, 0) @ self.second + self.second_bias
        return float(np.maximum(second, 0) @ self.last + self.last_bias)


class Reference:
    """A trained network, from the bytes of a file of weights.

    :raises ValueError: for a file of something else than weights.
    """

    def __init__(self, file: bytes) -> None:
        numbers = np.frombuffer(weights_of(file), "<f2").astype(np.float32)
        self._layers = dict(
            zip(SEATS, map(_Layers.of, numbers.reshape(len(SEATS), -1)), strict=True)
        )

    def values(self, situation: Situation) -> dict[Card, float]:
        """What :meth:`aluette.kernel.network.Network.values` gives, within 0.0001."""
        layers, on = self._layers[situation.view.table.seats], inputs(situation)
        hand = reversed(situation.view.hand)
        return {card: layers.points(on, card_inputs(situation, card)) for card in hand}
