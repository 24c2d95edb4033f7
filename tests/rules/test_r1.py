"""R1: the presets there are. The values are worked out from the rules page, never from the code."""

from __future__ import annotations

import pytest

from aluette import PRESETS, Match, RulesError, load_rules
from aluette.cards import LANGUAGES
from aluette.rules import RULE_SETS, preset_titles, rules_sources

SEATS = {
    "pagat": 4,
    "gamerules": 4,
    "wikipedia": 4,
    "wikipedia-3": 3,
    "wikipedia-6": 6,
    "spanish": 4,
    "rebour": 4,
    "wikimanche-6": 6,
}


def test_r1_there_are_these_eight_presets() -> None:
    """A ninth may come along as one more file."""
    assert set(SEATS) <= set(PRESETS)
    assert {name: load_rules(name).seats for name in SEATS} == SEATS


def test_r1_two_of_them_have_an_overlay() -> None:
    ours = {spec for spec in RULE_SETS if spec.partition("+")[0] in SEATS}
    assert ours == {*SEATS, "gamerules+mordienne", "spanish+mordienne"}
    assert [spec for spec in RULE_SETS if "+" not in spec] == list(PRESETS)


def test_r1_the_librarys_default_is_pagat() -> None:
    assert load_rules() == load_rules("pagat")
    assert Match.new().table.rules.preset == "pagat"


@pytest.mark.parametrize("preset", RULE_SETS)
def test_r1_every_preset_has_a_title_in_every_language(preset: str) -> None:
    titles = preset_titles(preset)
    assert set(titles) == set(LANGUAGES)
    assert all(titles.values())


def test_r1_titles_are_different() -> None:
    for language in LANGUAGES:
        titles = [preset_titles(preset)[language] for preset in RULE_SETS]
        assert len(set(titles)) == len(titles)


def test_r1_every_value_has_a_source() -> None:
    sources = rules_sources(load_rules("pagat"))
    assert sources["surrender"] == "000"
    assert sources["tied_match"] == "ours"
    changed = rules_sources(load_rules("pagat", {"surrender": "none"}))
    assert changed == sources | {"surrender": "house"}
    assert rules_sources(load_rules("spanish+mordienne"))["mordienne"] == "003"


@pytest.mark.parametrize("name", ["", "Pagat", "poker", "pagat ", "../pagat"])
def test_r1_there_is_no_other_preset(name: str) -> None:
    with pytest.raises(RulesError, match=r"unknown preset .*; the presets are pagat, gamerules"):
        load_rules({"preset": name})
    with pytest.raises(RulesError, match="unknown preset"):
        preset_titles(name)
