"""Cards weighed over worlds: exactly what the solver says of each, and fit to be acted on."""

from __future__ import annotations

import statistics
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import aluette.bots
import aluette.kernel._core as _core  # noqa: PLR0402  (a package shows it to nobody)
from aluette import Card, load_rules, parse_cards, view
from aluette.cards import CARDS, STEP
from aluette.game import View
from aluette.game.scoring import NO_STAKES
from aluette.kernel import Books, Solver
from aluette.kernel.network import Network
from aluette.kernel.search import Effort, Model, Search, Situation
from aluette.notation.position import Position
from tests.bots.tables import ALL_RULES
from tests.bots.tables import turn as turn_of
from tests.kernel.test_worlds import after_plays, cards_of, turn
from tests.kernel.turns import turns


def card(code: str) -> Card:
    return parse_cards(code)[0]


EXACT = Effort(exact=4, exact_worlds=40)


def position_in(seen: View, world: list[int]) -> Position:
    """The deal as it stands if a world is the real one."""
    table = seen.table
    assert table.leader is not None
    return Position(
        table.rules,
        table.names,
        table.leader,
        tuple(tuple(CARDS[card] for card in cards_of(hand)) for hand in world),
        trick=table.trick,
        winners=tuple(trick.winner for trick in table.tricks),
    )


@pytest.mark.parametrize("spec", ALL_RULES)
@pytest.mark.parametrize("laid", [0, 2])
def test_solved_worlds_are_worth_what_the_solver_says(spec: str, laid: int) -> None:
    rules = load_rules(spec)
    seen = turn(rules, 3 if rules.seats < 6 else 2, seed=laid + 1, laid=laid)
    situation = Situation.of(seen)
    weights = Search(1).weigh(situation, seed=9, effort=EXACT)
    assert weights.exact
    side = rules.side_of[seen.viewer]
    solver = Solver(1)
    values = [
        solver.solve(position_in(seen, world), side=side).cards
        for world in situation.worlds(weights.worlds, seed=9)
    ]
    full = [w for w in weights.cards if abs(w.points - weights.cards[0].points) < 0.3]
    for weight in full[:1]:
        mean = statistics.mean(value[weight.card].low for value in values)
        assert weight.points == pytest.approx(mean)


@pytest.mark.parametrize("spec", ALL_RULES)
def test_the_numbers_of_a_card_fit_together(spec: str) -> None:
    rules = load_rules(spec)
    for left, laid in ((rules.hand_size, 0), (4, 2), (2, 1), (1, rules.seats - 1)):
        seen = turn(rules, left, seed=left, laid=laid)
        weights = Search(1).weigh(Situation.of(seen), seed=1, effort=Effort(worlds=60, exact=3))
        assert {STEP[w.card] for w in weights.cards} <= {STEP[card] for card in seen.hand}
        assert weights.worlds >= 1
        for w in weights.cards:
            assert -2 <= w.points <= 2
            assert 0 <= w.takes <= w.side_takes <= 1
            assert w.side_takes + w.spoils <= 1


def test_the_last_card_of_a_trick_is_judged_as_it_falls() -> None:
    seen = turn_of("gamerules", "3d 5b 4d", "Kc 9b 8d", PLAYED)
    weights = {w.card: w for w in Search(1).weigh(Situation.of(seen), seed=1).cards}
    assert weights[card("3d")].takes == 1
    assert weights[card("4d")].takes == 0
    assert all(w.spoils == 0 for w in weights.values())


PLAYED = ["4b 5d 6d 7d", "7s 8c Jd Jb", "Nc Nb Kd Ks", "6b 6s Ad Ab", "5c 5s 4c 4s", "Js Nd Kb As"]


def test_of_cards_that_are_worth_the_same_the_partner_is_spared() -> None:
    """With the deal settled nothing matters, so the partner is not beaten and the lowest falls."""
    seen = turn_of("gamerules", "3d 4d", "5b 2c 5c", LOST)
    weights = Search(1).weigh(Situation.of(seen), seed=1, effort=Effort(exact=2, exact_worlds=20))
    assert len({w.points for w in weights.cards}) == 1
    assert weights.cards[0].card == card("4d")


