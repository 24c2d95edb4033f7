"""What everybody at the table knows, and how events change it.

A :class:`Table` is part of every state and of every view. Folding an event into it is plain
bookkeeping: events bring their results along, so no rule is applied here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from aluette.cards import Card
from aluette.game import events as ev
from aluette.rules import Rules, Target
from aluette.signs import NO_SIGNS, Signing

__all__ = ["DealResult", "Table", "Trick", "after"]


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    leader: int
    cards: ev.Cards
    """In playing order from the leader."""
    winner: int | None
    """``None``: spoiled."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal of the match came out."""

    dealer: int
    ended: str
    winner: int | None
    side: int | None
    points: int
    mordienne: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Everything public about a match."""

    rules: Rules
    names: tuple[str, ...]
    """Each seat's name, clockwise."""
    target: Target
    """How long the match is; an announcement may change it."""
    score: tuple[int, ...]
    """Points of each side."""
    signing: Signing = NO_SIGNS
    """How the table plays with signs."""
    phase: str = "draw"
    """What the match waits for: ``draw shuffle cut vote discard declare play`` or ``over``."""
    asked: tuple[int, ...] = ()
    """The seats that are asked; none while the match waits for the referee."""
    words: tuple[str, ...] = ()
    """In the phase ``declare``, what the seat asked may say."""
    first_dealer: int | None = None
    results: tuple[DealResult, ...] = ()
    """Of the match's finished deals."""
    winner: int | None = None
    """The side that won the match."""
    # The deal in progress, or the last one while the next is awaited:
    dealer: int | None = None
    number: int = 0
    """Of the deal in the match, from 1."""
    counts: tuple[int, ...] = ()
    """How many cards each seat holds."""
    talon: int = 0
    """How many cards lie in the talon."""
    votes: tuple[bool, ...] = ()
    """On the chant, once all are open."""
    singers: tuple[int, ...] = ()
    """The two who received the talon."""
    declared: tuple[tuple[int, str], ...] = ()
    """Seats and words in the round of declarations."""
    leader: int | None = None
    """Of the trick in progress, or of the next."""
    trick: ev.Cards = ()
    """The cards of the trick in progress."""
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    """How many tricks each seat has."""
    holder: int | None = None
    """Who would win the deal as it stands."""
    turned_up: tuple[tuple[int, ev.Cards], ...] = ()
    """The cards that mark who first had two and three tricks (R5.9)."""
    gazes: tuple[int | None, ...] = ()
    """Where each seat's head points: at a seat, or with ``None`` at its own cards."""
    shown: ev.DealEnded | None = None
    """All cards of the deal, once it is over."""
    signs: tuple[ev.SignShown, ...] = ()
    """All signs of the deal, once it is over."""
    understood: tuple[ev.Understood, ...] = ()
    """What bots made of their partners' signs, once it is over."""

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.names)

    @property
    def laid(self) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """Every trick of the deal with its leader, the one in progress last."""
        tricks = tuple((trick.leader, trick.cards) for trick in self.tricks)
        if self.trick and self.leader is not None:
            return (*tricks, (self.leader, self.trick))
        return tricks

    @property
    def played(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat has played in the deal, in order."""
        played: list[list[Card]] = [[] for _ in self.names]
        for leader, cards in self.laid:
            for k, card in enumerate(cards):
                played[(leader + k) % self.seats].append(card)
        return tuple(map(tuple, played))

    @property
    def side_names(self) -> tuple[str, ...]:
        """Each side's name: its seats' names joined by ``+``."""
        return tuple("+".join(self.names[s] for s in side) for side in self.rules.sides)


def _asked(t: Table, e: ev.Asked) -> Table:
    leader = e.seats[0] if e.phase == "play" else t.leader
    return replace(t, phase=e.phase, asked=e.seats, words=e.words, leader=leader)


def _drawn(t: Table, e: ev.Drawn) -> Table:
    return replace(t, first_dealer=e.dealer, dealer=e.dealer)


def _dealer_named(t: Table, e: ev.DealerNamed) -> Table:
    return replace(t, first_dealer=e.dealer, dealer=e.dealer)


def _shuffled(t: Table, e: ev.Shuffled) -> Table:
    """A deal begins: everything about the last one is cleared away."""
    return Table(
        rules=t.rules,
        names=t.names,
        target=t.target,
        score=t.score,
        signing=t.signing,
        first_dealer=t.first_dealer,
        results=t.results,
        dealer=e.dealer,
        number=e.number,
        counts=(0,) * t.seats,
        taken=(0,) * t.seats,
    )


def _dealt(t: Table, e: ev.Dealt) -> Table:
    gazes: tuple[int | None, ...] = (None,) * t.seats
    return replace(t, counts=(e.hand_size,) * t.seats, talon=e.talon_size, gazes=gazes)


def _voted(t: Table, e: ev.Voted) -> Table:
    return replace(t, asked=tuple(s for s in t.asked if s != e.seat))


def _votes_opened(t: Table, e: ev.VotesOpened) -> Table:
    return replace(t, votes=e.votes)


def _sung(t: Table, e: ev.Sung) -> Table:
    counts = tuple(n + e.size * (s in e.singers) for s, n in enumerate(t.counts))
    return replace(t, singers=e.singers, counts=counts, talon=0)


def _discarded(t: Table, e: ev.Discarded) -> Table:
    counts = tuple(n - e.size * (s == e.seat) for s, n in enumerate(t.counts))
    return replace(t, counts=counts, asked=tuple(s for s in t.asked if s != e.seat))


def _declared(t: Table, e: ev.Declared) -> Table:
    return replace(t, declared=(*t.declared, (e.seat, e.word)), asked=(), words=())


def _target_set(t: Table, e: ev.TargetSet) -> Table:
    return replace(t, target=e.target)


def _played(t: Table, e: ev.Played) -> Table:
    counts = tuple(n - (s == e.seat) for s, n in enumerate(t.counts))
    asked = () if e.next is None else (e.next,)
    return replace(t, trick=(*t.trick, e.card), counts=counts, asked=asked)


def _trick_ended(t: Table, e: ev.TrickEnded) -> Table:
    assert t.leader is not None
    turned_up = t.turned_up
    if e.winner is not None and e.turned_up:
        turned_up = (*turned_up, (e.winner, e.turned_up))
    return replace(
        t,
        tricks=(*t.tricks, Trick(t.leader, t.trick, e.winner)),
        trick=(),
        leader=e.leader,
        asked=() if e.leader is None else (e.leader,),
        taken=e.taken,
        holder=e.holder,
        turned_up=turned_up,
    )


def _thrown_in(t: Table, _: ev.Penalised | ev.Redealt) -> Table:
    return replace(t, asked=(), words=())


def _deal_ended(t: Table, e: ev.DealEnded) -> Table:
    assert t.dealer is not None
    result = DealResult(t.dealer, e.ended, e.winner, e.side, e.points, e.mordienne)
    return replace(t, score=e.score, results=(*t.results, result), shown=e, asked=(), words=())


def _looked(t: Table, e: ev.Looked) -> Table:
    return replace(t, gazes=(*t.gazes[: e.seat], e.at, *t.gazes[e.seat + 1 :]))


def _signs_shown(t: Table, e: ev.SignsShown) -> Table:
    return replace(t, signs=e.signs)


def _understood(t: Table, e: ev.Understood) -> Table:
    return replace(t, understood=(*t.understood, e))


def _match_ended(t: Table, e: ev.MatchEnded) -> Table:
    return replace(t, winner=e.winner, phase="over", asked=(), words=())


_FOLDS: dict[type[ev.Event], Callable[[Table, Any], Table]] = {
    ev.Asked: _asked,
    ev.Drawn: _drawn,
    ev.DealerNamed: _dealer_named,
    ev.Shuffled: _shuffled,
    ev.Dealt: _dealt,
    ev.Voted: _voted,
    ev.VotesOpened: _votes_opened,
    ev.Sung: _sung,
    ev.Discarded: _discarded,
    ev.Declared: _declared,
    ev.TargetSet: _target_set,
    ev.Played: _played,
    ev.TrickEnded: _trick_ended,
    ev.Penalised: _thrown_in,
    ev.Redealt: _thrown_in,
    ev.DealEnded: _deal_ended,
    ev.MatchEnded: _match_ended,
    ev.Looked: _looked,
    ev.SignsShown: _signs_shown,
    ev.Understood: _understood,
}


def after(table: Table, event: ev.Event) -> Table:
    """The table once the event has happened."""
    fold = _FOLDS.get(type(event))
    return table if fold is None else fold(table, event)
