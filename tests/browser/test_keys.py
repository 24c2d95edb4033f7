"""For hands on a keyboard, for ears, and for eyes that want rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from aluette.cards import card_name, parse_card
from tests.browser.browsing import DESKTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.hands import Keyboard, Mouse
from tests.browser.measure import load_probe
from tests.browser.player import Player

FOCUS_IN_HAND = "document.activeElement.closest('[data-testid=\"hand\"]') !== null"


def press_tab(page: Page) -> None:
    """Move the focus on; after the end of the page comes its beginning."""
    page.keyboard.press("Tab")
    if page.evaluate("document.activeElement === document.body"):
        page.keyboard.press("Tab")


def walk(page: Page) -> list[str]:
    """Press Tab through all of a page and round to where it began; what was wrong on the way."""
    load_probe(page)
    troubles: list[str] = []
    visited: list[str] = []
    page.evaluate("document.activeElement.blur()")
    press_tab(page)
    while (at := page.evaluate("probe.name(document.activeElement)")) not in visited[:1]:
        visited.append(at)
        if trouble := page.evaluate("probe.focusTrouble()"):
            troubles.append(trouble)
        press_tab(page)
        assert len(visited) < 200
    assert len(visited) > 3
    return troubles


@pytest.mark.parametrize("place", ["", "new", "how", "settings", "train"])
def test_the_focus_is_always_seen(address: str, visit: Visit, place: str) -> None:
    visitor = visit(address, PHONE, calm=True)
    visitor.go(place)
    visitor.page.wait_for_load_state("networkidle")
    assert walk(visitor.page) == []


def test_the_focus_at_the_table(address: str, visit: Visit) -> None:
    player = Player(visit(address, DESKTOP, calm=True), Keyboard)
    player.sit_down("wikipedia-3")
    player.play_until(lambda state: state == "play")
    assert walk(player.page) == []
    while player.to_do() == "play":
        # The hint is for a card that is lifted, and none is since the last was played.
        expect(player.page.get_by_text(player.say("table-hint-play"))).to_have_count(0)
        player.act("play")
        if player.cards():
            assert player.page.evaluate(FOCUS_IN_HAND)
    expect(player.page.get_by_test_id("deal-end").locator("h2")).to_be_focused()


def test_what_happens_is_told(address: str, visit: Visit) -> None:
    player = Player(visit(address, DESKTOP, "fr-FR"), Keyboard)
    log = player.page.get_by_role("log")
    player.sit_down("wikipedia-3")
    player.play_until(lambda state: state == "play")
    asked = player.say("table-ask-play"), player.say("table-ask-lead")
    assert any(sentence in log.inner_text() for sentence in asked)
    card = player.cards()[0]
    player.play(card)
    name = card_name(parse_card(card), "fr")
    expect(log).to_contain_text(player.say("table-said-played", who="", you="yes", card=name))
    player.page.keyboard.press("h")
    expect(player.page.get_by_role("dialog", name=player.say("ladder-title"))).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("calm", [True, False])
def test_nothing_moves_for_who_asked_for_rest(address: str, visit: Visit, calm: bool) -> None:
    player = Player(visit(address, DESKTOP, calm=calm), Mouse)
    player.visitor.go()
    load_probe(player.page)
    player.page.evaluate("probe.watchMotion()")
    player.sit_down("wikipedia-3")
    for _ in range(3):
        player.play_until(lambda state: state == "play")
        player.act("play")
        player.watch()
    player.here("ladder").click()
    player.page.keyboard.press("Escape")
    moved = player.page.evaluate("[...globalThis.moved]")
    assert moved == [] if calm else moved
