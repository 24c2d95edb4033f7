"""What a seat knows of the others' cards from the signs it saw in this deal (R6).

Nothing else comes in: a sign that the viewer did not notice is not in its view, and silence is
taken for nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from aluette.bots.told import elsewhere, laid_away, played_by, seen_signs
from aluette.bots.trust import trust
from aluette.cards import STEP_MASK
from aluette.game import View
from aluette.game.events import Understood
from aluette.signs import Message, Reading, decode, possible
from aluette.signs.language import LAST_STEP

__all__ = ["Beliefs", "beliefs", "understood"]

BELIEVED = 0.5
"""On a free table a seat's signs count only while it is trusted more than this."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What the viewer holds for certain of each seat; of its own seat, nothing."""

    least: tuple[tuple[int, ...], ...]
    """Seat by seat and step by step, how many cards it holds at least; entry 0 is empty."""
    cards: tuple[int, ...]
    """Seat by seat, the mask of the cards that it surely holds."""
    weak: tuple[bool, ...]
    """Who has shown that his hand is poor."""
    run: tuple[bool, ...]
    """Who has bitten his lip: he goes for mordienne."""

    @property
    def empty(self) -> bool:
        """Whether nothing is known."""
        return not (any(map(any, self.least)) or any(self.weak) or any(self.run))

    def best(self, seat: int) -> int:
        """The strongest step that the seat surely holds, 20 where none is known."""
        return next((step for step, n in enumerate(self.least[seat]) if n), LAST_STEP + 1)


def beliefs(view: View) -> Beliefs:
    """What the viewer, a seat, knows from the signs it saw.

    A bare sign at an honest table is certain. With words the sign may be a mere pointer: only
    what all readings that are still possible have in common is certain. A card that its holder
    has played since is gone, and as many as a singer has laid away may be: nobody saw which.
    """
    seats = view.table.seats
    if not any(True for _ in seen_signs(view)):
        return _nothing(seats)
    least = [[0] * (LAST_STEP + 1) for _ in range(seats)]
    weak, run = [False] * seats, [False] * seats
    away = [laid_away(view, seat) for seat in range(seats)]
    for seat, message in _believed(view):
        weak[seat] |= message.sign == "misère"
        run[seat] |= message.sign == "mordienne"
        for step, count in _certain(_readings(view, seat, message)):
            left = count - (played_by(view, seat) & STEP_MASK[step]).bit_count() - away[seat]
            least[seat][step] = max(least[seat][step], left)
    unseen = ~elsewhere(view, view.viewer) & ~played_by(view, view.viewer)
    cards = [0] * seats
    for seat in range(seats):
        others = played_by(view, seat)
        for step, count in enumerate(least[seat]):
            open_ = STEP_MASK[step] & unseen & ~others
            if count and open_.bit_count() == count:
                cards[seat] |= open_
    return Beliefs(tuple(map(tuple, least)), tuple(cards), tuple(weak), tuple(run))


@functools.cache
def _nothing(seats: int) -> Beliefs:
    nobody = (False,) * seats
    return Beliefs(((0,) * (LAST_STEP + 1),) * seats, (0,) * seats, nobody, nobody)


def understood(view: View) -> tuple[Understood, ...]:
    """What the viewer made of each sign that it saw in this deal, in order.

    >>> from aluette.game import Match, view
    >>> understood(view(Match.new(), 0))
    ()
    """
    believed = list(_believed(view))
    answer = []
    for seat, message in seen_signs(view):
        readings = _readings(view, seat, message)
        if not readings:
            mode = "false"
        elif (seat, message) not in believed:
            mode = "doubted"
        else:
            mode = "open" if len(readings) > 1 else readings[0].mode
        steps = tuple(step for step, _ in _certain(readings)) if mode != "doubted" else ()
        answer.append(Understood(view.viewer, seat, str(message), mode, steps))
    return tuple(answer)


def _believed(view: View) -> Iterator[tuple[int, Message]]:
    """Those of them that count."""
    for seat, message in seen_signs(view):
        if view.table.signing.honest or trust(view, seat) > BELIEVED:
            yield seat, message


def _readings(view: View, seat: int, message: Message) -> tuple[Reading, ...]:
    return possible(decode(message), elsewhere(view, seat))


def _certain(readings: Sequence[Reading]) -> Iterator[tuple[int, int]]:
    """The steps that all readings have in common, and how many cards of each at least."""
    if not readings:
        return
    for step in readings[0].steps:
        if all(step in reading.steps for reading in readings):
            yield step, min(reading.least(step) for reading in readings)
