"""Worked positions: what each level's rules of thumb come to at the table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from aluette import CardSet, View, commands, deck_from_seed, load_rules, perform, view
from aluette.bots import RuleBot, load_bot
from aluette.bots.position import Position
from tests.bots.tables import started, to_play, turn

HAND = "3d 9c Ac Kd Nb 8s 6c 5s 4b"
MIXED = ("As 4s 5s 3b", "Ab 5b 6s 6b", "Jd Nd 4b Js", "Jb 3d Jc 8c")
"""Four tricks: two of seat 0, one of 1, one of 0 again; the fourth of seat 1."""


def plays(level: str, seen: View) -> str:
    """The code of the card that a bot plays, as it intends without slips."""
    bot = load_bot(level)
    assert isinstance(bot, RuleBot)
    position = Position.of(seen)
    return str(CardSet(1 << bot.policies[seen.table.seats].card(position)))


@pytest.mark.parametrize("level", ["casual", "club"])
@pytest.mark.parametrize(
    ("trick", "card", "why"),
    [
        ("4d Ks 5d", "4b", "the partner wins, and nobody plays after"),
        ("Jd 4d", "4b", "the partner's valet is left to win"),
        ("4d Kc 5d", "4b", "the partner's king, though this hand could spoil or beat it"),
        ("4d 3s 7c", "8s", "last, it takes as cheaply as it can"),
        ("3c", "4b", "second, nothing is wasted on Madame"),
    ],
)
def test_first_trick(level: str, trick: str, card: str, why: str) -> None:
    assert plays(level, turn("pagat", HAND, trick)) == card, why


def test_casual_follows_the_books_seat_by_seat() -> None:
    assert plays("casual", turn("pagat", HAND)) == "4b", "first: low"
    assert plays("casual", turn("pagat", HAND, "6d")) == "4b", "second: low"
    assert plays("casual", turn("pagat", HAND, "6d 4d")) == "Nb", "third: valet or better"
    assert plays("casual", turn("pagat", HAND, "6d Ad")) == "9c", "third: over an ace"
    assert plays("casual", turn("pagat", HAND, "6d 4d Kb")) == "Kd", "fourth: it spoils"


def test_casual_leads_high_in_the_last_three_tricks_only() -> None:
    five = (*MIXED, "7d Kc 7s 7b", "8d Kb 9b 5c")
    assert plays("casual", turn("pagat", "2b 4d 6d", "", five)) == "2b"
    assert plays("casual", turn("pagat", "2b 4d 6d 7c", "", five[:5])) == "4d"


def test_a_third_seat_without_a_guard_saves_its_cards() -> None:
    weak = "8d 8s 7c 7s 6c 6s 5s 4b 4s"
    assert plays("casual", turn("pagat", weak, "6d 9b")) == "4s"


def test_club_leads_its_strongest_card_up_to_a_king() -> None:
    assert plays("club", turn("pagat", "3d 3c Ac Kd Nb 8s 6c 5s 4b")) == "Kd"
    assert plays("club", turn("pagat", "3d 2s Ac Ad Nb 8s 6c 5s 4b")) == "Nb"


def test_club_leads_its_highest_card_in_the_last_four_tricks() -> None:
    five = (*MIXED, "7d Kc 7s 7b")
    assert plays("club", turn("pagat", "2c Kd 6d 4d", "", five)) == "2c"
    assert plays("club", turn("pagat", "2c Kd 6d 4d 9b", "", five[:4])) == "Kd"


def test_club_alone_against_two_is_patient() -> None:
    hand = "3d 9c Ac Kd Nb Jb 9s 8s 7s 6c 5s 4b"
    assert plays("club", turn("wikipedia-3", hand)) == "9s"


def test_club_saves_its_cards_second_and_stops_the_last_from_winning_cheaply_third() -> None:
    assert plays("club", turn("pagat", HAND, "5d")) == "4b"
    assert plays("club", turn("pagat", HAND, "Nd")) == "4b"
    assert plays("club", turn("pagat", HAND, "5d 4d")) == "Nb"


def test_club_spoils_rather_than_spend_madame() -> None:
    assert plays("club", turn("pagat", "3c Kd Nb 8s 7b 6c 6s 5s 4b", "4d 3s Kc")) == "Kd"


def test_club_keeps_monsieur_from_an_early_borgne_and_spends_it_on_the_deal() -> None:
    assert plays("casual", turn("pagat", HAND, "4d 3s 2d")) == "3d"
    assert plays("club", turn("pagat", HAND, "4d 3s 2d")) == "4b"
    assert plays("club", turn("pagat", "3d 6s", "2d 4s 5s", ON_A_RUN)) == "3d"


def test_club_takes_from_its_partner_when_only_that_is_sure_to_win_the_deal() -> None:
    """Seats 2 and 3 have two tricks, 2 first; partner 1 has one, and would make it two."""
    tricks = (
        *("4d 5d Kd 6d", "Ad 4c 5c 6c", "5b Kc 4b 6b", "Ab 7c 7b 7d"),
        *("8b 8c Kb 8d", "Jc Jb 9s 3s", "9b 7s 6s Ks"),
    )
    seen = turn("gamerules", "Ac 4s", "3b Nd 5s", tricks)
    assert (seen.table.taken, seen.table.holder) == ((1, 1, 2, 2), 2)
    assert plays("club", seen) == "Ac"
    assert plays("casual", seen) == "4s"


def test_club_leaves_the_trick_to_the_partner_who_so_wins_the_deal() -> None:
    """The same trick, with two tricks of partner 1 and one of its own."""
    tricks = (
        *("4d Kd 5d 6d", "Ad 4c 5c 6c", "5b Kc 4b 6b", "7c Ab 7b 7d"),
        *("8b 8c 8d Kb", "Jc 9s Jb 3s", "7s 6s Ks 9b"),
    )
    seen = turn("gamerules", "Ac 4s", "3b Nd 5s", tricks)
    assert (seen.table.taken, seen.table.holder) == ((1, 2, 2, 1), 1)
    assert plays("club", seen) == "4s"


ON_A_RUN = (
    *("Ad 4d 5d 6d", "4c Ac 5c 6c", "Jc Jb 4b 5b", "6b Nc 7b 7c"),
    *("Nd 8c 8b 8d", "Ns 7d 7s 8s", "As 9b 9s 3s"),
)
"""Seat 2 has the last four tricks, and with them the deal."""


@pytest.mark.parametrize(
    ("spec", "answer", "lead"),
    [("gamerules", "6s", "6s"), ("gamerules+mordienne", "Kd", "Kd"), ("pagat", "Kd", "Kd")],
)
def test_club_fights_a_lost_deal_for_the_mordienne_only(spec: str, answer: str, lead: str) -> None:
    """Its king spoils the run. Where mordienne does not count it keeps it for nothing."""
    assert plays("club", turn(spec, "Kd 6s", "Ks 4s 5s", ON_A_RUN)) == answer
    assert plays("club", turn(spec, "Kd 6s", "", ON_A_RUN)) == lead


@pytest.mark.parametrize("seed", range(3))
def test_club_never_overtakes_a_partner_who_wins_with_a_valet_while_others_follow(
    seed: int,
) -> None:
    """Over random deals: last but one, behind its partner's good card, it plays its lowest."""
    found = 0
    rng = Random(seed)
    club = load_bot("club")
    for number in range(15):
        match = started("pagat", deck_from_seed(f"{seed}/{number}"), 3)
        match, _ = perform(match, commands.Cut(match.table.asked[0], 24))
        match = to_play(match)
        while match.table.phase == "play":
            seat = match.table.asked[0]
            seen = view(match, seat)
            position = Position.of(seen)
            if position.partner_wins and len(position.after) == 1 and position.best <= 12:
                found += 1
                assert club.choose(seen, 1) == commands.Play(seat, seen.hand[0])
            match, _ = perform(match, commands.Play(seat, rng.choice(seen.hand)))
    assert found > 20


def test_spoiling_from_the_last_seat_but_one_depends_on_who_then_leads() -> None:
    """By ``leader`` the own side leads again; by ``first-tied`` the opponent does."""
    rng, club, differs, spoils = Random(5), load_bot("club"), 0, 0
    for number in range(60):
        match = started("gamerules", deck_from_seed(f"tied/{number}"), 3)
        match, _ = perform(match, commands.Cut(match.table.asked[0], 24))
        match = to_play(match)
        while match.table.phase == "play":
            seat = match.table.asked[0]
            seen = view(match, seat)
            position = Position.of(seen)
            if len(position.after) == 1 and not position.partner_wins and position.spoilers:
                here, there = (club.choose(v, 1) for v in (seen, _as_spanish(seen)))
                if here != there:
                    assert isinstance(there, commands.Play)
                    spoils += there.card in position.spoilers
                    differs += 1
            match, _ = perform(match, commands.Play(seat, rng.choice(seen.hand)))
    assert differs == spoils > 0


def _as_spanish(seen: View) -> View:
    """The same moment under rules that differ only in who leads after a spoiled trick."""
    rules = load_rules({"preset": "gamerules", "spoiled_lead": "first-tied"})
    return replace(seen, table=replace(seen.table, rules=rules))
