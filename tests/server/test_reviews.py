"""Reviews: of deals that are over, for those who played them, and thought about once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from aluette.bots.review import Moment, Play, Reviewer
from aluette.rules import load_rules
from aluette.server import reviews, thoughts
from aluette.server.budgets import GuestBudgets
from tests.server.advised import Here, Site, sitting
from tests.server.support import Seated, play_deal


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought is enough here."""
    reviewer = Reviewer()
    monkeypatch.setattr("aluette.bots.review._ADVICE_SECONDS", 0.01)

    def reviewed(moment: Moment) -> Play:
        return reviewer.play(moment, seconds=0.01)

    monkeypatch.setattr(thoughts, "reviewed", reviewed)


def address(name: str, deal: int = 1, first: int = 0) -> str:
    return f"/api/tables/{name}/deals/{deal}/review?from={first}"


async def whole(site: Site, name: str) -> Any:
    """A review, once it is complete."""
    while True:
        status, review = await site.ask("g0", "GET", address(name))
        assert status == 200
        if len(review["plays"]) == review["count"]:
            return review
        await asyncio.sleep(0)


@pytest.mark.parametrize("rules", ["wikipedia", "wikipedia-3", "wikimanche-6", "pagat"])
def test_a_finished_deal_is_reviewed(tmp_path: Path, rules: str) -> None:
    async def test() -> None:
        async with sitting(tmp_path, rules) as (_, site, player, name):
            await play_deal(player, "deal")
            review = await whole(site, name)
            table = player.known.table
            assert review["viewer"] == player.seat
            assert review["names"] == list(table.names)
            assert review["players"] == player.players
            assert review["count"] == table.rules.hand_size * table.seats
            tricks = [card for trick in review["tricks"] for card in trick["cards"]]
            assert [play["card"] for play in review["plays"]] == tricks
            for number, play in enumerate(review["plays"]):
                hand = set(review["hands"][play["seat"]]) - set(tricks[:number])
                assert {card["card"] for card in play["cards"]} == hand
                assert len(play["held"]) == table.seats + 1
            lost = [review["plays"][k]["lost"] for k in review["lost"]]
            assert lost == sorted((p["lost"] for p in review["plays"] if p["lost"]), reverse=True)
            rest = await site.ask("g0", "GET", address(name, first=30))
            assert rest[1]["plays"] == review["plays"][30:]

    asyncio.run(test())


async def begin_next(player: Seated) -> None:
    assert (await player.do({"type": "NextDeal"}, "next"))["t"] == "done"
    await player.wait()


def test_only_deals_that_are_over_and_only_for_those_who_sit_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (house, site, player, name):
            not_over = (409, {"code": "not-over"})
            assert await site.ask("g0", "GET", address(name)) == not_over
            await play_deal(player, "deal")
            stranger = await site.ask("stranger", "GET", address(name))
            assert stranger == (403, {"code": "not-seated"})
            assert (await site.ask("g0", "GET", address("none"))) == (404, {"code": "no-table"})
            assert await site.ask("g0", "GET", address(name, deal=2)) == not_over
            review = await whole(site, name)
            thinking = house.thinking
            assert isinstance(thinking, Here)
            count = thinking.count
            await begin_next(player)
            assert await site.ask("g0", "GET", address(name, deal=2)) == not_over
            assert await whole(site, name) == review
            assert thinking.count == count

    asyncio.run(test())


def test_a_review_begun_in_the_next_deal_holds_nothing_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (house, site, player, name):
            await play_deal(player, "deal")
            await begin_next(player)
            stored = await house.journal.load(name)
            assert stored is not None
            reviewed = await house.reviews.of("g0", name, stored, 1)
            assert reviewed.table.shown is not None
            assert reviewed.table.number == 1
            assert {moment.view.table.number for moment in reviewed.moments} == {1}
            assert (await whole(site, name))["deal"] == 1

    asyncio.run(test())


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "AT_ONCE", 1.0)
    monkeypatch.setattr(reviews, "PER_SECOND", 0.0)

    async def test() -> None:
        async with sitting(tmp_path) as (house, site, player, name):
            await play_deal(player, "deal")
            thinking = house.thinking
            assert isinstance(thinking, Here)
            thinking.fails = True
            answer = await site.ask("g0", "GET", address(name))
            while answer[0] == 200:
                answer = await site.ask("g0", "GET", address(name))
            assert answer == (503, {"code": "no-answer"})
            thinking.fails = False
            assert (await whole(site, name))["count"] == 36

    asyncio.run(test())


