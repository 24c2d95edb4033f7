"""``aluette deal``: the hands and the talon that a seed gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table

from aluette.cards import CARD_COUNT, Card
from aluette.cli.answer import answer
from aluette.cli.failure import Failure
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Changes, Language, RulesName, chosen_rules
from aluette.game import Match, deck_from_seed
from aluette.game.deal import deal_out

__all__ = ["deal"]


def deal(
    *,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="The same number, the same deck.")
    ],
    rules: RulesName = "pagat",
    changes: Changes = None,
    dealer: Annotated[
        str | None,
        typer.Option("--dealer", metavar="SEAT", help="Who deals; else the last seat."),
    ] = None,
    cut: Annotated[
        int | None,
        typer.Option(
            "--cut", metavar="N", min=1, max=CARD_COUNT - 1, help="How many cards the cut lifts."
        ),
    ] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Deal the hands and the talon that a seed gives.

    The deck is shuffled, cut where --cut is given, and dealt in packets. Prints {"dealer",
    "hands": {seat: cards}, "talon"}, the cards as codes in the order dealt.
    """
    chosen = chosen_rules(rules, changes)
    names = Match.new(chosen).table.names
    if dealer is not None and dealer not in names:
        raise Failure(f"--dealer is {dealer[:20]!r}, but the seats are {' '.join(names)}")
    dealing = names[-1] if dealer is None else dealer
    deck, lifted = deck_from_seed(seed), cut or 0
    hands, talon = deal_out(chosen, names.index(dealing), (*deck[lifted:], *deck[:lifted]))
    by_seat = {name: _codes(hand) for name, hand in zip(names, hands, strict=True)}

    def table(say: Messages) -> Table:
        shown = Table.grid(padding=(0, 2))
        for name, cards in by_seat.items():
            shown.add_row(name, cards, say("terminal-dealer") if name == dealing else "")
        shown.add_row(say("terminal-talon"), _codes(talon))
        return shown

    answer(
        {"dealer": dealing, "hands": by_seat, "talon": _codes(talon)},
        as_json=as_json,
        language=language,
        for_people=table,
    )


def _codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)
