import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from aluette.cards import Card
from aluette.game import View
from aluette.game.events import Played
from aluette.server.entries import Answered, Change
from aluette.server.journal import Journal, JournalError, UnreadableError
from tests.server.support import Json, Seated, drive, house_in, new_table, play_deal


def test_the_same_command_is_done_once_and_answered_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            name = await new_table(house, guests=4)
            async with house.table(name) as table:
                assert table is not None
                players = [Seated(table, place) for place in range(4)]
                for player in players:
                    await player.hello()
                await drive(players, "cut")
                cutter = next(p for p in players if p.known.asked)
                other = next(p for p in players if not p.known.asked)
                refused = await other.do({"type": "Cut", "at": 9}, "mine")
                assert refused["code"] == "not-asked"
                assert (await cutter.do({"type": "Cut", "at": 9}, "mine"))["t"] == "done"
                at = cutter.last
                assert (await cutter.do({"type": "Cut", "at": 9}, "mine"))["t"] == "done"
                assert (await cutter.do({"type": "Vote", "yes": True}, "mine"))["t"] == "done"
                assert cutter.last == at
                assert cutter.known.deal.votes[cutter.known.viewer] is None
                # A refusal is kept too, though the same command would be fit by now.
                assert await other.do({"type": "Vote", "yes": True}, "mine") == refused
            # So it is after the table was loaded anew.
            async with house.table(name) as table:
                assert table is not None
                await table.stop()
            async with house.table(name) as table:
                assert table is not None
                cutter = Seated(table, cutter.place)
                await cutter.hello()
                assert (await cutter.do({"type": "Cut", "at": 9}, "mine"))["t"] == "done"
                assert cutter.known.table.phase == "vote"

    asyncio.run(run())


def test_what_cannot_be_stored_is_not_seen_and_the_table_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    append = Journal.append
    broken = False

    async def fail_when_broken(journal: Journal, change: Change) -> Answered | None:
        if broken:
            raise JournalError("the disk is full")
        return await append(journal, change)

    monkeypatch.setattr(Journal, "append", fail_when_broken)

    async def run() -> None:
        nonlocal broken
        async with house_in(tmp_path) as house:
            name = await new_table(house, guests=2)
            async with house.table(name) as table:
                assert table is not None
                players = [Seated(table, 0), Seated(table, 1)]
                for player in players:
                    await player.hello()
                await drive(players, "vote")
                one = players[0]
                stored = await house.journal.load(name)
                broken = True
                answer = await one.do({"type": "Vote", "yes": False}, "vote")
                assert answer == {
                    "t": "refused",
                    "id": "vote",
                    "code": "resync",
                    "why": "the command could not be stored, so it was not done",
                }
                for player in players:
                    while not player.outbox.ended.is_set():
                        await player.hear()
                    assert player.outbox.code == "resync"
                    assert not [
                        e
                        for e in player.events
                        if e["type"] == "Voted" and e["seat"] == one.known.viewer
                    ]
                assert table.ended
                late = Seated(table, 0)
                assert (await late.hello())["code"] == "resync"
                assert await house.journal.load(name) == stored
            broken = False
            async with house.table(name) as anew:
                assert anew is not None
                assert anew is not table
                again = Seated(anew, 0)
                await again.hello()
                assert again.known.deal.votes[again.known.viewer] is None
                assert (await again.do({"type": "Vote", "yes": False}, "vote"))["t"] == "done"

    asyncio.run(run())
    log = capsys.readouterr()
    assert "table failed" in log.out + log.err


def test_a_table_is_let_go_when_all_have_left_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path, idle_seconds=0) as house:
            name = await new_table(house)
            async with house.table(name) as table:
                assert table is not None
                player = Seated(table, 0)
                await player.hello()
                await player.wait()
                async with house.table(name) as same:
                    assert same is table
                match = table.match
                assert not table.ended
            assert (await player.hear())["code"] == "resync"
            async with house.table(name) as again:
                assert again is not None
                assert again is not table
                assert again.match == match

    asyncio.run(run())


def test_events_that_do_not_follow_each_other_make_no_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            name = await new_table(house)
            await house.journal.append(
                Change(name, 1, 1, (Played(0, Card(0), 1),), "play", (0, 0)),
            )
            with pytest.raises(UnreadableError):
                async with house.table(name):
                    pytest.fail("there is a table")

    asyncio.run(run())


def test_a_bot_that_fails_costs_no_more_than_a_new_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(bot: Any, view: View, seed: int) -> Json:
        raise RuntimeError("it holds Card('3d')")

    async def run() -> None:
        async with house_in(tmp_path) as house:
            name = await new_table(house)
            with monkeypatch.context() as patch:
                patch.setattr("tests.server.simple.SimpleBot.choose", broken)
                async with house.table(name) as table:
                    assert table is not None
                    player = Seated(table, 0)
                    await player.hello()
                    while not player.outbox.ended.is_set():
                        if player.awaited:
                            await player.do(player.next_command(), f"n{player.last}")
                        await player.hear()
                    assert player.outbox.code == "resync"
            async with house.table(name) as table:
                assert table is not None
                player = Seated(table, 0)
                await player.hello()
                await play_deal(player, "deal")

    asyncio.run(run())
    log = capsys.readouterr().out
    assert "RuntimeError" in log
    assert "broken:" in log
    assert not re.search(r"\b3d\b", log)
