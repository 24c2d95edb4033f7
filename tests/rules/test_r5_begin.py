"""R5.1 to R5.3: the cut, a wrong count, and the chant."""

from __future__ import annotations

import pytest

from aluette import SPECTATOR, Deal, ViewEvent, commands, events, load_rules, seen, view
from aluette.cards import CARDS, parse_cards
from tests.rules.told import Told

DECK = CARDS


def codes(cards: events.Cards | None) -> str:
    assert cards is not None
    return " ".join(card.code for card in cards)


# R5.1


def test_r5_1_the_player_at_the_dealers_right_cuts() -> None:
    for dealer, cutter in zip("NESW", "WNES", strict=True):
        assert Told("pagat", dealer).do(commands.Shuffle(DECK)).asked == cutter
    assert Told("wikipedia-3", "A").do(commands.Shuffle(DECK)).asked == "C"
    assert Told("wikipedia-6", "D").do(commands.Shuffle(DECK)).asked == "C"


def test_r5_1_nobody_else_cuts() -> None:
    told = Told("pagat", "W").do(commands.Shuffle(DECK))
    assert told.refused(commands.Cut(0, 24)) == ("not-asked", "N is not asked, but S")


def test_r5_1_a_cut_lifts_one_to_47_cards() -> None:
    for at in (1, 24, 47):
        assert Told("pagat").do(commands.Shuffle(DECK)).do(commands.Cut(2, at)).match.deal.dealt
    told = Told("pagat").do(commands.Shuffle(DECK))
    for at, name in ((0, "0"), (48, "48"), (-1, "-1"), (1 << 70, "a huge number")):
        code, why = told.refused(commands.Cut(2, at))
        assert (code, why) == ("bad-cut", f"a cut lifts 1 to 47 cards, not {name}")


def test_r5_1_a_shuffled_deck_has_48_cards() -> None:
    for deck in (CARDS[1:], (*CARDS[1:], CARDS[1]), ()):
        code, why = Told("pagat").refused(commands.Shuffle(deck))
        assert (code, why) == ("bad-deck", "a deck is all 48 cards, once each")


def test_r5_1_the_cards_lifted_go_below_the_rest() -> None:
    # Cut at 46, the two top cards of the deal are the deck's last two.
    told = Told("pagat", "W").do(commands.Shuffle(DECK)).do(commands.Cut(2, 46))
    dealt = told.match.deal.dealt[0]
    assert dealt is not None
    assert dealt[:3] == (DECK[46], DECK[47], DECK[0])


def test_r5_1_packets_go_clockwise_from_the_dealers_left() -> None:
    deal = Deal.of(load_rules("pagat"), dealer=1, deck=DECK, at=24)
    cut = (*DECK[24:], *DECK[:24])
    # S first, three at a time: S W N E, S W N E, S W N E, then the talon.
    assert deal.dealt[2] == (*cut[0:3], *cut[12:15], *cut[24:27])
    assert deal.dealt[3] == (*cut[3:6], *cut[15:18], *cut[27:30])
    assert deal.dealt[0] == (*cut[6:9], *cut[18:21], *cut[30:33])
    assert deal.dealt[1] == (*cut[9:12], *cut[21:24], *cut[33:36])
    assert deal.talon == cut[36:]
    assert deal.hands == deal.dealt


def test_r5_1_packets_may_differ() -> None:
    deal = Deal.of(load_rules("wikimanche-6"), dealer=5, deck=DECK, at=1)
    cut = (*DECK[1:], DECK[0])
    assert deal.dealt[0] == (*cut[0:3], *cut[18:21], cut[36])
    assert deal.dealt[5] == (*cut[15:18], *cut[33:36], cut[41])
    assert deal.talon == cut[42:]


@pytest.mark.parametrize(
    ("preset", "hand", "talon"),
    [("pagat", 9, 12), ("wikipedia-3", 12, 12), ("wikipedia-6", 6, 12), ("wikimanche-6", 7, 6)],
)
def test_r5_1_the_rest_is_the_talon(preset: str, hand: int, talon: int) -> None:
    told = Told(preset).do(commands.Shuffle(DECK))
    told.do(commands.Cut(told.match.table.asked[0], 10))
    assert set(told.match.table.counts) == {hand}
    assert told.match.table.talon == len(told.match.deal.talon or ()) == talon


# R5.2


@pytest.mark.parametrize(("name", "side"), [("N", "E+W"), ("E", "N+S"), ("W", "N+S")])
def test_r5_2_a_wrong_count_gives_the_other_side_one_point(name: str, side: str) -> None:
    told = Told("spanish").deal().all_pass()
    told.do(commands.Penalise(told.seat(name)))
    assert told.scored == (side, 1)
    assert (told.ended.ended, told.ended.winner) == ("penalty", None)
    assert told.match.table.tricks == ()
    assert told.match.table.phase == "shuffle"
    assert [type(event) for event in told.happened] == [
        events.Penalised,
        events.DealEnded,
        events.Asked,
    ]


