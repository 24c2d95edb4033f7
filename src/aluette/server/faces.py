"""The eyes of a table: when somebody notices a sign, and what the bots' faces do meanwhile.

A bot's face is asked for what the bot's seat may know and nothing else. Where eyes move by
themselves, a person's do as a bot's would in his seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace

from aluette.bots import Bot
from aluette.game import Match, View, view
from aluette.game.commands import Look, Sign, Void, Watch
from aluette.server.clock import Clock
from aluette.server.seating import Seating
from aluette.signs import next_notice

__all__ = ["Faces"]


EYES = "club"
"""The bot that moves a person's eyes."""
LEAST_DELAY = 50
"""Milliseconds from one question to a bot's face to the next."""


class Faces:
    """Says what the eyes of a table want, and when."""

    def __init__(self, load_bot: Callable[[str], Bot], clock: Clock) -> None:
        self._load_bot = load_bot
        self._clock = clock
        self._seed = secrets.randbits(63)
        self._next: dict[int, int] = {}
        """By seat, when its face is asked again."""

    def begin(self) -> None:
        """A deal begins: every face is asked anew."""
        self._next = {}

    def interrupted(self, match: Match) -> Void | None:
        """What becomes of signs that were in the air when the table was last live."""
        eyes = match.eyes
        if eyes is None or not eyes.air:
            return None
        lasting = any(sign.until > self._clock.now() for sign in eyes.air)
        return Void(eyes.time) if lasting or next_notice(eyes) is not None else None

    def notice(self, match: Match) -> Watch | None:
        """What is due: the moment at which somebody notices a sign, once it is there."""
        moment = None if match.eyes is None else next_notice(match.eyes)
        return Watch(moment) if moment is not None and moment <= self._clock.now() else None

    def seconds(self, match: Match, seating: Seating, *, watched: bool) -> float | None:
        """How long nothing is due; ``None`` where nothing will be by itself.

        Faces move only where people are there to watch.
        """
        if match.eyes is None:
            return None
        moments = [self._next.get(seat, 0) for seat in _moving(match, seating) if watched]
        moment = next_notice(match.eyes)
        if moment is not None:
            moments.append(moment)
        return self._clock.seconds_to(min(moments)) if moments else None

    def move(self, match: Match, seating: Seating) -> Look | Sign | None:
        """What a face does now that wants to be asked; ``None`` where none does."""
        now = self._clock.now()
        for seat in _moving(match, seating):
            if self._next.get(seat, 0) <= now:
                level = seating.in_seat(seat).level
                bot, known = self._load_bot(level or EYES), view(match, seat)
                if level is None:
                    known = _that_looks_on(known)
                command, delay = bot.face(known, self._seed, now)
                self._next[seat] = now + max(delay, LEAST_DELAY)
                if command is not None and (level is not None or isinstance(command, Look)):
                    return command
        return None


def _that_looks_on(known: View) -> View:
    """The view of somebody who has no cards and remembers nothing, neither his signs nor others'.

    Where his eyes go then tells nobody that he signs, nor that he has seen a sign.
    """
    hidden = (None,) * len(known.deal.hands)
    return replace(known, deal=replace(known.deal, dealt=hidden, hands=hidden), facts=())


def _moving(match: Match, seating: Seating) -> Iterator[int]:
    """The seats whose eyes move by themselves."""
    if match.eyes is None:
        return
    everybody = match.table.signing.level == "assiste"
    for seat in range(match.table.seats):
        if everybody or seating.in_seat(seat).level is not None:
            yield seat
