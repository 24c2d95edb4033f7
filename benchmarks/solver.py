"""How long the solver takes for open hands of 5 to 9 cards, beside DDS and Colver in the same run.

Positions come up in ``pagat`` deals that are played by the books with three cards in ten at random;
9 cards are whole deals. One solver goes through all positions of a size, as it does in use.
Figures: ``full_ms_N_median``, ``_p95`` and ``_max``, the value of a position;
``who_scores_ms_9_median`` and ``_p95``, whether the side in turn scores. Ratios: ``dds_boards``,
our full solves of whole deals a second over solve_board of DDS; ``colver_deals``, every card of a
whole deal solved, over solve_scores of Colver. Times are of this process's own CPU.

``--check POSITIONS`` instead compares the solver with plain minimax: so many positions of each
variant with 1 to 4 cards, and a tenth as many of each with 5 or 6 (six seats: 3), by the kernel's
test program.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from _build import kernel
from aluette.cards import CARDS
from aluette.kernel import Solver, tricks_of
from aluette.notation.position import Position
from aluette.rules import load_rules
from benchmarks.figures import tell

RULES = load_rules("pagat")
SEATS = ("N", "E", "S", "W")


def position_of(seed: int, left: int) -> Position:
    """A position with so many tricks to come, as it may come up in play."""
    rng = random.Random(seed)
    deck = rng.sample(range(48), 36)
    hands = tuple(
        tuple(CARDS[c] for c in sorted(deck[9 * s : 9 * s + 9], reverse=True)) for s in range(4)
    )
    position = Position(RULES, SEATS, rng.randrange(4), hands)
    engine, books = position.tricks(), tricks_of(position)
    while len(engine.winners) < RULES.hand_size - left:
        random_card = rng.random() < 0.3
        card = rng.choice(engine.legal_cards()) if random_card else books.advice(6, 12)
        engine.push(card)
        books.play(card)
    held = tuple(tuple(CARDS[card] for card in reversed(hand)) for hand in engine.hands)
    return Position(RULES, SEATS, engine.leader, held, (), tuple(engine.winners))


def times(positions: Sequence[Position], ask: Callable[[Solver, Position], object]) -> list[float]:
    """Milliseconds for each, shortest first; one solver goes from position to position."""
    found = []
    solver = Solver(64)
    for position in positions:
        start = time.process_time()
        ask(solver, position)
        found.append((time.process_time() - start) * 1e3)
    return sorted(found)


def p95(values: Sequence[float]) -> float:
    """The value that 95 in 100 do not exceed."""
    return values[min(len(values) - 1, len(values) * 95 // 100)]


def figures_of(counts: dict[int, int]) -> dict[str, float]:
    """The times for each number of cards."""
    figures: dict[str, float] = {}
    for left, count in counts.items():
        positions = [position_of(seed, left) for seed in range(count)]
        full = times(positions, lambda solver, position: solver.value(position))
        figures[f"full_ms_{left}_median"] = statistics.median(full)
        figures[f"full_ms_{left}_p95"] = p95(full)
        figures[f"full_ms_{left}_max"] = full[-1]
        if left == 9:
            who = times(positions, lambda solver, position: solver.at_least(position, 1))
            figures["who_scores_ms_9_median"] = statistics.median(who)
            figures["who_scores_ms_9_p95"] = p95(who)
            figures["full_per_s_9"] = 1e3 * count / sum(full)
    return figures


def colver_solves_per_s(count: int) -> float:
    """How many whole deals of Belote Colver solves a second, every card's value."""
    import colver  # noqa: PLC0415

    deals = []
    for seed in range(100 * count):
        deal = colver.Env.deal(dealer=seed % 4, seed=seed)
        bids = random.Random(seed)
        while deal.phase() == 0 and not deal.is_terminal():
            deal.step(bids.choice(list(deal.legal_actions())))
        if not deal.is_terminal() and deal.phase() == 1:
            deals.append(deal)
        if len(deals) == count:
            break
    start = time.process_time()
    for deal in deals:
        deal.solve_scores()
    return len(deals) / (time.process_time() - start)


def dds_boards_per_s(count: int) -> float:
    """How many boards of bridge DDS solves a second, one after the other."""
    from endplay.dds import solve_board  # noqa: PLC0415
    from endplay.dealer import generate_deals  # noqa: PLC0415

    deals = list(generate_deals(seed=1, produce=count))
    start = time.process_time()
    for deal in deals:
        solve_board(deal)
    return count / (time.process_time() - start)


def every_card_per_s(count: int) -> float:
    """How many whole deals we solve a second, every card's value."""
    positions = [position_of(seed, 9) for seed in range(count)]
    spent = times(positions, lambda solver, position: solver.solve(position))
    return 1e3 * count / sum(spent)


def check(positions: int) -> int:
    """Compare with plain minimax; 1 where they differ."""
    kernel.test()
    program = kernel.TESTS / "kernel_test"
    return subprocess.run(
        [program, str(positions), str(positions // 10), "2"], check=False
    ).returncode


def main() -> int:
    """Measure or compare, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--check", type=int, metavar="POSITIONS")
    wanted = parser.parse_args()
    if wanted.check is not None:
        return check(wanted.check)
    counts = {5: 1000, 6: 1000, 7: 400, 8: 200, 9: 200}
    whole = 20
    if wanted.quick:
        counts, whole = {5: 200, 6: 100, 7: 40, 8: 10, 9: 2}, 2
    figures = figures_of(counts)
    ours = figures.pop("full_per_s_9")
    result = {
        "figures": {name: round(value, 4) for name, value in figures.items()},
        "ratios": {
            "dds_boards": round(ours / dds_boards_per_s(whole), 3),
            "colver_deals": round(every_card_per_s(whole) / colver_solves_per_s(whole), 3),
        },
    }
    tell(result, as_json=wanted.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
