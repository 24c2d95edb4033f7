"""``aluette arena``: what it answers, and what it refuses."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.arena.contests import bot_file
from tests.arena.test_contest import FakeRay
from tests.cli.command import PROGRAM, Done, Terminal, outside, within

LEVELS = ("beginner", "casual", "club")


def table(done: Done) -> dict[str, Any]:
    """What a contest has answered, times apart."""
    data = done.data()
    for bot in data["bots"]:
        assert 0 < bot.pop("ms_mean") <= bot.pop("ms_p99") * 1.02
    return data


def test_three_bots_meet_one_another(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    data = table(within("arena", *LEVELS, "--deals", "30", "--plot", str(plot), "--json"))
    assert list(data) == [
        *("rules", "seed", "signs", "milliseconds", "judge", "deals", "encounters", "bots")
    ]
    assert [(e["first"], e["second"]) for e in data["encounters"]] == [
        ("beginner", "casual"),
        ("beginner", "club"),
        ("casual", "club"),
    ]
    for e in data["encounters"]:
        assert e["low"] < e["points"] < e["high"]
        assert (e["always_low"], e["settled"]) == (None, False)  # too few deals to look at
    beginner, _, club = data["bots"]
    assert club["rating"]["mean"] > beginner["rating"]["mean"]
    assert club["points"] > 0 > beginner["points"]
    assert (club["overtakes"], club["thrown"]) == (0, None)
    assert "beginner – club" in plot.read_text(encoding="utf-8")


def test_the_same_seed_gives_the_same_table_in_any_number_of_processes(tmp_path: Path) -> None:
    command = ("arena", "club", "casual", "--deals", "20", "--rules", "wikipedia-3")
    one = table(within(*command))
    assert one == table(outside(*command, "--jobs", "2"))
    assert one == table(within(*command, "--folder", str(tmp_path)))
    assert one == table(within(*command, "--folder", str(tmp_path)))
    assert one["encounters"] != table(within(*command, "--seed", "2"))["encounters"]


def test_a_bot_of_ones_own_from_any_folder_takes_part(tmp_path: Path) -> None:
    mine = bot_file(tmp_path, "my-bot", like="beginner")
    data = table(within("arena", mine, "beginner", "--deals", "4", "--judge"))
    [encounter] = data["encounters"]
    assert (encounter["first"], encounter["points"]) == ("my-bot", 0.0)
    assert data["bots"][0]["spec"] == mine
    bot = data["bots"][0]
    assert bot["last_plays"] > 20
    assert bot["thrown_of_last_plays"] == bot["thrown"] / bot["last_plays"]
    assert bot["thrown_of_chances"] == bot["thrown"] / bot["chances"]


def test_its_deals_can_be_replayed(tmp_path: Path) -> None:
    done = within("arena", "club", "casual", "--deals", "2", "--records", str(tmp_path))
    assert done.status == 0
    files = sorted(tmp_path.glob("*.alu"))
    assert len(files) == 4
    for file in files:
        assert within("replay", str(file)).data()["deals"][0]["ended"] is not None


def test_a_drawing_that_cannot_be_written_costs_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("aluette.cli.arena.write_whole", full)
    plot = str(tmp_path / "plot.svg")
    done = within("arena", "club", "casual", "--deals", "2", "--plot", plot)
    assert json.loads(done.out)["deals"] == 2
    assert (done.status, done.err) == (3, f"aluette arena: {plot}: No space left on device\n")


@pytest.mark.parametrize("before", ["", "<svg></svg>", '<?xml version="1.0"?>\n<svg></svg>'])
def test_a_drawing_takes_the_place_of_another(before: str, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    plot.write_text(before)
    assert within("arena", "club", "casual", "--deals", "2", "--plot", str(plot)).status == 0
    assert "club – casual" in plot.read_text(encoding="utf-8")


def test_signs_are_made_where_they_are_asked_for() -> None:
    command = ("arena", "club", "casual", "--deals", "10", "--rules", "gamerules")
    plain, signed = table(within(*command)), table(within(*command, "--signs"))
    assert (plain["signs"], signed["signs"]) == (False, True)
    assert plain["bots"] != signed["bots"] or plain["encounters"] != signed["encounters"]


def test_an_earlier_table_is_an_opponent(tmp_path: Path) -> None:
    earlier = tmp_path / "table.json"
    levels = within("arena", *LEVELS, "--deals", "20")
    earlier.write_text(levels.out)
    mine = bot_file(tmp_path, "mine")
    data = table(within("arena", mine, "--frozen", str(earlier), "--deals", "20"))
    assert [e["second"] for e in data["encounters"]] == list(LEVELS)
    ratings = {bot["name"]: bot["rating"] for bot in data["bots"]}
    kept = {bot["name"]: bot["rating"] for bot in levels.data()["bots"]}
    assert {name: ratings[name] for name in kept} == kept
    assert ratings["mine"]


@pytest.fixture(scope="module")
def earlier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table of two bots of one's own and a level."""
    folder = tmp_path_factory.mktemp("earlier")
    bots = [bot_file(folder, name, like="casual") for name in ("one", "two")]
    table = folder / "table.json"
    table.write_text(within("arena", *bots, "casual", "--deals", "2").out)
    return table


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--signs",), "its ratings were made with signs false, not true"),
        (("--milliseconds", "7"), "its ratings were made with milliseconds null, not 7"),
        (("--rules", "spanish"), 'its ratings were made with rules "pagat", not "spanish"'),
    ],
)
def test_ratings_made_otherwise_are_refused(
    options: tuple[str, ...], says: str, earlier: Path
) -> None:
    done = within("arena", "club", "--frozen", str(earlier), "--deals", "2", *options)
    assert (done.status, done.out) == (2, "")
    assert says in done.err


