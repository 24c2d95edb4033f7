"""A match written down as a record, from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from aluette.cards import Card
from aluette.game import events as ev
from aluette.notation.record import DealRecord, Record
from aluette.rules import Rules

__all__ = ["record_of"]


def record_of(
    rules: Rules,
    names: Sequence[str],
    events: Iterable[ev.Event],
    *,
    finished_only: bool = False,
    extras: Mapping[str, Any] | None = None,
) -> Record:
    r"""The record of a match, told by its raw events.

    With ``finished_only`` a deal in progress is left out whole, so that the record tells nothing
    that a player may not know.

    >>> from aluette.notation.replay import replay
    >>> text = 'aluette = 1\nrules = "pagat"\nseats = ["N", "E", "S", "W"]\n'
    >>> match, events = replay(Record.parse(text))
    >>> record_of(match.table.rules, match.table.names, events).text() == text
    True
    """
    pen = _Pen(tuple(names))
    for event in events:
        pen.write(event)
    if pen.deal is not None and not finished_only:
        pen.close(ended=False)
    return Record(rules, tuple(names), tuple(pen.deals), {**pen.extras, **(extras or {})})


class _Pen:
    """Writes down one event after the other."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.deals: list[DealRecord] = []
        self.deal: DealRecord | None = None
        self.tricks: list[list[Card]] = []
        self.extras: dict[str, Any] = {}
        self.dealer = 0

    def close(self, *, ended: bool) -> None:
        """The deal is written as far as it went."""
        assert self.deal is not None
        if len(self.tricks) > 1 and not self.tricks[-1]:
            self.tricks.pop()  # the next trick has not been led to
        settled = self.deal.penalty is not None or (ended and not self.tricks)
        plays = None if settled else tuple(tuple(trick) for trick in self.tricks)
        self.deals.append(replace(self.deal, plays=plays))
        self.deal = None

    def write(self, event: ev.Event) -> None:
        if isinstance(event, ev.Drawn):
            self.extras["draw"] = [f"{self.names[seat]} {card}" for seat, card in event.draws]
        elif isinstance(event, ev.Shuffled):
            self.dealer = event.dealer
        elif isinstance(event, ev.Redealt):
            self.deal = None
        elif isinstance(event, ev.Dealt):
            self._dealt(event)
        elif isinstance(event, ev.Asked) and event.phase == "play":
            self.tricks = [[]]
        elif isinstance(event, ev.Played):
            self.tricks[-1].append(event.card)
        elif isinstance(event, ev.TrickEnded) and event.leader is not None:
            self.tricks.append([])
        elif isinstance(event, ev.DealEnded):
            self.close(ended=True)
        elif self.deal is not None:
            self.deal = _told(self.deal, event, self.names)

    def _dealt(self, event: ev.Dealt) -> None:
        hands = {name: hand or () for name, hand in zip(self.names, event.hands, strict=True)}
        dealer = self.names[self.dealer]
        self.tricks = []
        self.deal = DealRecord(dealer, hands, talon=event.talon, cut=event.at)


def _told(deal: DealRecord, event: ev.Event, names: tuple[str, ...]) -> DealRecord:
    """The deal's record once an event before the first lead is written into it."""
    match event:
        case ev.VotesOpened(votes):
            first = names.index(deal.dealer) + 1
            return replace(deal, chant=(*votes[first:], *votes[:first]))
        case ev.Discarded(seat, _, cards):
            return replace(deal, discards={**deal.discards, names[seat]: cards or ()})
        case ev.Declared(seat, word) if word != "pass":
            return replace(deal, declarations=(*deal.declarations, (names[seat], word)))
        case ev.Penalised(seat):
            return replace(deal, penalty=names[seat])
    return deal
