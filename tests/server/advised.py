"""A house whose thinking is done here, asked by its guests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

import httpx
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

from aluette.rules import Rules, load_rules
from aluette.server.advice_api import advice_api
from aluette.server.house import House
from aluette.server.identity import COOKIE, Guests
from aluette.server.refusals import ApiError
from aluette.server.thinking import Thinking, ThinkingError, Urgency
from tests.server.support import Seated, house_in, people

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


class Here(Thinking):
    """Thinks in this process, and counts."""

    def __init__(self) -> None:
        super().__init__(1)
        self.count = 0
        self.asking = 0
        """Questions that wait for an answer."""
        self.fails = False
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def run(
        self,
        urgency: Urgency,  # noqa: ARG002
        seconds: float,  # noqa: ARG002
        function: Callable[[*_Ts], _T],
        *arguments: *_Ts,
    ) -> _T:
        self.count += 1
        if self.fails:
            raise ThinkingError("its process died")
        self.asking += 1
        try:
            await self.may_answer.wait()
        finally:
            self.asking -= 1
        return function(*arguments)


class Site:
    """The routes of one house, asked by its guests."""

    def __init__(self, house: House, folder: Path) -> None:
        self._guests = Guests(folder)
        self._app = FastAPI()
        self._app.include_router(advice_api(house, self._guests))
        self._app.add_exception_handler(ApiError, _refused)

    async def ask(self, guest: str, method: str, address: str) -> tuple[int, Any]:
        cookie = {COOKIE: self._guests._signer.sign(guest).decode()}
        transport = httpx.ASGITransport(app=self._app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://t", cookies=cookie
        ) as client:
            answer = await client.request(method, address)
        return answer.status_code, answer.json()


async def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return JSONResponse({"code": error.problem.code}, error.status)


@asynccontextmanager
async def sitting(
    folder: Path, rules: str | Rules = "wikipedia", *, hints: bool = True
) -> AsyncIterator[tuple[House, Site, Seated, str]]:
    """A player at a table with bots, who is asked for his first card."""
    async with house_in(folder, thinking=Here()) as house:
        chosen = load_rules(rules) if isinstance(rules, str) else rules
        guests = [*people(1), *people(0)][: chosen.seats] + people(0)[: chosen.seats - 4]
        name = await house.open_table(chosen, guests, hints=hints)
        async with house.table(name) as table:
            assert table is not None
            player = Seated(table, 0)
            await player.hello()
            number = 0
            while not (player.awaited and player.known.table.phase == "play"):
                await player.wait()
                if player.known.table.phase != "play":
                    number += 1
                    command = player.next_command()
                    assert (await player.do(command, f"{number}"))["t"] == "done"
            yield house, Site(house, folder), player, name
