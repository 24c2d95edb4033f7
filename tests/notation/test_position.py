"""Positions: a line and back, the engine it gives, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette import Match, Rules, load_rules
from aluette.cards import CARDS
from aluette.notation.position import Position, PositionError
from aluette.rules import Target
from tests.driver import steps
from tests.notation.matches import rules
from tests.rules.told import Told

LINE = "aluette1 wikipedia-3 seats=A,B,C lead=B hands=3d9s/4c/Kc5b trick=Ks won=A,B,X,X,C,A,A,C,X,B"


@pytest.mark.bulk
@settings(max_examples=60)
@given(rules(), st.integers(0, 2**32))
def test_every_position_of_a_match_is_read_as_it_was_written(wanted: Rules, seed: int) -> None:
    for _, _, _, match in steps(wanted, seed, deals=2):
        if match.tricks is None or (not match.table.tricks and match.table.phase != "play"):
            continue
        position = Position.of(match)
        text = str(position)
        assert Position.parse(text) == position
        assert str(Position.parse(text)) == text
        tricks = position.tricks()
        for name in ("hands", "leader", "turn", "trick", "winners", "taken", "holder"):
            assert getattr(tricks, name) == getattr(match.tricks, name), name
        assert tricks.first_tied == match.tricks.first_tied
        result = position.outcome()
        shown = match.table.shown
        if shown is not None and shown.ended == "played":
            assert result is not None
            assert (result.winner, result.side, result.points) == (
                shown.winner,
                shown.side,
                shown.points,
            )
        elif shown is None:
            assert (result is None) is any(match.table.counts)


def test_what_a_line_says() -> None:
    position = Position.parse(LINE)
    assert position.rules == load_rules("wikipedia-3")
    assert position.seats == ("A", "B", "C")
    assert position.leader == 1
    assert [str(card) for card in position.hands[0]] == ["3d", "9s"]
    assert position.winners == (0, 1, None, None, 2, 0, 0, 2, None, 1)
    assert position.outcome() is None


def test_a_line_is_written_in_one_way() -> None:
    loose = "  aluette1   wikipedia-3 won=A,B,X,X,C,A,A,C,X,B\ttrick=K♠ hands=9♠3d/4♥/5♣Kh lead=B"
    assert str(Position.parse(f"{loose} seats=A,B,C\n")) == LINE


def test_changes_of_the_rules_are_written_into_the_line() -> None:
    changes: dict[str, Any] = {
        "chant": False,
        "match": {"points": 7},
        "packets": [4, 5],
        "shortest_run": 4,
    }
    wanted = load_rules("pagat", changes)
    empty = "aluette1 pagat?packets=4,5&chant=false&shortest_run=4&match=points:7 seats=N,E,S,W"
    told = Told("pagat", **changes).deal("NESWXXXSS", votes=None)
    told.play()
    text = str(Position.of(told.match))
    assert text == f"{empty} lead=S hands=/// won=N,E,S,W,X,X,X,S,S"
    assert Position.parse(text).rules == wanted
    assert Position.parse(text).rules.match == Target("points", 7)


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (("N announce", "E announce"), "announced=N,E"),
        (("N surrender", "S agree", "E refuse", "W refuse"), "refused=1"),
    ],
)
def test_what_is_at_stake_is_written_into_the_line(said: tuple[str, ...], written: str) -> None:
    told = Told("rebour").deal("NXXSXXXEE").say(*said)
    told.all_pass()
    text = str(Position.of(told.match))
    assert text.endswith(f" {written}")
    assert Position.parse(text) == Position.of(told.match)
    ended = told.play()
    outcome = Position.of(told.match).outcome()
    assert outcome is not None
    assert (outcome.side, outcome.points) == (ended.side, ended.points)


def test_before_the_play_there_is_no_position() -> None:
    match = Told("pagat").deal().match
    with pytest.raises(PositionError, match=r"^there is no play yet: the match waits for declare$"):
        Position.of(match)
    with pytest.raises(PositionError, match="the match waits for draw"):
        Position.of(Match.new())


CHANGED = LINE.replace("wikipedia-3", "wikipedia-3?{}")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a position begins with aluette1, not ''"),
        ("aluette2 pagat", "a position begins with aluette1, not 'aluette2'"),
        ("aluette1", "the position names no rules"),
        ("x" * 4097, "a position is no longer than 4096 characters"),
        ("aluette1 poker", "rules: unknown preset 'poker'"),
        (CHANGED.format("chant=maybe"), "rules: chant cannot be 'maybe'"),
        (CHANGED.format("colour=red"), "rules: unknown rules key 'colour'"),
        (CHANGED.format("packets=3,x"), "rules: packets cannot be '3,x'"),
        (CHANGED.format("match=deals:many"), "rules: match cannot be 'deals:many'"),
        (CHANGED.format("match=hands:5"), "rules: match must be {deals = n} or {points = n}"),
        (CHANGED.format("chant=true"), "rules: the chant needs two sides of two"),
        ("aluette1 pagat hello", "unknown part 'hello'; parts are seats, lead, hands"),
        (LINE + " colour=red", "unknown part 'colour=red'; parts are seats, lead"),
        (LINE + " lead=A", "lead is there twice"),
        (LINE.replace("seats=A,B,C ", ""), "the position lacks seats"),
        (LINE.replace("lead=B ", ""), "the position lacks lead"),
        ("aluette1 pagat seats=N,E,S,W lead=N", "the position lacks hands"),
        (LINE.replace("A,B,C ", "A,B "), "seats: 2 seat names for 3 seats"),
        (LINE.replace("A,B,C ", "A,B,B "), "seats: seat name B is there twice"),
        (LINE.replace("lead=B", "lead=Q"), "lead: there is no seat 'Q'"),
        (LINE.replace("/4c/", "/"), "hands are 2 for 3 seats"),
        (LINE.replace("trick=Ks", "trick=Ks4d6d"), "a trick of 3 cards is not in progress"),
        (LINE.replace("3d9s", "3d"), "A has 1 cards instead of 2"),
        (LINE.replace("/4c/", "/4c4d/"), "B has 2 cards instead of 1"),
        (LINE.replace("9s", "Ks"), "Ks is there twice"),
        (LINE.replace("9s", "9x"), "hands: unknown card '9x'"),
        (LINE.replace("9s", "9sK"), "hands: unknown card 'K'"),
        (LINE.replace("trick=Ks", "trick=??"), "trick: unknown card '??'"),
        (LINE.replace("won=A", "won=Q"), "won: there is no seat 'Q'"),
        (LINE + " announced=Q", "announced: there is no seat 'Q'"),
        (LINE + " refused=0", "refused is the number of a side, 0 or 1, not '0'"),
        (
            "aluette1 pagat seats=N,E,S,W lead=N hands=/// refused=2",
            "refused is the number of a side, 0 or 1, not '2'",
        ),
    ],
)
def test_a_line_that_is_no_position_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(PositionError) as error:
        Position.parse(text)
    assert str(error.value).startswith(sentence)
    assert len(str(error.value)) < 400


def test_a_position_may_be_played_on() -> None:
    position = Position.parse(LINE)
    tricks = position.tricks()
    for card in ("Kc", "3d"):
        tricks.play(next(c for c in CARDS if c.code == card))
    assert (tricks.winners[-1], tricks.leader) == (0, 0)
    tricks.pop()
    assert position.tricks() != tricks


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (LINE.replace("lead=B", "lead=A"), "A leads without the last trick"),
        (LINE + " announced=A", "announced: these rules have no announcements"),
        (
            "aluette1 spanish seats=N,E,S,W lead=N hands=3d/4c/Kc/5b won=N,N,N,N,N,N,N,N refused=0",
            "refused: these rules have no surrender",
        ),
    ],
)
def test_a_position_does_not_contradict_itself(line: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        Position.parse(line)
