"""The relative language: every worked example, the encoder against the decoder, bad messages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aluette import CardSet, parse_cards
from aluette.cards import CARDS
from aluette.signs import SIGNS, Message, MessageError, Phrase, Reading, decode, encode, possible
from tests.signs.hands import disagreements

HELD, POINTER = "held", "pointer"


@pytest.mark.parametrize(
    ("text", "mode", "steps", "aces"),
    [
        # Both examples of the French source.
        ("as: en dessous et au-dessus de là-dessus", HELD, (7, 9, 10), 1),
        ("petit-neuf: en dessous de là-dessous et en dessous après", POINTER, (8, 9), 0),
        # What follows from the same grammar.
        ("vache: au-dessus", HELD, (3, 4), 0),
        ("borgne: au-dessous et en dessous de là-dessous", HELD, (3, 4, 5), 0),
        ("as×2: au-dessus et au-dessus après", HELD, (7, 8, 9), 2),
        ("grand-neuf: au-dessus de là-dessus et en dessous après", POINTER, (3, 4), 0),
        ("monsieur: en dessous de là-dessous", HELD, (1, 3), 0),
        ("les-deux: en dessous de là-dessous", HELD, (1, 2, 4), 0),
        ("petit-neuf: en dessous de là-dessous et en dessous", POINTER, (7, 8), 0),
        (
            "as: en dessous et en dessous après et en dessous après",
            HELD,
            (9, 10, 11, 12),
            1,
        ),
        ("misère", HELD, (), 0),
        ("mordienne", HELD, (), 0),
        ("as", HELD, (9,), 1),
        ("AS x4", HELD, (9,), 4),
        ("ecrit: au dessous", HELD, (8, 9), 0),
        ("chene: en dessous de la dessous", POINTER, (9,), 0),
    ],
)
def test_a_message_decodes(text: str, mode: str, steps: tuple[int, ...], aces: int) -> None:
    assert Reading(mode, steps, aces) in decode(Message.parse(text))


def test_a_bare_sign_is_held_and_words_give_both_readings() -> None:
    for sign in SIGNS:
        assert [reading.mode for reading in decode(Message(sign))] == [HELD]
    both = decode(Message.parse("vache: au-dessus"))
    assert both == (Reading(HELD, (3, 4)), Reading(POINTER, (3,)))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("monsieur: au-dessus", "off the ladder"),
        ("les-deux: au-dessus", "off the ladder"),
        ("madame: au-dessus de là-dessus", "off the ladder"),
        ("vache×2", "only aces are counted"),
        ("vache×1", "only aces are counted"),
        ("as×5", "four aces"),
        ("as×0", "four aces"),
        ("as×", "comes a number"),
        ("as×" + "9" * 5000, "no longer than"),
        ("as: au-dessus après", "first phrase"),
        ("misère: au-dessus", "takes no words"),
        ("mordienne: en dessous", "takes no words"),
        ("roi", "unknown sign"),
        ("", "unknown sign"),
        (": au-dessus", "unknown sign"),
        ("vache:", "unknown phrase"),
        ("vache: au-dessus et", "unknown phrase"),
        ("vache: au-dessus, en dessous", "unknown phrase"),
        ("vache: à côté", "unknown phrase"),
        ("vache: " + "au-dessus et " * 200, "no longer than"),
    ],
)
def test_a_bad_message_is_refused_with_its_reason(text: str, why: str) -> None:
    with pytest.raises(MessageError, match=why):
        Message.parse(text)


@pytest.mark.parametrize(
    ("text", "hand", "played", "left"),
    [
        ("vache: au-dessus", "2c", "", [POINTER]),  # the receiver holds the vache himself
        ("vache: au-dessus", "", "2c", [POINTER]),  # it has been played
        ("vache: au-dessus", "2d", "", []),  # the borgne is the receiver's: nothing is left
        ("as×2: au-dessus", "Ad Ac", "", [HELD, POINTER]),
        ("as×2: au-dessus", "Ad Ac", "Ab", [POINTER]),  # one ace is left, two were asserted
        ("grand-neuf: en dessous de là-dessous et en dessous après", "", "2b", []),
        ("as: en dessous", "Kd Kc Kb Ks", "", []),
        ("misère", "3d 3c 2d 2c", "", [HELD]),
    ],
)
def test_own_and_played_cards_drop_readings(
    text: str, hand: str, played: str, left: list[str]
) -> None:
    seen = CardSet.of(hand).mask | CardSet.of(played).mask
    assert [reading.mode for reading in possible(decode(Message.parse(text)), seen)] == left


@given(
    sign=st.sampled_from([sign for sign, steps in SIGNS.items() if steps]),
    moves=st.lists(st.tuples(st.sampled_from([-2, -1, 1, 2]), st.booleans()), max_size=5),
    count=st.integers(1, 4),
)
def test_messages_survive_being_written(
    sign: str, moves: list[tuple[int, bool]], count: int
) -> None:
    phrases = tuple(Phrase(by, after and k > 0) for k, (by, after) in enumerate(moves))
    try:
        message = Message(sign, count if sign == "as" else 1, phrases)
    except MessageError:
        return
    assert Message.parse(str(message)) == message
    assert Message.parse(str(message).replace("×", "x").replace("é", "e")) == message


@pytest.mark.bulk
def test_encoder_and_decoder_agree_on_random_hands() -> None:
    assert disagreements(seed=2026, hands=10_000) == []


def test_the_encoder_finds_the_sources_messages() -> None:
    ace_king_oak = [str(told.message) for told in encode(parse_cards("Ac Kd 2b"))]
    assert "as: en dessous et au-dessus de là-dessus" in ace_king_oak
    assert str(encode(parse_cards("3d 3c"))[0].message) == "les-deux"
    assert str(encode(parse_cards("Ad Ac As"))[0].message) == "as×3"
    assert encode(()) == ()


def test_the_encoder_uses_no_more_words_than_any_other_way() -> None:
    """For hands of two and three neighbouring steps, against all messages of up to two phrases."""
    moves = [Phrase(by, after) for by in (-2, -1, 1, 2) for after in (False, True)]
    every: dict[frozenset[int], int] = {}
    for sign in SIGNS:
        for words in ((), *((a,) for a in moves), *((a, b) for a in moves for b in moves)):
            try:
                message = Message(sign, 1, words)
            except MessageError:
                continue
            for reading in decode(message):
                key = frozenset(reading.steps)
                every[key] = min(every.get(key, 99), len(words))
    for top in range(1, 18):
        for steps in ({top, top + 1}, {top, top + 1, top + 2}):
            hand = [next(c for c in CARDS if c.step == step) for step in steps]
            told = encode(hand)
            if frozenset(steps) in every and told and set(told[0].reading.steps) == steps:
                assert len(told[0].message.phrases) <= every[frozenset(steps)]


@pytest.mark.parametrize(
    "text",
    [
        "vache: au-dessus et au-dessus",
        "as: en dessous et au-dessus et en dessous de là-dessous après",
    ],
)
def test_a_step_named_twice_says_nothing_and_is_refused(text: str) -> None:
    with pytest.raises(MessageError, match="names the same step twice") as refused:
        Message.parse(text)
    assert len(str(refused.value)) < 80


def test_an_error_quotes_little_of_a_long_message() -> None:
    with pytest.raises(MessageError) as refused:
        Message.parse("vache: " + " et ".join(["au-dessus"] * 40))
    assert len(str(refused.value)) < 80
