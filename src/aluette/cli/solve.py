"""``aluette solve``: what a deal in play is worth when everybody sees all cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Group
from rich.table import Table

from aluette.cli.answer import answer
from aluette.cli.failure import Failure, bad_input, needing_kernel, reading
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Language
from aluette.game.table import Table as GameTable
from aluette.notation.position import Position
from aluette.notation.record import Record
from aluette.notation.replay import replay

if TYPE_CHECKING:
    from aluette.kernel import Range, Solution

__all__ = ["solve"]


def solve(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, .alu.")],
    *,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds",
            min=0.001,
            max=1e6,
            help="How long to think; what is open then is answered by bounds.",
        ),
    ] = 60.0,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Solve the deal in play at a record's end, all cards open.

    Prints {"seat", "team", "value", "at_least", "at_most", "cards"}: the points that the team of
    the seat in turn can get more than all others together, and the same after each of its cards.
    """
    with reading(file), bad_input(f"{file}: "):
        match, _ = replay(Record.read(file))
        position = Position.of(match)
        if position.turn is None:
            raise Failure(f"{file}: its last deal is over, so no card is left to solve")
        solution = _solution(position, seconds)
    table = match.table
    data: dict[str, Any] = {
        "seat": table.names[position.turn],
        "team": table.side_names[solution.side],
        **_plain(solution.value),
        "cards": {card.code: _plain(value) for card, value in solution.cards.items()},
    }

    def shown(say: Messages) -> Group:
        return _shown(solution, table, data["seat"], say)

    answer(data, as_json=as_json, language=language, for_people=shown)


def _solution(position: Position, seconds: float) -> Solution:
    with needing_kernel():
        from aluette.kernel import Solver  # noqa: PLC0415  (it may not have been built)
    return Solver().solve(position, seconds=seconds)


def _plain(value: Range) -> dict[str, int | None]:
    exact = value.low if value.exact else None
    return {"value": exact, "at_least": value.low, "at_most": value.high}


def _shown(solution: Solution, table: GameTable, seat: str, say: Messages) -> Group:
    cards = Table(
        say("terminal-column-solved-card"), say("terminal-column-solved-points"), box=None
    )
    for card, value in solution.cards.items():
        cards.add_row(card.code, _points(value))
    team = table.side_names[solution.side]
    sentence = say("terminal-solve", seat=seat, team=team, value=_points(solution.value))
    return Group(sentence, cards)


def _points(value: Range) -> str:
    return f"{value.low:+d}" if value.exact else f"{value.low:+d} … {value.high:+d}"
