"""How fast the Python engine plays, beside OpenSpiel's spades driven from Python in the same run.

Figures: ``checked_moves_per_s``, checked plays with a list of legal cards, from a dealt state;
``event_us_per_play``, microseconds for decide, evolve and four views of one play;
``event_us_first_deals`` and ``event_us_last_deals``, the same in the first and last tenth of a
match of hundreds of deals, which show whether the cost grows. Ratio: ``openspiel_spades``, our
moves a second over theirs, median of paired rounds.
Rates are per second of this process's own CPU time.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pyspiel

sys.path.insert(0, str(Path(__file__).parent.parent))

from aluette import Match, Refusal, commands, decide, deck_from_seed, evolve, load_rules, view
from aluette.game import Tricks
from benchmarks.figures import tell


def rate(body: Callable[[], int]) -> float:
    """Units a second of CPU time."""
    start = time.process_time()
    done = body()
    return done / (time.process_time() - start)


def our_playouts(playouts: int, seed: int) -> int:
    """Random plays of a dealt deal, each checked, with the list of legal cards."""
    draw = random.Random(seed).random
    deck = deck_from_seed(seed)
    hands = [deck[seat * 9 : seat * 9 + 9] for seat in range(4)]
    dealt = Tricks(hands, 0)
    moves = 0
    for _ in range(playouts):
        tricks = dealt.copy()
        while not tricks.over:
            legal = tricks.legal_cards()
            tricks.play(legal[int(draw() * len(legal))])
            moves += 1
    return moves


def their_playouts(playouts: int, seed: int) -> int:
    """The same with OpenSpiel's spades: clones of one dealt state."""
    draw = random.Random(seed).random
    state = pyspiel.load_game("spades").new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
    moves = 0
    for _ in range(playouts):
        clone = state.clone()
        while not clone.is_terminal():
            legal = clone.legal_actions()
            clone.apply_action(legal[int(draw() * len(legal))])
            moves += 1
    return moves


def command_for(match: Match, number: int, draw: random.Random) -> commands.Command:
    """Something to do next, whoever is asked; nobody sings or declares."""
    table = match.table
    if table.phase == "draw":
        return commands.NameDealer(0)
    if table.phase == "shuffle":
        return commands.Shuffle(deck_from_seed(number))
    seat = table.asked[0]
    if table.phase == "cut":
        return commands.Cut(seat, 24)
    if table.phase == "vote":
        return commands.Vote(seat, yes=False)
    if table.phase == "declare":
        return commands.Declare(seat, "pass")
    hand = match.deal.hands[seat]
    assert hand
    return commands.Play(seat, draw.choice(hand))


def event_costs(deals: int) -> list[float]:
    """Microseconds a play, deal by deal, over one long match: decide, evolve and four views."""
    match = Match.new(load_rules("pagat", {"match": {"deals": deals}}))
    draw = random.Random(1)
    costs = []
    while match.table.phase != "over":
        spent = 0.0
        plays = 0
        number = len(match.table.results)
        while len(match.table.results) == number and match.table.phase != "over":
            command = command_for(match, number, draw)
            start = time.process_time()
            events = decide(match, command)
            assert not isinstance(events, Refusal)
            for event in events:
                match = evolve(match, event)
                if isinstance(command, commands.Play):
                    for seat in range(4):
                        view(match, seat)
            if isinstance(command, commands.Play):
                spent += time.process_time() - start
                plays += 1
        costs.append(spent / plays * 1e6)
    return costs


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    wanted = parser.parse_args()
    rounds, playouts, deals = (3, 300, 40) if wanted.quick else (9, 2000, 400)
    ours, ratios = [], []
    for number in range(rounds):
        mine = rate(lambda number=number: our_playouts(playouts, number))  # type: ignore[misc]
        peer = rate(lambda number=number: their_playouts(playouts // 4, number))  # type: ignore[misc]
        ours.append(mine)
        ratios.append(mine / peer)
    costs = event_costs(deals)
    part = max(1, deals // 10)
    result = {
        "figures": {
            "checked_moves_per_s": round(statistics.median(ours)),
            "event_us_per_play": round(statistics.median(costs), 1),
            "event_us_first_deals": round(statistics.median(costs[:part]), 1),
            "event_us_last_deals": round(statistics.median(costs[-part:]), 1),
        },
        "ratios": {"openspiel_spades": round(statistics.median(ratios), 2)},
    }
    tell(result, as_json=wanted.json)


if __name__ == "__main__":
    main()
