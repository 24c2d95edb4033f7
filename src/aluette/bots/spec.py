"""Bots as TOML files: a policy by name, its numbers, and nothing else.

A spec with a table ``search`` is a bot that looks ahead and needs the kernel: there the policy is
how everybody is taken to play on.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from aluette.bots.advice import Advice
from aluette.bots.books import Books
from aluette.bots.bot import Bot, Policy, RuleBot
from aluette.bots.face import Face
from aluette.bots.network import NETWORK, trained, weights_of, weights_used
from aluette.bots.reader import Reader
from aluette.bots.slips import Slips
from aluette.bots.spec_tables import (
    MOST_MILLISECONDS,
    SEATS,
    BotError,
    check_keys,
    choice,
    for_seats,
    numbers,
)
from aluette.bots.talk import Talk
from aluette.game import View
from aluette.numbers import check_above, check_whole
from aluette.rules.fields import shown
from aluette.tomlfile import read_toml, read_toml_file

if TYPE_CHECKING:
    from aluette.bots.searching import SearchBot

__all__ = ["LEVELS", "BotError", "advise", "available_levels", "load_bot", "materials"]

LEVELS: tuple[str, ...] = ("beginner", "casual", "club", "strong", "expert")
"""The levels by name, weakest first: one TOML file each in the ``levels`` folder."""
WITH_KERNEL: tuple[str, ...] = ("strong", "expert")
"""Those of them that need the kernel."""

_POLICIES: dict[str, type[Policy]] = {"books": Books, "reader": Reader}
_TABLES = ("policy", "play", "talk", "slips", "face")
_MAX_FILE = 1 << 16


def available_levels() -> tuple[str, ...]:
    """The levels that can be played here: without the kernel, those that need none.

    >>> available_levels()[:3]
    ('beginner', 'casual', 'club')
    """
    try:
        importlib.import_module("aluette.kernel")
    except ImportError:
        return tuple(level for level in LEVELS if level not in WITH_KERNEL)
    return LEVELS


def load_bot(spec: str | Path, *, milliseconds: int | None = None) -> Bot:
    """The bot of a level's name, or of the path of a spec file.

    :param milliseconds: for bots that search, another time for a move, with work in proportion.

    >>> load_bot("sublime")
    Traceback (most recent call last):
      ...
    aluette.bots.spec_tables.BotError: unknown level 'sublime'; the levels are beginner, ...

    :raises BotError: in one sentence, for a level that does not exist, a spec that is wrong, or one
        that needs the kernel where there is none.
    :raises OSError: for a file that cannot be read.
    :raises TypeError: for a time that is no whole number.
    """
    if milliseconds is not None:
        try:
            check_whole(milliseconds, "milliseconds", 1, MOST_MILLISECONDS)
        except ValueError as error:
            raise BotError(f"for a move, {error}") from None
    bot = _load(spec)
    within = getattr(bot, "within", None)
    return bot if milliseconds is None or within is None else cast("Bot", within(milliseconds))


def advise(view: View, *, seed: int, seconds: float) -> Advice:
    """What the expert makes of a view in which a seat is asked for a card.

    It thinks for at most so many seconds.

    :raises ValueError: where the viewer is not asked for a card, or the rules have more tricks than
        the kernel plays.
    :raises BotError: where there is no kernel.
    """
    check_above(seconds, "seconds", MOST_MILLISECONDS / 1000)
    milliseconds = max(1, round(1000 * seconds))
    expert = cast("SearchBot", load_bot("expert", milliseconds=milliseconds))
    advice = expert.explain(view, seed)
    if advice is None:
        raise ValueError(f"seat {view.viewer} is not asked for a card")
    return advice


def _load(spec: str | Path) -> Bot:
    if isinstance(spec, Path) or spec.endswith(".toml") or "/" in spec or "\\" in spec:
        path = Path(spec)
        return _bot(path.stem, str(path), _table(path), path.parent)
    if spec not in LEVELS:
        raise BotError(f"unknown level {shown(spec)}; the levels are {', '.join(LEVELS)}")
    return _level(spec)


@functools.cache
def _level(name: str) -> Bot:
    return _bot(name, f"{name}.toml", _level_table(name), Path())


def _level_table(name: str) -> dict[str, Any]:
    file = resources.files("aluette.bots") / "levels" / f"{name}.toml"
    return read_toml(file.read_text(encoding="utf-8"))


def _table(path: Path) -> dict[str, Any]:
    """What a spec file holds."""
    try:
        return read_toml_file(path, _MAX_FILE)
    except ValueError as error:
        raise BotError(f"{path}: {error}") from None


def materials(spec: str | Path) -> Iterator[bytes]:
    """All that a bot's play follows from, beside the program: its spec, and the weights it uses.

    :raises BotError: for a spec that is no TOML.
    :raises OSError: for a file that cannot be read.
    """
    table = _level_table(spec) if isinstance(spec, str) and spec in LEVELS else _table(Path(spec))
    yield repr(table).encode()
    for name in sorted(set(map(str, weights_used(table)))):
        yield weights_of(Path(spec).parent / name if name else None)


def _bot(name: str, where: str, table: dict[str, Any], folder: Path) -> Bot:
    """The bot that a spec file describes; paths in it count from the folder."""
    if "search" in table:
        return _search_bot(name, where, table, folder)
    check_keys(where, table, _TABLES)
    policy = choice(where, "policy", table, (*_POLICIES, NETWORK))
    play = table.get("play", {})
    return RuleBot(
        name=name,
        policies=dict.fromkeys(SEATS, trained(name, where, play, folder))
        if policy == NETWORK
        else {
            seats: numbers(_POLICIES[policy], f"{where}, [play]", for_seats(play, seats, where))
            for seats in SEATS
        },
        talk=numbers(Talk, f"{where}, [talk]", table.get("talk", {})),
        slips=numbers(Slips, f"{where}, [slips]", table.get("slips", {})),
        manner=numbers(Face, f"{where}, [face]", table.get("face", {})),
    )


def _search_bot(name: str, where: str, table: dict[str, Any], folder: Path) -> Bot:
    """The bot of a spec with a table ``search``."""
    try:
        from aluette.bots.search_spec import search_bot  # noqa: PLC0415  (needs the kernel)
    except ImportError as error:
        raise BotError(f"{name} looks ahead: {error}") from None
    return search_bot(name, where, table, folder)
