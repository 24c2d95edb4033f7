"""What belongs to a table with signs: rest for the eyes, words, talk, levels, one's own hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from aluette.bots.told import elsewhere
from aluette.game.commands import Look
from aluette.signs import SIGNS, Message, Reading, decode, possible
from tests.browser.browsing import DESKTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Hands, Keyboard, Mouse
from tests.browser.measure import ASIDE, SCREENS, petal_faults
from tests.browser.signing import SIGN, TURN, Signer, Stage


@pytest.mark.parametrize("calm", [True, False])
def test_who_asked_for_rest_sees_stills(stage: Stage, visit: Visit, calm: bool) -> None:
    player = Signer(visit(stage.address, DESKTOP, calm=calm), Mouse, stage)
    player.sit_down_to_signs()
    mine = player.face(player.seat).locator("svg").first
    at_rest = mine.inner_html()
    player.sign("madame")
    sign = stills(player, mine)
    player.passes(2 * SIGN)
    player.look(player.left)
    turn = stills(player, mine)
    assert at_rest not in sign & turn
    assert {len(sign), len(turn)} == {1} if calm else min(len(sign), len(turn)) > 1


def stills(player: Signer, face: Locator) -> set[str]:
    """How a face is drawn in the half second after something was done."""
    drawn: set[str] = set()
    for _ in range(10):
        player.passes(50)
        drawn.add(face.inner_html())
    return drawn


@pytest.mark.parametrize("hands", [Finger, Keyboard])
def test_taking_up_a_card_looks_at_it_and_playing_it_does_not(
    stage: Stage, visit: Visit, hands: type[Hands]
) -> None:
    player = Signer(visit(stage.address, PHONE), hands, stage)
    player.sit_down_to_signs()
    card = player.cards()[0]
    player.look(player.partner)
    player.hands.press_card(card)
    player.expect_gaze(player.seat, None)
    expect(player.hands.card(card)).to_have_attribute("aria-pressed", "true")
    player.look(player.partner)
    player.hands.press_card(card)
    if player.here("beat-play").is_visible():
        player.hands.press(player.here("beat-play"))
    expect(player.hands.card(card)).to_have_count(0)
    player.expect_gaze(player.seat, player.partner)


# Each can be meant in two ways; which of them his own cards leave open depends on the deal.
MESSAGES = ("vache: au-dessus", "grand-neuf: en dessous", "écrit: au-dessus", "as: en dessous")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_notebook_has_both_meanings_of_a_sign_with_words(
    stage: Stage, visit: Visit, locale: str
) -> None:
    player = Signer(visit(stage.address, DESKTOP, locale), Mouse, stage)
    player.sit_down_to_signs()
    expected: list[str] = []
    for message in MESSAGES:
        player.let_partner_be_seen(message)
        player.passes(2 * SIGN)
        player.look(None)
        seen = elsewhere(player.visitor.wire.known, player.partner)
        expected.append(meant(player, possible(decode(Message.parse(message)), seen)))
    notes = player.notes()
    assert len(notes) == len(MESSAGES)
    for note, means in zip(notes, expected, strict=True):
        assert note.endswith(" ".join(means.split()))
    either = player.say("signs-note-either", held="", pointer="").strip(" ;\u202f")
    assert any(either in means for means in expected)


def meant(player: Signer, readings: tuple[Reading, ...]) -> str:
    """What messages can mean, in the words of the reader's language."""
    both = {"en": " and ", "fr": " et "}[player.say.language]
    texts = [both.join(in_words(player, step) for step in r.steps) for r in readings]
    match texts:
        case [held, pointer]:
            return player.say("signs-note-either", held=held, pointer=pointer)
        case [only]:
            return only
    return player.say("signs-note-impossible")


def in_words(player: Signer, step: int) -> str:
    sign = {steps[0]: sign for sign, steps in SIGNS.items() if len(steps) == 1}.get(step)
    if sign is None:
        return player.say(f"step-{step}")
    return player.say(f"sign-{sign.replace('ê', 'e').replace('é', 'e')}", count=1)


def test_a_sign_with_words_is_put_together_and_its_words_are_heard(
    stage: Stage, visit: Visit
) -> None:
    player = Signer(visit(stage.address, PHONE, "fr-FR"), Finger, stage)
    page, say = player.page, player.say
    player.sit_down_to_signs()
    player.hands.press(player.here("own-face"))
    player.hands.press(page.get_by_role("button", name=say("signs-words"), exact=True))
    page.get_by_label(say("signs-words-sign")).select_option("borgne")
    first = page.get_by_label(say("signs-words-phrase", n=1), exact=True)
    first.select_option(label=say("phrase-up2", after="no"))
    expect(page.get_by_text(say("signs-words-off"))).to_be_hidden()
    first.select_option(label=say("phrase-down", after="no"))
    page.get_by_role("button", name=say("signs-words-more")).click()
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name=say("signs-words-ready")).click()
    player.hands.press(player.here("ring").locator(".go"))
    player.expect_done("Signed", message="borgne: en dessous et en dessous après")
    expect(player.face(player.seat).locator(".bubble")).to_contain_text("en dessous")
    assert [e["words"] for e in player.visitor.wire.events if e["type"] == "Said"] == [
        "en dessous et en dessous après"
    ]


