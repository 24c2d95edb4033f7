"""What signs tell a search and a network of the hands."""

from __future__ import annotations

import random
import struct
from dataclasses import replace
from pathlib import Path

from aluette.bots.knowledge import known_from, shown_by, situation_of
from aluette.bots.network import Trained
from aluette.bots.position import Position
from aluette.cards import STEP_MASK, mask_of, parse_cards
from aluette.kernel.shown import shown_left, shown_of
from aluette.kernel.weights import pack, weights_of
from tests.bots.tables import saw, turn

HAND = "3c Ac Kc Jb 8s 7c 6d 5d 4b"
TOP = sum(STEP_MASK[1:9])


def steps(*held: int, aces: int = 0, poor: bool = False) -> int:
    """What a hand has shown with cards of these steps."""
    return shown_of([n in held for n in range(9)] + [aces], poor=poor)


def test_nothing_is_shown_where_nobody_signs() -> None:
    assert shown_by(turn("pagat", HAND)) == ()


def test_each_seat_has_shown_what_it_saw() -> None:
    seen = turn("pagat", HAND)
    assert seen.viewer == 0
    partner = saw(seen, (2, "monsieur"), (2, "as×2"), (2, "vache"))
    assert shown_by(partner) == (0, 0, steps(1, 4, aces=2), 0)
    foe = saw(seen, (1, "chêne"), (2, "misère"))
    assert shown_by(foe) == (0, steps(7), steps(poor=True), 0)
    own = saw(seen, (0, "madame"), (0, "as"))
    assert shown_by(own) == (steps(2, aces=1), 0, 0, 0)


def test_cards_of_which_one_is_played_are_counted_as_they_were_dealt() -> None:
    """The partner has played Monsieur, whom he showed, and an ace of the two."""
    seen = turn("pagat", "3c Kc Jb 8s 7c 6d 5d 4b", tricks=["4c 4d Ad 5s"], trick="3d 5b")
    assert seen.viewer == 0
    assert shown_by(saw(seen, (2, "as×2"), (2, "monsieur"))) == (0, 0, steps(aces=2), 0)


def test_a_poor_hand_mostly_has_none_of_the_best() -> None:
    seen = turn("pagat", HAND)
    with_top = [
        sum(world[2] & TOP != 0 for world in situation_of(table).worlds(1000, seed=1))
        for table in (seen, saw(seen, (2, "misère")))
    ]
    assert with_top[0] > 700
    assert 20 < with_top[1] < 180


def test_a_poor_hand_counts_until_it_is_belied() -> None:
    """Who has shown a poor hand and then plays Monsieur has shown nothing, and is given cards."""
    seen = turn("pagat", "3c Kc Jb 8s 7c 6d 5d 4b", tricks=["4c 4d Ad 5s"], trick="3d 5b")
    told = saw(seen, (2, "misère"))
    assert known_from(told).shown == (0, 0, 0, 0)
    assert situation_of(told).worlds(5, seed=1)


def test_a_poor_hand_shown_twice_is_no_surer() -> None:
    seen = turn("pagat", HAND)
    once, twice = (known_from(saw(seen, *[(2, "misère")] * n)) for n in (1, 2))
    assert once == twice
    assert once.told


def test_who_sings_has_another_hand_than_the_poor_one() -> None:
    """Six cards of the talon come to a singer, who lays his weakest away (R5.3)."""
    told = saw(turn("wikipedia", HAND), (0, "misère"), (2, "misère"))
    assert known_from(told, singers=(2, 1)).told == ()
    assert known_from(told, singers=(1, 3)).told
    sung = replace(told, table=replace(told.table, singers=(2, 0)))
    assert known_from(sung).told == ()
    assert shown_by(sung) == (0, 0, 0, 0)


def test_partners_are_not_taken_to_know_an_ace_that_was_not_shown() -> None:
    """One of two aces was shown, and that one played."""
    seen = turn("pagat", "Ac 3c Kc Jb 8s 7c 5d 4b", tricks=["Ad 3d 5s 4c"], trick="6c 6d 7b")
    assert seen.viewer == 0
    shown = shown_by(saw(seen, (0, "as")))[0]
    assert shown == steps(aces=1)
    assert shown_left(shown, mask_of(parse_cards("Ad"))) == 0


def test_who_has_no_partner_is_told_nothing() -> None:
    alone = turn("wikipedia-3", "3c Ac Kc Jb 8s 7c 6d 5d 4b 4c 4d 9b")
    assert shown_by(saw(alone, (1, "monsieur"))) == ()


def test_the_network_is_told(tmp_path: Path) -> None:
    """With weights by which every input counts, a sign changes many choices."""
    rng, path = random.Random(1), tmp_path / "any.weights"
    standard = Trained().network
    count = len(weights_of(standard.__reduce__()[1][0])) // 2
    weights = struct.pack(f"{count}f", *(rng.gauss(0, 0.2) for _ in range(count)))
    path.write_bytes(pack(weights, {}))
    policy, changed = Trained(path), 0
    cards = parse_cards(HAND + " 9b 9s Ks Jd 2s 4d")
    for _ in range(20):
        seen = turn("pagat", " ".join(card.code for card in rng.sample(cards, 9)))
        told = saw(seen, (2, "monsieur"), (2, "vache"))
        changed += policy.card(Position.of(seen)) != policy.card(Position.of(told))
    assert changed > 4
