"""The one thread that writes to the database, and commits in groups.

A commit costs a disk's flush, however much is in it. So whatever comes in while one is on its
way is committed together by the next: nobody waits for company, and a busy house still pays for
few flushes.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

__all__ = ["Writer"]

_T = TypeVar("_T")
_GROUP = 256
"""The most pieces of work in one commit."""


@dataclass
class _Piece:
    """Statements that belong together, and who waits for them."""

    work: Callable[[Connection], Any]
    done: Future[Any] = field(default_factory=Future)
    result: Any = None


class Writer:
    """A queue of work for the database, done by a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Piece | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether work is still taken."""
        return self._thread.is_alive()

    def take(self, work: Callable[[Connection], _T]) -> asyncio.Future[_T]:
        """Run statements in a transaction; what they return comes once it is committed.

        What is taken first is written first. The statements may be run again, after their first
        run was taken back; where they fail, nothing is written, and the future brings the
        ``sqlalchemy.exc.SQLAlchemyError``.
        """
        piece = _Piece(work)
        self._queue.put(piece)
        return asyncio.wrap_future(piece.done)

    async def do(self, work: Callable[[Connection], _T]) -> _T:
        """Run statements as :meth:`take` does, and wait for them.

        :raises sqlalchemy.exc.SQLAlchemyError: where they failed; nothing is written then.
        """
        return await self.take(work)

    def close(self) -> None:
        """Write what was accepted, then end the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            group, last = self._group()
            self._commit(group)
            if last:
                return

    def _group(self) -> tuple[list[_Piece], bool]:
        """All the work that waits, and whether it is the last."""
        group: list[_Piece] = []
        piece = self._queue.get()
        while piece is not None:
            group.append(piece)
            if len(group) == _GROUP:
                return group, False
            try:
                piece = self._queue.get_nowait()
            except queue.Empty:
                return group, False
        return group, True

    def _commit(self, group: Sequence[_Piece]) -> None:
        """One transaction for all; where it fails, one for each: nobody fails for another."""
        try:
            if group:
                with self._engine.begin() as connection:
                    for piece in group:
                        piece.result = piece.work(connection)
        except SQLAlchemyError as error:
            if len(group) == 1:
                _settle(group[0], error)
                return
            for piece in group:
                self._commit([piece])
            return
        for piece in group:
            _settle(piece, None)


def _settle(piece: _Piece, error: Exception | None) -> None:
    if not piece.done.set_running_or_notify_cancel():
        return
    if error is None:
        piece.done.set_result(piece.result)
    else:
        piece.done.set_exception(error)
