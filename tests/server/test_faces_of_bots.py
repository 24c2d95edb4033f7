"""The faces of bots at a live table, and eyes that move by themselves."""

import asyncio
from pathlib import Path

import pytest
import structlog

from aluette.bots import LEVELS, load_bot
from aluette.game import view
from aluette.game.commands import Look, Sign
from aluette.server.clock import Clock
from aluette.server.entries import Person
from aluette.signs import Signing
from tests.server.faces import (
    SIMPLE,
    FaceBot,
    StillClock,
    dealt_table,
    settle,
    sign,
    told,
)
from tests.server.support import Seated, house_in


def bots(*levels: str | None) -> list[Person]:
    return [
        Person(f"Guest {k}", f"g{k}") if level is None else Person(level=level)
        for k, level in enumerate(levels)
    ]


def test_the_faces_of_bots_are_asked_while_somebody_is_there(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        bot = FaceBot([Look(1, 0, 0), Look(2, 0, 0), Sign(3, "vache", 0)])
        async with house_in(tmp_path, clock=lambda: clock, load_bot=lambda _: bot) as house:
            await dealt_table(house, seats=bots(None, "club", "club", "club"))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                assert bot.asked == []
                player = Seated(table, 0)
                await player.hello()
                await player.do({"type": "NextMatch"}, "settle")
                assert bot.asked == [(1, 0), (2, 0), (3, 0)]
                assert table.match.table.gazes == (None, 0, 0, None)
                assert len(table.match.facts) == 1
                clock.at = 9_999
                await player.do({"type": "NextMatch"}, "early")
                assert len(bot.asked) == 3
                clock.at = 10_000
                await player.do({"type": "NextMatch"}, "now")
                await player.do({"type": "NextMatch"}, "then")
                assert bot.asked[3:] == [(1, 10_000), (2, 10_000), (3, 10_000)]

    asyncio.run(run())


def test_eyes_move_by_themselves_where_the_level_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        bot = FaceBot(
            [Look(0, 2, 0), None, Look(2, 0, 0), None, Sign(0, "vache", 7000)], delay=7000
        )
        async with house_in(tmp_path, clock=lambda: clock, load_bot=lambda _: bot) as house:
            signing = Signing("assiste", honest=False)
            await dealt_table(house, signing, bots(None, "club", "club", "club"))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                player = Seated(table, 0)
                await player.hello()
                await player.do({"type": "NextMatch"}, "settle")
                assert table.match.table.gazes == (2, None, 0, None)
                clock.at = 7000
                await player.do({"type": "NextMatch"}, "later")
                await player.do({"type": "NextMatch"}, "last")
                assert bot.asked[4] == (0, 7000)
                assert bot.script == []
                assert table.match.facts == ()  # nobody signs for a person
                assert table.match.table.gazes == (2, None, 0, None)

    asyncio.run(run())


@pytest.mark.parametrize("level", LEVELS)
def test_the_faces_of_every_level_play_along(
    tmp_path: Path, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots as they are: heads turn, nobody signs for a person, and what is told is the view."""
    monkeypatch.setattr("secrets.randbits", lambda _: 7)

    async def run() -> None:
        clock = StillClock()
        async with house_in(tmp_path, clock=lambda: clock, load_bot=load_bot) as house:
            await dealt_table(house, Signing("assiste"), bots(None, level, level, level))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                player = Seated(table, 0)
                await player.hello()
                for number in range(40):
                    clock.at += 500
                    await settle(player, f"s{number}")
                    if number % 8 == 7 and player.awaited:
                        await player.do(player.next_command(), f"n{number}")
                turned = {event["seat"] for event in told(player, "Looked")}
                assert 0 in turned  # the person's; a beginner hardly looks up
                assert told(player, "Signed") == []
                await settle(player, "last")
                assert player.known == view(table.match, player.seat)

    asyncio.run(run())


def test_a_partner_says_what_it_understood_once_the_deal_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        bot = FaceBot([Look(1, 0, 0), Look(2, 0, 0)])
        async with house_in(tmp_path, clock=lambda: clock, load_bot=lambda _: bot) as house:
            await dealt_table(house, seats=bots(None, "club", "club", "club"))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                player = Seated(table, 0)
                await player.hello()
                clock.at = 1000
                done = await player.do(sign("monsieur: en dessous de là-dessous"), "sign")
                assert done["t"] == "done"
                clock.at = 5000
                await settle(player, "seen")
                assert told(player, "Understood") == []
                number = 0
                while player.known.table.phase == "play":
                    number += 1
                    if player.awaited:
                        await player.do(player.next_command(), f"n{number}")
                    else:
                        await settle(player, f"n{number}")
                await settle(player, "over")
                (heard,) = told(player, "Understood")  # not the opponent, who saw it as well
                assert (heard["seat"], heard["maker"]) == (2, 0)
                kinds = [event["type"] for event in player.events]
                assert kinds.index("SignsShown") + 1 == kinds.index("Understood")
                assert player.known == view(table.match, player.seat)
                before = table.match
        async with house_in(tmp_path, clock=lambda: clock) as house, house.table("t") as table:
            assert table is not None
            assert table.match.table.understood == before.table.understood != ()

    asyncio.run(run())


def test_a_face_that_is_refused_is_not_made(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        bot = FaceBot([Sign(1, "vache: au-dessus", 0), Look(2, 2, 0)])
        async with house_in(tmp_path, clock=lambda: clock, load_bot=lambda _: bot) as house:
            await dealt_table(house, Signing("simple"), bots(None, "club", "club", "club"))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                player = Seated(table, 0)
                await player.hello()
                with structlog.testing.capture_logs() as logs:
                    await player.do({"type": "NextMatch"}, "settle")
                assert logs == []
                assert table.match.table.gazes == (None,) * 4

    asyncio.run(run())


def test_a_clock_counts_from_the_deal() -> None:
    clock = Clock()
    clock.begin(5000)
    assert 5000 <= clock.now() < 60_000
    assert clock.seconds_to(0) == 0
    assert SIMPLE.on