def test_few_worlds_are_reason_enough_to_beat_a_partner() -> None:
    """In one world a card is better by a whole point or not at all, so nothing is given up."""
    search, decided = Search(1), 0
    for seen in turns(load_rules("pagat"), 6, 500):
        weights = search.weigh(Situation.of(seen), seed=1, effort=Effort(worlds=1, exact=2))
        points = [w.points for w in weights.cards]
        assert points[0] >= max(points) - 0.05
        decided += min(points) < max(points) and len(seen.table.trick) > 1
    assert decided > 20


def test_a_card_for_which_no_world_speaks_is_never_chosen() -> None:
    """Not even to spare a partner: another card is as good in all worlds, and better in one."""
    search, solver, found = Search(1), Solver(1), 0
    for seen in turns(load_rules("spanish"), 3, 1500):
        situation = Situation.of(seen)
        if not 1 < len(seen.hand) <= 3 or situation.stakes != NO_STAKES:
            continue
        worlds = situation.worlds(12, seed=2)
        weights = search.weigh(situation, seed=2, effort=Effort(exact=3, exact_worlds=12))
        side = seen.table.rules.side_of[seen.viewer]
        values = [solver.solve(position_in(seen, w), side=side).cards for w in worlds]
        chosen = weights.cards[0].card
        for other in seen.hand:
            less = [value[other].low - value[chosen].low for value in values]
            assert min(less) < 0 or max(less) == 0
            found += max(less) <= 0 and min(less) < 0
    assert found > 50


LOST = ["3c 4b 4c 4s", "2d 5d 6d 7d", "9c 7s 8c Jd", "9d Nc Nb Kd", "2b 6b 6s Ad", "2s 5s Ab Kc"]
LOST += ["As Jb Js Jc"]


def test_the_same_seed_and_work_give_the_same_answer() -> None:
    situation = Situation.of(turn(load_rules("wikipedia"), 7, laid=1))
    effort = Effort(worlds=100, leaf=3)
    model = Model(temper=0.6)
    fresh = [Search(1).weigh(situation, seed=3, effort=effort, model=model) for _ in range(2)]
    assert fresh[0] == fresh[1]
    used = Search(1)
    used.weigh(situation, seed=4, effort=effort)
    assert used.weigh(situation, seed=3, effort=effort, model=model) == fresh[0]
    assert Search(1).weigh(situation, seed=5, effort=effort, model=model) != fresh[0]


def test_time_that_runs_out_ends_the_search() -> None:
    situation = Situation.of(turn(load_rules("pagat"), 9))
    effort = Effort(worlds=10**9, seconds=0.02)
    assert 0 < Search(1).weigh(situation, seed=3, effort=effort).worlds < 10**9
    hard = Effort(exact=9, exact_worlds=10**6, seconds=0.02)
    assert Search(1).weigh(situation, seed=3, effort=hard).worlds < 1000


def test_a_sure_card_is_found_by_every_search() -> None:
    """Last to play, with the deal decided by this trick: the one card that takes it."""
    seen = turn_of("gamerules", "3d 4d 5b", "Kc 9b 8d", PLAYED)
    situation = Situation.of(seen)
    best = card("3d")
    by_books = situation.ismcts(seed=1, simulations=2000, policy=Books())
    at_random = situation.ismcts(seed=1, simulations=2000)
    for visits in (by_books, at_random):
        assert sum(v.visits for v in visits) == 2000
        assert {v.card for v in visits} == set(seen.hand)
    assert Search(1).weigh(situation, seed=1, policy=None).cards[0].card == best
    assert Search(1).weigh(situation, seed=1).cards[0].card == best
    assert by_books[0].card == at_random[0].card == best


def test_playing_worlds_out_says_what_a_deal_is_worth() -> None:
    situation = Situation.of(turn(load_rules("pagat"), 9))
    by_books = situation.play_out(4000, seed=1)
    assert by_books.count == 4000
    assert by_books == situation.play_out(4000, seed=1)
    assert by_books.mean(0) == -by_books.mean(1)
    assert abs(by_books.mean(0)) < 1.5
    assert situation.play_out(4000, seed=1, policy=None) != by_books


def test_one_search_serves_one_caller_at_a_time() -> None:
    situation = Situation.of(turn(load_rules("pagat"), 9))
    search = Search(1)
    found: list[int | str] = []
    effort = Effort(worlds=10**9, seconds=1.0)

    def ask() -> None:
        try:
            found.append(search.weigh(situation, seed=1, effort=effort).worlds)
        except RuntimeError as error:
            found.append(str(error))

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert any("at work in another thread" in str(answer) for answer in found)
    assert any(isinstance(answer, int) for answer in found)


