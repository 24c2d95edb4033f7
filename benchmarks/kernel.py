"""How fast the kernel plays out deals, beside other libraries in the same run.

Figures: ``playouts_per_s``, random playouts of one dealt position through the batch call from
Python, one thread; ``books_playouts_per_s``, the same by the books' advice; ``ismcts_sims_per_s``,
descents of a tree search with random playouts at their ends, from the first card. Ratios, ours over
theirs, median of paired rounds: ``openspiel_cpp_rollouts``, random rollouts of spades inside
OpenSpiel's C++ evaluator, from the first card; ``colver_rollouts``, random rollouts of Belote;
``openspiel_ismcts``, simulations of OpenSpiel's C++ ISMCTSBot in hearts, from the first choice.
Rates are per second of this process's own CPU time.

``vector_steps_per_s``: steps of 1,024 deals of ``pagat`` side by side, cards only, with
observations and masks written for each; ``vector_random_steps_per_s`` has the random choice of the
next actions in it, and ``pgx_leduc`` is its ratio to as much of Pgx: Leduc hold'em, 4,096 side by
side, compiled by XLA for the CPU.

``--twin DEALS`` instead plays so many random deals of each set of rules, by the kernel's tricks and
by its vector environment, card by card beside the Python engine, and ends with status 1 where they
differ; ``--rules NAME`` only those of one set.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from aluette import Match, commands, deck_from_seed, perform, view
from aluette.cards import CARDS
from aluette.kernel import Books, play_out, tricks_of
from aluette.kernel.search import Situation
from aluette.kernel.vector import VectorDeals
from aluette.notation.position import Position
from aluette.rules import RULE_SETS, Rules, load_rules
from benchmarks.figures import tell
from tests.kernel.positions import ALL_RULES, likely_card, outcome_number, random_position
from tests.kernel.vector_twin import Arrays, first_difference


def rate(body: Callable[[int], object], count: int) -> float:
    """How many a second of CPU time."""
    start = time.process_time()
    body(count)
    return count / (time.process_time() - start)


def openspiel_rollouts() -> Callable[[int], object]:
    """Rollouts of spades in OpenSpiel's evaluator: one simulation of its search, with many each."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("spades")
    state = game.new_initial_state()
    while state.is_chance_node() or state.move_number() < 60:
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(outcomes[0][0] if outcomes else state.legal_actions()[0])
        dealt_and_bid = state.move_number() >= 52 and not state.is_chance_node()
        if dealt_and_bid and len(state.legal_actions()) > 1:
            break

    def roll(count: int) -> object:
        evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
        return pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False).mcts_search(state)

    return roll


def openspiel_ismcts() -> Callable[[int], object]:
    """Simulations of OpenSpiel's bot in hearts, at the first card that leaves a choice."""
    import pyspiel  # noqa: PLC0415

    state = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state()
    chance = random.Random(7)
    while state.is_chance_node() or len(state.legal_actions()) < 4:
        state.apply_action(chance.choice(state.legal_actions()))

    def simulate(count: int) -> object:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(7, evaluator, 2.0, count, -1, final, False, False).step(state)

    return simulate


def ismcts() -> Callable[[int], object]:
    """Descents of our tree search at the first card of a deal."""
    match, _ = perform(Match.new(load_rules("gamerules", {"chant": False})), commands.NameDealer(3))
    match, _ = perform(match, commands.Shuffle(deck_from_seed(1)))
    match, _ = perform(match, commands.Cut(2, 24))
    situation = Situation.of(view(match, 0))
    return lambda count: situation.ismcts(seed=1, simulations=count, seconds=1000)


def colver_rollouts() -> Callable[[int], object]:
    """Rollouts of Belote, from the first card."""
    import colver  # noqa: PLC0415

    for seed in range(1000):
        deal = colver.Env.deal(dealer=0, seed=seed)
        bids = random.Random(seed)
        while deal.phase() == 0 and not deal.is_terminal():
            deal.step(bids.choice(list(deal.legal_actions())))
        if not deal.is_terminal() and deal.phase() == 1:
            return deal.rollout  # type: ignore[no-any-return]
    raise RuntimeError("no deal of Colver came to the play")


