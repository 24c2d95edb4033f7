"""Specs of bots that look ahead: how they search, how everybody is taken to play on."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from aluette.bots.face import Face
from aluette.bots.network import trained
from aluette.bots.prospects import Prospects
from aluette.bots.searching import Descents, SearchBot
from aluette.bots.spec_tables import (
    MOST_MILLISECONDS,
    SEATS,
    BotError,
    check_keys,
    choice,
    for_seats,
    numbers,
)
from aluette.kernel import Books
from aluette.kernel.search import Effort, Model, Policy
from aluette.rules.fields import shown

__all__ = ["search_bot"]

_TABLES = ("policy", "play", "search", "beliefs", "budget", "talk", "face")
_POLICIES = {"pimc": ("random", "books", "network"), "ismcts": ("random", "books")}
"""How everybody may be taken to play on, by the kind of search."""
BOOKS_KEYS = tuple(field.name for field in fields(Books))
_KEYS = ("policy", "weights", *BOOKS_KEYS)
"""What a table ``play`` may hold: each policy takes what it knows of it."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a move may cost."""

    milliseconds: int = 50


def search_bot(name: str, where: str, table: dict[str, Any], folder: Path) -> SearchBot:
    """The bot of a spec with a table ``search``; paths in it count from the folder.

    :raises BotError: in one sentence, for a spec that is wrong.
    """
    check_keys(where, table, _TABLES)
    search = table["search"]
    if not isinstance(search, dict):
        raise BotError(f"{where}, [search]: must be a table, not {shown(search)}")
    kind = choice(f"{where}, [search]", "kind", search, tuple(_POLICIES))
    budget = numbers(Budget, f"{where}, [budget]", table.get("budget", {}))
    if not 1 <= budget.milliseconds <= MOST_MILLISECONDS:
        raise BotError(
            f"{where}, [budget]: milliseconds must be from 1 to {MOST_MILLISECONDS}, "
            f"not {budget.milliseconds}"
        )
    parts = (search, *(part for part in search.values() if isinstance(part, dict)))
    if any("seconds" in part for part in parts):
        raise BotError(f"{where}, [search]: a move's time is milliseconds of [budget], not seconds")
    try:
        efforts = {seats: Effort(seconds=budget.milliseconds / 1000) for seats in SEATS}
        descents = None
        given = {key: value for key, value in search.items() if key != "kind"}
        if kind == "pimc":
            for seats in SEATS:
                own = numbers(
                    Effort, f"{where}, [search]", for_seats(given, seats, where, "search")
                )
                efforts[seats] = replace(own, seconds=budget.milliseconds / 1000)
        else:
            descents = numbers(Descents, f"{where}, [search]", given)
        return SearchBot(
            name,
            policies={
                seats: _policy(name, where, table, seats, folder, policies=_POLICIES[kind])
                for seats in SEATS
            },
            efforts=efforts,
            model=numbers(Model, f"{where}, [beliefs]", table.get("beliefs", {})),
            descents=descents,
            prospects=numbers(Prospects, f"{where}, [talk]", table.get("talk", {})),
            manner=numbers(Face, f"{where}, [face]", table.get("face", {})),
        )
    except BotError:
        raise
    except ValueError as error:
        raise BotError(f"{where}: {error}") from None


def _policy(
    name: str,
    where: str,
    table: dict[str, Any],
    seats: int,
    folder: Path,
    *,
    policies: tuple[str, ...],
) -> Policy | None:
    """How everybody is taken to play on where so many sit at the table.

    ``[play.6]`` and its like may name another policy than the rest of the spec.
    """
    play = for_seats(table.get("play", {}), seats, where)
    chosen = table if not isinstance(play, dict) or "policy" not in play else play
    policy = choice(where, "policy", chosen, policies)
    if isinstance(play, dict):
        wanted = {"network": ("weights",), "books": BOOKS_KEYS, "random": ()}[policy]
        play = {key: value for key, value in play.items() if key in wanted or key not in _KEYS}
    if policy == "network":
        return trained(name, where, play, folder).network
    books = numbers(Books, f"{where}, [play]", play)
    if not 0 <= books.slip <= 1:
        raise BotError(f"{where}, [play]: slip must be from 0 to 1, not {books.slip}")
    return None if policy == "random" else books
