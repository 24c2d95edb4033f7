"""Duplicate deals: the same cards played from every side, so that their luck falls out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from aluette.arena.conduct import Conduct
from aluette.arena.deals import Played, dealt, play_out, seed_number
from aluette.arena.entrants import Entrant
from aluette.arena.judge import Judge
from aluette.files import write_whole
from aluette.notation.recording import record_of
from aluette.rules import Rules
from aluette.signs import NO_SIGNS, Signing

__all__ = ["Compared", "Terms", "compare", "turns"]


@dataclass(frozen=True, slots=True)
class Terms:
    """Under which terms bots are compared."""

    rules: Rules
    seed: int = 1
    """Every deal's cards and chances come of it."""
    signing: Signing = NO_SIGNS
    """How the tables play with signs; faces move in ticks."""
    judge: bool = False
    """Whether the plays of the last cards are judged by the solver."""
    records: Path | None = None
    """The folder in which every deal that counts is written down."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What came of deals played by two bots from every side."""

    differences: tuple[float, ...]
    """For each deal what a side of the first scored on average more than one of the second."""
    conducts: tuple[Conduct, Conduct]
    """Of the first bot and of the second."""
    records: Mapping[str, str] = field(default_factory=dict, compare=False)
    """The deals as texts, by their files' names, where the terms ask for them."""

    def write_records(self, folder: Path) -> None:
        """Write the deals down.

        :raises OSError: where that cannot be done.
        """
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in self.records.items():
            write_whole(folder / name, text)


def turns(sides: int) -> list[tuple[bool, ...]]:
    """Which sides the first bot has in each play of a deal.

    The bots' sides alternate and take all turns round the seats. With an odd number of sides the
    bots also change places, so that each has as many sides.

    >>> turns(2)
    [(True, False), (False, True)]
    >>> len(turns(3))
    6
    """
    row = tuple(side % 2 == 0 for side in range(sides))
    rows = [row, tuple(not own for own in row)]
    return [tuple(r[k:] + r[:k]) for r in rows for k in range(sides if sides % 2 else 1)]


def compare(terms: Terms, first: Entrant, second: Entrant, numbers: Iterable[int]) -> Compared:
    """Play the deals of these numbers from every side.

    The result follows from the terms, the bots and the numbers alone, times apart.

    :raises aluette.arena.BotFault: where a bot wants what the rules do not allow.
    """
    differences, conducts = [], (Conduct(), Conduct())
    records: dict[str, str] = {}
    for number in numbers:
        total, sides = 0, 0
        for turn, (own, played) in enumerate(_plays(terms, first, second, number)):
            for side, points in enumerate(played.points):
                total += points if own[side] else -points
                sides += own[side]
            for seat, conduct in enumerate(played.conducts):
                conducts[not own[terms.rules.side_of[seat]]].add(conduct)
            if terms.records is not None:
                bots = [(first if own[side] else second).name for side in terms.rules.side_of]
                name = f"{first.name}~{second.name}-{number:06}-{turn + 1}.alu"
                records[name] = _record(terms, number, played, bots)
        differences.append(total / sides)
    return Compared(tuple(differences), conducts, records)


def _plays(
    terms: Terms, first: Entrant, second: Entrant, number: int
) -> Iterator[tuple[Sequence[bool], Played]]:
    """One deal in all its turns: whose sides are the first bot's, and what came of it."""
    rules, seed = terms.rules, terms.seed
    match, _ = dealt(rules, f"{seed}/{number}", number % rules.seats, terms.signing)
    seeds = [seed_number(seed, number, seat) for seat in range(rules.seats)]
    for own in turns(len(rules.sides)):
        bots = [(first if own[side] else second).bot() for side in rules.side_of]
        judge = Judge() if terms.judge else None
        ticks = seed_number(seed, number, "ticks")
        yield own, play_out(match, bots, seeds, ticks=ticks, judge=judge)


def _record(terms: Terms, number: int, played: Played, bots: Sequence[str]) -> str:
    """A deal as a record. Signs in ticks are left out: a record tells them by a clock (R6)."""
    names = played.match.table.names
    seed = f"{terms.seed}/{number}"
    _, before = dealt(terms.rules, seed, number % len(names))
    extras = {"names": dict(zip(names, bots, strict=True)), "seed": seed}
    return record_of(terms.rules, names, (*before, *played.events), extras=extras).text()
