"""The game of eyes in ticks: who may see, and that nobody's luck depends on others' signs."""

from __future__ import annotations

import pytest

from aluette.signs import EyesError, Message
from aluette.signs.ticks import Choice, Odds, perceive

VACHE, WINK = Message("vache"), Message("borgne")
SURE = Odds(1.0, 1.0)


def test_who_looks_at_the_maker_sees_and_nobody_else() -> None:
    choices = [Choice(sign=VACHE), Choice(at=2), Choice(at=0), Choice()]
    noticed = perceive(choices, seed=1, tick=3, odds=SURE)
    assert [(p.seat, p.maker, p.message, p.time) for p in noticed] == [(2, 0, VACHE, 3)]


def test_who_signs_does_not_watch() -> None:
    both = [Choice(at=2, sign=VACHE), Choice(), Choice(at=0, sign=WINK), Choice(at=2)]
    noticed = perceive(both, seed=1, tick=1, odds=SURE)
    assert [(p.seat, p.message) for p in noticed] == [(3, WINK)]


def test_the_odds_say_how_often_a_sign_is_seen_and_glimpsed() -> None:
    choices = [Choice(sign=VACHE), Choice(), Choice(at=0), Choice()]
    odds = Odds(full=0.5, glimpse=0.75)
    seen = [perceive(choices, seed=9, tick=tick, odds=odds) for tick in range(2000)]
    whole = sum(bool(noticed) and noticed[0].message == VACHE for noticed in seen)
    glimpses = sum(bool(noticed) and noticed[0].message is None for noticed in seen)
    assert 920 < whole < 1080
    assert 430 < glimpses < 570


def test_another_sign_changes_no_draw() -> None:
    odds = Odds(0.5, 0.7)
    for tick in range(300):
        one = [Choice(sign=VACHE), Choice(at=0), Choice(at=0), Choice()]
        two = [*one[:3], Choice(sign=WINK)]
        assert perceive(one, seed="s", tick=tick, odds=odds) == perceive(
            two, seed="s", tick=tick, odds=odds
        )


def test_the_seed_the_tick_the_maker_and_the_observer_all_matter() -> None:
    odds = Odds(0.5, 0.5)

    def pattern(seed: int, first: int, maker: int, observer: int) -> list[bool]:
        choices = [Choice()] * 4
        choices[maker], choices[observer] = Choice(sign=VACHE), Choice(at=maker)
        ticks = range(first, first + 64)
        return [bool(perceive(choices, seed=seed, tick=tick, odds=odds)) for tick in ticks]

    usual = pattern(1, 0, 0, 1)
    others = [pattern(2, 0, 0, 1), pattern(1, 64, 0, 1), pattern(1, 0, 2, 1), pattern(1, 0, 0, 3)]
    assert usual == pattern(1, 0, 0, 1)
    assert all(usual != other for other in others)


@pytest.mark.parametrize("at", [0, 4, -1])
def test_nobody_looks_at_himself_or_at_nobody(at: int) -> None:
    with pytest.raises(EyesError, match=r"seat 0 cannot look at"):
        perceive([Choice(at=at), Choice(), Choice(), Choice()], seed=1, tick=1)
