"""R5.5 to R5.9: the play, who takes a trick, who wins the deal, mordienne, cards turned up."""

from __future__ import annotations

import itertools

import pytest

from aluette import commands, events, load_rules, parse_cards
from aluette.game.scoring import deal_winner, outcome
from aluette.game.tricks import judge
from tests.rules.told import Told, won

# R5.5

HANDS = (
    "3d 6c 5c 4c 7b 6b 5b 4b 3b",
    "2c 9c 9d Ab Kb Nb Jb 8b 9b",
    "2b 2s Ad As Ks Ns Js 8s 9s",
    "3c 2d Kd 3s 7s 6s 5s 4s Nd",
)


@pytest.mark.parametrize(("dealer", "left"), ["NE", "ES", "SW", "WN"])
def test_r5_5_the_dealers_left_leads(dealer: str, left: str) -> None:
    told = Told("gamerules", dealer).deal()
    assert (told.match.table.phase, told.asked) == ("play", left)


def test_r5_5_the_others_follow_clockwise() -> None:
    told = Told("gamerules").hands(HANDS)
    order = ""
    for card in ["3d", "2c", "2b", "3c"]:
        order += told.asked
        told.trick(card)
    assert order == "NESW"


def test_r5_5_any_card_may_be_played_at_any_time() -> None:
    told = Told("gamerules").hands(HANDS).trick("3b")
    tricks = told.match.tricks
    assert tricks is not None
    assert sorted(tricks.legal_cards()) == sorted(parse_cards(HANDS[1]))
    for card in parse_cards(HANDS[1]):
        Told("gamerules").hands(HANDS).trick("3b").do(commands.Play(1, card))


@pytest.mark.parametrize(
    ("name", "card", "code", "why"),
    [
        ("N", "2c", "not-held", "N does not hold 2c"),
        ("N", "8d", "not-held", "N does not hold 8d"),
        ("E", "2c", "not-asked", "E is not asked, but N"),
    ],
)
def test_r5_5_but_only_in_turn_and_from_the_hand(name: str, card: str, code: str, why: str) -> None:
    told = Told("gamerules").hands(HANDS)
    assert told.refused(commands.Play(told.seat(name), parse_cards(card)[0])) == (code, why)


def test_r5_5_a_card_is_played_once() -> None:
    told = Told("gamerules").hands(HANDS).trick("3d 2c 2b 3c")
    assert told.refused(commands.Play(0, parse_cards("3d")[0])) == (
        "not-held",
        "N does not hold 3d",
    )


@pytest.mark.parametrize(
    ("preset", "tricks"),
    [
        ("gamerules", "NNNNNXXXX"),
        ("wikipedia-3", "AAAAAAABBBCC"),
        ("wikipedia-6", "AAAABC"),
        ("wikimanche-6", "AAAAABC"),
    ],
)
def test_r5_5_all_tricks_are_played_though_the_deal_is_decided(preset: str, tricks: str) -> None:
    told = Told(preset).deal(tricks)
    told.play()
    assert len(told.match.table.tricks) == len(tricks)
    assert set(told.match.table.counts) == {0}


# R5.6


@pytest.mark.parametrize(
    ("cards", "winner", "leader", "first_tied"),
    [
        ("6b Kb Kc 5d", None, 0, 1),  # two kings are the strongest
        ("6b Kb Kc Ad", 3, 3, 3),  # an ace takes it, whatever the kings
        ("5c Kb Kc 7s", None, 0, 1),
        ("Kb 5c 7s Kc", None, 0, 0),  # the leader was the first of those who tied
        ("3d 3c 2d 2c", 0, 0, 0),
        ("2s 2b 9d 9c", 3, 3, 3),
        ("9b 9s 9d 4c", 2, 2, 2),  # the two low nines are equal, the petit-neuf is not
        ("9b 9s 4d 4c", None, 0, 0),
        ("4d 4c 9s 4s", 2, 2, 2),  # equal below the strongest does not matter
        ("4d 4c 4b 9s", 3, 3, 3),
        ("3b 3s 4d 4c", None, 0, 2),
        ("5d 5c 5b 5s", None, 0, 0),
        ("3b 5c 5b 5s", None, 0, 1),
        ("As 2s Ad Ac", 1, 1, 1),
        ("4s Kd Kb", None, 0, 1),
        ("6s 6d 6b", None, 0, 0),
        ("4s 5d 9s 9b 5b 3s", None, 0, 2),
        ("Ad Ac Ab As Kd 2s", 5, 5, 5),
        ("Ad Ac Ab As Kd Kc", None, 0, 0),
    ],
)
def test_r5_6_by_hand(cards: str, winner: int | None, leader: int, first_tied: int) -> None:
    played = parse_cards(cards)
    assert judge(played, first_tied=False) == (winner, leader)
    assert judge(played, first_tied=True) == (winner, first_tied)


