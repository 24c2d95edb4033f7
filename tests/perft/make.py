"""Writes the leaf-count files: ``python -m tests.perft.make``.

A file holds positions near the end of a deal. For each it counts the ways to play the next 1, 2,
3 … cards, and how all the ways to the last card come out. The counting is done by the naive
reading of the rules, so the files are an answer that the engine, or any other one, must find.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from aluette.game.scoring import Stakes
from aluette.notation.position import Position
from aluette.rules import load_rules
from tests.driver import ALL_RULES, steps
from tests.naive.compare import readable
from tests.naive.presets import read_rules
from tests.naive.scoring import deal_result, play_trick
from tests.naive.speech import Heard
from tests.naive.table import DEFAULT_SEATS, round_from, side_name

FOLDER = Path(__file__).parent
LEFT = {3: 4, 4: 3, 6: 2}
"""How many cards each seat still holds, by the number of seats."""
POSITIONS = 6
OUTCOMES = 3
"""A position where everything is decided would test little: so many outcomes at least."""


def positions(rules: str) -> Iterator[Position]:
    """Positions of random deals, most of them full of equal cards; every other one mid-trick."""
    seats = load_rules(rules).seats
    for seed in range(2000):
        middle = seed % 2
        for match, _, _, _ in steps(rules, seed, ties=0.8, deals=1):
            if match.tricks is None or match.table.phase != "play":
                continue
            left = max(map(len, match.tricks.hands))
            if left == LEFT[seats] and len(match.tricks.trick) == middle:
                yield Position.of(match)
                break


def walk(position: Position, rules: dict[str, Any]) -> tuple[list[int], Counter[str]]:
    """Count the ways to play on by depth, and the outcomes of all of them."""
    seats = DEFAULT_SEATS[rules["seats"]]
    heard = heard_of(position.stakes, rules, seats)
    hands = {seat: [c.code for c in hand] for seat, hand in zip(seats, position.hands, strict=True)}
    won = [None if seat is None else seats[seat] for seat in position.winners]
    counts: Counter[int] = Counter()
    outcomes: Counter[str] = Counter()

    def play(leader: str, trick: list[str], depth: int) -> None:
        order = round_from(leader, seats)
        if len(trick) == len(seats):
            winner, following = play_trick(trick, rules)
            won.append(None if winner is None else order[winner])
            play(order[following], [], depth)
            won.pop()
            return
        seat = order[len(trick)]
        if not hands[seat]:
            result = deal_result(won, heard, seats, rules)
            side = "nobody" if result.side is None else side_name(result.side)
            outcomes[f"{result.winner or 'X'} {side} {result.points}"] += 1
            return
        for card in list(hands[seat]):
            counts[depth + 1] += 1
            hands[seat].remove(card)
            play(leader, [*trick, card], depth + 1)
            hands[seat].append(card)

    play(seats[position.leader], [card.code for card in position.trick], 0)
    return [counts[depth] for depth in sorted(counts)], outcomes


def heard_of(stakes: Stakes, rules: dict[str, Any], seats: list[str]) -> Heard:
    """The stakes in the naive reading's words."""
    names = [seats[seat] for seat in stakes.announcers]
    heard = Heard(announcers=names)
    if rules["announce"] == "bid" and names:
        heard = Heard(bidder=names[0])
    if stakes.refused is not None:
        sides = load_rules("pagat").sides
        heard.refused = [seats[seat] for seat in sides[stakes.refused]]
    return heard


def file_of(rules: str) -> dict[str, Any]:
    """What the file of these rules holds."""
    entries = []
    for position in positions(rules):
        counts, outcomes = walk(position, read_rules(readable(rules)))
        if len(outcomes) < OUTCOMES:
            continue
        entries.append(
            {
                "position": str(position),
                "counts": counts,
                "outcomes": dict(sorted(outcomes.items())),
            }
        )
        if len(entries) == POSITIONS:
            break
    return {"rules": rules, "positions": entries}


def main() -> None:
    """Write the file of each preset."""
    for rules in ALL_RULES:
        text = json.dumps(file_of(rules), indent=1, ensure_ascii=False)
        (FOLDER / f"{rules}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
