"""A process to which the system gives hardly a thread."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIMIT = """
import resource
from pathlib import Path

def limit():
    size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + 200_000_000, -1))
"""


def printed(program: str) -> list[str]:
    """The lines of a program that calls ``limit()`` once it has all but its threads.

    Each thread's stack takes eight megabytes of what the process may have, so it gets a few.
    """
    if sys.platform != "linux":
        pytest.skip("only Linux has that limit")
    done = subprocess.run(
        [sys.executable, "-c", LIMIT + program],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout.splitlines()
