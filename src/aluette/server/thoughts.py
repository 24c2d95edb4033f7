"""What thinking processes are asked: functions of views and other plain values.

They run in a process of their own, one question at a time.
"""

from __future__ import annotations

from aluette.bots import load_bot
from aluette.game import View
from aluette.game.commands import SeatCommand

__all__ = ["choose"]


def choose(level: str, view: View, seed: int) -> SeatCommand:
    """What a bot of this level wants to do."""
    return load_bot(level).choose(view, seed)
