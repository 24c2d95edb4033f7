"""Reloads, deaths of the server and lost connections: the same position is there afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from aluette import View
from tests.browser.browsing import DESKTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Mouse
from tests.browser.player import Player
from tests.browser.serving import Mortal

RULES = "pagat"
Moment = Callable[[View], bool]


def in_a_trick(view: View) -> bool:
    """Some tricks are taken, one has begun, and it is not the last, after which hands are empty."""
    table = view.table
    return (
        table.phase == "play"
        and len(table.tricks) >= 2
        and bool(table.trick)
        and len(view.hand) > 1
    )


MOMENTS: dict[str, Moment] = {
    "vote": lambda view: view.table.phase == "vote",
    "discards": lambda view: view.table.phase == "discard",
    "trick": in_a_trick,
}


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    """A server that may die, whose bots always sing."""
    server = Mortal(tmp_path)
    yield server
    server.kill()


def bring_to(player: Player, moment: Moment) -> None:
    """Play at one table after the other until the moment has come and the player is asked."""
    for _ in range(30):  # a singer, for one, is only every second player
        player.open_table(RULES)
        while (state := player.to_do()) != "deal-end":
            seen = player.visitor.wire.known
            if moment(seen):
                player.wait_for_bots()
                return
            if moment is MOMENTS["discards"] and seen.table.phase in ("declare", "play"):
                break
            player.act(state)
    raise AssertionError("the moment never came")


@pytest.mark.parametrize("name", MOMENTS)
def test_the_position_survives_a_reload_and_a_death(
    mortal: Mortal, visit: Visit, name: str
) -> None:
    player = Player(visit(mortal.address, DESKTOP, "fr-FR"), Mouse)
    visitor, page = player.visitor, player.page
    bring_to(player, MOMENTS[name])
    before, known = player.sees_what_he_was_told(), visitor.wire.known
    question = player.question()
    assert before["asked"]

    page.reload()
    player.to_do()
    assert player.sees_what_he_was_told() == before
    assert visitor.wire.known == known
    assert player.question() == question

    mortal.kill()
    expect(player.here("table")).to_have_attribute("data-status", "offline")
    mortal.revive()
    player.to_do()
    assert player.sees_what_he_was_told() == before
    assert visitor.wire.known == known

    page.reload()
    player.to_do()
    assert player.sees_what_he_was_told() == before
    assert visitor.wire.known == known
    assert player.question() == question

    while len(visitor.wire.known.table.tricks) <= len(known.table.tricks):  # it is gone on with
        player.act(player.to_do())
    assert visitor.wire.known.table.tricks[: len(known.table.tricks)] == known.table.tricks
    visitor.forget_offline_noise()


def test_a_card_played_without_a_server_is_played_once_when_it_is_back(
    mortal: Mortal, visit: Visit
) -> None:
    player = Player(visit(mortal.address, PHONE), Finger)
    bring_to(player, in_a_trick)
    before = player.visitor.wire.known
    mortal.kill()
    trouble = player.page.get_by_role("status").filter(has_text=player.say("table-offline"))
    trouble.wait_for()
    card = player.cards()[0]
    player.lift(card)
    player.hands.press_card(card)
    if player.here("beat-play").is_visible():
        player.hands.press(player.here("beat-play"))
    mortal.revive()
    expect(player.hands.card(card)).to_have_count(0)
    expect(trouble).to_have_count(0)
    player.to_do()
    player.sees_what_he_was_told()
    assert len(player.visitor.wire.known.hand) == len(before.hand) - 1
    player.visitor.forget_offline_noise()


def test_a_device_that_comes_back_online_finds_its_table(mortal: Mortal, visit: Visit) -> None:
    player = Player(visit(mortal.address), Mouse)
    bring_to(player, in_a_trick)
    before = player.sees_what_he_was_told()
    player.visitor.offline(True)
    mortal.kill()
    expect(player.here("table")).to_have_attribute("data-status", "offline")
    mortal.revive()
    player.visitor.offline(False)
    player.to_do()
    assert player.sees_what_he_was_told() == before
    player.act("play")
    player.to_do()
    player.sees_what_he_was_told()
    player.visitor.forget_offline_noise()


def test_a_table_open_in_another_window_can_be_taken_back(address: str, visit: Visit) -> None:
    player = Player(visit(address), Mouse)
    player.open_table(RULES)
    player.to_do()
    before = player.sees_what_he_was_told()
    second = player.visitor.another_window()
    second.get_by_test_id("table").and_(second.locator('[data-status="online"]')).wait_for()
    expect(player.here("table")).to_have_attribute("data-status", "closed")
    player.page.get_by_role("button", name=player.say("table-take-back")).click()
    player.to_do()
    assert player.sees_what_he_was_told() == before
