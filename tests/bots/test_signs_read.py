"""What bots make of the signs they see: beliefs, trust, and the account they give of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aluette import Card, CardSet, parse_cards
from aluette.bots.beliefs import beliefs, understood
from aluette.bots.talk import outlook, strength
from aluette.bots.trust import trust
from aluette.game.events import DealEnded, Noticed, SignShown, Understood
from tests.bots.tables import saw, turn

HAND = "2d 9c Kc Jb 8s 7c 6d 5d 4b"


def mask(cards: str) -> int:
    return CardSet.of(cards).mask


def test_nothing_seen_is_nothing_known() -> None:
    seen = turn("pagat", HAND)
    assert beliefs(seen).empty
    glimpse = replace(seen, facts=(Noticed(0, 2, None, None, 1, 1),))
    assert beliefs(glimpse).empty
    assert beliefs(seen).best(2) == 20


def test_a_bare_sign_places_its_card() -> None:
    known = beliefs(saw(turn("pagat", HAND), (2, "monsieur"), (1, "vache")))
    assert known.cards == (0, mask("2c"), mask("3d"), 0)
    assert (known.best(2), known.best(1), known.empty) == (1, 4, False)


def test_both_readings_are_kept_until_one_is_excluded() -> None:
    open_ = beliefs(saw(turn("pagat", HAND), (2, "vache: au-dessus de là-dessus")))
    assert open_.cards[2] == mask("3c")  # la vache may be a mere pointer
    own = "2c 9c Kc Jb 8s 7c 6d 5d 4b"
    pointer = understood(saw(turn("pagat", own), (2, "vache: au-dessus")))
    assert pointer == (Understood(0, 2, "vache: au-dessus", "pointer", (3,)),)


def test_aces_count_as_many_as_were_shown() -> None:
    known = beliefs(saw(turn("pagat", HAND), (2, "as×2")))
    assert known.least[2][9] == 2
    assert known.cards[2] == 0
    mine = "Ad Ac Kc Jb 8s 7c 6d 5d 4b"
    assert beliefs(saw(turn("pagat", mine), (2, "as×2"))).cards[2] == mask("Ab As")


def test_a_card_that_is_played_is_no_longer_held() -> None:
    rest = "2d 9c Kc Jb 8s 7c 6d 5d"
    seen = saw(turn("pagat", rest, tricks=["4b 4c 3d 5s"], trick="5c 6c"), (2, "monsieur"))
    assert seen.viewer == 0
    assert beliefs(seen).empty


def test_intentions_are_remembered_and_place_no_card() -> None:
    known = beliefs(saw(turn("pagat", HAND), (2, "misère"), (3, "mordienne")))
    assert (known.weak[2], known.run[3], known.cards) == (True, True, (0, 0, 0, 0))


def test_a_free_table_is_trusted_until_it_lies() -> None:
    free = saw(turn("pagat", HAND), (1, "vache"), honest=False)
    assert trust(free, 1) == pytest.approx(2 / 3)
    assert trust(free, 2) == pytest.approx(0.9)
    assert beliefs(free).cards[1] == mask("2c")
    lied = saw(turn("pagat", HAND), (1, "vache"), (1, "borgne"), honest=False)  # le borgne is ours
    assert trust(lied, 1) == pytest.approx(0.5)
    assert beliefs(lied).empty
    assert [u.mode for u in understood(lied)] == ["doubted", "false"]


def test_a_sign_that_came_true_earns_trust() -> None:
    rest = "2d 9c Kc Jb 8s 7c 6d 5d"
    seen = turn("pagat", rest, tricks=["4b 3d 4c 5s"], trick="5c 6c 4d")
    assert trust(saw(seen, (1, "monsieur"), honest=False), 1) == pytest.approx(3 / 4)
    assert trust(saw(seen, (1, "misère"), honest=False), 1) == pytest.approx(2 / 3)


def test_after_the_deal_all_signs_are_proved() -> None:
    seen = turn("pagat", HAND)
    hand: tuple[Card, ...] = parse_cards("3d 4c")
    ending = ("played", None, None, 0, False, (0, 0))
    shown = DealEnded(*ending, hands=((), hand, (), ()), talon=(), discards=((),) * 4)
    signs = tuple(
        SignShown(seat, message, "wink", 1, 0, (), ())
        for seat, message in ((1, "monsieur"), (1, "vache"), (3, "vache"), (1, "mordienne"))
    )
    over = replace(seen, table=replace(seen.table, shown=shown, signs=signs))
    assert trust(over, 1) == pytest.approx(3 / 5)


def test_signs_weigh_in_what_is_said() -> None:
    seen = turn("pagat", HAND)
    own = outlook(seen)
    assert own == strength(seen.hand)
    assert outlook(saw(seen, (2, "monsieur"))) == pytest.approx(own + 0.21)
    assert outlook(saw(seen, (1, "monsieur"))) == pytest.approx(own - 0.21)
    assert outlook(saw(seen, (2, "as×2"))) == pytest.approx(own + 0.13)
    assert outlook(saw(seen, (2, "misère"))) == pytest.approx(own - 0.2)


def test_what_a_singer_signed_may_have_been_laid_away() -> None:
    seen = saw(turn("wikipedia", HAND), (2, "as×2"))
    assert beliefs(seen).least[2][9] == 2
    sung = replace(seen, table=replace(seen.table, singers=(2, 3)))
    assert beliefs(sung).least[2][9] == 0
    choosing = replace(sung, table=replace(sung.table, phase="discard", asked=(2, 3)))
    assert beliefs(choosing).least[2][9] == 2
