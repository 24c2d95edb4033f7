"""The level strong: it plays by a network, obeys every rule of a house, and says what is wrong."""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from aluette import Card, Match, Rules, View, commands, deck_from_seed, load_rules, perform, view
from aluette.arena.conduct import overtakes_needlessly
from aluette.bots import BotError, RuleBot, available_levels, load_bot
from aluette.bots.network import Trained, _network
from aluette.kernel.network import Network
from aluette.kernel.search import Situation
from tests.bots.specs import TALK, refusal, write
from tests.kernel.turns import turns

SPEC = (
    """
policy = "network"
[play]
weights = "{weights}"
"""
    + TALK
)


@pytest.mark.parametrize("name", ["pagat", "spanish", "wikipedia-3", "wikipedia-6"])
def test_strong_plays_the_networks_card(name: str) -> None:
    strong = load_bot("strong")
    assert isinstance(strong, RuleBot)
    network = Network.load(resources.files("aluette.bots") / "weights" / "standard.weights")  # type: ignore[arg-type]
    for seen in turns(load_rules(name), 1, 60):
        play = strong.choose(seen, seed=1)
        assert isinstance(play, commands.Play)
        assert play.card == network.card(Situation.of(seen))


def plays(name: str, deals: int) -> Iterator[tuple[View, Card]]:
    """What strong, in all seats, sees and plays."""
    strong, rules = load_bot("strong"), load_rules(name)
    for deal in range(deals):
        match = house(rules, deal)
        while not match.table.results:
            seen = view(match, match.table.asked[0])
            command = strong.choose(seen, deal)
            if isinstance(command, commands.Play):
                yield seen, command.card
            match, _ = perform(match, command)


def test_strong_takes_no_trick_from_its_partner_without_need() -> None:
    taken = chances = 0
    for seen, card in plays("gamerules", 150):
        others = [other for other in seen.hand if overtakes_needlessly(seen, other)]
        if others:
            chances += 1
            taken += card in others
    assert chances > 50
    assert taken == 0


def house(rules: Rules, seed: int) -> Match:
    match, _ = perform(Match.new(rules), commands.NameDealer(seed % rules.seats))
    return perform(match, commands.Shuffle(deck_from_seed(seed)))[0]


def test_a_house_that_plays_more_tricks_than_the_kernel_is_played_at_too() -> None:
    match, strong = house(load_rules("wikipedia-3", {"packets": [16]}), 3), load_bot("strong")
    while not match.table.results:
        seat = match.table.asked[0]
        match, _ = perform(match, strong.choose(view(match, seat), 1))
    assert len(match.table.results) == 1


def test_weights_of_ones_own_are_named_in_the_spec(tmp_path: Path) -> None:
    source = resources.files("aluette.bots") / "weights" / "standard.weights"
    weights = tmp_path / "own.weights"
    weights.write_bytes(source.read_bytes())
    bot = load_bot(write(tmp_path, SPEC.format(weights=weights)))
    assert isinstance(bot, RuleBot)
    assert bot.policies[4] == Trained(weights)


def test_the_spec_that_is_documented_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Weights are looked for beside the spec, and it talks as strong does."""
    told = (Path(__file__).parents[2] / "docs" / "research" / "network.md").read_text("utf-8")
    [text] = re.findall(r"```toml\n(.*?)```", told, re.DOTALL)
    source = resources.files("aluette.bots") / "weights" / "standard.weights"
    (tmp_path / "mine.weights").write_bytes(source.read_bytes())
    monkeypatch.chdir("/")
    bot, strong = load_bot(write(tmp_path, text)), load_bot("strong")
    assert isinstance(bot, RuleBot)
    assert isinstance(strong, RuleBot)
    assert bot.policies[4] == Trained(tmp_path / "mine.weights")
    assert bot.talk == strong.talk
    other = load_bot(write(tmp_path, text + "[talk]\nsing = 3\n"))
    assert isinstance(other, RuleBot)
    assert other.talk == replace(strong.talk, sing=3)


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
    assert refusal(tmp_path, SPEC.replace(old, new)) == f"mine.toml, [play]: {sentence}"


def test_wrong_weights_are_told_in_one_sentence(tmp_path: Path) -> None:
    weights = tmp_path / "own.weights"
    weights.write_bytes(b"something else")
    with pytest.raises(BotError, match=r"own\.weights: this is no file of a network's weights$"):
        load_bot(write(tmp_path, SPEC.format(weights=weights)))


def test_without_the_kernel_strong_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name.startswith("aluette.kernel"):
            raise ImportError("aluette's kernel is not there")
        return found(name, *rest)

    _network.cache_clear()
    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(BotError) as caught:
        load_bot(write(tmp_path, SPEC.format(weights="")))
    assert str(caught.value) == (
        "mine has a network, which needs the kernel: aluette's kernel is not there"
    )


def test_strong_is_a_level_where_there_is_a_kernel() -> None:
    assert "strong" in available_levels()
