"""Contests in shards of a few deals, each kept in a file once it is played."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from aluette.arena.conduct import Conduct
from aluette.arena.duplicate import Compared, Terms, compare
from aluette.arena.entrants import Entrant
from aluette.files import write_whole

__all__ = ["SHARD", "Shard", "ShardError", "play_shard", "store", "stored"]

SHARD = 10
"""Deals in a shard."""
_ROOMS = ("arena", "bots", "cards.py", "game", "kernel", "notation", "rules", "signs")
"""What decides how a deal goes, the compiled kernel included."""


class ShardError(ValueError):
    """A stored shard that cannot be used; the message says which one and why."""


@dataclass(frozen=True, slots=True)
class Shard:
    """Some deals between two bots."""

    terms: Terms
    first: Entrant
    second: Entrant
    begin: int
    """The first deal's number."""
    end: int
    """The number after the last deal's."""

    @property
    def name(self) -> str:
        """The name of its file, folder included."""
        return f"{self.first.name}~{self.second.name}/{self.begin:06}-{self.end:06}.json"

    @property
    def identity(self) -> str:
        """A digest of all that its result follows from, wherever the files of that lie."""
        terms, bots = self.terms, (self.first, self.second)
        parts = (
            *(terms.rules, terms.seed, terms.signing, terms.judge),
            *(self.begin, self.end),
            *((bot.name, bot.identity) for bot in bots),
            program(),
        )
        return sha256(repr(parts).encode()).hexdigest()


@functools.cache
def program() -> str:
    """A digest of the program, as far as it decides how deals go."""
    whole = sha256()
    for room in _ROOMS:
        _take_in(resources.files("aluette") / room, whole.update)
    return whole.hexdigest()


def _take_in(place: Traversable, take: Any) -> None:
    if place.is_file():
        take(place.name.encode() + place.read_bytes())
    elif place.name != "__pycache__":
        for inner in sorted(place.iterdir(), key=lambda inner: inner.name):
            if not inner.name.startswith("."):
                _take_in(inner, take)


def play_shard(shard: Shard) -> Compared:
    """Play a shard's deals.

    :raises aluette.arena.BotFault: where a bot wants what the rules do not allow.
    """
    return compare(shard.terms, shard.first, shard.second, range(shard.begin, shard.end))


def store(folder: Path, shard: Shard, compared: Compared) -> None:
    """Keep what a shard's deals came to.

    :raises OSError: where that cannot be written.
    """
    plain = {
        "identity": shard.identity,
        "differences": compared.differences,
        "conducts": [conduct.plain() for conduct in compared.conducts],
    }
    path = folder / shard.name
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps({"digest": _digest(plain), **plain}) + "\n")


def stored(folder: Path, shard: Shard) -> Compared | None:
    """What is kept of a shard; ``None`` where it has not been played.

    :raises ShardError: where the file is damaged, or tells of other deals under the same name.
    :raises OSError: where it cannot be read.
    """
    path = folder / shard.name
    if not path.exists():
        return None
    remedy = f"remove it, and its {shard.end - shard.begin} deals are played again"
    if not path.is_file():
        raise ShardError(f"{path} is no file: {remedy}")
    damaged = ShardError(f"{path} is damaged: {remedy}")
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
        digest = plain.pop("digest")
        contents = _digest(plain)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise damaged from None
    if digest != contents:
        raise damaged
    if plain["identity"] != shard.identity:
        raise ShardError(
            f"{path} is of other deals, or was played by other rules, seed, bots or program; "
            "take another folder"
        )
    first, second = map(Conduct.read, plain["conducts"])
    return Compared(tuple(plain["differences"]), (first, second))


def _digest(plain: dict[str, Any]) -> str:
    """What a file's contents are known by: of other contents it is another."""
    return sha256(json.dumps(plain).encode()).hexdigest()
