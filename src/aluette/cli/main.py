"""Runs the command line, or says what of its needs is not installed here."""

import io
import sys
from collections.abc import Callable
from typing import NoReturn

from aluette.cli.failure import complain
from aluette.extras import to_install
from aluette.statuses import ENVIRONMENT, INTERRUPTED

__all__ = ["entry"]


def entry(imported: Callable[[], None] = lambda: None) -> NoReturn:
    """Run the command that ``sys.argv`` holds, and exit with its status.

    ``imported`` is called once all is there that the command line needs.
    """
    try:
        status = _status(imported)
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def _status(imported: Callable[[], None]) -> int:
    try:
        from aluette.cli.app import run  # noqa: PLC0415  (what it imports may be missing)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "aluette":
            raise
        complain(
            f"aluette: the command line needs {package}, which is not installed: "
            f"{to_install('cli')}"
        )
        return ENVIRONMENT
    imported()
    if sys.stdout is None:
        complain("aluette: stdout is closed, so there is nowhere to answer")
        return ENVIRONMENT
    _forgive_streams()
    return run(sys.argv[1:])


def _forgive_streams() -> None:
    """Let what an encoding cannot hold pass as a question mark, and a closed stdin as empty."""
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
