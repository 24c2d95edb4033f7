"""Suit symbols, for the card, and index glyphs, simpler drawings for the corner.

Both are functions of a pen and a place, drawn round (0,0). Spanish suits and their French
counterparts answer to the same letters: d coins or diamonds, c cups or hearts, b batons or clubs,
s swords or spades. A glyph is never a small symbol: at 44 pixels it has six pixels to be told in.
"""

import math
from collections.abc import Callable, Mapping

from .palette import BLUE, CONTOUR, GREEN, INK, OCHRE, PAPER, RED, Suit
from .path import Path, Place, ellipse
from .pen import Pen

Symbol = Callable[[Pen, Place, float], None]
"""Draws a suit's symbol at a place with a contour of the given width."""

Glyph = Callable[[Pen, Place], None]


def petals(count: int, radius: float, waist: float, spread: float) -> Path:
    """A rosette of quadratic petals, each from the middle out to `radius` and back."""
    path = ""
    for number in range(count):
        angle = math.tau * number / count - math.pi / 2
        left, tip, right = (
            (reach * math.cos(angle + aside), reach * math.sin(angle + aside))
            for reach, aside in ((waist, spread), (radius, 0), (waist, -spread))
        )
        path += f"M0 0Q{left[0]:g} {left[1]:g} {tip[0]:g} {tip[1]:g}"
        path += f"Q{right[0]:g} {right[1]:g} 0 0Z"
    return path


def coin(pen: Pen, at: Place, contour: float = CONTOUR) -> None:
    """A gold coin, 128 wide, with a rosette of six petals."""
    pen.part(at(ellipse(0, 0, 64)), OCHRE, contour)
    pen.part(at(petals(6, 46, 36, 0.75)), RED, 6, masked=False)
    pen.part(at(ellipse(0, 0, 10)), PAPER, 6)


CHALICE = (
    "M-62 -80H62C66 -20 46 10 16 18V38C40 42 58 56 60 80H-60C-58 56 -40 42 -16 38V18"
    "C-46 10 -66 -20 -62 -80Z"
)
BOWL = "M-61 -56H61C58 -14 40 10 14 18H-14C-40 10 -58 -14 -61 -56Z"


def cup(pen: Pen, at: Place, contour: float = CONTOUR) -> None:
    """A chalice, 124 by 160: gold rim and foot, red bowl, blue knop."""
    pen.part(at(CHALICE), OCHRE, contour)
    pen.part(at(BOWL), RED, contour * 0.75)
    pen.line(at("M-26 -44C-26 -20 -20 -6 -10 8M26 -44C26 -20 20 -6 10 8"), 7)
    pen.part(at(ellipse(0, 28, 26, 13)), BLUE, contour * 0.75)


BATON_LENGTH, SWORD_LENGTH = 230, 250
"""How long the symbols are; a picture may hold longer ones, no thicker."""


def baton(pen: Pen, at: Place, contour: float = CONTOUR, length: float = BATON_LENGTH) -> None:
    """A knotty cudgel, 130 by 230. The pale cut wood is what says that it is one."""
    end = length - 118
    for stub, cut in (
        ("M18 -6L44 -62L70 -46L30 36Z", "M39 -66L74 -43L65 -31L31 -55Z"),
        ("M-18 34L-44 -10L-64 8L-20 72Z", "M-40 -16L-70 12L-60 22L-32 -6Z"),
    ):
        pen.part(at(stub), GREEN, contour)
        pen.part(at(cut), OCHRE, contour * 0.65)
    shaft = (
        f"M-37 -98C-42 -62 -36 -30 -29 0C-23 34 -19 70 -17 {end}Q0 {end + 8} 17 {end}"
        "C20 72 26 40 33 4C42 -36 44 -66 39 -98Z"
    )
    pen.part(at(shaft), GREEN, contour)
    pen.part(at(ellipse(1, -98, 38, 18)), OCHRE, contour * 0.8)
    local = [(-12, -66, -8, -14, 12), (16, -30, 8, 32, 12), (-4, 28, -3, 92, 11)]
    local += [
        (6 - 10 * (n % 2), 60 + 84 * n, 3 - 6 * (n % 2), 124 + 84 * n, 11) for n in range(1, 9)
    ]
    thick = abs(at.scale_x)
    pen.cuts(
        *(
            (*at.point(x, y), *at.point(end_x, end_y), width * thick)
            for x, y, end_x, end_y, width in local
            if end_y < end - 12
        )
    )


