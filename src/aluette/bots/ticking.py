"""Faces in ticks: one round of looks and signs between two plays, without a clock (R6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from aluette.bots.bot import Bot
from aluette.game import Match, evolve, view
from aluette.game.commands import Look, Sign
from aluette.game.events import Noticed, Signed
from aluette.signs import Message, load_sign_set
from aluette.signs.ticks import Choice, perceive

__all__ = ["TICK", "face_tick"]

TICK = 5000
"""Milliseconds that a tick stands for: after one a seat has rested from its last sign."""


def face_tick(match: Match, bots: Sequence[Bot], seed: int, tick: int) -> Match:
    """The match after every seat has looked and, if it wanted, signed, all at the same time.

    ``bots`` by seat. Ticks take the place of the match's eyes.
    """
    time = tick * TICK
    wishes = [bot.face(view(match, seat), seed, time)[0] for seat, bot in enumerate(bots)]
    choices = []
    for gaze, wish in zip(match.table.gazes, wishes, strict=True):
        at = wish.at if isinstance(wish, Look) else gaze
        sign = Message.parse(wish.message) if isinstance(wish, Sign) else None
        choices.append(Choice(at, sign))
    table = match.table
    if any(isinstance(wish, Look) for wish in wishes):
        table = replace(table, gazes=tuple(choice.at for choice in choices))
    match = replace(match, eyes=None, table=table)
    if all(choice.sign is None for choice in choices):
        return match
    ways = load_sign_set(table.rules.sign_set).gestures
    played = sum(len(trick.cards) for trick in table.tricks) + len(table.trick)
    for seat, choice in enumerate(choices):
        if choice.sign is not None:
            gesture = ways[choice.sign.sign][0]
            signed = Signed(seat, str(choice.sign), gesture, time, time, after=played)
            match = evolve(match, signed)
    for p in perceive(choices, seed=seed, tick=tick):
        message = None if p.message is None else str(p.message)
        gesture_seen = None if p.message is None else ways[p.message.sign][0]
        match = evolve(match, Noticed(p.seat, p.maker, message, gesture_seen, time, time))
    return match
