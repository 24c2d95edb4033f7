"""The HTTP interface: presets, tables and their records."""

from __future__ import annotations

from datetime import UTC

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from aluette.game import Match
from aluette.notation.recording import record_of
from aluette.rules import (
    RULE_SETS,
    Rules,
    RulesError,
    fit_signing,
    load_rules,
    preset_titles,
    rules_sources,
)
from aluette.server.answers import Created, NewTable, Preset, Problem, TableEntry
from aluette.server.entries import Person
from aluette.server.house import House
from aluette.server.identity import Guests
from aluette.server.refusals import ApiError, no_table, not_seated
from aluette.signs import Signing

__all__ = ["api"]

_NAME_LENGTH = 20


def api(house: House, guests: Guests) -> APIRouter:
    """The routes, for this house and its guests."""
    router = APIRouter()

    @router.get("/api/presets")
    async def presets() -> list[Preset]:
        """All rules that a table can be opened with as they are."""
        return _presets()

    @router.post("/api/tables", status_code=201, responses={422: {"model": Problem}})
    async def open_table(wish: NewTable, request: Request, response: Response) -> Created:
        """Open a table, where the caller sits at one seat and bots at the others."""
        rules, name = _rules(wish), _name(wish)
        if wish.level not in house.levels:
            raise ApiError(422, "no-level", f"this server has no bots of the level {wish.level}")
        guest = guests.known(request.cookies)
        if guest is None:
            guest = guests.welcome(response, secure=request.url.scheme == "https")
        bots = [Person(level=wish.level)] * (rules.seats - 1)
        signing = _signing(wish, rules)
        people = [Person(name, guest), *bots]
        return Created(await house.open_table(rules, people, signing, hints=wish.hints))

    @router.get("/api/tables")
    async def own_tables(request: Request) -> list[TableEntry]:
        """The caller's tables, newest first."""
        guest = guests.known(request.cookies)
        rows = [] if guest is None else await house.journal.tables_of(guest)
        return [
            TableEntry(
                table=row["id"],
                rules=row["rules"],
                phase=row["phase"],
                score=row["score"],
                finished=row["phase"] == "over",
                started=row["started"].replace(tzinfo=UTC).isoformat(timespec="seconds"),
            )
            for row in rows
        ]

    @router.get(
        "/api/tables/{table}/record",
        response_class=PlainTextResponse,
        responses={403: {"model": Problem}, 404: {"model": Problem}},
    )
    async def record(table: str, request: Request) -> PlainTextResponse:
        """The finished deals of the table's match, as an ``.alu`` record."""
        stored = await house.journal.load(table)
        if stored is None:
            raise no_table()
        guest = guests.known(request.cookies)
        if guest is None or guest not in (person.guest for person in stored.people):
            raise not_seated()
        names = Match.new(stored.rules).table.names
        written = record_of(
            stored.rules, names, stored.events, finished_only=True, signing=stored.signing
        )
        return PlainTextResponse(
            written.text(),
            headers={"content-disposition": f'attachment; filename="{table}.alu"'},
        )

    @router.get("/health/live")
    async def live() -> dict[str, str]:
        """Whether the process runs."""
        return {"status": "live"}

    @router.get("/health/ready", responses={503: {"model": Problem}})
    async def ready() -> dict[str, str]:
        """Whether tables can be opened and played."""
        if not await house.journal.ready():
            raise ApiError(503, "no-journal", "the journal cannot be read or written")
        return {"status": "ready"}

    return router


def _presets() -> list[Preset]:
    return [
        Preset(spec, preset_titles(spec), rules.values(), rules_sources(rules))
        for spec in RULE_SETS
        for rules in [load_rules(spec)]
    ]


def _rules(wish: NewTable) -> Rules:
    """The rules of a wish. A text names a preset and never a file, which is another's to read."""
    try:
        return load_rules({"preset": wish.rules} if isinstance(wish.rules, str) else wish.rules)
    except RulesError as error:
        raise ApiError(422, error.code, str(error)) from None


def _signing(wish: NewTable, rules: Rules) -> Signing:
    signing = Signing(wish.signing.level, wish.signing.honest, wish.signing.sign_ms)
    try:
        return fit_signing(signing, rules)
    except RulesError as error:
        raise ApiError(422, error.code, str(error)) from None


def _name(wish: NewTable) -> str:
    name = wish.name.strip()
    if len(name) > _NAME_LENGTH or not name.isprintable():
        raise ApiError(
            422, "bad-name", f"a name has at most {_NAME_LENGTH} characters, all of them printable"
        )
    return name
