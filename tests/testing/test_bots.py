"""Every level keeps the protocol, and a bot that does not is found out."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from importlib import resources
from pathlib import Path

import pytest

from aluette.bots import LEVELS, Bot, load_bot
from aluette.game import View
from aluette.game.commands import Look, Play, SeatCommand, Sign
from aluette.rules import RULE_SETS
from aluette.testing import BotBreachError, check_bot


@pytest.mark.bulk
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_level_keeps_the_protocol(rules: str, level: str, tmp_path: Path) -> None:
    check_bot(unhurried(level, tmp_path), rules=[rules], deals=1)


def test_what_was_signed_before_the_chant_is_kept_in_mind(tmp_path: Path) -> None:
    """A singer imagines the talon: what another has shown cannot be in it."""
    check_bot(unhurried("expert", tmp_path), rules=["pagat"], deals=1, seed=0)


def unhurried(level: str, folder: Path) -> Bot:
    """The bot of a level, which if it searches looks at few worlds, but with all the time it needs.

    So a slow machine changes nothing.
    """
    text = (resources.files("aluette.bots") / "levels" / f"{level}.toml").read_text("utf-8")
    work = {"worlds": "8", "exact_worlds": "4", "milliseconds": "600_000"}
    for key, value in work.items():
        text = re.sub(rf"^{key} = \d+", f"{key} = {value}", text, flags=re.MULTILINE)
    spec = folder / f"{level}.toml"
    spec.write_text(text, "utf-8")
    return load_bot(spec)


Answer = Callable[["Odd", View, SeatCommand], SeatCommand]


@dataclass
class Odd:
    """A club bot with one oddity."""

    oddity: Answer = lambda _, __, command: command
    delay: int = 1000
    wish: Callable[[int, int], Look | Sign] | None = None
    asked: list[View] = field(default_factory=list)
    name: str = "odd"

    def choose(self, seen: View, seed: int) -> SeatCommand:
        self.asked.append(seen)
        return self.oddity(self, seen, load_bot("club").choose(seen, seed))

    def face(self, seen: View, _: int, time: int) -> tuple[Look | Sign | None, int]:
        return (self.wish(seen.viewer, time) if self.wish else None), self.delay


def counting(bot: Odd, seen: View, command: SeatCommand) -> SeatCommand:
    """It plays otherwise each time it is asked."""
    odd = len(bot.asked) % 2
    return Play(seen.viewer, seen.hand[-odd]) if isinstance(command, Play) else command


def remembering(bot: Odd, seen: View, command: SeatCommand) -> SeatCommand:
    """It remembers hands that it was shown when it sat elsewhere."""
    others = [v for v in bot.asked if v.viewer != seen.viewer and len(v.hand) > 1]
    if not (others and isinstance(command, Play)):
        return command
    return Play(seen.viewer, seen.hand[int(others[-1].hand[0]) % len(seen.hand)])


def misplaced(_: Odd, seen: View, command: SeatCommand) -> SeatCommand:
    """It answers for its neighbour."""
    return replace(command, seat=(seen.viewer + 1) % seen.table.seats)


def borrowing(_: Odd, seen: View, command: SeatCommand) -> SeatCommand:
    """It plays a card that it does not hold."""
    if not (isinstance(command, Play) and seen.table.trick):
        return command
    return Play(seen.viewer, seen.table.trick[0])


@pytest.mark.parametrize(
    ("oddity", "says"),
    [
        (counting, "asked twice"),
        (remembering, "asked after the deal"),
        (misplaced, "asked as seat"),
        (borrowing, "is refused"),
    ],
)
def test_an_odd_bot_is_found_out(oddity: Answer, says: str) -> None:
    with pytest.raises(BotBreachError, match=f"odd, gamerules, deal .*{says}"):
        check_bot(Odd(oddity), rules=["gamerules"], signs=False)


def test_an_odd_face_is_found_out() -> None:
    check_bot(Odd(), rules=["gamerules"], deals=1)
    with pytest.raises(BotBreachError, match="asked after 0 ms"):
        check_bot(Odd(delay=0), rules=["gamerules"])
    with pytest.raises(BotBreachError, match="is refused"):
        check_bot(Odd(wish=lambda seat, time: Look(seat, seat, time)), rules=["gamerules"])
    times: list[int] = []

    def restless(seat: int, time: int) -> Look:
        times.append(time)
        return Look(seat, None if len(times) % 2 else (seat + 1) % 4, time)

    with pytest.raises(BotBreachError, match="then other"):
        check_bot(Odd(wish=restless), rules=["gamerules"])
