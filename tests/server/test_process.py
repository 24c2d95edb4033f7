import asyncio
import json
import random
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aluette.game import Match, View, evolve, view
from aluette.server import run
from aluette.server.journal import Journal
from tests.server.process import Server, start
from tests.server.support import Browser

RULES = {"preset": "gamerules", "match": {"deals": 2}}


def match_in(folder: Path, table: str) -> Match:
    """The match as the journal in a folder has it."""

    async def load() -> Match:
        journal = Journal.open(f"sqlite:///{folder}/aluette.sqlite3")
        stored = await journal.load(table)
        journal.close()
        assert stored is not None
        match = Match.new(stored.rules, signing=stored.signing)
        for event in stored.events:
            match = evolve(match, event)
        return match

    return asyncio.run(load())


def trick(seen: View) -> bool:
    return seen.table.phase == "play" and len(seen.table.tricks) == 2


MOMENTS: dict[str, Callable[[View], bool]] = {
    "vote": lambda seen: seen.table.phase == "vote",
    "discards": lambda seen: seen.table.phase == "discard",
    "trick": trick,
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_a_killed_server_goes_on_where_it_was(
    tmp_path: Path, moment: Callable[[View], bool]
) -> None:
    server = Server(tmp_path)
    with Browser(server.address) as browser:
        for _ in range(30):  # until this guest cuts, or is one of those who sing
            table = browser.open_table(RULES)
            with browser.page(table) as page:
                page.hello()
                page.play_until(lambda v: moment(v) or v.table.phase in ("shuffle", "over"))
                before, epoch, last = page.known, page.epoch, page.last
                if moment(before):
                    break
        else:
            pytest.fail("the moment never came")
        server.kill()
        assert view(match_in(tmp_path, table), before.viewer) == before
        server = Server(tmp_path)
        browser.address = server.address
        with browser.page(table) as page:
            assert page.hello(epoch, last)["t"] == "snapshot"
            assert page.known == before
            page.play_until(lambda v: len(v.table.results) == 2)
        assert match_in(tmp_path, table).table.phase == "over"
        assert server.stop() == 0


def test_who_comes_back_after_a_kill_finds_gazes_and_his_own_signs(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with Browser(server.address) as browser:
        table = browser.open_table(RULES, signing={"level": "ancienne", "honest": False})
        with browser.page(table) as page:
            page.hello()
            page.play_until(lambda v: v.table.phase == "play")
            other = (page.known.viewer + 1) % 4
            assert page.do({"type": "Look", "at": other})["t"] == "done"
            sign = {"type": "Sign", "message": "vache: au-dessus", "gesture": None}
            assert page.do(sign)["t"] == "done"
            said = {"type": "Speak", "phrase": "wait", "text": None}
            assert page.do(said)["t"] == "done"
            before, time = page.known, page.events[-1]["time"]
        server.kill()
        server = Server(tmp_path)
        browser.address = server.address
        with browser.page(table) as page:
            snapshot = page.hello()
            assert page.known == before
            assert page.known.table.gazes[before.viewer] == other
            assert [type(fact).__name__ for fact in before.facts] == ["Signed", "Said", "Spoke"]
            assert snapshot["clock"] >= time
            assert page.do({"type": "Look", "at": None})["t"] == "done"
            page.play_until(lambda v: bool(v.table.shown))
            assert [shown.message for shown in page.known.table.signs] == ["vache: au-dessus"]
        assert view(match_in(tmp_path, table), before.viewer) == page.known
        assert server.stop() == 0


def test_what_was_acknowledged_survives_whenever_the_server_dies(tmp_path: Path) -> None:
    chance = random.Random(1)
    server = Server(tmp_path)
    with Browser(server.address) as browser:
        table = browser.open_table(RULES)
        done: list[str] = []
        for life in range(3):
            with browser.page(table) as page:
                page.hello()
                for number in range(chance.randrange(1, 8)):
                    page.wait()
                    name = f"{life}-{number}"
                    assert page.do(page.next_command(), name)["t"] == "done"
                    done.append(name)
                known = page.known
                page.wait()
                late = json.dumps({"t": "do", "id": f"{life}-late", "command": page.next_command()})
                page.connection.send(late)
                server.kill()
            server = Server(tmp_path)
            browser.address = server.address
            with browser.page(table) as page:
                page.hello()
                assert len(page.known.table.results) >= len(known.table.results)
                # Every command that was answered is answered alike, and none is done twice.
                match = match_in(tmp_path, table)
                page.wait()
                settled = page.last
                for name in done:
                    assert page.do({"type": "Cut", "at": 1}, name)["t"] == "done"
                assert page.last == settled
                page.connection.send(late)
                while (answer := page.hear())["t"] not in ("done", "refused"):
                    pass
                assert answer["t"] == "done"
                assert match.table.number <= page.known.table.number
        assert server.stop() == 0


def test_a_busy_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    server = Server(tmp_path)
    port = int(server.address.rpartition(":")[2])
    out, errors = (second := start(tmp_path, port=port)).communicate(timeout=120)
    assert second.returncode == 3
    assert out == ""
    assert errors == f"aluette serve: cannot listen on 127.0.0.1:{port}: Address already in use\n"
    assert server.stop() == 0


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    out, errors = (server := start(tmp_path / "file", port=0)).communicate(timeout=120)
    assert server.returncode == 3
    assert out == ""
    assert errors.startswith(f"aluette serve: cannot use {tmp_path}/file: ")
    assert errors.count("\n") == 1


Refused = Callable[..., tuple[int, str]]


@pytest.fixture
def refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Refused:
    """How a server ends that cannot begin: in this process, which it would change for good."""
    monkeypatch.setattr(run, "_log_errors_only", lambda: None)
    monkeypatch.setattr("os.umask", lambda _: 0)

    def refuse(**options: Any) -> tuple[int, str]:
        status = run.serve(port=0, data=tmp_path, **options)
        out, errors = capsys.readouterr()
        assert out == ""
        return status, errors

    return refuse


def test_a_key_that_is_empty(tmp_path: Path, refused: Refused) -> None:
    (tmp_path / "cookies.key").write_bytes(b"")
    status, errors = refused()
    assert status == 3
    assert errors == (
        f"aluette serve: cannot use {tmp_path}: "
        "cookies.key has 0 bytes, and a key has at least 32\n"
    )


@pytest.mark.parametrize(
    ("database", "status"),
    [("nonsense", 2), ("sqlite:///x?color=red", 2), ("sqlite:////nowhere/at/all.db", 3)],
)
def test_a_database_that_cannot_be_used(refused: Refused, database: str, status: int) -> None:
    found, errors = refused(database=database)
    assert found == status
    assert errors.startswith("aluette serve: ")
    assert errors.startswith("aluette serve: --database: ") == (status == 2)
    assert errors.count("\n") == 1


def test_a_database_of_a_newer_version(tmp_path: Path, refused: Refused) -> None:
    Journal.open(f"sqlite:///{tmp_path}/aluette.sqlite3").close()
    with sqlite3.connect(tmp_path / "aluette.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = 's99'")
    status, errors = refused()
    assert status == 3
    assert errors.startswith("aluette serve: the database has a form of another version: ")
    assert errors.count("\n") == 1


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_signal_closes_the_house_in_good_order(
    tmp_path: Path, number: signal.Signals, status: int
) -> None:
    server = Server(tmp_path)
    with Browser(server.address) as browser:
        table = browser.open_table(RULES)
        with browser.page(table) as page:
            page.hello()
            page.wait()
            server.process.send_signal(number)
            assert page.closing()[0] == 1012
            known = page.known
    _, errors = server.process.communicate(timeout=120)
    assert (server.process.returncode, errors) == (status, "")
    assert view(match_in(tmp_path, table), known.viewer) == known
    assert oct((tmp_path / "aluette.sqlite3").stat().st_mode)[-3:] == "600"
