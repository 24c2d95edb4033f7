"""The policy that asks a trained network what each card is worth."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aluette.bots.books import Books
from aluette.bots.position import Position
from aluette.bots.spec_tables import SEATS, BotError, check_keys, for_seats
from aluette.rules.fields import shown

if TYPE_CHECKING:
    from aluette.kernel.network import Network

__all__ = [
    "BY_THE_BOOKS",
    "MOST_TRICKS",
    "NETWORK",
    "Trained",
    "trained",
    "weights_of",
    "weights_used",
]

NETWORK = "network"
"""The name of the policy."""
MOST_TRICKS = 12
"""Where a house plays more, the kernel does not, and the books' advice must do."""
BY_THE_BOOKS = Books(lead_high=4, guard=12)
_STANDARD = "standard.weights"
"""The weights that come along."""
_LARGEST_FILE = 1 << 20


@dataclass(frozen=True, slots=True)
class Trained:
    """The policy ``network``.

    :raises ImportError: where there is no kernel.
    :raises ValueError: for a file of something else than weights.
    :raises OSError: for a file that cannot be read.
    """

    weights: Path | None = None
    """The file that ``aluette train`` made; without one, the weights that come along."""
    network: Network = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "network", _network(weights_of(self.weights)))

    def card(self, position: Position) -> int:
        """The card to play."""
        from aluette.bots.knowledge import shown_by  # noqa: PLC0415  (needs the kernel)
        from aluette.kernel.search import Known, Situation  # noqa: PLC0415  (needs the kernel)

        if position.rules.hand_size > MOST_TRICKS:
            return BY_THE_BOOKS.card(position)
        known = Known(shown=shown_by(position.view))
        return self.network.card(Situation.of(position.view, known))


def trained(name: str, where: str, play: Any, folder: Path) -> Trained:
    """The policy of a trained network, as the table ``play`` of a spec has it.

    A path of weights counts from the folder of the spec.

    :raises BotError: in one sentence, where there is no kernel, or the weights are wrong.
    """
    if not isinstance(play, dict):
        raise BotError(f"{where}, [play]: must be a table, not {shown(play)}")
    check_keys(f"{where}, [play]", play, ("weights",))
    weights = play.get("weights", "")
    if not isinstance(weights, str):
        raise BotError(f"{where}, [play]: weights must be a file's path, not {shown(weights)}")
    try:
        return Trained(folder / weights if weights else None)
    except ImportError as error:
        raise BotError(f"{name} has a network, which needs the kernel: {error}") from None
    except OSError as error:
        raise BotError(f"{where}, [play]: {weights}: {error.strerror}") from None
    except ValueError as error:
        raise BotError(f"{where}, [play]: {weights}: {error}") from None


def weights_used(table: dict[str, Any]) -> list[Any]:
    """The weights by which the network of a spec plays, as named for each number of seats.

    An empty name is that of the weights that come along.
    """
    plays = [for_seats(table.get("play", {}), seats, "") for seats in SEATS]
    return [
        play.get("weights", "")
        for play in plays
        if isinstance(play, dict) and play.get("policy", table.get("policy")) == NETWORK
    ]


def weights_of(path: Path | None) -> bytes:
    """What a file of weights holds, as far as one may be long, or what those hold that come along.

    :raises OSError: for a file that cannot be read.
    """
    if path is None:
        return (resources.files("aluette.bots") / "weights" / _STANDARD).read_bytes()
    with path.open("rb") as file:
        return file.read(_LARGEST_FILE + 1)


@functools.lru_cache(maxsize=8)
def _network(weights: bytes) -> Network:
    from aluette.kernel.network import Network  # noqa: PLC0415  (needs the kernel)

    return Network.load(weights)
