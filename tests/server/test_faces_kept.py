"""What the journal keeps of faces, and what comes back of them."""

import asyncio
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
import structlog

from aluette.game import Match, evolve
from aluette.server.entries import FACES, Change, Stored
from aluette.server.journal import Journal
from aluette.server.schema import events, faces
from tests.server.faces import (
    StillClock,
    dealt_table,
    look,
    seated,
    settle,
    sign,
    still_table,
    told,
)
from tests.server.support import Seated, house_in


def folded(stored: Stored) -> Match:
    match = Match.new(stored.rules, signing=stored.signing)
    for event in stored.events:
        match = evolve(match, event)
    return match


def test_a_gaze_waits_for_no_disk_and_a_sign_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path) as (_, house, players):
            gate = threading.Event()
            held = asyncio.create_task(house.journal._writer.do(lambda _: gate.wait(30)))
            await asyncio.sleep(0)
            assert (await players[0].do(look(2), "look"))["t"] == "done"
            assert told(players[0], "Looked")
            signing = asyncio.create_task(players[2].do(sign("vache"), "sign"))
            await asyncio.sleep(0.05)
            assert not signing.done()
            assert players[2].table.match.facts == ()
            gate.set()
            assert (await signing)["t"] == "done"
            await held
            stored = await house.journal.load("t")
            assert stored is not None
            assert [type(e).__name__ for e in stored.events if isinstance(e, FACES)] == [
                "Looked",
                "Signed",
            ]

    asyncio.run(run())


def test_a_gaze_that_is_not_stored_costs_a_new_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(journal: Journal, change: Change) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(OSError("the disk is full"))
        return future

    async def run() -> None:
        async with still_table(tmp_path) as (_, house, players):
            with monkeypatch.context() as patch, structlog.testing.capture_logs() as logs:
                patch.setattr(Journal, "note", lost)
                await players[0].do(look(2), "look")
                while not players[0].outbox.ended.is_set():
                    await players[0].hear()
            assert players[0].outbox.code == "resync"
            assert [log["error"] for log in logs] == ["OSError"]
            async with seated(house) as again:
                assert again[0].known.table.gazes == (None,) * 4

    asyncio.run(run())


async def play_card(players: list[Seated], name: str) -> None:
    asked = next(p for p in players if p.known.asked)
    assert (await asked.do(asked.next_command(), name))["t"] == "done"
    for player in players:
        await settle(player, f"{name}-settle")


def test_both_streams_together_tell_the_match(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path) as (clock, house, players):
            for turn in range(48):
                clock.at += 700
                seat = turn % 4
                target = (seat + 1 + turn % 3) % 4
                await players[seat].do(look(target if turn % 5 else None), f"l{turn}")
                if turn % 4 == 1:
                    await players[turn % 3].do(sign("as×2: au-dessus"), f"s{turn}")
                if turn % 7 == 2:
                    text = {"type": "Speak", "phrase": None, "text": "Allez !"}
                    await players[3].do(text, f"t{turn}")
                if players[0].known.table.phase == "play":
                    await play_card(players, f"p{turn}")
                stored = await house.journal.load("t")
                assert stored is not None
                assert folded(stored) == players[0].table.match
                assert stored.faces >= turn // 2
            assert players[0].known.table.signs
            assert players[0].known.table.shown

    asyncio.run(run())
    engine = sa.create_engine(f"sqlite:///{tmp_path}/journal.sqlite3")
    with engine.connect() as connection:
        cards = connection.execute(sa.select(events.c.sequence, events.c.event)).all()
        rows = connection.execute(sa.select(faces).order_by(faces.c.n)).all()
    engine.dispose()
    assert [sequence for sequence, _ in cards] == list(range(1, len(cards) + 1))
    names = [f'"type":"{cls.__name__}"' for cls in FACES]
    assert not [text for _, text in cards if any(name in text for name in names)]
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    assert [row.after for row in rows] == sorted(row.after for row in rows)
    assert {(row.match, row.deal) for row in rows} == {(1, 1)}


