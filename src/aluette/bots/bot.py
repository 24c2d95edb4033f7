"""The protocol that every bot keeps, and the bot that plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from aluette.bots.beliefs import beliefs
from aluette.bots.chance import chance
from aluette.bots.face import Face
from aluette.bots.informed import informed_card
from aluette.bots.position import Position
from aluette.bots.slips import Slips
from aluette.bots.talk import Talk, cut_at, discards
from aluette.cards import CARDS, Card
from aluette.game import View
from aluette.game.commands import Cut, Declare, Discard, Look, Play, SeatCommand, Sign, Vote

__all__ = ["Bot", "Policy", "RuleBot", "answer"]


class Bot(Protocol):
    """Who answers every question that a seat may be asked."""

    @property
    def name(self) -> str:
        """What the bot is called, in logs and on labels."""
        ...

    def choose(self, view: View, seed: int) -> SeatCommand:
        """What the viewer, a seat that is asked, wants to do.

        The same view and seed always give the same command. What the view does not hold has no
        influence on it.

        :raises ValueError: where the viewer is not asked.
        """
        ...

    def face(self, view: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        """What the viewer, a seat, does with its face, so many milliseconds after the deal.

        With it comes after how many milliseconds it wants to be asked again. Like a choice, it
        follows from view, seed and time alone.
        """
        ...


class Policy(Protocol):
    """How cards are chosen in the play."""

    def card(self, position: Position) -> int:
        """The card to play, one of ``position.hand``."""
        ...


@dataclass(frozen=True, slots=True)
class RuleBot:
    """A bot of rules of thumb, as its spec describes it.

    >>> from aluette import Match, commands, deck_from_seed, perform, view
    >>> from aluette.bots import load_bot
    >>> match, _ = perform(Match.new(), commands.NameDealer(3))
    >>> match, _ = perform(match, commands.Shuffle(deck_from_seed(1)))
    >>> bot = load_bot("casual")
    >>> bot.choose(view(match, 2), seed=1) == bot.choose(view(match, 2), seed=1)
    True
    """

    name: str
    policies: Mapping[int, Policy]
    """How it plays, by the number of seats."""
    talk: Talk
    slips: Slips
    manner: Face
    """How it looks and signs."""

    def face(self, view: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        """What the viewer does with its face, and when it wants to be asked again."""
        return self.manner.act(view, seed, time), self.manner.delay(view, seed, time)

    def choose(self, view: View, seed: int) -> SeatCommand:
        """What the viewer, a seat that is asked, wants to do.

        :raises ValueError: where the viewer is not asked.
        """
        return answer(
            view,
            seed,
            vote=self.talk.vote,
            discards=discards,
            word=self.talk.word,
            card=lambda view: self._card(view, seed),
        )

    def _card(self, view: View, seed: int) -> Card:
        position = Position.of(view)
        card = informed_card(self.policies[view.table.seats], position, beliefs(view))
        return CARDS[self.slips.card(position, card, lambda what: chance(view, seed, what))]


def answer(
    view: View,
    seed: int,
    *,
    vote: Callable[[View], bool],
    discards: Callable[[View], tuple[Card, ...]],
    word: Callable[[View], str],
    card: Callable[[View], Card],
) -> SeatCommand:
    """The command of the viewer, a seat that is asked, by how it decides each kind of question.

    :raises ValueError: where the viewer is not asked.
    """
    seat = view.viewer
    if not view.asked:
        raise ValueError(f"seat {seat} is not asked for anything")
    match view.table.phase:
        case "cut":
            return Cut(seat, cut_at(view, seed))
        case "vote":
            return Vote(seat, vote(view))
        case "discard":
            return Discard(seat, discards(view))
        case "declare":
            return Declare(seat, word(view))
    return Play(seat, card(view))
