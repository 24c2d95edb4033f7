"""R4: the draw, the seats, whose deal it is, and when a match ends."""

from __future__ import annotations

import itertools

import pytest

from aluette import Match, Refusal, commands, decide, events, load_rules, perform
from aluette.cards import CARDS, Card, parse_cards
from aluette.game.scoring import match_winner
from aluette.rules import Target
from tests.rules.told import Told

CODES = ("3d", "3c", "2d", "2c")
"""Monsieur, Madame, the borgne, the vache."""


def deck_beginning(cards: str) -> tuple[Card, ...]:
    """A whole deck with these cards on top."""
    top = parse_cards(cards)
    return (*top, *(card for card in CARDS if card not in top))


def drawn(by: int, cards: str, draw: str = "full") -> events.Drawn:
    """What a draw dealt by this seat brings."""
    rules = load_rules("pagat", {"draw": draw})
    _, happened = perform(Match.new(rules), commands.Draw(by, deck_beginning(cards)))
    assert isinstance(happened[0], events.Drawn)
    assert happened[1:] == (events.Asked("shuffle", ()),)
    return happened[0]


def by_seat(draw: events.Drawn) -> list[str]:
    return [f"{'NESW'[seat]} {card}" for seat, card in draw.draws]


# R4.1


def test_r4_1_a_full_draw_goes_round_from_the_left_of_who_deals() -> None:
    draw = drawn(0, "4d 5d 6d 7d 3d 3c 2d 2c")
    expected = ["E 4d", "S 5d", "W 6d", "N 7d", "E 3d", "S 3c", "W 2d", "N 2c"]
    assert by_seat(draw) == expected


def test_r4_1_who_has_a_luette_is_skipped_from_then_on() -> None:
    draw = drawn(0, "4d 3d 5d 6d 3c 2d 7d 8d 2c 9c")
    # S has Monsieur and is skipped; E takes Madame, W the borgne; all the rest goes to N.
    expected = ["E 4d", "S 3d", "W 5d", "N 6d", "E 3c", "W 2d", "N 7d", "N 8d", "N 2c"]
    assert by_seat(draw) == expected


def test_r4_1_the_draw_stops_when_all_four_are_out() -> None:
    for by, cards in ((3, "2c 2d 3c 3d 9c"), (1, "9c 3c 9d 3d 2b 2c 2s 4d 4c 2d 4s")):
        draw = drawn(by, cards)
        luettes = [card for _, card in draw.draws if card in parse_cards("3d 3c 2d 2c")]
        assert len(luettes) == 4
        assert draw.draws[-1][1] == luettes[-1]
        assert len({seat for seat, card in draw.draws if card in luettes}) == 4


def test_r4_1_the_last_card_of_the_deck_may_be_a_luette() -> None:
    others = [card for card in CARDS if card not in parse_cards("3d 3c 2d 2c")]
    deck = (*others, *parse_cards("2c 2d 3c 3d"))
    _, (draw, _) = perform(Match.new("pagat"), commands.Draw(2, deck))
    assert isinstance(draw, events.Drawn)
    assert len(draw.draws) == 48


def test_r4_1_monsieur_and_madame_play_against_borgne_and_vache() -> None:
    draw = drawn(0, "3d 3c 2d 2c")  # E Monsieur, S Madame, W borgne, N vache
    partners = {frozenset(draw.seating[seat] for seat in side) for side in ((0, 2), (1, 3))}
    assert partners == {frozenset({1, 2}), frozenset({3, 0})}


def test_r4_1_in_a_short_draw_each_takes_one_luette() -> None:
    draw = drawn(1, "9c 2d 4d 3d 5d 2c 3c", "short")
    assert by_seat(draw) == ["S 2d", "W 3d", "N 2c", "E 3c"]


def test_r4_1_the_seats_stay_where_they_are_agreed() -> None:
    match, happened = perform(Match.new("wikipedia"), commands.NameDealer(2))
    assert happened == (events.DealerNamed(2), events.Asked("shuffle", ()))
    assert match.table.names == ("N", "E", "S", "W")
    refusal = decide(Match.new("wikipedia"), commands.Draw(0, CARDS))
    assert isinstance(refusal, Refusal)
    assert refusal.why == "these rules have no draw: the first dealer is named"


def test_r4_1_rules_with_a_draw_may_name_the_dealer_all_the_same() -> None:
    match, _ = perform(Match.new("pagat"), commands.NameDealer(1))
    assert match.table.first_dealer == 1


