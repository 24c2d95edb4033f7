"""R3: what can be chosen, what each preset chooses, and what contradicts itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aluette import PRESETS, Rules, RulesError, load_rules
from aluette.cards import CARDS
from aluette.rules import KEYS, Target

FOUR = {
    # key: pagat, gamerules, wikipedia, spanish
    "seats": (4, 4, 4, 4),
    "teams": ("pairs",) * 4,
    "packets": ((3, 3, 3),) * 4,
    "draw": ("full", "full", "agreed", "full"),
    "chant": (True,) * 4,
    "singers": ("left-and-dealer", "left-and-dealer", "left-and-partner", "left-and-partner"),
    "talon_order": ("alternate", "alternate", "blocks", "blocks"),
    "spoiled_lead": ("leader", "leader", "leader", "first-tied"),
    "mordienne": ("run", "off", "run", "off"),
    "shortest_run": (2, 2, 3, None),
    "mordienne_needs_loss": (False, False, False, None),
    "announce": ("no", "no", "bid", "no"),
    "announce_must_make": (None, None, False, None),
    "match": (Target("deals", 5), Target("deals", 5), Target("points", 5), Target("points", 5)),
    "tied_match": ("drawn", "drawn", None, None),
    "surrender": ("offer", "none", "concede", "concede"),
    "wrong_count": ("redeal", "redeal", "redeal", "penalty"),
    "speech": ("free",) * 4,
    "sign_set": ("gamerules", "gamerules", "wikipedia", "wikipedia"),
}
"""The table of the rules page; ``None`` where it has a dash."""

OTHERS = {
    # key: wikipedia-3, wikipedia-6, wikimanche-6
    "seats": (3, 6, 6),
    "teams": ("alone", "pairs", "threes"),
    "packets": ((3, 3, 3, 3), (3, 3), (3, 3, 1)),
    "hand_size": (12, 6, 7),
    "talon_size": (12, 12, 6),
    "draw": ("agreed",) * 3,
    "chant": (False,) * 3,
    "surrender": ("none",) * 3,
    "announce": ("no",) * 3,
    "spoiled_lead": ("leader",) * 3,
    "wrong_count": ("redeal",) * 3,
    "mordienne": ("run", "run", "off"),
    "shortest_run": (3, 3, None),
    "match": (Target("points", 5),) * 3,
    "sides": (((0,), (1,), (2,)), ((0, 3), (1, 4), (2, 5)), ((0, 2, 4), (1, 3, 5))),
}


def test_r3_there_are_nineteen_keys() -> None:
    assert set(KEYS) == set(FOUR)
    assert len(KEYS) == 19


@pytest.mark.parametrize(
    ("preset", "column"), [("pagat", 0), ("gamerules", 1), ("wikipedia", 2), ("spanish", 3)]
)
def test_r3_the_four_handed_presets_choose_what_the_page_says(preset: str, column: int) -> None:
    rules = load_rules(preset)
    for key, values in FOUR.items():
        if values[column] is not None:
            assert getattr(rules, key) == values[column], key


@pytest.mark.parametrize("preset", PRESETS)
def test_r3_a_house_overrides_any_key(preset: str) -> None:
    other = {"speech": "silent", "sign_set": "none", "match": {"points": 7}, "announce": "no"}
    rules = load_rules(preset, other)
    assert (rules.speech, rules.sign_set, rules.match) == ("silent", "none", Target("points", 7))
    assert rules.preset == preset
    assert [key for key, _ in rules.changes] == [key for key in KEYS if key in other]
    assert load_rules(rules.spec()) == rules


def test_r3_a_house_may_keep_its_rules_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('preset = "gamerules"\nmordienne = "run"\nshortest_run = 4\n')
    wanted = load_rules("gamerules", {"mordienne": "run", "shortest_run": 4})
    assert load_rules(file) == load_rules(str(file)) == wanted
    assert load_rules(file, {"shortest_run": 5}).shortest_run == 5


def test_r3_a_preset_is_spelled_by_its_name_and_changes_by_a_table() -> None:
    assert load_rules("wikipedia").spec() == "wikipedia"
    changed = load_rules("wikipedia", {"match": {"deals": 3}, "announce": "no"})
    assert changed.spec() == {"preset": "wikipedia", "announce": "no", "match": {"deals": 3}}
    assert changed.values()["match"] == {"deals": 3}
    assert changed.values()["packets"] == [3, 3, 3]
    assert list(changed.values()) == list(KEYS)


def test_r3_rules_are_equal_when_their_keys_are() -> None:
    overlay = load_rules("gamerules+mordienne")
    assert overlay == load_rules("gamerules", {"mordienne": "run"})
    assert overlay.preset != load_rules("gamerules", {"mordienne": "run"}).preset
    assert load_rules("pagat", {"match": Target("deals", 5)}) == load_rules("pagat")


# R3.1


def test_r3_1_mordienne_added_to_gamerules_is_a_run_of_two() -> None:
    plain, added = load_rules("gamerules"), load_rules("gamerules+mordienne")
    assert (added.mordienne, added.shortest_run) == ("run", 2)
    assert added.values() == plain.values() | {"mordienne": "run"}


def test_r3_1_mordienne_added_to_spanish_is_the_last_five_to_ten_points() -> None:
    plain, added = load_rules("spanish"), load_rules("spanish+mordienne")
    changes = {"mordienne": "last-five", "match": {"points": 10}}
    assert added.values() == plain.values() | changes


@pytest.mark.parametrize("preset", [p for p in PRESETS if p not in ("gamerules", "spanish")])
def test_r3_1_elsewhere_the_overlay_is_bad_input(preset: str) -> None:
    with pytest.raises(RulesError, match=rf"^preset {preset} has no overlay '\+mordienne'$"):
        load_rules(f"{preset}+mordienne")


@pytest.mark.parametrize("spec", ["gamerules+", "gamerules+rebour", "spanish+mordienne+mordienne"])
def test_r3_1_there_is_no_other_overlay(spec: str) -> None:
    with pytest.raises(RulesError, match="has no overlay"):
        load_rules(spec)


def test_r3_1_rebour_is_pagat_announced_and_to_ten_points() -> None:
    changes = {"announce": "required", "match": {"points": 10}}
    assert load_rules("rebour").values() == load_rules("pagat").values() | changes


def test_r3_1_an_extending_announcement_is_an_option_of_pagat() -> None:
    assert load_rules("pagat", {"announce": "extends"}).declares


# R3.2


@pytest.mark.parametrize(
    ("preset", "column"), [("wikipedia-3", 0), ("wikipedia-6", 1), ("wikimanche-6", 2)]
)
def test_r3_2_three_and_six_players(preset: str, column: int) -> None:
    rules = load_rules(preset)
    for key, values in OTHERS.items():
        if values[column] is not None:
            assert getattr(rules, key) == values[column], key
    assert not rules.two_pairs
    assert not rules.declares


def test_r3_2_partners_of_six_sit_opposite_or_alternate() -> None:
    pairs, threes = load_rules("wikipedia-6"), load_rules("wikimanche-6")
    assert [pairs.partners(seat) for seat in range(6)] == [(3,), (4,), (5,), (0,), (1,), (2,)]
    assert threes.partners(1) == (3, 5)
    assert threes.side_of == (0, 1, 0, 1, 0, 1)


# R3.3

CONTRADICTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("wikipedia-3", {"draw": "full"}, "a draw needs two sides of two"),
    ("wikipedia-6", {"draw": "short"}, "a draw needs two sides of two"),
    ("wikipedia-3", {"chant": True}, "the chant needs two sides of two"),
    ("pagat", {"teams": "alone", "draw": "agreed"}, "the chant needs two sides of two"),
    ("wikipedia-6", {"chant": True}, "the chant needs two sides of two"),
    ("pagat", {"packets": [4, 4]}, "the chant needs a talon of twelve cards, not 16"),
    ("pagat", {"packets": [5, 5]}, "the chant needs a talon of twelve cards, not 8"),
    ("wikipedia-3", {"surrender": "concede"}, "declarations need two sides of two"),
    ("wikipedia-6", {"surrender": "offer"}, "declarations need two sides of two"),
    ("wikipedia-6", {"announce": "bid"}, "declarations need two sides of two"),
    ("wikimanche-6", {"announce": "required"}, "declarations need two sides of two"),
    ("wikipedia", {"mordienne": "off"}, "announce = bid needs a mordienne"),
    ("gamerules", {"announce": "required"}, "announce = required needs a mordienne"),
    ("gamerules", {"announce": "extends"}, "announce = extends needs a mordienne"),
    ("gamerules", {"surrender": "offer"}, "surrender = offer needs a mordienne"),
    ("wikipedia", {"match": {"deals": 5}}, "announce = bid needs a match to points"),
    ("rebour", {"announce": "extends"}, "announce = extends needs a match of deals"),
    (
        "spanish+mordienne",
        {"packets": [4], "chant": False},
        "mordienne = last-five needs five tricks, not 4",
    ),
    ("pagat", {"shortest_run": 10}, "shortest_run = 10 is more than the 9 tricks of a deal"),
    ("wikipedia-6", {"shortest_run": 7}, "shortest_run = 7 is more than the 6 tricks of a deal"),
    (
        "gamerules",
        {"packets": [13], "chant": False},
        "packets of 13 cards for 4 seats need more than 48 cards",
    ),
    ("wikimanche-6", {"packets": [3, 3, 3]}, "packets of 9 cards for 6 seats need more than 48"),
    ("wikipedia-3", {"wrong_count": "penalty"}, "wrong_count = penalty needs two sides"),
    ("pagat", {"seats": 3}, "teams = pairs does not go with 3 seats"),
    ("pagat", {"teams": "threes"}, "teams = threes does not go with 4 seats"),
]


@pytest.mark.parametrize(("preset", "changes", "sentence"), CONTRADICTIONS)
def test_r3_3_a_contradiction_is_refused_with_a_sentence(
    preset: str, changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(RulesError) as error:
        load_rules(preset, changes)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_r3_3_each_contradiction_has_a_code_of_its_own() -> None:
    codes = set()
    for preset, changes, _ in CONTRADICTIONS:
        with pytest.raises(RulesError) as error:
            load_rules(preset, changes)
        codes.add(error.value.code)
    sides = {"teams", "draw", "chant-sides", "declarations", "penalty"}
    mordienne = {"announce-mordienne", "surrender-mordienne", "last-five", "shortest-run"}
    cards_and_match = {"packets", "chant-talon", "bid-points", "extends-deals"}
    assert codes == {f"rules-{code}" for code in sides | mordienne | cards_and_match}
    with pytest.raises(RulesError) as error:
        load_rules("poker")
    assert error.value.code == "bad-rules"


LIMITS: list[tuple[str, dict[str, Any]]] = [
    ("pagat", {"packets": [4, 5]}),
    ("pagat", {"shortest_run": 9}),
    ("gamerules", {"shortest_run": 10}),  # no run is played, so none is too long
    ("spanish+mordienne", {"packets": [5], "chant": False}),
    ("gamerules", {"packets": [12], "chant": False}),
    ("wikimanche-6", {"packets": [4, 4]}),
    ("wikimanche-6", {"wrong_count": "penalty"}),
    ("wikipedia", {"draw": "full"}),
    ("pagat", {"surrender": "concede", "mordienne": "off"}),
    ("rebour", {"announce": "bid"}),
    ("pagat", {"announce": "required"}),
    ("gamerules", {"teams": "alone", "draw": "agreed", "chant": False}),
]


@pytest.mark.parametrize(("preset", "changes"), LIMITS)
def test_r3_3_what_is_just_allowed(preset: str, changes: dict[str, Any]) -> None:
    assert isinstance(load_rules(preset, changes), Rules)


WRONG_VALUES: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5}, "seats cannot be 5; it is one of 3, 4, 6"),
    ({"seats": True}, "seats cannot be True; it is one of 3, 4, 6"),
    ({"chant": 1}, "chant cannot be 1; it is one of true, false"),
    ({"chant": "yes"}, "chant cannot be 'yes'; it is one of true, false"),
    ({"singers": "all"}, "singers cannot be 'all'; it is one of left-and-dealer, left-and-partner"),
    ({"surrender": ["offer"]}, "surrender cannot be ['offer']; it is one of none, concede, offer"),
    ({"shortest_run": 0}, "shortest_run must be at least 1, not 0"),
    ({"shortest_run": "2"}, "shortest_run must be at least 1, not '2'"),
    ({"shortest_run": 1 << 99}, "shortest_run = a huge number is more than the 9 tricks of a deal"),
    ({"packets": []}, "packets must be counts of at least 1, not []"),
    ({"packets": [9, 0]}, "packets must be counts of at least 1, not [9, 0]"),
    ({"packets": [-3, 12]}, "packets must be counts of at least 1, not [-3, 12]"),
    ({"packets": "3,3,3"}, "packets must be a list of counts, not '3,3,3'"),
    ({"packets": [3, "3", 3]}, "packets must be a list of counts, not [3, '3', 3]"),
    ({"packets": [True]}, "packets must be a list of counts, not [True]"),
    ({"match": 5}, "match must be {deals = n} or {points = n}, not 5"),
    ({"match": {"hands": 5}}, "match must be {deals = n} or {points = n}, not {'hands': 5}"),
    ({"match": {"deals": "5"}}, "match must be {deals = n} or {points = n}, not {'deals': '5'}"),
    ({"match": {}}, "match must be {deals = n} or {points = n}, not {}"),
    ({"match": {"deals": 0}}, "match must be between 1 and 1000, not 0"),
    ({"match": {"points": 1001}}, "match must be between 1 and 1000, not 1001"),
    ({"colour": "red"}, "unknown rules key 'colour'; the keys are seats, teams, packets"),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG_VALUES)
def test_r3_3_a_value_that_a_key_cannot_take_is_refused(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(RulesError) as error:
        load_rules("pagat", changes)
    assert str(error.value).startswith(sentence)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("spec", [{}, {"preset": 3}, {"mordienne": "run"}])
def test_r3_3_rules_start_from_a_preset(spec: dict[str, Any]) -> None:
    with pytest.raises(RulesError, match=r"^rules need a preset to start from"):
        load_rules(spec)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"preset = ", "house.toml: it is not TOML: "),
        (b'preset = "pagat"\nshortest_run = ' + b"9" * 5000, "house.toml: it has a number of"),
        (b"\xff\xfe", "house.toml: it is not a text in UTF-8"),
        (b"x = " + b"[" * 5000, "house.toml: it is nested too deeply"),
        (b"#" * 65537, "house.toml: it is larger than 65536 bytes"),
        (b'preset = "pagat"\nchant = "perhaps"', "house.toml: chant cannot be 'perhaps'"),
        (b'preset = "pagat"\nmatch' + b".a" * 500 + b" = 1", "house.toml: it is nested too deeply"),
        (b'preset = "pagat"\nshortest_run = 0x' + b"f" * 5000, "house.toml: it has a number of"),
        (b"", "house.toml: rules need a preset to start from"),
    ],
)
def test_r3_3_a_house_file_is_refused_with_a_sentence(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(content)
    with pytest.raises(RulesError) as error:
        load_rules(file)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_r3_3_a_house_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_rules(str(tmp_path / "none.toml"))


def test_r3_3_no_preset_contradicts_itself() -> None:
    for preset in PRESETS:
        rules = load_rules(preset)
        assert rules.hand_size * rules.seats + rules.talon_size == len(CARDS)
