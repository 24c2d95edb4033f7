"""Hints: from what a seat knows, for the player who sits there, and for him alone."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aluette.bots import advise
from aluette.game import perform, view
from aluette.game.commands import Shuffle
from tests.server.advised import Here, Site, sitting
from tests.server.support import Browser
from tests.server.test_two_worlds import World, another_world, beginning, deck, happened, played


@pytest.mark.parametrize("rules", ["wikipedia", "wikipedia-3", "wikimanche-6"])
def test_each_card_of_the_hand_is_weighed(tmp_path: Path, rules: str) -> None:
    async def test() -> None:
        async with sitting(tmp_path, rules) as (_, site, player, name):
            status, hint = await site.ask("g0", "POST", f"/api/tables/{name}/hint")
            assert status == 200
            assert sorted(c["card"] for c in hint["cards"]) == sorted(
                card.code for card in player.known.hand
            )
            points = [c["points"] for c in hint["cards"]]
            assert points[0] > max(points) - 0.05
            assert points[1:] == sorted(points[1:], reverse=True)
            assert hint["ahead"] or points[0] == max(points)
            assert all(0 <= c["takes"] <= c["side_takes"] <= 1 for c in hint["cards"])
            assert hint["worlds"] > 0
            assert hint["plan"]["code"] == advise(player.known, seed=1, seconds=0.3).plan.code

    asyncio.run(test())


def test_the_same_question_is_thought_about_once_and_too_many_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (house, site, player, name):
            thinking = house.thinking
            assert isinstance(thinking, Here)
            address = f"/api/tables/{name}/hint"
            first = await site.ask("g0", "POST", address)
            assert [await site.ask("g0", "POST", address) for _ in range(20)] == [first] * 20
            assert thinking.count == 1
            while player.table.budgets[0].spend("hint"):
                pass
            assert (await site.ask("g0", "POST", address)) == first
            while player.known.asked:
                await player.do(player.next_command(), f"p{player.last}")
                await player.wait()
                if player.known.table.phase == "play":
                    break
            assert await site.ask("g0", "POST", address) == (429, {"code": "too-often"})

    asyncio.run(test())


def test_who_is_not_asked_or_does_not_sit_there_gets_no_hint(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (_, site, player, name):
            address = f"/api/tables/{name}/hint"
            assert await site.ask("stranger", "POST", address) == (403, {"code": "not-seated"})
            nowhere = await site.ask("g0", "POST", "/api/tables/none/hint")
            assert nowhere == (404, {"code": "no-table"})
            while player.known.table.shown is None:
                await player.wait()
                await player.do(player.next_command(), f"p{player.last}")
            assert await site.ask("g0", "POST", address) == (409, {"code": "not-asked"})

    asyncio.run(test())


def test_a_table_may_have_no_hints(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, hints=False) as (house, site, player, name):
            answer = await site.ask("g0", "POST", f"/api/tables/{name}/hint")
            assert answer == (403, {"code": "no-hints"})
            snapshot = await player.hello()
            assert (snapshot["hints"], snapshot["reviews"]) == (False, True)
            stored = await house.journal.load(name)
            assert stored is not None
            assert not stored.hints

    asyncio.run(test())


def test_a_dead_process_is_said_and_the_question_can_be_asked_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (house, site, _, name):
            thinking = house.thinking
            assert isinstance(thinking, Here)
            address = f"/api/tables/{name}/hint"
            thinking.fails = True
            for _ in range(20):  # none of which he has to pay for
                assert await site.ask("g0", "POST", address) == (503, {"code": "no-answer"})
            thinking.fails = False
            assert (await site.ask("g0", "POST", address))[0] == 200

    asyncio.run(test())


def test_without_the_kernel_the_server_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = "the kernel is not there"
    monkeypatch.setattr("aluette.server.house.unthinking", lambda: sentence)
    monkeypatch.setattr("aluette.server.house.available_levels", lambda: ("casual", "club"))

    async def test() -> None:
        async with sitting(tmp_path) as (_, site, player, name):
            snapshot = await player.hello()
            assert (snapshot["hints"], snapshot["reviews"]) == (False, False)
            answer = await site.ask("g0", "POST", f"/api/tables/{name}/hint")
            assert answer == (503, {"code": "no-kernel"})
            wanted = {"levels": ["casual", "club"], "hints": False, "why": sentence}
            assert await site.ask("g0", "GET", "/api/bots") == (200, wanted)

    asyncio.run(test())


def test_a_level_that_is_not_there_is_refused(browser: Browser) -> None:
    levels = browser.http.get("/api/bots").json()["levels"]
    assert levels[:3] == ["beginner", "casual", "club"]
    for level in {"strong", "expert"} - set(levels):
        answer = browser.http.post("/api/tables", json={"rules": "pagat", "level": level})
        assert answer.status_code == 422
        assert answer.json()["code"] == "no-level"


async def hinted(world: World, viewer: int, folder: Path) -> tuple[int, Any]:
    """What the viewer, who is asked, is told when all this happens at a live table."""
    async with happened(world, folder, thinking=Here()) as (house, by_seat):
        guest, site = f"g{by_seat[viewer].place}", Site(house, folder)
        review = await site.ask(guest, "GET", "/api/tables/t/deals/1/review")
        assert review == (409, {"code": "not-over"})
        return await site.ask(guest, "POST", "/api/tables/t/hint")


@pytest.mark.parametrize("rules", ["wikipedia", "pagat", "gamerules", "spanish+mordienne"])
def test_a_hint_is_the_same_in_two_worlds(tmp_path: Path, rules: str) -> None:
    for seed in range(3):
        chance = random.Random(f"{rules}/{seed}")
        match, told = beginning(rules, chance)
        first = deck(chance)
        shuffled, _ = perform(match, Shuffle(first))
        after, commands = played(shuffled, 16 + 7 * seed, chance)
        if after.table.phase != "play":
            continue
        (viewer,) = after.table.asked
        second, others = another_world(first, after, commands, viewer, chance)
        assert second != first
        world = World(match, told, first, commands)
        (tmp_path / f"{seed}a").mkdir()
        (tmp_path / f"{seed}b").mkdir()
        here = asyncio.run(hinted(world, viewer, tmp_path / f"{seed}a"))
        other = replace(world, deck=second, commands=others)
        there = asyncio.run(hinted(other, viewer, tmp_path / f"{seed}b"))
        assert here[0] == 200
        assert {c["card"] for c in here[1]["cards"]} == {c.code for c in view(after, viewer).hand}
        assert here == there
