"""A contest: every bot meets every other in duplicate deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from aluette.arena.conduct import Conduct
from aluette.arena.duplicate import Compared, Terms
from aluette.arena.entrants import Entrant
from aluette.arena.estimate import Estimate, estimate
from aluette.arena.executors import Executor, here
from aluette.arena.shards import SHARD, Shard, play_shard, store, stored

__all__ = ["Contest", "Encounter", "Standing", "Standings", "hold"]


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets under which terms, and for how long."""

    terms: Terms
    entrants: tuple[Entrant, ...]
    deals: int
    """For each two bots; every deal is played from every side."""
    stop: bool = False
    """Whether two bots part as soon as it is settled who is stronger."""
    folder: Path | None = None
    """Where shards are kept, so that an interrupted contest can be continued."""
    frozen: frozenset[str] = frozenset()
    """The names of bots that do not meet one another: enough is known of them."""

    def __post_init__(self) -> None:
        names = [entrant.name for entrant in self.entrants]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"two bots are called {name}; who meets must differ in name")
        if not self.pairs:
            raise ValueError("a contest is between two bots or more")
        if self.deals < 2:
            raise ValueError(f"a contest has at least 2 deals, not {self.deals}")

    @property
    def pairs(self) -> tuple[tuple[Entrant, Entrant], ...]:
        """Who meets whom."""
        return tuple(
            (first, second)
            for first, second in combinations(self.entrants, 2)
            if not {first.name, second.name} <= self.frozen
        )


@dataclass(slots=True)
class Encounter:
    """What two bots have come to, deal by deal."""

    first: Entrant
    second: Entrant
    planned: int
    differences: list[float] = field(default_factory=list)
    conducts: tuple[Conduct, Conduct] = field(default_factory=lambda: (Conduct(), Conduct()))
    over: bool = False

    @property
    def estimate(self) -> Estimate:
        """What a side of the first scores in a deal more than one of the second."""
        return estimate(self.differences, self.planned)

    def take_in(self, compared: Compared, *, stop: bool) -> None:
        """Add the next shard, and see whether that is enough."""
        self.differences += compared.differences
        for conduct, more in zip(self.conducts, compared.conducts, strict=True):
            conduct.add(more)
        done = len(self.differences) >= self.planned
        self.over = done or (stop and self.estimate.decided)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a bot has come to over all its encounters."""

    entrant: Entrant
    points: float
    """What its side scores in a deal more than the other bots' do; each other counts the same."""
    conduct: Conduct


@dataclass(frozen=True, slots=True)
class Standings:
    """A contest's table."""

    encounters: tuple[Encounter, ...]
    bots: tuple[Standing, ...]
    """In the order in which they were given."""


def hold(
    contest: Contest,
    executor: Executor = here,
    progress: Callable[[Sequence[Encounter]], None] = lambda _: None,
) -> Standings:
    """Hold a contest, or what is left of it to be played.

    However the work is spread, the table is the same: an encounter takes its shards in order, looks
    only after each whole one whether it is settled, and drops what was played beyond.
    Where deals are to be written down, those of stored shards are played again.

    :raises aluette.arena.BotFault: where a bot wants what the rules do not allow.
    :raises aluette.arena.ShardError: where a stored shard cannot be used.
    :raises OSError: where shards cannot be read or written.
    """
    encounters = [Encounter(first, second, contest.deals) for first, second in contest.pairs]
    course = _Course(contest, encounters, progress)
    for shard, compared in executor(play_shard, course.open_shards()):
        if contest.folder is not None:
            store(contest.folder, shard, compared)
        course.arrived(shard, compared)
    return Standings(
        tuple(encounters), tuple(_standing(entrant, encounters) for entrant in contest.entrants)
    )


class _Course:
    """Brings shards that come in any order to their encounters in their order."""

    def __init__(
        self,
        contest: Contest,
        encounters: Sequence[Encounter],
        progress: Callable[[Sequence[Encounter]], None],
    ) -> None:
        self.contest, self.encounters, self.progress = contest, encounters, progress
        self.waiting: dict[tuple[str, str], dict[int, Compared]] = {
            (e.first.name, e.second.name): {} for e in encounters
        }

    def open_shards(self) -> Iterator[Shard]:
        """What is still to be played, the encounters in turn; decided as late as can be."""
        for begin in range(0, self.contest.deals, SHARD):
            end = min(begin + SHARD, self.contest.deals)
            for encounter in self.encounters:
                if encounter.over:
                    continue
                shard = Shard(self.contest.terms, encounter.first, encounter.second, begin, end)
                folder = self.contest.folder
                compared = None if folder is None else stored(folder, shard)
                if compared is None or self.contest.terms.records is not None:
                    yield shard
                else:
                    self.arrived(shard, compared)

    def arrived(self, shard: Shard, compared: Compared) -> None:
        """A shard has been played; it and those that waited for it are taken in."""
        names = (shard.first.name, shard.second.name)
        encounter = next(e for e in self.encounters if (e.first.name, e.second.name) == names)
        waiting = self.waiting[names]
        waiting[shard.begin] = compared
        while not encounter.over and len(encounter.differences) in waiting:
            following = waiting.pop(len(encounter.differences))
            encounter.take_in(following, stop=self.contest.stop)
            if self.contest.terms.records is not None:
                following.write_records(self.contest.terms.records)
        self.progress(self.encounters)


def _standing(entrant: Entrant, encounters: Sequence[Encounter]) -> Standing:
    conduct, means = Conduct(), []
    for encounter in encounters:
        for place, (who, sign) in enumerate(((encounter.first, 1), (encounter.second, -1))):
            if who == entrant:
                means.append(sign * encounter.estimate.mean)
                conduct.add(encounter.conducts[place])
    return Standing(entrant, sum(means) / len(means), conduct)
