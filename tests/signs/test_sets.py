"""Sign sets: what their files say, and what is refused."""

import pytest

from aluette.rules import PRESETS, load_rules
from aluette.signs import SIGN_SETS, SIGNS, SignSetError, load_sign_set
from aluette.signs.sets import GESTURES, read_sign_set


def text(signs: str, titles: str = 'en = "House"') -> str:
    return f"[title]\n{titles}\n[signs]\n{signs}\n"


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_plays_with_a_set_that_exists(preset: str) -> None:
    assert load_rules(preset).sign_set in SIGN_SETS


@pytest.mark.parametrize("name", SIGN_SETS)
def test_a_gesture_stands_for_one_thing(name: str) -> None:
    known = load_sign_set(name)
    for sign, ways in known.gestures.items():
        assert ways
        assert [other for other, theirs in known.gestures.items() if {*theirs} & {*ways}] == [sign]
    assert set(known.titles) == {"en", "fr", "es", "hu", "vi"}
    assert set(known.sources.values()) <= {"001, 004", "002"}


def test_every_sign_and_every_gesture_is_in_some_set() -> None:
    sets = [load_sign_set(name).gestures for name in SIGN_SETS]
    assert {sign for known in sets for sign in known} == set(SIGNS)
    assert {way for known in sets for ways in known.values() for way in ways} == set(GESTURES)


def test_a_house_that_names_no_source_is_one_itself() -> None:
    known = read_sign_set("house", text('vache = { gestures = ["tongue", "pout"] }'))
    assert known.sources == {"vache": "house"}
    assert known.gestures == {"vache": ("tongue", "pout")}
    assert not any("wink" in ways for ways in known.gestures.values())
    assert known.title("hu") == "House"


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ("[title", "sign set ours is not TOML"),
        ("a = " + "[" * 9999, "sign set ours is not TOML"),
        ("[signs]", "sign set ours needs the tables [title] and [signs]"),
        ("signs = 1\n[title]\nen = 'x'", "sign set ours needs the tables [title] and [signs]"),
        (text("", 'fr = "x"'), "needs titles that are texts, the English one at least"),
        (text("", "en = 1"), "needs titles that are texts, the English one at least"),
        (text('roi = { gestures = ["wink"] }'), "unknown sign 'roi'; signs are monsieur, "),
        (text("vache = 1"), "vache needs a list of gestures"),
        (text("vache = {}"), "vache needs a list of gestures"),
        (text("vache = { gestures = [] }"), "vache needs a list of gestures"),
        (text('vache = { gestures = ["moo"] }'), "vache: unknown gesture 'moo'"),
        (text("vache = { gestures = [[1]] }"), "vache: unknown gesture '[1]'"),
        (
            text('vache = { gestures = ["wink"] }\nborgne = { gestures = ["wink"] }'),
            "wink stands for both vache and borgne",
        ),
    ],
)
def test_what_is_no_sign_set_is_refused_in_one_sentence(broken: str, why: str) -> None:
    with pytest.raises(SignSetError) as refused:
        read_sign_set("ours", broken)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_set_that_is_not_there() -> None:
    with pytest.raises(SignSetError, match=r"^unknown sign set 'x+'; there are gamerules, wikip"):
        load_sign_set("x" * 99)
