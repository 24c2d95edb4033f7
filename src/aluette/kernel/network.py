"""What a trained network thinks of the cards that a seat can play."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import aluette.kernel._core as _core  # noqa: PLR0402  (mypy knows it by this name)
from aluette.cards import CARDS, STEP, Card
from aluette.game import View
from aluette.game.declarations import round_after
from aluette.game.scoring import NO_STAKES, Stakes
from aluette.kernel.core_rules import core_rules
from aluette.kernel.weights import story
from aluette.rules import Rules

__all__ = ["Network", "Turn"]

LARGEST_FILE = 1 << 20


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn to play, and all that it may know. Hands are masks of cards."""

    rules: Rules
    hand: int
    played: tuple[int, ...]
    """What each seat has played, the trick in progress included."""
    leader: int
    """Of the trick in progress, or of the next."""
    trick: tuple[int, ...] = ()
    """The cards of the trick in progress, from its leader."""
    winners: tuple[int | None, ...] = ()
    """Who took each finished trick; ``None`` where it was spoiled."""
    away: int = 0
    """What the seat itself laid away after the chant."""
    stakes: Stakes = NO_STAKES

    @classmethod
    def of(cls, view: View) -> Turn:
        """The turn of a viewer who is asked for a card.

        :raises ValueError: where the viewer is not.
        """
        table = view.table
        if table.phase != "play" or not view.asked:
            raise ValueError(f"seat {view.viewer} is not asked for a card")
        assert table.leader is not None
        assert table.dealer is not None
        played = [0] * table.seats
        for leader, cards in [
            *((t.leader, t.cards) for t in table.tricks),
            (table.leader, table.trick),
        ]:
            for place, card in enumerate(cards):
                played[(leader + place) % table.seats] |= 1 << card
        return cls(
            table.rules,
            sum(1 << card for card in view.hand),
            tuple(played),
            table.leader,
            tuple(map(int, table.trick)),
            tuple(trick.winner for trick in table.tricks),
            sum(1 << card for card in view.deal.discards[view.viewer] or ()),
            round_after(table.rules, table.dealer, table.declared).stakes,
        )


class Network:
    """A trained network, the same for all its users, who may be in many threads."""

    def __init__(self, file: bytes) -> None:
        self._core = _core.Network(file)
        self.story = story(file)
        """How the weights came about: what :mod:`aluette.kernel.training` told of them."""

    @staticmethod
    def load(source: Path | str | bytes) -> Network:
        """The network of a file of weights, or of its bytes.

        :raises ValueError: naming what is wrong: it is something else, of another version, cut
            short, or has a weight that is not a number.
        :raises OSError: for a file that cannot be read.
        """
        if isinstance(source, bytes):
            return Network(source)
        with Path(source).open("rb") as file:
            return Network(file.read(LARGEST_FILE + 1))

    def values(self, turn: Turn) -> dict[Card, float]:
        """The points of the deal that the seat's side may expect with each card of its hand, less
        those of all others.

        :raises ValueError: for a turn that no deal can come to.
        """
        by_step = {STEP[card]: points for card, points in self._answer(turn)[0]}
        hand = (card for card in reversed(CARDS) if turn.hand >> card & 1)
        return {card: by_step[STEP[card]] for card in hand}

    def card(self, turn: Turn) -> Card:
        """The best card; of several that are hardly worse, the weakest.

        :raises ValueError: as :meth:`values` does.
        """
        return CARDS[self._answer(turn)[1]]

    def _answer(self, turn: Turn) -> tuple[list[tuple[int, float]], int]:
        return self._core.values(
            core_rules(turn.rules, turn.stakes),
            turn.hand,
            turn.played,
            turn.leader,
            turn.trick,
            turn.winners,
            turn.away,
        )