def test_a_rated_bot_that_has_changed_is_refused(earlier: Path, tmp_path: Path) -> None:
    changed = tmp_path / "table.json"
    bots = json.loads(earlier.read_text())
    bots["bots"][0]["identity"] = "another"
    changed.write_text(json.dumps(bots))
    done = within("arena", "club", "--frozen", str(changed), "--deals", "2")
    assert (done.status, done.out) == (2, "")
    assert "one is not the bot that was rated" in done.err


def test_one_bot_and_a_frozen_one_are_rated(earlier: Path, tmp_path: Path) -> None:
    single = tmp_path / "table.json"
    table = json.loads(earlier.read_text())
    table["bots"] = table["bots"][2:]
    single.write_text(json.dumps(table))
    [club, casual] = within(
        "arena", "club", "--frozen", str(single), "--deals", "2", "--json"
    ).data()["bots"]
    assert casual["rating"] == table["bots"][0]["rating"]
    assert club["rating"]["spread"] < 25 / 3


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ((), "fixed before"),
        (("--stop",), "whenever one stops"),
        (("--lang", "fr", "--judge"), "Gâchés"),
    ],
)
def test_people_see_two_tables(options: tuple[str, ...], says: str) -> None:
    bots = LEVELS if "--judge" not in options else LEVELS[1:]
    done = within("arena", *bots, "--deals", "12", "--lang", "en", *options, out=Terminal())
    assert (done.status, done.err) == (0, "")
    assert says in done.out
    assert "casual – club" in done.out
    assert ("Rating" in done.out) == (len(bots) == 3)


