"""R6: signs and talk."""

from __future__ import annotations

import pytest

from aluette import (
    Match,
    Refusal,
    commands,
    decide,
    deck_from_seed,
    events,
    load_rules,
    perform,
)
from aluette.cards import CardSet
from aluette.signs import Message, Reading, Signing, decode, load_sign_set, unjustified
from tests.driver import steps
from tests.rules.told import Told


@pytest.mark.parametrize(
    ("preset", "signs"),
    [
        ("pagat", "gamerules"),
        ("gamerules", "gamerules"),
        ("rebour", "gamerules"),
        ("wikipedia", "wikipedia"),
        ("wikipedia-3", "wikipedia"),
        ("wikipedia-6", "wikipedia"),
        ("spanish", "wikipedia"),
    ],
)
def test_r6_each_preset_names_its_signs(preset: str, signs: str) -> None:
    assert load_rules(preset).sign_set == signs


def test_r6_signs_and_speech_change_nothing_in_the_play() -> None:
    quiet = {"sign_set": "none", "speech": "silent"}
    ended = []
    for changes in ({}, quiet):
        told = Told("wikipedia", **changes).deal("NEWXXXNNN")
        ended.append(told.play())
    assert ended[0] == ended[1]


@pytest.mark.parametrize(
    ("signs", "sign", "gestures"),
    [
        ("gamerules", "madame", ("tilt", "smirk")),
        ("wikipedia", "madame", ("smirk", "tilt")),
        ("gamerules", "écrit", ("ring-finger", "write")),
        ("wikipedia", "as", ("open-mouth", "tongue", "teeth")),
        ("wikipedia", "les-deux", ("shut-eyes",)),
        ("wikipedia", "misère", ("shoulder", "grimace")),
        ("gamerules", "misère", ("shrug",)),
    ],
)
def test_r6_1_a_sign_is_made_by_the_gestures_of_its_table(
    signs: str, sign: str, gestures: tuple[str, ...]
) -> None:
    assert load_sign_set(signs).gestures[sign] == gestures


def test_r6_1_the_short_table_has_no_sign_for_both() -> None:
    assert "les-deux" not in load_sign_set("gamerules").gestures


def test_r6_2_the_sign_is_meant_or_only_counted_from() -> None:
    """The two examples of the French source."""
    ace = decode(Message.parse("as: en dessous et au-dessus de là-dessus"))
    assert Reading("held", (7, 9, 10), 1) in ace
    nine = decode(Message.parse("petit-neuf: en dessous de là-dessous et en dessous après"))
    assert Reading("pointer", (8, 9)) in nine


def dealt(signing: Signing, **changes: object) -> Match:
    rules = load_rules("gamerules", changes)
    match, _ = perform(Match.new(rules, signing=signing), commands.NameDealer(3))
    match, _ = perform(match, commands.Shuffle(deck_from_seed(1)))
    return perform(match, commands.Cut(match.table.asked[0], 24))[0]


@pytest.mark.parametrize(
    ("watched", "noticed"), [(119, 0), (120, 1), (349, 1), (350, 2), (1200, 2)]
)
def test_r6_3_who_looks_long_enough_sees(watched: int, noticed: int) -> None:
    """Seat 0 turns to seat 2 so that it has looked for this long when the sign ends."""
    match = dealt(Signing("ancienne"))
    turns = commands.Look(0, 2, 5000 + 1200 - watched - 250)
    makes = commands.Sign(2, "misère", 5000)
    match, _ = perform(match, turns if turns.time < makes.time else makes)
    match, _ = perform(match, makes if turns.time < makes.time else turns)
    _, told = perform(match, commands.Watch(9000))
    assert [event.seat for event in told if isinstance(event, events.Noticed)] == [0] * noticed


def test_r6_3_the_maker_rests() -> None:
    match, _ = perform(dealt(Signing("ancienne")), commands.Sign(2, "misère", 0))
    early = decide(match, commands.Sign(2, "misère", 3199))
    assert isinstance(early, Refusal)
    assert early.code == "sign-rest"
    assert not isinstance(decide(match, commands.Sign(2, "misère", 3200)), Refusal)


def test_r6_3_twelve_signs_are_the_most() -> None:
    match = dealt(Signing("ancienne"))
    for n in range(12):
        match, _ = perform(match, commands.Sign(2, "misère", 4000 * n))
    more = decide(match, commands.Sign(2, "misère", 48_000))
    assert isinstance(more, Refusal)
    assert more.code == "sign-limit"


def test_r6_4_an_honest_sign_is_borne_out_by_the_hand() -> None:
    hand = CardSet.of("3d 2c").mask
    assert unjustified(Message.parse("monsieur"), hand) is None
    assert unjustified(Message.parse("madame"), hand) == "madame is not held"
    assert unjustified(Message.parse("borgne: au-dessous"), hand) is None
    assert unjustified(Message.parse("mordienne"), hand) is None


def test_r6_5_a_silent_table_is_silent() -> None:
    greets = commands.Speak(1, 0, "hello")
    assert decide(dealt(Signing()), greets) == (events.Spoke(1, "hello", None, 0),)
    refused = decide(dealt(Signing(), speech="silent"), greets)
    assert isinstance(refused, Refusal)
    assert refused.code == "silent"
    loud = commands.Sign(1, "vache: au-dessus", 0)
    for wish in (loud, commands.Call(1, 0)):
        refused = decide(dealt(Signing("simple", honest=False), speech="silent"), wish)
        assert isinstance(refused, Refusal)
        assert refused.code == "silent"
    bare = commands.Sign(1, "vache", 0)
    made = decide(dealt(Signing("simple", honest=False), speech="silent"), bare)
    assert not isinstance(made, Refusal)


def test_r6_5_one_may_still_talk_when_the_match_is_over() -> None:
    *_, last = steps("wikipedia", 1)
    match = last[-1]
    assert match.table.phase == "over"
    said = decide(match, commands.Speak(0, 5, "good-game"))
    assert said == (events.Spoke(0, "good-game", None, 5),)