def vector_steps() -> tuple[Callable[[int], object], list[float]]:
    """Random steps of the vector environment; the list gets the seconds that the steps took."""
    arrays = Arrays(VectorDeals(load_rules("pagat"), 1024, seed=1, talk=False), with_finals=False)
    taken: list[float] = []

    def walk(count: int) -> object:
        seconds = 0.0
        for _ in range(count // arrays.deals.count):
            arrays.deals.sample(arrays.actions)
            start = time.process_time()
            arrays.step()
            seconds += time.process_time() - start
        taken.append(seconds)
        return arrays

    return walk, taken


def pgx_leduc() -> Callable[[int], object]:
    """Random steps of Leduc hold'em in Pgx, masks and observations included."""
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    batch, length = 4096, 64
    env = pgx.make("leduc_holdem")
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        choosing, stepping = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(choosing, logits, axis=1)
        state = jax.vmap(step)(state, action, jax.random.split(stepping, batch))
        return state, state.observation.sum()  # so that observations are made

    scan = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, length)))
    key = jax.random.PRNGKey(0)
    begin = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    jax.block_until_ready(scan(begin, key))  # compiles

    def walk(count: int) -> object:
        for _ in range(count // (batch * length)):
            jax.block_until_ready(scan(begin, key))
        return None

    return walk


def measure(rounds: int, ours: int, theirs: int) -> dict[str, dict[str, float]]:
    """The figures and ratios."""
    deck = random.Random(1).sample(CARDS, 36)
    hands = tuple(tuple(deck[seat * 9 : seat * 9 + 9]) for seat in range(4))
    dealt = Position(load_rules("pagat"), ("N", "E", "S", "W"), 0, hands)

    def at_random(count: int) -> object:
        return play_out(dealt, count, seed=1)

    def by_the_books(count: int) -> object:
        return play_out(dealt, count, seed=1, books=Books(slip=0.2))

    peers = {"openspiel_cpp_rollouts": openspiel_rollouts(), "colver_rollouts": colver_rollouts()}
    tree, their_tree = ismcts(), openspiel_ismcts()
    walk, seconds = vector_steps()
    leduc = pgx_leduc()
    steps = max(ours // 1024 * 1024, 1 << 18)
    mine, books, trees, vector, with_choice = [], [], [], [], []
    ratios: dict[str, list[float]] = {name: [] for name in peers}
    for _ in range(rounds):
        mine.append(rate(at_random, ours))
        books.append(rate(by_the_books, ours // 8))
        for name, roll in peers.items():
            ratios[name].append(mine[-1] / rate(roll, theirs))
        trees.append(rate(tree, ours // 20))
        ratios.setdefault("openspiel_ismcts", []).append(trees[-1] / rate(their_tree, theirs // 4))
        with_choice.append(rate(walk, steps))
        vector.append(steps / seconds[-1])
        ratios.setdefault("pgx_leduc", []).append(with_choice[-1] / rate(leduc, 1 << 18))
    return {
        "figures": {
            "playouts_per_s": round(statistics.median(mine)),
            "books_playouts_per_s": round(statistics.median(books)),
            "ismcts_sims_per_s": round(statistics.median(trees)),
            "vector_steps_per_s": round(statistics.median(vector)),
            "vector_random_steps_per_s": round(statistics.median(with_choice)),
        },
        "ratios": {name: round(statistics.median(found), 1) for name, found in ratios.items()},
    }


def differences(all_rules: Sequence[Rules], deals: int) -> int:
    """How many random deals of these rules the kernel and the engine play differently.

    The vector environment is compared until it differs once.
    """
    wrong = 0
    for rules in all_rules:
        difference = first_difference(rules, deals, seed=1, talk=True, signs=False)
        if difference is not None:
            print(f"{rules.spec()}: {difference}", file=sys.stderr)
            wrong += 1
        rng = random.Random(f"{rules.spec()}")
        for _ in range(deals):
            position = random_position(rules, rng, rules.hand_size)
            engine, kernel = position.tricks(), tricks_of(position)
            while not engine.over:
                card = likely_card(engine, rng)
                engine.push(card)
                kernel.play(card)
            same = (kernel.taken, kernel.holder) == (engine.taken, engine.holder)
            wrong += not (same and kernel.outcome() == outcome_number(rules, engine))
    return wrong


def main() -> int:
    """Measure or compare, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--twin", type=int, metavar="DEALS")
    parser.add_argument("--rules", choices=RULE_SETS)
    wanted = parser.parse_args()
    if wanted.twin is not None:
        all_rules = [load_rules(wanted.rules)] if wanted.rules else ALL_RULES
        wrong = differences(all_rules, wanted.twin)
        figures = {"rules": len(all_rules), "deals_each": wanted.twin, "differences": wrong}
        tell({"figures": figures, "ratios": {}}, as_json=True)
        return 1 if wrong else 0
    result = measure(3, 400_000, 4_000) if wanted.quick else measure(9, 8_000_000, 40_000)
    tell(result, as_json=wanted.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