def test_a_bar_is_shown_where_somebody_is_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    err = Terminal()
    monkeypatch.setattr(sys, "stderr", err)
    from aluette.cli.app import run  # noqa: PLC0415

    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert run(["arena", "club", "casual", "--deals", "10", "--lang", "es"]) == 0
    assert "Manos" in err.getvalue()
    assert "10/10" in err.getvalue()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["club"], "between two bots or more"),
        (["club", "club"], "two bots are called club"),
        (["club", "nobody"], "unknown level 'nobody'"),
        (["club", "{path}/none.toml"], "No such file"),
        (["club", "{path}/bad.toml"], "bad.toml: policy must be one of"),
        (["club", "{path}/a b.toml"], "is named by up to 40 letters and digits"),
        (["club", "casual", "--deals", "1"], "--deals"),
        (["club", "casual", "--deals", "many"], "--deals"),
        (["club", "casual", "--milliseconds", "0"], "--milliseconds"),
        (["club", "casual", "--jobs", "0"], "--jobs"),
        (["club", "casual", "--rules", "bridge"], "bridge"),
        (["club", "casual", "--set", "sign_set=none", "--signs"], "sign_set"),
        (["club", "--frozen", "{path}/bad.toml"], "no table of rated bots"),
        (["club", "--frozen", "{path}/none.json"], "No such file"),
        (["club", "casual", "--plot", "{path}"], "{path}: a folder is there, not a file"),
        (["club", "casual", "--plot", "{path}/none/plot.svg"], "plot.svg: No such file"),
        (["club", "casual", "--plot", "{path}/bad.toml"], "bad.toml: a file of another kind is"),
    ],
    ids=str,
)
def test_bad_input_is_one_line(arguments: list[str], says: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('policy = "luck"\n')
    bot_file(tmp_path, "a b")
    done = within("arena", *(word.replace("{path}", str(tmp_path)) for word in arguments))
    assert (done.status, done.out) == (2, "")
    assert says.replace("{path}", str(tmp_path)) in done.err
    assert len(done.err.splitlines()) == 1
    assert (tmp_path / "bad.toml").read_text() == 'policy = "luck"\n'


def test_a_folder_of_another_contest_is_bad_input(tmp_path: Path) -> None:
    command = ("arena", "club", "casual", "--deals", "2", "--folder", str(tmp_path))
    assert within(*command).status == 0
    done = within(*command, "--seed", "7")
    assert (done.status, done.out) == (2, "")
    assert "other rules, seed, bots or program" in done.err


@pytest.mark.parametrize("damage", [lambda file: file.write_text("{}"), Path.mkdir])
def test_a_damaged_shard_is_bad_input(damage: Callable[[Path], object], tmp_path: Path) -> None:
    command = ("arena", "club", "casual", "--deals", "2", "--folder", str(tmp_path))
    assert within(*command).status == 0
    [file] = tmp_path.rglob("*.json")
    file.unlink()
    damage(file)
    done = within(*command)
    assert (done.status, done.out) == (2, "")
    assert done.err.endswith(": remove it, and its 2 deals are played again\n")


@pytest.mark.parametrize(
    ("module", "arguments", "says"),
    [
        (
            "openskill",
            LEVELS,
            'not installed: .venv/bin/pip install -e ".[arena]"',
        ),
        (
            "ray",
            ("club", "casual", "--ray"),
            'not installed: .venv/bin/pip install -e ".[ray]"',
        ),
        ("aluette.kernel", ("club", "casual", "--judge"), "kernel"),
    ],
)
def test_what_is_not_installed_is_said_at_once(
    module: str, arguments: tuple[str, ...], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    done = within("arena", *arguments)
    assert (done.status, done.out) == (3, "")
    assert says in done.err


def test_what_was_interrupted_says_so_by_its_status(monkeypatch: pytest.MonkeyPatch) -> None:
    import aluette.cli.arena as command  # noqa: PLC0415

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "hold", interrupt)
    assert within("arena", "club", "casual").status == 130


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_an_interrupt_ends_all_processes_and_says_nothing(tmp_path: Path) -> None:
    command = [*PROGRAM, "arena", "club", "casual", "--deals", "9999", "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--folder", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not list(tmp_path.rglob("*.json")):
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (130, "", "")
    while is_anybody_left(process.pid):  # for a moment at most
        time.sleep(0.01)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("ending", ["SIGTERM", "SIGKILL"])
def test_no_process_plays_on_once_the_command_is_ended(tmp_path: Path, ending: str) -> None:
    command = [*PROGRAM, "arena", "club", "casual", "--deals", "9999", "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--folder", str(tmp_path)], stdout=subprocess.DEVNULL, start_new_session=True
    ) as process:
        while not list(tmp_path.rglob("*.json")):
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(getattr(signal, ending))
        process.wait()
    while is_anybody_left(process.pid):  # for a moment at most
        time.sleep(0.01)


def is_anybody_left(group: int) -> bool:
    """Whether a process of this group is there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def dies(_: object) -> None:
    """Play a shard as a process that the system ends."""
    os._exit(1)


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = FakeRay()
    ray.fails = ConnectionError("nobody answers")
    monkeypatch.setitem(sys.modules, "ray", ray)
    done = within("arena", "club", "casual", "--ray")
    assert (done.status, done.out) == (3, "")
    assert done.err == "aluette arena: Ray: nobody answers\n"


def test_a_process_that_dies_ends_the_contest_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("aluette.arena.contest.play_shard", dies)
    done = within("arena", "club", "casual", "--jobs", "2")
    assert (done.status, done.out) == (3, "")
    assert "one of the processes that play has been ended" in done.err
