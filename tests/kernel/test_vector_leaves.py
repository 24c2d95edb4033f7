"""The vector environment finds the leaf counts of every file: all ways to play on, side by side."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from math import prod
from pathlib import Path

import numpy as np
import pytest

from aluette.cards import CARDS, STEP
from aluette.envs.form import NO, WORD, WORDS, Form
from aluette.game.declarations import Round, round_after
from aluette.game.scoring import Stakes
from aluette.game.tricks import judge
from aluette.kernel.vector import VectorDeals
from aluette.notation.position import Position
from aluette.rules import RULE_SETS
from tests.kernel.vector_twin import Arrays
from tests.rules.told import deck_for

FOLDER = Path(__file__).parents[1] / "perft"


@pytest.mark.bulk
@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_vector_counts_as_the_leaf_count_files_say(rules: str) -> None:
    file = json.loads((FOLDER / f"{rules}.json").read_text(encoding="utf-8"))
    for entry in file["positions"]:
        position = Position.parse(entry["position"])
        counts, outcomes = leaves(position, random.Random(entry["position"]))
        assert counts == entry["counts"]
        assert outcomes == entry["outcomes"]


def leaves(position: Position, rng: random.Random) -> tuple[list[int], dict[str, int]]:
    """What a leaf-count file holds of a position, counted by as many deals as there are leaves."""
    rules = position.rules
    dealer, past = story_of(position, rng)
    hands = [list(hand) for hand in position.hands]
    for seat, card in past:
        hands[seat].append(CARDS[card])
    left = [len(hand) for hand in position.hands]
    leaf_count = prod(prod(range(1, n + 1)) for n in left)
    form = Form.of(rules)
    arrays = Arrays(VectorDeals(rules, leaf_count, seed=1, talk=form.talk))
    dealt = {card for hand in hands for card in hand}
    deck = deck_for(rules, dealer, hands, [card for card in CARDS if card not in dealt], 0)
    for k in range(leaf_count):
        arrays.deals.deal(k, dealer=dealer, deck=deck)
    arrays.observe()
    for action in (*talk_of(position, dealer, form), *(card for _, card in past)):
        arrays.actions[:] = action
        arrays.step()
        assert not arrays.dones.any()

    counts = []
    numbers, ways, acted = np.arange(leaf_count), 1, arrays.seats
    for depth in range(sum(left)):
        allowed = arrays.masks.sum(axis=1)
        assert len(set(allowed)) == 1, depth  # any card may be played, so all deals have as many
        choices = int(allowed[0])
        ways *= choices
        counts.append(ways)
        numbers, which = np.divmod(numbers, choices)
        order = np.argsort(-arrays.masks.astype(np.int8), axis=1, kind="stable")
        arrays.actions[:] = order[np.arange(leaf_count), which]
        acted = arrays.seats.copy()
        arrays.step()
    assert arrays.dones.all()
    return counts, outcomes_of(position, arrays, acted)


def outcomes_of(position: Position, arrays: Arrays, acted: np.ndarray) -> dict[str, int]:
    """How often each outcome came, as the files name it."""
    rules, names = position.rules, position.seats
    begin = 0
    for field in Form.of(rules).fields():
        if field.name == "holder":
            break
        begin += field.size
    outcomes: Counter[str] = Counter()
    for row, rewards, last in zip(arrays.finals, arrays.rewards, acted, strict=True):
        places = np.flatnonzero(row[begin : begin + rules.seats])
        winner = names[(last + places[0]) % rules.seats] if len(places) else "X"
        side = "nobody"
        if rewards.max() > 0:
            members = rules.sides[rules.side_of[int(rewards.argmax())]]
            side = "+".join(names[seat] for seat in members)
        outcomes[f"{winner} {side} {int(rewards.max())}"] += 1
    return dict(sorted(outcomes.items()))


def talk_of(position: Position, dealer: int, form: Form) -> Iterator[int]:
    """What is said before the first lead, so that the position's stakes come of it."""
    if not form.talk:
        return
    rules = position.rules
    yield from [NO] * (4 * rules.chant)
    open_rounds: list[tuple[Round, tuple[str, ...]]] = [(round_after(rules, dealer, ()), ())]
    for now, said in open_rounds:
        if now.asked is None and now.ending is None and same(now.stakes, position.stakes):
            yield from (WORD + WORDS.index(word) for word in said)
            return
        open_rounds += [(now.after(word), (*said, word)) for word in now.words]
    raise AssertionError(f"nothing that is said leads to {position.stakes}")


def same(stakes: Stakes, others: Stakes) -> bool:
    """Whether the same is at stake; who announced first depends on the dealer."""
    same_seats = set(stakes.announcers) == set(others.announcers)
    return same_seats and stakes.refused == others.refused


def story_of(position: Position, rng: random.Random) -> tuple[int, list[tuple[int, int]]]:
    """A dealer, and cards played by seats, by which a deal comes to the position."""
    rules = position.rules
    held = {card for hand in position.hands for card in hand} | set(position.trick)
    for _ in range(100_000):
        first = leader = rng.randrange(rules.seats)
        unused = [int(card) for card in CARDS if card not in held]
        played: list[tuple[int, int]] = []
        for winner in position.winners:
            trick = likely_trick(unused, winner, leader, rules.seats, rng)
            place, following = judge(trick, rules.first_tied)
            if winner != (None if place is None else (leader + place) % rules.seats):
                break
            played += [((leader + k) % rules.seats, card) for k, card in enumerate(trick)]
            leader = (leader + following) % rules.seats
        else:
            if leader == position.leader:
                seats = ((leader + k) % rules.seats for k in range(rules.seats))
                played += zip(seats, map(int, position.trick), strict=False)
                return (first - 1) % rules.seats, played
    raise AssertionError(f"no deal comes to {position}")


def likely_trick(
    unused: list[int], winner: int | None, leader: int, seats: int, rng: random.Random
) -> list[int]:
    """Cards from those unused, which they leave, in the order in which they are played."""
    cards = rng.sample(unused, seats)
    if winner is None:
        step = rng.choice([n for n in range(9, 20) if sum(STEP[c] == n for c in unused) > 1])
        pair = [card for card in unused if STEP[card] == step][:2]
        lower = [card for card in unused if STEP[card] > step]
        if len(lower) >= seats - 2:
            cards = [*pair, *rng.sample(lower, seats - 2)]
            rng.shuffle(cards)
    else:
        best = max(cards)
        cards.remove(best)
        cards.insert((winner - leader) % seats, best)
    for card in cards:
        unused.remove(card)
    return cards
