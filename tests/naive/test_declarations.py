"""Hand-worked examples for the declarations of R5.4. The dealer is W unless said otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from tests.naive.presets import read_rules
from tests.naive.speech import Heard, listen, with_passes

NESW = ["N", "E", "S", "W"]


def pairs(text: str) -> list[tuple[str, str]]:
    words = text.replace(",", " ").split()
    return list(zip(words[::2], words[1::2], strict=True))


def heard(text: str, spec: str | dict[str, Any] = "pagat", dealer: str = "W") -> Heard:
    return listen(pairs(text), dealer, NESW, read_rules(spec))


BOTH = {"preset": "rebour", "surrender": "concede"}
EXTENDS = {"preset": "pagat", "announce": "extends"}


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("pagat", ["pass", "surrender"]),
        ("spanish", ["pass", "concede"]),
        ("wikipedia", ["pass", "concede", "announce"]),
        ("rebour", ["pass", "surrender", "announce"]),
        (EXTENDS, ["pass", "surrender", "announce"]),
    ],
)
def test_r5_4_first_the_dealers_left(spec: str | dict[str, Any], words: list[str]) -> None:
    for dealer, first in ("WN", "NE", "ES", "SW"):
        start = heard("", spec, dealer)
        assert (start.next_seat, start.words) == (first, words)


@pytest.mark.parametrize("spec", ["gamerules", "gamerules+mordienne"])
def test_r5_4_nothing_to_declare(spec: str) -> None:
    assert heard("", spec) == Heard()
    with pytest.raises(ValueError, match="nothing more"):
        heard("N pass", spec)


def test_r5_4_each_seat_once() -> None:
    for said, following in (("N pass", "E"), ("N pass, E pass", "S")):
        assert heard(said).next_seat == following
    assert heard("N pass, E pass, S pass").next_seat == "W"
    assert heard("N pass, E pass, S pass, W pass") == Heard()


@pytest.mark.parametrize(
    "text",
    [
        "E pass",
        "N concede",
        "N announce",
        "N agree",
        "N surrender, E accept",
        "N surrender, S pass",
        "N surrender, S accept",
        "N surrender, S agree, S accept",
        "N surrender, S agree, W accept",
        "N surrender, S agree, E accept, W refuse",
        "N surrender, S agree, E refuse, W refuse, E pass",
        "N pass, E pass, S pass, W pass, N pass",
    ],
)
def test_r5_4_words_out_of_turn(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        heard(text)


def test_r5_4_the_partner_answers_at_once() -> None:
    asked = heard("N pass, E surrender")
    assert (asked.next_seat, asked.words) == ("W", ["agree", "disagree"])
    # A partner who has passed already is asked all the same.
    asked = heard("N pass, E pass, S surrender")
    assert (asked.next_seat, asked.words) == ("N", ["agree", "disagree"])


def test_r5_4_disagree_counts_as_the_openers_pass() -> None:
    after = heard("N surrender, S disagree")
    assert (after.next_seat, after.words) == ("E", ["pass", "surrender"])
    # S has answered but not yet had his own turn.
    after = heard("N surrender, S disagree, E pass")
    assert (after.next_seat, after.words) == ("S", ["pass", "surrender"])
    assert heard("N surrender, S disagree, E pass, S pass, W pass") == Heard()


def test_r5_4_agreed_concession() -> None:
    over = heard("N pass, E concede, W agree", "spanish")
    assert over == Heard(ended="conceded", scorer=["N", "S"])


def test_r5_4_surrender_answered_from_the_dealers_left() -> None:
    asked = heard("N pass, E surrender, W agree")
    assert (asked.next_seat, asked.words) == ("N", ["accept", "refuse"])
    asked = heard("N pass, E surrender, W agree, N refuse")
    assert (asked.next_seat, asked.words) == ("S", ["accept", "refuse"])
    # With N dealing, N is the last of all to answer.
    assert heard("E surrender, W agree", dealer="N").next_seat == "S"
    assert heard("E surrender, W agree, S refuse", dealer="N").next_seat == "N"


def test_r5_4_the_first_accept_settles_it() -> None:
    settled = Heard(ended="surrendered", scorer=["N", "S"])
    assert heard("N pass, E surrender, W agree, N accept") == settled
    assert heard("N pass, E surrender, W agree, N refuse, S accept") == settled


def test_r5_4_both_refuse() -> None:
    assert heard("N pass, E surrender, W agree, N refuse, S refuse") == Heard(refused=["N", "S"])


def test_r5_4_bid() -> None:
    asked = heard("N announce", "wikipedia")
    assert (asked.next_seat, asked.words) == ("E", ["accept", "decline"])
    assert heard("N announce, E accept", "wikipedia").next_seat == "W"
    assert heard("N announce, E accept, W accept", "wikipedia") == Heard(bidder="N")
    declined = Heard(ended="declined", scorer=["N", "S"])
    assert heard("N announce, E decline", "wikipedia") == declined
    assert heard("N announce, E accept, W decline", "wikipedia") == declined
    with pytest.raises(ValueError, match="nothing more"):
        heard("N announce, E accept, W accept, E pass", "wikipedia")


@pytest.mark.parametrize("spec", ["rebour", EXTENDS])
def test_r5_4_several_may_announce_without_answer(spec: str | dict[str, Any]) -> None:
    after = heard("N announce", spec)
    assert (after.next_seat, after.announcers) == ("E", ["N"])
    over = heard("N announce, E announce, S pass, W announce", spec)
    assert over == Heard(announcers=["N", "E", "W"])


def test_r5_4_a_refusal_announces_in_rebour() -> None:
    text = "N announce, E surrender, W agree, N refuse, S refuse"
    assert heard(text, "rebour") == Heard(refused=["N", "S"], announcers=["N", "S"])
    assert heard(text, EXTENDS) == Heard(refused=["N", "S"], announcers=["N"])


def test_r5_4_a_concession_after_an_announcement() -> None:
    over = heard("N announce, E concede, W agree", BOTH)
    assert over == Heard(ended="conceded", scorer=["N", "S"], announcers=["N"])


def test_r5_4_records_leave_passes_out() -> None:
    rules = read_rules("pagat")
    full = with_passes(pairs("E surrender, W disagree, W surrender, E agree"), "W", NESW, rules)
    assert full == pairs("N pass, E surrender, W disagree, S pass, W surrender, E agree")
    for wrong in ("W agree", "E surrender, N accept", "N pass", "S surrender, E surrender"):
        with pytest.raises(ValueError, match=r"."):
            with_passes(pairs(wrong), "W", NESW, rules)
