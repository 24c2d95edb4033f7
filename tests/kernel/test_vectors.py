"""The vector environment: the library's deals, many at a time, and nothing a seat cannot see."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from aluette.cards import CARDS
from aluette.envs import Episode, Form
from aluette.envs.form import ACTIONS, NO, SIGN, YES
from aluette.envs.resample import resample
from aluette.kernel.vector import VectorDeals
from aluette.rules import Rules, RulesError, load_rules
from tests.kernel.few_threads import printed
from tests.kernel.positions import ALL_RULES, NAMES
from tests.kernel.vector_twin import Arrays, first_difference, likely_action
from tests.rules.told import deck_for

PAGAT = load_rules("pagat")
MISERE = ACTIONS.index("sign misère")
FORMS = [(False, False), (True, False), (True, True)]
FORM_NAMES = ["cards", "talk", "signs"]


@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
@pytest.mark.parametrize(("talk", "signs"), FORMS, ids=FORM_NAMES)
def test_every_step_is_as_in_the_library(rules: Rules, talk: bool, signs: bool) -> None:
    assert first_difference(rules, 4, 1, talk=talk, signs=signs) is None


@pytest.mark.bulk
@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
def test_a_thousand_random_deals_are_as_in_the_library(rules: Rules) -> None:
    assert first_difference(rules, 1000, 2, talk=True, signs=False) is None
    assert first_difference(rules, 50, 3, talk=True, signs=True) is None


@pytest.mark.parametrize("rules", ALL_RULES, ids=NAMES)
@pytest.mark.parametrize(("talk", "signs"), FORMS, ids=FORM_NAMES)
def test_what_a_seat_cannot_see_changes_no_byte(rules: Rules, talk: bool, signs: bool) -> None:
    form = Form.of(rules, talk=talk, signs=signs)
    arrays = Arrays(VectorDeals(rules, 2, seed=1, talk=talk, signs=signs))
    rng = random.Random(f"{rules.spec()} {form.talk} {signs}")
    apart = 0
    for _ in range(15):
        here, history = random_moment(form, rng)
        if here.over or here.turn is None:
            continue
        seat = here.turn
        there = resample(here, seat, seed=rng.getrandbits(32))
        apart += hidden(there) != hidden(here)
        steps = [played_again(arrays, k, w, here, history) for k, w in enumerate((here, there))]
        arrays.observe()
        for actions in zip(*steps, strict=True):
            arrays.actions[:] = actions
            arrays.step()
        assert list(arrays.seats) == [seat, seat]
        assert np.array_equal(*arrays.observations)
        assert np.array_equal(*arrays.masks)
    assert apart >= 5


def random_moment(form: Form, rng: random.Random) -> tuple[Episode, list[tuple[int, int]]]:
    """A deal somewhere in its course, and who did what so far."""
    seats = form.rules.seats
    deck = rng.sample(CARDS, len(CARDS))
    episode = Episode.begin(form, rng.randrange(seats), deck, rng.getrandbits(60))
    history: list[tuple[int, int]] = []
    for _ in range(rng.randrange(60 if form.signs else 30)):
        if episode.turn is None:
            break
        action = likely_action(episode.legal(), rng)
        history.append((episode.turn, action))
        episode = episode.act(action)
    return episode, history


def hidden(episode: Episode) -> tuple[object, ...]:
    deal = episode.match.deal
    return deal.dealt, deal.talon, deal.discards, deal.votes, episode.chosen, episode.acts


def played_again(
    arrays: Arrays, k: int, world: Episode, here: Episode, history: list[tuple[int, int]]
) -> list[int]:
    """Deal a world, and say what was done in it: what all saw, and what nobody did."""
    rules, deal, me = world.form.rules, world.match.deal, here.turn
    dealer = world.match.table.dealer
    assert dealer is not None
    assert deal.talon is not None
    assert me is not None
    deck = deck_for(rules, dealer, [hand or () for hand in deal.dealt], deal.talon, 0)
    arrays.deals.deal(k, dealer=dealer, deck=deck, seed=here.seed or 0)
    laid = {seat: list(cards or ()) for seat, cards in enumerate(deal.discards)}
    laid[me] += world.chosen
    acts = dict(enumerate(world.acts, len(history) - len(world.acts)))
    episode = Episode.begin(world.form, dealer, deck, here.seed)
    actions = []
    for number, (seat, seen) in enumerate(history):
        action = acts.get(number, seen)
        if episode.match.table.phase == "vote" and not world.match.table.votes:
            action = YES if deal.votes[seat] else NO
        elif episode.match.table.phase == "discard":
            action = int(laid[seat].pop(0))
        elif action >= SIGN and action not in episode.legal():
            action = MISERE  # no other hand could make that sign, of which he saw a glimpse at most
        episode = episode.act(action)
        actions.append(action)
    return actions


def rolled(rules: Rules = PAGAT, *, steps: int, count: int = 300, **options: Any) -> Arrays:
    """A vector after so many random steps."""
    arrays = Arrays(VectorDeals(rules, count, **{"seed": 7, **options}))
    for _ in range(steps):
        arrays.deals.sample(arrays.actions)
        arrays.step()
    return arrays


def everything(arrays: Arrays) -> list[bytes]:
    return [
        array.tobytes()
        for array in (arrays.observations, arrays.masks, arrays.seats, arrays.rewards)
    ]


@pytest.mark.parametrize("signs", [False, True])
def test_threads_change_nothing(signs: bool) -> None:
    alone = everything(rolled(steps=120, signs=signs))
    for threads in (2, 3, 64):
        assert everything(rolled(steps=120, signs=signs, threads=threads)) == alone


def test_more_threads_than_deals_do_no_harm() -> None:
    assert everything(rolled(steps=80, count=2, threads=9)) == everything(rolled(steps=80, count=2))


def test_a_seed_gives_the_same_deals_and_another_gives_others() -> None:
    first, again, other = (VectorDeals(PAGAT, 5, seed=seed) for seed in (1, 1, 2))
    more = VectorDeals(PAGAT, 9, seed=1)
    assert [first.truth(k) for k in range(5)] == [again.truth(k) for k in range(5)]
    assert [first.truth(k) for k in range(5)] == [more.truth(k) for k in range(5)]
    assert [first.truth(k) for k in range(5)] != [other.truth(k) for k in range(5)]
    assert len({first.truth(k)[1] for k in range(5)}) == 5


def test_every_card_comes_everywhere_and_everybody_deals() -> None:
    deals = VectorDeals(PAGAT, 4800, seed=3)
    places: Counter[tuple[int, int]] = Counter()
    dealers: Counter[int] = Counter()
    for k in range(deals.count):
        dealer, deck, _ = deals.truth(k)
        assert set(deck) == set(CARDS)
        dealers[dealer] += 1
        places.update((int(card), place) for place, card in enumerate(deck))
    # 100 expected, of a standard deviation of 10; 2304 places
    assert len(places) == 48 * 48
    assert 55 < min(places.values()) < max(places.values()) < 150
    assert 8 < np.std(list(places.values())) < 12
    assert 1100 < min(dealers.values()) <= max(dealers.values()) < 1300


def test_r4_3_the_deal_passes_to_the_left() -> None:
    arrays = Arrays(VectorDeals(PAGAT, 1, seed=5, talk=False))
    dealers = []
    for _ in range(4 * 36):
        dealers.append(arrays.deals.truth(0)[0])
        arrays.deals.sample(arrays.actions)
        arrays.step()
    first = dealers[0]
    assert dealers[::36] == [(first + k) % 4 for k in range(4)]


def test_a_chosen_deal_is_dealt() -> None:
    deck = random.Random(4).sample(CARDS, 48)
    arrays = Arrays(VectorDeals(PAGAT, 3, seed=1, talk=False))
    before = arrays.observations.copy()
    arrays.deals.deal(1, dealer=2, deck=deck, seed=9)
    arrays.observe()
    assert arrays.deals.truth(1) == (2, tuple(deck), 9)
    assert arrays.seats[1] == 3
    assert set(np.flatnonzero(arrays.masks[1])) == {*deck[:3], *deck[12:15], *deck[24:27]}
    assert np.array_equal(arrays.observations[[0, 2]], before[[0, 2]])


def test_actions_may_be_of_either_size() -> None:
    wide, narrow = (Arrays(VectorDeals(PAGAT, 50, seed=1)) for _ in range(2))
    narrow.actions = narrow.actions.astype(np.int32)
    for _ in range(60):
        for arrays in (wide, narrow):
            arrays.deals.sample(arrays.actions)
            arrays.step()
    assert everything(wide) == everything(narrow)


@pytest.mark.parametrize("action", [-1, 48, 59, 81, 2**31, -(2**63)])
def test_an_action_that_is_not_possible_changes_nothing(action: int) -> None:
    arrays = rolled(steps=20, count=4, talk=False)
    before = everything(arrays)
    arrays.deals.sample(arrays.actions)
    arrays.actions[2] = action
    with pytest.raises(ValueError, match=f"deal 2: action {action} is not legal there"):
        arrays.step()
    arrays.observe()
    assert everything(arrays) == before


def test_a_card_of_somebody_else_is_not_possible() -> None:
    arrays = Arrays(VectorDeals(PAGAT, 1, seed=1, talk=False))
    arrays.actions[0] = np.flatnonzero(arrays.masks[0] == 0)[0]
    with pytest.raises(ValueError, match="is not legal"):
        arrays.step()


@pytest.mark.parametrize(
    ("name", "array", "kind", "says"),
    [
        ("observations", None, TypeError, "observations must be an array, not NoneType"),
        ("observations", [[0]], TypeError, "observations must be an array, not list"),
        ("observations", np.zeros((4, 352)), TypeError, "observations must hold uint8"),
        ("observations", np.zeros((4, 352), np.int8), TypeError, "observations must hold uint8"),
        ("observations", np.zeros((4, 352), ">u2"), TypeError, "observations must hold uint8"),
        ("observations", np.zeros((4, 351), np.uint8), ValueError, r"\(4, 352\), not \(4, 351\)"),
        ("observations", np.zeros((3, 352), np.uint8), ValueError, r"\(4, 352\), not \(3, 352\)"),
        ("observations", np.zeros(4 * 352, np.uint8), ValueError, r"not \(1408,\)"),
        ("observations", np.zeros((352, 4), np.uint8).T, ValueError, "must be contiguous"),
        ("observations", np.zeros((4, 704), np.uint8)[:, ::2], ValueError, "must be contiguous"),
        ("observations", np.broadcast_to(np.uint8(0), (4, 352)), ValueError, "observations must"),
        ("observations", bytes(4 * 352), ValueError, "observations must have the shape"),
        ("masks", np.zeros((4, 59), np.uint8), ValueError, r"masks must have the shape \(4, 48\)"),
        ("seats", np.zeros(4, np.uint8), TypeError, "seats must hold int8"),
        ("rewards", np.zeros((4, 4)), TypeError, "rewards must hold float32"),
        ("dones", np.zeros(4, np.bool_), TypeError, "dones must hold uint8"),
        ("finals", np.zeros((4, 1), np.uint8), ValueError, "finals must have the shape"),
        ("actions", np.zeros(4, np.float32), TypeError, "actions must hold int32 or int64"),
        ("actions", np.zeros(4, np.uint32), TypeError, "actions must hold int32 or int64"),
        ("actions", np.zeros(4, ">i8"), TypeError, "actions must hold int32 or int64"),
        (
            "actions",
            np.frombuffer(bytearray(33), np.int64, count=4, offset=1),
            ValueError,
            "actions must be aligned",
        ),
        ("actions", np.zeros(5, np.int64), ValueError, "actions must have the shape"),
        ("actions", np.zeros((), np.int64), ValueError, "actions must have the shape"),
    ],
)
def test_an_unfit_array_is_refused(name: str, array: object, kind: type, says: str) -> None:
    arrays = Arrays(VectorDeals(PAGAT, 4, seed=1, talk=False))
    setattr(arrays, name, array)
    with pytest.raises(kind, match=says):
        arrays.step()


def test_actions_may_be_read_only() -> None:
    arrays, same = (Arrays(VectorDeals(PAGAT, 4, seed=1, talk=False)) for _ in range(2))
    arrays.deals.sample(arrays.actions)
    same.actions[:] = arrays.actions
    arrays.actions.flags.writeable = False
    arrays.step()
    same.step()
    assert np.array_equal(arrays.observations, same.observations)
    with pytest.raises(ValueError, match="actions must be writeable"):
        arrays.deals.sample(arrays.actions)


def test_actions_that_lie_where_observations_are_written_are_taken_as_they_were() -> None:
    arrays, same = (Arrays(VectorDeals(PAGAT, 64, seed=1, talk=False)) for _ in range(2))
    arrays.deals.sample(same.actions)
    arrays.actions = arrays.observations.reshape(-1)[: 8 * 64].view(np.int64)
    arrays.actions[:] = same.actions
    arrays.step()
    same.step()
    assert np.array_equal(arrays.observations, same.observations)


def test_every_deal_is_stepped_where_the_system_has_few_threads() -> None:
    program = """
