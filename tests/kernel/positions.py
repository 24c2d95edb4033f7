"""Random positions for the kernel's tests, many of them full of equal cards."""

from __future__ import annotations

import random

from aluette.cards import CARDS, STEP, STEP_MASK, CardSet
from aluette.game.scoring import NO_STAKES, Stakes, deal_winner, made_mordienne
from aluette.game.tricks import Tricks
from aluette.notation.position import Position
from aluette.rules import RULE_SETS, Rules, load_rules

CHANGED = (
    ("pagat", {"mordienne_needs_loss": True, "shortest_run": 3}),
    ("spanish+mordienne", {"mordienne_needs_loss": True}),
    ("pagat", {"mordienne": "last-five", "packets": [3, 3], "chant": False}),
    ("wikipedia-3", {"spoiled_lead": "first-tied", "mordienne_needs_loss": True}),
    ("wikipedia-6", {"mordienne": "last-five", "spoiled_lead": "first-tied"}),
    ("wikimanche-6", {"mordienne": "run", "shortest_run": 1}),
)
"""Rules that no preset has, so that each variant of the kernel is reached."""

ALL_RULES: tuple[Rules, ...] = (
    *map(load_rules, RULE_SETS),
    *(load_rules(preset, changes) for preset, changes in CHANGED),
)


NAMES = [f"{rules.spec()}" for rules in ALL_RULES]
"""What tests call these rules."""


def random_stakes(rules: Rules, rng: random.Random) -> Stakes:
    """Stakes that the declarations of these rules can lead to."""
    if rules.surrender == "offer" and rng.random() < 0.2:
        return Stakes(refused=rng.randrange(2))
    if rules.announce != "no" and rng.random() < 0.5:
        seats = rng.sample(range(rules.seats), 1 if rules.announce == "bid" else rng.randint(1, 2))
        return Stakes(announcers=tuple(seats))
    return NO_STAKES


def random_deck(rng: random.Random, size: int) -> list[int]:
    """So many cards: of the whole deck, or of few steps, so that many are equal."""
    cards = list(range(48))
    if rng.random() < 0.7:
        kinds = rng.sample(range(1, 20), 19)
        cards = []
        while len(cards) < size:
            cards += [int(card) for card in CardSet(STEP_MASK[kinds.pop()])]
    return rng.sample(cards, size)


def random_position(rules: Rules, rng: random.Random, left: int, laid: int = 0) -> Position:
    """A position with so many tricks to come, and so many cards in the trick in progress."""
    seats = rules.seats
    deck = random_deck(rng, seats * left)
    hands = [sorted(deck[s * left : s * left + left], reverse=True) for s in range(seats)]
    spoiled = rng.choice([0.1, 0.4, 1.0])
    winners = [
        None if rng.random() < spoiled else rng.randrange(seats)
        for _ in range(rules.hand_size - left)
    ]
    leader = rng.randrange(seats)
    if winners and winners[-1] is not None:
        leader = winners[-1]
    trick = [hands[(leader + k) % seats].pop(rng.randrange(left)) for k in range(laid)]
    return Position(
        rules,
        tuple("NESW" if seats == 4 else "ABCDEF"[:seats]),
        leader,
        tuple(tuple(CARDS[card] for card in hand) for hand in hands),
        tuple(CARDS[card] for card in trick),
        tuple(winners),
        random_stakes(rules, rng),
    )


def outcome_number(rules: Rules, tricks: Tricks) -> int:
    """The kernel's number of how a deal came out, by the Python engine."""
    winner = deal_winner(tricks.winners)
    return 12 if winner is None else 2 * winner + made_mordienne(rules, tricks.winners)


def likely_card(tricks: Tricks, rng: random.Random) -> int:
    """A card to play: often one that equals the strongest of the trick."""
    hand = tricks.legal_cards()
    best = min((STEP[card] for card in tricks.trick), default=0)
    equal = [card for card in hand if STEP[card] == best]
    return rng.choice(equal if equal and rng.random() < 0.5 else hand)
