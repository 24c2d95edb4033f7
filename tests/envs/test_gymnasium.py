"""Gymnasium's own checks on our vector environment, one deal of it for those that want one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from aluette.envs.gymnasium import ID, AluetteVectorEnv
from aluette.rules import RulesError

FORMS: list[dict[str, Any]] = [
    {},
    {"talk": False},
    {"signs": True},
    {"rules": "wikipedia-3"},
    {"rules": "wikipedia-6", "signs": True},
]


class One(gymnasium.Env):
    """One deal of a vector, whose actions are taken as places among those that are possible."""

    metadata = {"render_modes": []}  # noqa: RUF012  (Gymnasium's own type)
    render_mode = None
    spec = None

    def __init__(self, **form: Any) -> None:
        self.vector = AluetteVectorEnv(1, **form)
        self.observation_space = self.vector.single_observation_space
        self.action_space = self.vector.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        batch, infos = self.vector.reset(seed=seed)
        self.mask = batch["action_mask"][0]
        return {name: rows[0] for name, rows in batch.items()}, {"seat": int(infos["seat"][0])}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        possible = np.flatnonzero(self.mask)
        batch, rewards, over, cut, infos = self.vector.step(possible[[action % len(possible)]])
        self.mask = batch["action_mask"][0]
        one = {name: rows[0] for name, rows in batch.items()}
        info = {"seat": int(infos["seat"][0])}
        return one, float(rewards[0]), bool(over[0]), bool(cut[0]), info


def made(count: int = 8, **form: Any) -> Any:
    return gymnasium.make_vec(ID, num_envs=count, **form)


def first_possible(batch: Any) -> np.ndarray:
    actions: np.ndarray = batch["action_mask"].argmax(axis=1)
    return actions


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_check_env_passes(form: dict[str, Any]) -> None:
    check_env(One(**form), skip_render_check=True)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_it_gives_lies_in_its_spaces(form: dict[str, Any]) -> None:
    vector = made(**form)
    batch, infos = vector.reset(seed=3)
    ended = 0
    for _ in range(260):
        assert vector.observation_space.contains(batch)
        assert infos["seat"].shape == (8,)
        actions = first_possible(batch)
        assert vector.action_space.contains(actions)
        batch, rewards, over, cut, infos = vector.step(actions)
        assert (rewards.dtype, over.dtype, cut.dtype) == (np.float64, np.bool_, np.bool_)
        assert not cut.any()
        assert not rewards[~over].any()
        assert ("final_obs" in infos) == over.any()
        for k in np.flatnonzero(over):
            assert vector.single_observation_space.contains(infos["final_obs"][k])
            assert infos["_final_obs"][k]
        ended += over.sum()
    assert ended > 0


def test_a_reward_is_that_of_the_seat_that_acted() -> None:
    vector = made(64, talk=False)
    batch, infos = vector.reset(seed=1)
    scored = set()
    for _ in range(72):
        acted = infos["seat"]
        batch, rewards, over, _, infos = vector.step(first_possible(batch))
        assert np.array_equal(rewards, infos["points"][np.arange(64), acted])
        scored |= set(rewards[over])
    assert scored >= {-1.0, 1.0}


def test_a_seed_gives_the_same_deals_and_none_gives_new_ones() -> None:
    first, second = made(), made()
    assert_same(first.reset(seed=9)[0], second.reset(seed=9)[0])
    again, other = first.reset(), second.reset()
    assert_same(again[0], other[0])
    with pytest.raises(AssertionError):
        assert_same(again[0], first.reset()[0])


def assert_same(batch: Any, other: Any) -> None:
    for name in batch:
        np.testing.assert_array_equal(batch[name], other[name])


def test_arrays_are_ones_own_unless_one_does_without() -> None:
    for copy in (True, False):
        vector = AluetteVectorEnv(4, talk=False, copy=copy)
        batch, _ = vector.reset(seed=1)
        before = batch["observation"].copy()
        vector.step(first_possible(batch))
        assert np.array_equal(batch["observation"], before) == copy


def test_statistics_of_episodes_are_recorded() -> None:
    vector = RecordEpisodeStatistics(made(talk=False))
    batch, _ = vector.reset(seed=1)
    infos: dict[str, Any] = {}
    for _ in range(36):
        assert "episode" not in infos
        batch, _, _, _, infos = vector.step(first_possible(batch))
    assert set(infos["episode"]["l"]) == {36}


def test_what_cannot_be_done_is_refused_in_a_sentence() -> None:
    vector = AluetteVectorEnv(2, talk=False)
    batch, _ = vector.reset(seed=1)
    actions = first_possible(batch)
    actions[1] = batch["action_mask"][1].argmin()
    with pytest.raises(ValueError, match=rf"deal 1: action {actions[1]} is not legal there"):
        vector.step(actions)
    for wrong in (first_possible(batch) + 0.5, actions > 0, ["4b", "5b"]):
        with pytest.raises(ValueError, match="actions are whole numbers, not"):
            vector.step(wrong)
    with pytest.raises(ValueError, match="actions must have the shape"):
        vector.step(actions[:1])
    with pytest.raises(ValueError, match="there are no options, so not deck"):
        vector.reset(options={"deck": 1})
    seed: Any
    for seed in (True, "1", 1.5, [1, 2]):
        with pytest.raises(TypeError, match="seed must be a whole number"):
            vector.reset(seed=seed)
    seed = np.int64(3)
    assert vector.reset(seed=seed)[1]["seat"].tolist() == vector.reset(seed=3)[1]["seat"].tolist()
    with pytest.raises(ValueError, match=r"is many deals side by side: gymnasium\.make_vec"):
        gymnasium.make(ID)
    with pytest.raises(ValueError, match="count must be from 1"):
        AluetteVectorEnv(0)
    with pytest.raises(RulesError, match="nowhere"):
        AluetteVectorEnv(1, "nowhere")
