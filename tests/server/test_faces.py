"""Faces at a live table: who is told what, when, and what the journal keeps of it."""

import asyncio
from pathlib import Path

import pytest

from aluette.game import view
from aluette.signs import Signing
from tests.server.faces import (
    dealt_table,
    look,
    seated,
    settle,
    sign,
    still_table,
    told,
)
from tests.server.support import Json, house_in


@pytest.mark.parametrize(
    ("watched", "messages"),
    [(119, []), (120, [None]), (349, [None]), (350, [None, "vache"]), (2000, [None, "vache"])],
)
def test_who_looks_long_enough_is_told_and_nobody_else(
    tmp_path: Path, watched: int, messages: list[str | None]
) -> None:
    """Seat 0 looks at seat 2 for the last ``watched`` ms of its sign; the table wakes too late."""

    async def run() -> None:
        async with still_table(tmp_path) as (clock, _, players):
            acts = [(5000 + 2000 - watched - 250, 0, look(2)), (5000, 2, sign("vache"))]
            for time, seat, command in sorted(acts, key=lambda act: act[0]):
                clock.at = time
                assert (await players[seat].do(command, f"c{time}"))["t"] == "done"
            clock.at = 20_000
            for player in players:
                await settle(player, "settle")
            noticed = told(players[0], "Noticed")
            assert [n["message"] for n in noticed] == messages
            start = 7000 - watched
            assert [n["time"] for n in noticed] == [start + 120, start + 350][: len(messages)]
            for seat in (1, 2, 3):
                assert told(players[seat], "Noticed") == []
            for seat in (0, 1, 3):
                assert told(players[seat], "Signed") == []
            assert [s["message"] for s in told(players[2], "Signed")] == ["vache"]
            assert all(told(player, "Looked")[0]["at"] == 2 for player in players)
            for player in players:
                assert player.known == view(player.table.match, player.seat)

    asyncio.run(run())


def test_a_notice_comes_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            await dealt_table(house, Signing("ancienne", honest=False, sign_ms=800))
            async with seated(house) as players:
                assert (await players[0].do(look(2), "look"))["t"] == "done"
                assert (await players[2].do(sign("vache"), "sign"))["t"] == "done"
                while not (found := told(players[0], "Noticed")):
                    await players[0].hear()
                looked, made = told(players[0], "Looked")[0], told(players[2], "Signed")[0]
                assert found[0]["time"] == max(looked["when"], made["time"]) + 120

    asyncio.run(run())


def test_words_are_heard_by_all_and_the_sign_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path) as (clock, _, players):
            clock.at = 100
            await players[2].do(sign("vache: au-dessus", "pout"), "sign")
            for player in players:
                await settle(player, "settle")
                said = {"type": "Said", "seat": 2, "words": "au-dessus", "time": 100}
                assert told(player, "Said") == [said]
                assert bool(told(player, "Signed")) == (player.seat == 2)

    asyncio.run(run())


REFUSED: dict[str, tuple[Json, str]] = {
    "an unknown sign": (sign("roi"), "unknown-sign"),
    "a phrase off the ladder": (sign("monsieur: au-dessus"), "unknown-sign"),
    "another sign's gesture": (sign("vache", "wink"), "unknown-sign"),
    "a gaze at nobody": (look(4), "bad-gaze"),
    "a gaze at oneself": (look(0), "bad-gaze"),
    "a call without a sign": ({"type": "Call"}, "nothing-seen"),
    "an unknown phrase": ({"type": "Speak", "phrase": "psst", "text": None}, "bad-speech"),
    "nothing said": ({"type": "Speak", "phrase": None, "text": ""}, "bad-speech"),
    "a time": (look(1) | {"time": 5}, "bad-message"),
    "a seat": (sign("vache") | {"seat": 2}, "bad-message"),
    "no gesture": ({"type": "Sign", "message": "vache"}, "bad-message"),
}


def test_what_is_refused_is_refused_to_its_sender_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path, Signing("simple")) as (clock, _, players):
            clock.at = 100
            one = players[0]
            before = [len(player.texts) for player in players]
            for name, (command, code) in REFUSED.items():
                answer = await one.do(command, name)
                assert (answer["t"], answer["code"]) == ("refused", code)
                assert (await one.do(command, name))["code"] == code
            held = {card.step for card in one.known.hand}
            untrue = next(s for k, s in enumerate(("monsieur", "madame"), 1) if k not in held)
            assert (await one.do(sign(untrue), "untrue"))["code"] == "untrue-sign"
            assert (await one.do(sign("misère"), "first"))["t"] == "done"
            clock.at = 4000
            assert (await one.do(sign("misère"), "second"))["code"] == "sign-rest"
            assert one.known == view(one.table.match, 0)
            for player, texts in list(zip(players, before, strict=True))[1:]:
                await settle(player, "settle")
                assert len(player.texts) == texts + 1

    asyncio.run(run())


def test_a_table_without_signs_refuses_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path, Signing()) as (_, _, players):
            assert (await players[0].do(look(1), "look"))["code"] == "no-signs"
            assert (await players[0].do(sign("vache"), "sign"))["code"] == "no-signs"
            said = {"type": "Speak", "phrase": "hello", "text": None}
            assert (await players[0].do(said, "hello"))["t"] == "done"

    asyncio.run(run())


def test_a_look_sent_again_is_not_done_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path) as (_, _, players):
            one = players[0]
            assert (await one.do(look(1), "a"))["t"] == "done"
            assert (await one.do(look(2), "b"))["t"] == "done"
            assert (await one.do(look(1), "a"))["t"] == "done"
            assert (await one.do(look(2), "c"))["t"] == "done"
            assert [event["at"] for event in told(one, "Looked")] == [1, 2]

    asyncio.run(run())
