"""Bots whose ratings stay as an earlier contest has left them."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from aluette.arena.ratings import Rating

__all__ = ["Conditions", "Frozen", "FrozenError", "read_frozen"]

_MAX_SIZE = 1 << 20


class FrozenError(ValueError):
    """A text that is no table of a contest, or of another kind of contest."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """What ratings are made under, and hold for."""

    rules: str | dict[str, Any]
    """As :meth:`aluette.rules.Rules.spec` gives them."""
    signs: bool = False
    milliseconds: int | None = None
    """A move, for bots that search; ``None``: what their specs say."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """A bot of an earlier contest, by how it is loaded, with its rating."""

    name: str
    spec: str
    identity: str
    rating: Rating

    def check(self, identity: str | None) -> None:
        """See that the bot is still the one that was rated.

        :raises FrozenError: in one sentence, where it is not.
        """
        if identity != self.identity:
            raise FrozenError(f"{self.name} is not the bot that was rated: its spec has changed")


def read_frozen(path: Path, conditions: Conditions) -> tuple[Frozen, ...]:
    """The rated bots of what ``aluette arena … --json`` has printed.

    :raises FrozenError: in one sentence, where it is no such table, or of other conditions.
    :raises OSError: where the file cannot be read.
    """
    with path.open("rb") as file:
        text = file.read(_MAX_SIZE + 1)
    try:
        table: Any = json.loads(text) if len(text) <= _MAX_SIZE else None
        found = tuple(map(_frozen, table["bots"]))
        played = {key: table[key] for key in asdict(conditions)}
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        raise FrozenError(f"{path}: no table of rated bots, as arena --json prints it") from None
    for key, wanted in asdict(conditions).items():
        if played[key] != wanted:
            was, now = (json.dumps(value) for value in (played[key], wanted))
            raise FrozenError(f"{path}: its ratings were made with {key} {was}, not {now}")
    return found


def _frozen(bot: Any) -> Frozen:
    mean, spread = float(bot["rating"]["mean"]), float(bot["rating"]["spread"])
    if not (math.isfinite(mean) and 0 < spread < math.inf):
        raise ValueError
    return Frozen(str(bot["name"]), str(bot["spec"]), str(bot["identity"]), Rating(mean, spread))
