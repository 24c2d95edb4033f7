"""A match between one player and bots; made of ``decide``, ``evolve``, ``view``, ``seen``."""

from __future__ import annotations

import hashlib
from typing import Protocol

from aluette.bots import Bot
from aluette.game import (
    Command,
    Match,
    Refusal,
    View,
    ViewEvent,
    commands,
    decide,
    deck_from_seed,
    events,
    evolve,
    seen,
    view,
)
from aluette.rules import Rules

__all__ = ["Player", "play_match"]


class Player(Protocol):
    """Who sits at the seat that no bot has. He learns nothing but views and what he sees happen."""

    def see(self, event: ViewEvent, now: View) -> None:
        """Something happened, and this is what he knows now."""
        ...

    def ask(self, now: View) -> commands.SeatCommand:
        """He is asked to do something."""
        ...

    def refuse(self, refusal: Refusal) -> None:
        """What he wanted cannot be done; he will be asked again."""
        ...


def play_match(rules: Rules, player: Player, bot: Bot, seed: str) -> None:
    """Play one match to its end; a seed always brings the same cards and the same bots.

    The player has the first seat, until a draw seats everybody anew. The bots have their chances
    from a digest: nobody can work the deck out from it.
    """
    match, seat = Match.new(rules), 0
    bots_seed = int.from_bytes(hashlib.sha256(f"{seed}/bots".encode()).digest()[:8])
    while match.table.phase != "over":
        asked = match.table.asked
        command: Command
        if not asked:
            command = _referee(match, seed)
        elif seat in asked:
            command = player.ask(view(match, seat))
        else:
            command = bot.choose(view(match, asked[0]), bots_seed)
        happened = decide(match, command)
        if isinstance(happened, Refusal):
            if seat not in asked:
                raise RuntimeError(f"{command} was refused: {happened.why}")
            player.refuse(happened)
            continue
        for event in happened:
            before, match = match, evolve(match, event)
            noticed = seen(event, before, seat)
            if isinstance(event, events.Drawn):
                seat = event.seating.index(seat)
            if noticed is not None:
                player.see(noticed, view(match, seat))


def _referee(match: Match, seed: str) -> Command:
    """What the match waits for, where it waits for nobody at the table."""
    table = match.table
    if table.phase == "shuffle":
        return commands.Shuffle(deck_from_seed(f"{seed}/deal {len(table.results) + 1}"))
    deck = deck_from_seed(f"{seed}/draw")
    if table.rules.draw == "agreed":
        # By lot; 48 can be divided by 3, 4 and 6, so every seat has the same chance.
        return commands.NameDealer(deck[0] % table.seats)
    return commands.Draw(table.seats - 1, deck)