def test_r4_1_a_draw_needs_a_whole_deck_and_a_seat_that_deals() -> None:
    match = Match.new("pagat")
    for by, deck, code in (
        (0, CARDS[:47], "bad-deck"),
        (0, (*CARDS[:47], CARDS[0]), "bad-deck"),
        (4, CARDS, "no-seat"),
        (-1, CARDS, "no-seat"),
    ):
        refusal = decide(match, commands.Draw(by, deck))
        assert isinstance(refusal, Refusal)
        assert refusal.code == code


# R4.2


@pytest.mark.parametrize(
    ("luettes", "seating"),
    [
        # Who drew Monsieur, Madame, borgne, vache; who then sits at N, E, S, W.
        ("SNEW", "NESW"),
        ("SNWE", "NESW"),
        ("ENSW", "NSEW"),
        ("WNES", "NEWS"),
        ("NESW", "WESN"),
        ("EWNS", "NESW"),
        ("NWES", "ENSW"),
    ],
)
def test_r4_2_madame_stays_monsieur_opposite_the_first_clockwise_at_her_left(
    luettes: str, seating: str
) -> None:
    order = {"NESW".index(name): card for name, card in zip(luettes, CODES, strict=True)}
    draw = drawn(3, " ".join(order[seat] for seat in range(4)), "short")
    assert "".join("NESW"[seat] for seat in draw.seating) == seating
    assert "NESW"[draw.dealer] == luettes[1]


@pytest.mark.parametrize("holders", list(itertools.permutations(range(4))))
@pytest.mark.parametrize("draw", ["short", "full"])
def test_r4_2_wherever_the_luettes_fall(holders: tuple[int, ...], draw: str) -> None:
    monsieur, madame, borgne, vache = holders
    card = {monsieur: "3d", madame: "3c", borgne: "2d", vache: "2c"}
    result = drawn(3, " ".join(card[seat] for seat in range(4)), draw)
    assert result.dealer == madame
    assert result.seating[madame] == madame
    assert result.seating[(madame + 2) % 4] == monsieur
    left, right = result.seating[(madame + 1) % 4], result.seating[(madame + 3) % 4]
    assert {left, right} == {borgne, vache}
    assert (left - madame) % 4 < (right - madame) % 4


def test_r4_2_madame_deals_first() -> None:
    match, _ = perform(Match.new("pagat"), commands.Draw(3, deck_beginning("2d 2c 3c 3d")))
    match, happened = perform(match, commands.Shuffle(CARDS))
    assert happened == (events.Shuffled(2, 1, CARDS), events.Asked("cut", (1,)))


# R4.3


@pytest.mark.parametrize("preset", ["pagat", "spanish", "wikipedia-3", "wikimanche-6"])
def test_r4_3_the_deal_passes_to_the_left(preset: str) -> None:
    seats = load_rules(preset).seats
    told = Told(preset, "A" if seats != 4 else "N", match={"points": 9})
    dealers = []
    for _ in range(seats + 1):
        told.deal(told.match.table.names[0] * load_rules(preset).hand_size).play()
        dealers.append(told.match.table.results[-1].dealer)
    assert dealers == [*range(seats), 0]


def test_r4_3_the_deal_passes_though_it_was_not_played() -> None:
    told = Told("wikipedia", "E")
    told.deal().say("S concede", "N agree")
    told.deal().say("W announce", "N decline")
    told.deal()
    assert [result.dealer for result in told.match.table.results] == [1, 2]
    assert told.match.table.dealer == 3


def test_r4_3_a_redeal_has_the_same_dealer_and_is_no_deal_of_the_match() -> None:
    told = Told("pagat", "E").deal("S" * 9).all_pass().trick("3d")
    told.do(commands.Redeal())
    assert told.happened == (events.Redealt(), events.Asked("shuffle", ()))
    assert told.match.table.results == ()
    told.deal()
    assert (told.match.table.dealer, told.match.table.number) == (1, 1)
    told.play()
    assert len(told.match.table.results) == 1


