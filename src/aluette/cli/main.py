"""Where the command `aluette` begins; what the command line needs may not be installed here."""

import sys
from typing import NoReturn

__all__ = ["entry"]


def entry() -> NoReturn:
    """Run the command that `sys.argv` holds, and exit with its status."""
    try:
        from aluette.cli.app import run  # noqa: PLC0415  (what it imports may be missing)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "aluette":
            raise
        sys.stderr.write(
            f"aluette: the command line needs {missing.name}, which is not installed: "
            'pip install "aluette[cli]"\n'
        )
        sys.exit(3)
    sys.exit(run(sys.argv[1:]))
