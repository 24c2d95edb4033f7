"""Random matches for the tests: something to do next, whoever is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator

from aluette import Command, Event, Match, Refusal, commands, decide, evolve
from aluette.cards import CARDS, STEP
from aluette.rules import RULE_SETS, Rules

ALL_RULES = RULE_SETS
"""Every preset, and each with its overlay where it has one."""

DEALT = ("vote", "discard", "declare", "play")
"""The phases in which everybody has his cards."""

Step = tuple[Match, Command, tuple[Event, ...], Match]
"""A match, a command, what it caused, and the match after it."""


def random_command(
    match: Match,
    rng: random.Random,
    *,
    ties: float = 0.5,
    sing: float = 0.9,
    cut: int | None = None,
    faults: float = 0,
) -> Command:
    """A legal command; with probability ``ties`` a card that equals the best of the trick.

    With probability ``faults`` a deal in progress is found to be wrong, and thrown in or penalised.
    """
    table = match.table
    rules = table.rules
    if faults and table.phase in DEALT and rng.random() < faults:
        again = rules.wrong_count == "redeal"
        return commands.Redeal() if again else commands.Penalise(rng.randrange(rules.seats))
    if table.phase == "draw":
        if rules.draw == "agreed" or rng.random() < 0.5:
            return commands.NameDealer(rng.randrange(rules.seats))
        return commands.Draw(rng.randrange(rules.seats), tuple(rng.sample(CARDS, 48)))
    if table.phase == "shuffle":
        return commands.Shuffle(tuple(rng.sample(CARDS, 48)))
    seat = rng.choice(table.asked)
    hand = match.deal.hands[seat] if match.deal.hands else None
    if table.phase == "cut":
        return commands.Cut(seat, cut or rng.randrange(1, 48))
    if table.phase == "vote":
        return commands.Vote(seat, rng.random() < sing)
    if table.phase == "declare":
        return commands.Declare(seat, rng.choice(table.words))
    assert hand
    if table.phase == "discard":
        return commands.Discard(seat, tuple(rng.sample(hand, len(hand) - rules.hand_size)))
    best = min((STEP[card] for card in table.trick), default=0)
    equal = [card for card in hand if STEP[card] == best]
    return commands.Play(seat, rng.choice(equal if equal and rng.random() < ties else hand))


def steps(
    rules: Rules | str,
    seed: int,
    *,
    ties: float = 0.5,
    sing: float = 0.9,
    cut: int | None = None,
    faults: float = 0,
    deals: int = 99,
) -> Iterator[Step]:
    """A random match, command by command, to its end or after so many deals."""
    rng = random.Random(seed)
    match = Match.new(rules)
    while match.table.phase != "over" and len(match.table.results) < deals:
        command = random_command(match, rng, ties=ties, sing=sing, cut=cut, faults=faults)
        events = decide(match, command)
        assert not isinstance(events, Refusal), events
        following = match
        for event in events:
            following = evolve(following, event)
        yield match, command, events, following
        match = following


def match_at(rules: Rules | str, seed: int, phase: str, **options: float) -> Match:
    """A random match in which this phase has come."""
    for before, _, _, _ in steps(rules, seed, **options):  # type: ignore[arg-type]
        if before.table.phase == phase:
            return before
    raise AssertionError(f"{rules} never came to {phase} with seed {seed}")
