"""Bots that look ahead: what they decide, what they say of it, and what they refuse."""

from __future__ import annotations

import builtins
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from aluette import Card, Match, commands, load_rules, parse_cards, perform, view
from aluette.bots import LEVELS, Advice, Bot, BotError, Code, advise, available_levels, load_bot
from aluette.bots.advice import CardAdvice
from aluette.bots.plans import plan_of
from aluette.bots.searching import SearchBot
from aluette.cards import STEP
from aluette.game import View, deck_from_seed
from tests.bots.specs import refusal, write
from tests.bots.tables import ALL_RULES, dealt, hands_with, quick_bot, started, turn
from tests.bots.test_talk import FAIR, HOPELESS, HUGE, declaring, word
from tests.kernel.test_worlds import turn as turn_at

PLAYED = ["4b 5d 6d 7d", "7s 8c Jd Jb", "Nc Nb Kd Ks", "6b 6s Ad Ab", "5c 5s 4c 4s", "Js Nd Kb As"]
"""Six tricks of ``gamerules``, the last two taken by seats 1 and 2."""


def expert(milliseconds: int = 20) -> SearchBot:
    bot = load_bot("expert", milliseconds=milliseconds)
    assert isinstance(bot, SearchBot)
    return bot


def explained(seen: View) -> Advice:
    advice = expert().explain(seen, 1)
    assert advice is not None
    return advice


def card(code: str) -> Card:
    return parse_cards(code)[0]


@pytest.mark.parametrize("rules", ALL_RULES)
def test_every_card_in_hand_is_explained_best_first(rules: str) -> None:
    thinker = quick_bot("expert")
    assert isinstance(thinker, SearchBot)
    for left, laid in ((5, 1), (2, 2)):
        seen = turn_at(load_rules(rules), left, seed=3, laid=laid)
        advice = thinker.explain(seen, 1)
        assert advice is not None
        assert sorted(a.card for a in advice.cards) == list(seen.hand)
        same: dict[int, Any] = {}
        for a in advice.cards:
            numbers = (a.points, a.takes, a.side_takes, a.spoils)
            assert same.setdefault(STEP[a.card], numbers) == numbers
        first, *rest = (a.points for a in advice.cards)
        assert rest == sorted(rest, reverse=True)
        assert (advice.ahead is None) == (first >= max(rest))
        assert advice.worlds > 0
        played = thinker.choose(seen, 1)
        assert isinstance(played, commands.Play)
        assert STEP[played.card] == STEP[advice.card]


def test_who_is_not_asked_for_a_card_has_nothing_to_explain() -> None:
    match = started("pagat", deck_from_seed(1), 3)
    assert expert().explain(view(match, 2), 1) is None
    assert expert().explain(view(match, 0), 1) is None
    with pytest.raises(ValueError, match="seat 0 is not asked for a card"):
        advise(view(match, 0), seed=1, seconds=0.01)
    with pytest.raises(ValueError, match="seconds must be above 0"):
        advise(view(match, 0), seed=1, seconds=0)


def test_advice_is_the_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def quick(level: str, *, milliseconds: int) -> Bot:
        asked.append((level, milliseconds))
        return quick_bot(level)

    seen = turn("gamerules", "3d 5b 4d", "Kc 9b 8d", PLAYED)
    thinker = quick_bot("expert")
    assert isinstance(thinker, SearchBot)
    monkeypatch.setattr("aluette.bots.spec.load_bot", quick)
    assert advise(seen, seed=1, seconds=0.02) == thinker.explain(seen, 1)
    assert asked == [("expert", 20)]


