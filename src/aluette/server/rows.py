"""Entries of the journal as rows of its tables, and back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from importlib.metadata import version
from typing import Any

import msgspec
import sqlalchemy as sa

from aluette.game.commands import Refusal
from aluette.game.events import Dealt, Event, Shuffled
from aluette.notation import plain
from aluette.rules import load_rules
from aluette.server.entries import FACES, Answered, Change, CommandId, Person, Stored
from aluette.server.schema import events, faces, outcomes, players, tables
from aluette.signs import NO_SIGNS, Signing

__all__ = [
    "answer",
    "event_rows",
    "face_rows",
    "json_text",
    "load",
    "now",
    "outcome_row",
    "since_deal",
    "tables_of",
]

VERSION = version("aluette")


def json_text(value: Any) -> str:
    """A plain value as the database keeps it."""
    return msgspec.json.encode(value).decode()


def now() -> datetime:
    """The time in UTC, without a zone: not every database keeps zones."""
    return datetime.now(UTC).replace(tzinfo=None)


def event_rows(change: Change) -> list[dict[str, Any]]:
    """A change's events of cards as rows."""
    at = now()
    told = (event for event in change.events if not isinstance(event, FACES))
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
        for k, event in enumerate(told)
    ]


def face_rows(change: Change) -> list[dict[str, Any]]:
    """A change's events of faces as rows, each after the event of cards that it follows."""
    after, n, found = change.sequence - 1, change.face, []
    for event in change.events:
        if not isinstance(event, FACES):
            after += 1
            continue
        found.append(
            {
                "table": change.table,
                "match": change.match,
                "deal": change.deal,
                "n": n,
                "after": after,
                "time": getattr(event, "time", None),
                "event": json_text(plain.dump(event)),
            }
        )
        n += 1
    return found


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
        sa.select(events.c.sequence, events.c.event, events.c.at)
        .where(events.c.table == table, events.c.match == row.match)
        .order_by(events.c.sequence)
    ).all()
    seen = connection.execute(
        sa.select(faces.c.after, faces.c.event, faces.c.deal, faces.c.n)
        .where(faces.c.table == table, faces.c.match == row.match)
        .order_by(faces.c.deal, faces.c.n)
    ).all()
    last = connection.execute(
        sa.select(sa.func.max(events.c.sequence)).where(events.c.table == table)
    ).scalar()
    spec = msgspec.json.decode(row.rules)
    # Sorting keeps the order of what is alike: each face comes after the card that it follows.
    both = sorted(
        [(k, _event(text), at) for k, text, at in told]
        + [(after, _event(text), None) for after, text, _, _ in seen],
        key=lambda entry: entry[0],
    )
    deal = next((e.number for _, e, _ in reversed(both) if isinstance(e, Shuffled)), 0)
    return Stored(
        rules=load_rules({"preset": spec} if isinstance(spec, str) else spec),
        people=tuple(Person(*person) for person in people),
        match=row.match,
        events=tuple(event for _, event, _ in both),
        sequence=last or 0,
        faces=max((n for _, _, number, n in seen if number == deal), default=0),
        dealt=next((at for _, e, at in reversed(both) if isinstance(e, Dealt)), None),
        signing=plain.load(Signing, msgspec.json.decode(row.signing)) if row.signing else NO_SIGNS,
        hints=row.hints,
    )


def _event(text: str) -> Event:
    return plain.load_event(msgspec.json.decode(text))


def since_deal(stored: Stored) -> int:
    """Milliseconds since the last deal; never less than what has happened since it tells."""
    passed = 0
    for event in stored.events:
        if isinstance(event, Dealt) and stored.dealt is not None:
            passed = max(0, (now() - stored.dealt) // timedelta(milliseconds=1))
        passed = max(passed, getattr(event, "time", 0))
    return passed


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
