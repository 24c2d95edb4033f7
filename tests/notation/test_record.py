"""Records: text and back, a match written down and replayed, and what is refused where."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette import Record, RecordError, Rules, record_of, replay, summary
from aluette.notation.record import MAX_SIZE, DealRecord
from tests.notation.matches import extras, names_for, rules, told

RECORDS = Path(__file__).parents[1] / "cases" / "records"
CHANT = (RECORDS / "pagat-chant.alu").read_text(encoding="utf-8")
REFUSED = (RECORDS / "pagat-surrender-refused-made.alu").read_text(encoding="utf-8")
seeds = st.integers(0, 2**32)


# Text and back


@settings(max_examples=60)
@given(rules(), seeds, st.integers(0, 200), st.booleans(), st.data())
def test_a_record_is_read_as_it_was_written(
    wanted: Rules, seed: int, commands: int, finished_only: bool, data: st.DataObject
) -> None:
    _, happened = told(wanted, seed, commands=commands, faults=0.01)
    record = record_of(
        wanted,
        data.draw(names_for(wanted.seats)),
        happened,
        finished_only=finished_only,
        extras=data.draw(extras),
    )
    told_more = data.draw(extras)
    told_more.pop("event", None)
    deals = tuple(replace(deal, extras=told_more) for deal in record.deals)
    record = replace(record, deals=deals)
    text = record.text()
    assert Record.parse(text) == record
    assert Record.parse(text).text() == text


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.alu")), ids=lambda file: file.stem)
def test_the_examples_are_read_as_they_are_written(file: Path) -> None:
    record = Record.read(file)
    assert Record.parse(record.text()) == record


def test_a_record_may_have_comments_and_be_laid_out_freely() -> None:
    loose = CHANT.replace("[[deals]]", "# the only one\n[[deals]]\ncut = 24 # in the middle")
    loose = loose.replace("3d 8b 4c", "3♦,  8♣, 4h".replace(",", ""))
    assert Record.parse(loose).deals[0] == replace(Record.parse(CHANT).deals[0], cut=24)


# Written down and replayed


@pytest.mark.bulk
@settings(max_examples=50)
@given(rules(), seeds)
def test_a_finished_match_is_replayed_from_its_record(wanted: Rules, seed: int) -> None:
    match, happened = told(wanted, seed)
    record = Record.parse(record_of(wanted, match.table.names, happened).text())
    again, events = replay(record)
    assert again == match
    assert record_of(wanted, match.table.names, events, extras=record.extras) == record


@settings(max_examples=50)
@given(rules(), seeds)
def test_deals_thrown_in_or_penalised_leave_the_same_results(wanted: Rules, seed: int) -> None:
    match, happened = told(wanted, seed, faults=0.02)
    again, _ = replay(record_of(wanted, match.table.names, happened))
    assert again.table.results == match.table.results
    assert again.table.score == match.table.score


@pytest.mark.bulk
@settings(max_examples=80)
@given(rules(), seeds, st.integers(1, 150))
def test_a_match_in_progress_is_replayed_from_its_record(
    wanted: Rules, seed: int, commands: int
) -> None:
    match, happened = told(wanted, seed, commands=commands)
    record = record_of(wanted, match.table.names, happened)
    again, _ = replay(record)
    assert again.table.results == match.table.results
    if match.table.phase in ("discard", "play"):
        assert again == match
    finished = record_of(wanted, match.table.names, happened, finished_only=True)
    assert finished.deals == record.deals[: len(match.table.results)]


@given(rules(), seeds)
def test_a_draw_is_kept_beside_the_deals(wanted: Rules, seed: int) -> None:
    match, happened = told(wanted, seed, commands=1)
    drawn = record_of(wanted, match.table.names, happened).extras.get("draw", [])
    if type(happened[0]).__name__ == "Drawn":
        assert {entry.split()[0] for entry in drawn} == set(match.table.names)
    else:
        assert drawn == []


# Files


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "match.alu"
    file.write_bytes(b"\xff")
    with pytest.raises(RecordError, match=r"^it is not a text in UTF-8$"):
        Record.read(file)
    file.write_bytes(b"#" * (MAX_SIZE + 1))
    with pytest.raises(RecordError, match=rf"^it is larger than {MAX_SIZE} bytes$"):
        Record.read(file)
    with pytest.raises(FileNotFoundError):
        Record.read(tmp_path / "none.alu")


# What is refused, and where

HEAD = 'aluette = 1\nrules = "pagat"\nseats = ["N", "E", "S", "W"]\n'
FORM: list[tuple[str, str, str]] = [
    # In the record with a chant, this is written instead of that; and the sentence.
    ("aluette = 1", "", "the record lacks the key 'aluette'"),
    ("aluette = 1", "aluette = 2", "aluette = 2 is not version 1 of the format"),
    ("aluette = 1", "aluette = true", "aluette = True is not version 1 of the format"),
    ("aluette = 1", "aluette = 1\ncolour = 1", "the record has an unknown key 'colour'"),
    ('rules = "pagat"', "", "the record lacks the key 'rules'"),
    ('rules = "pagat"', "rules = 1", "rules must be a preset's name or a table"),
    ('rules = "pagat"', 'rules = "poker"', "rules: unknown preset 'poker'"),
    ('rules = "pagat"', 'rules = "../pagat.toml"', "rules: unknown preset '../pagat.toml'"),
    ('rules = "pagat"', "rules = {}", "rules: rules need a preset to start from"),
    (
        'rules = "pagat"',
        'rules = { preset = "pagat", chant = 0 }',
        "rules: chant cannot be 0; it is one of true, false",
    ),
    ('rules = "pagat"', 'rules = "wikipedia-3"', "4 seat names for 3 seats"),
    ('seats = ["N", "E", "S", "W"]', "", "the record lacks the key 'seats'"),
    ('["N", "E", "S", "W"]', '"NESW"', "seats must be a list of names"),
    ('["N", "E", "S", "W"]', '["N", "E", "S", 4]', "seats must be a list of names"),
    ('["N", "E", "S", "W"]', '["N", "E", "S"]', "3 seat names for 4 seats"),
    ('["N", "E", "S", "W"]', '["N", "E", "S", "É"]', "seat name 'É' is not 1 to 12 letters"),
    ('["N", "E", "S", "W"]', '["N", "E", "S", ""]', "seat name '' is not 1 to 12 letters"),
    ('["N", "E", "S", "W"]', '["N", "E", "S", "ABCDEFGHIJKLM"]', "seat name 'ABCDEFGHIJKLM' is"),
    ('["N", "E", "S", "W"]', '["N", "E", "S", "X"]', "a seat cannot be named X"),
    ('["N", "E", "S", "W"]', '["N", "E", "S", "N"]', "seat name N is there twice"),
    ("[[deals]]", "[deals]", "deals must be a list of tables"),
    ("[[deals]]", "deals = 1\n[event]", "deals must be a list of tables"),
    ("[[deals]]", "deals = [1]\n[event]", "deals must be a list of tables"),
    ("[[deals]]", "[[deals", "it is not TOML: "),
    ("[[deals]]", "[[deals]]\nevent = 1", "deal 1: a deal has an unknown key 'event'"),
    ("[[deals]]", "[[deals]]\n[[deals]]", "deal 1: a deal lacks the key 'hands'"),
    ('dealer = "W"', "", "deal 1: a deal lacks the key 'dealer'"),
    ('dealer = "W"', 'dealer = "Q"', "deal 1: dealer: there is no seat 'Q'"),
    ('dealer = "W"', "dealer = 3", "deal 1: dealer: there is no seat '3'"),
    ("hands = {", "hands = 1 #", "deal 1: hands must be a table of seats and cards"),
    ('N = "2c Jb Kd 5s Ab 6c 3d 8b 4c", ', "", "deal 1: hands lack N's"),
    ("hands = {", 'hands = { Q = "",', "deal 1: hands: there is no seat 'Q'"),
    ("hands = { N =", "hands = { E =", "it is not TOML: "),
    ("2c Jb Kd 5s", "2c Jb Kd", "deal 1: N has 8 cards in hands instead of 9"),
    ("2c Jb Kd 5s", "2c Jb Kd zz", "deal 1: hands of N: unknown card 'zz'"),
    ("2c Jb Kd 5s", "2c Jb Kd Kd", "deal 1: hands of N: card Kd is there twice"),
    ("2c Jb Kd 5s", "2c Jb Kd 6s", "deal 1: 6s is dealt twice, the second time to E"),
    ('talon = "Nd', 'talon = "2c', "deal 1: 2c is in the talon and in a hand"),
    ('talon = "Nd ', 'talon = "', "deal 1: the talon has 11 cards instead of 12"),
    ('talon = "', 'talon = 7 #"', "deal 1: talon must be a text"),
    ('dealer = "W"', 'dealer = "W"\ncut = 48', "deal 1: cut must be a number from 1 to 47"),
    ('dealer = "W"', 'dealer = "W"\ncut = true', "deal 1: cut must be a number from 1 to 47"),
    ('"yes yes yes yes"', "true", "deal 1: chant must be a text"),
    ('"yes yes yes yes"', '"yes maybe"', "deal 1: chant: a vote is yes or no, not 'maybe'"),
    ("discards = {", "discards = [] #", "deal 1: discards must be a table of seats and cards"),
    ("[[deals]]", "[[deals]]\ndeclarations = 1", "deal 1: declarations must be a list"),
    ("[[deals]]", "[[deals]]\ndeclarations = [1]", "deal 1: declarations must be a text"),
    (
        "[[deals]]",
        '[[deals]]\ndeclarations = ["N double"]',
        "deal 1: declarations: 'double' is no declaration",
    ),
    (
        "[[deals]]",
        '[[deals]]\ndeclarations = ["Q pass"]',
        "deal 1: declarations: there is no seat 'Q'",
    ),
    ("[[deals]]", '[[deals]]\npenalty = "Q"', "deal 1: penalty: there is no seat 'Q'"),
    ("plays = [", "plays = 1 #", "deal 1: plays must be a list"),
    ("plays = [", "plays = [1, ", "deal 1: plays, trick 1 must be a text"),
    ("Nb 9d 8c 3c", "Nb 9d 8c ?", "deal 1: plays, trick 2: unknown card '?'"),
    ("plays = [", "# [", "deal 1: it has neither plays nor a settled declaration nor a penalty"),
    ("[[deals]]", "comment = " + "[" * 99 + "]" * 99 + "\n[[deals]]", "it is nested too deeply"),
    ("[[deals]]", "comment" + ".a" * 99 + " = 1\n[[deals]]", "it is nested too deeply"),
    ("[[deals]]", "comment = " + "[" * 9999 + "\n[[deals]]", "it is nested too deeply"),
    ("[[deals]]", f"comment = {2**63}\n[[deals]]", "it has a number of more than 64 bits"),
    ("[[deals]]", f"comment = {'9' * 5000}\n[[deals]]", "it has a number of more than 64"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), FORM)
def test_a_text_that_is_no_record_is_refused_with_the_place(
    old: str, new: str, sentence: str
) -> None:
    assert CHANT.count(old) == 1
    with pytest.raises(RecordError) as error:
        Record.parse(CHANT.replace(old, new))
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


PLAY: list[tuple[str, str, str, str]] = [
    (CHANT, '"2c 5b Jc 2s"', '"2c 5b Jc"', "deal 1, trick 1: it has 3 cards instead of 4"),
    (CHANT, '"2c 5b Jc 2s"', '"2c 5b Jc 2s Nb"', "deal 1, trick 1: it has 5 cards instead of 4"),
    (CHANT, '"2c 5b Jc 2s"', '"2c 5b Jc 3c"', "deal 1, trick 2: W does not hold Nb"),
    (CHANT, '"2c 5b Jc 2s"', '"5b 2c Jc 2s"', "deal 1, trick 1: N does not hold 5b"),
    (CHANT, '"Nc Js 2d As"]', '"Nc Js 2d As", "3d"]', "deal 1, trick 10: the deal is over"),
    (CHANT, '"yes yes yes yes"', '"yes yes"', "deal 1: chant has 2 votes instead of 4"),
    (CHANT, "talon =", "comment =", "deal 1: the talon is needed when it is sung"),
    (
        CHANT,
        '"yes yes yes yes"',
        '"yes no yes yes"',
        "deal 1: discards: N has nothing to lay away",
    ),
    (CHANT, "discards = { N", "discards = { E", "deal 1: E is not asked, but N W"),
    (CHANT, '"7s 6c 5s', '"6c 5s', "deal 1: N lays away 6 cards, not 5"),
    (CHANT, '"7s 6c 5s', '"2b 6c 5s', "deal 1: N does not hold 2b"),
    (
        CHANT,
        "discards = {",
        "comment = {",
        "deal 1: it has plays before it comes to them: the match waits for discard",
    ),
    (CHANT, '"pagat"', '{ preset = "pagat", chant = false }', "deal 1: these rules have no chant"),
    (
        CHANT,
        "[[deals]]",
        '[[deals]]\npenalty = "N"',
        "deal 1: it has plays, though a penalty ended",
    ),
    (
        CHANT.split("plays")[0],
        "[[deals]]",
        '[[deals]]\npenalty = "N"',
        "deal 1: under these rules a wrong count is dealt again, not penalised",
    ),
    (
        REFUSED,
        '"N refuse", "S refuse"',
        '"N accept"',
        "deal 1: it has plays, but was settled without play",
    ),
    (REFUSED, '"E surrender"', '"E concede"', "deal 1: E may say pass, surrender, not 'concede'"),
    (REFUSED, '"W agree"', '"S agree"', "deal 1: declarations: 'S agree' is out of turn"),
    (
        REFUSED,
        '"S refuse"]',
        '"S refuse", "W pass"]',
        "deal 1: declarations: 'W pass' is out of turn",
    ),
    (
        REFUSED.split("plays")[0],
        ', "N refuse", "S refuse"',
        "",
        "deal 1: it has no plays, and its declarations are not settled",
    ),
]


@pytest.mark.parametrize(("text", "old", "new", "sentence"), PLAY)
def test_what_the_rules_do_not_allow_is_refused_with_the_place(
    text: str, old: str, new: str, sentence: str
) -> None:
    assert text.count(old) == 1
    record = Record.parse(text.replace(old, new))
    for read in (replay, summary):
        with pytest.raises(RecordError, match=f"^{re.escape(sentence)}"):
            read(record)


def two_deals(first: str, second: str) -> Record:
    """A record of two deals out of texts of one each."""
    return Record.parse(first + "\n[[deals]]" + second.split("[[deals]]")[1])


def test_the_second_deal_is_the_next_dealers() -> None:
    with pytest.raises(RecordError, match=r"^deal 2: the dealer is N, not W$"):
        replay(two_deals(REFUSED, REFUSED))
    replay(
        two_deals(
            REFUSED,
            REFUSED.replace('dealer = "W"', 'dealer = "N"')
            .split("plays")[0]
            .replace(
                '"E surrender", "W agree", "N refuse", "S refuse"',
                '"E surrender", "W agree", "S accept"',
            ),
        )
    )


def test_a_deal_after_one_that_is_not_over() -> None:
    unfinished = REFUSED.replace(', "Ad 8d 5c 4s"]', "]")
    assert replay(Record.parse(unfinished))[0].table.phase == "play"
    with pytest.raises(RecordError, match=r"^deal 2: the deal before it is not over$"):
        replay(two_deals(unfinished, REFUSED))


def test_a_deal_after_the_match_is_over() -> None:
    one = REFUSED.replace('"pagat"', '{ preset = "pagat", match = { deals = 1 } }')
    with pytest.raises(RecordError, match=r"^deal 2: the match is over$"):
        replay(two_deals(one, REFUSED))


# What is told of it


def test_a_record_without_deals_has_a_summary() -> None:
    assert summary(Record.parse(HEAD)) == {
        "rules": "pagat",
        "deals": [],
        "score": {"N+S": 0, "E+W": 0},
        "target": {"deals": 5},
        "finished": False,
        "winner": None,
    }


def test_a_summary_of_a_deal_without_play() -> None:
    text = REFUSED.split("plays")[0].replace('"N refuse", "S refuse"', '"N accept"')
    text = text.replace('"pagat"', '{ preset = "pagat", match = { deals = 1 } }')
    told_of = summary(Record.parse(text))
    assert told_of["deals"] == [
        {
            "dealer": "W",
            "tricks": [],
            "winner": None,
            "team": "N+S",
            "points": 1,
            "mordienne": False,
            "ended": "surrendered",
            "score": {"N+S": 1, "E+W": 0},
        }
    ]
    assert (told_of["finished"], told_of["winner"]) == (True, "N+S")


def test_a_summary_of_the_tricks() -> None:
    (deal,) = summary(Record.parse(CHANT))["deals"]
    first = {"leader": "N", "cards": ["2c", "5b", "Jc", "2s"], "winner": "N", "spoiled": False}
    assert deal["tricks"][0] == first
    assert [trick["leader"] for trick in deal["tricks"]][1] == "N"
    assert len(deal["tricks"]) == 9


def test_a_penalty_is_replayed_and_told() -> None:
    text = CHANT.split("plays")[0].replace("[[deals]]", '[[deals]]\npenalty = "E"')
    text = text.replace('"pagat"', '"spanish"').split("discards")[0].replace("yes yes", "yes no")
    (deal,) = summary(Record.parse(text))["deals"]
    assert (deal["ended"], deal["team"], deal["points"]) == ("penalty", "N+S", 1)


def test_extras_of_a_deal_and_of_the_match_are_kept() -> None:
    more: dict[str, Any] = {"comment": "à la «Vache»\n", "names": {"N": "Ana", "é 1": [1, {}]}}
    record = Record.parse(HEAD)
    deal = Record.parse(CHANT).deals[0]
    kept = replace(record, deals=(replace(deal, extras=more),), extras=more)
    assert Record.parse(kept.text()) == kept
    assert isinstance(kept.deals[0], DealRecord)
