"""OpenSpiel's own tests and its own search bot on our game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import aluette.envs.openspiel
from aluette.envs import ACTIONS
from aluette.envs.form import KEEP, LOOK, SIGN
from aluette.rules import RulesError

GAMES = (
    *("python_aluette", "python_aluette(talk=false)", "python_aluette(rules=spanish+mordienne)"),
    *("python_aluette(rules=wikipedia)", "python_aluette(rules=rebour)"),
    *("python_aluette(rules=wikipedia-3)", "python_aluette(rules=wikipedia-6)"),
    *("python_aluette(signs=true)", "python_aluette(rules=wikimanche-6,signs=true)"),
)


def dealt(game: Any, rng: random.Random) -> Any:
    """A state in which the cards have just been dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        by_chance(state, rng)
    return state


def by_chance(state: Any, rng: random.Random) -> None:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, odds)[0])


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test_passes(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_parameters_reach_the_game() -> None:
    game = pyspiel.load_game("python_aluette(rules=wikipedia-6,signs=true)")
    assert game.num_players() == 6
    assert game.num_distinct_actions() == len(ACTIONS)
    assert game.observation_tensor_shape() == [613]
    assert pyspiel.load_game("python_aluette(talk=false)").num_distinct_actions() == 48
    with pytest.raises(RulesError, match="pagatt"):
        aluette.envs.openspiel.AluetteGame({"rules": "pagatt"})


@pytest.mark.parametrize("name", GAMES)
def test_games_keep_within_the_lengths_that_they_name(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(name)
    for _ in range(5):
        state, actions, chances = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                by_chance(state, rng)
                chances += 1
            else:
                legal = state.legal_actions()
                long = [a for a in legal if ACTIONS[a] in ("yes", "surrender", "disagree")]
                state.apply_action(rng.choice(long or legal))
                actions += 1
        assert actions <= game.max_game_length()
        assert chances <= game.max_chance_nodes_in_history()
        assert min(state.returns()) >= game.min_utility()
        assert max(state.returns()) <= game.max_utility()


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(pyspiel.load_game("python_aluette"), random.Random(1))
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


@pytest.mark.parametrize("name", ["python_aluette", "python_aluette(rules=wikipedia-6,signs=true)"])
def test_a_state_drawn_anew_has_the_same_information_state(name: str) -> None:
    rng = random.Random(name)
    state = dealt(pyspiel.load_game(name), rng)
    compared = 0
    while not state.is_terminal():
        if state.is_chance_node():
            by_chance(state, rng)
            continue
        player = rng.randrange(state.num_players())
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        compared += str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert compared > 10


def test_information_states_tell_apart_what_a_player_has_seen() -> None:
    """With perfect recall, of two orders of the same two tricks too."""
    game = pyspiel.load_game("python_aluette(talk=false)")
    first = dealt(game, random.Random(2))
    second = first.clone()
    hands = [first.episode.match.deal.hands[seat] for seat in range(4)]
    order = [first.episode.turn + k for k in range(4)]
    for card in (hands[seat % 4][0] for seat in order):
        first.apply_action(card)
    for card in (hands[seat % 4][1] for seat in order):
        second.apply_action(card)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.observation_string(0) != second.observation_string(0)


@pytest.mark.parametrize("rules", ["pagat", "wikipedia-3", "wikimanche-6"])
def test_while_chance_settles_who_sees_a_sign_nobody_else_knows_of_it(rules: str) -> None:
    game = pyspiel.load_game(f"python_aluette(rules={rules},talk=false,signs=true)")
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    compared = 0
    for seed in range(20):
        signs = dealt(game, random.Random(seed))
        seats, maker = game.num_players(), signs.current_player()
        if signs.legal_actions()[-1] < SIGN:
            continue  # he has nothing to tell
        keeps = signs.clone()
        signs.apply_action(signs.legal_actions()[-1])
        keeps.apply_action(KEEP)
        for state in (signs, keeps):
            state.apply_action(LOOK + seats - 1)  # the next seat looks at him
            for _ in range(seats - 2):
                state.apply_action(KEEP)
        assert signs.is_chance_node() and not keeps.is_chance_node()
        for seat in range(seats):
            if seat not in (maker, (maker + 1) % seats):
                assert recall.string_from(signs, seat) == recall.string_from(keeps, seat)
                assert signs.observation_tensor(seat) == keeps.observation_tensor(seat)
                compared += 1
    assert compared > 0


@pytest.mark.parametrize(
    "name", ["python_aluette(talk=false)", "python_aluette", "python_aluette(rules=wikipedia-3)"]
)
def test_openspiels_ismcts_bot_plays(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(name)
    state = dealt(game, rng)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, -1, np.random.RandomState(2))
    moves = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            moves += 1
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    assert moves > 0


def test_actions_are_told_by_their_names() -> None:
    game = pyspiel.load_game("python_aluette")
    state = game.new_initial_state()
    chance = pyspiel.PlayerId.CHANCE
    assert state.action_to_string(chance, 2) == "player 2 deals"
    state.apply_action(2)
    assert state.action_to_string(chance, 47) == "deal 3d"
    assert state.action_to_string(0, 48) == "yes"


def test_only_what_one_player_knows_is_observed() -> None:
    game = pyspiel.load_game("python_aluette")
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="what one player knows"):
        game.make_py_observer(kind)
    with pytest.raises(ValueError, match="no parameters of observations"):
        game.make_py_observer(None, {"colour": "red"})
    with pytest.raises(ValueError, match="not all dealt"):
        game.new_initial_state().resample_from_infostate(0, random.random)
