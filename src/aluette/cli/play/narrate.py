"""What the player sees happen, as lines in his language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aluette.cards import LUETTES
from aluette.cli.messages import Messages
from aluette.game import View, ViewEvent
from aluette.game import events as ev

__all__ = ["narrate"]

Lines = list[str]


def narrate(event: ViewEvent, view: View, say: Messages) -> Lines:
    """The lines that tell of an event; the view is the player's once it has happened.

    Questions are told by being asked, and a sealed vote by being opened: they have no lines.
    """
    tell = _TELL.get(type(event))
    return [] if tell is None else tell(event, view, say)


def _drawn(e: ev.Drawn, view: View, say: Messages) -> Lines:
    """Who drew the four luettes, by the seats that they have now."""
    names = view.table.names
    drew = {card: names[e.seating.index(old)] for old, card in e.draws}
    lines = [say("terminal-drew", name=drew[card], card=say.card(card)) for card in LUETTES]
    return [*lines, say("terminal-first-dealer", name=names[e.dealer])]


def _dealer_named(e: ev.DealerNamed, view: View, say: Messages) -> Lines:
    return [say("terminal-first-dealer", name=view.table.names[e.dealer])]


def _shuffled(e: ev.Shuffled, view: View, say: Messages) -> Lines:
    return ["", say("terminal-deal", number=e.number, dealer=view.table.names[e.dealer])]


def _dealt(e: ev.Dealt, view: View, say: Messages) -> Lines:
    return [say("terminal-cut", name=view.table.names[e.seat], count=e.at)]


def _votes_opened(e: ev.VotesOpened, view: View, say: Messages) -> Lines:
    lines = []
    for seat, yes in enumerate(e.votes):
        vote = "yes" if yes else "no"
        if seat == view.viewer:
            lines.append(say("terminal-vote-by-you", vote=vote))
        else:
            lines.append(say("terminal-vote", name=view.table.names[seat], vote=vote))
    return lines if all(e.votes) else [*lines, say("terminal-not-sung")]


def _sung(e: ev.Sung, view: View, say: Messages) -> Lines:
    left, right = (view.table.names[seat] for seat in e.singers)
    lines = [say("terminal-sung", left=left, right=right, count=e.size)]
    for cards in e.cards:
        if cards is not None:
            lines.append(say("terminal-received", count=len(cards)))
            lines += [f"  {say.card(card)}" for card in sorted(cards, reverse=True)]
    return lines


def _discarded(e: ev.Discarded, view: View, say: Messages) -> Lines:
    return [say("terminal-discarded", name=view.table.names[e.seat], count=e.size)]


def _declared(e: ev.Declared, view: View, say: Messages) -> Lines:
    return [say(f"terminal-declared-{e.word}", name=view.table.names[e.seat])]


def _target_set(e: ev.TargetSet, _: View, say: Messages) -> Lines:
    return [say("terminal-target-points", number=e.target.number)]


def _played(e: ev.Played, view: View, say: Messages) -> Lines:
    return [say("terminal-played", name=view.table.names[e.seat], card=say.card(e.card))]


def _trick_ended(e: ev.TrickEnded, view: View, say: Messages) -> Lines:
    names = view.table.names
    if e.winner is None:
        if e.leader is None:
            return [say("terminal-last-trick-spoiled")]
        return [say("terminal-trick-spoiled", leader=names[e.leader])]
    name, count = names[e.winner], e.taken[e.winner]
    lines = [say("terminal-trick-won", name=name, count=count)]
    match [say.card(card) for card in e.turned_up]:
        case [card]:
            lines.append(say("terminal-first-with-two", name=name, card=card))
        case [card, other]:
            lines.append(say("terminal-first-with-three", name=name, card=card, other=other))
    return lines


def _deal_ended(e: ev.DealEnded, view: View, say: Messages) -> Lines:
    table = view.table
    lines = []
    if e.winner is not None:
        lines.append(say("terminal-most-tricks", name=table.names[e.winner]))
    if e.side is None:
        return [*lines, say("terminal-nobody-scores")]
    how = "mordienne" if e.mordienne else e.ended
    team = table.side_names[e.side]
    return [*lines, say(f"terminal-scores-{how}", team=team, points=e.points)]


def _match_ended(e: ev.MatchEnded, view: View, say: Messages) -> Lines:
    if e.winner is None:
        return [say("terminal-match-drawn")]
    won = view.table.rules.side_of[view.viewer] == e.winner
    team = view.table.side_names[e.winner]
    return [say("terminal-match-won-by-you" if won else "terminal-match-won", team=team)]


_TELL: dict[type[ev.Event], Callable[[Any, View, Messages], Lines]] = {
    ev.Drawn: _drawn,
    ev.DealerNamed: _dealer_named,
    ev.Shuffled: _shuffled,
    ev.Dealt: _dealt,
    ev.VotesOpened: _votes_opened,
    ev.Sung: _sung,
    ev.Discarded: _discarded,
    ev.Declared: _declared,
    ev.TargetSet: _target_set,
    ev.Played: _played,
    ev.TrickEnded: _trick_ended,
    ev.DealEnded: _deal_ended,
    ev.MatchEnded: _match_ended,
}