def test_plans_say_what_the_card_does() -> None:
    taking = explained(turn("gamerules", "3d 5b 4d", "Kc 9b 8d", PLAYED))
    assert (taking.card, taking.plan.code) == (card("3d"), Code.TAKE_CHEAPLY)
    assert (taking.plan.seat, taking.plan.card) == (2, card("Kc"))
    spoiling = explained(turn("gamerules", "8b 5b 4d", "7c 6c 8d", PLAYED))
    assert spoiling.plan.code in (Code.SPOIL, Code.SPOIL_FOR_PARTNER)
    assert spoiling.plan.card == card("8d")
    own = turn("gamerules", "8b 5b 4d", "7c 8d 6c", PLAYED)  # the partner's eight wins so far
    assert plan_of(own, [CardAdvice(card("8b"), 0.0, 0.0, 0.0, 1.0)]).code is not (
        Code.LEAVE_TO_PARTNER
    )
    leaving = explained(turn("gamerules", "Jc 5b 4d", "7c 3d 8d", PLAYED))
    assert leaving.plan.code is Code.LEAVE_TO_PARTNER
    assert leaving.plan.card == card("3d")
    losing = explained(turn("gamerules", "6c 5b 4d", "3d 7c 8d", PLAYED))
    assert losing.plan.code is Code.THROW_LOW
    leading = explained(turn("gamerules", "3d 5b 4d", "", PLAYED))
    assert leading.plan.code in (Code.LEAD_HIGH, Code.LEAD_LOW)


def test_a_partner_is_not_beaten_where_nothing_is_gained() -> None:
    """The partner's Monsieur takes the trick whatever falls, so the lowest card does."""
    seen = turn("pagat", "9b 8b Ac 5b 4d", "3d 5s", PLAYED[:4])
    played = expert().choose(seen, 1)
    assert isinstance(played, commands.Play)
    assert STEP[played.card] > STEP[card("3d")]


def test_the_same_seed_gives_the_same_advice_and_another_may_not() -> None:
    seen = turn_at(load_rules("pagat"), 9, seed=5)
    bots = [quick_bot("expert") for _ in range(2)]
    assert all(isinstance(bot, SearchBot) for bot in bots)
    advice = [bot.explain(seen, 7) for bot in bots if isinstance(bot, SearchBot)]
    assert advice[0] == advice[1]
    assert advice[0] not in [b.explain(seen, 8) for b in bots if isinstance(b, SearchBot)]


@pytest.mark.parametrize(
    ("rules", "hand", "opening"),
    [
        ("pagat", HUGE, "pass"),
        ("pagat", FAIR, "pass"),
        ("spanish", HOPELESS, "pass"),  # a deal costs one point at most, so nobody gives one away
        ("rebour", HUGE, "announce"),
        ("wikipedia", HUGE, "pass"),  # a bid binds the partner, who is not asked
    ],
)
def test_openings_follow_from_the_points_to_expect(rules: str, hand: str, opening: str) -> None:
    assert word("expert", declaring(rules, {0: hand})) == opening


def test_answers_follow_from_the_points_to_expect() -> None:
    offered = declaring("pagat", {0: HOPELESS, 2: HUGE}, "surrender")
    assert word("expert", offered) == "disagree"
    agreed = declaring("pagat", {0: HOPELESS, 1: FAIR}, "surrender", "agree")
    assert word("expert", agreed) == "accept"
    bid = declaring("wikipedia", {1: HUGE}, "announce")
    assert word("expert", bid) == "accept"
    poor = declaring("wikipedia", {1: HOPELESS}, "announce")
    assert word("expert", poor) == "decline"


@pytest.mark.parametrize(
    ("hand", "seat", "sings"), [(HUGE, 0, False), (HUGE, 1, False), (HOPELESS, 1, True)]
)
def test_the_chant_is_for_who_has_little_to_lose(hand: str, seat: int, sings: bool) -> None:
    rules = load_rules("pagat")
    match = dealt(rules, hands_with(rules, {seat: parse_cards(hand)}))
    assert match.table.phase == "vote"
    assert expert().choose(view(match, seat), 1) == commands.Vote(seat, sings)


def test_discards_are_about_the_weakest() -> None:
    match = sung(load_rules("pagat"))
    singer = match.table.asked[0]
    seen = view(match, singer)
    command = expert().choose(seen, 1)
    assert isinstance(command, commands.Discard)
    assert len(set(command.cards)) == 6
    assert len(set(command.cards) & set(seen.hand[:6])) >= 5
    assert not isinstance(perform(match, command), str)


def sung(rules: Any) -> Match:
    match = started(rules, deck_from_seed(3), 0)
    match, _ = perform(match, commands.Cut(match.table.asked[0], 20))
    for seat in range(4):
        match, _ = perform(match, commands.Vote(seat, True))
    return match


