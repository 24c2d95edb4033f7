"""Every page and every moment of a game: for all eyes, all fingers and all sizes of window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESKTOP
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.measure import SCREENS, faults
from tests.browser.player import Player
from tests.browser.serving import served
from tests.browser.signing import FULL, TURN, Signer, Stage
from tests.server.simple import simple_bots

# With this seed the visitor deals first. With bots that always sing he is a singer then, and as
# the next dealer's right-hand neighbour he cuts in the second deal.
SEED = 1
# The first is looked at in every respect, the others for the lengths of their words.
LANGUAGES = ("en-GB", "fr-FR", "hu-HU")
DRAWERS = {"own-face": "ring", "talk": "wheel", "notebook": "notes"}


@pytest.fixture
def steady(tmp_path: Path) -> Iterator[str]:
    """A server with simple bots, where the same is played whatever the real ones learn."""
    with served(tmp_path, SEED, simple_bots) as address:
        yield address


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_pages(address: str, visit: Visit, locale: str) -> None:
    player = Player(visit(address, DESKTOP, locale, calm=True), Mouse)
    page, say = player.page, player.say
    colours = locale == LANGUAGES[0]
    player.open_table("wikipedia")
    player.to_do()
    found: list[str] = []
    for place in ("", "how", "settings", "train", "new"):
        player.visitor.go(place)
        page.wait_for_load_state("networkidle")
        found += faults(page, place or "home", colours=colours)
    page.get_by_text(say("signing-simple"), exact=True).click()
    found += faults(page, "signing", colours=colours)
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
def test_the_moments_of_a_game(steady: str, visit: Visit, locale: str) -> None:
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


def test_the_drawers_of_a_table(steady: str, visit: Visit) -> None:
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


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_table_with_signs(stage: Stage, visit: Visit, locale: str) -> None:
    player = Signer(visit(stage.address, DESKTOP, locale, calm=True), Mouse, stage)
    page, colours = player.page, locale == LANGUAGES[0]
    player.sit_down_to_signs()
    stop_time(page)
    player.let_sign(player.right, "monsieur: en dessous de là-dessous")  # only its words are heard
    player.let_partner_be_seen("misère")
    player.look(player.left)
    player.passes(TURN)
    player.let_sign(player.left, "madame", "smirk")
    player.passes(FULL)
    expect(player.here("call")).to_be_visible()
    page.clock.resume()
    found = faults(page, "seen", colours=colours)
    page.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
    for opener in ("own-face", "talk", "notebook"):
        player.here(opener).click()
        page.get_by_test_id(DRAWERS[opener]).wait_for()
        found += faults(page, opener, colours=colours)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id(DRAWERS[opener])).to_be_hidden()
    player.here("own-face").click()  # the ring opens under the finger, and chooses nothing
    page.get_by_role("button", name=player.say("signs-words"), exact=True).click()
    page.get_by_role("button", name=player.say("signs-words-more")).click()
    found += faults(page, "words", colours=colours)
    page.keyboard.press("Escape")
    player.play_until(lambda state: state == "deal-end")
    page.locator("[data-lane-sign]").first.wait_for()
    found += faults(page, "lane", colours=colours)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("rules", ["wikipedia", "wikipedia-3", "wikimanche-6"])
def test_a_face_that_is_looked_at_is_large(steady: str, visit: Visit, rules: str) -> None:
    player = Player(visit(steady, DESKTOP, calm=True), Mouse)
    page = player.page
    player.sit_down(rules, signing={"level": "simple"})
    player.play_until(lambda state: state == "play")
    me, seats = player.visitor.wire.known.viewer, len(player.visitor.wire.players)
    found: list[str] = []
    for seat in {(me + 1) % seats, (me + seats // 2) % seats, (me - 1) % seats}:
        face = page.locator(f'[data-face="{seat}"]')
        face.get_by_role("button").click()
        expect(face.get_by_role("button")).to_have_attribute("aria-pressed", "true")
        found += faults(page, f"seat {seat}", colours=False)
        for screen in SCREENS:
            page.set_viewport_size({"width": screen.width, "height": screen.height})
            box = face.locator("svg").first.bounding_box()
            assert box is not None
            assert box["width"] >= 160
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= screen.width
    assert not found, "\n".join(found)


def test_trainers_say_how_one_did(address: str, visit: Visit) -> None:
    visitor = visit(address, DESKTOP, calm=True)
    page, say = visitor.page, visitor.messages
    visitor.go("train")
    page.get_by_test_id("show").click()
    page.locator("[data-answer]").nth(0).click()
    told = page.get_by_test_id("told")
    expect(told).to_contain_text(re.compile(f"^({say('train-right')}|{say('train-wrong')})"))
    right = int(say("train-right") in told.inner_text())
    how = say("train-row", right=right, tries=1, row=right, best=right)
    expect(page.get_by_text(how, exact=True)).to_be_visible()
    found = faults(page, "guessed")
    page.get_by_role("radio", name=say("train-pass"), exact=True).check()
    page.get_by_test_id("make").click()
    page.get_by_test_id("again").wait_for()
    passed = int(say("train-passed") in told.inner_text())
    how = say("train-row", right=passed, tries=1, row=passed, best=passed)
    expect(page.get_by_text(how, exact=True)).to_be_visible()
    found += faults(page, "passed")
    assert not found, "\n".join(found)


def stop_time(page: Page) -> None:
    """Let what is shown for a while stay until the player hurries on."""
    page.evaluate("""() => {
        const later = window.setTimeout;
        window.setTimeout = (call, ms, ...rest) => (ms > 50 ? 0 : later(call, ms, ...rest));
    }""")
