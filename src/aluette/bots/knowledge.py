"""What a seat knows of the others' hands from their signs, in the terms of sampled worlds."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from aluette.bots.told import elsewhere, laid_away, played_by, seen_signs
from aluette.bots.trust import trust
from aluette.cards import STEP_MASK
from aluette.game import View
from aluette.kernel.search import Demand, Known, Situation, Told
from aluette.signs import Reading, decode, possible
from aluette.signs.language import ACES

__all__ = ["fitting", "known_from", "situation_of"]


def situation_of(view: View) -> Situation:
    """The situation of a view, and with it what signs have told.

    Signs that contradict one another, as they may at a free table, are left aside.

    :raises ValueError: where no deal is in progress, or the viewer has no hand.
    """
    return fitting(functools.partial(Situation.of, view), known_from(view))


def fitting(make: Callable[[Known], Situation], known: Known) -> Situation:
    """The situation with what is known, or without where that contradicts itself.

    :raises ValueError: where it cannot be had without either.
    """
    try:
        return make(known)
    except ValueError:
        return make(Known())


def known_from(view: View) -> Known:
    """What the signs that the viewer saw tell of each hand.

    A sign keeps all readings that are still possible; at a free table it is believed in as many
    worlds as its maker is trusted. What a singer may have laid away since is not counted on.
    """
    return Known(told=tuple(_told(view)))


def _told(view: View) -> Iterator[Told]:
    for seat, message in seen_signs(view):
        readings = possible(decode(message), elsewhere(view, seat))
        if not readings or laid_away(view, seat):
            continue
        believed = 1.0 if view.table.signing.honest else trust(view, seat)
        demands = tuple(_demands(reading, played_by(view, seat)) for reading in readings)
        if any(demands):
            yield Told(seat, demands, believed)


def _demands(reading: Reading, played: int) -> tuple[Demand, ...]:
    """What is still in the hand of what a reading says was there."""
    wanted = []
    for step in reading.steps:
        least = reading.least(step) if step == ACES else 1
        left = least - (played & STEP_MASK[step]).bit_count()
        if left > 0:
            wanted.append(Demand(STEP_MASK[step], left))
    return tuple(wanted)