@pytest.mark.parametrize("preset", ["pagat", "gamerules", "wikipedia", "rebour"])
def test_r5_6_after_a_spoiled_trick_the_same_leads_again(preset: str) -> None:
    told = Told(preset, "S").hands(HANDS).all_pass()
    told.trick("Kd 3b Kb 8s")  # W leads; W and E have kings, who are partners
    trick = told.match.table.tricks[-1]
    assert (trick.winner, trick.leader) == (None, 3)
    assert told.match.table.taken == (0, 0, 0, 0)
    assert told.asked == "W"


def test_r5_6_or_the_first_of_those_who_tied() -> None:
    told = Told("spanish", "S").hands(HANDS).all_pass()
    told.trick("3s 3b Nb Ns")  # E before S
    assert told.match.table.tricks[-1].winner is None
    assert told.asked == "E"
    told.trick("Kb Ks Kd 7b")  # E led and tied
    assert told.asked == "E"


def test_r5_6_who_takes_the_trick_leads_next() -> None:
    told = Told("gamerules").hands(HANDS).trick("3b 2c 2b 3s")
    assert told.asked == "E"
    assert told.happened[-1] == events.TrickEnded(1, 1, (0, 1, 0, 0), 1, ())
    assert told.match.table.tricks[-1].cards == parse_cards("3b 2c 2b 3s")


def test_r5_6_partners_spoil_a_trick_like_anybody_else() -> None:
    told = Told("gamerules").hands(HANDS).trick("7b Kb 8s Kd")
    assert told.match.table.tricks[-1].winner is None


@pytest.mark.parametrize("rules", ["gamerules", "spanish"])
def test_r5_6_the_last_trick_has_no_next_lead(rules: str) -> None:
    told = Told(rules).deal("NESWNESWX")
    told.play()
    assert told.happened[1] == events.TrickEnded(None, None, (2, 2, 2, 2), 0, ())


# R5.7


@pytest.mark.parametrize(
    ("tricks", "winner"),
    [
        ("NNNXXXWWW", "N"),  # of two with three, the first
        ("NWNWNWXXX", "N"),
        ("WNNWWNXXX", "W"),  # W's third is trick five, N's trick six
        ("NSNSWWWEE", "W"),  # three beat two and two of partners
        ("XXXXNXXXX", "N"),
        ("NESWNESWX", "N"),
        ("NESWNESWW", "W"),
        ("WNWSXENSN", "N"),
        ("ENSWENSXX", "E"),
        ("SENWSEXNW", "S"),
        ("XXXXXXXXX", None),
    ],
)
def test_r5_7_most_tricks_and_of_several_the_first(tricks: str, winner: str | None) -> None:
    seat = None if winner is None else "NESW".index(winner)
    assert deal_winner(won(tricks)) == seat
    told = Told("gamerules").deal(tricks)
    assert told.play().winner == seat
    side = None if seat is None else ("N+S", "E+W")[seat % 2]
    assert told.scored == (side, 0 if side is None else 1)


