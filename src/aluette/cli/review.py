"""``aluette review``: a finished deal gone through again, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.table import Table

from aluette.cli.answer import answer
from aluette.cli.failure import Failure, bad_input, needing_kernel, reading
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Language
from aluette.game import Match
from aluette.game.table import Table as GameTable
from aluette.notation.record import Record
from aluette.notation.replay import replay

if TYPE_CHECKING:
    from aluette.bots.review import Moment, Play
    from aluette.kernel import Range

__all__ = ["review"]

SECONDS = 20.0
"""How long the solver may think about one play; it seldom takes one."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, .alu.")],
    *,
    deal: Annotated[
        int | None, typer.Option("--deal", metavar="N", min=1, help="Which deal; else the last.")
    ] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Say where the points of a finished deal were lost.

    Prints {"deal", "plays", "lost"}: each card that was played with what all cards in that hand
    promised to who could not see the others, and what they were worth in the deal as it was; and
    the numbers of the plays that lost points, the dearest first.
    """
    with reading(file), bad_input(f"{file}: "):
        match, events = replay(Record.read(file))
        number = deal or len(match.table.results)
        if not 0 < number <= len(match.table.results):
            raise Failure(f"{file}: {_no_deal(match, deal)}")
        start = Match.new(match.table.rules, match.table.names, match.table.signing)
        plays = _reviewed(list(_kernel().moments(start, events, number)))
    if not plays:
        raise Failure(f"{file}: deal {number} was settled without play")
    table, lost = match.table, _kernel().losses(plays)
    data = {
        "deal": number,
        "plays": [_plain(play, k, table) for k, play in enumerate(plays)],
        "lost": [k + 1 for k in lost],
    }

    def shown(say: Messages) -> Group:
        unsettled = sum(play.verdict == "open" for play in plays)
        return _shown([(k, plays[k]) for k in lost], unsettled, number, table, say)

    answer(data, as_json=as_json, language=language, for_people=shown)


def _no_deal(match: Match, deal: int | None) -> str:
    if deal is None or deal == match.table.number:
        return "its deal is not over, and a review tells all cards"
    return f"it has no finished deal {deal}"


def _kernel() -> Any:
    """The module that reviews, which needs the kernel."""
    with needing_kernel():
        return import_module("aluette.bots.review")


def _reviewed(moments: Sequence[Moment]) -> list[Play]:
    """Every play, with a bar on a terminal for who waits."""
    reviewer = _kernel().Reviewer()
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=len(moments))
        plays = []
        for moment in moments:
            plays.append(reviewer.play(moment, seconds=SECONDS))
            bar.advance(task)
    return plays


def _plain(play: Play, number: int, table: GameTable) -> dict[str, Any]:
    names, plan = table.names, play.advice.plan
    return {
        "number": number + 1,
        "trick": number // table.seats + 1,
        "seat": names[play.seat],
        "card": play.card.code,
        "verdict": play.verdict.value,
        "lost": play.lost,
        "lost_at_most": play.lost_at_most,
        **_range(play.value),
        "cards": {
            c.card.code: {
                "points": round(c.points, 3),
                "takes": round(c.takes, 3),
                "side_takes": round(c.side_takes, 3),
                "spoils": round(c.spoils, 3),
                **_range(play.cards[c.card]),
            }
            for c in play.advice.cards
        },
        "plan": {
            "code": plan.code.value,
            "seat": None if plan.seat is None else names[plan.seat],
            "card": None if plan.card is None else plan.card.code,
        },
        "worlds": play.advice.worlds,
        "exact": play.advice.exact,
        "held": {
            who: [round(chance, 3) for chance in row]
            for who, row in zip((*names, "talon"), play.held, strict=True)
        },
    }


def _range(value: Range) -> dict[str, int]:
    return {"at_least": value.low, "at_most": value.high}


def _shown(
    lost: Sequence[tuple[int, Play]], unsettled: int, deal: int, table: GameTable, say: Messages
) -> Group:
    if not lost and unsettled:
        return Group(say("terminal-review-unsettled", deal=deal, count=unsettled))
    sentence = say("terminal-review", deal=deal, count=len(lost))
    if not lost:
        return Group(sentence)
    columns = ("trick", "card-played", "lost", "better", "known")
    rows = Table(
        say("terminal-column-seat"), *(say(f"terminal-column-{c}") for c in columns), box=None
    )
    for number, play in lost:
        rows.add_row(
            table.names[play.seat],
            str(number // table.seats + 1),
            play.card.code,
            str(play.lost),
            " ".join(card.code for card in play.better),
            say(f"terminal-verdict-{play.verdict.value}"),
        )
    return Group(sentence, rows)
