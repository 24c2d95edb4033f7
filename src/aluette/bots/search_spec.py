"""Specs of bots that look ahead: how they search, how everybody is taken to play on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from aluette.bots.face import Face
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
_POLICIES = ("random", "books")
_KINDS = ("pimc", "ismcts")


@dataclass(frozen=True, slots=True)
class Budget:
    """What a move may cost."""

    milliseconds: int = 50


def search_bot(name: str, where: str, table: dict[str, Any]) -> SearchBot:
    """The bot of a spec with a table ``search``.

    :raises BotError: in one sentence, for a spec that is wrong.
    """
    check_keys(where, table, _TABLES)
    search = table["search"]
    if not isinstance(search, dict):
        raise BotError(f"{where}, [search]: must be a table, not {shown(search)}")
    kind = choice(f"{where}, [search]", "kind", search, _KINDS)
    given = {key: value for key, value in search.items() if key != "kind"}
    budget = numbers(Budget, f"{where}, [budget]", table.get("budget", {}))
    if not 1 <= budget.milliseconds <= MOST_MILLISECONDS:
        raise BotError(
            f"{where}, [budget]: milliseconds must be from 1 to {MOST_MILLISECONDS}, "
            f"not {budget.milliseconds}"
        )
    try:
        effort, descents = Effort(), None
        if kind == "pimc":
            effort = numbers(Effort, f"{where}, [search]", given)
        else:
            descents = numbers(Descents, f"{where}, [search]", given)
        return SearchBot(
            name,
            policies={seats: _policy(where, table, seats) for seats in SEATS},
            effort=replace(effort, seconds=budget.milliseconds / 1000),
            model=numbers(Model, f"{where}, [beliefs]", table.get("beliefs", {})),
            descents=descents,
            prospects=numbers(Prospects, f"{where}, [talk]", table.get("talk", {})),
            manner=numbers(Face, f"{where}, [face]", table.get("face", {})),
        )
    except BotError:
        raise
    except ValueError as error:
        raise BotError(f"{where}: {error}") from None


def _policy(where: str, table: dict[str, Any], seats: int) -> Policy | None:
    """How everybody is taken to play on where so many sit at the table."""
    play = for_seats(table.get("play", {}), seats, where)
    books = numbers(Books, f"{where}, [play]", play)
    if not 0 <= books.slip <= 1:
        raise BotError(f"{where}, [play]: slip must be from 0 to 1, not {books.slip}")
    return None if choice(where, "policy", table, _POLICIES) == "random" else books
