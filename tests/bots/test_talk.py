"""Votes and declarations: by strength, and never for the side on one good hope."""

from __future__ import annotations

import pytest

from aluette import Match, commands, deck_from_seed, load_rules, parse_cards, perform, view
from aluette.bots import load_bot
from aluette.bots.talk import strength
from tests.bots.tables import dealt, hands_with, started

HOPELESS = "3s 3b 4d 4c 5s 5b 6d 6c 7s"
POOR = "4s 5c 6s 7c Kc Nd 9b 7d 4b"
FAIR = "2c Ad Kd Nd Jd 8d 7b 6b 5d"
STRONG = "3d 3c 2d 9c 2b Ac Kb Ns 8b"
HUGE = "3d 3c 2d 2c 9c 9d 2b 2s Ad"


def declaring(spec: str, hands: dict[int, str], *said: str) -> Match:
    """The match at the declarations, after these words."""
    rules = load_rules(spec)
    match = dealt(rules, hands_with(rules, {s: parse_cards(h) for s, h in hands.items()}))
    while match.table.phase == "vote":
        match, _ = perform(match, commands.Vote(match.table.asked[0], False))
    for word in said:
        match, _ = perform(match, commands.Declare(match.table.asked[0], word))
    return match


def word(level: str, match: Match) -> str:
    """What a bot in the seat that is asked says."""
    command = load_bot(level).choose(view(match, match.table.asked[0]), 1)
    assert isinstance(command, commands.Declare)
    return command.word


def vote(level: str, spec: str, hand: str, seat: int) -> bool:
    """A bot's vote; seat 0 is at the dealer's left."""
    rules = load_rules(spec)
    match = dealt(rules, hands_with(rules, {seat: parse_cards(hand)}))
    command = load_bot(level).choose(view(match, seat), 1)
    assert isinstance(command, commands.Vote)
    return command.yes


def test_strength_orders_hands() -> None:
    hands = [strength(parse_cards(hand)) for hand in (HOPELESS, POOR, FAIR, STRONG, HUGE)]
    assert hands == sorted(hands)
    assert hands[0] < -0.85 < hands[1] < -0.5 < hands[2] < hands[3] < 2 < hands[4]


@pytest.mark.parametrize("level", ["casual", "club"])
@pytest.mark.parametrize(("spec", "opening"), [("pagat", "surrender"), ("wikipedia", "concede")])
def test_only_a_hopeless_hand_opens(level: str, spec: str, opening: str) -> None:
    assert word(level, declaring(spec, {0: HOPELESS})) == opening
    for hand in (POOR, FAIR):
        assert word(level, declaring(spec, {0: hand})) == "pass"


def test_rules_without_surrender_are_never_asked_for_one() -> None:
    match = declaring("gamerules+mordienne", {0: HOPELESS})
    assert match.table.phase == "play"


@pytest.mark.parametrize("level", ["beginner", "casual", "club"])
def test_the_partner_agrees_only_with_a_poor_hand(level: str) -> None:
    for hand, answer in ((POOR, "agree"), (FAIR, "disagree"), (STRONG, "disagree")):
        assert word(level, declaring("pagat", {0: HOPELESS, 2: hand}, "surrender")) == answer


def test_two_bots_throw_the_deal_in_only_if_both_are_poor() -> None:
    for hand, ended in ((POOR, "conceded"), (FAIR, None)):
        match = declaring("spanish", {0: HOPELESS, 2: hand})
        match, _ = perform(match, load_bot("club").choose(view(match, 0), 1))
        match, _ = perform(match, load_bot("club").choose(view(match, 2), 1))
        assert [result.ended for result in match.table.results] == ([ended] if ended else [])


def test_an_offered_surrender_is_taken_unless_the_hand_is_huge() -> None:
    for hand, answer in ((FAIR, "accept"), (STRONG, "accept"), (HUGE, "refuse")):
        match = declaring("pagat", {0: HOPELESS, 1: hand}, "surrender", "agree")
        assert match.table.asked == (1,)
        assert word("club", match) == answer


def test_a_strong_hand_announces_where_that_scores_and_risks_nothing() -> None:
    assert word("club", declaring("rebour", {0: STRONG})) == "announce"
    assert word("club", declaring("rebour", {0: FAIR})) == "pass"


def test_no_bid_is_made_over_a_partners_head() -> None:
    """A bid doubles the match for both, and the rules ask no partner."""
    assert word("club", declaring("wikipedia", {0: HUGE})) == "pass"


def test_an_announcement_that_only_prolongs_the_match_is_not_made() -> None:
    rules = load_rules({"preset": "pagat", "announce": "extends"})
    match = dealt(rules, hands_with(rules, {0: parse_cards(HUGE)}))
    while match.table.phase == "vote":
        match, _ = perform(match, commands.Vote(match.table.asked[0], False))
    assert "announce" in match.table.words
    assert word("club", match) == "pass"


def test_a_bid_is_declined_with_a_poor_hand_and_taken_up_with_a_strong_one() -> None:
    for hand, answer in ((POOR, "decline"), (STRONG, "accept")):
        assert word("club", declaring("wikipedia", {1: hand}, "announce")) == answer


@pytest.mark.parametrize("level", ["casual", "club"])
def test_whoever_bids_on_anything_gains_nothing(level: str) -> None:
    deals = range(200)
    bid = sum(first_sides_points(level, deal, "announce") for deal in deals)
    passed = sum(first_sides_points(level, deal, "pass") for deal in deals)
    assert (bid - passed) / len(deals) < 0.2  # which is chance in so few deals


def first_sides_points(level: str, deal: int, opening: str) -> int:
    """What the side that declares first gains if it says this, whatever it holds."""
    bot = load_bot(level)
    match = started("wikipedia", deck_from_seed(deal), deal % 4)
    first = None
    while not match.table.results:
        seat = match.table.asked[0]
        command: commands.SeatCommand = commands.Vote(seat, False)
        if match.table.phase == "declare" and first is None:
            first, command = seat, commands.Declare(seat, opening)
        elif match.table.phase != "vote":
            command = bot.choose(view(match, seat), 1)
        match, _ = perform(match, command)
    assert first is not None
    ours = match.table.rules.side_of[first]
    return match.table.score[ours] - match.table.score[1 - ours]


def test_weak_hands_sing() -> None:
    for level in ("beginner", "casual", "club"):
        for seat in range(4):
            assert vote(level, "pagat", POOR, seat)
            assert not vote(level, "pagat", STRONG, seat)


def test_club_sings_sooner_when_the_talon_comes_to_itself() -> None:
    """The singers are the dealer's left, and the dealer or, in ``spanish``, the partner."""
    assert [vote("club", "pagat", FAIR, seat) for seat in range(4)] == [True, False, False, True]
    assert [vote("club", "spanish", FAIR, seat) for seat in range(4)] == [True, True, False, False]
