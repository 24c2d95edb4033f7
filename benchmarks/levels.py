"""How much stronger one bot is than another: duplicate deals, each played from every side.

    python benchmarks/levels.py club casual --rules pagat --pairs 1000

Every deal is played once with each seating of the two bots in which one of them has a single
side: with two sides that is twice, sides exchanged. Luck of the deal so falls out. The figure is
what a side of the first bot scores in a deal more than a side of the second.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from aluette import Match, Rules, RulesError, commands, deck_from_seed, load_rules, perform, view
from aluette.bots import Bot, BotError, load_bot


def seatings(sides: int) -> list[tuple[bool, ...]]:
    """Which sides the first bot has: in turn each alone, and all but each."""
    alone = [tuple(side == k for side in range(sides)) for k in range(sides)]
    return alone if sides == 2 else alone + [tuple(not own for own in row) for row in alone]


def play_deal(rules: Rules, bots: Sequence[Bot], seed: str, dealer: int) -> tuple[int, ...]:
    """The points of each side in one deal; ``bots`` by side."""
    match, _ = perform(Match.new(rules), commands.NameDealer(dealer))
    match, _ = perform(match, commands.Shuffle(deck_from_seed(seed)))
    match, _ = perform(match, commands.Cut(match.table.asked[0], 24))
    number = int.from_bytes(seed.encode())
    while not match.table.results:
        seat = match.table.asked[0]
        bot = bots[rules.side_of[seat]]
        match, _ = perform(match, bot.choose(view(match, seat), number))
    return match.table.score


def difference(rules: Rules, first: Bot, second: Bot, seed: str, dealer: int) -> float:
    """One deal from every seating: points a side of the first, less those of the second."""
    rows = seatings(len(rules.sides))
    total = 0
    for row in rows:
        bots = [first if own else second for own in row]
        points = play_deal(rules, bots, seed, dealer)
        total += sum(p if own else -p for p, own in zip(points, row, strict=True))
    return total / sum(map(sum, rows))


def measure(
    rules: Rules, first: Bot, second: Bot, pairs: int, seed: int = 1
) -> tuple[float, float]:
    """The mean difference over so many deals, and half of its 95 % interval."""
    values = [
        difference(rules, first, second, f"{seed}/{pair}", pair % rules.seats)
        for pair in range(pairs)
    ]
    mean = sum(values) / pairs
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (pairs - 1))
    return mean, 1.96 * spread / math.sqrt(pairs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, measure, print; the exit status."""
    parser = argparse.ArgumentParser(description="How much stronger one bot is than another.")
    parser.add_argument("first", help="a level, or the path of a bot's spec")
    parser.add_argument("second", help="likewise")
    parser.add_argument("--rules", default="pagat", help="PRESET or PRESET+mordienne")
    parser.add_argument("--pairs", type=int, default=400, help="deals, at least 2")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    if given.pairs < 2:
        parser.error("--pairs must be at least 2")
    try:
        rules = load_rules(given.rules)
        first, second = (
            load_bot(Path(spec) if spec.endswith(".toml") else spec)
            for spec in (given.first, given.second)
        )
    except (RulesError, BotError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    mean, half = measure(rules, first, second, given.pairs, given.seed)
    if given.json:
        figures = {"points_per_deal": mean, "low": mean - half, "high": mean + half}
        print(json.dumps({"figures": figures, "ratios": {}}))
    else:
        print(f"{first.name} over {second.name}, {given.rules}: {mean:+.3f} ± {half:.3f} a deal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
