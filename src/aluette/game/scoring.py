"""Who wins a deal, whether it was a mordienne, and what it scores (rules R5.4, R5.7, R5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aluette.rules import Rules, Target

__all__ = [
    "NO_STAKES",
    "Outcome",
    "Stakes",
    "deal_winner",
    "made_mordienne",
    "match_winner",
    "outcome",
    "settle",
]

Winners = Sequence[int | None]
"""The seat that took each trick of a deal, ``None`` where it was spoiled."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the declarations put at stake in a deal that is played (R5.4)."""

    announcers: tuple[int, ...] = ()
    """The seats that announced mordienne; of a ``bid``, the one whose bid was accepted."""
    refused: int | None = None
    """The side that refused a surrender and must make mordienne."""


NO_STAKES = Stakes()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a played deal came out."""

    winner: int | None
    """The seat with the most tricks, the first to reach that number; ``None``: all spoiled."""
    side: int | None
    """The side that scores."""
    points: int
    mordienne: bool
    """Whether ``side`` owes its points to the winner's mordienne."""


def deal_winner(winners: Winners) -> int | None:
    """The seat with the most tricks, of several the first that reached the number (R5.7).

    >>> deal_winner([0, 1, None, 1, 0])
    1
    """
    taken: dict[int, int] = {}
    best: int | None = None
    for seat in winners:
        if seat is not None:
            taken[seat] = taken.get(seat, 0) + 1
            if best is None or taken[seat] > taken[best]:
                best = seat
    return best


def made_mordienne(rules: Rules, winners: Winners) -> bool:
    """Whether the deal's winner made mordienne, of the kind these rules play (R5.8).

    >>> from aluette.rules import load_rules
    >>> made_mordienne(load_rules("pagat"), [0, None, 1, 2, None, 0, 3, 3, 3])
    True
    """
    winner = deal_winner(winners)
    if winner is None or rules.mordienne == "off":
        return False
    if rules.mordienne == "last-five":
        made = all(seat == winner for seat in winners[-5:])
    else:
        run = winners.count(winner)
        made = run >= rules.shortest_run and all(seat == winner for seat in winners[-run:])
    if made and rules.mordienne_needs_loss:
        return any(seat not in (None, winner) for seat in winners)
    return made


def outcome(rules: Rules, winners: Winners, stakes: Stakes = NO_STAKES) -> Outcome:
    """What a deal scores, all its tricks played.

    >>> from aluette.rules import load_rules
    >>> outcome(load_rules("pagat"), [2, None, 1, 0, None, 2, 3, 3, 3])
    Outcome(winner=3, side=1, points=2, mordienne=True)
    """
    return settle(rules, deal_winner(winners), made_mordienne(rules, winners), stakes)


def settle(rules: Rules, winner: int | None, made: bool, stakes: Stakes = NO_STAKES) -> Outcome:
    """What a deal scores, by who won it and whether he made mordienne (R5.4, R5.7, R5.8).

    >>> from aluette.rules import load_rules
    >>> settle(load_rules("rebour"), 3, made=True, stakes=Stakes(announcers=(1,)))
    Outcome(winner=3, side=1, points=1, mordienne=False)
    """
    side = None if winner is None else rules.side_of[winner]
    if stakes.refused is not None:
        kept = made and side == stakes.refused
        return Outcome(winner, stakes.refused if kept else 1 - stakes.refused, 2, kept)
    if side is None:
        return Outcome(None, None, 0, False)
    if rules.announce == "bid" and stakes.announcers:
        scorer = side
        if rules.announce_must_make and not (made and winner in stakes.announcers):
            scorer = 1 - rules.side_of[stakes.announcers[0]]
        return Outcome(winner, scorer, 2, made and scorer == side)
    if rules.announce == "required":
        made = made and winner in stakes.announcers
    return Outcome(winner, side, 2 if made else 1, made)


def match_winner(
    rules: Rules, target: Target, score: Sequence[int], deals: int
) -> tuple[bool, int | None]:
    """Whether the match is over, and the side that won it; ``None`` when drawn (R4.4).

    >>> from aluette.rules import load_rules
    >>> match_winner(load_rules("pagat"), Target("deals", 5), [3, 2], 5)
    (True, 0)
    """
    best = max(score)
    leaders = [side for side, points in enumerate(score) if points == best]
    winner = leaders[0] if len(leaders) == 1 else None
    if target.kind == "points":
        return (True, winner) if best >= target.number else (False, None)
    if deals < target.number or (winner is None and rules.tied_match == "extra-deals"):
        return False, None
    return True, winner
