"""What the expert would play, for players who ask: worked out from what their own seat knows."""

from __future__ import annotations

import asyncio

from aluette.bots import Advice
from aluette.game import View
from aluette.server.house import House
from aluette.server.refusals import ApiError
from aluette.server.table import LiveTable
from aluette.server.thinking import ThinkingError, Urgency
from aluette.server.thoughts import advice

__all__ = ["Hints"]

SECONDS = 10.0
"""How long a hint may take before its process is given up."""
_Asked = tuple[View, asyncio.Future[Advice]]


class Hints:
    """Answers players, and the same question only once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: dict[LiveTable, dict[int, _Asked]] = {}

    async def of(self, table: LiveTable, place: int) -> Advice:
        """What the expert thinks of the cards of the player with this place.

        :raises ApiError: where hints are not given, he is not asked for a card, or asks too often.
        """
        if self._house.unthinking is not None:
            raise ApiError(503, "no-kernel", self._house.unthinking)
        if not table.hints:
            raise ApiError(403, "no-hints", "at this table nobody is given hints")
        known = table.view_of(place)
        if known.table.phase != "play" or not known.asked:
            raise ApiError(409, "not-asked", "a hint is for who is asked for a card")
        asked = self._of(table).get(place)
        if asked is None or asked[0] != known:
            if not table.budgets[place].spend("hint"):
                raise ApiError(429, "too-often", "these are too many hints in a short time")
            asked = known, asyncio.ensure_future(self._think(known))
            self._of(table)[place] = asked
        try:
            return await asyncio.shield(asked[1])
        except ThinkingError as error:
            if self._of(table).get(place) is asked:  # of all who wait for it, only the first pays
                del self._of(table)[place]
                table.budgets[place].give_back("hint")
            raise ApiError(503, "no-answer", f"the expert gave no answer: {error}") from None

    def _of(self, table: LiveTable) -> dict[int, _Asked]:
        """The last question of each place; those of tables that are gone are forgotten."""
        if table not in self._asked:
            self._asked = {t: asked for t, asked in self._asked.items() if not t.ended}
        return self._asked.setdefault(table, {})

    async def _think(self, known: View) -> Advice:
        return await self._house.thinking.run(Urgency.HINT, SECONDS, advice, known)
