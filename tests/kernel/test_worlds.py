"""Worlds: the hidden cards placed in every way that fits what is known, none more likely."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette import Match, Rules, View, commands, load_rules, perform, view
from aluette.cards import DECK, STEP_MASK
from aluette.game import deck_from_seed
from aluette.kernel.search import Demand, Known, Model, Situation, Told
from tests.bots.tables import ALL_RULES, started

SMALL = load_rules("gamerules", {"packets": [4, 4, 4], "chant": False})
"""Rules that leave no talon, so that late in the deal there are few worlds."""


def after_plays(rules: Rules, left: int, seed: int, laid: int = 0) -> Match:
    """A deal played at random until so many tricks are left and so many cards laid."""
    rng = random.Random(seed)
    match = started(rules, deck_from_seed(seed), rules.seats - 1)
    match, _ = perform(match, commands.Cut(match.table.asked[0], 24))
    while match.table.phase != "play" or (
        (rules.hand_size - len(match.table.tricks), -len(match.table.trick)) > (left, -laid)
    ):
        seat = match.table.asked[0]
        command: Any
        match match.table.phase:
            case "vote":
                command = commands.Vote(seat, False)
            case "declare":
                command = commands.Declare(seat, "pass")
            case _:
                hand = match.deal.hands[seat]
                assert hand is not None
                command = commands.Play(seat, rng.choice(hand))
        match, _ = perform(match, command)
    return match


def turn(rules: Rules, left: int, seed: int = 1, laid: int = 0) -> View:
    match = after_plays(rules, left, seed, laid)
    return view(match, match.table.asked[0])


def cards_of(mask: int) -> Iterator[int]:
    return (card for card in range(48) if mask >> card & 1)


def splits(cards: list[int], sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to give these seats so many of the cards, as masks."""
    if not sizes:
        yield ()
        return
    for chosen in itertools.combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for others in splits(rest, sizes[1:]):
            yield (sum(1 << card for card in chosen), *others)


def unseen_of(seen: View) -> list[int]:
    out = {card for cards in seen.table.played for card in cards} | set(seen.hand)
    return [card for card in range(48) if card not in out]


def assert_uniform(
    situation: Situation, fits: Callable[[tuple[int, ...]], bool], draws: int = 30_000
) -> None:
    """Every world that fits comes about as often, no other comes at all."""
    seen = situation.view
    others = [s for s in range(seen.table.seats) if s != seen.viewer]
    sizes = [seen.table.counts[s] for s in others]
    wanted = [world for world in splits(unseen_of(seen), sizes) if fits(world)]
    found = Counter(tuple(world[s] for s in others) for world in situation.worlds(draws, seed=11))
    assert set(found) <= set(wanted)
    mean = draws / len(wanted)
    for world in wanted:
        assert abs(found[world] - mean) < 6 * mean**0.5


def entries(seats: int, seat: int, mask: int) -> tuple[int, ...]:
    return tuple(mask * (s == seat) for s in range(seats))


SEEN = turn(SMALL, 2)
FIRST, SECOND, THIRD = ((SEEN.viewer + k) % 4 for k in (1, 2, 3))
UNSEEN = unseen_of(SEEN)


def place(seat: int) -> int:
    """Where a seat stands among the others."""
    return sorted((FIRST, SECOND, THIRD)).index(seat)


def test_where_nothing_is_known_all_worlds_are_as_likely() -> None:
    assert_uniform(Situation.of(SEEN), lambda _: True)


def test_so_they_are_with_a_card_held_and_others_barred() -> None:
    held, barred = 1 << UNSEEN[0], 1 << UNSEEN[2] | 1 << UNSEEN[4]
    known = Known(held=entries(4, FIRST, held), barred=entries(4, SECOND, barred))
    assert_uniform(
        Situation.of(SEEN, known),
        lambda world: bool(world[place(FIRST)] & held) and not world[place(SECOND)] & barred,
    )


def test_so_they_are_when_a_seat_told_that_it_has_one_of_several() -> None:
    some = sum(1 << card for card in UNSEEN[:3])
    told = Told(THIRD, ((Demand(some),),))
    assert_uniform(
        Situation.of(SEEN, Known(told=(told,))), lambda world: bool(world[place(THIRD)] & some)
    )


