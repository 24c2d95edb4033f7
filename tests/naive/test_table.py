"""Hand-worked examples for R2, R3, R4.1 to R4.3, R5.1 and R5.3."""

from __future__ import annotations

from typing import Any

import pytest

from tests.naive.ladder import ALL_CARDS, read_cards, step_of
from tests.naive.presets import read_rules
from tests.naive.table import (
    deal_out,
    draw_full,
    draw_short,
    give_talon,
    is_sung,
    partners_after,
    reseat,
    side_name,
    sides_of,
    sing,
    singers,
)

NESW = ["N", "E", "S", "W"]


def test_r2_1_every_card_once() -> None:
    ranks_and_suits = sorted(rank + suit for rank in "AKNJ98765432" for suit in "dcbs")
    assert sorted(ALL_CARDS) == ranks_and_suits


def test_r2_3_eleven_steps_hold_equals() -> None:
    sizes = [sum(1 for card in ALL_CARDS if step_of(card) == step) for step in range(1, 20)]
    assert sizes == [1] * 8 + [4] * 4 + [2] + [4] * 5 + [2]
    assert step_of("5d") == step_of("5s") == 17


@pytest.mark.parametrize(
    ("preset", "sides"),
    [
        ("pagat", ["N+S", "E+W"]),
        ("wikipedia-3", ["A", "B", "C"]),
        ("wikipedia-6", ["A+D", "B+E", "C+F"]),
        ("wikimanche-6", ["A+C+E", "B+D+F"]),
    ],
)
def test_r3_sides(preset: str, sides: list[str]) -> None:
    rules = read_rules(preset)
    seats = NESW if rules["seats"] == 4 else list("ABCDEF"[: rules["seats"]])
    assert [side_name(side) for side in sides_of(seats, rules)] == sides


