"""Shards as files: what is damaged, or of other deals, is not taken in."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from aluette.arena import ShardError, hold
from tests.arena.contests import contest, told

REMEDY = "remove it, and its 4 deals are played again"
DAMAGED = f"is damaged: {REMEDY}"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a contest of four deals."""
    folder = tmp_path_factory.mktemp("played")
    hold(contest("club", "casual", deals=4, folder=folder))
    return folder


@pytest.fixture
def kept(played: Path, tmp_path: Path) -> Path:
    """The same, to be damaged."""
    return Path(shutil.copytree(played, tmp_path / "kept"))


def shard(folder: Path) -> Path:
    [file] = folder.rglob("*.json")
    return file


def refusal(folder: Path) -> str:
    """What is said of the shard when it is not gone on with; what is there stays."""
    file = shard(folder)
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(ShardError) as caught:
        hold(contest("club", "casual", deals=4, folder=folder))
    assert (file.read_bytes() if file.is_file() else None) == before
    said = str(caught.value)
    assert said.startswith(f"{file} ")
    return said.removeprefix(f"{file} ")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{}",
        b"1",
        b"\xff\xfe",
        b'{"digest": "", "identity": "", "differences": [0], "conducts": []}',
        b"[" * 99999,
        b'{"digest": "", "deep": ' + b"[" * 9999,
        b'{"digest": "", "large": 1' + b"0" * 9999 + b"}",
    ],
    ids=lambda content: content[:20],
)
def test_what_is_no_shard_is_damaged(content: bytes, kept: Path) -> None:
    shard(kept).write_bytes(content)
    assert refusal(kept) == DAMAGED


def test_a_shard_without_its_end_is_damaged(kept: Path) -> None:
    content = shard(kept).read_bytes()
    shard(kept).write_bytes(content[: len(content) // 2])
    assert refusal(kept) == DAMAGED


def change(plain: dict[str, Any], path: tuple[str | int, ...], value: Any) -> None:
    """Put something else in a place of a shard."""
    *before, last = path
    place: Any = plain
    for step in before:
        place = place[step]
    assert place[last] != value or type(place[last]) is not type(value)
    place[last] = value


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("differences", 0), 1e300),
        (("differences", 0), 99.0),
        (("differences", 0), "1"),
        (("differences", 0), True),
        (("differences", 0), float("nan")),
        (("differences",), []),
        (("conducts", 0, "decisions"), 10**400),
        (("conducts", 0, "decisions"), 1),
        (("conducts", 0, "plays"), -1),
        (("conducts", 1, "times"), {"1000000": 10**9}),
        (("conducts", 1, "cpu_ms"), 1.7e308),
        (("conducts",), []),
        (("digest",), "0" * 64),
        (("digest",), None),
        (("identity",), ""),
    ],
    ids=str,
)
def test_whatever_is_changed_the_shard_is_damaged(
    path: tuple[str | int, ...], value: Any, kept: Path
) -> None:
    plain = json.loads(shard(kept).read_text())
    change(plain, path, value)
    shard(kept).write_text(json.dumps(plain))
    assert refusal(kept) == DAMAGED


@pytest.mark.parametrize("path", [("digest",), ("differences",), ("conducts", 0, "plays")], ids=str)
def test_whatever_is_missing_the_shard_is_damaged(path: tuple[str | int, ...], kept: Path) -> None:
    plain = json.loads(shard(kept).read_text())
    place: Any = plain
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    shard(kept).write_text(json.dumps(plain))
    assert refusal(kept) == DAMAGED


def test_wherever_a_bit_has_flipped_the_shard_is_damaged(kept: Path) -> None:
    content, rng = shard(kept).read_bytes(), random.Random(1)
    for at in rng.sample(range(len(content) - 1), 100):  # not the end of the line
        if content[at : at + 1] == b" ":
            continue  # JSON may do without, or with another space
        flipped = content[at] ^ 1 << rng.randrange(8)
        shard(kept).write_bytes(content[:at] + bytes([flipped]) + content[at + 1 :])
        assert refusal(kept) == DAMAGED


def test_once_it_is_removed_its_deals_are_played_again(kept: Path) -> None:
    held = contest("club", "casual", deals=4, folder=kept)
    before = told(hold(held))
    shard(kept).write_text("")
    assert refusal(kept) == DAMAGED
    shard(kept).unlink()
    assert told(hold(held)) == before


def test_a_folder_in_the_place_of_a_shard_is_told(kept: Path) -> None:
    file = shard(kept)
    file.unlink()
    file.mkdir()
    assert refusal(kept) == f"is no file: {REMEDY}"


OTHERS = (
    "is of other deals, or was played by other rules, seed, bots or program; take another folder"
)


def test_what_was_played_otherwise_is_not_taken_in(kept: Path) -> None:
    with pytest.raises(ShardError, match=OTHERS):
        hold(contest("club", "casual", deals=4, folder=kept, seed=2))


def test_a_shard_of_other_deals_is_not_taken_in(tmp_path: Path) -> None:
    hold(contest("club", "casual", deals=20, folder=tmp_path))
    first, second = sorted(tmp_path.rglob("*.json"))
    shutil.copy(second, first)
    with pytest.raises(ShardError, match=f"^{re.escape(str(first))} {OTHERS}"):
        hold(contest("club", "casual", deals=20, folder=tmp_path))
