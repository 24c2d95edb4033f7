"""Ctrl-C while the command line is still being imported."""

from __future__ import annotations

import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import PROGRAM

ROOT = Path(__file__).parents[2]
SCRIPT = (sys.executable, "-c", "from aluette_command import entry; entry()")


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Programs hear Ctrl-C, even where the tests were started in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize(
    ("program", "module"),
    [
        (SCRIPT, "aluette.cards"),
        (SCRIPT, "aluette.game"),
        (SCRIPT, "aluette"),
        (SCRIPT, "aluette.cli.main"),
        (SCRIPT, "typer"),
        (SCRIPT, "rich.table"),
        (SCRIPT, "aluette.cli.arena"),
        (SCRIPT, "aluette.cli.app"),
        ((sys.executable, "-m", "aluette_command"), "aluette.cards"),
        (PROGRAM, "aluette.cli.main"),
        (PROGRAM, "typer"),
        (PROGRAM, "aluette.cli.app"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[-1],
)
def test_it_ends_with_its_status_and_no_word(program: tuple[str, ...], module: str) -> None:
    """Python tells on stderr of each module once it is imported."""
    python, *rest = program
    with subprocess.Popen(
        [python, "-X", "importtime", *rest, "play"],
        stdin=subprocess.PIPE,  # where nothing comes: it waits, should it get so far
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if line.rpartition("|")[2].strip() == module:
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert [line for line in err.splitlines() if not line.startswith("import time:")] == []
    assert out == "" or module == "aluette.cli.app"  # by then the first deal may have begun


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_who_is_in_the_background_hears_nothing() -> None:
    program = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); " + SCRIPT[-1]
    program = program.replace("entry()", "signal.raise_signal(signal.SIGINT); entry()")
    done = subprocess.run(
        [sys.executable, "-c", program, "--version"], capture_output=True, check=False
    )
    assert (done.returncode, done.stdout[:8], done.stderr) == (0, b"aluette ", b"")


def test_the_installed_command_begins_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["scripts"] == {"aluette": "aluette_command:entry"}
    assert "src/aluette_command" in project["tool"]["scikit-build"]["wheel"]["packages"]
