"""Hints and the review of a deal: asked for by mouse, finger and keyboard, and read by all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, PATIENCE, PHONE, TABLET, Screen
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Hands, Keyboard, Mouse
from tests.browser.measure import faults
from tests.browser.player import Player


def review_is_whole(player: Player) -> None:
    """Wait for a review, which comes after everything else on the machine."""
    review = player.here("review")
    expect(review).to_have_attribute("data-complete", "true", timeout=10 * PATIENCE)


@pytest.mark.parametrize("hands", [Mouse, Finger, Keyboard])
def test_a_hint_is_asked_for_and_the_game_goes_on(
    address: str, visit: Visit, hands: type[Hands]
) -> None:
    player = Player(visit(address, PHONE if hands is Finger else DESKTOP, "en-GB"), hands)
    player.sit_down("wikipedia")
    player.play_until(lambda state: state == "play")
    player.hands.press(player.here("hint"))
    numbers = player.here("hint-numbers")
    folded = hands is Finger
    expect(numbers).to_have_attribute("aria-expanded", "false" if folded else "true")
    if folded:
        player.hands.press(numbers)
    rows = player.page.locator("[data-hint]")
    expect(rows).to_have_count(9)
    told = [row.get_attribute("data-hint") for row in rows.all()]
    assert sorted(map(str, told)) == player.shown()["hand"]
    assert len(player.page.locator("[data-points]").all()) == 9
    plan = player.here("hint-plan").inner_text()
    assert plan != player.say("hint-thinking")
    assert len(plan) > 10
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog[open], [data-points]")).to_have_count(0)
    expect(player.here("hint")).to_be_focused()
    player.act("play")
    player.to_do()
    player.sees_what_he_was_told()


# The cards of the trick and of the hand that an open sheet lies over, and those out of sight.
_HIDDEN = """() => {
    const sheet = document.querySelector('dialog[open]').getBoundingClientRect();
    const cards = [...document.querySelectorAll('[data-trick-card]:not([inert]), [data-card]')];
    return cards.filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const beside = left > sheet.right || right < sheet.left;
        const over = !beside && top < sheet.bottom - 1 && bottom > sheet.top + 1;
        return over || top < 0 || bottom > innerHeight;
    }).map((card) => card.dataset.trickCard ?? card.dataset.card);
}"""


@pytest.mark.parametrize(
    ("rules", "level"),
    [("pagat", "none"), ("pagat", "simple"), ("wikipedia-3", "none"), ("wikimanche-6", "none")],
)
def test_a_hint_hides_neither_trick_nor_hand(
    address: str, visit: Visit, rules: str, level: str
) -> None:
    player = Player(visit(address, PHONE, "hu-HU", calm=True), Mouse)
    page = player.page
    player.sit_down(rules, signing={"level": level})

    def is_telling(state: str) -> bool:
        table = player.visitor.wire.known.table
        return state == "play" and len(table.trick) == table.rules.seats - 1

    player.play_until(is_telling)
    for screen in (PHONE, TABLET, DESKTOP, Screen(1366, 768)):
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        player.here("hint").click()
        player.here("hint-numbers").wait_for()
        assert page.evaluate(_HIDDEN) == []
        best = page.locator("[data-points].best")
        expect(best).to_have_count(1)
        if player.here("hint-numbers").get_attribute("aria-expanded") == "false":
            player.here("hint-numbers").click()
        expect(page.locator("[data-hint]").first).to_have_attribute(
            "data-hint", str(best.get_attribute("data-points"))
        )
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_table_without_hints_has_no_button_and_still_a_review(address: str, visit: Visit) -> None:
    player = Player(visit(address, DESKTOP, "en-GB"), Mouse)
    wish = {"rules": "wikipedia", "level": "casual", "hints": False}
    answer = player.page.request.post(f"{address}/api/tables", data=wish)
    player.visitor.go(f"table/{answer.json()['table']}")
    player.play_until(lambda state: state == "play")
    expect(player.here("hint")).to_have_count(0)
    player.play_until(lambda state: state.endswith("-end"))
    player.here("review").click()
    player.here("review-play").wait_for()


def test_a_finished_deal_is_reviewed(address: str, visit: Visit) -> None:
    player = Player(visit(address, DESKTOP, "en-GB"), Keyboard)
    page = player.page
    player.sit_down("wikipedia", "beginner")
    player.play_until(lambda state: state == "deal-end")
    player.hands.press(player.here("review"))
    review_is_whole(player)
    slider = player.here("review-slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.evaluate("document.activeElement.blur()")  # the arrows work everywhere
    tricks = player.visitor.wire.known.table.tricks
    for card in [card.code for trick in tricks[:2] for card in trick.cards]:
        expect(player.here("review-play")).to_have_attribute("data-card", card)
        page.keyboard.press("ArrowRight")
    page.locator("summary").click()
    assert page.locator("[data-held]").count() == 4 * 19
    page.get_by_role("link", name=player.say("review-back")).click()
    player.here("deal-end").wait_for()
    player.act("deal-end")
    player.play_until(lambda state: state == "play")


def test_hints_and_review_are_for_all_eyes_and_sizes(address: str, visit: Visit) -> None:
    player = Player(visit(address, DESKTOP, "en-GB", calm=True), Mouse)
    page = player.page
    player.sit_down("pagat", "beginner")
    player.play_until(lambda state: state == "play")
    found: list[str] = []
    for language in ("fr", "hu", "en"):
        player.visitor.change_language(language)
        player.to_do()
        colours = language == "en"
        found += faults(page, f"before the hint in {language}", colours=colours)
        player.here("hint").click()
        numbers = player.here("hint-numbers")
        expect(numbers).to_have_attribute("aria-expanded", "false")  # the window is narrow now
        found += faults(page, f"hint in {language}", colours=colours)
        numbers.click()
        page.locator("[data-hint]").first.wait_for()
        found += faults(page, f"hint unfolded in {language}", colours=colours)
        page.keyboard.press("Escape")
    player.play_until(lambda state: state.endswith("-end"))
    player.here("review").click()
    review_is_whole(player)
    for language in ("fr", "hu", "en"):
        player.visitor.change_language(language)
        review_is_whole(player)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("summary").click()
        found += faults(page, f"review in {language}", colours=language == "en")
    assert not found, "\n".join(found)
