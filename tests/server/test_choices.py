"""Bots that think in processes: a table always gets an answer, and others never wait for it."""

import asyncio
import functools
import os
import signal
import threading
from pathlib import Path

import pytest
from structlog.processors import add_log_level
from structlog.testing import capture_logs

from aluette.bots import Bot, available_levels, load_bot
from aluette.game import Match, View, perform, view
from aluette.game.commands import Cut, NameDealer, SeatCommand, Shuffle
from aluette.game.shuffle import deck_from_seed
from aluette.rules import load_rules
from aluette.server import app, choices
from aluette.server import table as tables
from aluette.server.choices import Choices
from aluette.server.house import House
from aluette.server.settings import Settings
from aluette.server.thinking import Thinking
from tests.server import thinkers
from tests.server.simple import simple
from tests.server.support import Seated, house_in, people, play_deal

SLOW = "expert"
"""Any level that is not one of the quick ones."""


def asked_view() -> View:
    """The view of a seat that is asked for a card."""
    match, _ = perform(Match.new("wikipedia"), NameDealer(3))
    match, _ = perform(match, Shuffle(deck_from_seed(1)))
    match, _ = perform(match, Cut(match.table.asked[0], 24))
    while match.table.phase != "play":
        match, _ = perform(match, simple(view(match, match.table.asked[0])))
    return view(match, match.table.asked[0])


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no reason for another bot to answer."""
    monkeypatch.setattr(choices, "MOVE_SECONDS", 600)


def test_who_asks_again_brings_the_same_seed(tmp_path: Path) -> None:
    async def test() -> None:
        thinking = Thinking(1)
        asking = Choices(load_bot, thinking, thinkers.dies_once)
        known = asked_view()
        assert await asking.of(str(tmp_path / "died"), known, 7) == simple(known)
        await thinking.close()

    asyncio.run(test())


def test_club_answers_for_a_bot_that_always_dies_and_the_log_names_it() -> None:
    async def test() -> None:
        thinking = Thinking(1)
        known = asked_view()
        answer = await Choices(load_bot, thinking, thinkers.always_dies).of(SLOW, known, 7)
        assert answer == load_bot("club").choose(known, 7)
        await thinking.close()

    with capture_logs(processors=[add_log_level]) as logged:
        asyncio.run(test())
    told = [(entry["event"], entry["bot"], entry["level"]) for entry in logged]
    assert told == [("a bot did not answer", SLOW, "error")] * choices.TRIES


def test_how_soon_a_bot_that_thinks_answers_does_not_tell_what_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer is there at once, and waits until it could have thought long."""

    async def test() -> None:
        async with house_in(tmp_path) as house:
            player = await sit_down(house, SLOW)
            await until_a_bot_thinks(player)
            before = player.table.match
            assert await answered.wait()
            for _ in range(100):
                await asyncio.sleep(0)
            assert player.table.match == before

    answered = asyncio.Event()

    async def at_once(self: Choices, level: str, known: View, seed: int) -> SeatCommand:
        answered.set()
        return simple(known)

    monkeypatch.setattr(Choices, "of", at_once)
    monkeypatch.setattr(tables, "LEAST_THOUGHT", 3600)
    asyncio.run(test())


def test_before_it_answers_the_server_has_loaded_every_level_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[tuple[str, bool]] = []

    def load(level: str) -> Bot:
        loaded.append((level, threading.current_thread() is serving))
        return load_bot(level)

    async def test() -> None:
        async with application.router.lifespan_context(application):
            assert loaded == [(level, False) for level in available_levels()]

    monkeypatch.setattr(app, "House", functools.partial(House, load_bot=load))
    application = app.create_app(Settings(data=tmp_path))
    serving = threading.current_thread()
    asyncio.run(test())


async def sit_down(house: House, level: str) -> Seated:
    """A person who has sat down with bots of a level."""
    name = await house.open_table(load_rules("wikipedia"), people(1, level))
    table = await house._table(name)
    assert table is not None
    player = Seated(table, 0)
    await player.hello()
    return player


async def until_a_bot_thinks(player: Seated) -> None:
    """Play on, simply, until a bot that thinks is asked."""
    while player.table._thought is None:
        while player.view != view(player.table.match, player.seat):
            await player.hear()
        if player.awaited:
            await player.do(player.next_command(), f"s{player.last}")
        await asyncio.sleep(0)


def test_a_deal_goes_on_when_the_thinking_process_is_killed(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_in(tmp_path, choose=thinkers.burn) as house:
            player, kills = await sit_down(house, SLOW), 0
            for number in range(8):
                await player.wait()
                if number % 3 == 1:
                    for thinker in house.thinking._thinkers:
                        os.kill(thinker._process.pid, signal.SIGKILL)
                        kills += 1
                await player.do(player.next_command(), f"c{number}")
            assert kills
            await play_deal(player, "on")
            assert player.known.table.shown is not None

    asyncio.run(test())


def test_while_a_bot_hangs_its_table_answers_and_another_plays(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_in(tmp_path, choose=thinkers.hangs_over) as house:
            slow = await sit_down(house, SLOW)
            await until_a_bot_thinks(slow)
            message = await slow.hello()
            while message["t"] != "snapshot":
                message = await slow.hear()
            said = await slow.do({"type": "Speak", "phrase": "wait", "text": None}, "talk")
            assert said["t"] == "done"
            quick = await sit_down(house, "club")
            await play_deal(quick, "quick")
            assert quick.known.table.shown is not None
            assert slow.known.table.shown is None

    asyncio.run(test())
