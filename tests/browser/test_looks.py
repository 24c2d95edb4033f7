"""Every page and every moment of a game: for all eyes, all fingers and all sizes of window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESKTOP
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.measure import faults
from tests.browser.player import Player
from tests.browser.serving import served
from tests.server.support import simple_bots

pytestmark = pytest.mark.browser

# With this seed the visitor deals first. With bots that always sing he is a singer then, and as
# the next dealer's right-hand neighbour he cuts in the second deal.
SEED = 1
# The first is looked at in every respect, the others for the lengths of their words.
LANGUAGES = ("en-GB", "fr-FR", "hu-HU")


@pytest.fixture
def steady(tmp_path: Path) -> Iterator[str]:
    """A server with simple bots, where the same is played whatever the real ones learn."""
    with served(tmp_path, SEED, simple_bots) as address:
        yield address


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_pages(visit: Visit, address: str, locale: str) -> None:
    player = Player(visit(address, DESKTOP, locale, calm=True), Mouse)
    page, say = player.page, player.say
    colours = locale == LANGUAGES[0]
    player.open_table("wikipedia")
    player.to_do()
    found: list[str] = []
    for place in ("", "how", "settings", "new"):
        player.visitor.go(place)
        page.wait_for_load_state("networkidle")
        found += faults(page, place or "home", colours=colours)
    page.get_by_role("button", name=say("house-ask")).click()
    found += faults(page, "house", colours=colours)
    page.keyboard.press("Escape")
    page.locator("summary").filter(has_text=say("new-every-rule")).click()
    for rule in ("match", "packets", "mordienne"):
        page.locator("details details summary").filter(
            has_text=say(f"rules-key-{rule}")
        ).first.click()
        found += faults(page, rule, colours=colours)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_moments_of_a_game(visit: Visit, steady: str, locale: str) -> None:
    player = Player(visit(steady, DESKTOP, locale, calm=True), Mouse)
    page = player.page
    colours = locale == LANGUAGES[0]
    player.sit_down({"preset": "pagat", "match": {"deals": 2}})
    found: list[str] = []
    moments: list[str] = []
    stop_time(page)
    while (state := player.state()) != "match-end":
        if state == "busy" and player.here("spoiled").is_visible():
            state = "spoiled"
        if state not in ("busy", *moments):
            moments.append(state)
            found += faults(page, state, colours=colours)
        if state in ("busy", "spoiled"):
            player.hands.hurry()
        else:
            player.act(state)
    found += faults(page, "match-end", colours=colours)
    player.act("match-end")
    page.locator("[data-trick-card]").first.wait_for()
    found += faults(page, "draw", colours=colours)
    assert not found, "\n".join(found)
    wanted = {"vote", "discard", "declare", "play", "spoiled", "deal-end", "cut"}
    assert set(moments) == wanted


def test_the_drawers_of_a_table(visit: Visit, steady: str) -> None:
    player = Player(visit(steady, DESKTOP, calm=True), Mouse)
    page = player.page
    player.sit_down("pagat")
    player.play_until(lambda state: state == "play")
    player.act("play")
    player.to_do()
    found: list[str] = []
    for opener in ("last-trick", "ladder", "more"):
        player.here(opener).click()
        page.locator("dialog[open]").wait_for()
        found += faults(page, opener)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    player.lift(player.cards()[0])
    found += faults(page, "lifted")
    assert not found, "\n".join(found)


def stop_time(page: Page) -> None:
    """Let what is shown for a while stay until the player hurries on."""
    page.evaluate("""() => {
        const later = window.setTimeout;
        window.setTimeout = (call, ms, ...rest) => (ms > 50 ? 0 : later(call, ms, ...rest));
    }""")
