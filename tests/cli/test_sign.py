"""`aluette sign`: every row of the tables of signs, through the command line."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aluette.cards import CARDS, STEP
from aluette.signs import SIGNS
from tests.cli.command import Terminal, outside, within
from tests.cli.test_bad_input import check

STEPS = {
    "monsieur": [1],
    "madame": [2],
    "borgne": [3],
    "vache": [4],
    "grand-neuf": [5],
    "petit-neuf": [6],
    "chêne": [7],
    "écrit": [8],
    "as": [9],
    "les-deux": [1, 2],
    "misère": [],
    "mordienne": [],
}


def readings(*arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = within("sign", *arguments).data()["readings"]
    return found


def reading(mode: str, *steps: int, aces: int = 0) -> dict[str, Any]:
    return {"mode": mode, "steps": list(steps), "aces": aces}


@pytest.mark.parametrize("name", STEPS)
def test_a_bare_sign_is_held(name: str) -> None:
    assert readings(name) == [reading("held", *STEPS[name], aces=int(name == "as"))]


def test_every_sign_is_tried() -> None:
    assert set(STEPS) == set(SIGNS)


# The rows of the design: a message, and which of its readings is meant.
ROWS = [
    ("as: en dessous et au-dessus de là-dessus", "held", [7, 9, 10]),
    ("petit-neuf: en dessous de là-dessous et en dessous après", "pointer", [8, 9]),
    ("vache: au-dessus", "held", [3, 4]),
    ("borgne: au-dessous et en dessous de là-dessous", "held", [3, 4, 5]),
    ("as×2: au-dessus et au-dessus après", "held", [7, 8, 9]),
    ("grand-neuf: au-dessus de là-dessus et en dessous après", "pointer", [3, 4]),
    ("monsieur: en dessous de là-dessous", "held", [1, 3]),
    ("les-deux: en dessous de là-dessous", "held", [1, 2, 4]),
    ("petit-neuf: en dessous de là-dessous et en dessous", "pointer", [7, 8]),
    ("as: en dessous et en dessous après et en dessous après", "held", [9, 10, 11, 12]),
]


@pytest.mark.parametrize(("message", "mode", "steps"), ROWS)
def test_a_row_of_the_table(message: str, mode: str, steps: list[int]) -> None:
    found = readings(message)
    assert [r["mode"] for r in found] == ["held", "pointer"]
    assert steps in [r["steps"] for r in found if r["mode"] == mode]


def test_the_example_of_the_interface() -> None:
    message = "petit-neuf: en dessous de là-dessous et en dessous après"
    assert readings(message) == [reading("held", 6, 8, 9), reading("pointer", 8, 9)]


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("chene", "chêne"),
        ("ECRIT", "écrit"),
        ("misere", "misère"),
        ("as x2: au dessus et au-dessus apres", "as×2: au-dessus et au-dessus après"),
        ("vache:au-dessus de la-dessus", "vache: au-dessus de là-dessus"),
        ("vache: au-dessous", "vache: en dessous"),
    ],
)
def test_it_is_read_without_accents_too(written: str, plain: str) -> None:
    assert readings(written) == readings(plain)


def test_aces_are_counted_where_the_sign_asserts_them() -> None:
    assert readings("as×3") == [reading("held", 9, aces=3)]
    assert readings("as×2: au-dessus") == [reading("held", 8, 9, aces=2), reading("pointer", 8)]


def test_ones_own_hand_and_the_played_cards_exclude_readings() -> None:
    message = "vache: au-dessus"
    assert readings(message, "--hand", "3d Ks") == [reading("held", 3, 4), reading("pointer", 3)]
    assert readings(message, "--hand", "2c") == [reading("pointer", 3)]
    assert readings(message, "--played", "As 2c") == [reading("pointer", 3)]
    assert readings("as: en dessous", "--hand", "Ks Kc Kd", "--played", "Ac")
    message = "as×3: au-dessus"
    assert readings(message, "--hand", "As") == [
        reading("held", 8, 9, aces=3),
        reading("pointer", 8),
    ]
    assert readings(message, "--hand", "As", "--played", "Ac") == [reading("pointer", 8)]


@pytest.mark.parametrize(
    "arguments",
    [
        ("vache", "--hand", "2c"),
        ("vache: au-dessus", "--played", "2d"),
        ("as×4", "--hand", "As"),
        ("as: en dessous", "--hand", "Ks Kc", "--played", "Kd Kb"),
        ("les-deux", "--played", "3d"),
    ],
)
def test_where_all_are_excluded_the_answer_is_no(arguments: tuple[str, ...]) -> None:
    done = within("sign", *arguments)
    assert (done.status, done.out, done.err) == (1, '{"readings": []}\n', "")


def test_as_a_program_it_answers_no() -> None:
    done = outside("sign", "vache", "--hand", "2c", "--json")
    assert (done.status, done.out, done.err) == (1, '{"readings": []}\n', "")


def test_an_intention_is_never_excluded() -> None:
    assert readings("misère", "--hand", "3d 3b 2d 2c") == [reading("held")]


def test_cards_are_told_by_the_shortest_messages_first() -> None:
    messages = within("sign", "--encode", "2c 2d").data()["messages"]
    assert [m["message"] for m in messages][:2] == ["vache: au-dessus", "borgne: en dessous"]
    assert messages[0]["steps"] == [3, 4]
    assert messages[0]["ambiguous"] == [reading("pointer", 3)]
    lengths = [len(m["message"]) for m in messages]
    assert lengths == sorted(lengths)
    (alone,) = within("sign", "--encode", "3d").data()["messages"]
    assert alone == {"message": "monsieur", "steps": [1], "ambiguous": []}


def test_what_is_encoded_is_decoded_alike() -> None:
    chance = random.Random(4)
    for _ in range(25):
        hand = chance.sample(CARDS, 9)
        codes = " ".join(card.code for card in hand)
        for message in within("sign", "--encode", codes).data()["messages"]:
            found = [r["steps"] for r in readings(message["message"])]
            assert message["steps"] in found
            assert set(message["steps"]) <= {STEP[card] for card in hand}
            assert len(found) == 1 + len(message["ambiguous"])


def test_cards_that_no_sign_leads_to() -> None:
    done = within("sign", "--encode", "4c")
    assert (done.status, done.out, done.err) == (1, '{"messages": []}\n', "")


def shown(*arguments: str) -> str:
    return within("sign", *arguments, "--lang", "en", out=Terminal()).out


def test_a_person_reads_the_cards_by_name() -> None:
    assert shown("vache: au-dessus").splitlines() == [
        "holds the Borgne, the Cow",
        "only points with the sign, and holds the Borgne",
    ]
    assert shown("as×2") == "holds 2 × Ad/Ac/As/Ab\n".replace("Ad/Ac/As/Ab", aces())
    assert shown("mordienne") == "an intention, which tells of no card\n"
    assert shown("vache", "--hand", "2c") == "Nobody can hold that any more.\n"
    assert shown("--encode", "3d") == "monsieur    holds Monsieur\n"
    assert shown("--encode", "4c") == "No sign leads to these cards.\n"


def aces() -> str:
    return "/".join(card.code for card in CARDS if STEP[card] == 9)


BAD: dict[str, tuple[tuple[str, ...], str]] = {
    "nothing": ((), "MESSAGE is missing"),
    "an empty message": (("",), "unknown sign ''"),
    "an unknown sign": (("roi",), "MESSAGE: unknown sign 'roi'"),
    "two signs": (("vache borgne",), "unknown sign 'vache borgne'"),
    "an unknown phrase": (("vache: à côté",), "unknown phrase"),
    "no phrase after the colon": (("vache:",), "unknown phrase"),
    "no phrase after et": (("vache: au-dessus et ",), "unknown phrase"),
    "only après": (("vache: après",), "unknown phrase"),
    "above Monsieur": (("monsieur: au-dessus",), "off the ladder"),
    "two above Madame": (("madame: au-dessus de là-dessus",), "off the ladder"),
    "above both": (("les-deux: au-dessus",), "off the ladder"),
    "off the ladder by après": (
        ("borgne: au-dessus de là-dessus et au-dessus après",),
        "off the ladder",
    ),
    "below the last step": (
        ("as: " + " et ".join(["en dessous"] + ["en dessous après"] * 10),),
        "20",
    ),
    "après in the first phrase": (("vache: au-dessus après",), "no step before it"),
    "words after misère": (("misère: au-dessus",), "takes no words"),
    "words after mordienne": (("mordienne: en dessous",), "takes no words"),
    "a counted cow": (("vache×2",), "only aces are counted"),
    "a cow counted once": (("vache×1",), "only aces are counted"),
    "no ace": (("as×0",), "four aces"),
    "five aces": (("as×5",), "four aces"),
    "minus one ace": (("as×-1",), "number from 1 to 4"),
    "aces without a number": (("as×",), "number from 1 to 4"),
    "half an ace": (("as×1.5",), "number from 1 to 4"),
    "two messages": (("vache", "borgne"), "borgne"),
    "an unknown card in the hand": (("vache", "--hand", "Zz"), "--hand: unknown card 'Zz'"),
    "a card twice in the hand": (("vache", "--hand", "Ks Ks"), "--hand: card Ks is there twice"),
    "an unknown card played": (("vache", "--played", "11d"), "--played: unknown card"),
    "an unknown card to tell": (("--encode", "Zz"), "--encode: unknown card 'Zz'"),
    "a card twice to tell": (("--encode", "2c 2c"), "twice"),
    "a message and cards to tell": (("vache", "--encode", "2c"), "--encode takes neither"),
    "cards to tell and a hand": (("--encode", "2c", "--hand", "Ks"), "--encode takes neither"),
    "a language without a catalogue": (("vache", "--lang", "tlh"), "tlh"),
    "a message too long": (("vache: " + " et ".join(["au-dessus"] * 300),), "1000 characters"),
}


@pytest.mark.parametrize(("arguments", "says"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[str, ...], says: str) -> None:
    check(within("sign", *arguments), 2, says)


def test_as_a_program_it_says_the_same() -> None:
    check(outside("sign", "monsieur: au-dessus"), 2, "off the ladder")
