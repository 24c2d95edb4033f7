"""Steps that are skipped while nothing they depend on has changed.

A step leaves a stamp, the hash of its inputs, inside the very folder that it makes: whoever throws
the folder away throws the stamp away too. Standard library only.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class StepError(Exception):
    """A step cannot be done; the message is one sentence that says why."""


def say(line: str) -> None:
    """Tell what is being done; on stderr, since stdout is for results."""
    sys.stderr.write(f"dev: {line}\n")  # in one piece, since others may write as well
    sys.stderr.flush()


def digest(inputs: Iterable[Path | str]) -> str:
    """A hash over inputs: files by name and content, strings as they are.

    A file that is missing counts too, so that its coming and going is noticed.

    >>> digest(["a", "b"]) == digest(["a", "b"])
    True
    >>> digest(["a", "b"]) == digest(["ab"])
    False
    """
    whole = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            part = b"text" + item.encode()
        elif item.is_file():
            part = b"file" + item.name.encode() + b"\0" + item.read_bytes()
        else:
            part = b"none" + item.name.encode()
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()


def is_done(stamp: Path, inputs: Iterable[Path | str]) -> bool:
    """Whether the step behind `stamp` was done with these same inputs."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest(inputs)


def mark_done(stamp: Path, inputs: Iterable[Path | str]) -> None:
    """Note that the step behind `stamp` was done with these inputs."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest(inputs), encoding="ascii")


def run(
    command: Sequence[str | Path],
    *,
    sentence: str,
    cwd: Path | None = None,
    environment: dict[str, str] | None = None,
) -> None:
    """Run a command whose output matters only when it fails; then show it and say `sentence`.

    Raises:
        StepError: the command is missing or ended with an error.
    """
    try:
        done = subprocess.run(
            [str(part) for part in command],
            check=False,
            cwd=cwd,
            env={**(environment or os.environ), "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise StepError(f"{sentence}: {error}") from None
    if done.returncode:
        lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        print(*(f"    {line}" for line in lines[-30:]), sep="\n", file=sys.stderr, flush=True)
        raise StepError(f"{sentence}; its last words are above")
