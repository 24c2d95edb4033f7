"""Faces in ticks: one round of looks and signs between two plays, without a clock (R6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from aluette.bots.bot import Bot
from aluette.game import Match, evolve, view
from aluette.game.commands import Look, Sign
from aluette.game.events import Looked, Noticed, Signed
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
    match = replace(match, eyes=None)
    choices = []
    for gaze, wish in zip(match.table.gazes, wishes, strict=True):
        at = wish.at if isinstance(wish, Look) else gaze
        sign = Message.parse(wish.message) if isinstance(wish, Sign) else None
        choices.append(Choice(at, sign))
    ways = load_sign_set(match.table.rules.sign_set).gestures
    for seat, (choice, wish) in enumerate(zip(choices, wishes, strict=True)):
        if isinstance(wish, Look):
            match = evolve(match, Looked(seat, choice.at, time, time))
        if choice.sign is not None:
            gesture = ways[choice.sign.sign][0]
            played = sum(len(t.cards) for t in match.table.tricks) + len(match.table.trick)
            match = evolve(match, Signed(seat, str(choice.sign), gesture, time, time, after=played))
    for p in perceive(choices, seed=seed, tick=tick):
        message = None if p.message is None else str(p.message)
        gesture_seen = None if p.message is None else ways[p.message.sign][0]
        match = evolve(match, Noticed(p.seat, p.maker, message, gesture_seen, time, time))
    return match
