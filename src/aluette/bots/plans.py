"""The plan behind a card: which of the game's few ideas it carries out."""

from __future__ import annotations

from collections.abc import Sequence

from aluette.bots.advice import Ahead, CardAdvice, Code, Plan
from aluette.bots.position import Position
from aluette.bots.race import runner_of
from aluette.cards import STEP, Card
from aluette.game import View

__all__ = ["ahead_of", "plan_of"]

LIKELY = 0.5
"""How likely a trick must be to be counted on."""
FAIR = 0.15
"""How likely one must be that a card is played for its sake."""


def plan_of(view: View, cards: Sequence[CardAdvice]) -> Plan:
    """Why the first of these cards, the best one, is played: true of the table and its numbers."""
    position, best = Position.of(view), cards[0]
    if best.takes >= LIKELY and runner_of(position.table) == position.seat:
        return Plan(Code.RUN, position.seat)
    idea = _lead(best) if position.leads else _follow(position, best)
    return idea or _partners(position, best) or _giving_up(position, cards)


def ahead_of(view: View, cards: Sequence[CardAdvice]) -> Ahead | None:
    """Why the first of these cards stands before one with more points, if one has."""
    position, best = Position.of(view), cards[0]
    most = max(cards, key=lambda card: card.points)
    if most.points <= best.points:
        return None
    if position.partner_wins and STEP[most.card] <= position.best < STEP[best.card]:
        return Ahead.SPARES_PARTNER
    return Ahead.AS_GOOD


def _lead(best: CardAdvice) -> Plan | None:
    if best.takes >= LIKELY:
        return Plan(Code.LEAD_HIGH)
    if best.takes >= FAIR:
        return Plan(Code.DRAW_OUT)
    return None


def _follow(position: Position, best: CardAdvice) -> Plan | None:
    """What the card does to the trick so far; nothing where that will hardly last."""
    step = STEP[best.card]
    if step < position.best and best.takes >= FAIR:
        return Plan(_taking(position, best), position.first_best, _strongest(position))
    if step == position.best and position.winning is not None and best.spoils >= LIKELY:
        return _spoil(position)
    return None


def _taking(position: Position, best: CardAdvice) -> Code:
    if position.partner_wins:
        return Code.OVERTAKE
    if best.takes < LIKELY:
        return Code.RAISE
    if not position.after and STEP[best.card] == STEP[position.winners[0]]:
        return Code.TAKE_CHEAPLY
    return Code.TAKE if position.winning is not None else Code.TAKE_SPOILED


def _partners(position: Position, best: CardAdvice) -> Plan | None:
    """The trick is left to a partner, who has it or will probably take it."""
    theirs = best.side_takes - best.takes
    if position.partner_wins and STEP[best.card] > position.best and theirs >= FAIR:
        return Plan(Code.LEAVE_TO_PARTNER, position.winning, _strongest(position))
    behind = [seat for seat in position.after if seat in position.side]
    if len(behind) == 1 and theirs >= LIKELY:
        return Plan(Code.COUNT_ON_PARTNER, behind[0])
    return None


def _giving_up(position: Position, cards: Sequence[CardAdvice]) -> Plan:
    if position.leads:
        return Plan(Code.LEAD_LOW)
    surest = max(cards, key=lambda card: card.takes)
    if surest.takes >= LIKELY:
        return Plan(Code.SAVE, card=surest.card)
    return Plan(Code.THROW_LOW)


def _spoil(position: Position) -> Plan:
    """A spoiled trick, told by who leads next (R5.6)."""
    table = position.table
    leader = position.first_best if position.rules.first_tied else table.leader
    assert leader is not None
    last = (leader - 1) % table.seats
    helps = leader not in position.side and last in position.side and last != position.seat
    code = Code.SPOIL_FOR_PARTNER if helps else Code.SPOIL
    return Plan(code, leader, _strongest(position))


def _strongest(position: Position) -> Card:
    """The strongest card of the trick so far, of equal ones the first."""
    return next(card for card in position.table.trick if STEP[card] == position.best)
