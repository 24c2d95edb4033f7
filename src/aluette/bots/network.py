"""The policy that asks a trained network what each card is worth."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aluette.bots.books import Books
from aluette.bots.position import Position
from aluette.bots.spec_tables import BotError, check_keys
from aluette.game.declarations import round_after
from aluette.rules.fields import shown

if TYPE_CHECKING:
    from aluette.kernel.network import Network

__all__ = ["WEIGHTS", "Trained", "trained"]

WEIGHTS = "standard.weights"
"""The weights that come along."""


MOST_TRICKS = 12
"""Where a house plays more, the kernel does not, and the books' advice must do."""
_BY_THE_BOOKS = Books(lead_high=4, guard=12)


@dataclass(frozen=True, slots=True)
class Trained:
    """The policy ``network``.

    :raises ImportError: where there is no kernel.
    :raises ValueError: for a file of something else than weights.
    :raises OSError: for a file that cannot be read.
    """

    weights: str = ""
    """The path of a file that ``aluette train`` made; without one, the weights that come along."""
    network: Network = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "network", _network(self.weights))

    def card(self, position: Position) -> int:
        """The card to play."""
        from aluette.kernel.search import Situation  # noqa: PLC0415  (needs the kernel)

        table = position.table
        if position.rules.hand_size > MOST_TRICKS:
            return _BY_THE_BOOKS.card(position)
        assert table.dealer is not None
        stakes = round_after(table.rules, table.dealer, table.declared).stakes
        # Cards that a partner surely holds are no threat, as if they were gone.
        known = Position.of(position.view).unseen & ~position.unseen
        try:
            situation = Situation(position.view, aside=known, stakes=stakes)
        except ValueError:  # too few cards are left for the hands of the others
            situation = Situation(position.view, stakes=stakes)
        return self.network.card(situation)


def trained(name: str, where: str, play: Any) -> Trained:
    """The policy of a trained network, as the table ``play`` of a spec has it.

    :raises BotError: in one sentence, where there is no kernel, or the weights are wrong.
    """
    if not isinstance(play, dict):
        raise BotError(f"{where}, [play]: must be a table, not {shown(play)}")
    check_keys(f"{where}, [play]", play, ("weights",))
    weights = play.get("weights", "")
    if not isinstance(weights, str):
        raise BotError(f"{where}, [play]: weights must be a file's path, not {shown(weights)}")
    try:
        return Trained(weights)
    except ImportError as error:
        raise BotError(f"{name} has a network, which needs the kernel: {error}") from None
    except OSError as error:
        raise BotError(f"{where}, [play]: {weights}: {error.strerror}") from None
    except ValueError as error:
        raise BotError(f"{where}, [play]: {weights}: {error}") from None


@functools.cache
def _network(weights: str) -> Network:
    from aluette.kernel.network import Network  # noqa: PLC0415  (needs the kernel)

    if weights:
        return Network.load(Path(weights))
    file = resources.files("aluette.bots") / "weights" / WEIGHTS
    return Network.load(file.read_bytes())