def test_a_seat_is_believed_as_often_as_it_is_trusted() -> None:
    card = 1 << UNSEEN[0]
    told = Told(FIRST, ((Demand(card),),), trust=0.7)
    worlds = Situation.of(SEEN, Known(told=(told,))).worlds(20_000, seed=1)
    share = sum(bool(world[FIRST] & card) for world in worlds) / len(worlds)
    assert share == pytest.approx(0.7 + 0.3 / 3, abs=0.02)


def test_of_several_readings_each_is_taken_as_often() -> None:
    one, two = 1 << UNSEEN[0], 1 << UNSEEN[1]
    told = Told(FIRST, ((Demand(one),), (Demand(two),)))
    worlds = Situation.of(SEEN, Known(told=(told,))).worlds(20_000, seed=1)
    assert all(world[FIRST] & (one | two) for world in worlds)
    shares = [sum(bool(world[FIRST] & card) for world in worlds) for card in (one, two)]
    assert abs(shares[0] - shares[1]) < 600


@pytest.mark.parametrize("spec", ALL_RULES)
@pytest.mark.parametrize("laid", [0, 2])
def test_each_world_could_be_the_real_one(spec: str, laid: int) -> None:
    rules = load_rules(spec)
    for left in (rules.hand_size, 3, 1):
        seen = turn(rules, left, seed=left, laid=laid)
        unseen = sum(1 << card for card in unseen_of(seen))
        for world in Situation.of(seen).worlds(50, seed=2):
            assert [hand.bit_count() for hand in world] == list(seen.table.counts)
            assert world[seen.viewer] == sum(1 << card for card in seen.hand)
            together = 0
            for hand in world:
                assert not together & hand
                together |= hand
            assert together & ~unseen == world[seen.viewer]


def test_who_took_of_the_talon_is_taken_to_have_kept_the_best() -> None:
    match = started(load_rules("pagat"), deck_from_seed(5), 3)
    match, _ = perform(match, commands.Cut(2, 24))
    for seat in range(4):
        match, _ = perform(match, commands.Vote(seat, True))
    for seat in match.table.singers:
        hand = sorted(match.deal.hands[seat] or ())
        match, _ = perform(match, commands.Discard(seat, tuple(hand[:6])))
    outsider = next(s for s in range(4) if s not in match.table.singers)
    worlds = Situation.of(view(match, outsider)).worlds(2000, seed=1)
    means = [
        sum(sum(cards_of(world[seat])) for world in worlds) / len(worlds) / 9 for seat in range(4)
    ]
    for singer in match.table.singers:
        for other in range(4):
            if other not in match.table.singers and other != outsider:
                assert means[singer] > means[other] + 5


@given(st.integers(0, 10**6), st.sampled_from(ALL_RULES))
@settings(max_examples=150, deadline=None)
def test_what_is_true_of_the_real_hands_is_never_refused(seed: int, spec: str) -> None:
    rng = random.Random(seed)
    rules = load_rules(spec)
    match = after_plays(rules, rng.randint(1, rules.hand_size), seed, rng.randrange(rules.seats))
    me = match.table.asked[0]
    held, barred, told = [0] * rules.seats, [0] * rules.seats, []
    for seat in range(rules.seats):
        hand = sum(1 << card for card in match.deal.hands[seat] or ())
        if seat == me:
            continue
        held[seat] = hand & rng.getrandbits(48) & rng.getrandbits(48)
        barred[seat] = DECK & ~hand & (rng.getrandbits(48) if rng.random() < 0.5 else DECK)
        for mask in rng.sample(STEP_MASK[1:], 2):
            if hand & mask:
                demand = Demand(mask, (hand & mask).bit_count())
                told += [Told(seat, ((demand,),))]
    known = Known(tuple(held), tuple(barred), tuple(told))
    for world in Situation.of(view(match, me), known).worlds(20, seed=seed):
        for seat in range(rules.seats):
            if seat != me:
                assert not held[seat] & ~world[seat]
                assert not barred[seat] & world[seat]
        for one in told:
            demand = one.readings[0][0]
            assert (world[one.seat] & demand.cards).bit_count() >= demand.least


