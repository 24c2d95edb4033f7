"""What a seat knows of the others' hands from their signs, in the terms of sampled worlds."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from aluette.bots.beliefs import Beliefs, beliefs
from aluette.bots.position import ABOVE
from aluette.bots.told import elsewhere, laid_away, played_by, seen_signs, told
from aluette.bots.trust import trust
from aluette.cards import STEP_MASK, mask_of
from aluette.game import View
from aluette.kernel.search import Demand, Known, Situation, Told
from aluette.kernel.shown import shown_of
from aluette.signs import Reading, decode, possible
from aluette.signs.language import ACES, LAST_STEP

__all__ = ["STRONG", "fitting", "known_from", "shown_by", "situation_of"]

STRONG = ABOVE[ACES]
"""The luettes and doubles."""
_POOR = 0.9
"""How likely a hand that was shown as poor holds none of them."""


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


def known_from(view: View, *, singers: tuple[int, ...] | None = None) -> Known:
    """What the signs that the viewer saw tell of each hand, and its own tell its partners.

    A sign keeps all readings that are still possible; at a free table it is believed in as many
    worlds as its maker is trusted. What a singer may have laid away since is not counted on, nor
    that his hand is still poor; ``singers`` are who sings, where that is only imagined.
    """
    singers = view.table.singers if singers is None else singers
    return Known(told=tuple(_told(view, singers)), shown=shown_by(view))


def shown_by(view: View) -> tuple[int, ...]:
    """Seat by seat, what signs that are believed have shown, for networks.

    Its bits are those of :mod:`aluette.kernel.shown`. Empty where nothing is shown, and where the
    viewer has no partner: networks have not learned signs for that. Whether a partner has seen the
    viewer's own signs it cannot know; he is taken to have.
    """
    known = beliefs(view)
    if not view.table.rules.partners(view.viewer) or (known.empty and not told(view)):
        return ()
    return tuple(_shown(view, known, seat) for seat in range(view.table.seats))


def _shown(view: View, known: Beliefs, seat: int) -> int:
    """What one seat has shown of the hand that it began with."""
    played = played_by(view, seat)
    if seat == view.viewer:
        hand = mask_of(view.hand) | played
        poor = any(message.sign == "misère" for message in told(view))
        least = _own_signs(view, hand)
    else:
        hand, poor = played, known.weak[seat]
        steps = enumerate(known.least[seat])
        least = [count + (STEP_MASK[s] & played).bit_count() if count else 0 for s, count in steps]
    still_poor = poor and not hand & STRONG and seat not in view.table.singers
    return shown_of(least, poor=still_poor)


def _own_signs(view: View, hand: int) -> list[int]:
    """Step by step, how many cards of the hand that it began with the viewer's signs have named."""
    least = [0] * (LAST_STEP + 1)
    for message in told(view):
        reading = decode(message)[-1]  # with words the sign may be a mere pointer
        for step in reading.steps:
            held = (hand & STEP_MASK[step]).bit_count()
            least[step] = max(least[step], min(reading.least(step), held))
    return least


def _told(view: View, singers: tuple[int, ...]) -> Iterator[Told]:
    poor = set()
    for seat, message in seen_signs(view):
        believed = 1.0 if view.table.signing.honest else trust(view, seat)
        if message.sign == "misère":
            if seat not in poor and seat not in singers:
                none = (Demand(STRONG, least=0, most=0),)
                yield Told(seat, (none,), _POOR * believed)
            poor.add(seat)
            continue
        readings = possible(decode(message), elsewhere(view, seat))
        if not readings or laid_away(view, seat):
            continue
        demands = tuple(_demands(reading, played_by(view, seat)) for reading in readings)
        if any(demands):
            yield Told(seat, demands, believed)


def _demands(reading: Reading, played: int) -> tuple[Demand, ...]:
    """What is still in the hand of what a reading says was there."""
    wanted = []
    for step in reading.steps:
        left = reading.least(step) - (played & STEP_MASK[step]).bit_count()
        if left > 0:
            wanted.append(Demand(STEP_MASK[step], left))
    return tuple(wanted)
