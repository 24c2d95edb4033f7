"""Thinking processes: what they answer, who is first, and what becomes of those that fail."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from aluette.server import thinking as processes
from aluette.server.thinking import Thinking, ThinkingError, Urgency
from tests.server import thinkers

LONG = 60.0


@asynccontextmanager
async def thinking() -> AsyncIterator[Thinking]:
    """One process."""
    opened = Thinking(1)
    try:
        yield opened
    finally:
        await opened.close()


def in_thinking(test: Callable[[Thinking], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with thinking() as opened:
            await test(opened)

    asyncio.run(run())


def test_another_process_thinks_and_is_nicer_than_this_one() -> None:
    async def test(opened: Thinking) -> None:
        assert await opened.run(Urgency.MOVE, LONG, thinkers.plus, 3, 4) == 7
        process, niceness = await opened.run(Urgency.MOVE, LONG, thinkers.who)
        assert process != os.getpid()
        assert niceness > os.nice(0)
        assert await opened.run(Urgency.MOVE, LONG, thinkers.who) == (process, niceness)

    in_thinking(test)


def test_an_error_is_told_by_kind_and_place_and_not_by_its_text() -> None:
    async def test(opened: Thinking) -> None:
        with pytest.raises(ThinkingError) as failed:
            await opened.run(Urgency.MOVE, LONG, thinkers.fails, "3d")
        assert str(failed.value).startswith("ValueError in fails:")
        assert "3d" not in str(failed.value)
        assert await opened.run(Urgency.MOVE, LONG, thinkers.plus, 1, 1) == 2

    in_thinking(test)


def test_after_a_process_that_does_not_begin_nobody_waits_for_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(opened: Thinking) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(processes, "START_SECONDS", 0)
            with pytest.raises(ThinkingError, match="its process did not begin"):
                await opened.run(Urgency.MOVE, LONG, thinkers.who)
        for _ in range(3):
            with pytest.raises(ThinkingError, match="no process has begun of late"):
                await opened.run(Urgency.MOVE, LONG, thinkers.who)
        opened._resting_until = 0
        assert await opened.run(Urgency.MOVE, LONG, thinkers.plus, 3, 4) == 7

    monkeypatch.setattr(processes, "REST_SECONDS", 3600)
    in_thinking(test)


@pytest.mark.parametrize(
    ("function", "seconds", "why"),
    [(thinkers.dies, LONG, "its process died"), (thinkers.hangs, 0.2, "it took too long")],
)
def test_a_process_that_dies_or_hangs_is_replaced(
    function: Callable[[], None], seconds: float, why: str
) -> None:
    async def test(opened: Thinking) -> None:
        before = await opened.run(Urgency.MOVE, LONG, thinkers.who)
        with pytest.raises(ThinkingError, match=why):
            await opened.run(Urgency.MOVE, seconds, function)
        after = await opened.run(Urgency.MOVE, LONG, thinkers.who)
        assert after[0] != before[0]

    in_thinking(test)


def test_a_process_that_died_while_nobody_asked_is_not_asked() -> None:
    async def test(opened: Thinking) -> None:
        process, _ = await opened.run(Urgency.MOVE, LONG, thinkers.who)
        (idle,) = opened._thinkers
        os.kill(process, signal.SIGKILL)
        await idle._process.wait()
        after, _ = await opened.run(Urgency.MOVE, LONG, thinkers.who)
        assert after != process
        assert len(opened._thinkers) == 1

    in_thinking(test)


def test_who_asks_no_longer_frees_the_process() -> None:
    async def test(opened: Thinking) -> None:
        asking = asyncio.create_task(opened.run(Urgency.MOVE, LONG, thinkers.hangs))
        waiting = asyncio.create_task(opened.run(Urgency.MOVE, LONG, thinkers.plus, 5, 5))
        gone = asyncio.create_task(opened.run(Urgency.HINT, LONG, thinkers.plus, 6, 6))
        await asyncio.sleep(0)
        gone.cancel()
        asking.cancel()
        assert await waiting == 10

    in_thinking(test)


def test_a_move_comes_before_a_hint_and_both_before_a_review(tmp_path: Path) -> None:
    told = tmp_path / "told"

    async def test(opened: Thinking) -> None:
        def ask(urgency: Urgency, word: str, seconds: float = 0) -> Coroutine[Any, Any, None]:
            return opened.run(urgency, LONG, thinkers.mark, told, word, seconds)

        await asyncio.gather(
            ask(Urgency.REVIEW, "first", 0.2),
            ask(Urgency.REVIEW, "review"),
            ask(Urgency.HINT, "hint"),
            ask(Urgency.MOVE, "move"),
            ask(Urgency.MOVE, "another move"),
        )

    in_thinking(test)
    words = told.read_text(encoding="utf-8").splitlines()
    assert words == ["first", "move", "another move", "hint", "review"]


def test_nothing_is_started_before_it_is_asked_and_nothing_stays_after_the_end() -> None:
    async def run() -> int:
        idle = Thinking()
        await idle.close()
        assert not idle._thinkers
        opened = Thinking(1)
        process, _ = await opened.run(Urgency.MOVE, LONG, thinkers.who)
        hanging = asyncio.create_task(opened.run(Urgency.MOVE, LONG, thinkers.hangs))
        await asyncio.sleep(0)
        await opened.close()
        with pytest.raises(ThinkingError):
            await hanging
        with pytest.raises(ThinkingError, match="shutting down"):
            await opened.run(Urgency.MOVE, LONG, thinkers.plus, 1, 1)
        return process

    process = asyncio.run(run())
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
