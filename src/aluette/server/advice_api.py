"""The HTTP interface of bots: which there are, and what they think."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from aluette.server.advice_answers import hint_of, review_of
from aluette.server.answers import Bots, Hint, Problem, Review
from aluette.server.hints import Hints
from aluette.server.house import House
from aluette.server.identity import Guests
from aluette.server.refusals import ApiError, no_table, not_seated
from aluette.server.seating import Seating
from aluette.server.table import LiveTable

__all__ = ["advice_api"]

FirstPlay = Annotated[int, Query(alias="from", ge=0)]

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

    @router.get("/api/tables/{table}/deals/{deal}/review", responses=_REFUSALS)
    async def review(
        table: str, deal: Annotated[int, Path(ge=1)], request: Request, first: FirstPlay = 0
    ) -> Review:
        """The review of a deal that is over, from a play on, as far as it has come.

        The first request begins it; until all ``count`` plays are there, ask again.
        """
        stored = await house.journal.load(table)
        if stored is None:
            raise no_table()
        guest = guests.known(request.cookies)
        place = None if guest is None else Seating.of(stored.people).place_of(guest)
        if guest is None or place is None:
            raise not_seated()
        if house.unthinking is not None:
            raise ApiError(503, "no-kernel", house.unthinking)
        return review_of(await house.reviews.of(guest, table, stored, deal), place, first)

    return router
