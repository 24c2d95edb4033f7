"""How far a seat's signs are to be believed at a table where they may be untrue (R6)."""

from __future__ import annotations

from collections.abc import Iterator

from aluette.bots.told import elsewhere, played_by, seen_signs
from aluette.cards import STEP_MASK, mask_of
from aluette.game import View
from aluette.signs import Message, decode, possible, unjustified

__all__ = ["trust"]

PARTNER = (9, 1)
OPPONENT = (2, 1)
"""True and untrue signs that a player is credited with before the first: partners deceive each
other seldom, opponents as they please."""


def trust(view: View, seat: int) -> float:
    """How likely a sign of this seat is true: the mean of a Beta distribution.

    It counts the signs that the viewer saw in this deal and that cards have since shown to be
    true or untrue; once the deal is over, all signs of it, as they are opened.

    >>> from aluette.game import Match, view
    >>> round(trust(view(Match.new(), 0), 1), 2)
    0.67
    """
    side_of = view.table.rules.side_of
    true, untrue = PARTNER if side_of[seat] == side_of[view.viewer] else OPPONENT
    for proof in _proofs(view, seat):
        true, untrue = true + proof, untrue + (not proof)
    return true / (true + untrue)


def _proofs(view: View, seat: int) -> Iterator[bool]:
    """Whether each sign that has been proved was true. Intentions prove nothing."""
    shown = view.table.shown
    if shown is not None:
        hand = mask_of(shown.hands[seat])
        for sign in view.table.signs:
            message = Message.parse(sign.message)
            if sign.seat == seat and decode(message)[0].steps:
                yield unjustified(message, hand) is None
        return
    for maker, message in seen_signs(view):
        if maker != seat or not decode(message)[0].steps:
            continue
        readings = possible(decode(message), elsewhere(view, seat))
        played = played_by(view, seat)
        if not readings:
            yield False
        elif all(played & STEP_MASK[step] for step in readings[-1].steps):
            yield True
