"""The application: the HTTP interface, the sockets and the page, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from aluette.server.advice_api import advice_api
from aluette.server.answers import Problem
from aluette.server.api import api
from aluette.server.guard import DeclaredLimit, Guard
from aluette.server.house import House
from aluette.server.identity import Guests
from aluette.server.journal import Journal, JournalError, UnreadableError
from aluette.server.messages import UNREADABLE
from aluette.server.page import Page
from aluette.server.refusals import ApiError
from aluette.server.settings import Settings
from aluette.server.socket import Endpoint

__all__ = ["create_app"]

BODY_LIMIT = 1 << 14
"""The most bytes that a request may bring."""


def create_app(settings: Settings) -> FastAPI:
    """The application, with its journal open; it is closed when the application shuts down.

    :raises aluette.server.journal.JournalError: where the database cannot be opened.
    :raises OSError: where the folder for data cannot be used.
    """
    guests = Guests(settings.data)
    house = House(Journal.open(settings.database_url))

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.load_levels()
        yield
        await house.close()
        house.journal.close()

    app = FastAPI(
        title="Aluette",
        openapi_url="/api/openapi.json",
        docs_url=None,  # that page loads its scripts from another host
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.include_router(api(house, guests))
    app.include_router(advice_api(house, guests))
    endpoint = Endpoint(house, guests, settings.origins)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", endpoint.serve))
    # Not a route of its own: it would take what the interface's routes refuse for their methods.
    app.router.default = GZipMiddleware(Page(), minimum_size=1024)
    app.add_middleware(RequestBodyLimitMiddleware, max_body_size=BODY_LIMIT)
    app.add_middleware(DeclaredLimit, limit=BODY_LIMIT)
    app.add_middleware(Guard)
    app.add_exception_handler(ApiError, _problem)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _unfit)
    app.add_exception_handler(JournalError, _no_journal)
    app.add_exception_handler(UnreadableError, _unreadable)
    return app


async def _problem(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return _answer(error.status, error.problem)


async def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # a body that could not even be parsed
        return _answer(400, Problem("bad-request", "the body cannot be read"))
    code = error.detail.lower().replace(" ", "-")
    problem = Problem(code, f"this address answers: {error.detail}")
    return _answer(error.status_code, problem, error.headers)


async def _unfit(_: Request, error: Exception) -> JSONResponse:
    """A body that does not fit: the first thing that is wrong with it."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _answer(422, Problem("bad-request", f"{where}: {first['msg']}"))


async def _no_journal(_: Request, error: Exception) -> JSONResponse:
    return _answer(503, Problem("no-journal", str(error)))


async def _unreadable(_: Request, error: Exception) -> JSONResponse:
    return _answer(500, Problem(UNREADABLE, str(error)))


def _answer(
    status: int, problem: Problem, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    return JSONResponse({"code": problem.code, "why": problem.why}, status, headers)
