"""Bots as TOML files: a policy by name, its numbers, and nothing else."""

from __future__ import annotations

import functools
import math
from dataclasses import MISSING, fields
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from aluette.bots.books import Books
from aluette.bots.bot import Bot, Policy, RuleBot
from aluette.bots.face import Face
from aluette.bots.reader import Reader
from aluette.bots.slips import Slips
from aluette.bots.talk import Talk
from aluette.rules.fields import shown
from aluette.tomlfile import read_toml, read_toml_file

__all__ = ["LEVELS", "BotError", "load_bot"]

LEVELS: tuple[str, ...] = ("beginner", "casual", "club")
"""The levels by name, weakest first: one TOML file each in the ``levels`` folder."""

_POLICIES: dict[str, type[Policy]] = {"books": Books, "reader": Reader}
_TABLES = ("policy", "play", "talk", "slips", "face")
SEATS = (3, 4, 6)
_MAX_FILE = 1 << 16
_T = TypeVar("_T")


class BotError(ValueError):
    """A bot that does not exist, or whose spec cannot be read."""


def load_bot(spec: str | Path) -> Bot:
    """The bot of a level's name, or of the path of a spec file.

    >>> load_bot("sublime")
    Traceback (most recent call last):
      ...
    aluette.bots.spec.BotError: unknown level 'sublime'; the levels are beginner, casual, club

    :raises BotError: in one sentence, for a level that does not exist or a spec that is wrong.
    :raises OSError: for a file that cannot be read.
    """
    if isinstance(spec, Path) or spec.endswith(".toml") or "/" in spec or "\\" in spec:
        path = Path(spec)
        try:
            table = read_toml_file(path, _MAX_FILE)
        except ValueError as error:
            raise BotError(f"{path.name}: {error}") from None
        return _bot(path.stem, path.name, table)
    if spec not in LEVELS:
        raise BotError(f"unknown level {shown(spec)}; the levels are {', '.join(LEVELS)}")
    return _level(spec)


@functools.cache
def _level(name: str) -> Bot:
    file = resources.files("aluette.bots") / "levels" / f"{name}.toml"
    return _bot(name, file.name, read_toml(file.read_text(encoding="utf-8")))


def _bot(name: str, where: str, table: dict[str, Any]) -> Bot:
    """The bot that a spec file describes."""
    for key in table:
        if key not in _TABLES:
            raise BotError(f"{where}: unknown key {shown(key)}; the keys are {', '.join(_TABLES)}")
    policy = table.get("policy")
    if not isinstance(policy, str) or policy not in _POLICIES:
        raise BotError(
            f"{where}: policy must be one of {', '.join(_POLICIES)}, not {shown(policy)}"
        )
    play = table.get("play", {})
    policies: dict[int, Policy] = {
        seats: _numbers(_POLICIES[policy], f"{where}, [play]", _for_seats(play, seats, where))
        for seats in SEATS
    }
    return RuleBot(
        name=name,
        policies=policies,
        talk=_numbers(Talk, f"{where}, [talk]", table.get("talk", {})),
        slips=_numbers(Slips, f"{where}, [slips]", table.get("slips", {})),
        manner=_numbers(Face, f"{where}, [face]", table.get("face", {})),
    )


def _for_seats(play: Any, seats: int, where: str) -> Any:
    """The table of the play with what ``[play.3]`` and its like change for so many seats."""
    if not isinstance(play, dict):
        return play
    numbers = [str(number) for number in SEATS]
    changes = play.get(str(seats), {})
    if not isinstance(changes, dict):
        raise BotError(f"{where}, [play.{seats}]: must be a table, not {shown(changes)}")
    return {key: value for key, value in play.items() if key not in numbers} | changes


def _numbers(cls: type[_T], where: str, table: Any) -> _T:
    """One of the tables of a spec as the class that uses it; all its fields are numbers."""
    if not isinstance(table, dict):
        raise BotError(f"{where}: must be a table, not {shown(table)}")
    known = {f.name: f for f in fields(cls)}  # type: ignore[arg-type]
    for key, value in table.items():
        if key not in known:
            raise BotError(f"{where}: unknown key {shown(key)}; the keys are {', '.join(known)}")
        kinds = (int,) if known[key].type == "int" else (int, float)
        if type(value) not in kinds or not math.isfinite(value):
            kind = "a whole number" if kinds == (int,) else "a number"
            raise BotError(f"{where}: {key} must be {kind}, not {shown(value)}")
    for key, field in known.items():
        if key not in table and field.default is MISSING:
            raise BotError(f"{where}: {key} is missing")
    return cls(**table)
