"""``aluette score``: what a deal scores, from who took each trick."""

from __future__ import annotations

from typing import Annotated

import typer

from aluette.cli.answer import answer
from aluette.cli.failure import Failure
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Changes, Language, RulesName, chosen_rules
from aluette.game import Match
from aluette.game.scoring import outcome
from aluette.rules import Rules

__all__ = ["score"]

SPOILED = "X"


def score(
    tricks: Annotated[
        str,
        typer.Argument(
            metavar="TRICKS", help="One letter a trick: the seat that took it, X where spoiled."
        ),
    ],
    *,
    rules: RulesName = "pagat",
    changes: Changes = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Score a deal from who took each trick.

    Prints {"winner": "S", "team": "N+S", "points": 1, "mordienne": false}; nobody is null.
    """
    chosen = chosen_rules(rules, changes)
    table = Match.new(chosen).table
    result = outcome(chosen, _winners(tricks, table.names, chosen))
    winner = None if result.winner is None else table.names[result.winner]
    team = None if result.side is None else table.side_names[result.side]

    def sentence(say: Messages) -> str:
        if winner is None or team is None:
            return say("terminal-score-nobody")
        return say(
            "terminal-score",
            winner=winner,
            team=team,
            points=result.points,
            mordienne="yes" if result.mordienne else "no",
        )

    data = {
        "winner": winner,
        "team": team,
        "points": result.points,
        "mordienne": result.mordienne,
    }
    answer(data, as_json=as_json, language=language, for_people=sentence)


def _winners(tricks: str, names: tuple[str, ...], rules: Rules) -> list[int | None]:
    for number, letter in enumerate(tricks, 1):
        if letter not in (*names, SPOILED):
            seats = " ".join(names)
            raise Failure(f"trick {number} is {letter!r}: a seat, {seats}, or X for a spoiled one")
    if len(tricks) != rules.hand_size:
        raise Failure(
            f"TRICKS has {len(tricks)} letters, but a deal under these rules has "
            f"{rules.hand_size} tricks"
        )
    return [None if letter == SPOILED else names.index(letter) for letter in tricks]
