"""Values written as TOML are read back by the standard library's reader."""

from __future__ import annotations

import datetime as dt
import math
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aluette.notation.toml import toml_key, toml_value
from aluette.tomlfile import read_toml
from tests.notation.matches import values

text = st.text(st.characters(exclude_categories=["Cs"]))


@given(values)
def test_a_value_is_read_as_it_was_written(value: Any) -> None:
    written = toml_value(value)
    assert "\n" not in written
    assert read_toml(f"x = {written}") == {"x": value}


@given(text, text)
def test_keys_and_texts_of_any_characters(key: str, value: str) -> None:
    assert tomllib.loads(f"{toml_key(key)} = {toml_value(value)}") == {key: value}


@pytest.mark.parametrize("character", [chr(n) for n in range(32)] + ["\x7f", '"', "\\", "\u2028"])
def test_every_character_that_needs_care(character: str) -> None:
    assert read_toml(f"x = {toml_value(character)}") == {"x": character}


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (True, "true"),
        (-7, "-7"),
        (0.5, "0.5"),
        (math.inf, "inf"),
        (math.nan, "nan"),
        (dt.date(2026, 2, 3), "2026-02-03"),
        (dt.time(7, 8, 9), "07:08:09"),
        (dt.datetime(2026, 2, 3, 4, 5, tzinfo=dt.UTC), "2026-02-03T04:05:00+00:00"),
        ((), "[]"),
        ([1, [2]], "[1, [2]]"),
        ({}, "{}"),
        ({"a b": 1, "c": {"d": "é"}}, '{ "a b" = 1, c = { d = "é" } }'),
    ],
)
def test_how_a_value_is_written(value: Any, written: str) -> None:
    assert toml_value(value) == written
    tomllib.loads(f"x = {written}")


@pytest.mark.parametrize("value", [None, b"", object(), {1, 2}])
def test_what_toml_has_no_word_for(value: object) -> None:
    with pytest.raises(TypeError, match=r"^TOML has no word for "):
        toml_value(value)


def test_the_largest_numbers_and_the_deepest_tables() -> None:
    assert read_toml(f"x = [{2**63 - 1}, {-(2**63)}]")["x"][0] == 2**63 - 1
    assert read_toml("x = " + "[" * 31 + "]" * 31)
    for wrong in (
        f"x = {2**63}",
        f"x = {-(2**63) - 1}",
        "x = 0x" + "f" * 5000,
        "x = " + "[" * 33 + "]" * 33,
    ):
        with pytest.raises(ValueError, match=r"^it (has a number of more|is nested)"):
            read_toml(wrong)
