"""A match written down as a record, from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from aluette.cards import Card
from aluette.game import events as ev
from aluette.notation.record import DealRecord, Record
from aluette.notation.signs import GazeRecord, SignRecord
from aluette.rules import Rules
from aluette.signs import NO_SIGNS, Signing

__all__ = ["record_of"]


def record_of(
    rules: Rules,
    names: Sequence[str],
    events: Iterable[ev.Event],
    *,
    finished_only: bool = False,
    extras: Mapping[str, Any] | None = None,
    signing: Signing = NO_SIGNS,
) -> Record:
    r"""The record of a match that was played so with signs, told by its raw events.

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
    return Record(rules, tuple(names), tuple(pen.deals), {**pen.extras, **(extras or {})}, signing)


class _Pen:
    """Writes down one event after the other."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.deals: list[DealRecord] = []
        self.deal: DealRecord | None = None
        self.tricks: list[list[Card]] = []
        self.extras: dict[str, Any] = {}
        self.dealer = 0
        self.faces = _Faces(names)

    def close(self, *, ended: bool) -> None:
        """The deal is written as far as it went."""
        assert self.deal is not None
        if len(self.tricks) > 1 and not self.tricks[-1]:
            self.tricks.pop()  # the next trick has not been led to
        settled = self.deal.penalty is not None or (ended and not self.tricks)
        plays = None if settled else tuple(tuple(trick) for trick in self.tricks)
        signs, gazes = tuple(self.faces.signs), tuple(self.faces.gazes)
        self.deals.append(replace(self.deal, plays=plays, signs=signs, gazes=gazes))
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
            self.faces.write(event, sum(map(len, self.tricks)))
            self.deal = _told(self.deal, event, self.names)

    def _dealt(self, event: ev.Dealt) -> None:
        hands = {name: hand or () for name, hand in zip(self.names, event.hands, strict=True)}
        dealer = self.names[self.dealer]
        self.tricks = []
        self.faces = _Faces(self.names)
        self.deal = DealRecord(dealer, hands, talon=event.talon, cut=event.at)


class _Faces:
    """Writes down a deal's signs and gazes."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.signs: list[SignRecord] = []
        self.gazes: list[GazeRecord] = []
        self.until: list[int] = []
        """When each sign is over."""

    def write(self, event: ev.Event, played: int) -> None:
        names = self.names
        match event:
            case ev.Looked(seat, at, time):
                to = None if at is None else names[at]
                self.gazes.append(GazeRecord(names[seat], time, played, to))
            case ev.Signed(seat, message, gesture, time, until, after):
                sign = SignRecord(names[seat], time, after, message, gesture, (), ())
                self.signs.append(sign)
                self.until.append(until)
            case ev.Noticed(seat, maker, message):
                self._noticed(names[seat], names[maker], glimpse=message is None)
            case ev.Voided(time):
                self.signs = [
                    replace(sign, void=time) if sign.void is None and time < until else sign
                    for sign, until in zip(self.signs, self.until, strict=True)
                ]

    def _noticed(self, name: str, maker: str, *, glimpse: bool) -> None:
        at = max(k for k, sign in enumerate(self.signs) if sign.seat == maker)
        sign = self.signs[at]
        seen, glimpsed = sign.seen or (), sign.glimpsed or ()
        if glimpse:
            glimpsed = (*glimpsed, name)
        else:
            seen, glimpsed = (*seen, name), tuple(other for other in glimpsed if other != name)
        self.signs[at] = replace(sign, seen=seen, glimpsed=glimpsed)


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
