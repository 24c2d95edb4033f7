"""A finished deal gone through again."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from aluette.bots import load_bot
from aluette.bots.review import Moment, Play, Reviewer, Verdict, losses, moments
from aluette.cards import STEP_MASK, Card
from aluette.game import Match, commands, deck_from_seed, perform, view
from aluette.game.events import Event
from aluette.kernel import Range, Solver
from aluette.notation.record import Record
from aluette.notation.replay import replay

RECORDS = Path(__file__).parents[1] / "cases" / "records"
PRESETS = ("pagat", "wikipedia-3", "wikimanche-6", "gamerules", "spanish+mordienne")


def played(rules: str, seed: int, level: str = "beginner") -> tuple[Match, tuple[Event, ...]]:
    """One deal between bots, with all its events."""
    match, told = perform(Match.new(rules), commands.NameDealer(0))
    bot = load_bot(level)
    while not match.table.results:
        table = match.table
        if table.phase == "shuffle":
            command: commands.Command = commands.Shuffle(deck_from_seed(seed))
        else:
            command = bot.choose(view(match, table.asked[0]), seed)
        match, events = perform(match, command)
        told += events
    return match, told


def reviewed(rules: str, seed: int, count: int) -> list[tuple[Moment, Play]]:
    """The last so many plays of a deal."""
    match, events = played(rules, seed)
    every = list(moments(Match.new(rules), events, 1))
    assert len(every) == match.table.rules.hand_size * match.table.seats
    reviewer = Reviewer()
    return [(moment, reviewer.play(moment, seconds=0.05)) for moment in every[-count:]]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought is enough where it does not matter what comes of it."""
    monkeypatch.setattr("aluette.bots.review._ADVICE_SECONDS", 0.01)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("rules", PRESETS)
def test_each_play_is_told_with_what_its_player_knew(rules: str) -> None:
    for moment, play in reviewed(rules, 3, 20):
        hand = moment.view.hand
        assert moment.view.asked
        assert moment.view.viewer == play.seat
        assert play.card in hand
        assert set(play.cards) == {c.card for c in play.advice.cards} == set(hand)
        assert [known is None for known in moment.view.deal.hands].count(False) == 1
        own = sum(1 << card for card in hand)
        for step, chance in enumerate(play.held[play.seat], 1):
            assert chance == bool(own & STEP_MASK[step])
        for row in play.held:
            assert all(0 <= chance <= 1 for chance in row)
        assert len(play.held) == moment.view.table.seats + 1


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("rules", PRESETS)
def test_what_a_play_loses_is_what_the_deal_is_worth_less(rules: str) -> None:
    found = reviewed(rules, 5, 16)
    sides = found[0][0].position.rules.side_of
    solver = Solver()
    for (moment, play), (following, _) in itertools.pairwise(found):
        after = solver.value(following.position, side=sides[moment.seat])
        assert play.value.exact
        assert after.exact
        assert play.lost == play.value.low - after.low
        assert play.lost >= 0
        assert bool(play.better) == bool(play.lost)


@pytest.mark.usefixtures("quick")
def test_what_was_lost_last_and_most_comes_first() -> None:
    _, events = replay(Record.read(RECORDS / "match-pagat.alu"))
    every = list(moments(Match.new("pagat"), events, 1))
    reviewer = Reviewer()
    plays = [reviewer.play(moment, seconds=0.2) for moment in every[8:]]
    order = losses(plays)
    assert order
    lost = [plays[k].lost for k in order]
    assert lost == sorted((p.lost for p in plays if p.lost), reverse=True)
    assert all(a > b for a, b in itertools.pairwise(order) if plays[a].lost == plays[b].lost)


def test_the_two_questions_make_four_verdicts() -> None:
    found = [p for seed in (3, 5, 8) for _, p in reviewed("pagat", seed, 24)]
    for play in found:
        wrong = play.verdict in (Verdict.MISTAKE, Verdict.LUCKY)
        assert wrong == (play.missed >= 0.05)
        assert (play.lost > 0) == (play.verdict in (Verdict.MISTAKE, Verdict.UNLUCKY))
        assert play.advised.card == play.card
    assert {play.verdict for play in found} >= {Verdict.SOUND, Verdict.LUCKY, Verdict.MISTAKE}


@pytest.mark.usefixtures("quick")
def test_what_everybody_has_seen_is_believed_of_nobody() -> None:
    for moment, play in reviewed("pagat", 4, 12):
        gone = {card for trick in moment.view.table.tricks for card in trick.cards}
        gone |= {*moment.view.table.trick}
        for step, mask in enumerate(STEP_MASK[1:], 1):
            cards = {Card(k) for k in range(48) if mask >> k & 1}
            if cards <= gone:
                assert all(row[step - 1] == 0 for row in play.held)


def test_what_could_not_be_settled_is_no_loss_and_not_right_either() -> None:
    _, play = reviewed("pagat", 3, 1)[0]
    open_ = replace(play, value=Range(-2, 0), cards={play.card: Range(-2, -1)})
    assert (open_.lost, open_.lost_at_most, open_.verdict) == (0, 2, Verdict.OPEN)
    settled = replace(play, value=Range(-2, -1), cards={play.card: Range(-1, -1)})
    assert (settled.lost, settled.lost_at_most, settled.verdict) == (0, 0, Verdict.SOUND)
    dear = replace(play, value=Range(0, 1), cards={play.card: Range(-2, -1)})
    assert (dear.lost, dear.lost_at_most, dear.verdict) == (1, 3, Verdict.UNLUCKY)
