"""OpenSpiel's own tree search at our tables: its ISMCTSBot on our environment, as a bot."""

from __future__ import annotations

import time
from functools import partial

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from aluette.arena import Entrant
from aluette.bots import Bot, load_bot
from aluette.cards import CARDS
from aluette.envs.episode import Episode
from aluette.envs.openspiel import AluetteGame
from aluette.game import View, sample_worlds
from aluette.game.commands import Look, Play, SeatCommand, Sign

__all__ = ["OpenSpielBot", "openspiel_entrant"]

UCT = 1.4


class OpenSpielBot:
    """ISMCTSBot with random rollouts; it searches cards, and talks as the club bot does.

    It takes simulations, not time, so how many fit into a move is learnt from the moves before.
    """

    name = "openspiel_ismcts"

    def __init__(self, milliseconds: int) -> None:
        self.seconds = milliseconds / 1000
        self.per_second = 100.0
        self.talker = load_bot("club")
        self.games: dict[str, AluetteGame] = {}

    def choose(self, view: View, seed: int) -> SeatCommand:
        """A card by search, anything else as the club bot."""
        if view.table.phase != "play" or len(view.hand) == 1:
            return self.talker.choose(view, seed)
        state = self.state(view, seed)
        chance = np.random.RandomState(seed % 2**32)
        number = max(2, round(self.per_second * self.seconds))
        search = ISMCTSBot(
            state.get_game(), RandomRolloutEvaluator(1, chance), UCT, number, random_state=chance
        )
        began = time.process_time()
        action = search.step(state)
        self.per_second = number / max(1e-6, time.process_time() - began)
        return Play(view.viewer, CARDS[action])

    def state(self, view: View, seed: int) -> pyspiel.State:
        """The game as the seat knows it, hidden cards anywhere: the search places them anew."""
        preset = view.table.rules.spec()
        assert isinstance(preset, str)
        if preset not in self.games:
            self.games[preset] = AluetteGame({"rules": preset})
        game = self.games[preset]
        state = game.new_initial_state()
        state.dealer = view.table.dealer
        state.episode = Episode(game.form, next(sample_worlds(view, seed=seed)))
        return state

    def face(self, view: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        """As the club bot does."""
        return self.talker.face(view, seed, time)


def _made(milliseconds: int) -> Bot:
    return OpenSpielBot(milliseconds)


def openspiel_entrant(milliseconds: int) -> Entrant:
    """The bot as one that takes part in contests."""
    name = OpenSpielBot.name
    return Entrant(name, f"{name} {milliseconds}", name, partial(_made, milliseconds))