def test_what_contradicts_itself_is_refused() -> None:
    card = 1 << UNSEEN[0]
    both = [card * (seat in (FIRST, SECOND)) for seat in range(4)]
    nobody = [card * (seat != SEEN.viewer) for seat in range(4)]
    own = 1 << SEEN.hand[0]
    told = tuple(Told(seat, ((Demand(card),),)) for seat in (FIRST, SECOND))
    for known, says in (
        (Known(held=tuple(both)), "two seats cannot hold the same card"),
        (Known(held=entries(4, FIRST, own)), "cannot hold a card that was seen elsewhere"),
        (
            Known(held=entries(4, FIRST, card), barred=entries(4, FIRST, card)),
            "both holds a card and does not",
        ),
        (
            Known(held=entries(4, FIRST, sum(1 << c for c in UNSEEN[:3]))),
            "cannot hold more cards than it has",
        ),
        (Known(barred=tuple(nobody)), "no hands fit all that is known"),
        (Known(told=told), "no hands fit all that is known"),
        (Known(told=(Told(FIRST, ((Demand(card, 2),),)),)), "no hands fit all that is known"),
        (Known(told=(Told(FIRST, ()),)), "has one reading at least"),
        (Known(told=(Told(5, ((Demand(card),),)),)), "no seat told that"),
        (Known(held=(0,)), "held must have an entry for each seat"),
    ):
        with pytest.raises(ValueError, match=says):
            Situation.of(SEEN, known)
    with pytest.raises(ValueError, match="trust must be from 0 to 1, not 2"):
        Told(FIRST, ((Demand(card),),), trust=2)


def test_what_is_doubtful_gives_way() -> None:
    card = 1 << UNSEEN[0]
    told = tuple(Told(seat, ((Demand(card),),), trust=0.9) for seat in (FIRST, SECOND))
    worlds = Situation.of(SEEN, Known(told=told)).worlds(500, seed=1)
    assert {bool(world[FIRST] & card) for world in worlds} == {True, False}


def test_the_same_seed_draws_the_same_worlds() -> None:
    situation = Situation.of(SEEN)
    assert situation.worlds(50, seed=4) == situation.worlds(50, seed=4)
    assert situation.worlds(50, seed=4) != situation.worlds(50, seed=5)
    with pytest.raises(ValueError, match="count must be from 0 to 10000000, not -1"):
        situation.worlds(-1, seed=4)


def test_plays_tell_of_hands() -> None:
    """Who led low early, as the books would, is thought to hold more than who led high."""
    seen = turn(load_rules("pagat"), 6, seed=3, laid=3)
    situation = Situation.of(seen)

    def explained(model: Model) -> float:
        worlds = situation.worlds(3000, seed=1, model=model)
        return sum(by_the_books(seen, world) for world in worlds) / len(worlds)

    plain, believing = explained(Model()), explained(Model(temper=1.0, chance=0.2))
    assert believing > plain + 0.02


def test_however_little_a_world_explains_the_plays_its_hands_are_full() -> None:
    believing = Model(temper=10, chance=0.001)
    for left in (2, 3, 5):
        seen = turn(load_rules("pagat"), left, seed=left)
        for world in Situation.of(seen).worlds(20, seed=1, model=believing):
            assert [hand.bit_count() for hand in world] == list(seen.table.counts)


def by_the_books(seen: View, world: Iterable[int]) -> float:
    """The share of leads by others that were their lowest card in this world."""
    hands = list(world)
    played = [list(cards) for cards in seen.table.played]
    share = []
    for trick in seen.table.tricks:
        leader = trick.leader
        if leader != seen.viewer:
            number = seen.table.tricks.index(trick)
            own = [*cards_of(hands[leader]), *map(int, played[leader][number:])]
            low = min(own)
            share.append(STEP_MASK_OF[low] == STEP_MASK_OF[int(trick.cards[0])])
    return sum(share) / max(1, len(share))


STEP_MASK_OF = {card: mask for mask in STEP_MASK for card in range(48) if mask >> card & 1}
