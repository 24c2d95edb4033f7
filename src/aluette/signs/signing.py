"""How a table plays with signs, and what an honest table lets a hand say (R6)."""

from __future__ import annotations

from dataclasses import dataclass

from aluette.cards import STEP_MASK
from aluette.signs.eyes import Timing
from aluette.signs.language import ACES, SIGNS, Message

__all__ = ["LEVELS", "NO_SIGNS", "Signing", "unjustified"]

LEVELS = ("none", "assiste", "simple", "ancienne")
"""From no signs at all to the café's way: eyes that move by themselves, then captions and two
seconds, then neither."""

_SIGN_MS = {"none": 0, "assiste": 2000, "simple": 2000, "ancienne": 1200}


@dataclass(frozen=True, slots=True)
class Signing:
    """A table's way with signs.

    >>> Signing("ancienne").timing().sign, Signing("simple", sign_ms=800).timing().sign
    (1200, 800)

    :raises ValueError: for an unknown level, or a length that is not offered.
    """

    level: str = "none"
    honest: bool = True
    """Whether a sign must be true of its maker's hand."""
    sign_ms: int | None = None
    """How long a sign lasts; ``None``: what the level brings."""

    def __post_init__(self) -> None:
        if self.level not in LEVELS:
            raise ValueError(f"unknown level {self.level[:20]!r}; levels are {', '.join(LEVELS)}")
        if self.sign_ms not in (None, 800, 1200, 2000):
            raise ValueError(f"a sign lasts 800, 1200 or 2000 ms, not {self.sign_ms}")

    @property
    def on(self) -> bool:
        """Whether there are signs at all."""
        return self.level != "none"

    def timing(self) -> Timing:
        """How fast eyes and faces are at this table."""
        return Timing(sign=self.sign_ms or _SIGN_MS[self.level])


NO_SIGNS = Signing()
"""The way of a table without signs."""


def unjustified(message: Message, hand: int) -> str | None:
    """Why a hand, a mask, does not justify a message at an honest table; ``None`` if it does.

    A bare sign's card must be held; with words, every step that they name, while the sign may be
    a mere pointer. Misère and mordienne are intentions, which are never untrue.

    >>> from aluette.cards import CardSet
    >>> unjustified(Message("vache"), CardSet.of("2d").mask)
    'vache is not held'
    """
    aces = (STEP_MASK[ACES] & hand).bit_count()
    least = 1 if message.phrases else 0  # with words one ace may be a mere pointer
    if message.sign == "as" and message.count > max(least, aces):
        return f"{aces} aces are held, not {message.count}"
    wanted = message.named if message.phrases else SIGNS[message.sign]
    for step in wanted:
        if not STEP_MASK[step] & hand:
            return (
                f"{message.sign} is not held" if not message.phrases else f"step {step} is not held"
            )
    return None
