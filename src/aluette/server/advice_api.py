"""The HTTP interface of bots: which there are, and what they think."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, Request

from aluette.bots import Advice
from aluette.server.answers import Bots, CardHint, Hint, Idea, Problem
from aluette.server.hints import Hints
from aluette.server.house import House
from aluette.server.identity import Guests
from aluette.server.refusals import no_table, not_seated
from aluette.server.table import LiveTable

__all__ = ["advice_api", "hint_of"]

_REFUSALS: dict[int | str, dict[str, object]] = {
    status: {"model": Problem} for status in (403, 404, 409, 429, 503)
}


def advice_api(house: House, guests: Guests) -> APIRouter:
    """The routes, for this house and its guests."""
    router = APIRouter()
    hints = Hints(house)

    @asynccontextmanager
    async def seat(name: str, request: Request) -> AsyncIterator[tuple[LiveTable, int]]:
        """The caller's table and his place at it."""
        async with house.table(name) as table:
            if table is None:
                raise no_table()
            guest = guests.known(request.cookies)
            place = None if guest is None else table.place_of(guest)
            if place is None:
                raise not_seated()
            yield table, place

    @router.get("/api/bots")
    async def bots() -> Bots:
        """Which bots there are here, and whether they can say what they think."""
        return Bots(list(house.levels), hints=house.unthinking is None, why=house.unthinking)

    @router.post("/api/tables/{table}/hint", responses=_REFUSALS)
    async def hint(table: str, request: Request) -> Hint:
        """What the expert would play in the caller's seat, from what that seat knows."""
        async with seat(table, request) as (live, place):
            return hint_of(await hints.of(live, place))

    return router


def hint_of(advice: Advice) -> Hint:
    """Advice as it is answered."""
    plan = advice.plan
    return Hint(
        cards=[
            CardHint(c.card.code, c.points, c.takes, c.side_takes, c.spoils) for c in advice.cards
        ],
        plan=Idea(plan.code.value, plan.seat, None if plan.card is None else plan.card.code),
        worlds=advice.worlds,
        exact=advice.exact,
    )
