"""Cards, sets of cards, and their names. What the rules say is in tests/rules/test_r2.py."""

from __future__ import annotations

import pickle
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aluette import Card, CardSet, card_name, parse_cards
from aluette import cards as cards_module
from aluette.cards import CARDS, DECK, LANGUAGES, LUETTES, STEP_MASK, parse_card

masks = st.integers(0, DECK)


# Card


def test_a_card_is_its_number() -> None:
    assert [int(card) for card in CARDS] == list(range(48))
    assert all(Card(card.code) is not None and Card(card.code) == card for card in CARDS)
    assert Card(47) == 47 == Card("3d")
    assert hash(Card("3d")) == hash(47)


def test_a_card_shows_its_code() -> None:
    assert repr(Card("Nb")) == "Card('Nb')"
    assert str(Card("Nb")) == f"{Card('Nb')}" == "Nb"


def test_a_card_survives_being_stored() -> None:
    for card in CARDS:
        assert pickle.loads(pickle.dumps(card)) == card


@pytest.mark.parametrize("number", [-1, 48, 10**30])
def test_no_card_has_another_number(number: int) -> None:
    with pytest.raises(ValueError, match=rf"^card number {number} is not between 0 and 47$"):
        Card(number)


@pytest.mark.parametrize("wrong", [3.0, None, b"3d", ["3d"]])
def test_a_card_is_a_text_or_a_number(wrong: object) -> None:
    with pytest.raises(TypeError, match=r"^a card is a text or an int, not "):
        Card(cast("Any", wrong))


# CardSet


@given(masks)
def test_a_set_of_cards_is_its_mask(mask: int) -> None:
    cards = CardSet(mask)
    assert CardSet.of(cards) == CardSet.of(str(cards)) == cards
    assert len(cards) == mask.bit_count() == len(list(cards))
    assert sum(1 << card for card in cards) == mask
    assert list(cards) == sorted(cards, reverse=True)
    assert all((card in cards) == bool(mask >> card & 1) for card in CARDS)


@given(masks, masks)
def test_sets_are_equal_when_their_cards_are(one: int, other: int) -> None:
    assert (CardSet(one) == CardSet(other)) is (one == other)
    assert hash(CardSet(one)) == hash(CardSet(one))


def test_the_empty_set_and_the_whole_deck() -> None:
    assert str(CardSet()) == ""
    assert repr(CardSet.of("3s Ac")) == "CardSet.of('Ac 3s')"
    assert list(CardSet(DECK)) == list(reversed(CARDS))
    assert sum(STEP_MASK) == DECK


@pytest.mark.parametrize("other", [-1, 48, 10**30, "3d", 47.0, None])
def test_what_is_no_card_is_in_no_set(other: object) -> None:
    assert other not in CardSet(DECK)


@pytest.mark.parametrize("mask", [-1, DECK + 1, 1 << 60])
def test_a_mask_has_48_bits(mask: int) -> None:
    with pytest.raises(ValueError, match="has other bits than 0 to 47"):
        CardSet(mask)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("3d 3d", "card 3d is there twice"),
        ([47, 46, 47], "card 3d is there twice"),
        ([48], "card number 48 is not between 0 and 47"),
        ("3d zz", "unknown card 'zz'"),
    ],
)
def test_a_set_is_made_of_different_cards(cards: str | list[int], why: str) -> None:
    with pytest.raises(ValueError, match=rf"^{why}$"):
        CardSet.of(cards)


# Texts


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", []),
        ("   ", []),
        ("Ks 9b\n2c", ["Ks", "9b", "2c"]),
        (" Ks ,9b, 2c ", ["Ks", "9b", "2c"]),
        ("LA VACHE", None),
        ("la vache, MADAME,roi  d'épées", ["2c", "3c", "Ks"]),
        ("3♦ kH", ["3d", "Kc"]),
    ],
)
def test_a_list_of_cards(text: str, codes: list[str] | None) -> None:
    if codes is None:
        with pytest.raises(ValueError, match="unknown card 'LA'"):
            parse_cards(text)
    else:
        assert [card.code for card in parse_cards(text)] == codes


@pytest.mark.parametrize("text", [",", "Ks,", "Ks,,9b", "Ks;9b", "Ks 9b, 2c"])
def test_a_list_with_holes_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="unknown card"):
        parse_cards(text)


def test_a_card_listed_twice_is_refused_however_it_is_spelled() -> None:
    with pytest.raises(ValueError, match=r"^card 3d is there twice$"):
        parse_cards("Monsieur, 9s, 3♦")


def test_an_unknown_card_is_shown_shortened() -> None:
    with pytest.raises(ValueError, match=r"^unknown card 'x{39}…'$"):
        parse_card("x" * 1_000_000)


@given(st.text())
def test_any_text_is_a_card_or_a_value_error(text: str) -> None:
    for read in (parse_card, parse_cards, Card):
        try:
            result = read(text)
        except ValueError:
            continue
        assert result in CARDS or isinstance(result, tuple)


@given(st.sampled_from(CARDS), st.sampled_from(LANGUAGES), st.data())
def test_a_name_is_read_whatever_its_case_accents_or_spaces(
    card: Card, language: str, data: st.DataObject
) -> None:
    name = card_name(card, language)
    spellings = [name, name.upper(), f"  {name} ", name.replace(" ", "  ")]
    assert parse_card(data.draw(st.sampled_from(spellings))) == card


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name_in_every_language(language: str) -> None:
    names = [card_name(card, language) for card in CARDS]
    assert len({name.casefold() for name in names}) == 48
    assert [parse_card(name) for name in names] == list(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_alias_is_read_as_the_card_it_stands_for(language: str) -> None:
    table = cards_module._names(language)
    assert set(table["cards"]) == {card.code for card in CARDS}
    for name, code in table["aliases"].items():
        assert parse_card(name) == Card(code), name


def test_the_names_of_a_card_in_five_languages() -> None:
    names = [card_name(Card("As"), language) for language in LANGUAGES]
    assert names[:2] == ["ace of swords", "as d’épées"]
    assert len(set(names)) == 5


def test_there_are_no_names_in_other_languages() -> None:
    with pytest.raises(ValueError, match=r"^no card names in 'de'; there are en, fr, es, hu, vi$"):
        card_name(LUETTES[0], "de")


def test_a_name_for_two_cards_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {language: {"cards": {"3d": "Monsieur"}, "aliases": {}} for language in LANGUAGES}
    tables["fr"] = {"cards": {"3d": "Monsieur"}, "aliases": {"monsieur": "3c"}}
    monkeypatch.setattr(cards_module, "_names", tables.__getitem__)
    with pytest.raises(ValueError, match=r"^the name 'monsieur' \(fr\) stands for two cards$"):
        cards_module._spellings.__wrapped__()
