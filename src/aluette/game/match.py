"""A match as a state that events build: :class:`Match` and :func:`evolve`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from aluette.game import deal as deals
from aluette.game import events as ev
from aluette.game import table as tables
from aluette.game.deal import Deal
from aluette.game.table import Table
from aluette.game.tricks import Tricks
from aluette.rules import Rules, fit_signing, load_rules
from aluette.signs import NO_SIGNS, Eyes, Message, Signing, advance

__all__ = ["Match", "evolve", "seat_names"]

_NAMES = {3: "ABC", 4: "NESW", 6: "ABCDEF"}


def seat_names(names: Iterable[str], seats: int) -> tuple[str, ...]:
    """The names, once they are known to be fit: one a seat, different, and well formed.

    :raises ValueError: saying which name is wrong and why.
    """
    names = tuple(names)
    if len(names) != seats:
        raise ValueError(f"{len(names)} seat names for {seats} seats")
    for name in names:
        if not (name.isascii() and name.isalnum() and len(name) <= 12):
            raise ValueError(f"seat name {name[:20]!r} is not 1 to 12 letters or digits")
        if name == "X":
            raise ValueError("a seat cannot be named X, which stands for a spoiled trick")
        if names.count(name) > 1:
            raise ValueError(f"seat name {name} is there twice")
    return names


@dataclass(frozen=True, slots=True)
class Match:
    """The whole truth about a match: what everybody knows, and where every card lies.

    It never changes; :func:`evolve` makes the next one from an event.
    """

    table: Table
    deal: Deal
    tricks: Tricks | None = None
    """The play of the deal, from the first lead on. Not to be changed: copy it."""
    eyes: Eyes | None = None
    """Who looks where while a deal with signs lasts."""
    facts: tuple[ev.Event, ...] = ()
    """The deal's signs, who noticed them, and what was said."""

    @classmethod
    def new(
        cls,
        rules: Rules | str | Any = "pagat",
        names: Sequence[str] | None = None,
        signing: Signing | None = None,
    ) -> Match:
        """A match before its draw.

        >>> match = Match.new("wikipedia-3")
        >>> match.table.names, match.table.phase
        (('A', 'B', 'C'), 'draw')

        :raises aluette.rules.RulesError: for rules that do not exist or contradict themselves.
        :raises ValueError: for unfit seat names.
        """
        if not isinstance(rules, Rules):
            rules = load_rules(rules)
        seats = rules.seats
        table = Table(
            rules=rules,
            names=seat_names(_NAMES[seats] if names is None else names, seats),
            target=rules.match,
            score=(0,) * len(rules.sides),
            signing=fit_signing(signing or NO_SIGNS, rules),
        )
        return cls(table, Deal())


def _tricks_after(match: Match, event: ev.Event, table: Table, deal: Deal) -> Tricks | None:
    if isinstance(event, ev.Played):
        assert match.tricks is not None
        tricks = match.tricks.copy()
        tricks.push(int(event.card))
        return tricks
    if isinstance(event, ev.Asked) and event.phase == "play":
        hands = [hand or () for hand in deal.hands]
        return Tricks(hands, event.seats[0], first_tied=table.rules.first_tied)
    return None if isinstance(event, ev.Shuffled) else match.tricks


def _eyes_after(match: Match, event: ev.Event) -> Eyes | None:
    table, eyes = match.table, match.eyes
    if isinstance(event, ev.Dealt):
        return Eyes.of(table.seats, table.signing.timing()) if table.signing.on else None
    if isinstance(event, (ev.DealEnded, ev.Redealt)):
        return None
    if eyes is None or not isinstance(event, (ev.Looked, ev.Signed, ev.Noticed, ev.Voided)):
        return eyes
    eyes, _ = advance(eyes, event.time)
    if isinstance(event, ev.Voided):
        return replace(eyes, air=())
    if isinstance(event, ev.Looked):
        return eyes.look(event.seat, event.at)
    if isinstance(event, ev.Signed):
        return eyes.sign(event.seat, Message.parse(event.message))
    return eyes


TALK_KEPT = 50
"""How much of what was said last is remembered."""


def facts_after(facts: tuple[ev.Event, ...], event: ev.Event) -> tuple[ev.Event, ...]:
    """What is remembered of faces and talk once the event has happened.

    With the deal time begins anew, so what was said before is forgotten.
    """
    if isinstance(event, ev.Spoke):
        spoken = [fact for fact in facts if isinstance(fact, ev.Spoke)]
        if len(spoken) >= TALK_KEPT:
            facts = tuple(fact for fact in facts if fact is not spoken[0])
    if isinstance(event, ev.FACTS):
        return (*facts, event)
    return () if isinstance(event, (ev.Shuffled, ev.Dealt)) else facts


def evolve(match: Match, event: ev.Event) -> Match:
    """The match once the event has happened.

    >>> from aluette.game.events import DealerNamed
    >>> evolve(Match.new(), DealerNamed(dealer=2)).table.dealer
    2
    """
    table = tables.after(match.table, event)
    deal = deals.after(match.deal, event)
    return Match(
        table,
        deal,
        _tricks_after(match, event, table, deal),
        _eyes_after(match, event),
        facts_after(match.facts, event),
    )