def test_r5_2_the_teams_of_three_may_play_it_too() -> None:
    told = Told("wikimanche-6", wrong_count="penalty").deal("ABCDEFA")
    told.do(commands.Penalise(told.seat("D")))
    assert told.scored == ("A+C+E", 1)


def test_r5_2_a_penalty_may_end_the_match() -> None:
    told = Told("spanish", match={"points": 1}).deal().do(commands.Penalise(0))
    assert told.match.table.phase == "over"
    assert told.match.table.winner == 1


def test_r5_2_elsewhere_it_is_dealt_again() -> None:
    told = Told("pagat").deal()
    assert told.refused(commands.Penalise(0))[1] == (
        "under these rules a wrong count is dealt again, not penalised"
    )
    assert Told("spanish").deal().refused(commands.Redeal())[1] == (
        "under these rules a wrong count is penalised, not dealt again"
    )


def test_r5_2_before_the_cards_are_dealt_nobody_has_led() -> None:
    told = Told("spanish").do(commands.Shuffle(DECK))
    assert told.refused(commands.Penalise(0))[0] == "not-now"


# R5.3

TALON = "Ad Kd Nd Jd 8d 7d Ac Kc Nc Jc 8c 7c"
HANDS = (
    "3d 3c 2d 6d 5d 4d 6c 5c 4c",
    "2c 9c 9d Ab Kb Nb Jb 8b 7b",
    "2b 2s 9b As Ks Ns Js 8s 7s",
    "9s 3b 3s 6b 5b 4b 6s 5s 4s",
)


def test_r5_3_all_vote_and_the_votes_are_opened_when_all_are_there() -> None:
    told = Told("pagat").hands(HANDS, TALON, votes=None)
    assert told.asked == "N E S W"
    for seat in (2, 0, 3):  # in any order
        told.do(commands.Vote(seat, yes=True))
        assert told.happened == (events.Voted(seat, yes=True),)
    assert told.asked == "E"
    told.do(commands.Vote(1, yes=False))
    assert told.happened[:2] == (
        events.Voted(1, yes=False),
        events.VotesOpened((True, False, True, True)),
    )


def test_r5_3_nobody_votes_twice() -> None:
    told = Told("pagat").hands(HANDS, TALON, votes="yes")
    code, why = told.refused(commands.Vote(0, yes=False))
    assert (code, why) == ("not-asked", "N is not asked, but E S W")


def test_r5_3_a_vote_is_sealed_until_then() -> None:
    told = Told("pagat").hands(HANDS, TALON, votes="no yes")
    assert view(told.match, 0).deal.votes == (False, None, None, None)
    assert view(told.match, 1).deal.votes == (None, True, None, None)
    assert view(told.match, SPECTATOR).deal.votes == (None,) * 4
    told.do(commands.Vote(2, yes=True))
    assert seen(told.happened[0], told.match, 0) == ViewEvent(events.Voted(2, None))
    told.do(commands.Vote(3, yes=True))
    assert view(told.match, SPECTATOR).deal.votes == (False, True, True, True)


@pytest.mark.parametrize("no", range(4))
def test_r5_3_one_no_stops_it(no: int) -> None:
    votes = " ".join("no" if seat == no else "yes" for seat in range(4))
    told = Told("pagat").hands(HANDS, TALON, votes=votes)
    assert told.match.table.singers == ()
    assert told.match.table.counts == (9, 9, 9, 9)
    assert told.match.table.phase == "declare"


@pytest.mark.parametrize(
    ("preset", "dealer", "singers"),
    [
        ("pagat", "W", "N W"),
        ("pagat", "N", "E N"),
        ("gamerules", "S", "W S"),
        ("rebour", "E", "S E"),
        ("wikipedia", "W", "N E"),
        ("wikipedia", "N", "E S"),
        ("spanish", "S", "W N"),
    ],
)
def test_r5_3_two_sing(preset: str, dealer: str, singers: str) -> None:
    told = Told(preset, dealer).hands(HANDS, TALON, votes="yes yes yes yes")
    assert told.match.table.phase == "discard"
    assert told.asked == singers
    sung = told.happened[2]
    assert isinstance(sung, events.Sung)
    assert sung.size == 6
    assert " ".join(told.match.table.names[seat] for seat in sung.singers) == singers


