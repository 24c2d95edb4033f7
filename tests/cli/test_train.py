"""``aluette train``: from nothing to a file that a bot plays by, with stops in between."""

from __future__ import annotations

import builtins
import errno
import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aluette.bots import load_bot
from aluette.cli.failure import one_line
from aluette.kernel.network import Network
from aluette.kernel.training import Progress, Training
from aluette.rules import RULE_SETS
from tests.cli.command import Terminal, within
from tests.kernel.test_training import spoiled

SHORT = ("--minutes", "0.002", "--threads", "1")


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aluette.cli.train.DEALS", 10)
    monkeypatch.setattr("aluette.kernel.training.GAMES_AT_ONCE", 64)
    monkeypatch.setattr(Training.against_books_everywhere, "__defaults__", (10,))


def test_a_training_gives_weights_that_a_bot_plays_by(tmp_path: Path) -> None:
    out = tmp_path / "new.weights"
    done = within("train", "--out", str(out), "--seed", "5", *SHORT, "--json")
    assert done.status == 0
    network = Network.load(out)
    assert network.story["command"] == "aluette train --minutes 0.002 --seed 5"
    assert network.story["seed"] == 5
    assert list(network.story["against_books"]) == list(RULE_SETS)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "new.weights",
        "new.weights.checkpoint",
    ]
    spec = tmp_path / "mine.toml"
    talk = "sing = 0\nsing_self = 0\nhopeless = 0\npoor = 0\nrefuse = 1\nannounce = 1\ndecline = 0"
    spec.write_text(f'policy = "network"\n[play]\nweights = "{out}"\n[talk]\n{talk}\n')
    assert load_bot(spec).name == "mine"


def test_its_answer_is_for_programs_and_for_people(tmp_path: Path) -> None:
    answered = within("train", "--out", str(tmp_path / "a"), *SHORT)
    assert answered.out.startswith('{"file": ')
    shown = within("train", "--out", str(tmp_path / "b"), *SHORT, "--lang", "fr", out=Terminal())
    assert "donnes jouées" in shown.out
    assert "spanish+mordienne" in shown.out


def test_ctrl_c_leaves_a_checkpoint_to_go_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Training.run

    def interrupted(self: Training) -> Iterator[Progress]:
        yield next(run(self))
        raise KeyboardInterrupt

    out = tmp_path / "a"
    with monkeypatch.context() as patch:
        patch.setattr(Training, "run", interrupted)
        done = within("train", "--out", str(out), "--minutes", "0.01", "--threads", "1")
    assert done.status == 130
    assert done.err.splitlines()[-1] == (
        f"aluette train: stopped; the same command with --resume goes on from {out}.checkpoint"
    )
    assert not out.exists()
    before = Training.resumed((tmp_path / "a.checkpoint").read_bytes())
    assert before.games == 64
    done = within("train", "--out", str(out), "--resume", "--threads", "1", "--json")
    assert done.status == 0
    assert Network.load(out).story["games"] > 64
    assert Network.load(out).story["command"] == "aluette train --minutes 0.01 --seed 1"


def test_a_checkpoint_is_not_lost_to_a_new_training(tmp_path: Path) -> None:
    out, checkpoint = tmp_path / "a", tmp_path / "a.checkpoint"
    checkpoint.write_bytes(b"hours of work")
    done = within("train", "--out", str(out), *SHORT)
    assert (done.status, done.out) == (2, "")
    assert done.err == (
        f"aluette train: {checkpoint} is there already: "
        "go on with --resume, or choose another file by --out\n"
    )
    assert checkpoint.read_bytes() == b"hours of work"
    done = within("train", "--out", str(out), "--resume", "--seed", "2")
    assert (done.status, done.out) == (2, "")
    assert "--seed is for a new training" in done.err


def test_a_checkpoint_is_needed_to_resume(tmp_path: Path) -> None:
    out = tmp_path / "a"
    done = within("train", "--out", str(out), "--resume")
    assert (done.status, done.out) == (2, "")
    assert done.err == f"aluette train: {out}.checkpoint: No such file or directory\n"
    (tmp_path / "a.checkpoint").write_bytes(b"something else")
    done = within("train", "--out", str(out), "--resume")
    assert done.status == 2
    assert done.err == (f"aluette train: {out}.checkpoint: this is no checkpoint of a training\n")


