"""Runs the command line: within this process, or as a program of its own."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aluette.cli.app import run

CASES = Path(__file__).parent.parent / "cases"
PROGRAM = (sys.executable, "-m", "aluette.cli")


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    status: int
    out: str
    err: str

    def data(self) -> dict[str, Any]:
        """The one JSON object that it printed, and nothing else."""
        assert (self.status, self.err) == (0, "")
        assert self.out.count("\n") == 1
        value = json.loads(self.out)
        assert isinstance(value, dict)
        return value


class Terminal(io.StringIO):
    """A stdout that is a terminal."""

    def isatty(self) -> bool:
        return True


def within(*arguments: str, out: io.StringIO | None = None) -> Done:
    """Run a command line in this process."""
    out, err = out or io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = run(arguments)
    return Done(status, out.getvalue(), err.getvalue())


def outside(*arguments: str, typed: str = "") -> Done:
    """Run a command line as a program."""
    done = _program(arguments, typed)
    return Done(done.returncode, done.stdout, done.stderr)


def _program(arguments: Sequence[str], typed: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments], input=typed, capture_output=True, encoding="utf-8", check=False
    )
