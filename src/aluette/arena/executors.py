"""Where shards are played: in this process, in several, or on the machines of a Ray cluster."""

from __future__ import annotations

import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for
from typing import Any, Protocol, TypeVar

__all__ = ["Executor", "here", "in_processes", "on_ray"]

Task = TypeVar("Task")
Result = TypeVar("Result")


class Executor(Protocol):
    """Does work on tasks, and gives each task with its result as soon as there is one.

    Tasks are asked for only when they can be worked on, so that who gives them may change his mind.
    """

    def __call__(
        self, work: Callable[[Task], Result], tasks: Iterator[Task], /
    ) -> Iterator[tuple[Task, Result]]:
        """Every task with its result, in any order."""
        ...


def here(work: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[tuple[Task, Result]]:
    """Do the work in this process, one task after the other."""
    for task in tasks:
        yield task, work(task)


def in_processes(jobs: int) -> Executor:
    """Do the work in so many processes of their own.

    Where one of them dies, what is under way is given up with a ``BrokenProcessPool``.
    """

    def run(work: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[tuple[Task, Result]]:
        # Started afresh, not forked: a bot may have threads.
        others = set(active_children())
        context = get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context, initializer=_serve) as pool:
            under_way: dict[Future[Result], Task] = {}
            try:
                while True:
                    for task in islice(tasks, jobs - len(under_way)):
                        under_way[pool.submit(work, task)] = task
                    if not under_way:
                        return
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield under_way.pop(future), future.result()
            except BaseException:
                for process in set(active_children()) - others:
                    process.terminate()  # nobody wants to wait for deals that are given up
                raise

    return run


def _serve() -> None:
    """Live as long as the process that has asked for the work, which interrupts are for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """However the parent ends, nobody is left to take what is played here."""
    parent = parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)


def on_ray(address: str | None = None) -> Executor:
    """Do the work on Ray: on the cluster of this address, or on all cores of this machine.

    Without an address, the cluster is that of ``RAY_ADDRESS`` where this is set. Where Ray fails,
    what is under way is given up with a ``BrokenExecutor``; what the work itself raises comes out.

    :raises ModuleNotFoundError: Ray is not installed.
    """
    import ray  # noqa: PLC0415  (an extra that is large)

    def run(work: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[tuple[Task, Result]]:
        try:
            ray.init(
                address or os.environ.get("RAY_ADDRESS") or "local",
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except ConnectionError as error:
            raise BrokenExecutor(f"Ray: {error}") from error
        failures = ray.exceptions
        try:
            remote = ray.remote(work)
            width = int(ray.cluster_resources().get("CPU", 1))
            under_way: dict[Any, Task] = {}
            while True:
                for task in islice(tasks, width - len(under_way)):
                    under_way[remote.remote(task)] = task
                if not under_way:
                    return
                done, _ = ray.wait(list(under_way))
                for reference in done:
                    yield under_way.pop(reference), ray.get(reference)
        except failures.RayTaskError as error:
            raise error.cause from None
        except failures.RayError as error:
            raise BrokenExecutor(f"Ray: {error}") from error
        finally:
            ray.shutdown()

    return run
