"""The plan behind a card: which of the game's few ideas it carries out."""

from __future__ import annotations

from collections.abc import Sequence

from aluette.bots.advice import CardAdvice, Code, Plan
from aluette.bots.position import Position
from aluette.bots.race import runner_of
from aluette.cards import CARDS, STEP, Card
from aluette.game import View

__all__ = ["plan_of"]

LIKELY = 0.5
"""How likely a trick must be to be counted on."""


def plan_of(view: View, cards: Sequence[CardAdvice]) -> Plan:
    """Why the first of these cards, the best one, is played."""
    position, best = Position.of(view), cards[0]
    if best.takes >= LIKELY and runner_of(position.table) == position.seat:
        return Plan(Code.RUN, position.seat)
    if position.leads:
        return _lead(position, best)
    step = STEP[best.card]
    if step < position.best:
        return _take(position, best.card)
    if step == position.best and position.winning is not None:
        return _spoil(position)
    if position.partner_wins:
        return Plan(Code.LEAVE_TO_PARTNER, position.winning, _strongest(position))
    if position.winners:
        return Plan(Code.SAVE, card=CARDS[position.winners[-1]])
    return Plan(Code.THROW_LOW)


def _lead(position: Position, best: CardAdvice) -> Plan:
    if best.takes >= LIKELY:
        return Plan(Code.LEAD_HIGH)
    if STEP[best.card] == STEP[position.hand[0]]:
        return Plan(Code.LEAD_LOW)
    return Plan(Code.DRAW_OUT)


def _take(position: Position, card: Card) -> Plan:
    cheaply = not position.after and STEP[card] == STEP[position.winners[0]]
    code = Code.TAKE_CHEAPLY if cheaply else Code.TAKE
    return Plan(code, position.first_best, _strongest(position))


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
