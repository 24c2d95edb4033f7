"""The kernel's vector environment held against the library: one deal, the same actions in both."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np

from aluette.envs import Episode, Form
from aluette.envs.form import NO, WORD
from aluette.kernel.vector import VectorDeals
from aluette.rules import Rules


@dataclass
class Arrays:
    """What a vector of so many deals writes into."""

    deals: VectorDeals
    with_finals: bool = True
    observations: np.ndarray = field(init=False)
    masks: np.ndarray = field(init=False)
    seats: np.ndarray = field(init=False)
    rewards: np.ndarray = field(init=False)
    dones: np.ndarray = field(init=False)
    finals: np.ndarray = field(init=False)
    actions: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        count, deals = self.deals.count, self.deals
        self.observations = np.zeros((count, deals.observation_size), np.uint8)
        self.finals = np.zeros_like(self.observations)
        self.masks = np.zeros((count, deals.action_count), np.uint8)
        self.seats = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, deals.rules.seats), np.float32)
        self.dones = np.zeros(count, np.uint8)
        self.actions = np.zeros(count, np.int64)
        self.observe()

    def observe(self) -> None:
        self.deals.observe(self.observations, self.masks, self.seats)

    def step(self) -> None:
        self.deals.step(
            self.actions,
            self.observations,
            self.masks,
            self.seats,
            rewards=self.rewards,
            dones=self.dones,
            finals=self.finals if self.with_finals else None,
        )


def likely_action(legal: tuple[int, ...], rng: random.Random) -> int:
    """An action at random, by which most deals are sung and come to the play."""
    if NO in legal:
        return NO - (rng.random() < 0.9)
    if WORD in legal and rng.random() < 0.6:
        return WORD
    return rng.choice(legal)


def part_that_differs(form: Form, row: np.ndarray, expected: np.ndarray) -> str:
    """The first part of an observation that is not as it should be."""
    begin = 0
    for part in form.fields():
        end = begin + part.size
        if not np.array_equal(row[begin:end], expected[begin:end]):
            return part.name
        begin = end
    return ""


def first_difference(rules: Rules, deals: int, seed: int, *, talk: bool, signs: bool) -> str | None:
    """What the vector and the library disagree about in so many random deals, if anything."""
    form = Form.of(rules, talk=talk, signs=signs)
    arrays = Arrays(VectorDeals(rules, 1, seed=seed, talk=talk, signs=signs))
    rng = random.Random(seed)
    for number in range(deals):
        episode = Episode.begin(form, *arrays.deals.truth(0))
        turn = 0
        while not episode.over:
            turn, legal = episode.turn or 0, episode.legal()
            row = np.frombuffer(episode.observe(turn), np.uint8)
            if arrays.seats[0] != turn or tuple(arrays.masks[0].nonzero()[0]) != legal:
                return f"deal {number}: who acts, or what is possible"
            if not np.array_equal(arrays.observations[0], row):
                part = part_that_differs(form, arrays.observations[0], row)
                return f"deal {number}: the part {part} of an observation"
            action = likely_action(legal, rng)
            episode = episode.act(action)
            arrays.actions[0] = action
            arrays.step()
            if bool(arrays.dones[0]) != episode.over:
                return f"deal {number}: whether it is over"
            if tuple(arrays.rewards[0]) != episode.rewards():
                return f"deal {number}: what it scores"
        row = np.frombuffer(episode.observe(turn), np.uint8)
        if not np.array_equal(arrays.finals[0], row):
            part = part_that_differs(form, arrays.finals[0], row)
            return f"deal {number}: the part {part} of the last observation"
    return None