@pytest.mark.parametrize(
    "numbers",
    [
        {"worlds": 0},
        {"plays": 0},
        {"exact_worlds": 0},
        {"exact": -1},
        {"leaf": -1},
        {"prior": -1},
        {"seconds": 0},
        {"seconds": float("nan")},
    ],
    ids=str,
)
def test_an_effort_out_of_range_is_refused(numbers: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(numbers))} must be from "):
        Effort(**numbers)


@pytest.mark.parametrize(
    "numbers",
    [{"temper": -1}, {"temper": float("nan")}, {"chance": 0}, {"draws": 0}],
    ids=str,
)
def test_a_model_out_of_range_is_refused(numbers: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(numbers))} must be from "):
        Model(**numbers)


def test_the_kernel_itself_refuses_them_too() -> None:
    core = Situation.of(turn(load_rules("pagat"), 9))._core
    searcher: Any = _core.Searcher(1)
    model = (0.0, 0.4, 16)
    books = (6, 12, 0.2)
    weigh: list[Any] = [core, 1, 10, 1000, 2, 10, 2, 0.0, 1.0, model, books, None]
    assert searcher.weigh(*weigh)
    for place, value in (
        *((2, 0), (3, 0), (4, -1), (5, 0), (6, -1), (7, -1.0), (7, float("nan")), (8, 0.0)),
        *((8, float("nan")), (8, float("inf")), (10, (6, 12, 2.0)), (10, (6, 12, float("nan")))),
        *((9, (-1.0, 0.4, 16)), (9, (0.0, 0.0, 16)), (9, (0.0, 0.4, 0))),
    ):
        with pytest.raises(ValueError, match="must be"):
            searcher.weigh(*weigh[:place], value, *weigh[place + 1 :])
    wrong: Any
    for place, wrong in ((0, None), (1, -1), (2, "x"), (9, ()), (10, 3), (11, 3)):
        with pytest.raises(TypeError):
            searcher.weigh(*weigh[:place], wrong, *weigh[place + 1 :])


def test_other_bad_input_is_refused_with_a_sentence() -> None:
    seen = turn(load_rules("pagat"), 9)
    situation = Situation.of(seen)
    with pytest.raises(ValueError, match="worlds must be from 1 to 10000000, not 0"):
        situation.play_out(0, seed=1)
    with pytest.raises(ValueError, match="simulations must be from 1"):
        situation.ismcts(seed=1, simulations=0)
    with pytest.raises(ValueError, match="uct must be from 0"):
        situation.ismcts(seed=1, simulations=1, uct=float("nan"))
    with pytest.raises(ValueError, match="megabytes must be from 1 to 65536, not 0"):
        Search(0)
    with pytest.raises(ValueError, match="seed must be from 0 to "):
        Search(1).weigh(situation, seed=-1)
    with pytest.raises(ValueError, match="has 1 cards instead of 9"):
        Situation(seen, hand=1 << seen.hand[0])
    another = replace(seen, viewer=-1)
    with pytest.raises(ValueError, match="a seat with cards in hand is wanted"):
        Situation.of(another)


def test_a_seat_that_is_not_asked_can_imagine_but_not_weigh() -> None:
    match = after_plays(load_rules("pagat"), 5, 1)
    other = (match.table.asked[0] + 1) % 4
    situation = Situation.of(view(match, other))
    assert situation.worlds(1, seed=1)
    for call in (
        lambda: Search(1).weigh(situation, seed=1),
        lambda: situation.ismcts(seed=1, simulations=10),
    ):
        with pytest.raises(ValueError, match="the seat is not asked for a card"):
            call()


def trained() -> Network:
    return Network.load(Path(aluette.bots.__file__).parent / "weights" / "standard.weights")


def test_a_networks_judgement_counts_as_so_many_worlds() -> None:
    network = trained()
    situation = Situation.of(turn(load_rules("pagat"), 8, seed=2))
    own = network.values(situation)
    plain, both = (
        Search(1).weigh(situation, seed=1, effort=effort, policy=network)
        for effort in (Effort(worlds=10), Effort(worlds=10, prior=30))
    )
    there = {w.card: w.points for w in plain.cards}
    for weight in both.cards:
        expected = (10 * there[weight.card] + 30 * own[weight.card]) / 40
        assert weight.points == pytest.approx(expected, abs=1e-5)