def sword(pen: Pen, at: Place, contour: float = CONTOUR, length: float = SWORD_LENGTH) -> None:
    """A broad sword, 124 by 250, point up: blue blade, gold guard and pommel, red grip."""
    tip = 124 - length
    pen.part(at(f"M0 {tip}L26 {tip + 34}L20 44H-20L-26 {tip + 34}Z"), BLUE, contour)
    pen.line(at(f"M0 {tip + 38}V30"), contour * 0.65)
    pen.part(at("M-13 50H13V98H-13Z"), RED, contour * 0.8)
    pen.part(at("M-56 26C-40 42 40 42 56 26L62 54C40 70 -40 70 -62 54Z"), OCHRE, contour * 0.8)
    pen.part(at(ellipse(0, 106, 22, 18)), OCHRE, contour * 0.8)


DIAMOND = "M0 -84Q18 -34 60 0Q18 34 0 84Q-18 34 -60 0Q-18 -34 0 -84Z"
HEART = "M0 78C-30 30 -72 8 -70 -34C-66 -84 -10 -84 0 -40C10 -84 66 -84 70 -34C72 8 30 30 0 78Z"
CLUB = (
    "M-30 80Q-8 50 -8 14C-30 46 -74 34 -70 -4C-68 -34 -40 -36 -28 -24C-46 -48 -28 -82 0 -82"
    "C28 -82 46 -48 28 -24C40 -36 68 -34 70 -4C74 34 30 46 8 14Q8 50 30 80Z"
)
SPADE = (
    "M-30 80Q-8 54 -8 20C-26 48 -72 36 -68 -4C-64 -34 -18 -50 0 -86C18 -50 64 -34 68 -4"
    "C72 36 26 48 8 20Q8 54 30 80Z"
)
FRENCH_SHAPES: Mapping[Suit, tuple[Path, str]] = {
    "d": (DIAMOND, RED),
    "c": (HEART, RED),
    "b": (CLUB, INK),
    "s": (SPADE, INK),
}


def _french_symbol(suit: Suit) -> Symbol:
    shape, colour = FRENCH_SHAPES[suit]

    def draw(pen: Pen, at: Place, contour: float = CONTOUR) -> None:
        pen.part(at(Place(scale_x=0.86)(shape)), colour, contour * 0.8)

    return draw


def _french_glyph(suit: Suit) -> Glyph:
    shape, colour = FRENCH_SHAPES[suit]

    def draw(pen: Pen, at: Place) -> None:
        pen.flat(at(Place(scale_x=0.52)(shape)), colour, 7)

    return draw


def coin_glyph(pen: Pen, at: Place) -> None:
    """A ring with a black dot."""
    pen.flat(at(ellipse(0, 0, 37)), OCHRE, 10)
    pen.ink(at(ellipse(0, 0, 14)))


def cup_glyph(pen: Pen, at: Place) -> None:
    """A red goblet."""
    goblet = (
        "M-40 -42H40C42 -4 28 10 9 14V22C26 24 34 30 36 42H-36C-34 30 -26 24 -9 22V14"
        "C-28 10 -42 -4 -40 -42Z"
    )
    pen.flat(at(goblet), RED, 9)


def baton_glyph(pen: Pen, at: Place) -> None:
    """A leaning green stick with two stubs."""
    stick = "M-17 -50Q0 -58 17 -50L18 -22L34 -34L44 -18L16 6L9 50H-9L-14 24L-38 8L-28 -10L-16 -4Z"
    pen.flat(at(Place(scale_x=0.86, turn=22)(stick)), GREEN, 9)


def sword_glyph(pen: Pen, at: Place) -> None:
    """A blue dagger."""
    dagger = "M0 -50L13 -34V12H40V28H13V46H-13V28H-40V12H-13V-34Z"
    pen.flat(at(Place(scale_x=0.86)(dagger)), BLUE, 9)


SYMBOLS: Mapping[str, Mapping[Suit, Symbol]] = {
    "spanish": {"d": coin, "c": cup, "b": baton, "s": sword},
    "french": {suit: _french_symbol(suit) for suit in FRENCH_SHAPES},
}
"""Each skin's suit symbols."""

GLYPHS: Mapping[str, Mapping[Suit, Glyph]] = {
    "spanish": {"d": coin_glyph, "c": cup_glyph, "b": baton_glyph, "s": sword_glyph},
    "french": {suit: _french_glyph(suit) for suit in FRENCH_SHAPES},
}
"""Each skin's index glyphs."""


def hold(pen: Pen, suit: Suit, at: Place, length: float = 0) -> None:
    """Draw one symbol by itself, with the line of its picture and not a thicker one.

    Batons and swords may be given a length; French symbols are upright and have their own.
    """
    if pen.skin == "french":
        SYMBOLS[pen.skin][suit](pen, Place(at.x, at.y, 1.4), CONTOUR)
    elif suit == "b":
        baton(pen, at, length=length)
    elif suit == "s":
        sword(pen, at, length=length)
    else:
        SYMBOLS[pen.skin][suit](pen, at, CONTOUR)
