"""What a trained network thinks of the cards that a seat can play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aluette.kernel._core as _core  # noqa: PLR0402  (a package shows it to nobody)
from aluette.cards import CARDS, STEP, Card
from aluette.kernel.search import Situation
from aluette.kernel.weights import story

__all__ = ["Network"]

_LARGEST_FILE = 1 << 20


class Network:
    """A trained network, the same for all its users, who may be in many threads.

    :raises ValueError: naming what is wrong with the weights: they are something else, of another
        version, cut short, or one is not a number.
    """

    def __init__(self, weights: bytes) -> None:
        self._core = _core.Network(weights)
        self._weights = weights
        self.story: dict[str, Any] = story(weights)
        """How the weights came about: what :mod:`aluette.kernel.training` told of them."""

    @classmethod
    def load(cls, source: Path | str | bytes) -> Network:
        """The network of a file of weights, or of the bytes of one.

        :raises ValueError: as the class does.
        :raises OSError: for a file that cannot be read.
        """
        if isinstance(source, bytes):
            return cls(source)
        with Path(source).open("rb") as file:
            return cls(file.read(_LARGEST_FILE + 1))

    def __reduce__(self) -> tuple[type[Network], tuple[bytes]]:
        """A network goes to another process as the bytes of its file."""
        return Network, (self._weights,)

    def values(self, situation: Situation) -> dict[Card, float]:
        """What each card of the seat in turn is worth, the strongest card first.

        That is the points of the deal that its side may expect, less those of all others together.

        :raises ValueError: where the seat is not asked for a card.
        """
        points = self._core.values(situation._core)  # noqa: SLF001  (the same room's)
        by_step = {STEP[card]: value for card, value in points}
        return {card: by_step[STEP[card]] for card in reversed(situation.view.hand)}

    def card(self, situation: Situation) -> Card:
        """The best card; of several that are hardly worse, the weakest.

        It takes no trick from a partner without need: where he has it safely, and has as many
        tricks as the seat or more.

        :raises ValueError: as :meth:`values` does.
        """
        return CARDS[self._core.card(situation._core)]  # noqa: SLF001  (the same room's)
