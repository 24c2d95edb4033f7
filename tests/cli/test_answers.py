"""What score, trick, deal and rules answer beyond the examples; and what they show to people."""

from __future__ import annotations

from pathlib import Path

import pytest

from aluette.cards import CARDS, parse_cards
from aluette.game import deck_from_seed
from aluette.rules import KEYS, RULE_SETS
from tests.cli.command import CASES, Done, Terminal, within


def shown(*arguments: str) -> str:
    """What a person at a terminal sees."""
    done = within(*arguments, out=Terminal())
    assert (done.status, done.err) == (0, "")
    return done.out


def test_nobody_wins_a_deal_of_spoiled_tricks() -> None:
    nobody = {"winner": None, "team": None, "points": 0, "mordienne": False}
    assert within("score", "XXXXXXXXX").data() == nobody


def test_the_names_of_sides_are_their_seats_in_order() -> None:
    assert within("score", "BXBAAAA", "--rules", "wikimanche-6").data()["team"] == "A+C+E"
    assert within("score", "EEABCD", "--rules", "wikipedia-6").data()["team"] == "B+E"
    assert within("score", "CCABCCCBABAC", "--rules", "wikipedia-3").data()["team"] == "C"


def test_a_house_changes_a_key() -> None:
    made = within("score", "SXENXSWWW", "--set", "shortest_run=4").data()
    assert (made["points"], made["mordienne"]) == (1, False)
    plain = ("--set", "mordienne=off", "--set", "surrender=none")
    assert within("score", "SXENXSWWW", *plain).data()["points"] == 1


def test_a_houses_file(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('preset = "gamerules"\nmordienne = "run"\n', encoding="utf-8")
    assert within("score", "SXENXSWWW", "--rules", str(house)).data()["points"] == 2
    keys = within("rules", str(house)).data()["keys"]
    assert keys["mordienne"] == {"value": "run", "source": "house"}


def test_cards_are_read_by_any_of_their_names() -> None:
    named = "la vache, roi d'épées, Q♥, deux de chêne"
    assert within("trick", named).data() == {"winner": 0, "next": 0}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_seed_deals_all_cards_once(rules: str) -> None:
    data = within("deal", "--seed", "7", "--rules", rules).data()
    assert list(data) == ["dealer", "hands", "talon"]
    assert data["dealer"] == list(data["hands"])[-1]
    cards = parse_cards(" ".join([*data["hands"].values(), data["talon"]]))
    assert sorted(cards) == list(CARDS)


def test_a_deal_is_dealt_in_packets_from_the_dealers_left() -> None:
    codes = [card.code for card in deck_from_seed(3)]
    data = within("deal", "--seed", "3", "--dealer", "E").data()
    assert data["dealer"] == "E"
    assert data["hands"]["S"].split() == codes[0:3] + codes[12:15] + codes[24:27]
    assert data["talon"].split() == codes[36:]
    cut = within("deal", "--seed", "3", "--dealer", "E", "--cut", "20").data()
    assert cut["hands"]["S"].split()[:3] == codes[20:23]
    assert cut["talon"].split()[-1] == codes[19]


def test_rules_lists_every_preset_with_its_title() -> None:
    data = within("rules").data()
    assert tuple(data["presets"]) == RULE_SETS
    assert data["presets"]["wikipedia-3"]["en"] == "Three players"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_rules_shows_every_key(rules: str) -> None:
    data = within("rules", rules, "--json").data()
    assert data["preset"] == rules
    assert tuple(data["keys"]) == KEYS
    assert all(set(entry) == {"value", "source"} for entry in data["keys"].values())


def test_rules_shows_what_a_house_changed() -> None:
    keys = within("rules", "--set", "match={ points = 3 }").data()["keys"]
    assert keys["match"] == {"value": {"points": 3}, "source": "house"}


@pytest.mark.parametrize(
    ("arguments", "language", "expected"),
    [
        (("score", "SXENXSWWW"), "en", "W wins the deal with a mordienne: 2 points to E+W."),
        (("score", "SENWSEXNW"), "en", "S wins the deal: one point to N+S."),
        (("score", "SENWSEXNW"), "fr", "S gagne la donne\u00a0: un point pour N+S."),
        (("score", "XXXXXXXXX"), "fr", "Tous les plis sont pourris\u00a0: personne ne marque."),
        (("trick", "3d As 5d Ad"), "fr", "La carte 1, Monsieur, fait le pli et entame le suivant."),
        (("trick", "8b As 5d Ad"), "en", "Who played card 1 leads next."),
        (("deal", "--seed", "1"), "en", "dealer"),
        (("rules",), "fr", "À trois joueurs"),
        (("rules", "wikipedia-3"), "en", "Three players"),
        (("replay", str(CASES / "records" / "match-pagat.alu")), "en", "N+S wins the match."),
        (("replay", str(CASES / "records" / "pagat-drawn.alu")), "fr", "La partie est nulle."),
        (("replay", str(CASES / "records" / "pagat-unfinished.alu")), "en", "not finished"),
    ],
)
def test_for_people(arguments: tuple[str, ...], language: str, expected: str) -> None:
    text = shown(*arguments, "--lang", language)
    assert expected in text
    assert "{$" not in text


def test_rules_for_people_in_their_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    text = shown("rules", "wikimanche-6", "--lang", "fr")
    for words in ("Notre choix", "wikimanche.fr", "6 joueurs", "Deux équipes de trois"):
        assert words in text
    assert "seats = 6" in text  # as --set takes it
    assert "ours" not in text
    assert "3 + 3 + 3" in shown("rules", "pagat", "--lang", "en")


def test_json_on_a_terminal_too() -> None:
    done = within("score", "SENWSEXNW", "--json", out=Terminal())
    assert done.data()["winner"] == "S"


@pytest.mark.parametrize(
    ("setting", "expected"),
    [("fr_FR.UTF-8", "gagne"), ("de_DE.UTF-8", "wins"), ("C", "wins"), ("", "wins")],
)
def test_the_environment_says_the_language(
    setting: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", setting)
    assert expected in shown("score", "SENWSEXNW")


def test_help_and_version() -> None:
    for arguments in (("--help",), ("play", "--help"), ("score", "--help")):
        done: Done = within(*arguments)
        assert done.status == 0
        assert done.out.startswith("Usage: aluette")
    assert within("--version").out.startswith("aluette ")
