"""R7: slips of the sources, which nobody follows."""

from __future__ import annotations

from aluette import Card, load_rules
from aluette.cards import STEP_MASK, parse_card
from aluette.game.scoring import outcome
from aluette.game.tricks import judge
from tests.rules.told import won


def test_r7_a_player_wins_the_deal_and_not_the_partners_together() -> None:
    assert outcome(load_rules("gamerules"), won("NSNSEEEXX")).winner == 1


def test_r7_the_fours_stand_on_one_step() -> None:
    assert STEP_MASK[18] == sum(1 << Card(code) for code in ("4d", "4c", "4b", "4s"))
    assert sum(STEP_MASK) == (1 << 48) - 1


def test_r7_the_deux_de_chene_is_a_card_of_batons() -> None:
    for language_name in ("deux de chêne", "two of oak"):
        assert Card(parse_card(language_name)).suit == "b"


def test_r7_partners_who_tie_spoil_the_trick_too() -> None:
    kings = [Card(code) for code in ("Kd", "3b", "Kc", "3s")]
    assert judge(kings, first_tied=False) == (None, 0)
