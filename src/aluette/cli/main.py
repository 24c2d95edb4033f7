"""Where the command ``aluette`` begins; what the command line needs may not be installed here."""

import io
import sys
from typing import NoReturn

from aluette.cli.failure import complain
from aluette.extras import to_install
from aluette.statuses import ENVIRONMENT, INTERRUPTED

__all__ = ["entry"]


def entry() -> NoReturn:
    """Run the command that ``sys.argv`` holds, and exit with its status."""
    try:
        status = _status()
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def _status() -> int:
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