def test_deals_that_the_kernel_does_not_know_have_neither_hints_nor_reviews(tmp_path: Path) -> None:
    async def test() -> None:
        long = load_rules("wikipedia-3", {"packets": (8, 8)})
        async with sitting(tmp_path, long) as (_, site, player, name):
            snapshot = await player.hello()
            assert (snapshot["hints"], snapshot["reviews"]) == (False, False)
            hint = await site.ask("g0", "POST", f"/api/tables/{name}/hint")
            assert hint == (403, {"code": "no-hints"})
            await play_deal(player, "deal")
            assert await site.ask("g0", "GET", address(name)) == (409, {"code": "too-many-tricks"})

    asyncio.run(test())


def test_a_review_that_several_ask_for_at_once_is_thought_about_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (house, site, player, name):
            await play_deal(player, "deal")
            answers = await asyncio.gather(
                *(site.ask("g0", "GET", address(name)) for _ in range(5))
            )
            assert {status for status, _ in answers} == {200}
            review = await whole(site, name)
            thinking = house.thinking
            assert isinstance(thinking, Here)
            assert thinking.count == review["count"]

    asyncio.run(test())


@asynccontextmanager
async def two_deals(folder: Path) -> AsyncIterator[tuple[Here, Site, str]]:
    """A table at which two deals are over, and thinking that does not answer yet."""
    async with sitting(folder) as (house, site, player, name):
        await play_deal(player, "first")
        await begin_next(player)
        await play_deal(player, "second")
        thinking = house.thinking
        assert isinstance(thinking, Here)
        thinking.may_answer.clear()
        yield thinking, site, name


async def until(happened: Callable[[], bool]) -> None:
    while not happened():  # noqa: ASYNC110  (nobody tells)
        await asyncio.sleep(0.001)


def test_a_guest_has_one_review_thought_about_at_a_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_deals(tmp_path) as (thinking, site, name):
            for deal in (1, 2):
                assert (await site.ask("g0", "GET", address(name, deal)))[0] == 200
            await until(lambda: thinking.asking > 0)
            await asyncio.sleep(0.01)
            assert thinking.asking == thinking.count == 1
            thinking.may_answer.set()
            await until(lambda: thinking.count == 72)

    asyncio.run(test())


def test_a_guest_who_begins_too_many_reviews_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "AT_ONCE", 1.0)
    monkeypatch.setattr(reviews, "PER_SECOND", 0.0)

    async def test() -> None:
        async with two_deals(tmp_path) as (_, site, name):
            assert (await site.ask("g0", "GET", address(name, 1)))[0] == 200
            too_often = (429, {"code": "too-often"})
            assert await site.ask("g0", "GET", address(name, 2)) == too_often
            assert (await site.ask("g0", "GET", address(name, 1)))[0] == 200

    asyncio.run(test())


def test_a_review_that_is_kept_no_longer_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)

    async def test() -> None:
        async with two_deals(tmp_path) as (thinking, site, name):
            await site.ask("g0", "GET", address(name, 1))
            await until(lambda: thinking.asking == 1)
            await site.ask("g0", "GET", address(name, 2))
            await until(lambda: thinking.count == 2)
            thinking.may_answer.set()
            await until(lambda: thinking.count >= 37 and not thinking.asking)
            await asyncio.sleep(0.01)
            assert thinking.count == 1 + 36

    asyncio.run(test())


def test_a_guest_is_forgotten_once_his_budget_is_full_again() -> None:
    now = 0.0
    budgets = GuestBudgets(1.0, 2.0, lambda: now)
    assert [budgets.spend("a") for _ in range(3)] == [True, True, False]
    now = 1.5
    assert budgets.spend("b")
    assert [budgets.spend("a") for _ in range(2)] == [True, False]
    now = 10.0
    assert budgets.spend("c")
    assert list(budgets._budgets) == ["c"]


def test_without_the_kernel_nothing_is_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aluette.server.house.unthinking", lambda: "the kernel is not there")

    async def test() -> None:
        async with sitting(tmp_path) as (_, site, player, name):
            await play_deal(player, "deal")
            answer = await site.ask("g0", "GET", address(name))
            assert answer == (503, {"code": "no-kernel"})

    asyncio.run(test())
