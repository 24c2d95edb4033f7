"""Eyes, exact to the millisecond (R6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aluette.signs import Message
from aluette.signs.eyes import CARDS, Eyes, EyesError, Perceived, Timing, advance

VACHE = Message("vache")


Script = list[tuple[int, str, int, object]]


def played(script: Script, until: int = 10_000) -> list[Perceived]:
    """Carry out (time, look/sign, seat, target or message) in order, and say who noticed what."""
    eyes = Eyes.of(4)
    noticed: list[Perceived] = []
    for time, what, seat, value in script:
        eyes, more = advance(eyes, time)
        noticed += more
        if what == "look":
            assert value is None or isinstance(value, int)
            eyes = eyes.look(seat, value)
        else:
            assert isinstance(value, Message)
            eyes = eyes.sign(seat, value)
    eyes, more = advance(eyes, until)
    return [*noticed, *more]


@pytest.mark.parametrize(
    ("watched", "told"),
    [(119, []), (120, [None]), (349, [None]), (350, [None, VACHE]), (1200, [None, VACHE])],
)
def test_a_gaze_on_the_signer_for_so_long_sees_so_much(
    watched: int, told: list[Message | None]
) -> None:
    """Seat 0 looks at seat 2 for the last ``watched`` ms of a sign of 1200 ms."""
    look = 5000 + 1200 - watched - 250
    script = [(look, "look", 0, 2), (5000, "sign", 2, VACHE)]
    noticed = played(sorted(script, key=lambda entry: entry[0]))
    assert [p.message for p in noticed] == told
    assert all(p.seat == 0 and p.maker == 2 for p in noticed)


@pytest.mark.parametrize(("away", "told"), [(119, 0), (120, 1), (349, 1), (350, 2)])
def test_looking_away_in_time_sees_no_more(away: int, told: int) -> None:
    """Seat 0 looks at the signer from the beginning and its look away takes effect at ``away``."""
    script = [
        (0, "look", 0, 2),
        (5000, "sign", 2, VACHE),
        (5000 + away - 250, "look", 0, CARDS),
    ]
    assert len(played(sorted(script, key=lambda entry: entry[0]))) == told


def test_time_on_the_signer_is_added_up() -> None:
    script = [
        (0, "look", 0, 2),
        (5000, "sign", 2, VACHE),
        (5000, "look", 0, 1),  # away from 5250 on: 250 ms so far
        (5500, "look", 0, 2),  # back from 5750 on, held since 5650: 100 ms more are enough
    ]
    noticed = played(script)
    assert [(p.time, p.message) for p in noticed] == [(5120, None), (5850, VACHE)]


def test_what_is_seen_late_is_shown_for_400_ms_at_least() -> None:
    late = played([(4600, "sign", 2, VACHE), (5200, "look", 0, 2)])
    assert [(p.time, p.until) for p in late if p.message] == [(5800, 6200)]
    early = played([(0, "look", 0, 2), (4600, "sign", 2, VACHE)])
    assert [(p.time, p.until) for p in early if p.message] == [(4950, 5800)]


def test_a_gaze_holds_and_a_newer_one_replaces_what_has_not_taken_effect() -> None:
    eyes = Eyes.of(4).look(0, 1)
    assert eyes.gazes[0].shows == 1  # at once
    assert eyes.gazes[0].at is CARDS
    eyes, _ = advance(eyes, 249)
    assert eyes.gazes[0].at is CARDS
    eyes, _ = advance(eyes, 250)
    assert eyes.gazes[0].at == 1
    eyes = advance(eyes, 260)[0].look(0, 2)
    assert eyes.gazes[0].when == 650  # 400 after 250, later than 260 + 250
    eyes = advance(eyes, 300)[0].look(0, 3)
    assert (eyes.gazes[0].to, eyes.gazes[0].when) == (3, 650)
    eyes, _ = advance(eyes, 650)
    assert eyes.gazes[0].at == 3
    eyes, _ = advance(eyes, 2000)
    assert eyes.look(0, 1).gazes[0].when == 2250


def test_the_same_look_again_changes_nothing() -> None:
    eyes, _ = advance(Eyes.of(4).look(0, 2), 100)
    assert eyes.look(0, 2) == eyes
    settled, _ = advance(eyes, 1000)
    assert settled.look(0, 2) == settled


def test_signs_need_rest_and_have_a_limit() -> None:
    eyes = Eyes.of(4, Timing(most=2)).sign(1, VACHE)
    eyes, _ = advance(eyes, 3199)
    with pytest.raises(EyesError, match="rest 1 ms") as caught:
        eyes.sign(1, VACHE)
    assert caught.value.code == "sign-rest"
    eyes = advance(eyes, 3200)[0].sign(1, VACHE)
    eyes, _ = advance(eyes, 9000)
    with pytest.raises(EyesError, match="2 signs") as caught:
        eyes.sign(1, VACHE)
    assert caught.value.code == "sign-limit"
    assert eyes.sign(0, VACHE).made == (1, 2, 0, 0)


@pytest.mark.parametrize("at", [0, 4, -1])
def test_nobody_looks_at_himself_or_at_nobody(at: int) -> None:
    with pytest.raises(EyesError, match="cannot look") as caught:
        Eyes.of(4).look(0, at)
    assert caught.value.code == "bad-gaze"


def test_time_does_not_go_back() -> None:
    eyes, _ = advance(Eyes.of(4), 500)
    with pytest.raises(EyesError, match="past"):
        advance(eyes, 499)


looks = st.tuples(
    st.integers(0, 6000),
    st.just("look"),
    st.integers(0, 3),
    st.one_of(st.none(), st.integers(0, 3)),
)
signs = st.tuples(st.integers(0, 6000), st.just("sign"), st.integers(0, 3), st.just(VACHE))


@given(st.lists(st.one_of(looks, signs), max_size=25), st.lists(st.integers(0, 9000), max_size=9))
def test_it_is_the_same_however_often_time_is_looked_at(
    script: list[tuple[int, str, int, object]], glances: list[int]
) -> None:
    """The same as a slow reading that goes millisecond by millisecond; and in any slices."""
    script.sort(key=lambda entry: entry[0])
    wanted = slowly(script, 9000)
    eyes = Eyes.of(4)
    noticed: list[Perceived] = []
    todo = sorted([*script, *((t, "glance", 0, None) for t in glances)], key=lambda e: e[0])
    for time, what, seat, value in todo:
        eyes, more = advance(eyes, time)
        noticed += more
        try:
            if what == "look":
                eyes = eyes.look(seat, value)  # type: ignore[arg-type]
            elif what == "sign":
                eyes = eyes.sign(seat, VACHE)
        except EyesError:
            continue
    noticed += advance(eyes, 9000)[1]
    assert [(p.time, p.seat, p.maker, p.message) for p in noticed] == wanted


def slowly(  # noqa: C901
    script: list[tuple[int, str, int, object]], until: int
) -> list[tuple[int, int, int, Message | None]]:
    """The rule of eyes, one millisecond after the other."""
    at: list[int | None] = [None] * 4
    since = [-10_000] * 4
    change: dict[int, tuple[int | None, int]] = {}
    signs: list[tuple[int, int, list[int]]] = []
    rested = [0] * 4
    noticed: list[tuple[int, int, int, Message | None]] = []
    for now in range(until + 1):
        for maker, _, watched in signs:
            for seat in range(4):
                if now > 0 and at[seat] == maker:
                    watched[seat] += 1
                    if watched[seat] in (120, 350):
                        message = None if watched[seat] == 120 else VACHE
                        noticed.append((now, seat, maker, message))
        for seat, (to, when) in list(change.items()):
            if when <= now:
                at[seat], since[seat] = to, when
                del change[seat]
        signs = [sign for sign in signs if sign[1] > now]
        for time, what, seat, value in script:
            if time != now:
                continue
            if what == "look" and value != seat:
                shows = change[seat][0] if seat in change else at[seat]
                if shows != value:
                    change[seat] = (value, max(now + 250, since[seat] + 400))  # type: ignore[assignment]
            if what == "sign" and now >= rested[seat]:
                signs.append((seat, now + 1200, [0] * 4))
                rested[seat] = now + 3200
    return noticed
