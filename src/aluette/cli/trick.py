"""``aluette trick``: who takes a trick, and who leads next."""

from __future__ import annotations

from typing import Annotated

import typer

from aluette.cards import card_name, parse_cards
from aluette.cli.answer import answer
from aluette.cli.failure import Failure, bad_input
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Changes, Language, RulesName, chosen_rules
from aluette.game.tricks import judge

__all__ = ["trick"]


def trick(
    cards: Annotated[
        str,
        typer.Argument(
            metavar="CARDS", help="The cards in playing order, in one argument: '8b As 5d Ad'."
        ),
    ],
    *,
    rules: RulesName = "pagat",
    changes: Changes = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Say who takes a trick and who leads next.

    Prints {"winner": null, "next": 0}: places in the trick, 0 its leader; null where spoiled.
    """
    chosen = chosen_rules(rules, changes)
    with bad_input():
        played = parse_cards(cards)
    if len(played) != chosen.seats:
        raise Failure(
            f"CARDS has {len(played)} cards, but a trick under these rules has {chosen.seats}"
        )
    first_tied = chosen.first_tied
    winner, following = judge(played, first_tied)

    def sentence(say: Messages) -> str:
        if winner is None:
            return say("terminal-trick-spoiled-by-place", next=following + 1)
        card = card_name(played[winner], say.language)
        return say("terminal-trick-won-by-place", place=winner + 1, card=card)

    answer(
        {"winner": winner, "next": following},
        as_json=as_json,
        language=language,
        for_people=sentence,
    )
