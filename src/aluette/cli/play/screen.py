"""What can be looked at: the table, the hand, the last trick, the ladder, the score."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aluette.cards import LADDER, STEP, Card
from aluette.cli.messages import Messages
from aluette.cli.play.typed import hand_from_strongest
from aluette.game import View

__all__ = ["hand", "ladder", "last_trick", "partners", "score", "table"]

_STYLES = {**dict.fromkeys(range(1, 5), "bold yellow"), **dict.fromkeys(range(5, 9), "bold cyan")}
"""The luettes and the doubles stand out."""


def _card(card: Card, say: Messages, number: int | None = None) -> Text:
    label = say.card(card)
    return Text(
        label if number is None else f"{number:>2} {label}", style=_STYLES.get(STEP[card], "")
    )


def hand(view: View, say: Messages) -> RenderableType:
    """The player's cards, strongest first, with the numbers to play them by."""
    cards = hand_from_strongest(view)
    shown = [_card(card, say, number) for number, card in enumerate(cards, 1)]
    return Group(say("terminal-hand"), Columns(shown, padding=(0, 3), equal=True))


def table(view: View, say: Messages) -> RenderableType:
    """Who has played what to this trick, and who has how many tricks."""
    known = view.table
    played = dict(_in_order(known.leader, known.trick, known.seats))
    heads = ("seat", "card", "tricks", "turned-up")
    shown = Table(*(say(f"terminal-column-{name}") for name in heads), box=None, pad_edge=False)
    for seat, name in enumerate(known.names):
        up = [card for who, cards in known.turned_up if who == seat for card in cards]
        shown.add_row(
            say("terminal-your-seat", name=name) if seat == view.viewer else name,
            _card(played[seat], say) if seat in played else "",
            str(known.taken[seat]) if known.taken else "",
            Text(", ").join(_card(card, say) for card in up),
        )
    return shown


def _in_order(leader: int | None, cards: tuple[Card, ...], seats: int) -> list[tuple[int, Card]]:
    return [] if leader is None else [((leader + k) % seats, c) for k, c in enumerate(cards)]


def last_trick(view: View, say: Messages) -> RenderableType:
    """The last trick as it lay, and what became of it."""
    known = view.table
    if not known.tricks:
        return say("terminal-no-trick-yet")
    trick = known.tricks[-1]
    lines = [
        say("terminal-played", name=known.names[seat], card=say.card(card))
        for seat, card in _in_order(trick.leader, trick.cards, known.seats)
    ]
    if trick.winner is None:
        return Group(*lines, say("terminal-last-trick-spoiled"))
    return Group(*lines, say("terminal-last-trick-won", name=known.names[trick.winner]))


def ladder(say: Messages) -> RenderableType:
    """The ladder of strength, strongest step first (R2.2)."""
    shown = Table.grid(padding=(0, 2))
    for step, codes in enumerate(LADDER, 1):
        if len(codes) == 1:
            shown.add_row(str(step), _card(Card(codes[0]), say))
        else:
            shown.add_row(str(step), say(f"ladder-{step}"))
    return Group(say("terminal-ladder"), shown, say("terminal-ladder-note"))


def score(view: View, say: Messages) -> RenderableType:
    """The points of each side, and how long the match is."""
    known = view.table
    target = say(f"terminal-target-{known.target.kind}", number=known.target.number)
    lines = [
        say("terminal-score-of", team=team, points=points)
        for team, points in zip(known.side_names, known.score, strict=True)
    ]
    return Group(target, say("terminal-deals-done", count=len(known.results)), *lines)


def partners(view: View, say: Messages) -> str:
    """Where the player sits, and with whom."""
    names = view.table.names
    mine = {"name": names[view.viewer]}
    match view.table.rules.partners(view.viewer):
        case (partner,):
            return say("terminal-seated-pair", **mine, partner=names[partner])
        case (first, second):
            return say("terminal-seated-three", **mine, first=names[first], second=names[second])
    return say("terminal-seated-alone", **mine)
