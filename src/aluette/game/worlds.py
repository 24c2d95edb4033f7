"""Hidden cards placed anew: matches that a viewer could not tell from the real one."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from aluette.cards import CARDS, Card
from aluette.game.deal import Deal, talon_halves
from aluette.game.match import Match
from aluette.game.table import Table
from aluette.game.tricks import Tricks
from aluette.game.view import REFEREE, View

__all__ = ["sample_worlds"]


def sample_worlds(view: View, *, seed: int | str | bytes) -> Iterator[Match]:
    """Matches drawn uniformly from all that the viewer may be in, without end.

    The cards that the viewer has not seen are placed anew in the other hands, the discards and
    the talon, each of its known size; sealed votes are drawn anew too. Nothing is inferred from
    how anybody voted, declared or played. Each match has the view it was made from.

    >>> from aluette.game import deck_from_seed, perform, view
    >>> from aluette.game.commands import Cut, NameDealer, Shuffle
    >>> match = Match.new("wikipedia-3")
    >>> for command in (NameDealer(0), Shuffle(deck_from_seed(1)), Cut(2, 24)):
    ...     match, _ = perform(match, command)
    >>> world = next(sample_worlds(view(match, 1), seed=7))
    >>> view(world, 1) == view(match, 1), world == match
    (True, False)
    """
    rng = random.Random(seed)
    while True:
        deal = view.deal if view.viewer == REFEREE else _place(view, rng)
        yield Match(view.table, deal, _tricks(view.table, deal), facts=view.facts)


def _place(view: View, rng: random.Random) -> Deal:
    table, known = view.table, view.deal
    if not known.dealt:
        deck = tuple(rng.sample(CARDS, len(CARDS))) if table.phase == "cut" else None
        return Deal(deck=deck)
    if table.shown is not None:
        return _opened(view, rng)
    return _Placing(view, rng).deal()


class _Placing:
    """One way to place the cards that the viewer of a deal in progress has not seen."""

    def __init__(self, view: View, rng: random.Random) -> None:
        self.view, self.rng = view, rng
        self.played = view.table.played
        seen = {card for cards in self.played for card in cards}
        if view.viewer >= 0:
            seen.update(view.deal.dealt[view.viewer] or ())
            seen.update(view.deal.sung[view.viewer] or ())
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)
        self.unseen = iter(unseen)

    def _next(self, size: int) -> list[Card]:
        return list(itertools.islice(self.unseen, size))

    def deal(self) -> Deal:
        view, table = self.view, self.view.table
        seats = [self._seat(seat) for seat in range(table.seats)]
        dealt, sung, discards = (tuple(cards) for cards in zip(*seats, strict=True))
        return Deal(
            deck=None,
            dealt=dealt,
            talon=_talon_of(table, sung) if table.singers else tuple(self._next(table.talon)),
            hands=tuple(
                tuple(card for card in (*dealt[s], *sung[s]) if card not in gone)
                for s, gone in enumerate(
                    {*cards, *laid} for cards, laid in zip(self.played, discards, strict=True)
                )
            ),
            votes=_votes(view, self.rng),
            sung=sung,
            discards=discards,
        )

    def _seat(self, seat: int) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
        """What a seat was dealt, got from the talon, and laid away."""
        table, known = self.view.table, self.view.deal
        if seat == self.view.viewer:
            return known.dealt[seat] or (), known.sung[seat] or (), known.discards[seat] or ()
        half = 0 if known.sung[seat] == () else _half(table)
        discards = self._next(half if known.discards[seat] is None else 0)
        cards = [*self._next(table.counts[seat]), *discards, *self.played[seat]]
        self.rng.shuffle(cards)
        return tuple(cards[half:]), tuple(cards[:half]), tuple(discards)


def _half(table: Table) -> int:
    """How many cards each singer gets."""
    return table.rules.talon_size // 2


def _talon_of(table: Table, sung: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    """The talon as it lay before the singers got it."""
    left, right = (sung[seat] for seat in table.singers)
    if table.rules.talon_order == "blocks":
        return (*left, *right)
    return tuple(card for pair in zip(left, right, strict=True) for card in pair)


def _votes(view: View, rng: random.Random) -> tuple[bool | None, ...]:
    """Sealed votes drawn anew; one that was not cast stays so."""
    table, known = view.table, view.deal.votes
    if table.phase != "vote" or table.votes:
        return known
    return tuple(
        vote if seat == view.viewer or seat in table.asked else rng.random() < 0.5
        for seat, vote in enumerate(known)
    )


def _opened(view: View, rng: random.Random) -> Deal:
    """The deal after its end: every card is shown, only votes that were never opened are not."""
    table, shown = view.table, view.table.shown
    assert shown is not None
    sung: tuple[tuple[Card, ...], ...] = ((),) * table.seats
    if table.singers:
        halves = talon_halves(table.rules, shown.talon)
        sung = tuple(
            halves[table.singers.index(s)] if s in table.singers else () for s in range(table.seats)
        )
    gone = [{*cards, *laid} for cards, laid in zip(table.played, shown.discards, strict=True)]
    hands = tuple(
        tuple(card for card in (*shown.hands[s], *sung[s]) if card not in gone[s])
        for s in range(table.seats)
    )
    return Deal(None, shown.hands, shown.talon, hands, _votes(view, rng), sung, shown.discards)


def _tricks(table: Table, deal: Deal) -> Tricks | None:
    """The play so far, played again."""
    laid = table.laid
    leader = laid[0][0] if laid else table.leader
    if leader is None:
        return None
    played = table.played
    hands = [(*(deal.hands[s] or ()), *played[s]) for s in range(table.seats)]
    tricks = Tricks(hands, leader, first_tied=table.rules.first_tied)
    for _, cards in laid:
        for card in cards:
            tricks.push(int(card))
    return tricks
