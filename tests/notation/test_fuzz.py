"""Spoiled texts and values: whatever comes in, it is read, or refused by a ValueError."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette import (
    Record,
    RecordError,
    Refusal,
    RulesError,
    commands,
    decide,
    load_rules,
    record_of,
    replay,
)
from aluette.cards import parse_card, parse_cards
from aluette.notation import plain
from aluette.notation.position import Position, PositionError
from aluette.rules import KEYS
from tests.notation.matches import rules, told

seeds = st.integers(0, 2**32)
PIECES = (
    *('"', "'", "[", "]", "{", "}", "=", ".", ",", "/", "&", "?", ":", "#", "\\", "\n", "\r", "\0"),
    *("[[deals]]", "[a]", '"""', "nan", "inf", "0x", "1e999", "9" * 20, "-1", "true", "1979-05-27"),
    *("\u0660", "é", "\ud800", "🂡", "\u2028", "hands", "plays", "X", "3d", "10d", "lead=", "won="),
)


def one_sentence(error: ValueError) -> None:
    """A refusal is one line, and no longer than anybody reads."""
    assert len(str(error).splitlines()) == 1
    assert len(str(error)) < 400


def spoiled(text: str, rng: random.Random) -> str:
    """The text with some pieces cut out, doubled, exchanged or put in."""
    for _ in range(rng.randint(1, 6)):
        at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        to = min(to, at + rng.choice((1, 2, 5, 40)))
        piece = text[at:to]
        text = text[:at] + rng.choice(("", piece * 2, rng.choice(PIECES))) + text[to:]
    return text


@pytest.mark.bulk
@given(rules(), seeds)
def test_a_spoiled_record_is_read_or_refused(wanted: Any, seed: int) -> None:
    match, happened = told(wanted, seed % 99, commands=70)
    rng = random.Random(seed)
    whole = record_of(wanted, match.table.names, happened).text()
    for _ in range(10):
        try:
            record = Record.parse(spoiled(whole, rng))
        except RecordError as error:
            one_sentence(error)
            continue
        assert Record.parse(record.text()).text() == record.text()
        try:
            replay(record)
        except RecordError as error:
            one_sentence(error)


@pytest.mark.bulk
@given(rules(), seeds)
def test_a_spoiled_position_is_read_or_refused(wanted: Any, seed: int) -> None:
    match, _ = told(wanted, seed % 99, commands=50)
    rng = random.Random(seed)
    whole = str(Position.of(match)) if match.tricks else "aluette1 pagat seats=N,E,S,W"
    for _ in range(20):
        try:
            position = Position.parse(spoiled(whole, rng))
        except PositionError as error:
            one_sentence(error)
            continue
        assert Position.parse(str(position)) == position
        assert position.tricks().over is not any(position.hands)


@given(st.binary(max_size=200) | st.text())
def test_any_text_is_read_or_refused(data: bytes | str) -> None:
    text = data.decode("latin-1") if isinstance(data, bytes) else data
    readers: tuple[Callable[[str], object], ...] = (
        *(Record.parse, Position.parse, parse_card, parse_cards),
        lambda t: Record.parse(f"aluette = 1\n{t}"),
        lambda t: Position.parse(f"aluette1 {t}"),
        lambda t: load_rules({"preset": t}),
    )
    for read in readers:
        try:
            read(text)
        except ValueError as error:
            one_sentence(error)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)


