"""Hidden cards placed anew: the same view, the same sizes, and every place equally likely."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette import REFEREE, SPECTATOR, Match, sample_worlds, view
from aluette.cards import CARDS, Card
from tests.driver import ALL_RULES, steps

Piles = dict[str, frozenset[Card]]
ROUNDS = 1500


def piles(match: Match) -> Piles:
    """Where every card of a deal lies now, those on the table left out."""
    table, deal = match.table, match.deal
    lying: dict[str, Iterable[Card]] = {"talon": () if table.singers else deal.talon or ()}
    for seat, name in enumerate(table.names):
        lying[f"hand {name}"] = deal.hands[seat] or ()
        lying[f"discards {name}"] = deal.discards[seat] or ()
    return {pile: frozenset(cards) for pile, cards in lying.items() if cards}


def laid(match: Match) -> list[Card]:
    table = match.table
    return [card for trick in table.tricks for card in trick.cards] + list(table.trick)


def states(rules: str, seed: int, **options: float) -> Iterator[Match]:
    """Every state of two random deals."""
    told = list(steps(rules, seed, deals=2, **options))  # type: ignore[arg-type]
    yield told[0][0]
    for _, _, _, match in told:
        yield match


# What holds for every world


@pytest.mark.bulk
@settings(max_examples=60)
@given(rules=st.sampled_from(ALL_RULES), seed=st.integers(0, 2**32), data=st.data())
def test_a_world_has_the_view_it_was_made_from(rules: str, seed: int, data: st.DataObject) -> None:
    for match in states(rules, seed, faults=0.02):
        viewer = data.draw(st.integers(REFEREE, match.table.seats - 1))
        seen = view(match, viewer)
        world = next(sample_worlds(seen, seed=seed))
        assert view(world, viewer) == seen
        if not match.deal.dealt or not world.deal.dealt:
            continue
        lying, really = piles(world), piles(match)
        assert {k: len(v) for k, v in lying.items()} == {k: len(v) for k, v in really.items()}
        cards = [card for pile in lying.values() for card in pile]
        assert sorted(cards + laid(world)) == list(CARDS)
        if viewer >= 0:
            name = match.table.names[viewer]
            for pile in (f"hand {name}", f"discards {name}"):
                assert lying.get(pile) == really.get(pile)
        dealt = [card for hand in world.deal.dealt for card in hand or ()]
        assert sorted([*dealt, *(world.deal.talon or ())]) == list(CARDS)


@settings(max_examples=30)
@given(rules=st.sampled_from(ALL_RULES), seed=st.integers(0, 2**32))
def test_the_referee_sees_one_world_only(rules: str, seed: int) -> None:
    for match in states(rules, seed):
        assert next(sample_worlds(view(match, REFEREE), seed=0)) == match


@settings(max_examples=30)
@given(rules=st.sampled_from(ALL_RULES), seed=st.integers(0, 2**32))
def test_once_the_deal_is_over_all_see_one_world_only(rules: str, seed: int) -> None:
    over = [match for match in states(rules, seed) if match.table.shown is not None]
    for match in over:
        for viewer in range(-1, match.table.seats):
            world = next(sample_worlds(view(match, viewer), seed=0))
            assert (world.table, world.tricks) == (match.table, match.tricks)
            for part in ("dealt", "talon", "hands", "sung", "discards"):
                assert getattr(world.deal, part) == getattr(match.deal, part)


def test_worlds_come_without_end_and_from_their_seed() -> None:
    seen = view(state("pagat", "play"), 0)
    worlds = [list(itertools.islice(sample_worlds(seen, seed=seed), 5)) for seed in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]
    assert all(one != other for one, other in itertools.combinations(worlds[0], 2))


def test_before_the_cut_the_deck_may_lie_in_any_order() -> None:
    match = state("pagat", "cut")
    worlds = itertools.islice(sample_worlds(view(match, 0), seed=3), 20)
    decks = [world.deal.deck for world in worlds]
    assert all(sorted(deck or ()) == list(CARDS) for deck in decks)
    assert len(set(decks)) == 20


def test_sealed_votes_are_drawn_anew_and_votes_not_cast_are_not() -> None:
    match = next(
        m for m in states("pagat", 4) if m.table.phase == "vote" and len(m.table.asked) == 2
    )
    voted = [seat for seat in range(4) if seat not in match.table.asked]
    for viewer in (*range(4), SPECTATOR):
        worlds = itertools.islice(sample_worlds(view(match, viewer), seed=5), 400)
        votes = [world.deal.votes for world in worlds]
        for seat in range(4):
            yes = sum(vote[seat] is True for vote in votes)
            if seat == viewer or seat not in voted:
                assert {vote[seat] for vote in votes} == {match.deal.votes[seat]}
            else:
                assert 150 < yes < 250
                assert {vote[seat] for vote in votes} == {True, False}


def test_who_voted_no_is_known_once_votes_are_open() -> None:
    match = next(m for m in states("pagat", 2, sing=0.5) if m.table.votes)
    worlds = itertools.islice(sample_worlds(view(match, 0), seed=5), 20)
    assert {world.deal.votes for world in worlds} == {match.table.votes}


# Uniformity


def state(
    rules: str, phase: str, *, tricks: int = 0, cards: int = 0, sung: bool | None = None
) -> Match:
    """A state of some match in this phase, so far into its play."""
    wanted = (phase, tricks, cards)
    for seed in itertools.count():
        for match in states(rules, seed, sing=0.0 if sung is False else 1.0):
            table = match.table
            if (table.phase, len(table.tricks), len(table.trick)) != wanted:
                continue
            if sung is None or bool(table.singers) is sung:
                return match
    raise AssertionError


def first_singer(match: Match) -> int:
    return match.table.singers[0]


def no_singer(match: Match) -> int:
    return next(seat for seat in range(match.table.seats) if seat not in match.table.singers)


def seat(number: int) -> Callable[[Match], int]:
    return lambda _: number


VIEWS: dict[str, tuple[Callable[[Match], int], Callable[[], Match]]] = {
    "early": (seat(1), lambda: state("gamerules", "vote")),
    "three players": (seat(2), lambda: state("wikipedia-3", "play", tricks=3, cards=1)),
    "six players": (seat(4), lambda: state("wikimanche-6", "play", tricks=1, cards=2)),
    "late": (seat(3), lambda: state("gamerules", "play", tricks=6, cards=2, sung=False)),
    "before the discards": (first_singer, lambda: state("spanish", "discard", sung=True)),
    "singer": (first_singer, lambda: state("pagat", "play", tricks=2, cards=1, sung=True)),
    "listener": (no_singer, lambda: state("wikipedia", "play", tricks=1, cards=3, sung=True)),
    "spectator": (seat(SPECTATOR), lambda: state("pagat", "play", tricks=4, sung=True)),
}


def within(chi_square: float, freedom: int) -> bool:
    """Whether chance makes a chi-square so large (Wilson and Hilferty's approximation)."""
    step = 2 / (9 * freedom)
    return bool(((chi_square / freedom) ** (1 / 3) - 1 + step) / step**0.5 < 4.5)


@pytest.mark.parametrize("name", VIEWS)
def test_unseen_cards_lie_anywhere_in_proportion_to_the_piles(name: str) -> None:
    viewer, make = VIEWS[name]
    match = make()
    seen = view(match, viewer(match))
    worlds = list(itertools.islice(sample_worlds(seen, seed=name), ROUNDS))
    mine = "-" if seen.viewer < 0 else seen.table.names[seen.viewer]
    sizes = {p: len(cards) for p, cards in piles(worlds[0]).items() if not p.endswith(mine)}
    where = [
        {card: pile for pile, cards in piles(world).items() if pile in sizes for card in cards}
        for world in worlds
    ]
    unseen = sorted(where[0])
    count = len(unseen)
    assert all(sorted(places) == unseen for places in where)
    assert count == sum(sizes.values())

    # Each card alone. The piles' sizes are fixed, so the counts vary a little less than freely.
    chi_square = 0.0
    for card in unseen:
        found = Counter(places[card] for places in where)
        for pile, size in sizes.items():
            expected = ROUNDS * size / count
            chi_square += (found[pile] - expected) ** 2 / expected
    assert within(chi_square * (count - 1) / count, (count - 1) * (len(sizes) - 1))

    # Two cards together: some pairs, chosen by the view's name.
    for one, other in random.Random(name).sample(list(itertools.combinations(unseen, 2)), 8):
        found_both = Counter((places[one], places[other]) for places in where)
        chi_square, freedom = 0.0, -1
        for first, second in itertools.product(sizes, repeat=2):
            ways = sizes[first] * (sizes[second] - (first == second))
            expected = ROUNDS * ways / (count * (count - 1))
            freedom += expected > 0
            if expected:
                chi_square += (found_both[first, second] - expected) ** 2 / expected
            else:
                assert not found_both[first, second]
        assert within(chi_square, freedom), (one, other)


def test_a_card_a_singer_played_came_from_the_talon_six_times_in_fifteen() -> None:
    match = state("pagat", "play", tricks=5, sung=True)
    singer = first_singer(match)
    played = [t.cards[(singer - t.leader) % 4] for t in match.table.tricks]
    worlds = list(itertools.islice(sample_worlds(view(match, SPECTATOR), seed=8), ROUNDS))
    for card in played:
        sung = sum(card in (world.deal.sung[singer] or ()) for world in worlds)
        assert abs(sung - 0.4 * ROUNDS) < 4 * (ROUNDS * 0.4 * 0.6) ** 0.5