def test_r5_3_the_talon_alternates_from_the_left() -> None:
    told = Told("pagat", "W").hands(HANDS, TALON, votes="yes yes yes yes")
    assert codes(told.match.deal.sung[0]) == "Ad Nd 8d Ac Nc 8c"
    assert codes(told.match.deal.sung[3]) == "Kd Jd 7d Kc Jc 7c"
    assert told.match.deal.sung[1] == told.match.deal.sung[2] == ()


def test_r5_3_or_the_left_takes_the_first_six() -> None:
    told = Told("wikipedia", "W").hands(HANDS, TALON, votes="yes yes yes yes")
    assert codes(told.match.deal.sung[0]) == "Ad Kd Nd Jd 8d 7d"
    assert codes(told.match.deal.sung[1]) == "Ac Kc Nc Jc 8c 7c"


def test_r5_3_each_singer_lays_away_any_six_in_any_order() -> None:
    told = Told("pagat", "W").hands(HANDS, TALON, votes="yes yes yes yes")
    told.discard("W", "9s 3b Kd Jd 7d Kc")  # hand and talon alike
    assert told.asked == "N"
    told.discard("N", "6d 5d 4d 6c 5c 4c")
    assert told.match.table.phase == "declare"
    assert told.match.table.counts == (9, 9, 9, 9)
    assert sorted(told.match.deal.hands[0] or ()) == sorted(
        parse_cards("3d 3c 2d Ad Nd 8d Ac Nc 8c")
    )


@pytest.mark.parametrize(
    ("cards", "code", "why"),
    [
        ("3d 3c 2d 6d 5d", "wrong-count", "N lays away 6 cards, not 5"),
        ("3d 3c 2d 6d 5d 4d 6c", "wrong-count", "N lays away 6 cards, not 7"),
        ("3d 3c 2d 6d 5d 2c", "not-held", "N does not hold 2c"),
        ("3d 3c 2d 6d 5d Kd", "not-held", "N does not hold Kd"),
    ],
)
def test_r5_3_six_held_cards_and_no_others(cards: str, code: str, why: str) -> None:
    told = Told("pagat", "W").hands(HANDS, TALON, votes="yes yes yes yes")
    assert told.refused(commands.Discard(0, parse_cards(cards))) == (code, why)


def test_r5_3_six_different_cards() -> None:
    told = Told("pagat", "W").hands(HANDS, TALON, votes="yes yes yes yes")
    twice = (*parse_cards("3d 3c 2d 6d 5d"), *parse_cards("3d"))
    assert told.refused(commands.Discard(0, twice))[0] == "wrong-count"


def test_r5_3_nobody_else_lays_away_and_nobody_twice() -> None:
    told = Told("pagat", "W").hands(HANDS, TALON, votes="yes yes yes yes")
    assert told.refused(commands.Discard(1, parse_cards(HANDS[1])[:6]))[0] == "not-asked"
    told.discard("N", "6d 5d 4d 6c 5c 4c")
    assert told.refused(commands.Discard(0, parse_cards("3d 3c 2d Ad Nd 8d")))[0] == "not-asked"


def test_r5_3_only_the_singer_sees_his_cards_and_discards_before_the_end() -> None:
    told = Told("pagat", "W", surrender="none", chant=True)
    told.hands(HANDS, TALON, votes="yes yes yes yes")
    told.discard("N", "6d 5d 4d 6c 5c 4c").discard("W", "Kd Jd 7d Kc Jc 7c")
    others = (1, 2, 3, SPECTATOR)
    assert codes(view(told.match, 0).deal.sung[0]) == "Ad Nd 8d Ac Nc 8c"
    assert codes(view(told.match, 0).deal.discards[0]) == "6d 5d 4d 6c 5c 4c"
    for viewer in others:
        deal = view(told.match, viewer).deal
        assert deal.sung[0] is deal.discards[0] is deal.talon is None
        assert deal.sung[1] == deal.discards[1] == ()


def test_r5_3_afterwards_all_see_everything() -> None:
    told = Told("spanish", "W").hands(HANDS, TALON, votes="yes yes yes yes")
    told.discard("N", "6d 5d 4d 6c 5c 4c").discard("E", "Ac Kc Nc Jc 8c 7c")
    told.do(commands.Penalise(3))
    shown = view(told.match, 2).table.shown
    assert shown is not None
    assert [codes(hand) for hand in shown.hands] == list(HANDS)
    assert codes(shown.talon) == TALON
    laid = [codes(cards) for cards in shown.discards]
    assert laid == ["6d 5d 4d 6c 5c 4c", "Ac Kc Nc Jc 8c 7c", "", ""]


def test_r5_3_without_chant_nobody_is_asked() -> None:
    assert Told("pagat", chant=False).deal().match.table.phase == "declare"
    assert Told("wikipedia-6").deal("ABCDEF").match.table.phase == "play"
