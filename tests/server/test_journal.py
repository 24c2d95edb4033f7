import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from aluette import Refusal, deck_from_seed
from aluette.game.events import Asked, DealerNamed, Event, Looked, Shuffled, Spoke
from aluette.rules import load_rules
from aluette.server import migrations
from aluette.server.entries import Answered, Change, CommandId, Person
from aluette.server.journal import Journal, JournalError, UnreadableError
from aluette.server.schema import events, metadata, tables
from aluette.server.writer import Writer
from aluette.signs import Signing
from tests.server.support import people

BEGINNING = (DealerNamed(2), Asked("shuffle", ()))


def journal_in(folder: Path) -> Journal:
    return Journal.open(f"sqlite:///{folder}/journal.sqlite3")


def change(table: str, sequence: int, *told: Event, **more: Any) -> Change:
    return Change(table, 1, sequence, told, "shuffle", (0, 0), **more)


def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        rules = load_rules({"preset": "pagat", "chant": False})
        await journal.create("t", rules, people(1))
        deck = Shuffled(2, 1, deck_from_seed(1))
        await journal.append(change("t", 1, *BEGINNING))
        await journal.append(change("t", 3, deck, seed=b"1"))
        journal.close()
        journal = journal_in(tmp_path)
        stored = await journal.load("t")
        assert stored is not None
        assert stored.rules == rules
        assert stored.people == (Person("Guest 0", "g0"), *[Person(level="club")] * 3)
        assert stored.events == (*BEGINNING, deck)
        assert (stored.match, stored.sequence) == (1, 3)
        assert await journal.load("other") is None
        journal.close()

    asyncio.run(run())


def test_a_change_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        await journal.create("t", load_rules("pagat"), people(1))
        await journal.append(change("t", 1, *BEGINNING, command=CommandId(0, "a")))
        before = await journal.load("t")
        # Somebody else has written the events of these numbers: this process lost the table.
        with pytest.raises(JournalError):
            await journal.append(change("t", 2, *BEGINNING, command=CommandId(0, "b")))
        with pytest.raises(JournalError):
            await journal.append(change("t", 2, *BEGINNING))
        assert await journal.load("t") == before
        assert await journal.append(change("t", 3, BEGINNING[1], command=CommandId(0, "b"))) is None
        journal.close()

    asyncio.run(run())


