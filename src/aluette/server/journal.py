"""The journal: every event of every table, kept before anybody sees it."""

from __future__ import annotations

import asyncio
import os
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, IntegrityError, SAWarning, SQLAlchemyError

from aluette.notation import plain
from aluette.rules import Rules
from aluette.server import rows
from aluette.server.entries import Answered, Change, Person, Stored
from aluette.server.migrations import migrate
from aluette.server.schema import events, faces, outcomes, players, tables
from aluette.server.writer import Writer
from aluette.signs import NO_SIGNS, Signing

__all__ = ["Journal", "JournalError", "UnreadableError"]

_T = TypeVar("_T")


class JournalError(Exception):
    """The database could not be opened, read or written."""


class UnreadableError(JournalError):
    """The database was read, but what it says makes no sense: it will not, however often asked."""


class _GoneError(SQLAlchemyError):
    """The file of the database was removed, or another lies in its place."""


class Journal:
    """The database, opened: read by anybody, written by one thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    def open(cls, url: str) -> Self:
        """Open the database and bring it to the present schema.

        :raises ValueError: for an address that names no kind of database, or names it wrongly.
        :raises JournalError: where the database cannot be opened, or a newer version made it.
        """
        address = _address(url)
        try:
            engine = _engine(address)
            with engine.begin() as connection:
                migrate(connection)
                if engine.dialect.name == "sqlite":
                    _watch_file(engine, connection)
        except (ArgumentError, TypeError, ValueError, SAWarning) as error:
            raise ValueError(f"no address of a database: {_reason(error, address)}") from None
        except CommandError as error:
            raise JournalError(f"the database has a form of another version: {error}") from error
        except (SQLAlchemyError, ModuleNotFoundError) as error:
            raise JournalError(
                f"the database cannot be opened: {_reason(error, address)}"
            ) from error
        return cls(engine)

    def close(self) -> None:
        """Write what was accepted and let the database go."""
        self._writer.close()
        self._engine.dispose()

    async def ready(self) -> bool:
        """Whether the journal can be written: a row is put on the disk, and not kept."""
        row = {
            "id": "-",
            "rules": "",
            "started": rows.now(),
            "match": 0,
            "phase": "",
            "score": "",
            "hints": True,
        }

        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert(), row)
            connection.execute(tables.delete().where(tables.c.id == "-"))

        try:
            await self._write(work)
        except JournalError:
            return False
        return True

    async def create(
        self,
        table: str,
        rules: Rules,
        people: Sequence[Person],
        signing: Signing = NO_SIGNS,
        *,
        hints: bool = True,
    ) -> None:
        """Add a table whose first match has not begun.

        :raises JournalError: where it could not be written.
        """
        row = {
            "id": table,
            "rules": rows.json_text(rules.spec()),
            "started": rows.now(),
            "match": 1,
            "phase": "draw",
            "score": rows.json_text((0,) * len(rules.sides)),
            "signing": rows.json_text(plain.dump(signing)) if signing.on else None,
            "hints": hints,
        }
        seats = [
            {"table": table, "place": place, "guest": p.guest, "name": p.name, "level": p.level}
            for place, p in enumerate(people)
        ]

        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert(), row)
            connection.execute(players.insert(), seats)

        await self._write(work)

    async def append(self, change: Change) -> Answered | None:
        """Add a change; returns once it cannot be lost any more.

        Where the command was answered before, that answer is returned and nothing is added.

        :raises JournalError: where it could not be written, nothing of it then; also where
            somebody else has gone on with the table.
        """
        told, seen = rows.event_rows(change), rows.face_rows(change)
        command = change.command

        def work(connection: sa.Connection) -> None:
            if told:
                connection.execute(events.insert(), told)
            if seen:
                connection.execute(faces.insert(), seen)
            if command is not None:
                connection.execute(outcomes.insert(), rows.outcome_row(change, command))
            if told or not seen:  # faces and talk move no match
                connection.execute(
                    tables.update().where(tables.c.id == change.table),
                    {
                        "match": change.match,
                        "phase": change.phase,
                        "score": rows.json_text(change.score),
                    },
                )

        try:
            await self._write(work)
        except JournalError as error:
            if command is None or not isinstance(error.__cause__, IntegrityError):
                raise
            answer = await self._read(rows.answer, change.table, command)
            if answer is None:
                raise
            return answer
        return None

    def note(self, change: Change) -> asyncio.Future[None]:
        """Add gazes, which nobody waits for; they are written before whatever is added later.

        Where that fails, the future brings an error.
        """
        seen = rows.face_rows(change)

        def work(connection: sa.Connection) -> None:
            connection.execute(faces.insert(), seen)

        return self._writer.take(work)

    async def load(self, table: str) -> Stored | None:
        """A table as it stands, ``None`` where there is none.

        :raises JournalError: where it cannot be read.
        """
        return await self._read(rows.load, table)

    async def tables_of(self, guest: str) -> list[dict[str, Any]]:
        """The rows of the tables where a guest has a place, newest first.

        :raises JournalError: where they cannot be read.
        """
        return await self._read(rows.tables_of, guest)

    async def _write(self, work: Callable[[sa.Connection], None]) -> None:
        try:
            await self._writer.do(work)
        except SQLAlchemyError as error:
            raise JournalError("the journal could not be written") from error

    async def _read(self, query: Callable[..., _T], *arguments: Any) -> _T:
        def run() -> _T:
            with self._engine.connect() as connection:
                return query(connection, *arguments)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            raise JournalError("the journal could not be read") from error
        except (ValueError, TypeError, LookupError) as error:
            raise UnreadableError("what the journal says of this table cannot be read") from error


def _address(url: str) -> sa.URL:
    """An address of a database, read. What it holds is not repeated: a password may be in it.

    :raises ValueError: where it cannot be read.
    """
    try:
        address = sa.make_url(url)
    except ArgumentError:
        form = "dialect://user:password@host:port/name"
        raise ValueError(f"no address of a database: it has the form {form}") from None
    except ValueError:
        raise ValueError("no address of a database: the port is no number") from None
    if not 0 <= (address.port or 0) <= 65535:
        raise ValueError("no address of a database: the port is no number up to 65535")
    if "@" in (address.host or ""):
        raise ValueError(
            "no address of a database: in a password @ is written %40, : is %3A and / is %2F"
        )
    return address


def _engine(address: sa.URL) -> sa.Engine:
    with warnings.catch_warnings():
        warnings.simplefilter("error", SAWarning)  # so it is with an option that it does not know
        # Parameters hold cards: they must not come out in an error's text.
        engine = sa.create_engine(address, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _reason(error: Exception, address: sa.URL) -> str:
    """The first line of what an error says, without the password."""
    told = str(getattr(error, "orig", None) or error).partition("\n")[0]
    told = told.partition(" (Background on this")[0]
    return told.replace(address.password, "***") if address.password else told


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside the writer, and no commit is lost even if the power goes."""
    connection.isolation_level = None  # the driver leaves transactions to SQLAlchemy
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _watch_file(engine: sa.Engine, connection: sa.Connection) -> None:
    """Refuse all work once the file has gone: SQLite would write to it and nobody find it."""
    path = connection.exec_driver_sql("SELECT file FROM pragma_database_list").scalar()
    if not path:
        return  # in memory
    there = Path(path).stat()

    def check(_: sa.Connection) -> None:
        try:
            same = os.path.samestat(Path(path).stat(), there)
        except OSError:
            same = False
        if not same:
            raise _GoneError("the file of the database is gone")

    sa.event.listen(engine, "begin", check)
    sa.event.listen(engine, "commit", check)


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")