# Most languages are read from the same table; each of the two sets of signs has its own ring.
@pytest.mark.parametrize(
    ("rules", "languages"), [("wikipedia", ("en", "fr", "es", "hu", "vi")), ("gamerules", ("fr",))]
)
def test_all_of_a_ring_can_be_pressed_and_read(
    stage: Stage, visit: Visit, rules: str, languages: tuple[str, ...]
) -> None:
    player = Signer(visit(stage.address, PHONE), Keyboard, stage)
    page = player.page
    player.sit_down_to_signs(rules=rules)
    faults: list[str] = []
    for language in languages:
        player.visitor.change_language(language)
        player.to_do()
        for key, ring in (("s", "ring"), ("t", "wheel")):
            page.keyboard.press(key)
            expect(player.here(ring).locator("[data-petal]").first).to_be_visible()
            faults += petal_faults(page, f"{ring} in {language}", (*SCREENS, ASIDE))
            page.keyboard.press("Escape")
            expect(player.here(ring)).to_have_count(0)
    assert faults == []


def test_each_sign_of_the_ring_can_be_made(stage: Stage, visit: Visit) -> None:
    player = Signer(visit(stage.address, PHONE), Finger, stage)
    player.sit_down_to_signs(rules="wikipedia")
    player.hands.press(player.here("own-face"))
    signs = [petal.get_attribute("data-sign") for petal in player.page.locator("[data-sign]").all()]
    player.page.keyboard.press("Escape")
    assert len(signs) > len({"monsieur", "madame"})
    for sign in signs:
        player.sign(sign or "")
        player.passes(2 * SIGN)


def test_who_rests_is_told_so(stage: Stage, visit: Visit) -> None:
    player = Signer(visit(stage.address), Keyboard, stage)
    player.sit_down_to_signs()
    player.sign("vache")
    player.passes(SIGN + 500)
    player.page.keyboard.press("1")
    expect(player.page.get_by_text(player.say("refused-sign-rest"))).to_be_visible()
    player.passes(SIGN)
    player.sign("monsieur")


@pytest.mark.parametrize("hands", [Finger, Keyboard])
def test_talk_is_chosen_from_a_wheel_or_written(
    stage: Stage, visit: Visit, hands: type[Hands]
) -> None:
    player = Signer(visit(stage.address, PHONE, "fr-FR"), hands, stage)
    page = player.page
    player.sit_down_to_signs()
    bubble = player.face(player.seat).locator(".bubble")
    player.open_talk()
    player.hands.press(page.locator('[data-phrase="leave-it"]'))
    player.expect_done("Spoke", phrase="leave-it", text=None)
    expect(bubble).to_have_text(player.say("talk-leave-it"))
    expect(player.here("wheel")).to_have_count(0)
    player.open_talk()
    page.get_by_label(player.say("signs-talk-text")).fill("À demain")
    page.keyboard.press("Enter")
    player.expect_done("Spoke", phrase=None, text="À demain")
    expect(bubble).to_have_text("À demain")
    told = [
        player.say("signs-told-spoke", you="yes", who="", words=words)
        for words in (player.say("talk-leave-it"), "À demain")
    ]
    expect(player.log().locator("p")).to_have_text(told)


def test_eyes_move_by_themselves_at_an_assisted_table(stage: Stage, visit: Visit) -> None:
    player = Signer(visit(stage.address), Mouse, stage)
    player.sit_down_to_signs("assiste")
    player.let_look(player.seat, player.partner)
    player.passes(TURN)
    player.let_sign(player.partner, "borgne")
    player.passes(400)
    expect(player.caption(player.partner)).to_have_text(player.say("sign-borgne", count=1))
    player.let(Look(player.seat, None, 0))
    player.expect_gaze(player.seat, None)


def test_nothing_is_written_the_old_way(stage: Stage, visit: Visit) -> None:
    player = Signer(visit(stage.address), Mouse, stage)
    player.sit_down_to_signs("ancienne")
    before = player.face(player.partner).locator("svg").first.inner_html()
    player.let_partner_be_seen("borgne", "wink")
    player.expect_noticed((player.partner, None), (player.partner, "borgne"))
    expect(player.caption(player.partner)).to_have_count(0)
    expect(player.here("notebook")).to_have_count(0)
    assert player.face(player.partner).locator("svg").first.inner_html() != before
