import asyncio
import json
from pathlib import Path

import pytest

from aluette.bots import LEVELS, load_bot
from aluette.game import view
from aluette.rules import load_rules
from aluette.server.entries import Person
from aluette.server.messages import Hello
from aluette.server.viewers import KEPT
from tests.server.support import Seated, house_in, new_table, play_deal


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


# Whether a level has an answer under all rules is asked in tests/bots; here, whether it is heard.
PLAYED = (
    *[("beginner", "wikipedia-3"), ("casual", "gamerules"), ("club", "wikipedia-6")],
    *[("strong", "gamerules"), ("expert", "wikipedia-3"), ("expert", "wikipedia-6")],
)


def test_no_level_is_left_out() -> None:
    assert {level for level, _ in PLAYED} == set(LEVELS)


@pytest.mark.parametrize(("level", "rules"), PLAYED)
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