@pytest.mark.parametrize(
    ("spec", "changes"),
    [
        ("wikipedia-3", {"chant": True}),
        ("wikimanche-6", {"surrender": "concede"}),
        ("wikipedia-6", {"announce": "required"}),
        ("pagat", {"packets": [3, 3, 2]}),
        ("gamerules", {"announce": "required"}),
        ("gamerules", {"surrender": "offer"}),
        ("pagat", {"announce": "bid"}),
        ("wikipedia", {"announce": "extends"}),
        ("pagat", {"chant": False, "packets": [4], "mordienne": "last-five"}),
        ("pagat", {"shortest_run": 10}),
        ("wikipedia-6", {"packets": [3, 3, 3]}),
        ("spanish", {"mordienne": "run"}),
        ("pagat+mordienne", {}),
        ("pagat", {"colour": "red"}),
        ("pagat", {"spoiled_lead": "dealer"}),
        ("pagat", {"match": {"points": 0}}),
    ],
)
def test_r3_3_contradictions(spec: str, changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_rules(spec, changes)


def test_r3_a_house_overrides_single_keys() -> None:
    table = read_rules({"preset": "gamerules", "mordienne": "run"}, {"shortest_run": 4})
    assert (table["mordienne"], table["shortest_run"], table["spoiled_lead"]) == (
        "run",
        4,
        "leader",
    )
    assert read_rules({"preset": "gamerules", "mordienne": "run"}) == read_rules(
        "gamerules+mordienne"
    )
    assert read_rules("pagat", {"announce": "extends"})["match"] == {"deals": 5}


def test_r4_1_full_draw_skips_those_who_have_one() -> None:
    # W turns the cards, so N gets the first. E is done with Madame and skipped from then on.
    cards = read_cards("5d 3c 6d 7d 8d 3d Ad Kd Jd 2c 2d 4d")
    # N 5d, E 3c!, S 6d, W 7d, N 8d, S 3d!, W Ad, N Kd, W Jd, N 2c!, W 2d!
    luettes = draw_full(cards, NESW, "W")
    assert luettes == {"E": "3c", "S": "3d", "N": "2c", "W": "2d"}
    assert partners_after(luettes) == (["S", "E"], ["W", "N"])


def test_r4_1_full_draw_of_a_whole_pack_always_ends() -> None:
    last_four = [card for card in ALL_CARDS if step_of(card) > 4] + ["2c", "2d", "3c", "3d"]
    # 44 cards go round eleven times, so N gets the vache, E the borgne, S Madame, W Monsieur.
    assert draw_full(last_four, NESW, "W") == {"N": "2c", "E": "2d", "S": "3c", "W": "3d"}
    with pytest.raises(ValueError, match="ran out"):
        draw_full(["3d", "3c", "5d"], NESW, "W")


def test_r4_1_short_draw() -> None:
    luettes = draw_short(["2d", "3d", "2c", "3c"], NESW, [3, 0, 2, 1])
    assert luettes == {"N": "3c", "E": "2d", "S": "2c", "W": "3d"}
    with pytest.raises(ValueError, match="each player"):
        draw_short(["2d", "3d", "2c", "3c"], NESW, [0, 0, 1, 2])


def test_r4_2_seats_after_a_draw() -> None:
    players = ["Ada", "Bea", "Cyr", "Dan"]
    # Bea has Madame and stays. Cyr has Monsieur and goes opposite. Clockwise from Bea the first
    # of the others is Dan: he takes Cyr's old chair at Bea's left, Ada keeps hers.
    luettes = {"Ada": "2d", "Bea": "3c", "Cyr": "3d", "Dan": "2c"}
    assert reseat(luettes, players) == (["Ada", "Bea", "Dan", "Cyr"], "Bea")
    # Monsieur sits opposite already: nobody moves.
    luettes = {"Ada": "2d", "Bea": "3c", "Cyr": "2c", "Dan": "3d"}
    assert reseat(luettes, players) == (players, "Bea")
    # Monsieur sits at Madame's right: Bea is first clockwise from Ada, then Cyr.
    luettes = {"Ada": "3c", "Bea": "2d", "Cyr": "2c", "Dan": "3d"}
    assert reseat(luettes, players) == (["Ada", "Bea", "Dan", "Cyr"], "Ada")


def test_r5_1_cut_and_packets() -> None:
    rules = read_rules("pagat")
    hands, talon = deal_out(ALL_CARDS, 2, 3, rules)
    # The first two cards go below; the dealer is W, so N gets the first three.
    assert hands[0][:3] == ["2d", "2c", "9c"]
    assert hands[1][:3] == ["9d", "2b", "2s"]
    assert hands[0][3:6] == ALL_CARDS[14:17]
    assert hands[3][6:9] == ALL_CARDS[35:38]
    assert talon == [*ALL_CARDS[38:], "3d", "3c"]
    for cut in (0, 48):
        with pytest.raises(ValueError, match="cut"):
            deal_out(ALL_CARDS, cut, 3, rules)


def test_r5_1_packets_of_other_sizes() -> None:
    hands, talon = deal_out(ALL_CARDS, 1, 0, read_rules("wikimanche-6"))
    # B is at dealer A's left; the last packet is single cards, and A's is the last of all.
    assert hands[1] == [*ALL_CARDS[1:4], *ALL_CARDS[19:22], ALL_CARDS[37]]
    assert hands[0][-1] == ALL_CARDS[42]
    assert talon == [*ALL_CARDS[43:], "3d"]
    hands, talon = deal_out(ALL_CARDS, 47, 2, read_rules("wikipedia-3"))
    assert hands[0][:3] == ["3b", "3d", "3c"]
    assert [len(hand) for hand in hands] == [12, 12, 12]
    assert len(talon) == 12


def test_r5_3_who_sings() -> None:
    assert singers("W", NESW, read_rules("pagat")) == ["N", "W"]
    assert singers("S", NESW, read_rules("gamerules")) == ["W", "S"]
    assert singers("W", NESW, read_rules("wikipedia")) == ["N", "E"]
    assert singers("N", NESW, read_rules("spanish")) == ["E", "S"]


def test_r5_3_one_no_stops_it() -> None:
    assert is_sung(["yes"] * 4)
    for place in range(4):
        votes = ["yes"] * 4
        votes[place] = "no"
        assert not is_sung(votes)


def test_r5_3_the_talon_is_given() -> None:
    talon = ALL_CARDS[:12]
    assert give_talon(talon, "W", NESW, read_rules("pagat")) == {
        "N": ["3d", "2d", "9c", "2b", "Ad", "Ab"],
        "W": ["3c", "2c", "9d", "2s", "Ac", "As"],
    }
    assert give_talon(talon, "W", NESW, read_rules("wikipedia")) == {
        "N": ["3d", "3c", "2d", "2c", "9c", "9d"],
        "E": ["2b", "2s", "Ad", "Ac", "Ab", "As"],
    }


def test_r5_3_discards() -> None:
    rules = read_rules("pagat")
    hands, talon = deal_out(ALL_CARDS, 1, 3, rules)
    held = dict(zip(NESW, hands, strict=True))
    away = {"N": [*held["N"][:4], talon[0], talon[2]], "W": held["W"][:6]}
    after = sing(held, talon, away, dealer="W", seats=NESW, rules=rules)
    assert after["N"] == [*held["N"][4:], talon[4], talon[6], talon[8], talon[10]]
    assert after["W"] == held["W"][6:] + talon[1::2]
    assert (after["E"], after["S"]) == (held["E"], held["S"])
    for wrong in (
        {"N": away["N"]},
        {"N": away["N"], "E": held["E"][:6]},
        {"N": away["N"][:5], "W": away["W"]},
        {"N": [talon[1], *away["N"][1:]], "W": away["W"]},
        {"N": [away["N"][0]] * 6, "W": away["W"]},
    ):
        with pytest.raises(ValueError, match=r"."):
            sing(held, talon, wrong, dealer="W", seats=NESW, rules=rules)
