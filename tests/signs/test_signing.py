"""How a table plays with signs, and what an honest one lets a hand say."""

import pytest

from aluette.cards import CardSet
from aluette.signs import LEVELS, Message, MessageError, Signing, unjustified

HAND = "3d 2c Ad Ac Kd 4s"


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("monsieur", None),
        ("as", None),
        ("as×2", None),
        ("as×3", "2 aces are held, not 3"),
        ("as: en dessous", None),
        ("as×3: en dessous", "2 aces are held, not 3"),
        ("madame", "madame is not held"),
        ("les-deux", "les-deux is not held"),
        ("borgne: au-dessous", None),  # the borgne is a mere pointer to the cow
        ("borgne: au-dessus", "step 2 is not held"),
        ("vache: en dessous", "step 5 is not held"),
        ("misère", None),
        ("mordienne", None),
    ],
)
def test_a_sign_is_true_of_its_hand_or_says_why_not(message: str, why: str | None) -> None:
    assert unjustified(Message.parse(message), CardSet.of(HAND).mask) == why


def test_without_aces_one_ace_may_be_pointed_at() -> None:
    kings = CardSet.of("Kd Kc").mask
    assert unjustified(Message.parse("as: en dessous"), kings) is None
    assert unjustified(Message.parse("as×2: en dessous"), kings) == "0 aces are held, not 2"
    assert unjustified(Message.parse("as"), kings) == "0 aces are held, not 1"


@pytest.mark.parametrize(
    ("sign", "count", "why"),
    [
        ("roi", 1, "unknown sign 'roi'"),
        ("vache", 2, "only aces are counted"),
        ("as", 0, "there are four aces"),
        ("as", 5, "there are four aces"),
    ],
)
def test_a_message_that_no_text_could_bring(sign: str, count: int, why: str) -> None:
    with pytest.raises(MessageError, match=why):
        Message(sign, count)


def test_levels_and_lengths_that_are_not_offered() -> None:
    with pytest.raises(ValueError, match="unknown level 'wild'; levels are none, assiste, simple"):
        Signing("wild")
    with pytest.raises(ValueError, match="a sign lasts 800, 1200 or 2000 ms, not 900"):
        Signing("simple", sign_ms=900)
    assert [Signing(level).on for level in LEVELS] == [False, True, True, True]