def test_the_first_answer_to_a_command_stands(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        await journal.create("t", load_rules("pagat"), people(2))
        no = Refusal("not-asked", "it is not your turn")
        mine, his = CommandId(0, "a"), CommandId(1, "a")
        assert await journal.append(change("t", 1, command=mine, refusal=no)) is None
        assert await journal.append(change("t", 1, *BEGINNING, command=his)) is None
        before = await journal.load("t")
        assert await journal.append(change("t", 3, *BEGINNING, command=mine)) == Answered(no)
        assert await journal.append(change("t", 3, *BEGINNING, command=his)) == Answered(None)
        assert await journal.load("t") == before
        journal.close()

    asyncio.run(run())


def test_every_event_has_its_time_and_the_version_of_the_rules(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        await journal.create("t", load_rules("pagat"), people(1))
        await journal.append(change("t", 1, *BEGINNING, seed=b"s"))
        journal.close()

    asyncio.run(run())
    engine = sa.create_engine(f"sqlite:///{tmp_path}/journal.sqlite3")
    with engine.connect() as connection:
        first, second = connection.execute(sa.select(events).order_by(events.c.sequence))
    engine.dispose()
    assert (first.seed, second.seed) == (b"s", None)
    assert first.at == second.at
    assert first.version


def test_the_embedded_database_waits_for_the_disk(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    with journal._engine.connect() as connection:
        modes = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    journal.close()
    assert modes == ["wal", 2, 1]


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    journal_in(tmp_path).close()
    journal = journal_in(tmp_path)  # a second start has nothing to do
    with journal._engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    journal.close()


def test_a_table_from_before_there_were_signs_goes_on(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/journal.sqlite3")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "s01")
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES ('t', '\"pagat\"', '2000-01-01 00:00:00', 1, 'draw', '')"
        )
    engine.dispose()

    async def run() -> None:
        journal = journal_in(tmp_path)
        stored = await journal.load("t")
        assert stored is not None
        assert stored.signing == Signing()
        await journal.append(change("t", 1, *BEGINNING))
        journal.close()

    asyncio.run(run())
    with sa.create_engine(f"sqlite:///{tmp_path}/journal.sqlite3").begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "s01")
        assert "faces" not in sa.inspect(connection).get_table_names()


def test_faces_are_kept_apart_and_come_back_in_their_place(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        signing = Signing("ancienne", honest=False, sign_ms=800)
        await journal.create("t", load_rules("pagat"), people(1), signing)
        deck = Shuffled(2, 1, deck_from_seed(1))
        hello, look = Spoke(0, "hello", None, 5), Looked(0, 2, 9, 259)
        await journal.append(change("t", 1, BEGINNING[0], hello, BEGINNING[1]))
        await journal.append(change("t", 3, deck, look, deal=1))
        await journal.note(change("t", 4, look, deal=1, face=2))
        stored = await journal.load("t")
        assert stored is not None
        assert stored.events == (BEGINNING[0], hello, BEGINNING[1], deck, look, look)
        assert (stored.sequence, stored.faces, stored.signing) == (3, 2, signing)
        # Somebody else has written that face: this process lost the table.
        with pytest.raises(IntegrityError):
            await journal.note(change("t", 4, look, deal=1, face=2))
        with pytest.raises(JournalError):
            await journal.append(change("t", 4, look, BEGINNING[1], deal=1, face=1))
        assert await journal.load("t") == stored
        journal.close()

    asyncio.run(run())


ADDRESSES = {
    "somewhere": "it has the form",
    "ann:sekret@host": "it has the form",
    "paper://ann:sekret@host/x": "paper",
    "postgresql://ann:sekret@host:door/x": "the port is no number",
    "postgresql://ann:sekret@host:99999/x": "the port is no number up to 65535",
    "postgresql://ann:se@kret@host/x": "a password @ is written %40",
    "sqlite://ann:sekret@host/x": "Invalid SQLite URL",
    "sqlite:///x?timeout=long": "'long'",
    "sqlite:///x?color=red": "'color'",
}


@pytest.mark.parametrize(("url", "why"), ADDRESSES.items(), ids=ADDRESSES)
@pytest.mark.filterwarnings("error")
def test_what_is_no_address_of_a_database(url: str, why: str) -> None:
    with pytest.raises(ValueError, match=r"^no address of a database: ") as told:
        Journal.open(url)
    assert why in str(told.value)
    assert "kret" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    with journal._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 's99'")
    journal.close()
    with pytest.raises(JournalError, match=r"form of another version: .*'s99'$"):
        journal_in(tmp_path)


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="unable to open"):
        Journal.open(f"sqlite:///{tmp_path}/missing/journal.sqlite3")


def test_a_journal_that_is_broken_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        await journal.create("t", load_rules("pagat"), people(1))
        assert await journal.ready()
        with journal._engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE players")
        with pytest.raises(JournalError) as told:
            await journal.load("t")
        assert str(told.value) == "the journal could not be read"
        with pytest.raises(JournalError):
            await journal.create("u", load_rules("pagat"), people(1))
        journal.close()
        assert not journal._writer.alive

    asyncio.run(run())


DAMAGES = {
    "no event": events.update().values(event='{"type": "Trumped"}'),
    "no JSON": events.update().values(event="{"),
    "a list": events.update().values(event="[1]"),
    "a field too few": events.update().values(event='{"type": "Played"}'),
    "no rules": tables.update().values(rules='"belote"'),
    "a number": tables.update().values(rules="7"),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_journal_of_another_kind_is_not_guessed_at(tmp_path: Path, damage: sa.Update) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        await journal.create("t", load_rules("pagat"), people(1))
        await journal.append(change("t", 1, *BEGINNING))
        with journal._engine.begin() as connection:
            connection.execute(damage)
        with pytest.raises(UnreadableError, match="cannot be read"):
            await journal.load("t")
        journal.close()

    asyncio.run(run())


def test_no_card_comes_out_in_an_error(tmp_path: Path) -> None:
    async def run() -> str:
        journal = journal_in(tmp_path)
        await journal.create("t", load_rules("pagat"), people(1))
        told = change("t", 1, Shuffled(2, 1, deck_from_seed(1)))
        await journal.append(told)
        with pytest.raises(JournalError) as failed:
            await journal.append(told)
        journal.close()
        return f"{failed.value} {failed.value.__cause__}"

    assert "3d" not in asyncio.run(run())


def engine_in(folder: Path) -> tuple[sa.Engine, list[str]]:
    """A database with one table, and the list of what became of its transactions."""
    engine = sa.create_engine(f"sqlite:///{folder}/w.sqlite3")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (n INTEGER PRIMARY KEY)")
    ends: list[str] = []
    sa.event.listen(engine, "commit", lambda _: ends.append("commit"))
    sa.event.listen(engine, "rollback", lambda _: ends.append("rollback"))
    return engine, ends


def insert(number: int) -> Any:
    return lambda connection: (
        connection.exec_driver_sql(f"INSERT INTO t VALUES ({number})") and number
    )


def test_what_comes_in_together_is_committed_together(tmp_path: Path) -> None:
    engine, ends = engine_in(tmp_path)
    writer = Writer(engine)
    gate = threading.Event()

    async def run() -> list[int]:
        first = asyncio.create_task(writer.do(lambda _: gate.wait(30)))
        await asyncio.sleep(0)
        rest = [asyncio.create_task(writer.do(insert(n))) for n in range(500)]
        await asyncio.sleep(0)
        gate.set()
        assert await first
        return list(await asyncio.gather(*rest))

    assert asyncio.run(run()) == list(range(500))
    writer.close()
    engine.dispose()
    assert 2 <= ends.count("commit") <= 4


def test_nobody_fails_for_another(tmp_path: Path) -> None:
    engine, _ = engine_in(tmp_path)
    writer = Writer(engine)
    gate = threading.Event()

    async def run() -> list[Any]:
        first = asyncio.create_task(writer.do(lambda _: gate.wait(30)))
        await asyncio.sleep(0)
        rest = [asyncio.create_task(writer.do(insert(n))) for n in (1, 2, 1, 3)]
        await asyncio.sleep(0)
        gate.set()
        await first
        return await asyncio.gather(*rest, return_exceptions=True)

    results = asyncio.run(run())
    assert results[:2] == [1, 2]
    assert isinstance(results[2], IntegrityError)
    assert results[3] == 3
    writer.close()
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT n FROM t ORDER BY n").scalars().all()
    engine.dispose()
    assert rows == [1, 2, 3]


def test_who_stopped_waiting_stops_nothing(tmp_path: Path) -> None:
    engine, _ = engine_in(tmp_path)
    writer = Writer(engine)
    gate = threading.Event()

    async def run() -> None:
        first = asyncio.create_task(writer.do(lambda _: gate.wait(30)))
        given_up = asyncio.create_task(writer.do(insert(1)))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        gate.set()
        await first
        assert await writer.do(insert(2)) == 2
        with pytest.raises(OperationalError):
            await writer.do(lambda connection: connection.exec_driver_sql("SELECT * FROM nothing"))
        assert writer.alive

    asyncio.run(run())
    writer.close()
    engine.dispose()


@pytest.mark.parametrize("another", [False, True], ids=["gone", "replaced"])
def test_nothing_is_written_to_a_file_that_nobody_will_find(tmp_path: Path, another: bool) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        await journal.create("t", load_rules("pagat"), people(1))
        await journal.append(change("t", 1, *BEGINNING))
        file = tmp_path / "journal.sqlite3"
        if another:
            (tmp_path / "copy").write_bytes(file.read_bytes())
            (tmp_path / "copy").replace(file)
        else:
            file.unlink()
        with pytest.raises(JournalError):
            await journal.append(change("t", 3, BEGINNING[1]))
        with pytest.raises(JournalError):
            await journal.load("t")
        assert not await journal.ready()
        journal.close()

    asyncio.run(run())


def test_a_file_that_goes_while_it_is_written_keeps_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        with pytest.raises(SQLAlchemyError, match="gone"):
            await journal._writer.do(lambda _: (tmp_path / "journal.sqlite3").unlink())
        journal.close()

    asyncio.run(run())


def test_a_journal_that_takes_nothing_is_not_ready(tmp_path: Path) -> None:
    async def run() -> None:
        journal = journal_in(tmp_path)
        assert await journal.ready()
        assert await journal.ready()
        with journal._engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar() == 0
        sa.event.listen(
            journal._engine,
            "begin",
            lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON"),
        )
        assert not await journal.ready()
        journal.close()

    asyncio.run(run())
