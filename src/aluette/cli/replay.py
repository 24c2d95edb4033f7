"""``aluette replay``: a record played through."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.table import Table

from aluette.cli.answer import answer
from aluette.cli.failure import bad_input, reading
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Language
from aluette.notation.record import Record
from aluette.notation.replay import summary

__all__ = ["replay"]


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, .alu.")],
    *,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Play a record through, and say how it went.

    Prints {"rules", "deals", "score", "target", "finished", "winner"}, with every trick of every
    deal; a record that breaks the rules is bad input.
    """
    with reading(file), bad_input(f"{file}: "):
        played = summary(Record.read(file))

    def table(say: Messages) -> Group:
        return Group(_deals(played["deals"], say), _ending(played, say))

    answer(played, as_json=as_json, language=language, for_people=table)


def _deals(deals: list[dict[str, Any]], say: Messages) -> Table:
    columns = ("deal", "dealer", "ended", "winner", "team", "points", "score")
    shown = Table(*(say(f"terminal-column-{name}") for name in columns), box=None)
    for number, deal in enumerate(deals, 1):
        shown.add_row(
            str(number),
            deal["dealer"],
            say(f"terminal-ended-{deal['ended'] or 'unfinished'}"),
            deal["winner"] or "–",
            deal["team"] or "–",
            str(deal["points"]),
            _score(deal["score"]),
        )
    return shown


def _ending(played: dict[str, Any], say: Messages) -> str:
    if not played["finished"]:
        return say("terminal-match-unfinished")
    if played["winner"] is None:
        return say("terminal-match-drawn")
    return say("terminal-match-won", team=played["winner"])


def _score(score: dict[str, int]) -> str:
    return ", ".join(f"{side} {points}" for side, points in score.items())
