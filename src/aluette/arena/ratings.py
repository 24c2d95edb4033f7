"""Ratings from a contest's deals, by the model of Plackett and Luce (openskill)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from aluette.arena.contest import Encounter

__all__ = ["Rating", "rate"]

START_MEAN, START_SPREAD = 25.0, 25.0 / 3


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is believed to be."""

    mean: float = START_MEAN
    spread: float = START_SPREAD
    """The standard deviation of that belief."""


def rate(
    encounters: Sequence[Encounter], frozen: Mapping[str, Rating] | None = None
) -> dict[str, Rating]:
    """The ratings of all bots, by name.

    Each duplicate deal is a game of two bots, won by whose sides scored more, all plays together.
    Deals are taken in their order, those of one number in the order of the encounters. Bots do not
    change, so nothing is added to a spread between games. Ratings that are ``frozen`` stay as they
    are, whatever those bots' games bring.

    :raises ModuleNotFoundError: openskill is not installed.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  (an extra)

    model = PlackettLuce(mu=START_MEAN, sigma=START_SPREAD, tau=0.0)
    frozen = frozen or {}
    names = [bot.name for e in encounters for bot in (e.first, e.second)]
    ratings = {name: frozen.get(name, Rating()) for name in dict.fromkeys(names)}
    longest = max((len(e.differences) for e in encounters), default=0)
    for number in range(longest):
        for e in encounters:
            if number >= len(e.differences):
                continue
            pair = (e.first.name, e.second.name)
            teams = [[model.rating(ratings[name].mean, ratings[name].spread)] for name in pair]
            lost = e.differences[number]
            rated = model.rate(teams, ranks=[float(lost < 0), float(lost > 0)])
            for name, [found] in zip(pair, rated, strict=True):
                if name not in frozen:
                    ratings[name] = Rating(found.mu, found.sigma)
    return ratings
