"""Every question that a seat can be asked is answered, and no answer is refused."""

from __future__ import annotations

from random import Random

import pytest

from aluette import (
    Match,
    Refusal,
    Rules,
    commands,
    decide,
    deck_from_seed,
    load_rules,
    perform,
    view,
)
from aluette.bots import LEVELS, Bot, load_bot
from aluette.game.commands import Declare
from tests.bots.tables import ALL_RULES, dealt, hands_with, quick_bot, started

HOUSES = (
    {"preset": "pagat", "announce": "extends", "mordienne": "last-five"},
    {"preset": "wikipedia", "announce_must_make": True, "mordienne_needs_loss": True},
    {"preset": "spanish", "packets": [3, 3, 3], "singers": "left-and-dealer"},
    {"preset": "wikipedia-6", "teams": "alone", "packets": [5]},
    {"preset": "gamerules", "chant": False, "packets": [1]},
)


def play_match(rules: Rules, bot: Bot, seed: int) -> set[str]:
    """Play a match with one bot in every seat; what was asked."""
    match, _ = perform(Match.new(rules), commands.NameDealer(seed % rules.seats))
    asked = set()
    while match.table.phase != "over":
        if not match.table.asked:
            deck = deck_from_seed(f"{seed}/{len(match.table.results)}")
            match, _ = perform(match, commands.Shuffle(deck))
            continue
        seat = match.table.asked[seed % len(match.table.asked)]
        asked.add(match.table.phase)
        command = bot.choose(view(match, seat), seed)
        refusal = decide(match, command)
        assert not isinstance(refusal, Refusal), refusal
        match, _ = perform(match, command)
    return asked


@pytest.mark.bulk
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("spec", ALL_RULES)
def test_whole_matches_are_played_without_a_refusal(spec: str, level: str) -> None:
    rules = load_rules(spec)
    asked = set().union(*(play_match(rules, quick_bot(level), seed) for seed in range(2)))
    assert {"cut", "play"} <= asked
    assert ("vote" in asked) == rules.chant
    assert ("declare" in asked) == rules.declares
    assert "discard" not in asked or rules.chant


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: str(house["preset"]))
def test_rules_of_a_house_are_played_as_well(house: dict[str, object]) -> None:
    for seed in range(4):
        assert "play" in play_match(load_rules(house), load_bot("club"), seed)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("spec", ["pagat", "wikipedia", "spanish", "rebour"])
def test_every_word_of_every_round_has_an_answer(spec: str, level: str) -> None:
    """Other seats say what they please; the bot answers each question that follows."""
    rules, bot = load_rules(spec), quick_bot(level)
    heard = set()
    for seed in range(40):
        match = dealt(rules, hands_with(rules, {}, seed))
        while match.table.phase in ("vote", "declare"):
            seat = match.table.asked[0]
            answer = bot.choose(view(match, seat), seed)
            assert not isinstance(decide(match, answer), Refusal)
            words = match.table.words
            heard.add(words)
            others = Random(f"{seed}/{len(match.table.declared)}")
            if words and others.random() < 0.6:
                answer = Declare(seat, others.choice(words))
            match, _ = perform(match, answer)
    openings = {"concede", "surrender", "announce"} & {word for words in heard for word in words}
    assert ("agree", "disagree") in heard
    assert (("accept", "refuse") in heard) == ("surrender" in openings)
    assert (("accept", "decline") in heard) == (rules.announce == "bid")


def test_the_chant_is_sung_and_discards_are_the_weakest() -> None:
    match = started("pagat", deck_from_seed(3), 0)
    match, _ = perform(match, commands.Cut(match.table.asked[0], 20))
    for seat in range(4):
        match, _ = perform(match, commands.Vote(seat, True))
    singer = match.table.asked[0]
    seen = view(match, singer)
    command = load_bot("club").choose(seen, 1)
    assert command == commands.Discard(singer, seen.hand[:6])
    assert not isinstance(decide(match, command), Refusal)


def test_a_seat_that_is_not_asked_has_no_answer() -> None:
    match = started("pagat", deck_from_seed(1), 3)
    with pytest.raises(ValueError, match="seat 0 is not asked for anything"):
        load_bot("casual").choose(view(match, 0), 1)


def test_cuts_stay_in_the_middle_and_differ() -> None:
    match = started("pagat", deck_from_seed(1), 3)
    answers = (load_bot("casual").choose(view(match, 2), seed) for seed in range(100))
    cuts = {answer.at for answer in answers if isinstance(answer, commands.Cut)}
    assert min(cuts) >= 12
    assert max(cuts) < 36
    assert len(cuts) > 10