def test_r5_7_tricks_of_partners_are_never_added() -> None:
    told = Told("gamerules").deal("NSNSEEEXX")
    told.play()
    assert told.scored == ("E+W", 1)
    told = Told("wikimanche-6").deal("ACEBBXX")
    told.play()
    assert told.scored == ("B+D+F", 1)


def test_r5_7_of_three_and_of_six() -> None:
    told = Told("wikipedia-3").deal("ABCABCABCABC")
    told.play()
    assert told.scored == ("A", 1)
    told = Told("wikipedia-6").deal("BCADEX")
    told.play()
    assert told.scored == ("B+E", 1)


@pytest.mark.parametrize("preset", ["gamerules", "wikipedia", "pagat", "spanish+mordienne"])
def test_r5_7_when_all_are_spoiled_nobody_scores(preset: str) -> None:
    told = Told(preset).deal("X" * 9)
    told.play()
    assert told.scored == (None, 0)
    assert told.score == {"N+S": 0, "E+W": 0}
    assert len(told.match.table.results) == 1


def test_r5_7_the_holder_is_who_would_win_now() -> None:
    told = Told("gamerules").deal("XNEENXNSS").all_pass()
    holders = []
    while told.match.table.phase == "play":
        table = told.match.table
        told.do(commands.Play(table.asked[0], told.planned[table.asked[0]][len(table.tricks)]))
        holders += [e.holder for e in told.happened if isinstance(e, events.TrickEnded)]
    assert holders == won("XNNEEENNN")


# R5.8


@pytest.mark.parametrize(
    ("tricks", "shortest", "made"),
    [
        ("NESXXXXWW", 2, True),
        ("NESXXXXWW", 3, False),
        ("NEXNWESSS", 2, True),
        ("NEXNWESSS", 3, True),
        ("SNENWXSSS", 2, False),  # one earlier
        ("NEXWESSXS", 2, False),  # a spoiled trick among the last ones
        ("NESXXWWWX", 2, False),  # the last is spoiled
        ("NESNESXWW", 2, False),  # W is not the winner of the deal
        ("NESWXXXXX", 2, False),
        ("XXXXXXXXW", 1, True),
        ("XXXXXXXXW", 2, False),
        ("WXXXXXXXW", 1, False),
        ("WWWWWWWWW", 9, True),  # every trick is a run too
        ("XWWWWWWWW", 9, False),
        ("XWWWWWWWW", 8, True),
        ("XXXXXXXXX", 1, False),
    ],
)
def test_r5_8_a_run_is_exactly_the_last_tricks(tricks: str, shortest: int, made: bool) -> None:
    told = Told("pagat", shortest_run=shortest).deal(tricks)
    ended = told.play()
    assert ended.mordienne is made
    assert ended.points == (2 if made else int(tricks != "X" * 9))


@pytest.mark.parametrize(
    ("preset", "tricks", "made"),
    [
        ("pagat", "EXNXWXXSS", True),
        ("gamerules+mordienne", "EXNXWXXSS", True),
        ("wikipedia", "EXNXWXXSS", False),
        ("wikipedia", "EXNXWXSSS", True),
        ("gamerules", "EXNXWXSSS", False),
        ("spanish", "EXNXSSSSS", False),
        ("wikipedia-3", "ABXXXXXXXCCC", True),
        ("wikipedia-3", "ABXXXXXXXXCC", False),
        ("wikipedia-6", "ABCFFF", True),
        ("wikipedia-6", "ABCXFF", False),
        ("wikimanche-6", "ABCDFFF", False),
    ],
)
def test_r5_8_each_preset_has_its_mordienne(preset: str, tricks: str, made: bool) -> None:
    told = Told(preset).deal(tricks)
    assert told.play().mordienne is made
    assert told.ended.points == (2 if made else 1)


@pytest.mark.parametrize(
    ("tricks", "made"),
    [
        ("NESNWWWWW", True),
        ("WNEWNNNNN", True),  # earlier tricks do not matter
        ("WWWWWWWWW", True),
        ("NESWWWWWX", False),
        ("WWWWWXXXX", False),
        ("XXXXXWWWW", False),
        ("NESNWWXWW", False),
        ("XXXXXXXXX", False),
    ],
)
def test_r5_8_the_last_five(tricks: str, made: bool) -> None:
    told = Told("spanish+mordienne").deal(tricks)
    assert told.play().mordienne is made


