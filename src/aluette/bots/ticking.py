"""Faces in ticks: one round of looks and signs between two plays, without a clock (R6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from aluette.bots.bot import Bot
from aluette.game import Match, evolve, view
from aluette.game.commands import Look, Sign
from aluette.game.events import Noticed, Signed
from aluette.signs import Message, Perceived, load_sign_set
from aluette.signs.ticks import Choice, perceive

__all__ = ["TICK", "face_tick", "notice", "show"]

TICK = 5000
"""Milliseconds that a tick stands for: after one a seat has rested from its last sign."""


def face_tick(
    match: Match, bots: Sequence[Bot], seeds: Sequence[int], *, seed: int, tick: int
) -> Match:
    """The match after every seat has looked and, if it wanted, signed, all at the same time.

    ``bots`` and ``seeds`` of their faces by seat; ``seed``, which no face has, decides who sees.
    Ticks take the place of the match's eyes.
    """
    time = tick * TICK
    wishes = [
        bot.face(view(match, seat), own, time)[0]
        for seat, (bot, own) in enumerate(zip(bots, seeds, strict=True))
    ]
    match, choices = show(match, wishes, time)
    return notice(match, perceive(choices, seed=seed, tick=tick), time)


def show(
    match: Match, wishes: Sequence[Look | Sign | None], time: int
) -> tuple[Match, tuple[Choice, ...]]:
    """The match once heads are turned and signs are made, and what each seat so does."""
    table = match.table
    gazes = [
        wish.at if isinstance(wish, Look) else gaze
        for gaze, wish in zip(table.gazes, wishes, strict=True)
    ]
    signs = [Message.parse(wish.message) if isinstance(wish, Sign) else None for wish in wishes]
    if any(isinstance(wish, Look) for wish in wishes):
        table = replace(table, gazes=tuple(gazes))
    match = replace(match, eyes=None, table=table)
    played = sum(len(trick.cards) for trick in table.tricks) + len(table.trick)
    for seat, sign in enumerate(signs):
        if sign is not None:
            gesture = _gesture(match, sign)
            match = evolve(match, Signed(seat, str(sign), gesture, time, time, after=played))
    return match, tuple(map(Choice, gazes, signs))


def notice(match: Match, noticed: Sequence[Perceived], time: int) -> Match:
    """The match once these seats have noticed these signs."""
    for p in noticed:
        message = None if p.message is None else str(p.message)
        gesture = None if p.message is None else _gesture(match, p.message)
        match = evolve(match, Noticed(p.seat, p.maker, message, gesture, time, time))
    return match


def _gesture(match: Match, sign: Message) -> str:
    return load_sign_set(match.table.rules.sign_set).gestures[sign.sign][0]
