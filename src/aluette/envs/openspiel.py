"""Aluette as a game of OpenSpiel: ``pyspiel.load_game("python_aluette")``.

Importing this module registers it. Parameters are ``rules`` (a preset's name, with ``+mordienne``
where it has that), ``talk`` and ``signs``; a game is one deal. Chance names the dealer, deals card
by card, and says who sees which sign. With more than two sides utilities have no constant sum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from aluette.cards import CARDS
from aluette.envs.episode import Episode
from aluette.envs.form import ACTIONS, Form
from aluette.envs.resample import resample
from aluette.envs.story import story
from aluette.extras import to_install
from aluette.rules import load_rules
from aluette.signs.ticks import Odds

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(
        f"aluette.envs.openspiel needs open_spiel ({error}): {to_install('research')}"
    ) from None

__all__ = ["GAME_TYPE", "AluetteGame", "AluetteObserver", "AluetteState"]

GAME_TYPE = pyspiel.GameType(
    short_name="python_aluette",
    long_name="Aluette, the game of the cow",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "pagat", "talk": True, "signs": False},
)
_ODDS = Odds()
_SIGHTS = (
    (True, "sees it", _ODDS.full),
    (None, "sees something", _ODDS.glimpse - _ODDS.full),
    (False, "sees nothing", 1 - _ODDS.glimpse),
)
"""What can become of a sign that is watched, and how likely it is."""


class AluetteGame(pyspiel.Game):  # type: ignore[misc]
    """One deal of Aluette.

    :raises aluette.rules.RulesError: for rules that do not exist, or signs where they have none.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**GAME_TYPE.parameter_specification, **(params or {})}
        rules = load_rules(params["rules"])
        self.form = Form.of(rules, talk=params["talk"], signs=params["signs"])
        self.dealt = rules.hand_size * rules.seats + 12 * (self.form.talk and rules.chant)
        """How many cards chance deals: the talon's only where they may come to somebody."""
        plays = rules.hand_size * rules.seats
        talk = (4 + 12 + 4 * 4) * self.form.talk
        watched = rules.seats - 1  # each seat watches one, and who signs watches nobody
        super().__init__(
            GAME_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=self.form.action_count,
                max_chance_outcomes=len(CARDS),
                num_players=rules.seats,
                min_utility=-2.0,
                max_utility=2.0,
                utility_sum=None,
                max_game_length=talk + plays * (1 + rules.seats * self.form.signs),
            ),
            params,
        )
        self._chances = 1 + self.dealt + plays * watched * self.form.signs

    def new_initial_state(self) -> AluetteState:
        """A deal before its cards are dealt."""
        return AluetteState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance decides at most."""
        return self._chances

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> AluetteObserver:
        """What tells a player's observation, or with perfect recall its whole story."""
        return AluetteObserver(
            self.form, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class AluetteState(pyspiel.State):  # type: ignore[misc]
    """A deal and where it stands."""

    def __init__(self, game: AluetteGame) -> None:
        super().__init__(game)
        self.dealer: int | None = None
        self.deck: tuple[int, ...] = ()
        self.episode: Episode | None = None
        """The deal, once all its cards are dealt."""
        self.looks: tuple[tuple[int | None, ...], ...] = ()
        """Where everybody looked after each tick."""

    def current_player(self) -> int:
        """Who acts next, or chance."""
        if self.episode is None or self.episode.watched:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        turn = self.episode.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else turn

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """Each player's points, its side's less those of all the others."""
        if self.episode is None:
            return [0.0] * self.num_players()
        return [float(points) for points in self.episode.rewards()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with its probability."""
        if self.episode is not None:
            return [(number, odds) for number, (_, _, odds) in enumerate(_SIGHTS)]
        if self.dealer is None:
            seats = self.num_players()
            return [(seat, 1 / seats) for seat in range(seats)]
        left = [int(card) for card in CARDS if card not in self.deck]
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None and player == self.episode.turn
        return list(self.episode.legal())

    def _apply_action(self, action: int) -> None:
        if self.episode is not None and self.episode.watched:
            self.episode = self.episode.see(_SIGHTS[action][0])
        elif self.episode is not None:
            ticking = self.episode.faces
            self.episode = self.episode.act(action)
            if ticking and not self.episode.faces:
                self.looks = (*self.looks, self.episode.match.table.gazes)
        elif self.dealer is None:
            self.dealer = action
        else:
            self.deck = (*self.deck, action)
            game = self.get_game()
            if len(self.deck) == game.dealt:
                rest = [int(card) for card in CARDS if card not in self.deck]
                self.episode = Episode.begin(game.form, self.dealer, (*self.deck, *rest))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return ACTIONS[action]
        if self.episode is not None:
            maker, seat = self.episode.watched[0]
            return f"player {seat} watches the sign of {maker} and {_SIGHTS[action][1]}"
        return f"player {action} deals" if self.dealer is None else f"deal {CARDS[action]}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AluetteState:
        """A state drawn from all those that the player may be in."""
        if self.episode is None:
            raise ValueError("cards that are not all dealt cannot be dealt anew")
        number = int(sampler() * 2**53)
        state: AluetteState = self.clone()
        state.episode = resample(self.episode, player, seed=number)
        return state

    def __str__(self) -> str:
        if self.episode is None:
            return f"dealer {self.dealer}: {' '.join(CARDS[card].code for card in self.deck)}"
        stories = (story(self.episode, seat, self.looks) for seat in range(self.num_players()))
        return "\n".join(stories)


class AluetteObserver:
    """A player's observation: the bytes that :class:`aluette.envs.form.Form` describes, as floats.

    With perfect recall there is only a text, of all that the player has seen.

    :raises ValueError: for anything but the view of one player.
    """

    def __init__(self, form: Form, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, so not {params}")
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info != single or not kind.public_info:
            raise ValueError("an observation is what one player knows, public and private")
        self._recall = kind.perfect_recall
        self.tensor = None if self._recall else np.zeros(form.observation_size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            begin = 0
            for field in form.fields():
                self.dict[field.name] = self.tensor[begin : begin + field.size]
                begin += field.size

    def set_from(self, state: AluetteState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        assert self.tensor is not None
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.episode.observe(player), np.uint8)

    def string_from(self, state: AluetteState, player: int) -> str:
        """What a player knows, or with perfect recall has seen, as text."""
        if state.episode is None:
            return f"player {player}, dealer {state.dealer}"
        if self._recall:
            return story(state.episode, player, state.looks)
        return _hexadecimal(state.episode.observe(player))


def _hexadecimal(row: Sequence[int]) -> str:
    number = int("".join(map(str, row)), 2)
    return f"{number:0{(len(row) + 3) // 4}x}"


pyspiel.register_game(GAME_TYPE, AluetteGame)
