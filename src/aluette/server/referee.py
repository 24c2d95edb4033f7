"""The referee of a table: what nobody decides is left to chance here, and only here."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from aluette.game import Match, deck_from_seed
from aluette.game.commands import Draw, NameDealer, RefereeCommand, Shuffle

__all__ = ["Step", "begin_deal", "next_step"]


@dataclass(frozen=True, slots=True)
class Step:
    """What the referee does, and the seed of the deck in it, which nobody else may learn."""

    command: RefereeCommand
    seed: bytes | None = None


def next_step(match: Match) -> Step | None:
    """What the referee does by itself now: the draw, and the shuffle of a match's first deal.

    Between deals it waits until a player wants to go on.

    >>> step = next_step(Match.new("wikipedia"))
    >>> type(step.command).__name__, step.seed
    ('NameDealer', None)
    """
    table = match.table
    if table.phase == "draw":
        lot = secrets.randbelow(table.seats)
        if table.rules.draw == "agreed":
            return Step(NameDealer(lot))
        seed = secrets.token_bytes(32)
        return Step(Draw(lot, deck_from_seed(seed)), seed)
    if table.phase == "shuffle" and not table.results:
        return begin_deal()
    return None


def begin_deal() -> Step:
    """Shuffle."""
    seed = secrets.token_bytes(32)
    return Step(Shuffle(deck_from_seed(seed)), seed)