def spoil_value(value: Any, rng: random.Random, new: Any) -> Any:
    """The plain value with a new one somewhere in it."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        return value | {key: spoil_value(value[key], rng, new)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        k = rng.randrange(len(value))
        return [*value[:k], spoil_value(value[k], rng, new), *value[k + 1 :]]
    return new


@pytest.mark.bulk
@given(st.sampled_from(["pagat", "wikipedia", "spanish"]), seeds, json_values)
def test_a_spoiled_event_is_read_or_refused(preset: str, seed: int, new: Any) -> None:
    rng = random.Random(seed)
    _, happened = told(load_rules(preset), seed % 9, commands=60)
    for event in rng.sample(happened, 8):
        data = spoil_value(plain.dump(event), rng, new)
        try:
            plain.load_event(data)
        except ValueError:
            continue
        assert set(data) - {"type"} == set(plain.dump(plain.load_event(data))) - {"type"}


@given(
    st.sampled_from(["Cut", "Vote", "Discard", "Declare", "Play"]),
    st.dictionaries(st.sampled_from(["at", "yes", "cards", "word", "card", "type"]), json_values),
)
def test_a_command_of_any_kind_is_read_or_refused(kind: str, fields: dict[str, Any]) -> None:
    try:
        command = plain.load_seat_command({"type": kind} | fields, 0)
    except ValueError:
        return
    assert command.seat == 0


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from([*KEYS, "preset", "x"]), json_values | st.just("pagat")))
def test_rules_of_any_kind_are_read_or_refused(table: dict[str, Any]) -> None:
    for spec in (table, {"preset": "pagat"} | table):
        try:
            assert load_rules(spec).values()
        except RulesError as error:
            one_sentence(error)


def nested(depth: int, inside: Any = 1) -> Any:
    value = inside
    for k in range(depth):
        value = [value] if k % 2 else {"a": value}
    return value


EXTREMES: dict[str, Any] = {
    "deep": nested(20_000),
    "huge": 10**6000,
    "huge and negative": -(1 << 50_000),
    "long": "x" * 1_000_000,
    "wide": list(range(200_000)),
    "many": {str(n): n for n in range(50_000)},
}


@pytest.mark.parametrize("name", EXTREMES)
@pytest.mark.parametrize("key", KEYS)
def test_extreme_rules_are_refused_in_a_short_sentence(name: str, key: str) -> None:
    with pytest.raises(RulesError) as error:
        load_rules("pagat", {key: EXTREMES[name]})
    one_sentence(error.value)


@pytest.mark.parametrize("name", EXTREMES)
def test_extreme_events_and_commands_are_refused_in_a_short_sentence(name: str) -> None:
    played = {"type": "Played", "seat": 0, "card": "3d", "next": 1}
    extreme = EXTREMES[name]
    readers: tuple[Callable[[], object], ...] = (
        lambda: plain.load_event(extreme),
        lambda: plain.load_event({"type": extreme}),
        lambda: plain.load_event(played | {"card": extreme}),
        lambda: plain.load_event({"type": "TargetSet", "target": extreme}),
        lambda: plain.load_event({"type": "VotesOpened", "votes": extreme}),
        lambda: plain.load_event(played | {"next": [extreme]}),
        lambda: plain.load_seat_command({"type": "Play", "card": extreme}, 0),
        lambda: plain.load_seat_command({"type": "Vote", "yes": extreme}, 0),
        lambda: plain.load_seat_command({"type": "Cut", "at": [extreme]}, 0),
        lambda: plain.load(commands.Declare, {"seat": 0, "word": [extreme]}),
    )
    for read in readers:
        with pytest.raises(ValueError, match=r".") as error:
            read()
        one_sentence(error.value)


def test_extreme_numbers_in_commands_are_refused_by_the_rules() -> None:
    match, _ = told(load_rules("wikipedia"), 1, commands=2)
    assert match.table.phase == "cut"
    for command in (commands.Cut(match.table.asked[0], 10**6000), commands.Cut(10**6000, 1)):
        refusal = decide(match, command)
        assert isinstance(refusal, Refusal)
        assert len(refusal.why) < 100


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "{a = " * 100_000,
        "a" + ".a" * 500 + " = 1",
        "a = 0x" + "f" * 100_000,
        "a = " + "9" * 100_000,
        'a = "' + "x" * 1_000_000,
        "[[deals]]\n" * 20_000,
        "\n" * 1_000_000 + "=",
    ],
)
def test_extreme_texts_are_refused_in_a_short_sentence(text: str) -> None:
    for read in (Record.parse, Position.parse):
        for before in ("", 'aluette = 1\nrules = "pagat"\nseats = ["N", "E", "S", "W"]\n'):
            with pytest.raises((RecordError, PositionError)) as error:
                read(before + text)
            one_sentence(error.value)
