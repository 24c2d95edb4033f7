"""Signs without a clock: the game of eyes in ticks, for environments and fast matches (R6).

Between two plays each seat chooses where it looks and may make one sign. Who signs cannot watch
meanwhile. Whether a seat that looks at the maker sees the sign is drawn from a stream of its own
for each tick, maker and observer, so a sign more or less changes nothing for anybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from aluette.signs.eyes import EyesError, Perceived
from aluette.signs.language import ACES, SIGNS, Message
from aluette.signs.signing import Signing

__all__ = ["BARE", "SIGNING", "Choice", "Odds", "onlookers", "perceive"]

BARE: tuple[Message, ...] = (
    *(Message(sign) for sign, steps in SIGNS.items() if len(steps) == 1 and steps != (ACES,)),
    *(Message("as", count) for count in (1, 2, 3, 4)),
    *(Message(sign) for sign in ("les-deux", "misère", "mordienne")),
)
"""Every sign without words: those of single cards, strongest first, aces by number, the rest."""


SIGNING = Signing("ancienne")
"""How tables play whose signs go by ticks: as in the café, where a sign and the rest after it fit
into one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What one seat does with its face in a tick."""

    at: int | None = None
    """Whom it looks at; ``None``: its own cards."""
    sign: Message | None = None


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely somebody who looks at the maker notices a sign, from 0 to 1."""

    full: float = 0.9
    """Sees it."""
    glimpse: float = 0.97
    """Sees it, or at least that something moved."""


_USUAL = Odds()


def perceive(
    choices: Sequence[Choice], *, seed: int | str, tick: int, odds: Odds = _USUAL
) -> tuple[Perceived, ...]:
    """Who notices what in a tick, by maker and then by observer.

    >>> pair = [Choice(sign=Message("vache")), Choice(), Choice(at=0), Choice()]
    >>> [p.seat for p in perceive(pair, seed=1, tick=5)]
    [2]

    :raises EyesError: for a gaze at oneself or at nobody.
    """
    return tuple(
        Perceived(seat, maker, choices[maker].sign if draw < odds.full else None, tick, tick)
        for maker, seat in onlookers(choices)
        if (draw := _draw(seed, tick, maker, seat)) < odds.glimpse
    )


def onlookers(choices: Sequence[Choice]) -> tuple[tuple[int, int], ...]:
    """Each maker of a sign with each seat that watches him, which may notice.

    :raises EyesError: for a gaze at oneself or at nobody.
    """
    for seat, choice in enumerate(choices):
        if choice.at is not None and (choice.at == seat or not 0 <= choice.at < len(choices)):
            raise EyesError("bad-gaze", f"cannot look at {choice.at!r}", seat)
    return tuple(
        (maker, seat)
        for maker, made in enumerate(choices)
        if made.sign is not None
        for seat, choice in enumerate(choices)
        if choice.at == maker and choice.sign is None
    )


def _draw(seed: int | str, tick: int, maker: int, observer: int) -> float:
    """A number from 0 up to 1."""
    what = repr((seed, tick, maker, observer)).encode()
    return int.from_bytes(blake2b(what, digest_size=7).digest()) / 2**56
