"""What signs are worth to a bot, and how often a sign is received and intercepted.

    python benchmarks/signs.py --bot club --pairs 4000

Every deal is played twice: once each side is the one that makes signs, against the same bot
without. Luck of the deal so falls out. Gains are points a deal; ``…_low`` is the lower end of
their 95 % interval.

``private_gain``: signs that no opponent can see. ``default_gain``: opponents look as the bot's
gaze policy says. ``watched_gain``: they watch the two partners in turn, all the time.
``reading_gain``: the opponents sign, and one side reads what the others cannot use.
``control_…_gain``: no signs at all, but one side plays as if it had seen one in every deal: its
partner shows a poor hand (``poor``) or Monsieur (``strong``), or an opponent shows Monsieur
(``foe``). What this brings is owed to playing otherwise, not to knowing anything: the gains of
signs must be read beside it.
``signs_per_deal``: made by the side that signs, in the default case.

``reception_LEVEL_REACTION_ROUNDTRIP`` and ``interception_…``: how often a partner, and each
opponent, fully sees a sign, with the real eyes of the game. The partner looks at his cards and
begins to turn when the sign begins; the opponents' heads move as the bot's do.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from aluette import Match, Rules, RulesError, commands, deck_from_seed, load_rules, perform, view
from aluette.arena import Entrant, dealt, estimate, play_out
from aluette.bots import Bot, BotError
from aluette.game import View
from aluette.game.commands import Look, SeatCommand, Sign
from aluette.game.events import Noticed
from aluette.signs import Message, Signing, advance
from aluette.signs.eyes import Eyes
from aluette.signs.ticks import SIGNING
from benchmarks.figures import tell

REACTIONS, ROUND_TRIPS, LEVELS = (300, 600, 900), (50, 150, 300), ("assiste", "simple", "ancienne")
"""Milliseconds, milliseconds, and the levels of a table."""
MILLISECONDS = 8
"""What a move takes of bots that search."""
SPREAD = 0.2
"""How much a time of reaction varies: the standard deviation, as a share of it."""
QUIET = 3000
"""Milliseconds after the deal before anybody signs."""
END = -1
SUPPOSED = {"poor": (2, "misère"), "strong": (2, "monsieur"), "foe": (1, "monsieur")}
"""The controls: whose sign a side believes to have seen, and which."""


@dataclass(frozen=True)
class Sent:
    """A bot that can be sent to another process, where it is made anew."""

    entrant: Entrant

    @property
    def name(self) -> str:
        """The bot's."""
        return self.entrant.name

    def choose(self, seen: View, seed: int) -> SeatCommand:
        """As the bot does."""
        return self.entrant.bot().choose(seen, seed)

    def face(self, seen: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        """As the bot does."""
        return self.entrant.bot().face(seen, seed, time)


@dataclass(frozen=True)
class Part:
    """The bot in a part: whether it signs, and where it looks."""

    bot: Bot
    signs: bool
    eyes: str
    """``own`` as its gaze policy says, ``partner``, ``foes`` or ``cards``: there all the time."""

    @property
    def name(self) -> str:
        """The bot's."""
        return self.bot.name

    def choose(self, seen: View, seed: int) -> SeatCommand:
        """As the bot does."""
        return self.bot.choose(seen, seed)

    def face(self, seen: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        """As the bot does, where the part leaves it that."""
        wish, delay = self.bot.face(seen, seed, time)
        if isinstance(wish, Sign) and self.signs:
            return wish, delay
        if self.eyes == "own":
            return (wish if isinstance(wish, Look) else None), delay
        me, seats = seen.viewer, seen.table.seats
        places = {"partner": (2,), "foes": (1, 3), "cards": (0,)}[self.eyes]
        place = places[random.Random(f"{seed} {time} {me}").randrange(len(places))]
        return Look(me, (me + place) % seats if place else None, time), delay


def play_deal(rules: Rules, parts: Sequence[Bot], seed: str, dealer: int) -> tuple[int, int, int]:
    """The points of each side in one deal, and how many signs were made; ``parts`` by seat."""
    match, _ = dealt(rules, seed, dealer, SIGNING)
    number = int.from_bytes(seed.encode())
    played = play_out(match, parts, [number] * len(parts), ticks=number)
    first, second = played.points
    return first, second, len(played.match.table.signs)


def duplicate(rules: Rules, ours: Part, theirs: Part, pair: int) -> tuple[float, float]:
    """What ``ours`` scores more than ``theirs`` in one deal played both ways; signs a play."""
    a, b, made = play_deal(rules, (ours, theirs) * 2, f"signs/{pair}", pair % 4)
    c, d, more = play_deal(rules, (theirs, ours) * 2, f"signs/{pair}", pair % 4)
    return (a - b + d - c) / 2, (made + more) / 2


def reading(rules: Rules, bot: Bot, pair: int) -> tuple[float, float]:
    """What reading signs adds in one deal: the same signs and eyes, understood or not.

    Either side reads once, and the mean of both is given.
    """
    signing, total, signs = Part(bot, signs=True, eyes="own"), 0, 0
    for reader in (0, 1):
        for understands in (True, False):
            watching = Part(bot if understands else Deaf(bot), signs=False, eyes="foes")
            parts = (watching, signing) * 2 if reader == 0 else (signing, watching) * 2
            *score, made = play_deal(rules, parts, f"signs/{pair}", pair % 4)
            total += (score[reader] - score[1 - reader]) * (1 if understands else -1)
            signs += made
    return total / 2, signs / 4


def measured(
    case: Callable[[int], tuple[float, float]], pairs: int, jobs: int
) -> tuple[float, float, float]:
    """The mean over so many deals, the lower end of its 95 % interval, and signs a deal."""
    with ProcessPoolExecutor(jobs) as pool:
        values, signs = zip(*pool.map(case, range(pairs), chunksize=25), strict=True)
    found = estimate(values, pairs)
    return found.mean, found.low, statistics.fmean(signs)


def gains(rules: Rules, bot: Bot, pairs: int, jobs: int) -> dict[str, float]:
    """The figures about points."""
    signing, silent = Part(bot, signs=True, eyes="own"), Part(bot, signs=False, eyes="own")
    unseen = (replace(signing, eyes="partner"), replace(silent, eyes="cards"))
    watched = (signing, replace(silent, eyes="foes"))
    cases: dict[str, Callable[[int], tuple[float, float]]] = {
        "private": partial(duplicate, rules, *unseen),
        "default": partial(duplicate, rules, signing, silent),
        "watched": partial(duplicate, rules, *watched),
        "reading": partial(reading, rules, bot),
    }
    for name, (place, sign) in SUPPOSED.items():
        supposing = Part(Supposing(bot, place, sign), signs=False, eyes="own")
        cases[f"control_{name}"] = partial(duplicate, rules, supposing, silent)
    figures: dict[str, float] = {}
    for name, case in cases.items():
        mean, low, signs = measured(case, pairs, jobs)
        figures |= {f"{name}_gain": mean, f"{name}_gain_low": low}
        if name == "default":
            figures["signs_per_deal"] = signs
    return figures


@dataclass(frozen=True)
class Supposing:
    """A bot that believes in every deal to have seen a sign that nobody has made."""

    bot: Bot
    place: int
    """Whose: how many seats further on."""
    sign: str

    @property
    def name(self) -> str:
        """The bot's."""
        return self.bot.name

    def choose(self, seen: View, seed: int) -> SeatCommand:
        """As if it had seen the sign."""
        maker = (seen.viewer + self.place) % 4
        noticed = Noticed(seen.viewer, maker, self.sign, None, 0, 0)
        return self.bot.choose(replace(seen, facts=(noticed,)), seed)

    def face(self, seen: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        """As the bot does."""
        return self.bot.face(seen, seed, time)


@dataclass(frozen=True)
class Deaf:
    """A bot that looks as it always does and understands nothing of what it sees."""

    bot: Bot

    @property
    def name(self) -> str:
        """The bot's."""
        return self.bot.name

    def choose(self, seen: View, seed: int) -> SeatCommand:
        """As if no sign had been seen."""
        return self.bot.choose(replace(seen, facts=()), seed)

    def face(self, seen: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        """As the bot does."""
        return self.bot.face(seen, seed, time)


def catches(
    rules: Rules, bot: Bot, signing: Signing, reaction: int, trip: int, *, trials: int
) -> tuple[float, float]:
    """How often a partner, and an opponent, fully sees a sign on the real eyes of the game.

    The opponents' heads move for a while before. The sign is made in a gap, once neither of them
    shows to look at its maker. The partner's time of reaction varies as people's do, and a round
    trip lies between what happens and what he does about it.
    """
    match = _dealt(rules, signing)
    known = {seat: view(match, seat) for seat in (1, 3)}
    received = caught = 0
    for trial in range(trials):
        turns = max(0, random.Random(trial).gauss(reaction, reaction * SPREAD)) + trip
        eyes = Eyes.of(4, signing.timing())
        due = {1: 0, 3: 0}
        end = None
        while end is None or eyes.time < end:
            eyes, noticed = advance(eyes, min(due.values()))
            received += sum(p.seat == 2 and p.message is not None for p in noticed)
            caught += sum(p.seat != 2 and p.message is not None for p in noticed)
            now = eyes.time
            eyes = _turned(eyes, bot, known, due, trial)
            if due.get(2) == now:
                eyes = eyes.look(2, 0)
                del due[2]
            if end is None and now >= QUIET and all(eyes.gazes[s].shows != 0 for s in known):
                end = now + eyes.timing.sign
                eyes = eyes.sign(0, Message("vache"))
                due |= {2: now + int(turns), END: end}
    return received / trials, caught / trials / 2


def _turned(eyes: Eyes, bot: Bot, known: dict[int, View], due: dict[int, int], seed: int) -> Eyes:
    """The eyes once the opponents whose time it is have done what the bot does."""
    for seat, seen in known.items():
        if due[seat] <= eyes.time:
            gazes = tuple(gaze.shows for gaze in eyes.gazes)
            wish, delay = bot.face(
                replace(seen, table=replace(seen.table, gazes=gazes)), seed, eyes.time
            )
            due[seat] = eyes.time + delay
            if isinstance(wish, Look):
                eyes = eyes.look(seat, wish.at)
    return eyes


def _dealt(rules: Rules, signing: Signing) -> Match:
    """A match whose first deal has just been dealt; its opponents have nothing to sign."""
    match, _ = perform(Match.new(rules, signing=signing), commands.NameDealer(0))
    match, _ = perform(match, commands.Shuffle(deck_from_seed(1)))
    return perform(match, commands.Cut(match.table.asked[0], 24))[0]


def receptions(rules: Rules, bot: Bot, trials: int) -> dict[str, float]:
    """The figures about who sees a sign."""
    figures: dict[str, float] = {}
    for level in LEVELS:
        for reaction in REACTIONS:
            for trip in ROUND_TRIPS:
                case = f"{level}_{reaction}_{trip}"
                received, caught = catches(
                    rules, bot, Signing(level), reaction, trip, trials=trials
                )
                figures |= {f"reception_{case}": received, f"interception_{case}": caught}
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, measure, print; the exit status."""
    parser = argparse.ArgumentParser(description="What signs are worth, and who sees them.")
    parser.add_argument("--bot", default="club", help="a level, or the path of a bot's spec")
    parser.add_argument("--rules", default="pagat", help="PRESET or PRESET+mordienne")
    parser.add_argument("--pairs", type=int, help="deals, at least 2; 4000 where not given")
    parser.add_argument("--quick", action="store_true", help="100 deals where not given")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    pairs = given.pairs or (100 if given.quick else 4000)
    if pairs < 2:
        parser.error("--pairs must be at least 2")
    try:
        rules = load_rules(given.rules)
        bot = Sent(Entrant.of(given.bot, MILLISECONDS))
    except (RulesError, BotError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    if len(rules.sides) != 2 or rules.seats != 4:
        parser.error("--rules must be for two pairs")
    figures = gains(rules, bot, pairs, given.jobs)
    figures |= receptions(rules, bot, min(pairs, 1000))
    tell({"figures": figures, "ratios": {}}, as_json=given.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
