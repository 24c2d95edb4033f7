"""Contests: the same table however they are played, stopped, interrupted and continued."""

from __future__ import annotations

import os
import signal
import struct
import subprocess
import sys
import time
import types
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from aluette.arena import BotFault, ShardError, Standings, hold, in_processes, on_ray
from aluette.arena.shards import program
from aluette.kernel.weights import pack, weights_of
from tests.arena.contests import bot_file, contest, told


@pytest.fixture(scope="module")
def alone() -> Standings:
    """A contest that stops early, as one process holds it."""
    return hold(contest(deals=60, stop=True))


def test_one_process_and_two_give_the_same_table(alone: Standings) -> None:
    assert told(alone) == told(hold(contest(deals=60, stop=True), in_processes(2)))
    assert [len(e.differences) for e in alone.encounters][:2] < [60, 60]  # settled early


class RayError(Exception):
    """Ray has failed."""


class RayTaskError(RayError):
    """The work has."""

    def __init__(self, cause: Exception) -> None:
        super().__init__("somewhere far away")
        self.cause = cause


class FakeRay(types.ModuleType):
    """What the arena asks of Ray, done here, the last task first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.running = False
        self.most = 0
        self.fails: Exception | None = None
        self.exceptions = types.SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def init(self, *_: Any, **__: Any) -> None:
        if isinstance(self.fails, ConnectionError):
            raise self.fails
        self.running = True

    def shutdown(self) -> None:
        self.running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, work: Callable[[Any], Any]) -> Any:
        return types.SimpleNamespace(remote=lambda task: (work, task))

    def wait(self, references: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(references))
        return [references[-1]], list(references[:-1])

    def get(self, reference: Any) -> Any:
        if self.fails is not None:
            raise self.fails
        work, task = reference
        return work(task)


def test_shards_that_come_in_any_order_give_the_same_table(
    alone: Standings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert told(hold(contest(deals=60, stop=True), on_ray())) == told(alone)
    assert (ray.running, ray.most) == (False, 3)


@pytest.mark.parametrize(
    ("failure", "kind", "says"),
    [
        (RayError("the node died"), BrokenExecutor, "Ray: the node died"),
        (ConnectionError("nobody answers"), BrokenExecutor, "Ray: nobody answers"),
        (RayTaskError(BotFault("club was refused")), BotFault, "club was refused"),
    ],
)
def test_what_fails_on_ray_is_told_as_elsewhere(
    failure: Exception, kind: type[Exception], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = FakeRay()
    ray.fails = failure
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(kind, match=says):
        hold(contest(), on_ray())
    assert not ray.running


def test_encounters_stop_once_they_are_settled_and_not_before() -> None:
    stopped = hold(contest("club", "beginner", deals=200, stop=True)).encounters[0]
    count = len(stopped.differences)
    whole = hold(contest("club", "beginner", deals=count + 10)).encounters[0]
    assert 50 <= count < 200
    assert whole.differences[:count] == stopped.differences
    assert stopped.estimate.decided


def test_a_contest_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = told(hold(contest(deals=30)))
    seen: list[int] = []
    hold(contest(deals=20, folder=tmp_path))
    files = sorted(tmp_path.rglob("*.json"))
    assert len(files) == 3 * 2
    files[0].unlink()
    written = {file: file.stat().st_mtime_ns for file in files[1:]}
    continued = hold(contest(deals=30, folder=tmp_path), progress=lambda e: seen.append(len(e)))
    assert told(continued) == whole
    assert written == {file: file.stat().st_mtime_ns for file in files[1:]}
    assert len(seen) == 3 * 3


def test_records_are_of_all_deals_that_count_and_of_no_others(tmp_path: Path) -> None:
    kept, records = tmp_path / "kept", tmp_path / "records"
    hold(contest("club", "beginner", deals=20, folder=kept))
    held = contest("club", "beginner", deals=200, stop=True, folder=kept, records=records)
    [encounter] = hold(held, in_processes(2)).encounters
    assert len(list(records.iterdir())) == 2 * len(encounter.differences) < 400


def test_a_killed_contest_loses_no_more_than_what_it_was_at(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "aluette.cli", "arena", "club", "casual", "--deals", "5000"]
    with subprocess.Popen(
        [*command, "--folder", str(tmp_path)], stdout=subprocess.DEVNULL, cwd="/"
    ) as process:
        while len(list(tmp_path.rglob("*.json"))) < 2:
            assert process.poll() is None
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
    kept = sorted(path.name for path in tmp_path.rglob("0*.json"))
    assert kept == [f"{k:06}-{k + 10:06}.json" for k in range(0, 10 * len(kept), 10)]
    deals = 10 * len(kept) + 10
    continued = hold(contest("club", "casual", deals=deals, folder=tmp_path))
    assert told(continued) == told(hold(contest("club", "casual", deals=deals)))


def test_another_bot_of_the_same_name_is_noticed(tmp_path: Path) -> None:
    mine = bot_file(tmp_path, "mine")
    hold(contest(mine, "casual", deals=10, folder=tmp_path / "kept"))
    bot_file(tmp_path, "mine", like="beginner")
    with pytest.raises(ShardError, match="bots"):
        hold(contest(mine, "casual", deals=10, folder=tmp_path / "kept"))


def test_other_weights_of_the_same_name_are_noticed_and_another_folder_is_not(
    tmp_path: Path,
) -> None:
    standard = resources.files("aluette.bots") / "weights" / "standard.weights"
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "own.weights").write_bytes(standard.read_bytes())
        text = 'policy = "network"\n[play]\nweights = "own.weights"\n'
        (tmp_path / place / "mine.toml").write_text(text)
    here, there = (str(tmp_path / place / "mine.toml") for place in ("here", "there"))
    hold(contest(here, "casual", deals=2, folder=tmp_path / "kept"))
    hold(contest(there, "casual", deals=2, folder=tmp_path / "kept"))
    weights = tmp_path / "there" / "own.weights"
    halves = weights_of(weights.read_bytes())
    count = len(halves) // 2
    weights.write_bytes(pack(struct.pack(f"{count}f", *struct.unpack(f"<{count}e", halves)), {}))
    with pytest.raises(ShardError, match="bots"):
        hold(contest(there, "casual", deals=2, folder=tmp_path / "kept"))


def test_the_program_is_also_the_compiled_kernel_and_how_positions_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*("arena", "bots", "game", "kernel", "notation", "rules", "signs"),):
        (tmp_path / name).mkdir()
    (tmp_path / "cards.py").touch()
    monkeypatch.setattr("aluette.arena.shards.resources.files", lambda _: tmp_path)
    found = {program.__wrapped__()}
    for name in ("kernel/_core.so", "notation/position.py"):
        (tmp_path / name).touch()
        found.add(program.__wrapped__())
    assert len(found) == 3


def test_a_contest_needs_two_bots_and_two_deals() -> None:
    with pytest.raises(ValueError, match="two bots"):
        contest("club")
    with pytest.raises(ValueError, match="two bots"):
        contest("club", "casual", frozen=frozenset({"club", "casual"}))
    with pytest.raises(ValueError, match="at least 2 deals, not 1"):
        contest("club", "casual", deals=1)


def test_standings_weigh_each_opponent_the_same() -> None:
    standings = hold(contest(deals=20))
    means = [e.estimate.mean for e in standings.encounters]
    by_name = {bot.entrant.name: bot for bot in standings.bots}
    assert by_name["beginner"].points == pytest.approx((means[0] + means[1]) / 2)
    assert by_name["casual"].points == pytest.approx((means[2] - means[0]) / 2)
    assert by_name["club"].conduct.plays == 2 * 20 * 2 * 18