def test_each_deal_and_each_match_counts_its_faces_from_one(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        async with house_in(tmp_path, clock=lambda: clock) as house:
            rules = {"preset": "spanish", "match": {"deals": 2}, "draw": "agreed"}
            await dealt_table(house, rules=rules)
            async with seated(house, clock) as players:
                for number in range(200):
                    table = players[0].known.table
                    if table.phase == "play" and not table.trick and not table.tricks:
                        await players[0].do(look(1), f"l{number}")
                    asked = next((p for p in players if p.awaited), players[0])
                    await asked.do(asked.next_command(), f"n{number}")
                    for player in players:
                        await settle(player, f"s{number}")
                    if table.phase == "over":
                        break
                said = {"type": "Speak", "phrase": "good-game", "text": None}
                assert (await players[0].do(said, "said"))["t"] == "done"
                stored = await house.journal.load("t")
                assert stored is not None
                assert stored.match == 2
                assert folded(stored) == players[0].table.match

    asyncio.run(run())
    engine = sa.create_engine(f"sqlite:///{tmp_path}/journal.sqlite3")
    with engine.connect() as connection:
        rows = connection.execute(sa.select(faces.c.match, faces.c.deal, faces.c.n)).all()
    engine.dispose()
    assert {(row.match, row.deal) for row in rows} >= {(1, 1), (1, 2)}
    assert max(row.match for row in rows) == 2
    assert len(set(rows)) == len(rows)
    assert {row.n for row in rows} == set(range(1, max(row.n for row in rows) + 1))


def test_a_sign_in_the_air_is_void_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        async with house_in(tmp_path, clock=lambda: clock) as house:
            await dealt_table(house)
            async with seated(house, clock) as players:
                await players[0].do(look(2), "look")
                clock.at = 1000
                await players[2].do(sign("vache"), "sign")
                clock.at = 1200
                for player in players:
                    await settle(player, "settle")
                assert [n["message"] for n in told(players[0], "Noticed")] == [None]
                known = [player.known for player in players]
                await players[0].table.stop()
            clock.at = 1210
            async with house.table("t") as table:
                assert table is not None
                clock.begin(1210)
                again = [Seated(table, player.place) for player in players]
                for player in again:
                    snapshot = await player.hello()
                    assert snapshot["clock"] == 1210
                    assert player.known == known[player.seat]
                clock.at = 5000
                assert (await again[1].do(look(2), "look"))["t"] == "done"
                for player in again:
                    await settle(player, "later")
                    assert not told(player, "Noticed")
                # It counts for the rest and the limit all the same.
                assert (await again[2].do(sign("vache"), "more"))["t"] == "done"
            stored = await house.journal.load("t")
            assert stored is not None
            kinds = [type(e).__name__ for e in stored.events if isinstance(e, FACES)]
            assert kinds == ["Looked", "Signed", "Noticed", "Voided", "Looked", "Signed"]

    asyncio.run(run())


def test_a_sign_that_was_over_when_all_left_is_not_void(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        async with house_in(tmp_path, clock=lambda: clock) as house:
            await dealt_table(house)
            async with seated(house, clock) as players:
                await players[2].do(sign("vache"), "sign")
                await players[0].table.stop()
            clock.at = 60_000
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("aluette.server.table.since_deal", lambda _: 60_000)
                async with house.table("t") as table:
                    assert table is not None
                    await Seated(table, 0).hello()
            stored = await house.journal.load("t")
            assert stored is not None
            assert [type(e).__name__ for e in stored.events if isinstance(e, FACES)] == ["Signed"]

    asyncio.run(run())


def test_the_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            await dealt_table(house)
            async with seated(house) as players:
                await players[0].do(look(2), "look")
                time = told(players[0], "Looked")[0]["time"]
                await players[0].table.stop()
            async with house.table("t") as table:
                assert table is not None
                snapshot = await Seated(table, 0).hello()
                assert snapshot["clock"] >= time

    asyncio.run(run())
