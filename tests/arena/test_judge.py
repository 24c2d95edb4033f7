"""What the judge of the last cards says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from aluette import Match, View, commands, load_rules, perform, sample_worlds, view
from aluette.arena import Judge, Terms, compare, dealt, entrants_of
from aluette.arena.judge import Verdict
from aluette.kernel import Solver
from aluette.notation.position import Position
from tests.arena.test_conduct import card
from tests.bots.tables import to_play, turn

THREE_EACH = (
    *("Ad 4d 5d 6d", "Ac 4c 5c 6c", "As 4s 5s 6s", "7d Kd 7c 8d"),
    *("Kc 8c 8b 7b", "Ks 5b 6b 7s", "Jd Jc 3b 3s"),
)
"""Seats 0 and 1 have three tricks each, 0 first; 1 leads the last but one."""


def test_who_lets_the_deciding_trick_go_throws_the_deal_away() -> None:
    """Whoever takes this trick is the first with four, and one card later it is too late."""
    seen = turn("pagat", "3d 4b", "Nd 9b 9s", THREE_EACH)
    for world, _ in zip(sample_worlds(seen, seed=1), range(5), strict=False):
        judge = Judge()
        assert judge.verdict(world, seen, card("4b")) == Verdict(chance=True, thrown=True)
        assert judge.verdict(world, seen, card("3d")) == Verdict(chance=True, thrown=False)


def test_what_no_card_can_change_is_no_chance() -> None:
    seen = turn("pagat", "3d 3c", "Nd 9b 9s", THREE_EACH)
    world = next(sample_worlds(seen, seed=1))
    assert Judge().verdict(world, seen, card("3c")) == Verdict(chance=False, thrown=False)


def test_only_the_last_five_cards_are_judged_and_only_choices() -> None:
    six = turn("pagat", "3d 2s Kc 8s 6b 5s", "", ("Ad 4d 5d 6d", "Ac 4c 5c 6c", "As 4s 7b 6s"))
    one = turn("pagat", "3d", "", (*THREE_EACH, "Nd 9b 9s 3c"))
    for seen in (six, one):
        world = next(sample_worlds(seen, seed=1))
        assert Judge().verdict(world, seen, seen.hand[-1]) is None


def turns_near_the_end(seed: int) -> Iterator[tuple[Match, View]]:
    """Turns with two to four cards in hand, in a deal played at random."""
    rng = Random(seed)
    match, _ = dealt(load_rules("gamerules"), str(seed), 0)
    match = to_play(match)
    while match.table.phase == "play":
        seat = match.table.asked[0]
        seen = view(match, seat)
        if 1 < len(seen.hand) < 5:
            yield match, seen
        match, _ = perform(match, commands.Play(seat, rng.choice(seen.hand)))


def test_only_what_the_seat_could_see_is_held_against_it() -> None:
    """A guess that goes wrong is not: in other worlds of the seat's it would have been right."""
    solver, guesses, faults = Solver(8), 0, 0
    for match, seen in (one for seed in range(80) for one in turns_near_the_end(seed)):
        real = solver.solve(Position.of(match)).cards
        worst = min(real, key=lambda c: real[c].low)
        verdict = Judge().verdict(match, seen, worst)
        assert verdict is not None
        better = [c for c in seen.hand if real[c].low > real[worst].low]
        if not better:
            assert verdict == Verdict(chance=False, thrown=False)
            continue
        worlds = islice(sample_worlds(seen, seed="others"), 100)
        solved = [solver.solve(Position.of(world)).cards for world in worlds]
        right = min(sum(w[worst].low > w[c].low for w in solved) for c in better)
        wrong = max(sum(w[worst].low < w[c].low for w in solved) for c in better)
        guesses += right > 8
        faults += right == 0 and wrong > 50
        if right > 8:
            assert not verdict.thrown
        if right == 0 and wrong > 50:
            assert verdict.thrown
    assert guesses > 0
    assert faults > 1


def test_verdicts_are_counted() -> None:
    first, second = entrants_of(["club", "beginner"])
    terms = Terms(load_rules("spanish"), judge=True)
    for conduct in compare(terms, first, second, range(4)).conducts:
        assert 40 < conduct.last_plays <= 4 * 2 * 2 * 4
        assert conduct.thrown <= conduct.chances < conduct.last_plays
    unjudged, _ = compare(Terms(terms.rules), first, second, range(1)).conducts
    assert (unjudged.last_plays, unjudged.chances) == (0, 0)
