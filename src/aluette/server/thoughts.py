"""What thinking processes are asked: functions of views and other plain values.

They run in a process of their own, one question at a time.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from aluette.bots import Advice, advise, load_bot
from aluette.bots.network import MOST_TRICKS
from aluette.game import View
from aluette.game.commands import SeatCommand
from aluette.rules import Rules

if TYPE_CHECKING:
    from aluette.bots.review import Moment, Play, Reviewer

__all__ = ["HINT_SECONDS", "advice", "can_look_into", "choose", "reviewed", "unthinking"]

HINT_SECONDS = 0.3
"""How long the expert thinks about a hint, of processor time."""
_SEED = 1
"""One for all: who asks twice is told the same twice."""


def unthinking() -> str | None:
    """Why bots cannot say what they think in this installation; ``None`` where they can."""
    try:
        import aluette.kernel  # noqa: PLC0415, F401  (it may not have been built)
    except ImportError as error:
        return str(error)
    return None


def can_look_into(rules: Rules) -> bool:
    """Whether the expert can be asked about deals under these rules."""
    return rules.hand_size <= MOST_TRICKS


def choose(level: str, view: View, seed: int) -> SeatCommand:
    """What a bot of this level wants to do."""
    return load_bot(level).choose(view, seed)


def advice(view: View) -> Advice:
    """What the expert thinks of each card of the viewer, who is asked for one."""
    return advise(view, seed=_SEED, seconds=HINT_SECONDS)


def reviewed(moment: Moment) -> Play:
    """One play of a finished deal, reviewed."""
    return _reviewer().play(moment)


@functools.cache
def _reviewer() -> Reviewer:
    """This process's own, whose solver remembers what it has seen."""
    from aluette.bots.review import Reviewer  # noqa: PLC0415  (it needs the kernel)

    return Reviewer()
