"""A deal played with the eyes: who looks long enough sees a sign, hears it and is told of it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, PHONE, Screen
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Hands, Keyboard, Mouse
from tests.browser.signing import SIGN, TURN, Opened, Signer, Stage

CHIRP = [620, 930]
RUSTLE = [310]
SIGNS = {
    sign: sign.replace("è", "e") for sign in ("madame", "borgne", "vache", "misère", "mordienne")
}


class Case(NamedTuple):
    hands: type[Hands]
    screen: Screen
    locale: str


CASES = (
    Case(Mouse, DESKTOP, "en-GB"),
    Case(Finger, PHONE, "fr-FR"),
    Case(Keyboard, DESKTOP, "fr-FR"),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.hands.__name__)
def test_a_deal_of_signs(stage: Stage, visit: Visit, case: Case) -> None:
    player = Signer(visit(stage.address, case.screen, case.locale), case.hands, stage)
    player.sit_down_to_signs()
    watches_his_partner_sign(player)
    misses_a_sign_by_looking_away(player)
    glimpses_a_sign(player)
    signs_and_is_watched(player)
    calls_out_an_opponent(player)
    reloads(player)
    player.page.clock.resume()
    player.play_until(lambda state: state == "deal-end")
    finds_all_signs_opened(player)


def watches_his_partner_sign(player: Signer) -> None:
    say, partner = player.say, player.partner
    player.look(partner)
    player.passes(TURN)
    player.let_sign(partner, "borgne", "wink")
    assert player.noticed() == []
    player.passes(400)
    expect(player.caption(partner)).to_have_text(say("gesture-wink"))
    told = say("signs-told-seen", who=player.names[partner], gesture=say("gesture-wink"))
    expect(player.log().locator("p")).to_have_text([told])
    assert player.heard() == CHIRP
    player.expect_noticed((partner, None), (partner, "borgne"))
    width = player.face(partner).locator("svg").first.bounding_box()
    assert width is not None and width["width"] >= 160
    player.passes(SIGN)
    expect(player.caption(partner)).to_have_count(0)
    player.passes(SIGN)


def misses_a_sign_by_looking_away(player: Signer) -> None:
    before = player.noticed(), player.heard(), player.log().inner_text()
    events = len(player.visitor.wire.events)
    player.look(None)
    player.passes(TURN)
    player.let_sign(player.partner, "vache", "pout")
    player.passes(400)
    expect(player.caption(player.partner)).to_have_count(0)
    expect(player.stir(player.partner)).to_have_count(0)
    player.passes(2 * SIGN)
    player.look(player.partner)  # once that is back, whatever was sent before has come
    kinds = [event["type"] for event in player.visitor.wire.events[events:]]
    assert kinds == ["Looked", "Looked"]
    assert (player.noticed(), player.heard(), player.log().inner_text()) == before


def glimpses_a_sign(player: Signer) -> None:
    """His eyes leave his partner 200 ms after the sign began."""
    partner = player.partner
    player.passes(700)
    heard, noticed = player.heard(), player.noticed()
    player.look(player.left)
    player.let_sign(partner, "misère", "shoulder")
    player.passes(300)
    expect(player.stir(partner)).to_be_visible()
    expect(player.caption(partner)).to_have_count(0)
    player.passes(500)  # no more of it was seen, so that is what is told
    told = player.say("signs-told-glimpse", who=player.names[partner])
    expect(player.log().locator("p").last).to_have_text(told)
    player.expect_noticed(*noticed, (partner, None))
    assert player.heard() == [*heard, *RUSTLE]
    player.look(None)
    player.passes(2 * SIGN)


def signs_and_is_watched(player: Signer) -> None:
    left = player.left
    player.let_look(left, player.seat)
    player.passes(TURN)
    before = player.noticed()
    player.sign("madame")
    told = player.say("signs-told-made", message=player.say("sign-madame", count=1))
    expect(player.log().locator("p").last).to_have_text(told)
    player.passes(SIGN)
    player.let_look(left, None)
    assert player.noticed() == before  # who saw it is not told before the deal is over
    player.passes(SIGN)


def calls_out_an_opponent(player: Signer) -> None:
    left = player.left
    expect(player.here("call")).to_have_count(0)
    player.look(left)
    player.passes(TURN)
    player.let_sign(left, "mordienne", "bite-lip")
    player.passes(400)
    expect(player.here("call")).to_be_visible()
    player.call()
    expect(player.here("call")).to_have_count(0)
    seen = player.say("signs-seen-call")
    expect(player.face(player.seat).locator(".bubble")).to_have_text(seen)
    player.passes(2 * SIGN)


def reloads(player: Signer) -> None:
    player.let_look(player.right, player.partner)
    before, notes, known = player.sees(), player.notes(), player.visitor.wire.known
    assert len(notes) == 4
    player.page.reload()
    player.to_do()
    expect(player.face(player.seat)).to_be_visible()
    assert player.visitor.wire.known == known
    assert player.sees() == before
    assert player.notes() == notes


def finds_all_signs_opened(player: Signer) -> None:
    me, partner, left, right = player.seat, player.partner, player.left, player.right
    nobody: list[int] = []
    opened = [
        Opened(partner, "borgne", [me], nobody, sorted([left, right])),
        Opened(partner, "vache", nobody, nobody, sorted([me, left, right])),
        Opened(partner, "misère", nobody, [me], sorted([left, right])),
        Opened(me, "madame", [left], nobody, sorted([partner, right])),
        Opened(left, "mordienne", [me], nobody, sorted([partner, right])),
    ]
    assert player.opened() == opened
    in_words = {sign: player.say(f"sign-{plain}", count=1) for sign, plain in SIGNS.items()}
    assert player.lane() == [line._replace(sign=in_words[line.sign]) for line in opened]
