"""Aluette as a vector environment of Gymnasium: many deals in the kernel, played by one learner.

>>> import gymnasium
>>> envs = gymnasium.make_vec("aluette.envs.gymnasium:aluette-v1", num_envs=2, talk=False)
>>> observations, infos = envs.reset(seed=1)
>>> observations["observation"].shape, infos["seat"]
((2, 352), array([1, 2], dtype=int8))

The learner plays all seats in turn, as in self-play: an observation is that of the seat in turn,
which ``infos["seat"]`` names, and a reward belongs to the seat that has just acted. What a deal
brought each seat is in ``infos["points"]``. A deal that is over is dealt anew in the same step.
"""

from __future__ import annotations

from typing import Any

from aluette.envs.form import VERSION, Form
from aluette.extras import to_install
from aluette.kernel.vector import VectorDeals
from aluette.numbers import check_whole
from aluette.rules import Rules, load_rules

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError(
        f"aluette.envs.gymnasium needs gymnasium ({error}): {to_install('research')}"
    ) from None

__all__ = ["ID", "AluetteVectorEnv"]

ID = f"aluette-{VERSION}"
Observations = dict[str, Any]


class AluetteVectorEnv(VectorEnv):
    """So many deals side by side.

    :param rules: or the name of a preset.
    :param talk: whether there are chant and declarations, where the rules have them.
    :param signs: whether all seats do something with their faces before each card.
    :param threads: how many threads share a step.
    :param copy: whether each step gives arrays of its own; without, the next step changes them.
    :raises aluette.rules.RulesError: for rules that do not exist, or signs where they have none.
    :raises ValueError: for a number that is out of range.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (Gymnasium's own type)

    def __init__(
        self,
        num_envs: int = 1,
        rules: Rules | str = "pagat",
        *,
        talk: bool = True,
        signs: bool = False,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self.rules = rules if isinstance(rules, Rules) else load_rules(rules)
        self.form = Form.of(self.rules, talk=talk, signs=signs)
        self.num_envs = num_envs
        self._threads, self._copy = threads, copy
        size, count = self.form.observation_size, self.form.action_count
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._deals = self._dealt(0)
        self._rows = np.zeros((num_envs, size), np.uint8)
        self._finals = np.zeros_like(self._rows)
        self._masks = np.zeros((num_envs, count), np.uint8)
        self._seats = np.zeros(num_envs, np.int8)
        self._points = np.zeros((num_envs, self.rules.seats), np.float32)
        self._dones = np.zeros(num_envs, np.uint8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal anew everywhere; there are no options.

        :raises ValueError: for an option, or a seed out of range.
        :raises TypeError: for anything but one whole number as the seed of all.
        """
        if options:
            raise ValueError(f"there are no options, so not {', '.join(map(str, options))}")
        if seed is not None:
            check_whole(seed, "seed", 0, 2**64 - 1)
            seed = int(seed)
        super().reset(seed=seed)
        self._deals = self._dealt(int(self.np_random.integers(2**63)))
        self._deals.observe(self._rows, self._masks, self._seats)
        return self._observations(), {"seat": self._seats.copy()}

    def step(
        self, actions: Any
    ) -> tuple[Observations, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Have the seat in turn act in each deal.

        Where a deal is over, ``infos["final_obs"]`` holds what the last to act knew at its end.

        :raises ValueError: for an action that is not possible; then no deal has changed.
        """
        acted = self._seats.copy()
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {numbers.dtype}")
        self._deals.step(
            np.ascontiguousarray(numbers, np.int64),
            self._rows,
            self._masks,
            self._seats,
            rewards=self._points,
            dones=self._dones,
            finals=self._finals,
        )
        done = self._dones.astype(np.bool_)
        rewards = self._points[np.arange(self.num_envs), acted].astype(np.float64)
        infos: dict[str, Any] = {"seat": self._seats.copy(), "points": self._points.copy()}
        if done.any():
            infos |= {"final_obs": self._final_observations(done), "_final_obs": done.copy()}
        return self._observations(), rewards, done, np.zeros_like(done), infos

    def _dealt(self, seed: int) -> VectorDeals:
        return VectorDeals(
            self.rules,
            self.num_envs,
            seed=seed,
            talk=self.form.talk,
            signs=self.form.signs,
            threads=self._threads,
        )

    def _observations(self) -> Observations:
        rows, masks = self._rows, self._masks.view(np.int8)
        if self._copy:
            rows, masks = rows.copy(), masks.copy()
        return {"observation": rows, "action_mask": masks}

    def _final_observations(self, done: np.ndarray) -> np.ndarray:
        """The last observations, as Gymnasium hands them over; nothing was possible there."""
        nothing = np.zeros(self.form.action_count, np.int8)
        finals = np.full(self.num_envs, None, dtype=object)
        for k in np.flatnonzero(done):
            finals[k] = {"observation": self._finals[k].copy(), "action_mask": nothing.copy()}
        return finals


def alone(**_: Any) -> gymnasium.Env:
    """What ``gymnasium.make`` finds: a sentence that says how it is done.

    :raises ValueError: always.
    """
    raise ValueError(
        f"{ID} is many deals side by side: gymnasium.make_vec({__name__ + ':' + ID!r}, num_envs=1) "
        "makes one of them"
    )


gymnasium.register(ID, entry_point=alone, vector_entry_point=f"{__name__}:AluetteVectorEnv")
