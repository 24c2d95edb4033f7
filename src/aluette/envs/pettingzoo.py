"""Aluette as an agent environment cycle of PettingZoo: ``aluette.envs.pettingzoo.env()``.

An episode is one deal, dealt anew by ``reset``. Agents are called ``player_0`` and so on, by seat,
clockwise; each observes a row of bytes and the mask of what it can do.
"""

from __future__ import annotations

import operator
import random
from typing import Any

from aluette.cards import CARDS
from aluette.envs.episode import Episode
from aluette.envs.form import VERSION, Form
from aluette.extras import to_install
from aluette.numbers import check_whole
from aluette.rules import Rules, load_rules

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ImportError as error:
    raise ImportError(
        f"aluette.envs.pettingzoo needs pettingzoo ({error}): {to_install('research')}"
    ) from None

__all__ = ["AluetteEnv", "env"]


_OPTIONS = ("dealer", "deck")
_PROBE = "options"
"""An option that PettingZoo's own test gives every environment, which has to take it."""


def env(rules: Rules | str = "pagat", *, talk: bool = True, signs: bool = False) -> AECEnv:
    """The environment, guarded against steps out of order.

    :param rules: or the name of a preset.
    :param talk: whether there are chant and declarations, where the rules have them.
    :param signs: whether all seats do something with their faces before each card.
    :raises aluette.rules.RulesError: for rules that do not exist, or signs where they have none.
    """
    raw = AluetteEnv(rules, talk=talk, signs=signs)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw))


class AluetteEnv(AECEnv):  # type: ignore[misc]
    """The environment itself; :func:`env` tells its parameters.

    ``reset`` takes the options ``dealer`` and ``deck``, all cards in the order in which they are
    dealt; without them both are drawn from the seed. Any other is refused, but ``options``, which
    PettingZoo itself sends, and which changes nothing.
    """

    metadata = {  # noqa: RUF012  (PettingZoo's own type)
        "name": f"aluette_{VERSION}",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(
        self, rules: Rules | str = "pagat", *, talk: bool = True, signs: bool = False
    ) -> None:
        super().__init__()
        rules = rules if isinstance(rules, Rules) else load_rules(rules)
        self.form = Form.of(rules, talk=talk, signs=signs)
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self.render_mode = None
        self._rng = random.Random()
        self._spaces = {
            agent: (
                spaces.Dict(
                    {
                        "observation": spaces.Box(0, 1, (self.form.observation_size,), np.uint8),
                        "action_mask": spaces.Box(0, 1, (self.form.action_count,), np.int8),
                    }
                ),
                spaces.Discrete(self.form.action_count),
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent's observations are."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent's actions are; :data:`aluette.envs.ACTIONS` names them."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal.

        :raises ValueError: for an unknown option, no such dealer, or what is no deck.
        """
        options = options or {}
        for name in options:
            if name not in (*_OPTIONS, _PROBE):
                raise ValueError(f"unknown option {name!r}; the options are {', '.join(_OPTIONS)}")
        if seed is not None:
            check_whole(seed, "seed", 0, 2**64 - 1)
            self._rng = random.Random(int(seed))
        dealer = options.get("dealer", self._rng.randrange(self.form.rules.seats))
        deck = options.get("deck", self._rng.sample(CARDS, len(CARDS)))
        self.episode = Episode.begin(self.form, dealer, deck, self._rng.getrandbits(64))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent knows, made of its view, and what it can do: nothing out of turn.

        :raises ValueError: before the first deal.
        """
        self._check_dealt()
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.form.action_count, np.int8)
        if seat == self.episode.turn:
            mask[list(self.episode.legal())] = 1
        row = np.frombuffer(self.episode.observe(seat), np.uint8).copy()
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Have the agent in turn act.

        :raises ValueError: for what it cannot do, and before the first deal.
        """
        self._check_dealt()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must act, the deal is not over")
        try:
            number = operator.index(action)
        except TypeError:
            raise ValueError(f"an action is a whole number, not {action!r}") from None
        self.episode = self.episode.act(number)
        self._cumulative_rewards[self.agent_selection] = 0
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _check_dealt(self) -> None:
        if not hasattr(self, "episode"):
            raise ValueError("nothing is dealt: reset comes first")

    def close(self) -> None:
        """Nothing is to be closed."""

    def _select(self) -> None:
        """Whose turn it is; when the deal is over, each agent once."""
        turn = self.episode.turn
        self.agent_selection = self.agents[0 if turn is None else turn]
