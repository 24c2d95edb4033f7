"""Rules as the kernel takes them."""

from __future__ import annotations

import functools

import aluette.kernel._core as _core  # noqa: PLR0402  (mypy knows it by this name)
from aluette.game.scoring import Stakes, settle
from aluette.rules import Rules

__all__ = ["NOBODY", "core_rules", "scores_of"]

NOBODY = 12
"""The kernel's number for the outcome that nobody wins; else it is twice the winner's seat, and one
more with a mordienne."""


@functools.lru_cache(maxsize=256)
def core_rules(rules: Rules, stakes: Stakes) -> _core.Rules:
    """The rules of a deal's play, and what its outcomes score."""
    return _core.Rules(
        seats=rules.seats,
        tricks=rules.hand_size,
        first_tied=rules.first_tied,
        mordienne=rules.mordienne,
        shortest_run=rules.shortest_run,
        needs_loss=rules.mordienne_needs_loss,
        side_of=rules.side_of,
        scores=scores_of(rules, stakes),
    )


def scores_of(rules: Rules, stakes: Stakes) -> list[tuple[int, int]]:
    """What each of the kernel's outcomes scores: a side, -1 for none, and its points."""
    results = [
        settle(rules, seat, made, stakes) for seat in range(rules.seats) for made in (False, True)
    ]
    results += [settle(rules, None, False, stakes)] * (NOBODY + 1 - len(results))
    return [(-1 if result.side is None else result.side, result.points) for result in results]
