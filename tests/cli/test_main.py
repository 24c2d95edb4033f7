"""The command as a program: what it needs, and how it ends when the world fails it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

import aluette.server
from aluette.cli import app
from aluette.cli.failure import Failure, one_line, reading
from aluette.cli.main import entry
from tests.cli.command import CASES, PROGRAM, Done, within


@pytest.mark.parametrize("module", ["typer", "rich.table"])
def test_without_its_extra_it_says_what_to_install(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in list(sys.modules):
        if name.startswith("aluette.cli.") and name != "aluette.cli.main":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(SystemExit) as ended:
        entry()
    assert ended.value.code == 3
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert f"needs {module.partition('.')[0]}," in err
    assert err.endswith(': .venv/bin/pip install -e ".[cli]"\n')


def test_without_the_server_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    # The package remembers its rooms too; other tests must find those that they imported.
    monkeypatch.setattr(aluette, "server", aluette.server)
    for name in list(sys.modules):
        if name.startswith("aluette.server"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    done = within("serve", "--no-browser")
    assert (done.status, done.out) == (3, "")
    assert done.err.count("\n") == 1
    assert done.err.endswith(': .venv/bin/pip install -e ".[play]"\n')


def test_serve_hands_on_what_it_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, object] = {}

    def serve(**settings: object) -> int:
        told.update(settings)
        return 0

    monkeypatch.setitem(sys.modules, "aluette.server.run", types.SimpleNamespace(serve=serve))
    done = within("serve", "--port", "9000", "--origin", "https://a.example", "--no-browser")
    assert done.status == 0
    assert told == {
        "host": "127.0.0.1",
        "port": 9000,
        "data": None,
        "database": None,
        "origins": ["https://a.example"],
        "open_browser": False,
    }


@pytest.mark.parametrize("command", ["main", "serve"])
def test_a_fault_of_our_own_is_no_missing_package(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "aluette.server.run", None)
    if command == "serve":
        with pytest.raises(ModuleNotFoundError):
            app.run(["serve"])
    else:
        monkeypatch.setitem(sys.modules, "aluette.cli.app", None)
        with pytest.raises(ModuleNotFoundError):
            entry()


def test_an_interruption_outside_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "run", interrupted)
    with pytest.raises(SystemExit) as ended:
        entry()
    assert ended.value.code == 130


def test_a_full_disk() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    with full.open("wb") as out:
        done = subprocess.run(
            [*PROGRAM, "score", "SENWSEXNW"], stdout=out, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 3
    assert done.stderr == b"aluette score: No space left on device\n"


def test_a_reader_who_has_gone_away() -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        err = program.stderr.read()
    assert program.returncode == 3
    assert err == b""


def test_what_cannot_be_read_is_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: object, **__: object) -> io.BytesIO:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", locked)
    record = CASES / "records" / "pagat-chant.alu"
    line = f"aluette replay: {record}: Permission denied\n"
    assert within("replay", str(record)) == Done(3, "", line)


def test_bytes_that_are_no_text_are_no_answer() -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "--lang", "fr", "--rules", "wikipedia-3", "--seed", "1"],
        input=b"\xff\xfe\n" * 3,
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Au revoir." in done.stdout


def test_an_interruption_while_the_command_line_is_imported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Slow:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "aluette.cli.app":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "aluette.cli.app")
    monkeypatch.setattr(sys, "meta_path", [Slow(), *sys.meta_path])
    with pytest.raises(SystemExit) as ended:
        entry()
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "")


def under_a_shell(command: str, streams: str) -> subprocess.CompletedProcess[bytes]:
    """The command with streams that the shell closes or fills."""
    line = f'exec "$0" -m aluette.cli {command} {streams}'
    return subprocess.run(["sh", "-c", line, sys.executable], capture_output=True, check=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device is always full here")
@pytest.mark.parametrize(
    ("command", "streams", "status"),
    [
        ("score BAD", "2>/dev/full", 2),
        ("score BAD", "2>&-", 2),
        ("score --colour", "2>/dev/full", 2),
        ("score SENWSEXNW", "2>&-", 0),
        ("score SENWSEXNW", ">&- 2>&-", 3),
        ("score SENWSEXNW", ">/dev/full 2>/dev/full", 3),
        ("play --seed 1", "2>&- </dev/null", 0),
    ],
)
def test_the_status_stays_where_nobody_hears_the_sentence(
    command: str, streams: str, status: int
) -> None:
    done = under_a_shell(command, streams)
    assert (done.returncode, done.stderr) == (status, b"")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device is endless here")
def test_a_line_without_an_end() -> None:
    done = under_a_shell("play --seed 1", "</dev/zero")
    says = b"aluette play: a line of the input is longer than 1000 characters\n"
    assert (done.returncode, done.stderr) == (2, says)


@pytest.mark.skipif(os.name != "posix", reason="a shell closes the streams")
@pytest.mark.parametrize(
    ("closed", "status", "says"),
    [("<&-", 0, b""), (">&-", 3, b"aluette: stdout is closed, so there is nowhere to answer\n")],
)
def test_a_closed_stream(closed: str, status: int, says: bytes) -> None:
    done = under_a_shell("play --seed 1", closed)
    assert (done.returncode, done.stderr) == (status, says)


def test_a_missing_file_is_bad_input() -> None:
    with pytest.raises(Failure) as failure, reading("x.alu"):
        raise FileNotFoundError(2, "No such file or directory")
    assert (failure.value.status, str(failure.value)) == (2, "x.alu: No such file or directory")


def test_one_line_is_one_line() -> None:
    assert one_line("a\r\nb\x1b[31m\u202ec\ud800") == "a b?[31m?c?"


def test_the_program_runs() -> None:
    done = subprocess.run([*PROGRAM, "--version"], capture_output=True, check=False)
    assert (done.returncode, done.stdout[:8]) == (0, b"aluette ")
