"""Where the command `aluette` begins; what the command line needs may not be installed here."""

import io
import sys
from typing import NoReturn

__all__ = ["entry"]


def entry() -> NoReturn:
    """Run the command that `sys.argv` holds, and exit with its status."""
    try:
        from aluette.cli.app import run  # noqa: PLC0415  (what it imports may be missing)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "aluette":
            raise
        sys.stderr.write(
            f"aluette: the command line needs {package}, which is not installed: "
            'pip install "aluette[cli]"\n'
        )
        sys.exit(3)
    if sys.stdout is None:
        sys.stderr.write("aluette: stdout is closed, so there is nowhere to answer\n")
        sys.exit(3)
    _forgive_streams()
    try:
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)


def _forgive_streams() -> None:
    """Let what an encoding cannot hold pass as a question mark, and a closed stdin as empty."""
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
