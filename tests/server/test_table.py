import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from aluette.bots import LEVELS, load_bot
from aluette.game import View, view
from aluette.rules import load_rules
from aluette.server.entries import Answered, Change, Person
from aluette.server.journal import Journal, JournalError
from aluette.server.messages import Hello
from aluette.server.viewers import KEPT
from tests.server.support import Json, Seated, drive, house_in, new_table


async def play_deal(player: Seated, name: str) -> None:
    """Play on, simply, to the deal's end."""
    for number in range(60):
        await player.wait()
        if player.known.table.phase in ("shuffle", "over"):
            return
        assert (await player.do(player.next_command(), f"{name}-{number}"))["t"] == "done"
    pytest.fail("the deal does not end")


def test_a_match_is_played_to_its_end_and_followed_by_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            name = await new_table(house, {"preset": "spanish", "match": {"deals": 2}})
            async with house.table(name) as table:
                assert table is not None
                player = Seated(table, 0)
                first = await player.hello()
                assert first["t"] == "snapshot"
                assert [p["kind"] for p in player.players] == ["human", "bot", "bot", "bot"]
                assert [p["you"] for p in player.players] == [True, False, False, False]
                await play_deal(player, "first")
                assert player.known.table.phase == "shuffle"
                assert (await player.do({"type": "NextMatch"}, "early"))["code"] == "not-now"
                assert (await player.do({"type": "NextDeal"}, "next"))["t"] == "done"
                assert (await player.do({"type": "NextDeal"}, "twice"))["code"] == "not-now"
                await play_deal(player, "second")
                assert player.known.table.phase == "over"
                before = player.known.table
                assert len(before.results) == 2
                epoch = player.epoch
                assert (await player.do({"type": "NextMatch"}, "again"))["t"] == "done"
                await player.wait()
                assert player.epoch != epoch
                assert player.known.table.results == ()
            stored = await house.journal.load(name)
            assert stored is not None
            assert stored.match == 2

    asyncio.run(run())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ["wikipedia-3", "wikipedia-6", "gamerules"])
def test_every_level_of_bots_plays_along(tmp_path: Path, level: str, rules: str) -> None:
    async def run() -> None:
        async with house_in(tmp_path, load_bot=load_bot) as house:
            bots = [Person(level=level)] * (load_rules(rules).seats - 1)
            name = await house.open_table(load_rules(rules), [Person(guest="g"), *bots])
            async with house.table(name) as table:
                assert table is not None
                player = Seated(table, 0)
                await player.hello()
                assert player.players[-1]["level"] == level
                await play_deal(player, "deal")
                assert player.known == view(table.match, player.seat)

    asyncio.run(run())


def test_the_draw_moves_people_and_shows_them_the_table_anew(tmp_path: Path) -> None:
    async def run() -> set[int]:
        seats = set()
        async with house_in(tmp_path) as house:
            for _ in range(12):
                name = await new_table(house, "pagat", guests=2)
                async with house.table(name) as table:
                    assert table is not None
                    players = Seated(table, 0), Seated(table, 1)
                    for player in players:
                        await player.hello()
                    drawn = (await players[0].hear())["event"]
                    assert drawn["type"] == "Drawn"
                    before = players[0].epoch
                    snapshot = await players[0].hear()
                    assert snapshot["t"] == "snapshot"
                    assert snapshot["epoch"] != before
                    assert snapshot["n"] == 1
                    for place, player in enumerate(players):
                        while player.last < 2:
                            await player.hear()
                        (seat,) = (p["seat"] for p in player.players if p["you"])
                        assert drawn["seating"][seat] == place
                        assert player.known.viewer == seat
                        assert player.players[seat]["name"] == f"Guest {place}"
                        seats.add(seat)
        return seats

    assert len(asyncio.run(run())) > 1


def test_who_comes_back_gets_what_he_missed(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            name = await new_table(house)
            async with house.table(name) as table:
                assert table is not None
                away, here = Seated(table, 0), Seated(table, 0)
                await away.hello()
                await away.wait()
                epoch, last, view = away.epoch, away.last, away.known
                await here.hello()
                await play_deal(here, "deal")
                missed = here.last - last
                assert 0 < missed <= KEPT

                back = Seated(table, 0)
                back.epoch, back.last, back.view = epoch, last, view
                assert (await back.hello(epoch, last))["t"] == "event"
                while back.last < here.last:
                    await back.hear()
                assert back.known == here.known

    asyncio.run(run())


@pytest.mark.parametrize(
    ("epoch", "last"),
    [("another", 1), (None, None), (None, 1), ("same", None), ("same", 10_000), ("same", -1)],
)
def test_who_cannot_be_told_what_he_missed_gets_a_snapshot(
    tmp_path: Path, epoch: str | None, last: int | None
) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            name = await new_table(house)
            async with house.table(name) as table:
                assert table is not None
                player = Seated(table, 0)
                await player.hello()
                await player.wait()
                again = Seated(table, 0)
                first = await again.hello(player.epoch if epoch == "same" else epoch, last)
                assert first["t"] == "snapshot"
                assert again.known == player.known
                assert again.last == player.last

    asyncio.run(run())


def test_only_so_much_is_kept_for_who_is_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            name = await new_table(house, {"preset": "pagat", "match": {"deals": 9}})
            async with house.table(name) as table:
                assert table is not None
                player = Seated(table, 0)
                await player.hello()
                for number in range(9):
                    await play_deal(player, f"deal{number}")
                    if player.last > KEPT + 20:
                        break
                    await player.do({"type": "NextDeal"}, f"next{number}")
                again = Seated(table, 0)
                assert (await again.hello(player.epoch, player.last - KEPT - 1))["t"] == "snapshot"
                again.last = player.last - KEPT
                again.view = None
                await again.table.put(0, again.outbox, Hello(player.epoch, player.last - KEPT))
                first = json.loads(await again.next_text())
                assert first["t"] == "event"
                assert first["n"] == player.last - KEPT + 1

    asyncio.run(run())


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


def test_a_bot_that_fails_costs_no_more_than_a_new_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(bot: Any, view: View, seed: int) -> Json:
        raise RuntimeError("it holds Card('3d')")

    async def run() -> None:
        async with house_in(tmp_path) as house:
            name = await new_table(house)
            with monkeypatch.context() as patch:
                patch.setattr("tests.server.support.SimpleBot.choose", broken)
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
