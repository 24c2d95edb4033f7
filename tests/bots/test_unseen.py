"""A bot's command depends on its view and the seed, and on nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from aluette import Match, commands, deck_from_seed, load_rules, perform, view
from aluette.bots import LEVELS, load_bot
from aluette.game.events import Cards
from tests.bots.tables import ALL_RULES, quick_bot


def other_world(match: Match, viewer: int, rng: Random) -> Match:
    """The same match for the viewer, all cards that he has not seen in other places."""
    deal = match.deal
    hidden = [(name, i) for name in ("hands", "discards") for i in range(match.table.seats)]
    piles: dict[tuple[str, int], Cards] = {
        (name, i): getattr(deal, name)[i]
        for name, i in hidden
        if i != viewer and getattr(deal, name)
    }
    talon = () if match.table.singers else deal.talon or ()
    cards = [card for pile in piles.values() for card in pile] + list(talon)
    rng.shuffle(cards)
    moved = {place: tuple(cards.pop() for _ in pile) for place, pile in piles.items()}
    changes = {
        name: tuple(moved.get((name, i), getattr(deal, name)[i]) for i in range(match.table.seats))
        for name in ("hands", "discards")
        if getattr(deal, name)
    }
    if talon:
        changes["talon"] = tuple(cards)
    return replace(match, deal=replace(deal, **changes))


def moments(spec: str, seed: int) -> Iterator[tuple[Match, int]]:
    """Every question of one deal between bots of different levels."""
    rules = load_rules(spec)
    match, _ = perform(Match.new(rules), commands.NameDealer(seed % rules.seats))
    match, _ = perform(match, commands.Shuffle(deck_from_seed(seed)))
    while not match.table.results:
        seat = match.table.asked[0]
        yield match, seat
        bot = load_bot(LEVELS[seat % 3])
        match, _ = perform(match, bot.choose(view(match, seat), seed))


@pytest.mark.bulk
@pytest.mark.parametrize("spec", ALL_RULES)
def test_unseen_cards_in_other_places_change_no_command(spec: str) -> None:
    rng = Random(spec)
    changed = 0
    for seed in range(3):
        for match, seat in moments(spec, seed):
            if not match.deal.hands:
                continue
            twin = other_world(match, seat, rng)
            assert view(twin, seat) == view(match, seat)
            changed += twin != match
            for level in LEVELS:
                bot = quick_bot(level)
                assert bot.choose(view(twin, seat), seed) == bot.choose(view(match, seat), seed)
    assert changed > 15


@pytest.mark.parametrize("spec", ["pagat", "wikipedia-3"])
def test_the_same_view_and_seed_give_the_same_command_in_any_order(spec: str) -> None:
    bot = load_bot("beginner")
    asked = [(view(match, seat), seat) for seed in range(5) for match, seat in moments(spec, seed)]
    there = [bot.choose(seen, 7) for seen, _ in asked]
    back = [bot.choose(seen, 7) for seen, _ in reversed(asked)]
    assert there == back[::-1]


def test_another_seed_may_make_a_beginner_err_elsewhere() -> None:
    seen = [view(match, seat) for match, seat in moments("pagat", 4)]
    bot = load_bot("beginner")
    lines = {tuple(bot.choose(v, seed) for v in seen) for seed in range(10)}
    assert len(lines) > 5
