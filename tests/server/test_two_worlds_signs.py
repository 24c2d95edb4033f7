"""Who did not see a sign cannot tell the world with it from the world without it.

A deal is played with looks, signs and talk at random. Then one sign that a player neither made
nor noticed is left out, or, where words were spoken with it, another is put in its place. Whatever
reaches him must be the same, to the byte and in the same order: at his socket, when he comes back,
over HTTP, in the logs; and so must be all that a bot in his seat is ever shown. It is so at every
level of signs, also where the table moves everybody's eyes.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import random
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from aluette.bots import load_bot
from aluette.game import Match, Refusal, decide, evolve, perform, view
from aluette.game import events as ev
from aluette.game.commands import Call, Cut, Look, Play, SeatCommand, Sign, Speak, Watch
from aluette.notation import plain
from aluette.server.entries import Person
from aluette.signs import Signing
from tests.server.faces import FaceBot, StillClock, come, dealt, dealt_table, settle
from tests.server.support import Seated, house_in, people, plain_command
from tests.server.test_two_worlds import MIDNIGHT, asked_for

SIGNING = Signing("ancienne", honest=False)
LEVELS = {level: Signing(level, honest=False) for level in ("assiste", "simple", "ancienne")}
Act = tuple[int, SeatCommand]
"""A command and its time."""

MESSAGES = ("vache", "monsieur", "as×3", "misère", "vache: au-dessus", "as: en dessous")
SAME_WORDS = {"vache: au-dessus": "borgne: au-dessus", "as: en dessous": "as×2: en dessous"}


def script(chance: random.Random, length: int, signing: Signing = SIGNING) -> list[Act]:
    """Looks, signs, calls, talk and plays at random, in order."""
    match, _ = dealt("wikipedia", signing)
    acts: list[Act] = []
    time = 0
    while len(acts) < length and match.eyes is not None:
        time += chance.choice((1, 60, 120, 250, 400, 900))
        seat = chance.randrange(4)
        asked = match.table.asked[0]
        hand = match.deal.hands[asked] or ()
        others = [None, *(other for other in range(4) if other != seat)]
        wishes: list[SeatCommand] = [
            *[Look(seat, chance.choice(others), time)] * 5,
            *[Sign(seat, chance.choice(MESSAGES), time)] * 3,
            Call(seat, time),
            Speak(seat, time, phrase="hello"),
            Play(asked, chance.choice(hand)),
        ]
        wish = chance.choice(wishes)
        decided = decide(match, wish)
        if isinstance(decided, Refusal):
            continue
        for event in decided:
            match = evolve(match, event)
        if match.eyes is not None:
            acts.append((time, wish))
    return acts


def unseen(acts: list[Act], viewer: int, signing: Signing = SIGNING) -> list[int]:
    """The signs of the script that the viewer neither makes nor notices, the last of their maker.

    A later sign of the same maker could be refused in one world and made in the other, and every
    call that somebody has a right to only by this sign as well.
    """
    match, _ = dealt("wikipedia", signing)
    made: dict[int, tuple[int, ev.Signed]] = {}
    for number, (_, act) in enumerate(acts):
        match, told = perform(match, act)
        for event in told:
            if isinstance(event, ev.Signed):
                made[event.seat] = (number, event)
    match, _ = perform(match, Watch(acts[-1][0] + 5000))
    noticed = [fact for fact in match.facts if isinstance(fact, ev.Noticed)]

    def by(sign: ev.Signed) -> set[int]:
        return {
            n.seat for n in noticed if n.maker == sign.seat and sign.time < n.time <= sign.until
        }

    callers = {act.seat for _, act in acts if isinstance(act, Call)}
    return [
        number
        for seat, (number, sign) in made.items()
        if seat != viewer and viewer not in by(sign) and not callers & by(sign)
    ]


def another_world(acts: list[Act], number: int) -> list[Act]:
    """Without the sign, or where it has words, with another in its place.

    Its maker sends something instead that is refused: it wakes the table as the sign did.
    """
    time, sign = acts[number]
    assert isinstance(sign, Sign)
    instead = SAME_WORDS.get(sign.message)
    other = Cut(sign.seat, 0) if instead is None else replace(sign, message=instead)
    return [*acts[:number], (time, other), *acts[number + 1 :]]


async def run_through(acts: list[Act], clock: StillClock, by_seat: dict[int, Seated]) -> None:
    for number, (time, act) in enumerate(acts):
        clock.at = time
        if act.seat in by_seat:
            answer = await by_seat[act.seat].do(plain_command(act), f"c{number}")
            assert answer["t"] == ("refused" if isinstance(act, Cut) else "done"), answer
    clock.at += 5000
    for player in by_seat.values():
        await settle(player, "settle")


async def received(
    acts: list[Act], viewer: int, folder: Path, signing: Signing = SIGNING
) -> list[str]:
    """Everything that reaches the viewer when this happens at a live table."""
    clock = StillClock()
    async with house_in(folder, clock=lambda: clock, load_bot=load_bot) as house:
        await dealt_table(house, signing)
        async with house.table("t") as table:
            assert table is not None
            clock.begin()
            players = await come(table)
            await run_through(acts, clock, {p.seat: p for p in players})
            late = Seated(table, players[viewer].place)
            await late.hello()
            stored = await house.journal.load("t")
            assert stored is not None
            guest = stored.people[late.place].guest
            assert guest is not None
            return [
                *players[viewer].texts,
                *late.texts,
                *await asked_for(house, folder, guest),
            ]


async def shown(
    acts: list[Act], viewer: int, folder: Path, signing: Signing = SIGNING
) -> list[Any]:
    """All that a bot in the viewer's seat is shown; it plays for the script's player."""
    clock = StillClock()
    bot = FaceBot([Look(viewer, (viewer + 1) % 4, 0)], delay=300)
    seats = people(4)
    seats[viewer] = Person(level="club")
    async with house_in(folder, clock=lambda: clock, load_bot=lambda _: bot) as house:
        await dealt_table(house, signing, seats)
        async with house.table("t") as table:
            assert table is not None
            clock.begin()
            players = await come(table)
            await run_through(acts, clock, {p.seat: p for p in players})
    return [plain.dump(known) for known in bot.shown] + bot.asked


@contextlib.contextmanager
def constant() -> Any:
    """Whatever is left to chance or to the clock is the same in both worlds."""
    with (
        mock.patch("secrets.token_hex", return_value="constant"),
        mock.patch("secrets.randbits", return_value=1),
        mock.patch("aluette.server.rows.now", return_value=MIDNIGHT),
    ):
        yield


def in_both_worlds(
    what: Any, acts: list[Act], number: int, viewer: int, signing: Signing = SIGNING
) -> tuple[list[Any], list[Any]]:
    results = []
    for world in (acts, another_world(acts, number)):
        logs = io.StringIO()
        with (
            constant(),
            tempfile.TemporaryDirectory() as folder,
            contextlib.redirect_stdout(logs),
            contextlib.redirect_stderr(logs),
        ):
            told = asyncio.run(what(world, viewer, Path(folder), signing))
        results.append([*told, logs.getvalue()])
    return results[0], results[1]


worlds = given(
    length=st.integers(5, 45),
    viewer=st.integers(0, 3),
    level=st.sampled_from(["simple", "ancienne"]),
    seed=st.integers(0, 2**32),
)


@pytest.mark.bulk
@settings(max_examples=25)
@worlds
def test_an_unseen_sign_changes_nothing_that_is_sent(
    length: int, viewer: int, level: str, seed: int
) -> None:
    chance, signing = random.Random(seed), LEVELS[level]
    acts = script(chance, length, signing)
    candidates = unseen(acts, viewer, signing)
    assume(candidates)
    here, there = in_both_worlds(received, acts, chance.choice(candidates), viewer, signing)
    assert here == there


@pytest.mark.bulk
@settings(max_examples=25)
@given(viewer=st.integers(0, 3), maker=st.integers(1, 3), start=st.integers(0, 4000))
def test_nor_does_it_where_eyes_move_by_themselves(viewer: int, maker: int, start: int) -> None:
    """Nobody looks himself here, so who signs must turn his head as if he did not."""
    seat = (viewer + maker) % 4
    sign = (start, Sign(seat, "vache", start))
    later: list[Act] = [
        (time, Speak(viewer, time, phrase="hello"))
        for time in range(start + 100, start + 3000, 100)
    ]
    here, there = in_both_worlds(received, [sign, *later], 0, viewer, LEVELS["assiste"])
    assume(not any('"Noticed"' in text for text in here))
    assert any('"Looked"' in text for text in here)
    assert here == there


@pytest.mark.bulk
@settings(max_examples=15)
@worlds
def test_an_unseen_sign_changes_nothing_that_a_bot_is_shown(
    length: int, viewer: int, level: str, seed: int
) -> None:
    chance, signing = random.Random(seed), LEVELS[level]
    # The bot moves its own eyes and plays its own cards: what the script does there is left out.
    acts: list[Act] = [
        (time, act)
        for time, act in script(chance, length, signing)
        if act.seat != viewer and not isinstance(act, (Play, Call))
    ]
    assume(acts)
    watching = Look(viewer, (viewer + 1) % 4, 0)
    candidates = [n - 1 for n in unseen([(0, watching), *acts], viewer, signing)]
    assume(candidates)
    here, there = in_both_worlds(shown, acts, chance.choice(candidates), viewer, signing)
    assert here == there


def test_the_worlds_do_differ_for_who_saw_the_sign() -> None:
    """The comparison can fail: what the beholder receives is not the same."""
    acts: list[Act] = [(0, Look(0, 2, 0)), (1000, Sign(2, "vache", 1000)), (9000, Look(1, 3, 9000))]
    assert unseen(acts, 0) == []
    assert unseen(acts, 1) == [1]
    here, there = in_both_worlds(received, acts, 1, 0)
    assert here != there
    here, there = in_both_worlds(received, acts, 1, 2)
    assert here != there


def test_the_scripts_hold_signs_and_those_who_see_them() -> None:
    match: Match
    found = {"unseen": 0, "words": 0, "noticed": 0}
    for seed in range(30):
        acts = script(random.Random(seed), 30)
        match, _ = dealt("wikipedia", SIGNING)
        for _, act in acts:
            match, _ = perform(match, act)
        found["noticed"] += any(isinstance(f, ev.Noticed) for f in view(match, 0).facts)
        for number in unseen(acts, 0):
            found["unseen"] += 1
            sign = acts[number][1]
            found["words"] += isinstance(sign, Sign) and sign.message in SAME_WORDS
    assert all(count >= 5 for count in found.values()), found
