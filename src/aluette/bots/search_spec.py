"""Specs of bots that look ahead: how they search, how everybody is taken to play on."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from aluette.bots.face import Face
from aluette.bots.network import trained, weights_used
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
from aluette.numbers import check_fields
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

    def __post_init__(self) -> None:
        check_fields(self, milliseconds=(1, MOST_MILLISECONDS))


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
    parts = (search, *(part for part in search.values() if isinstance(part, dict)))
    if any("seconds" in part for part in parts):
        raise BotError(f"{where}, [search]: a move's time is milliseconds of [budget], not seconds")
    efforts = {seats: Effort(seconds=budget.milliseconds / 1000) for seats in SEATS}
    descents = None
    given = {key: value for key, value in search.items() if key != "kind"}
    if kind == "pimc":
        for seats in SEATS:
            own = numbers(Effort, f"{where}, [search]", for_seats(given, seats, where, "search"))
            efforts[seats] = replace(own, seconds=budget.milliseconds / 1000)
    else:
        descents = numbers(Descents, f"{where}, [search]", given)
    _check_weights(where, table)
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


def _check_weights(where: str, table: dict[str, Any]) -> None:
    """Refuse weights that no policy of the spec would ever use."""
    play = table.get("play", {})
    parts = (play, *play.values()) if isinstance(play, dict) else ()
    used = weights_used(table)
    for part in parts:
        if isinstance(part, dict) and part.get("weights", "") not in ("", *used):
            raise BotError(
                f"{where}, [play]: weights are for the policy network, and none of it has "
                f"{shown(part['weights'])}"
            )


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
    return None if policy == "random" else books
