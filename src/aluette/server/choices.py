"""What bots at tables choose: the quick ones here, the others in a process that thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from aluette.bots import Bot, BotError
from aluette.game import View
from aluette.game.commands import SeatCommand
from aluette.server.thinking import Thinking, ThinkingError, Urgency
from aluette.server.thoughts import choose

__all__ = ["SUBSTITUTE", "Choices", "is_quick"]

QUICK = ("beginner", "casual", "club")
"""The levels that answer in less time than another process would take to be asked."""
SUBSTITUTE = "club"
"""Who answers where a bot does not."""
MOVE_SECONDS = 10.0
"""How long a bot may think about one choice, which is far more than it should."""
TRIES = 2
_log = structlog.get_logger()


def is_quick(level: str) -> bool:
    """Whether a bot of this level answers faster than anybody could wait for it."""
    return level in QUICK


class Choices:
    """Asks bots by the name of their level, so that a table always gets an answer."""

    def __init__(
        self,
        load_bot: Callable[[str], Bot],
        thinking: Thinking,
        choose: Callable[[str, View, int], SeatCommand] = choose,
    ) -> None:
        self._load_bot = load_bot
        self._thinking = thinking
        self._choose = choose

    def bot(self, level: str) -> Bot:
        """The bot of a level, or its substitute where this installation does not have it."""
        try:
            return self._load_bot(level)
        except BotError:
            return self._load_bot(SUBSTITUTE)

    async def of(self, level: str, view: View, seed: int) -> SeatCommand:
        """What a bot wants to do; one that dies or hangs over it is asked once more.

        The same view and seed give the same command, so who asks again is answered the same.
        """
        if not is_quick(level):
            for _ in range(TRIES):
                try:
                    return await self._thinking.run(
                        Urgency.MOVE, MOVE_SECONDS, self._choose, level, view, seed
                    )
                except ThinkingError as error:
                    _log.error("a bot did not answer", bot=level, why=str(error))
            level = SUBSTITUTE
        return await asyncio.to_thread(self.bot(level).choose, view, seed)