GOOD = """
policy = "books"
[play]
slip = 0.1
[search]
kind = "pimc"
worlds = 20
[budget]
milliseconds = 10
"""


@pytest.mark.parametrize(
    ("kind", "policy"),
    [("pimc", "books"), ("pimc", "random"), ("ismcts", "books"), ("ismcts", "random")],
)
def test_every_search_is_a_file(tmp_path: Path, kind: str, policy: str) -> None:
    text = GOOD.replace('"pimc"', f'"{kind}"').replace('"books"', f'"{policy}"')
    if kind == "ismcts":
        text = text.replace("worlds = 20", "simulations = 200")
    bot = load_bot(write(tmp_path, text))
    seen = turn("gamerules", "3d 5b 4d", "Kc 9b 8d", PLAYED)
    assert bot.choose(seen, 1) == commands.Play(seen.viewer, card("3d"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"pimc"', '"alphabeta"', "mine.toml, [search]: kind must be one of pimc, ismcts, not "),
        ('"books"', '"reader"', "mine.toml: policy must be one of random, books, network, not "),
        (
            "worlds = 20",
            "worlds = 0",
            "mine.toml, [search]: worlds must be from 1 to",
        ),
        ("worlds = 20", "words = 20", "mine.toml, [search]: unknown key 'words'; the keys are "),
        ("slip = 0.1", "slip = 1.5", "mine.toml, [play]: slip must be from 0 to 1, not 1.5"),
        ("milliseconds = 10", "milliseconds = 0", "mine.toml, [budget]: milliseconds must be from"),
        (
            "[budget]",
            "[beliefs]\ntemper = 11\n[budget]",
            "mine.toml, [beliefs]: temper must be",
        ),
        (
            "[budget]",
            "[talk]\ntalons = 0\n[budget]",
            "mine.toml, [talk]: talons must be from 1 to ",
        ),
        ("[budget]", "[talk]\nworlds = 0\n[budget]", "mine.toml, [talk]: worlds must be from 1"),
        ("slip = 0.1", f"lead_high = {2**62}", "mine.toml, [play]: lead_high must be from 0 to 48"),
        ("slip = 0.1", "guard = -1", "mine.toml, [play]: guard must be from 0 to 19, not -1"),
        ("slip = 0.1", 'weights = "no"', "mine.toml, [play]: weights are for the policy network, "),
        ("slip = 0.1", '[play.6]\nweights = "no"', "mine.toml, [play]: weights are for the policy"),
        ("worlds = 20", "seconds = 2", "mine.toml, [search]: a move's time is milliseconds of"),
        ("[budget]", "[search.3]\nseconds = 2\n[budget]", "mine.toml, [search]: a move's time is"),
        (
            '"pimc"\nworlds = 20',
            '"ismcts"\n[play.6]\npolicy = "network"',
            "mine.toml: policy must be one of random, books, not 'network'",
        ),
        ("[budget]", "[slips]\nwaste = 1\n[budget]", "mine.toml: unknown key 'slips'; the keys"),
    ],
)
def test_a_wrong_spec_is_told_in_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert old in GOOD
    assert refusal(tmp_path, GOOD.replace(old, new, 1)).startswith(sentence)


def test_a_tree_finds_a_card_and_explains_nothing(tmp_path: Path) -> None:
    text = GOOD.replace('"pimc"\nworlds = 20', '"ismcts"\nsimulations = 200')
    bot = load_bot(write(tmp_path, text))
    assert isinstance(bot, SearchBot)
    assert bot.explain(turn("gamerules", "3d 5b 4d", "Kc 9b 8d", PLAYED), 1) is None
    assert bot.doing(bot.efforts).descents == bot.descents


@pytest.mark.parametrize("kind", ["pimc", "ismcts"])
def test_the_longest_time_is_no_more_work_than_there_may_be(tmp_path: Path, kind: str) -> None:
    work = "plays = 1000000" if kind == "pimc" else "simulations = 1000000"
    text = GOOD.replace('"pimc"\nworlds = 20', f'"{kind}"\n{work}').replace("= 10\n", "= 1\n")
    bot = load_bot(write(tmp_path, text), milliseconds=600_000)
    assert isinstance(bot, SearchBot)
    assert bot.efforts[4].seconds == 600
    if kind == "pimc":
        assert bot.efforts[4].plays == 10**9
    else:
        assert bot.descents is not None
        assert bot.descents.simulations == 10**8