@pytest.mark.parametrize("phase", ["cut", "vote", "discard", "declare", "play"])
def test_r4_3_a_deal_may_be_thrown_in_until_it_is_over(phase: str) -> None:
    told = Told("pagat").do(commands.Shuffle(CARDS))
    if phase != "cut":
        told.do(commands.Cut(2, 24))
    if phase == "discard":
        told.vote("yes yes yes yes")
    elif phase in ("declare", "play"):
        told.vote("no no no no")
    if phase == "play":
        told.all_pass()
    assert told.match.table.phase == phase
    told.do(commands.Redeal())
    assert told.match.table.phase == "shuffle"


def test_r4_3_between_deals_there_is_nothing_to_throw_in() -> None:
    code, why = Told("pagat").refused(commands.Redeal())
    assert (code, why) == ("not-now", "the match waits for shuffle, so Redeal must wait")


# R4.4


def test_r4_4_a_match_of_deals_always_plays_all() -> None:
    told = Told("gamerules")
    for deal in range(5):
        assert told.match.table.phase == "shuffle", deal
        told.deal("NESWNESWN").play()
    assert told.match.table.phase == "over"
    assert told.score == {"N+S": 5, "E+W": 0}
    assert told.match.table.winner == 0
    assert told.happened[-1] == events.MatchEnded(0)


def tie_of_five(told: Told) -> Told:
    """Five deals: two to each side and one that nobody wins."""
    for tricks in ("N", "E", "N", "E", "X"):
        told.deal(tricks * 9).play()
    return told


def test_r4_4_equal_after_the_last_deal_is_drawn() -> None:
    told = tie_of_five(Told("gamerules"))
    assert told.match.table.phase == "over"
    assert told.match.table.winner is None
    assert told.happened[-1] == events.MatchEnded(None)


def test_r4_4_or_one_more_deal_until_it_is_not_equal() -> None:
    told = tie_of_five(Told("gamerules", tied_match="extra-deals"))
    assert told.match.table.phase == "shuffle"
    told.deal("X" * 9).play()
    assert told.match.table.phase == "shuffle"
    told.deal("W" * 9).play()
    assert told.match.table.phase == "over"
    assert told.match.table.winner == 1


def test_r4_4_extra_deals_are_only_for_a_tie() -> None:
    told = Told("gamerules", tied_match="extra-deals", match={"deals": 1})
    told.deal("W" * 9).play()
    assert told.match.table.winner == 1


def test_r4_4_a_match_to_points_ends_with_the_first_side_that_has_enough() -> None:
    told = Told("wikipedia-3")  # to five points
    for tricks in ("A" * 12, "B" * 11 + "X", "AABBXXXXXCCC", "AABBXXXXXCCC"):
        told.deal(tricks).play()
        assert told.match.table.phase == "shuffle"
    assert told.score == {"A": 2, "B": 1, "C": 4}
    told.deal("CABCABCXXXXX").play()
    assert told.score == {"A": 2, "B": 1, "C": 5}
    assert (told.match.table.phase, told.match.table.winner) == ("over", 2)


def test_r4_4_two_points_may_go_beyond_the_target() -> None:
    told = Told("pagat", match={"points": 3}, surrender="none")
    told.deal("NESWXXXSS").play()
    assert told.score == {"N+S": 1, "E+W": 0}
    told.deal("NEXXXXWWW").play()
    told.deal("XXXXXXXEE").play()
    assert told.score == {"N+S": 1, "E+W": 4}
    assert told.match.table.phase == "over"


@pytest.mark.parametrize(
    ("target", "score", "deals", "expected"),
    [
        (Target("deals", 5), (8, 0), 4, (False, None)),
        (Target("deals", 5), (3, 2), 5, (True, 0)),
        (Target("deals", 5), (2, 2), 5, (True, None)),
        (Target("deals", 1), (0, 1), 1, (True, 1)),
        (Target("points", 5), (4, 4), 30, (False, None)),
        (Target("points", 5), (4, 5), 9, (True, 1)),
        (Target("points", 5), (6, 0), 3, (True, 0)),
    ],
)
def test_r4_4_by_hand(
    target: Target, score: tuple[int, int], deals: int, expected: tuple[bool, int | None]
) -> None:
    assert match_winner(load_rules("pagat"), target, score, deals) == expected


def test_r4_4_three_players_tie_only_at_the_top() -> None:
    rules = load_rules("wikipedia-3", {"match": {"deals": 4}, "tied_match": "extra-deals"})
    assert match_winner(rules, rules.match, (1, 1, 2), 4) == (True, 2)
    assert match_winner(rules, rules.match, (2, 2, 0), 4) == (False, None)
