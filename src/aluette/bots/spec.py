"""Bots as TOML files: a policy by name, its numbers, and nothing else.

A spec with a table ``search`` is a bot that looks ahead and needs the kernel: there the policy is
how everybody is taken to play on.
"""

from __future__ import annotations

import functools
import importlib.util
import math
from dataclasses import MISSING, dataclass, fields, replace
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from aluette.bots.advice import Advice
from aluette.bots.books import Books
from aluette.bots.bot import Bot, Policy, RuleBot
from aluette.bots.face import Face
from aluette.bots.reader import Reader
from aluette.bots.slips import Slips
from aluette.bots.talk import Talk
from aluette.game import View
from aluette.rules.fields import shown
from aluette.tomlfile import read_toml, read_toml_file

if TYPE_CHECKING:
    from aluette.bots.searching import SearchBot

__all__ = ["LEVELS", "BotError", "advise", "available_levels", "load_bot"]

LEVELS: tuple[str, ...] = ("beginner", "casual", "club", "expert")
"""The levels by name, weakest first: one TOML file each in the ``levels`` folder."""
SEARCHING: tuple[str, ...] = ("expert",)
"""Those of them that need the kernel."""

_POLICIES: dict[str, type[Policy]] = {"books": Books, "reader": Reader}
_TABLES = ("policy", "play", "talk", "slips", "face")
_PLAYOUTS = ("random", "books")
_SEARCH_TABLES = ("policy", "play", "search", "beliefs", "budget", "talk", "face")
_KINDS = ("pimc", "ismcts")
SEATS = (3, 4, 6)
_MAX_FILE = 1 << 16
_MOST_MILLISECONDS = 600_000
_T = TypeVar("_T")


class BotError(ValueError):
    """A bot that does not exist, or whose spec cannot be read."""


def available_levels() -> tuple[str, ...]:
    """The levels that can be played here: without the kernel, those that do not search.

    >>> available_levels()[:3]
    ('beginner', 'casual', 'club')
    """
    if importlib.util.find_spec("aluette.kernel._core") is not None:
        return LEVELS
    return tuple(level for level in LEVELS if level not in SEARCHING)


def load_bot(spec: str | Path, *, milliseconds: int | None = None) -> Bot:
    """The bot of a level's name, or of the path of a spec file.

    :param milliseconds: for bots that search, another time for a move, with work in proportion.

    >>> load_bot("sublime")
    Traceback (most recent call last):
      ...
    aluette.bots.spec.BotError: unknown level 'sublime'; the levels are beginner, casual, ...

    :raises BotError: in one sentence, for a level that does not exist, a spec that is wrong, or one
        that needs the kernel where there is none.
    :raises OSError: for a file that cannot be read.
    """
    if milliseconds is not None and not 1 <= milliseconds <= _MOST_MILLISECONDS:
        raise BotError(f"a move takes 1 to {_MOST_MILLISECONDS} milliseconds, not {milliseconds}")
    bot = _load(spec)
    within = getattr(bot, "within", None)
    return bot if milliseconds is None or within is None else cast("Bot", within(milliseconds))


def advise(view: View, *, seed: int, seconds: float) -> Advice:
    """What the expert makes of a view in which a seat is asked for a card.

    It thinks for at most so many seconds.

    :raises ValueError: where the viewer is not asked for a card.
    :raises BotError: where there is no kernel.
    """
    if not seconds > 0:
        raise ValueError(f"seconds must be above 0, not {seconds!r}")
    milliseconds = min(_MOST_MILLISECONDS, max(1, round(1000 * seconds)))
    expert = cast("SearchBot", load_bot("expert", milliseconds=milliseconds))
    advice = expert.explain(view, seed)
    if advice is None:
        raise ValueError(f"seat {view.viewer} is not asked for a card")
    return advice


def _load(spec: str | Path) -> Bot:
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
    if "search" in table:
        return _search_bot(name, where, table)
    _check_keys(where, table, _TABLES)
    policies = {
        seats: _numbers(
            _POLICIES[_choice(where, "policy", table, tuple(_POLICIES))],
            f"{where}, [play]",
            _for_seats(table.get("play", {}), seats, where),
        )
        for seats in SEATS
    }
    return RuleBot(
        name=name,
        policies=policies,
        talk=_numbers(Talk, f"{where}, [talk]", table.get("talk", {})),
        slips=_numbers(Slips, f"{where}, [slips]", table.get("slips", {})),
        manner=_numbers(Face, f"{where}, [face]", table.get("face", {})),
    )


def _search_bot(name: str, where: str, table: dict[str, Any]) -> SearchBot:
    """The bot of a spec with a table ``search``."""
    try:
        from aluette.bots import prospects, searching  # noqa: PLC0415  (needs the kernel)
        from aluette.kernel import Books as Playing  # noqa: PLC0415
        from aluette.kernel import search as looking  # noqa: PLC0415
    except ImportError as error:
        raise BotError(f"{name} looks ahead, which needs the kernel: {error}") from None
    _check_keys(where, table, _SEARCH_TABLES)
    policy = _choice(where, "policy", table, _PLAYOUTS)
    play = table.get("play", {})
    search = table.get("search")
    if not isinstance(search, dict):
        raise BotError(f"{where}, [search]: must be a table, not {shown(search)}")
    kind = _choice(f"{where}, [search]", "kind", search, _KINDS)
    numbers = {key: value for key, value in search.items() if key != "kind"}
    budget = _numbers(_Budget, f"{where}, [budget]", table.get("budget", {}))
    if not 1 <= budget.milliseconds <= _MOST_MILLISECONDS:
        raise BotError(
            f"{where}, [budget]: milliseconds must be from 1 to {_MOST_MILLISECONDS}, "
            f"not {budget.milliseconds}"
        )
    effort, descents = looking.Effort(), None
    if kind == "pimc":
        effort = _numbers(looking.Effort, f"{where}, [search]", numbers)
    else:
        descents = _numbers(searching.Descents, f"{where}, [search]", numbers)
    try:
        return searching.SearchBot(
            name,
            books=None
            if policy == "random"
            else {
                seats: _numbers(Playing, f"{where}, [play]", _for_seats(play, seats, where))
                for seats in SEATS
            },
            effort=replace(effort, seconds=budget.milliseconds / 1000),
            model=_numbers(looking.Model, f"{where}, [beliefs]", table.get("beliefs", {})),
            descents=descents,
            prospects=_numbers(prospects.Prospects, f"{where}, [talk]", table.get("talk", {})),
            manner=_numbers(Face, f"{where}, [face]", table.get("face", {})),
        )
    except ValueError as error:
        if isinstance(error, BotError):
            raise
        raise BotError(f"{where}: {error}") from None


@dataclass(frozen=True, slots=True)
class _Budget:
    """What a move may cost."""

    milliseconds: int = 50


def _check_keys(where: str, table: dict[str, Any], keys: tuple[str, ...]) -> None:
    for key in table:
        if key not in keys:
            raise BotError(f"{where}: unknown key {shown(key)}; the keys are {', '.join(keys)}")


def _choice(where: str, key: str, table: dict[str, Any], choices: tuple[str, ...]) -> str:
    value = table.get(key)
    if not isinstance(value, str) or value not in choices:
        raise BotError(f"{where}: {key} must be one of {', '.join(choices)}, not {shown(value)}")
    return value


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
