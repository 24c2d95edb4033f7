"""Events, commands, views and tables as plain values and back, through JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette import REFEREE, SPECTATOR, Card, CardSet, Match, Rules, View, commands, seen, view
from aluette.game import Table
from aluette.game import events as ev
from aluette.game.match import evolve
from aluette.game.tricks import Tricks
from aluette.notation import plain
from tests.driver import steps
from tests.notation.matches import rules

SEAT_COMMANDS = (commands.Cut, commands.Vote, commands.Discard, commands.Declare, commands.Play)


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(plain.dump(value)))


@pytest.mark.bulk
@settings(max_examples=12)
@given(rules(), st.integers(0, 2**32))
def test_all_that_is_passed_around_survives_json(wanted: Rules, seed: int) -> None:
    for match, command, happened, _ in steps(wanted, seed, deals=2, faults=0.02):
        assert plain.load(type(command), through_json(command)) == command
        if isinstance(command, SEAT_COMMANDS):
            data = through_json(command)
            seat = data.pop("seat")
            assert plain.load_seat_command(data, seat) == command
        now: Match = match
        for event in happened:
            assert plain.load_event(through_json(event)) == event
            noticed = seen(event, now, 1)
            assert plain.load_event(through_json(noticed)) == noticed
            now = evolve(now, event)
        assert plain.load(Table, through_json(now.table)) == now.table
        for viewer in (0, SPECTATOR, REFEREE):
            assert plain.load(View, through_json(view(now, viewer))) == view(now, viewer)


def test_every_event_tells_its_type() -> None:
    assert {plain.dump(cls)["type"] for cls in [ev.Redealt()]} == {"Redealt"}
    for name, cls in ev.EVENTS.items():
        assert cls.__name__ == name


def test_rules_are_told_by_name_and_whole() -> None:
    data = plain.dump(Match.new("wikipedia-6").table.rules)
    assert data["spec"] == "wikipedia-6"
    assert data["values"]["packets"] == [3, 3]
    assert data["sides"] == [[0, 3], [1, 4], [2, 5]]
    assert (data["hand_size"], data["talon_size"]) == (6, 12)


@pytest.mark.parametrize("value", [1.5, {"a": 1}, CardSet(), Tricks([[1]], 0), b"3d"])
def test_what_has_no_plain_form(value: object) -> None:
    with pytest.raises(TypeError, match=r"^no plain form for "):
        plain.dump(value)


PLAYED = {"type": "Played", "seat": 2, "card": "3d", "next": None}
DEALT: dict[str, Any] = {
    "type": "Dealt", "seat": 0, "at": 1, "hands": [None, ["3d"]], "talon": None,
    "hand_size": 9, "talon_size": 12,
}  # fmt: skip


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "unknown event type None"),
        ([], "unknown event type None"),
        ({}, "unknown event type None"),
        ({"type": "Nothing"}, "unknown event type 'Nothing'"),
        ({"type": ["Played"]}, "unknown event type ['Played']"),
        ({"type": "Vote", "seat": 0, "yes": True}, "unknown event type 'Vote'"),
        (PLAYED | {"colour": 1}, "Played has no field 'colour'"),
        ({"type": "Played", "seat": 2, "card": "3d"}, "Played lacks the field 'next'"),
        (PLAYED | {"seat": "2"}, "Played.seat cannot be '2'"),
        (PLAYED | {"seat": True}, "Played.seat cannot be True"),
        (PLAYED | {"seat": None}, "Played.seat cannot be None"),
        (PLAYED | {"next": "1"}, "Played.next cannot be '1'"),
        (PLAYED | {"card": 47}, "Played.card must be a card's code"),
        (PLAYED | {"card": "zz"}, "Played.card: unknown card 'zz'"),
        (DEALT | {"hands": "3d"}, "Dealt.hands must be a list"),
        (DEALT | {"hands": [["3d", 4]]}, "Dealt.hands[0][1] must be a card's code"),
        (DEALT | {"hands": [None, {}]}, "Dealt.hands[1] must be a list"),
        (
            {"type": "Sung", "singers": [0], "cards": [None, None], "size": 6},
            "Sung.singers must have 2 entries, not 1",
        ),
        ({"type": "TargetSet", "target": 5}, "match must be {deals = n} or {points = n}, not 5"),
        ({"type": "VotesOpened", "votes": [1]}, "VotesOpened.votes[0] cannot be 1"),
    ],
)
def test_an_event_that_does_not_fit_is_refused_with_the_place(data: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        plain.load_event(data)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"type": "Play", "card": "3d", "seat": 0}, "a command does not name its seat"),
        ({"type": "Shuffle", "deck": []}, "unknown command type 'Shuffle'"),
        ({"type": "Played", "card": "3d", "next": 1}, "unknown command type 'Played'"),
        ({"type": "Play"}, "Play lacks the field 'card'"),
        ({"type": "Vote", "yes": 1}, "Vote.yes cannot be 1"),
        ("Vote", "unknown command type None"),
    ],
)
def test_a_command_that_does_not_fit_is_refused(data: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        plain.load_seat_command(data, 0)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize("spec", [None, 5, ["pagat"], "poker", "/etc/rules.toml", "a.toml", {}])
def test_rules_are_read_from_no_file(spec: object) -> None:
    data = through_json(Match.new().table) | {"rules": {"spec": spec}}
    with pytest.raises(ValueError, match=r"^(Table.rules must name|unknown preset|rules need a)"):
        plain.load(Table, data)
    with pytest.raises(ValueError, match=r"^Table.rules must name its rules under 'spec'$"):
        plain.load(Table, data | {"rules": "pagat"})


def test_a_table_of_a_house() -> None:
    match = Match.new({"preset": "pagat", "chant": False, "match": {"points": 3}})
    assert plain.load(Table, through_json(match.table)).rules == match.table.rules


def test_cards_are_their_codes() -> None:
    assert plain.dump([Card("3d"), (Card("3s"),)]) == ["3d", ["3s"]]