def test_a_house_with_more_tricks_than_the_kernel_plays() -> None:
    rules = load_rules("wikipedia-3", {"packets": [16]})
    match, bot = started(rules, deck_from_seed(3), 2), expert()
    for _ in range(8):
        match, _ = perform(match, bot.choose(view(match, match.table.asked[0]), 1))
    seen = view(match, match.table.asked[0])
    with pytest.raises(ValueError, match="deals of 16 tricks are not looked into, only of 12"):
        advise(seen, seed=1, seconds=0.01)
    while not match.table.results:
        match, _ = perform(match, bot.choose(view(match, match.table.asked[0]), 1))
    assert len(match.table.results) == 1


def test_a_search_that_is_no_table(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"mine\.toml, \[search\]: must be a table, not 1"):
        load_bot(write(tmp_path, 'policy = "books"\nsearch = 1\n'))


def test_a_time_out_of_range() -> None:
    for milliseconds in (0, -1, 10**6):
        with pytest.raises(BotError, match="for a move, milliseconds must be from 1 to 600000"):
            load_bot("expert", milliseconds=milliseconds)
    wrong: Any
    for wrong in (1.5, True, "9"):
        with pytest.raises(TypeError, match="milliseconds must be a whole number"):
            load_bot("expert", milliseconds=wrong)
    assert load_bot("club", milliseconds=5) is load_bot("club")


def test_without_the_kernel_the_expert_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = builtins.__import__

    def missing(name: str, *rest: Any, **more: Any) -> Any:
        if name == "aluette.bots.search_spec":
            raise ImportError("aluette's kernel is not there: install a compiler")
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(BotError, match="mine looks ahead: aluette's kernel is not there"):
        load_bot(write(tmp_path, GOOD))


WITHOUT_KERNEL = """
import sys
sys.modules["aluette.kernel._core"] = None  # as where it was not built
from aluette.bots import BotError, available_levels, load_bot
from aluette.server import app
from aluette.server.house import House
house = House(None)
assert house.levels == available_levels() == ("beginner", "casual", "club"), house.levels
assert load_bot("club").name == "club"
for level in ("strong", "expert"):
    try:
        load_bot(level)
    except BotError as error:
        assert "a C++20 compiler" in str(error), error
    else:
        raise AssertionError(level)
print(house.unthinking)
"""


def test_without_the_kernel_the_rest_is_there() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_KERNEL], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "kernel" in done.stdout


def test_with_the_kernel_every_level_can_be_played() -> None:
    assert available_levels() == LEVELS


def test_numbers_may_differ_for_three_and_six_seats(tmp_path: Path) -> None:
    text = GOOD + '[search.6]\nworlds = 5\n[play.3]\npolicy = "random"\n'
    bot = load_bot(write(tmp_path, text))
    assert isinstance(bot, SearchBot)
    assert [bot.efforts[seats].worlds for seats in (3, 4, 6)] == [20, 20, 5]
    assert [bot.policies[seats] is None for seats in (3, 4, 6)] == [True, False, False]
    with pytest.raises(BotError, match=r"mine\.toml, \[search\.6\]: must be a table, not 1"):
        load_bot(write(tmp_path, GOOD.replace("worlds = 20", "worlds = 20\n6 = 1")))


def test_less_time_is_less_work() -> None:
    bot, quick = load_bot("expert"), load_bot("expert", milliseconds=5)
    assert isinstance(bot, SearchBot)
    assert isinstance(quick, SearchBot)
    for seats in (3, 4, 6):
        share = quick.efforts[seats].seconds / bot.efforts[seats].seconds
        assert quick.efforts[seats].worlds == pytest.approx(
            share * bot.efforts[seats].worlds, abs=1
        )
        assert quick.efforts[seats].plays == pytest.approx(share * bot.efforts[seats].plays, abs=1)
        assert quick.efforts[seats].plays < bot.efforts[seats].plays
        assert quick.efforts[seats].exact == bot.efforts[seats].exact
