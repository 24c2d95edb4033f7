"""What bots think, as it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from aluette.bots import Advice, Plan
from aluette.bots.advice import CardAdvice
from aluette.cards import CARDS
from aluette.notation import plain
from aluette.server.answers import CardHint, Hint, Idea, Review, ReviewedCard, ReviewedPlay
from aluette.server.reviews import Reviewed

if TYPE_CHECKING:
    from aluette.bots.review import Play

__all__ = ["hint_of", "review_of"]


def hint_of(advice: Advice) -> Hint:
    """Advice on the cards of a hand."""
    return Hint(
        cards=[CardHint(c.card.code, *_promise(c)) for c in advice.cards],
        plan=_idea(advice.plan),
        ahead=advice.ahead and advice.ahead.value,
        worlds=advice.worlds,
        exact=advice.exact,
    )


def review_of(reviewed: Reviewed, place: int, first: int) -> Review:
    """The review of a deal from a play on, for the person with a place."""
    from aluette.bots.review import losses  # noqa: PLC0415  (it needs the kernel)

    table, seating = reviewed.table, reviewed.seating
    result = table.results[-1]
    players: list[dict[str, Any]] = [msgspec.to_builtins(p) for p in seating.players(place)]
    hands = reviewed.moments[0].position.hands
    return Review(
        deal=len(table.results),
        viewer=seating.seat_of(place),
        names=list(table.names),
        sides=[list(side) for side in table.rules.sides],
        players=players,
        hands=[[CARDS[card].code for card in hand] for hand in hands],
        tricks=[plain.dump(trick) for trick in table.tricks],
        winner=result.winner,
        side=result.side,
        points=result.points,
        mordienne=result.mordienne,
        count=len(reviewed.moments),
        first=first,
        plays=[_play(play) for play in reviewed.plays[first:]],
        lost=losses(reviewed.plays) if reviewed.complete else [],
    )


def _play(play: Play) -> ReviewedPlay:
    return ReviewedPlay(
        seat=play.seat,
        card=play.card.code,
        low=play.value.low,
        high=play.value.high,
        lost=play.lost,
        lost_at_most=play.lost_at_most,
        missed=_short(play.missed),
        verdict=play.verdict.value,
        cards=[
            ReviewedCard(
                c.card.code,
                *_promise(c),
                c.card in play.promising,
                play.cards[c.card].low,
                play.cards[c.card].high,
            )
            for c in play.advice.cards
        ],
        plan=_idea(play.advice.plan),
        ahead=play.advice.ahead and play.advice.ahead.value,
        worlds=play.advice.worlds,
        exact=play.advice.exact,
        held=[[_short(chance) for chance in row] for row in play.held],
    )


def _promise(card: CardAdvice) -> tuple[float, float, float, float]:
    """The four numbers of :class:`CardHint`."""
    points, takes = _short(card.points), _short(card.takes)
    return points, takes, _short(card.side_takes), _short(card.spoils)


def _idea(plan: Plan) -> Idea:
    return Idea(plan.code.value, plan.seat, None if plan.card is None else plan.card.code)


def _short(number: float) -> float:
    """More digits than these are noise."""
    return round(number, 3)