import numpy as np
from aluette.kernel.vector import VectorDeals
from aluette.rules import load_rules
from tests.kernel.vector_twin import Arrays

arrays = Arrays(VectorDeals(load_rules("pagat"), 512, seed=1, talk=False, threads=500))
before = arrays.seats.copy()
arrays.deals.sample(arrays.actions)
limit()
arrays.step()
print((arrays.seats != before).sum())
"""
    assert printed(program) == ["512"]


def test_an_array_that_is_not_writeable_is_refused() -> None:
    arrays = Arrays(VectorDeals(PAGAT, 4, seed=1))
    arrays.masks.flags.writeable = False
    for call in (arrays.observe, arrays.step):
        with pytest.raises(ValueError, match="masks must be writeable"):
            call()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"count": 0}, "count must be from 1"),
        ({"count": 2**24 + 1}, "count must be from 1"),
        ({"seed": -1}, "seed must be from 0"),
        ({"threads": 0}, "threads must be from 1 to 1024, not 0"),
        ({"threads": 1025}, "threads must be from 1 to 1024, not 1025"),
        ({"rules": load_rules("wikipedia-3", {"packets": [16]})}, "1 to 12 tricks"),
    ],
    ids=str,
)
def test_numbers_out_of_range_are_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        VectorDeals(**{"rules": PAGAT, "count": 1, "seed": 1, **options})


def test_signs_need_rules_that_have_some() -> None:
    with pytest.raises(RulesError, match="a table with signs needs a sign_set"):
        VectorDeals(load_rules("pagat", {"sign_set": "none"}), 1, seed=1, signs=True)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"index": 2}, "index must be from 0 to 1, not 2"),
        ({"dealer": 4}, "dealer must be from 0 to 3, not 4"),
        ({"deck": CARDS[:47]}, "a deck is all 48 cards, once each"),
        ({"deck": (*CARDS[:47], CARDS[0])}, "a deck is all 48 cards, once each"),
        ({"deck": (*CARDS[:47], 48)}, "a card must be from 0 to 47, not 48"),
        ({"deck": (*CARDS[:47], -1)}, "a card must be from 0 to 47, not -1"),
        ({"seed": 2**64}, "seed must be from 0"),
    ],
    ids=str,
)
def test_a_deal_that_cannot_be_is_refused(options: dict[str, Any], says: str) -> None:
    deals = VectorDeals(PAGAT, 2, seed=1)
    before = deals.truth(0)
    with pytest.raises(ValueError, match=says):
        deals.deal(**{"index": 0, "dealer": 0, "deck": CARDS, **options})
    assert deals.truth(0) == before
    with pytest.raises(ValueError, match="index must be from 0 to 1, not 5"):
        deals.truth(5)
