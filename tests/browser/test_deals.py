"""Whole deals, played by mouse, by finger and by keyboard, in two languages, to the next deal."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.browser.browsing import DESKTOP, PHONE, Screen
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Hands, Keyboard, Mouse
from tests.browser.player import Player

SEATS = {"wikipedia-3": 3, "wikimanche-6": 6}


class Case(NamedTuple):
    rules: str
    hands: type[Hands]
    screen: Screen
    locale: str


CASES = (
    Case("pagat", Mouse, DESKTOP, "fr-FR"),
    Case("pagat", Keyboard, PHONE, "en-GB"),
    Case("spanish+mordienne", Finger, PHONE, "en-GB"),
    Case("spanish+mordienne", Keyboard, DESKTOP, "fr-FR"),
    Case("wikipedia-3", Finger, PHONE, "fr-FR"),
    Case("wikipedia-3", Keyboard, DESKTOP, "en-GB"),
    Case("wikimanche-6", Mouse, DESKTOP, "en-GB"),
    Case("wikimanche-6", Keyboard, PHONE, "fr-FR"),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rules}-{case.hands.__name__}")
def test_a_deal_is_played_and_the_next_begins(address: str, visit: Visit, case: Case) -> None:
    player = Player(visit(address, case.screen, case.locale), case.hands)
    player.open_table(case.rules, SEATS.get(case.rules, 4))
    while (state := player.to_do()) != "deal-end":
        player.sees_what_he_was_told()
        assert player.covered_cards() == []
        player.act(state)
    assert player.page.locator("html").get_attribute("lang") == case.locale[:2]
    wire = player.visitor.wire
    assert len(wire.known.table.results) == 1
    player.act(state)
    player.play_until(lambda state: state != "deal-end")
    assert wire.known.table.number == 2
    player.sees_what_he_was_told()


def test_a_match_of_two_deals_is_played_and_another_begins(address: str, visit: Visit) -> None:
    player = Player(visit(address, DESKTOP, "en-GB"), Mouse)
    page, say = player.page, player.say

    def shorten() -> None:
        for summary in ("new-every-rule", "rules-key-match"):
            page.locator("summary").filter(has_text=say(summary)).click()
        page.get_by_label(say("rules-match-number")).fill("2")
        page.get_by_label(say("rules-match-number")).blur()
        page.get_by_text(say("new-changes", n=1)).first.wait_for()

    player.open_table("pagat", prepare=shorten)
    ends: list[str] = []
    while not ends or ends[-1] != "match-end":
        ends.append(player.play_until(lambda state: state.endswith("-end")))
        known = player.visitor.wire.known.table
        assert len(known.results) == len(ends)
        if ends[-1] == "deal-end":
            player.act("deal-end")
    assert ends == ["deal-end", "match-end"]
    assert page.get_by_test_id("match-end").get_by_role("heading").first.inner_text() in {
        say("table-match-drawn"),
        say("table-match-won", side="yours"),
        say("table-match-won", side="others"),
    }
    player.act("match-end")
    player.play_until(lambda state: not state.endswith("-end"))
    after = player.visitor.wire.known.table
    assert (after.number, after.results, max(after.score)) == (1, (), 0)
    player.sees_what_he_was_told()
