"""A simple player, and bots like him; apart from all else, so that a process starts quickly."""

from __future__ import annotations

from aluette.bots import Bot
from aluette.game import View
from aluette.game.commands import Cut, Declare, Discard, Look, Play, SeatCommand, Sign, Vote


def simple(view: View) -> SeatCommand:
    """A fit command for whoever is asked: always the first thing that is possible."""
    seat, table = view.viewer, view.table
    match table.phase:
        case "cut":
            return Cut(seat, 20)
        case "vote":
            return Vote(seat, True)
        case "discard":
            return Discard(seat, view.hand[: table.counts[seat] - table.rules.hand_size])
        case "declare":
            return Declare(seat, table.words[0])
    return Play(seat, view.hand[0])


class SimpleBot:
    """A bot that does the first thing that is possible."""

    name = "simple"

    def choose(self, view: View, seed: int) -> SeatCommand:  # noqa: ARG002
        return simple(view)

    def face(
        self,
        view: View,  # noqa: ARG002
        seed: int,  # noqa: ARG002
        time: int,  # noqa: ARG002
    ) -> tuple[Look | Sign | None, int]:
        """It looks at its cards and makes no faces."""
        return None, 10_000


def simple_bots(level: str) -> Bot:
    return SimpleBot()
