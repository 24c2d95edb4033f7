"""Bots whose ratings stay as an earlier contest has left them."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aluette.arena.ratings import Rating
from aluette.rules import Rules

__all__ = ["Frozen", "FrozenError", "read_frozen"]

_MAX_SIZE = 1 << 20


class FrozenError(ValueError):
    """A text that is no table of a contest, or of another kind of contest."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """A bot of an earlier contest, by how it is loaded, with its rating."""

    name: str
    spec: str
    rating: Rating


def read_frozen(path: Path, rules: Rules) -> tuple[Frozen, ...]:
    """The rated bots of what ``aluette arena … --json`` has printed.

    :raises FrozenError: in one sentence, where it is no such table, or of other rules.
    :raises OSError: where the file cannot be read.
    """
    with path.open("rb") as file:
        text = file.read(_MAX_SIZE + 1)
    try:
        table: Any = json.loads(text) if len(text) <= _MAX_SIZE else None
        found = tuple(map(_frozen, table["bots"]))
        played = table["rules"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise FrozenError(f"{path}: no table of rated bots, as arena --json prints it") from None
    if played != rules.spec():
        raise FrozenError(f"{path}: its ratings are for the rules {played}, not {rules.spec()}")
    return found


def _frozen(bot: Any) -> Frozen:
    mean, spread = float(bot["rating"]["mean"]), float(bot["rating"]["spread"])
    if not (math.isfinite(mean) and 0 < spread < math.inf):
        raise ValueError
    return Frozen(str(bot["name"]), str(bot["spec"]), Rating(mean, spread))
