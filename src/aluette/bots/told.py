"""What the signs of a deal in progress have told one seat, as its view holds them."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from aluette.cards import mask_of
from aluette.game import View
from aluette.game.events import Noticed, Signed
from aluette.signs import Message

__all__ = ["elsewhere", "laid_away", "played_by", "seen_signs", "told"]


_parsed = functools.lru_cache(maxsize=256)(Message.parse)


def told(view: View) -> tuple[Message, ...]:
    """The signs that the viewer has made itself in this deal."""
    return tuple(
        _parsed(f.message) for f in view.facts if isinstance(f, Signed) and f.seat == view.viewer
    )


def seen_signs(view: View) -> Iterator[tuple[int, Message]]:
    """The signs that the viewer saw whole, with their makers."""
    for fact in view.facts:
        if isinstance(fact, Noticed) and fact.seat == view.viewer and fact.message is not None:
            yield fact.maker, _parsed(fact.message)


def played_by(view: View, seat: int) -> int:
    """The mask of the cards that a seat has played in this deal."""
    return mask_of(view.table.played[seat])


def laid_away(view: View, seat: int) -> int:
    """How many cards a seat other than the viewer has laid away face down, for the talon's."""
    table = view.table
    if seat not in table.singers or (table.phase == "discard" and seat in table.asked):
        return 0
    return table.rules.talon_size // len(table.singers)


def elsewhere(view: View, seat: int) -> int:
    """The mask of the cards that a seat other than the viewer cannot have held.

    What it has played itself it may have held when it signed, so that stays open.
    """
    mask = mask_of((*view.hand, *(view.deal.discards[view.viewer] or ())))
    for other, cards in enumerate(view.table.played):
        if other != seat:
            mask |= mask_of(cards)
    return mask
