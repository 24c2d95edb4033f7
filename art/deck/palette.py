"""The six colours of the deck, and the widths of its line. One unit is a tenth of a millimetre."""

from typing import Literal

Suit = Literal["d", "c", "b", "s"]
"""A suit's letter in a card code: deniers (coins), cups, batons, swords."""

SUITS: tuple[Suit, ...] = ("d", "c", "b", "s")
RANKS = "AKNJ98765432"

WIDTH, HEIGHT = 560, 860

INK = "#1d1a16"
PAPER = "#f6ecd2"
RED = "#c8372d"
OCHRE = "#e3b23c"
GREEN = "#3f7d4e"
BLUE = "#2f5d8a"

COLOURS = frozenset({INK, PAPER, RED, OCHRE, GREEN, BLUE})

CONTOUR = 11
"""The line round everything, unless a part asks for another."""

SLIP = (9, 7)
"""How far colour lies beside its line. More than half a contour, or it could not be seen."""
