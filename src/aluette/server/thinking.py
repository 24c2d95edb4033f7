"""Thinking that takes its time, in processes of its own, so that no table waits for another's.

A process is given a function and its arguments, and nothing else: a view, never a match in
progress. Processes are started when there is something to think, are niced, and are one fewer than
the cores. One that dies or hangs is replaced by the next question.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import math
import os
import pickle
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar, TypeVarTuple

from aluette.server.thinker import SIZE

__all__ = ["Thinking", "ThinkingError", "Urgency"]

START_SECONDS = 20.0
"""What a process may take to begin, on a busy machine."""
REST_SECONDS = 60.0
"""How long none is started after one that did not begin: not every question is to wait for one."""
_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


class ThinkingError(Exception):
    """A question that got no answer; the message says why, without what it was about."""


class Urgency(IntEnum):
    """Whose question is answered first."""

    MOVE = 0
    """A table waits for it."""
    HINT = 1
    """A person does."""
    REVIEW = 2
    """It can wait."""


class _Thinker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._reading = asyncio.Lock()

    @classmethod
    async def start(cls) -> _Thinker:
        """A new process, which may not be ready for questions yet."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "aluette.server.thinker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # an error's text may name cards
            )
        )

    @property
    def dead(self) -> bool:
        """Whether its process has ended by itself."""
        return self._process.returncode is not None

    async def ready(self) -> None:
        """Wait until it is."""
        async with asyncio.timeout(START_SECONDS):
            await self._receive()

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question, both pickled."""
        stdin = self._process.stdin
        assert stdin is not None
        stdin.write(len(question).to_bytes(SIZE) + question)
        await stdin.drain()
        return await self._receive()

    async def _receive(self) -> bytes:
        stdout = self._process.stdout
        assert stdout is not None
        async with self._reading:
            size = int.from_bytes(await stdout.readexactly(SIZE))
            return await stdout.readexactly(size)

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def gone(self) -> None:
        """Wait until nothing is left of it."""
        assert self._process.stdout is not None
        async with self._reading:  # whoever waits for an answer hears first that none will come
            await self._process.stdout.read()
        await self._process.wait()


class Thinking:
    """Processes that think, as many as there are cores but one, started when they are needed."""

    def __init__(self, processes: int | None = None) -> None:
        most = max(1, (os.cpu_count() or 1) - 1) if processes is None else processes
        self._free: list[_Thinker | None] = [None] * most
        """Places that nobody has, those with a process last."""
        self._waiting: list[tuple[int, int, asyncio.Future[_Thinker | None]]] = []
        self._numbers = itertools.count()
        self._thinkers: set[_Thinker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        self._resting_until = -math.inf
        self._busy = 0
        """Questions that have a place."""

    async def run(
        self,
        urgency: Urgency,
        seconds: float,
        function: Callable[[*_Ts], _T],
        *arguments: *_Ts,
    ) -> _T:
        """What a function of some module gives for these arguments.

        :param seconds: how long it may take, once it has begun.
        :raises ThinkingError: where it raises, takes longer, or its process dies.
        """
        question = pickle.dumps((function, arguments))
        thinker = await self._place(urgency)
        if thinker is not None and thinker.dead:  # it died while nobody asked it
            self._end(thinker)
            thinker = None
        self._busy += 1
        try:
            if thinker is None:
                thinker = await self._start()
            async with asyncio.timeout(seconds):
                answer, failure = pickle.loads(await thinker.ask(question))  # noqa: S301
        except BaseException as error:
            if thinker is not None:
                self._end(thinker)
            self._leave(None)
            if isinstance(error, TimeoutError):
                raise ThinkingError("it took too long") from None
            if isinstance(error, (EOFError, OSError)):
                raise ThinkingError("its process died") from None
            raise
        finally:
            self._busy -= 1
        self._leave(thinker)
        if failure is not None:
            raise ThinkingError(failure)
        result: _T = answer
        return result

    async def _start(self) -> _Thinker:
        """A new process that is ready for questions."""
        if time.monotonic() < self._resting_until:
            raise ThinkingError("no process has begun of late")
        thinker = await _Thinker.start()
        self._thinkers.add(thinker)
        if self._closed:
            thinker.kill()
        try:
            await thinker.ready()
        except BaseException as error:
            self._end(thinker)
            if isinstance(error, TimeoutError):
                self._resting_until = time.monotonic() + REST_SECONDS
                raise ThinkingError("its process did not begin") from None
            raise
        return thinker

    async def close(self) -> None:
        """End every process; what is still asked gets no answer."""
        self._closed = True
        for *_, waiting in self._waiting:
            waiting.cancel()
        for thinker in list(self._thinkers):
            self._end(thinker)
        while self._busy or self._ending:  # noqa: ASYNC110  (this happens once)
            await asyncio.sleep(0.01)

    async def _place(self, urgency: Urgency) -> _Thinker | None:
        """Wait for a place; the process in it, where there is one."""
        if self._closed:
            raise ThinkingError("the server is shutting down")
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Thinker | None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(turn.result())
            raise

    def _leave(self, thinker: _Thinker | None) -> None:
        """A place is free for whoever is the next."""
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.insert(len(self._free) if thinker else 0, thinker)

    def _end(self, thinker: _Thinker) -> None:
        if thinker not in self._thinkers:
            return
        thinker.kill()
        self._thinkers.discard(thinker)
        ending = asyncio.create_task(thinker.gone())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