def test_a_damaged_checkpoint_is_told_before_the_training(tmp_path: Path) -> None:
    out, checkpoint = tmp_path / "a", tmp_path / "a.checkpoint"
    damaged = bytearray(Training(minutes=60, seed=1).checkpoint())
    damaged[len(damaged) // 2] ^= 0x40
    checkpoint.write_bytes(damaged)
    done = within("train", "--out", str(out), "--resume")
    assert (done.status, done.out) == (2, "")
    assert done.err == (
        f"aluette train: {checkpoint}: this checkpoint of a training is damaged: "
        "remove it, and begin anew\n"
    )
    assert checkpoint.read_bytes() == damaged


@pytest.mark.parametrize("interrupted", [True, False])
def test_a_training_gone_wrong_leaves_the_checkpoint_from_before(
    interrupted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def goes_wrong(self: Training) -> Iterator[Progress]:
        spoiled(self)
        yield Progress(1.0, 64, 0.0)
        if interrupted:
            raise KeyboardInterrupt

    monkeypatch.setattr(Training, "run", goes_wrong)
    monkeypatch.setattr("aluette.cli.train.SAVE_EVERY", math.inf)
    out, checkpoint = tmp_path / "a", tmp_path / "a.checkpoint"
    done = within("train", "--out", str(out), *SHORT)
    assert (done.status, done.out) == (1, "")
    assert done.err.splitlines()[-1] == one_line(
        "aluette train: the training has gone wrong: a weight is too large, or not a number; "
        f"{checkpoint} is from before, or begin anew"
    )
    assert not out.exists()
    assert Training.resumed(checkpoint.read_bytes()).games == 0


@pytest.mark.skipif(os.name != "posix", reason="there are no pipes with names")
@pytest.mark.parametrize(
    ("out", "says"),
    [
        ("none/such/folder/a", "No such file or directory"),
        ("a/b", "Not a directory"),
        ("a", "a file of another kind is there already, and is left alone"),
        ("pipe", "what is there is no regular file, and is left alone"),
        ("link", "what is there is no regular file, and is left alone"),
        ("", "a folder is there, not a file"),
        (".", "a folder is there, not a file"),
        ("..", "a folder is there, not a file"),
        ("none/..", "a folder is there, not a file"),
        ("/", "a folder is there, not a file"),
        ("o" * 300, "File name too long"),
        ("o" * 250, "File name too long"),  # with what a checkpoint adds to it
    ],
)
def test_where_no_weights_can_be_written_is_told_before_the_training(
    out: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a").write_text("a record")
    os.mkfifo("pipe")
    Path("link").symlink_to("pipe")
    done = within("train", "--out", out, "--minutes", "60")
    assert (done.status, done.out) == (2, "")
    assert done.err == one_line(f"aluette train: {Path(out)}: {says}") + "\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "link", "pipe"]
    assert Path("a").read_text() == "a record"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_folder_that_nothing_may_be_written_in_is_told_before_the_training(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object, **__: object) -> None:
        raise OSError(number, "Locked")

    monkeypatch.setattr(Path, "touch", locked)
    out = tmp_path / "a"
    done = within("train", "--out", str(out), "--minutes", "60")
    assert (done.status, done.out, done.err) == (2, "", f"aluette train: {out}: Locked\n")
    assert not list(tmp_path.iterdir())


def test_a_link_stays_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    out, target = tmp_path / "a", tmp_path / "elsewhere" / "b"
    out.symlink_to(target)
    for _ in range(2):  # then the target is there, and is one of ours
        assert within("train", "--out", str(out), *SHORT).status == 0
        (tmp_path / "a.checkpoint").unlink()
    assert out.is_symlink()
    assert Network.load(target).story["seed"] == 1


@pytest.mark.parametrize("minutes", ["0", "-1", "soon", "nan"])
def test_minutes_that_are_none(minutes: str) -> None:
    assert within("train", "--minutes", minutes).status == 2


def test_without_the_kernel_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name.startswith("aluette.kernel."):
            raise ImportError("aluette's kernel is not there")
        return found(name, *rest)

    monkeypatch.setattr(builtins, "__import__", missing)
    done = within("train")
    assert (done.status, done.err) == (3, "aluette train: aluette's kernel is not there\n")
