"""One deal between bots, from the cut to the last card, and how they conducted themselves."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from aluette.arena.conduct import Conduct, overtakes_needlessly
from aluette.arena.judge import Judge
from aluette.bots import Bot
from aluette.bots.ticking import face_tick
from aluette.cards import CARD_COUNT
from aluette.game import (
    Event,
    Match,
    Refusal,
    View,
    commands,
    decide,
    deck_from_seed,
    evolve,
    perform,
)
from aluette.game import view as view_of
from aluette.game.commands import Play, SeatCommand
from aluette.rules import Rules
from aluette.signs import NO_SIGNS, Signing

__all__ = ["BotFault", "Played", "dealt", "play_out", "seed_number"]


class BotFault(ValueError):  # noqa: N818  (whose fault it is says more)
    """A bot wanted what the rules do not allow; the message says which bot, what and why."""


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that is over."""

    match: Match
    events: tuple[Event, ...]
    conducts: tuple[Conduct, ...]
    """By seat."""

    @property
    def points(self) -> tuple[int, ...]:
        """What each side scored."""
        return self.match.table.score


def seed_number(*what: object) -> int:
    """A number below 2**63 that depends on all of what is given, and is the same everywhere.

    >>> seed_number("club", 1) == seed_number("club", 1) != seed_number("club", 2)
    True
    """
    digest = blake2b("/".join(map(str, what)).encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 1


def dealt(
    rules: Rules, seed: str, dealer: int, signing: Signing = NO_SIGNS
) -> tuple[Match, tuple[Event, ...]]:
    """The first deal of a match, and the events that led there.

    The deck is the seed's, and so is the cut, in the middle: were it the bots' choice, the two
    plays of a deal would not be of the same cards.
    """
    match = Match.new(rules, signing=signing)
    happened: list[Event] = []
    for command in (
        commands.NameDealer(dealer),
        commands.Shuffle(deck_from_seed(seed)),
        commands.Cut((dealer - 1) % rules.seats, CARD_COUNT // 2),
    ):
        match, events = perform(match, command)
        happened.extend(events)
    return match, tuple(happened)


def play_out(
    match: Match,
    bots: Sequence[Bot],
    seeds: Sequence[int],
    *,
    ticks: int = 0,
    judge: Judge | None = None,
) -> Played:
    """Play a deal to its end; ``bots`` and ``seeds`` by seat.

    Where the table has signs, faces move in ticks between two decisions (R6), with chances of the
    seed ``ticks``, from which each face gets one of its own. A judge also says which plays of the
    last cards threw points away.

    :raises BotFault: where a bot wants what the rules do not allow.
    """
    happened: list[Event] = []
    conducts = tuple(Conduct() for _ in bots)
    faces = [seed_number(ticks, seat) for seat in range(len(bots))]
    tick = 0
    while not match.table.results:
        if match.table.signing.on:
            tick += 1
            match = face_tick(match, bots, faces, seed=ticks, tick=tick)
        seat = match.table.asked[0]
        seen, conduct = view_of(match, seat), conducts[seat]
        began = time.process_time()
        command = bots[seat].choose(seen, seeds[seat])
        conduct.spend(1e3 * (time.process_time() - began))
        events = _decided(match, bots[seat], seat, command)
        if isinstance(command, Play):
            _note(conduct, match, seen, command, judge)
        for event in events:
            match = evolve(match, event)
        happened.extend(events)
    return Played(match, tuple(happened), conducts)


def _decided(match: Match, bot: Bot, seat: int, command: SeatCommand) -> tuple[Event, ...]:
    table = match.table
    if getattr(command, "seat", None) != seat:
        raise BotFault(f"{bot.name}, asked as {table.names[seat]}, answered {command}")
    events = decide(match, command)
    if isinstance(events, Refusal):
        raise BotFault(f"{bot.name}, in the phase {table.phase}, was refused: {events.why}")
    return events


def _note(conduct: Conduct, match: Match, seen: View, play: Play, judge: Judge | None) -> None:
    """Count what the measures look for in a play."""
    conduct.plays += 1
    conduct.overtakes += overtakes_needlessly(seen, play.card)
    if judge is not None:
        verdict = judge.verdict(match, seen, play.card)
        if verdict is not None:
            conduct.last_plays += 1
            conduct.chances += verdict.chance
            conduct.thrown += verdict.thrown
