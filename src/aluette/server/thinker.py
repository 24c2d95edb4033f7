"""A thinking process: it answers one question after the other until its questions end.

``python -m aluette.server.thinker`` is started by :mod:`aluette.server.thinking`. A question is a
function with its arguments, an answer what it returns, both pickled and each behind its size.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import BinaryIO

import aluette.server.thoughts  # noqa: F401  (so that the first question does not wait for it)
from aluette.server.failures import kind_and_place

__all__ = ["SIZE"]

SIZE = 4
"""Bytes of the number that says how long what follows is."""
_NICENESS = 10
"""So much later than the tables themselves it gets its share of the machine."""


def _main() -> None:
    # Who interrupts the server from a terminal interrupts us too; the server says when it is over.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # what a question prints must not come between the answers
    _send(answers, b"")
    while size := sys.stdin.buffer.read(SIZE):
        function, arguments = pickle.loads(sys.stdin.buffer.read(int.from_bytes(size)))  # noqa: S301
        answer: tuple[object, str | None]
        try:
            answer = function(*arguments), None
        except Exception as error:  # noqa: BLE001  (its text may name cards, so it is not repeated)
            answer = None, kind_and_place(error)
        _send(answers, pickle.dumps(answer))


def _send(answers: BinaryIO, answer: bytes) -> None:
    answers.write(len(answer).to_bytes(SIZE) + answer)
    answers.flush()


if __name__ == "__main__":
    _main()
