"""Entries of the journal as rows of its tables, and back."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any

import msgspec
import sqlalchemy as sa

from aluette.game.commands import Refusal
from aluette.notation import plain
from aluette.rules import load_rules
from aluette.server.entries import Answered, Change, CommandId, Person, Stored
from aluette.server.schema import events, outcomes, players, tables

__all__ = ["answer", "event_rows", "json_text", "load", "now", "outcome_row", "tables_of"]

VERSION = version("aluette")


def json_text(value: Any) -> str:
    """A plain value as the database keeps it."""
    return msgspec.json.encode(value).decode()


def now() -> datetime:
    """The time in UTC, without a zone: not every database keeps zones."""
    return datetime.now(UTC).replace(tzinfo=None)


def event_rows(change: Change) -> list[dict[str, Any]]:
    """A change's events as rows."""
    at = now()
    return [
        {
            "table": change.table,
            "sequence": change.sequence + k,
            "match": change.match,
            "event": json_text(plain.dump(event)),
            "seed": change.seed if k == 0 else None,
            "version": VERSION,
            "at": at,
        }
        for k, event in enumerate(change.events)
    ]


def outcome_row(change: Change, command: CommandId) -> dict[str, Any]:
    """The answer to a command as a row."""
    refusal = change.refusal
    return {
        "table": change.table,
        "place": command.place,
        "command": command.id,
        "code": refusal and refusal.code,
        "why": refusal and refusal.why,
        "at": now(),
    }


def answer(connection: sa.Connection, table: str, command: CommandId) -> Answered | None:
    """What a command was answered, ``None`` if it never was."""
    found = connection.execute(
        sa.select(outcomes.c.code, outcomes.c.why).where(
            outcomes.c.table == table,
            outcomes.c.place == command.place,
            outcomes.c.command == command.id,
        )
    ).one_or_none()
    if found is None:
        return None
    return Answered(None if found.code is None else Refusal(found.code, found.why))


def load(connection: sa.Connection, table: str) -> Stored | None:
    """A table as it stands, ``None`` where there is none."""
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    people = connection.execute(
        sa.select(players.c.name, players.c.guest, players.c.level)
        .where(players.c.table == table)
        .order_by(players.c.place)
    )
    told = connection.execute(
        sa.select(events.c.event)
        .where(events.c.table == table, events.c.match == row.match)
        .order_by(events.c.sequence)
    )
    last = connection.execute(
        sa.select(sa.func.max(events.c.sequence)).where(events.c.table == table)
    ).scalar()
    spec = msgspec.json.decode(row.rules)
    return Stored(
        rules=load_rules({"preset": spec} if isinstance(spec, str) else spec),
        people=tuple(Person(*person) for person in people),
        match=row.match,
        events=tuple(plain.load_event(msgspec.json.decode(event)) for (event,) in told),
        sequence=last or 0,
    )


def tables_of(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    """The tables where a guest has a place, newest first."""
    found = connection.execute(
        sa.select(tables)
        .where(tables.c.id.in_(sa.select(players.c.table).where(players.c.guest == guest)))
        .order_by(tables.c.started.desc())
    )
    return [
        dict(row._mapping)  # noqa: SLF001
        | {"rules": msgspec.json.decode(row.rules), "score": msgspec.json.decode(row.score)}
        for row in found
    ]
