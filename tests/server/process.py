"""A server in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

_PROGRAM = """
import functools, json, pathlib, sys
from aluette.server import app, run
from tests.server.simple import simple_bots
app.House = functools.partial(app.House, load_bot=simple_bots)
options = json.loads(sys.argv[1])
sys.exit(run.serve(**options, data=pathlib.Path(sys.argv[2])))
"""


def start(folder: Path, **options: Any) -> subprocess.Popen[str]:
    """Start a server, with simple bots, in a process of its own."""
    command = (sys.executable, "-c", _PROGRAM, json.dumps(options), str(folder))
    root = Path(__file__).parents[2]
    return subprocess.Popen(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def address_of(process: subprocess.Popen[str]) -> str:
    """Where a server that was started says that it is to be found."""
    assert process.stdout is not None
    line = process.stdout.readline()
    address = line.removeprefix("Aluette is served at ").partition(" ")[0].rstrip("/")
    assert address.startswith("http://127.0.0.1:"), line
    return address


class Server:
    """A server in a process of its own, with real sockets."""

    def __init__(self, folder: Path) -> None:
        self.process = start(folder, port=0)
        self.address = address_of(self.process)

    def kill(self) -> None:
        """As when the power goes."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        _, errors = self.process.communicate(timeout=120)
        assert errors == ""
        return self.process.returncode
