"""PettingZoo's own tests on our environment."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from aluette.cards import CARDS
from aluette.envs.pettingzoo import AluetteEnv, env
from aluette.rules import RulesError, load_rules

FORMS: list[dict[str, Any]] = [
    {},
    {"talk": False},
    {"signs": True},
    {"rules": "wikipedia-3"},
    {"rules": "wikipedia-6", "signs": True},
]


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_api_test_passes(form: dict[str, Any]) -> None:
    api_test(env(**form), num_cycles=60)


def test_seed_test_passes() -> None:
    seed_test(env, num_cycles=40)


def test_its_name_has_the_version() -> None:
    assert AluetteEnv.metadata["name"] == "aluette_v1"


def test_a_chosen_deal_is_played_to_its_end() -> None:
    rng = random.Random(1)
    cycle = env(load_rules("spanish"), talk=False)
    cycle.reset(seed=1, options={"dealer": 2, "deck": rng.sample(CARDS, 48)})
    assert cycle.agent_selection == "player_3"
    seen, total = [], dict.fromkeys(cycle.agents, 0.0)
    for agent in cycle.agent_iter():
        observation, reward, over, _, _ = cycle.last()
        total[agent] += reward
        seen.append(agent)
        legal = np.flatnonzero(observation["action_mask"])
        cycle.step(None if over else int(rng.choice(legal)))
    assert len(seen) == 36 + 4
    assert total["player_0"] == total["player_2"] == -total["player_1"] == -total["player_3"]
    assert abs(total["player_0"]) == 1


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    cycle = env()
    sentence = "^unknown option 'dealr'; the options are dealer, deck$"
    with pytest.raises(ValueError, match=sentence):
        cycle.reset(seed=1, options={"deck": CARDS, "dealr": 2})
    with pytest.raises(ValueError, match=r"^unknown option 1; "):
        cycle.reset(options={1: 2})


def test_only_who_is_in_turn_may_do_something() -> None:
    cycle = env()
    cycle.reset(seed=3)
    for agent in cycle.agents:
        possible = cycle.observe(agent)["action_mask"].any()
        assert possible == (agent == cycle.agent_selection)


def test_what_cannot_be_done_is_refused() -> None:
    cycle = env()
    cycle.reset(seed=3)
    with pytest.raises(ValueError, match=r"cannot do action 47 \(3d\) now"):
        cycle.step(47)
    with pytest.raises(ValueError, match="must act, the deal is not over"):
        cycle.unwrapped.step(None)
    for wrong in (48.5, np.float64(48), "48"):
        with pytest.raises(ValueError, match="an action is a whole number, not"):
            cycle.unwrapped.step(wrong)
    raw = AluetteEnv()
    for call in (lambda: raw.observe("player_0"), lambda: raw.step(0)):
        with pytest.raises(ValueError, match="nothing is dealt: reset comes first"):
            call()
    with pytest.raises(TypeError, match="seed must be a whole number, not bool"):
        raw.reset(seed=True)
    with pytest.raises(RulesError, match="nowhere"):
        env("nowhere")
