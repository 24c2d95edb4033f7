"""Whether a bot answers every question as the protocol wants it."""

from __future__ import annotations

from collections.abc import Iterable

from aluette.bots import Bot
from aluette.bots.ticking import TICK
from aluette.game import (
    Match,
    Refusal,
    View,
    commands,
    decide,
    deck_from_seed,
    evolve,
    perform,
    sample_worlds,
    view,
)
from aluette.game.commands import SeatCommand
from aluette.rules import RULE_SETS, Rules, load_rules
from aluette.signs import NO_SIGNS, Signing

__all__ = ["BotBreachError", "check_bot"]


class BotBreachError(AssertionError):
    """A bot does not keep the protocol; the message says how, and where."""


def check_bot(
    bot: Bot,
    *,
    rules: Iterable[Rules | str] = RULE_SETS,
    deals: int = 2,
    seed: int = 1,
    signs: bool = True,
) -> None:
    """Let a bot play whole deals in every seat, and see that it keeps the protocol.

    Every question is put three times: as it comes; in a world in which the cards that the seat
    cannot see lie elsewhere; and once the deal is over, the last question first, so that nothing
    helps which the bot has come to know in other seats. The answers must be one, and must not be
    refused. Without rules it is all presets, and so three, four and six seats; where they have
    signs, faces are checked too.

    :raises BotBreachError: where it does not.
    """
    for spec in rules:
        chosen = spec if isinstance(spec, Rules) else load_rules(spec)
        signing = Signing("ancienne") if signs and chosen.sign_set != "none" else NO_SIGNS
        for number in range(deals):
            _Deal(bot, chosen, signing, f"{seed}/{number}").check()


class _Deal:
    """One deal in which the bot has every seat."""

    def __init__(self, bot: Bot, rules: Rules, signing: Signing, seed: str) -> None:
        self.bot, self.seed = bot, seed
        self.number = int.from_bytes(seed.encode()) % 2**63
        self.where = f"{bot.name}, {rules.spec()}, deal {seed}"
        match, _ = perform(
            Match.new(rules, signing=signing), commands.NameDealer(self.number % rules.seats)
        )
        self.match, _ = perform(match, commands.Shuffle(deck_from_seed(seed)))
        self.time = 0
        self.answers: list[tuple[View, SeatCommand]] = []

    def check(self) -> None:
        while not self.match.table.results:
            if self.match.eyes is not None:
                self.faces()
            seat = self.match.table.asked[0]
            command = self.answer(seat)
            self.carry_out(command)
        for seen, first in reversed(self.answers):
            again = self.bot.choose(seen, self.number)
            if again != first:
                raise BotBreachError(f"{self.where}: asked after the deal, {first} is {again}")

    def carry_out(self, command: SeatCommand) -> None:
        """What the bot wants happens, if it can."""
        events = decide(self.match, command)
        if isinstance(events, Refusal):
            raise BotBreachError(f"{self.where}: {command} is refused, since {events.why}")
        for event in events:
            self.match = evolve(self.match, event)

    def answer(self, seat: int) -> SeatCommand:
        """What the bot wants to do, here and in a world that it cannot tell from this one."""
        seen = view(self.match, seat)
        first = self.bot.choose(seen, self.number)
        if getattr(first, "seat", None) != seat:
            raise BotBreachError(f"{self.where}: asked as seat {seat}, it answers {first}")
        again = self.bot.choose(view(self.other_world(seat), seat), self.number)
        if again != first:
            raise BotBreachError(f"{self.where}: asked twice, {first} is {again}")
        self.answers.append((seen, first))
        return first

    def other_world(self, seat: int) -> Match:
        """A world that the seat cannot tell from the real one."""
        return next(sample_worlds(view(self.match, seat), seed=f"{self.seed}/{seat}"))

    def faces(self) -> None:
        """Every seat looks and signs once, as it may."""
        self.time += TICK
        for seat in range(self.match.table.seats):
            first = self.bot.face(view(self.match, seat), self.number, self.time)
            world = self.other_world(seat)
            if self.bot.face(view(world, seat), self.number, self.time) != first:
                raise BotBreachError(
                    f"{self.where}: seat {seat} wants {first} at {self.time} ms, then other"
                )
            wish, delay = first
            if delay < 1:
                raise BotBreachError(f"{self.where}: it wants to be asked after {delay} ms")
            if wish is not None:
                self.carry_out(wish)
