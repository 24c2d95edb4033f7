"""Letters and digits as strokes, 60 wide and 100 high: the deck uses no font."""

from collections.abc import Mapping

from .path import Path, Place
from .pen import Pen

STROKES: Mapping[str, Path] = {
    "2": "M6 28C4 -6 56 -6 54 28C53 50 14 68 6 93H60",
    "3": "M4 7H50L28 40C64 38 64 95 28 95C14 95 6 90 0 80",
    "4": "M44 100V8L6 70H64",
    "5": "M54 6H14L10 48C32 36 58 46 56 70C54 102 14 100 2 82",
    "6": "M50 4C24 12 6 40 6 66C6 104 56 104 56 68C56 36 16 38 7 64",
    "7": "M0 7H52L22 100",
    "8": "M30 47C4 43 6 5 30 5C54 5 56 43 30 47C-2 52 0 95 30 95C60 95 62 52 30 47",
    "9": "M10 96C36 88 56 60 56 34C56 -4 4 -4 4 32C4 64 46 62 55 36",
    "A": "M0 100L26 4H34L60 100M12 68H48",
    "K": "M8 0V100M58 0L12 56M26 42L62 100",
    "N": "M8 100V6L52 94V0",
    "J": "M20 7H46V66C46 104 4 102 2 72",
    "R": "M8 100V6H30C62 6 60 52 30 52H8M30 52L60 100",
    "C": "M58 24C48 -4 6 -6 6 50C6 106 48 104 58 76",
    "V": "M2 0L28 94H32L58 0",
    "L": "M8 0V94H56",
    "O": "M30 6C-4 6 -4 94 30 94C64 94 64 6 30 6Z",
    "H": "M8 0V100M54 0V100M8 50H54",
    "E": "M56 6H8V94H56M8 50H46",
}


def write(pen: Pen, word: str, at: Place, gap: float) -> None:
    """Write a word from its top left, `at` giving the letters' size; `gap` is in their units."""
    for number, letter in enumerate(word):
        start = at.point(number * (60 + gap), 0)
        pen.line(Place(*start, at.scale_x, at.scale_y)(STROKES[letter]), 14)
