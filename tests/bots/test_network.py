"""The level strong: it plays by a network, obeys every rule of a house, and says what is wrong."""

from __future__ import annotations

import builtins
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from aluette import Match, Rules, commands, deck_from_seed, load_rules, perform, view
from aluette.arena import Contest, Terms, entrants_of, hold
from aluette.bots import BotError, RuleBot, available_levels, load_bot
from aluette.bots.network import Trained, _network
from aluette.bots.position import ABOVE, Position
from aluette.cards import STEP, STEP_MASK
from aluette.kernel.network import Network
from aluette.kernel.search import Situation
from tests.kernel.turns import turns

SPEC = """
policy = "network"
[play]
weights = "{weights}"
[talk]
sing = 0.0
sing_self = 1
hopeless = -0.7
poor = -0.5
refuse = 1.0
announce = 1.0
decline = 0.0
"""


def spec(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ["pagat", "spanish", "wikipedia-3", "wikipedia-6"])
def test_strong_plays_the_networks_card(name: str) -> None:
    strong = load_bot("strong")
    assert isinstance(strong, RuleBot)
    network = Network.load(resources.files("aluette.bots") / "weights" / "standard.weights")  # type: ignore[arg-type]
    for seen in turns(load_rules(name), 1, 60):
        play = strong.choose(seen, seed=1)
        assert isinstance(play, commands.Play)
        assert play.card == network.card(Situation.of(seen))


@pytest.mark.bulk
@pytest.mark.parametrize("name", ["pagat", "wikipedia-3", "wikipedia-6"])
def test_strong_beats_club(name: str) -> None:
    contest = Contest(Terms(load_rules(name)), entrants_of(["strong", "club"]), deals=600)
    assert hold(contest).encounters[0].estimate.low > 0


def needlessly(position: Position, card: int) -> bool:
    """Whether a card takes from a partner a trick that nobody else could have taken."""
    foes = any(seat not in position.side for seat in position.after)
    danger = position.unseen & (ABOVE[position.best] | STEP_MASK[position.best])
    others = [other for other in position.hand if STEP[other] > position.best]
    safe = position.partner_wins and not (foes and danger)
    return safe and STEP[card] <= position.best and bool(others)


def test_strong_leaves_a_partner_his_trick_where_it_is_worth_as_much() -> None:
    taken = chances = 0
    policy = Trained()
    for name in ("gamerules", "wikipedia-6", "wikimanche-6"):
        for seen in turns(load_rules(name), 2, 600):
            position = Position.of(seen)
            taking = [card for card in position.hand if needlessly(position, card)]
            if taking and position.table.taken[position.seat] == 0:
                chances += 1
                taken += policy.card(position) in taking
    assert chances > 50
    assert taken < chances / 10


def house(rules: Rules) -> Match:
    match, _ = perform(Match.new(rules), commands.NameDealer(0))
    match, _ = perform(match, commands.Shuffle(deck_from_seed(3)))
    return match


def test_a_house_that_plays_more_tricks_than_the_kernel_is_played_at_too() -> None:
    match, strong = house(load_rules("wikipedia-3", {"packets": [16]})), load_bot("strong")
    while not match.table.results:
        seat = match.table.asked[0]
        match, _ = perform(match, strong.choose(view(match, seat), 1))
    assert len(match.table.results) == 1


def test_weights_of_ones_own_are_named_in_the_spec(tmp_path: Path) -> None:
    source = resources.files("aluette.bots") / "weights" / "standard.weights"
    weights = tmp_path / "own.weights"
    weights.write_bytes(source.read_bytes())
    bot = load_bot(spec(tmp_path, SPEC.format(weights=weights)))
    assert isinstance(bot, RuleBot)
    assert bot.policies[4] == Trained(str(weights))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"{weights}"', '"none.weights"', "none.weights: No such file or directory"),
        ('"{weights}"', "3", "weights must be a file's path, not 3"),
        ("weights =", "wights =", "unknown key 'wights'; the keys are weights"),
    ],
)
def test_a_wrong_spec_is_told_in_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(BotError) as caught:
        load_bot(spec(tmp_path, SPEC.replace(old, new)))
    assert str(caught.value) == f"mine.toml, [play]: {sentence}"


def test_wrong_weights_are_told_in_one_sentence(tmp_path: Path) -> None:
    weights = tmp_path / "own.weights"
    weights.write_bytes(b"something else")
    with pytest.raises(BotError, match=r"own\.weights: this is no file of a network's weights$"):
        load_bot(spec(tmp_path, SPEC.format(weights=weights)))


def test_without_the_kernel_strong_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name.startswith("aluette.kernel"):
            raise ImportError("aluette's kernel is not there")
        return found(name, *rest)

    _network.cache_clear()
    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(BotError) as caught:
        load_bot(spec(tmp_path, SPEC.format(weights="")))
    assert str(caught.value) == (
        "mine has a network, which needs the kernel: aluette's kernel is not there"
    )


def test_strong_is_a_level_where_there_is_a_kernel() -> None:
    assert "strong" in available_levels()
