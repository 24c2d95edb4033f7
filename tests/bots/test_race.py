"""What a trick is worth: the race agrees with the rules' scoring, and knows what is settled."""

from __future__ import annotations

from random import Random

import pytest

from aluette import Rules, load_rules
from aluette.bots.race import Race, Standing, race_of
from aluette.game.scoring import Stakes, outcome
from tests.bots.tables import ALL_RULES, turn

NONE = Stakes()


def race(rules: Rules, stakes: Stakes = NONE) -> Race:
    return Race(rules, stakes, spoiled=0.25, momentum=1.5)


def stakes_of(rules: Rules) -> list[Stakes]:
    """Some stakes that declarations under these rules can bring."""
    found = [NONE]
    if rules.announce == "required":
        found += [Stakes((1,)), Stakes((0, 2, 3))]
    if rules.announce == "bid":
        found += [Stakes((2,))]
    if rules.surrender == "offer":
        found += [Stakes((), 0), Stakes((), 1)]
    return found


@pytest.mark.parametrize(
    "spec",
    [
        *ALL_RULES,
        {"preset": "wikipedia", "announce_must_make": True},
        {"preset": "pagat", "mordienne_needs_loss": True},
        {"preset": "spanish+mordienne", "mordienne_needs_loss": True},
    ],
    ids=str,
)
def test_the_end_of_the_race_pays_what_the_rules_say(spec: str | dict[str, object]) -> None:
    rules, rng = load_rules(spec), Random(str(spec))
    for stakes in stakes_of(rules):
        run = race(rules, stakes)
        for _ in range(400):
            winners: list[int | None] = [None] * rules.hand_size
            for k in range(rules.hand_size):
                again = winners[k - 1] if k and rng.random() < 0.6 else None
                winners[k] = rng.choice([None, again, *range(rules.seats)])
            end = run.of(winners)
            result = outcome(rules, winners, stakes)
            points = tuple(
                float(result.points * (side == result.side)) for side in range(len(rules.sides))
            )
            assert run.points(end) == points == run.worth(end)
            assert end.holder == result.winner


def by_hand(run: Race, standing: Standing) -> list[float]:
    """The expectation as its definition says, nothing stored."""
    if not standing.left:
        return list(run.points(standing))
    seats = run.rules.seats
    weights = [1.5 if seat == standing.runner else 1.0 for seat in range(seats)]
    total = [0.25 * worth for worth in by_hand(run, run.after(standing, None))]
    for seat in range(seats):
        part = by_hand(run, run.after(standing, seat))
        total = [
            sum_ + 0.75 * weights[seat] / sum(weights) * worth
            for sum_, worth in zip(total, part, strict=True)
        ]
    return total


@pytest.mark.parametrize("spec", ["pagat", "rebour", "wikipedia-3", "wikipedia-6", "spanish"])
def test_what_is_stored_for_equals_is_what_each_would_get(spec: str) -> None:
    rules, rng = load_rules(spec), Random(spec)
    for stakes in stakes_of(rules):
        run = race(rules, stakes)
        for _ in range(12):
            played = rules.hand_size - rng.randint(0, 3)
            standing = run.of(rng.choice([None, *range(rules.seats)]) for _ in range(played))
            assert run.worth(standing) == pytest.approx(by_hand(run, standing))


def test_before_the_first_trick_all_sides_may_expect_the_same() -> None:
    for spec in ("pagat", "wikipedia-3", "wikimanche-6"):
        run = race(load_rules(spec))
        worth = run.worth(run.start())
        assert worth == pytest.approx([worth[0]] * len(worth))


def test_tricks_of_partners_are_not_added_together() -> None:
    """Two tricks of one player against one each of two partners."""
    run = race(load_rules("gamerules"))
    assert run.gain(run.of([0, 2, 1, 1]), 1) > 0
    assert run.gain(run.of([0, 2, 1, 1]), 0) == -run.gain(run.of([0, 2, 1, 1]), 1)


def test_nothing_is_worth_anything_once_the_deal_is_settled() -> None:
    run = race(load_rules("gamerules"))
    settled = run.of([0, 0, 0, 0, 0, 1, 2])
    assert {run.gain(run.after(settled, seat), 0) for seat in (None, 0, 1, 2, 3)} == {1.0}


def test_a_run_makes_the_last_trick_worth_more_where_mordienne_counts() -> None:
    winners = [0, 2, None, None, 0, None, 1, 1]
    for spec, more in (("gamerules", 1.0), ("gamerules+mordienne", 2.0)):
        run = race(load_rules(spec))
        standing = run.of(winners)
        assert run.gain(run.after(standing, 1), 1) == more


def test_a_seat_reads_the_race_from_its_view() -> None:
    seen = turn("pagat", "3c Kd 9s 8d 5b 4c 3b", tricks=("4d Ad 5d 6d", "Jd 4s Nd 5s"))
    run, standing = race_of(seen.table, 0.25, 1.5)
    assert standing == Standing(7, (0, 1, 0, 1), 1, 3)
    assert run.rules == seen.table.rules
