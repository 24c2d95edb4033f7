"""What one viewer may know: :func:`view`, :func:`seen`, and :func:`fold` that ties them.

For every match, viewer and event,
``fold(view(match, viewer), seen(event, match, viewer)) == view(evolve(match, event), viewer)``.
Nothing that is hidden from a viewer may reach him by any other way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from aluette.game import deal as deals
from aluette.game import events as ev
from aluette.game import table as tables
from aluette.game.deal import Deal
from aluette.game.events import Cards, ViewEvent
from aluette.game.match import Match, facts_after
from aluette.game.table import Table

__all__ = ["REFEREE", "SPECTATOR", "View", "Viewer", "fold", "seen", "view"]

Viewer = int
"""A seat's number, :data:`SPECTATOR` or :data:`REFEREE`."""
SPECTATOR: Viewer = -1
"""Sees what everybody sees."""
REFEREE: Viewer = -2
"""Sees everything."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class View:
    """A match as one viewer knows it."""

    viewer: Viewer
    table: Table
    deal: Deal
    """The cards, with ``None`` for what the viewer may not know."""
    facts: tuple[ev.Event, ...] = ()
    """The signs that the viewer made or noticed in this deal, and what he heard."""

    @property
    def hand(self) -> Cards:
        """The viewer's own cards, weakest first; none for a viewer without a seat."""
        if self.viewer < 0 or not self.deal.hands:
            return ()
        return tuple(sorted(self.deal.hands[self.viewer] or ()))

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked to do something."""
        return self.viewer in self.table.asked


def _own(values: tuple[_T | None, ...], viewer: Viewer) -> tuple[_T | None, ...]:
    return tuple(value if seat == viewer else None for seat, value in enumerate(values))


def _own_or_empty(values: tuple[Cards | None, ...], viewer: Viewer) -> tuple[Cards | None, ...]:
    """An empty pile hides nothing: everybody sees that it is empty."""
    return tuple(
        value if seat == viewer or value == () else None for seat, value in enumerate(values)
    )


def view(match: Match, viewer: Viewer) -> View:
    """The match as the viewer knows it.

    >>> from aluette.game import Match
    >>> view(Match.new(), SPECTATOR).table.phase
    'draw'

    :raises ValueError: for a seat that the table does not have.
    """
    table, deal = match.table, match.deal
    if not REFEREE <= viewer < table.seats:
        raise ValueError(f"there is no viewer {viewer} at a table of {table.seats}")
    if viewer == REFEREE:
        return View(viewer, table, deal, match.facts)
    return View(
        viewer,
        table,
        Deal(
            deck=None,
            dealt=_own(deal.dealt, viewer),
            talon=None,
            hands=_own(deal.hands, viewer),
            votes=deal.votes if table.votes else _own(deal.votes, viewer),
            sung=_own_or_empty(deal.sung, viewer),
            discards=_own_or_empty(deal.discards, viewer),
        ),
        tuple(fact for fact in match.facts if _notices(fact, viewer)),
    )


def _see_shuffled(e: ev.Shuffled, _: Viewer) -> ev.Event:
    return replace(e, deck=None)


def _see_dealt(e: ev.Dealt, viewer: Viewer) -> ev.Event:
    return replace(e, hands=_own(e.hands, viewer), talon=None)


def _see_voted(e: ev.Voted, viewer: Viewer) -> ev.Event:
    return e if e.seat == viewer else replace(e, yes=None)


def _see_sung(e: ev.Sung, viewer: Viewer) -> ev.Event:
    left, right = e.singers
    mine = (e.cards[0] if left == viewer else None, e.cards[1] if right == viewer else None)
    return replace(e, cards=mine)


def _see_discarded(e: ev.Discarded, viewer: Viewer) -> ev.Event:
    return e if e.seat == viewer else replace(e, cards=None)


def _notices(event: ev.Event, viewer: Viewer) -> bool:
    """Whether a viewer learns of an event at all: a sign is its maker's and its beholders'."""
    if viewer == REFEREE:
        return True
    if isinstance(event, ev.UNSEEN):
        return False
    return not isinstance(event, ev.SECRET) or event.seat == viewer


_HIDDEN: dict[type[ev.Event], Callable[[Any, Viewer], ev.Event]] = {
    ev.Shuffled: _see_shuffled,
    ev.Dealt: _see_dealt,
    ev.Voted: _see_voted,
    ev.Sung: _see_sung,
    ev.Discarded: _see_discarded,
}
"""The events that hold something hidden. All others are public."""


def seen(event: ev.Event, match: Match, viewer: Viewer) -> ViewEvent | None:  # noqa: ARG001
    """The event as the viewer sees it happen in this match, ``None`` if he does not notice it.

    Who sees a sign was worked out when it was made, so the match's state is not asked again.

    >>> from aluette.game.events import Voted
    >>> seen(Voted(seat=1, yes=True), Match.new(), 0)
    Voted(seat=1, yes=None)
    """
    if not _notices(event, viewer):
        return None
    hide = None if viewer == REFEREE else _HIDDEN.get(type(event))
    return ViewEvent(event if hide is None else hide(event, viewer))


def fold(seen_so_far: View, event: ViewEvent) -> View:
    """The view after an event, for whoever receives events instead of states."""
    return View(
        seen_so_far.viewer,
        tables.after(seen_so_far.table, event),
        deals.after(seen_so_far.deal, event),
        facts_after(seen_so_far.facts, event),
    )