@pytest.mark.parametrize(
    ("tricks", "winner", "made"),
    [
        ("AAAAAAXCCCCC", "A", False),  # six tricks beat five
        ("AAAAAXXCCCCC", "A", False),  # five each: A had them first
        ("AAAABBXCCCCC", "C", True),
        ("AAAABBCCCCCC", "C", True),
        ("CAAAABBCCCCC", "C", True),
    ],
)
def test_r5_8_the_last_five_of_twelve_need_the_deal_too(
    tricks: str, winner: str, made: bool
) -> None:
    rules = load_rules("wikipedia-3", {"mordienne": "last-five"})
    result = outcome(rules, won(tricks, "ABC"))
    assert (result.winner, result.mordienne) == ("ABC".index(winner), made)


@pytest.mark.parametrize(
    ("tricks", "preset", "made"),
    [
        ("XXXXXXWWW", "pagat", False),  # spoiled tricks are not lost
        ("WWWWWWWWW", "pagat", False),
        ("XXEXXXWWW", "pagat", True),  # the partner is another player too
        ("XXSXXXWWW", "pagat", True),
        ("WWWWWWWWW", "spanish+mordienne", False),
        ("WXWXWWWWW", "spanish+mordienne", False),
        ("WXEXWWWWW", "spanish+mordienne", True),
        ("NESWWWWWX", "pagat", False),
    ],
)
def test_r5_8_a_loss_may_be_needed(tricks: str, preset: str, made: bool) -> None:
    rules = load_rules(preset, {"mordienne_needs_loss": True})
    assert outcome(rules, won(tricks)).mordienne is made
    if made or "X" not in tricks[-1]:
        assert outcome(load_rules(preset), won(tricks)).mordienne


# R5.9


def turned_up(tricks: str) -> list[tuple[str, int]]:
    """Who turns up how many cards, in a deal where these take the tricks."""
    told = Told("gamerules").deal(tricks)
    told.play()
    return [("NESW"[seat], len(cards)) for seat, cards in told.match.table.turned_up]


@pytest.mark.parametrize(
    ("tricks", "expected"),
    [
        ("NNNNNNNNN", [("N", 1), ("N", 2)]),
        ("NENENESSS", [("N", 1), ("N", 2)]),
        ("NEENNXXXX", [("E", 1), ("N", 2)]),
        ("NESWXXXXX", []),
        ("NESWNESWX", [("N", 1)]),
        ("NESWNEEXX", [("N", 1), ("E", 2)]),
        ("XXXXXXXWW", [("W", 1)]),
    ],
)
def test_r5_9_the_first_with_two_turns_one_up_with_three_two(
    tricks: str, expected: list[tuple[str, int]]
) -> None:
    assert turned_up(tricks) == expected


def test_r5_9_the_cards_are_of_the_second_and_third_trick() -> None:
    told = Told("gamerules").hands(HANDS)
    tricks = (
        "3d 8b 8s 3s",
        "3b 2c 2b 4s",  # E's first
        "Jb Js 5s 4b",  # the jacks of E and S spoil it
        "9c 2s 6s 4c",  # E's second
        "9d Ad 7s 5c",  # E's third
        "Ab As Kd 6c",
    )
    marked = [told.trick(cards).match.table.turned_up for cards in tricks]
    second, third = (1, parse_cards("9c")), (1, parse_cards("9d Ad"))
    assert marked == [(), (), (), (second,), (second, third), (second, third)]


def test_r5_9_nobody_turns_up_a_card_again_in_the_deal() -> None:
    for tricks in itertools.islice(itertools.product("NEX", repeat=9), 0, None, 997):
        sizes = [size for _, size in turned_up("".join(tricks))]
        assert sizes in ([], [1], [1, 2])
