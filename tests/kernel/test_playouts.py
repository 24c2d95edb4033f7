"""Playouts: the right chances, by the books to the letter, the same for every number of threads."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from aluette.bots.books import Books as BooksPolicy
from aluette.bots.position import NOTHING
from aluette.bots.position import Position as Seen
from aluette.cards import STEP
from aluette.game.scoring import settle
from aluette.game.tricks import Tricks
from aluette.kernel import Books, play_out, tricks_of
from aluette.notation.position import Position
from aluette.rules import Rules
from tests.kernel.positions import ALL_RULES, NAMES, likely_card, outcome_number, random_position


def chances(position: Position) -> dict[int, Fraction]:
    """How likely each outcome is when all cards are played at random, exactly."""
    tricks = position.tricks()
    found: Counter[int] = Counter()
    sums: dict[int, Fraction] = {}

    def walk(chance: Fraction) -> None:
        if tricks.over:
            number = outcome_number(position.rules, tricks)
            found[number] += 1
            sums[number] = sums.get(number, Fraction(0)) + chance
            return
        cards = tricks.legal_cards()
        for card in cards:
            tricks.push(card)
            walk(chance / len(cards))
            tricks.pop()

    walk(Fraction(1))
    return sums


@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
def test_random_playouts_come_out_as_often_as_chance_has_it(rules: Rules) -> None:
    rng = random.Random(8)
    left = {3: 4, 4: 3, 6: 2}[rules.seats]
    for _ in range(6):
        position = random_position(rules, rng, left, rng.randrange(rules.seats))
        expected = chances(position)
        count = 40_000
        tally = play_out(position, count, seed=rng.getrandbits(64)).tally
        assert sum(tally) == count
        assert {number for number, times in enumerate(tally) if times} <= set(expected)
        for number, chance in expected.items():
            deviation = float(count * chance * (1 - chance)) ** 0.5
            assert abs(tally[number] - float(count * chance)) <= 5 * deviation + 1e-9


def test_a_finished_deal_is_played_out_already() -> None:
    rules = ALL_RULES[0]
    position = random_position(rules, random.Random(1), 0)
    tally = play_out(position, 10, seed=0).tally
    assert tally[outcome_number(rules, position.tricks())] == 10


@pytest.mark.parametrize("books", [None, Books(), Books(slip=0.3)], ids=str)
def test_a_seed_gives_the_same_playouts_for_any_number_of_threads(books: Books | None) -> None:
    position = random_position(ALL_RULES[0], random.Random(2), 9)
    one = play_out(position, 50_001, seed=3, books=books)
    assert one.count == 50_001
    for threads in (1, 2, 5):
        assert play_out(position, 50_001, seed=3, books=books, threads=threads) == one
    assert (play_out(position, 50_001, seed=4, books=books) == one) == (books == Books())


def test_the_mean_is_that_of_the_points() -> None:
    rng = random.Random(4)
    for rules in ALL_RULES:
        position = random_position(rules, rng, 3)
        playouts = play_out(position, 500, seed=5)
        for side in range(len(rules.sides)):
            total = 0
            for number, times in enumerate(playouts.tally):
                winner = None if number == 12 else number // 2
                if winner is None or winner < rules.seats:
                    result = settle(rules, winner, number % 2 == 1, position.stakes)
                    sign = 1 if result.side == side else -1
                    total += times * sign * result.points
            assert playouts.mean(side) == pytest.approx(total / 500)


@pytest.mark.bulk
@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
def test_the_books_advise_the_same_cards_here_and_there(rules: Rules) -> None:
    rng = random.Random(9)
    for _ in range(100):
        position = random_position(rules, rng, rules.hand_size)
        lead_high, guard = rng.randrange(10), rng.randrange(1, 20)
        engine, kernel = position.tricks(), tricks_of(position)
        policy = BooksPolicy(lead_high=lead_high, guard=guard)
        while not engine.over:
            assert kernel.advice(lead_high, guard) == policy.card(as_seen(rules, engine))
            card = likely_card(engine, rng)
            engine.push(card)
            kernel.play(card)


def as_seen(rules: Rules, tricks: Tricks) -> Seen:
    """The position as the bots' rules of thumb see it."""
    seat, seats = tricks.turn, rules.seats
    steps = [STEP[card] for card in tricks.trick]
    best = min(steps, default=NOTHING)
    first = (tricks.leader + steps.index(best)) % seats if steps else None

    class Table:
        def __init__(self) -> None:
            self.rules, self.tricks = rules, tricks.winners

    return Seen(
        view=None,  # type: ignore[arg-type]
        table=Table(),  # type: ignore[arg-type]
        seat=seat,
        hand=tricks.legal_cards(),
        best=best,
        first_best=first,
        winning=first if steps.count(best) == 1 else None,
        after=tuple((seat + k) % seats for k in range(1, seats - len(steps))),
        unseen=0,
    )
