"""Signs for the page's tests: looks and signs between cards, eyes by themselves, messages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from aluette.cards import CARDS, STEP
from aluette.game import Match
from aluette.game import commands as cmd
from aluette.signs import (
    LEVELS,
    SIGNS,
    Eyes,
    Message,
    Timing,
    advance,
    decode,
    encode,
    load_sign_set,
    possible,
)
from aluette.signs.sets import GESTURES, SIGN_SETS
from aluette.signs.talk import TALK

SEATS = 4


def commands(match: Match, dice: random.Random) -> Iterator[cmd.Command]:
    """What faces do between two cards: some looks, a sign to who looks, a call, a word."""
    eyes = match.eyes
    if eyes is None or dice.random() < 0.6:
        return
    time = eyes.time + dice.randrange(50, 1500)
    for seat in range(SEATS):
        at = dice.choice([None, *(s for s in range(SEATS) if s != seat)])
        yield cmd.Look(seat, at, time)
    maker = dice.randrange(SEATS)
    time += dice.randrange(900)
    yield cmd.Sign(maker, dice.choice(["vache", "as×2", "borgne: en dessous"]), time)
    yield cmd.Watch(time + dice.choice([150, 700, 1300]))
    for seat in range(SEATS):
        yield cmd.Call(seat, time + 1300)
    yield cmd.Speak(maker, time + 1300, phrase="wait")
    yield cmd.Speak(maker, time + 1301, text="Ha !")


def eyes_scripts() -> list[dict[str, Any]]:
    """Looks and signs at odd moments, some on the very millisecond, with who noticed what."""
    dice = random.Random("eyes")
    return [_script(dice) for _ in range(40)]


def _script(dice: random.Random) -> dict[str, Any]:
    timing = Timing(sign=dice.choice([800, 1200, 2000]))
    eyes, time = Eyes.of(SEATS, timing), 0
    steps: list[list[int | None]] = []
    noticed: list[list[int | bool]] = []
    for _ in range(24):
        time += dice.choice([0, 1, 119, 120, 229, 230, 349, 350, dice.randrange(900)])
        eyes, new = advance(eyes, time)
        seat = dice.randrange(SEATS)
        if dice.random() < 0.3 and time >= eyes.rested[seat]:
            eyes = eyes.sign(seat, Message("vache"))
            steps.append([time, seat])
        else:
            at = dice.choice([None, *(s for s in range(SEATS) if s != seat)])
            eyes = eyes.look(seat, at)
            steps.append([time, seat, at])
        noticed += [[p.seat, p.maker, p.message is not None, p.time, p.until] for p in new]
    eyes, new = advance(eyes, time + 5000)
    noticed += [[p.seat, p.maker, p.message is not None, p.time, p.until] for p in new]
    shows = [gaze.shows for gaze in eyes.gazes]
    return {"sign": timing.sign, "steps": steps, "noticed": noticed, "shows": shows}


def language() -> dict[str, Any]:
    """The words of signs, and messages with the steps that they name."""
    dice = random.Random("language")
    messages: dict[str, tuple[int, ...]] = {}
    readings: list[tuple[str, list[str], list[Any]]] = []
    for _ in range(12):
        for told in encode(dice.sample(range(len(STEP)), 9))[:6]:
            messages[str(told.message)] = told.message.named
            for seen in ([], dice.sample(CARDS, 20)):
                left = possible(decode(told.message), sum(1 << card for card in seen))
                codes = [card.code for card in seen]
                readings.append((str(told.message), codes, [asdict(reading) for reading in left]))
    return {
        "signs": SIGNS,
        "gestures": GESTURES,
        "sets": {name: load_sign_set(name).gestures for name in SIGN_SETS},
        "talk": TALK,
        "levels": LEVELS,
        "timing": asdict(Timing()),
        "messages": messages,
        "readings": readings,
    }
