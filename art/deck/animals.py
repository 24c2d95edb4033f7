"""The stork, who is on three cards: with Madame, on the cow, and at the ace of cups."""

from .palette import RED
from .path import Place, ellipse, smooth
from .pen import Pen


def _standing(pen: Pen, at: Place) -> None:
    """Legs and body, looking left, the feet at y 362."""
    pen.part(at("M-6 150H14V340H-6ZM54 140H74V340H54Z"), RED, 8)
    pen.part(at("M-52 362L-8 334H18L24 362ZM14 362L54 334H76L84 362Z"), RED, 8)
    body = [(-70, -20), (-20, -70), (60, -30), (150, 70), (176, 150), (80, 176), (-20, 164)]
    pen.part(at(smooth([*body, (-80, 90)])))
    pen.ink(at("M36 40C110 50 150 90 214 180C140 200 60 180 6 134Z"))


def stork(pen: Pen, at: Place) -> None:
    """A stork looking left, 430 by 600: small, so without detail."""
    _standing(pen, at)
    neck = "M-72 40C-100 -20 -26 -60 -36 -130C-40 -160 -70 -160 -78 -160C-116 -160 -124 -210"
    pen.part(at(neck + " -92 -228C-46 -246 0 -216 8 -160C18 -90 -10 -40 14 10Z"))
    pen.part(at("M-98 -222L-256 -96L-84 -164Z"), RED, 9)
    pen.ink(at(ellipse(-70, -194, 13)))


def dipping_stork(pen: Pen, at: Place) -> None:
    """A stork whose neck bends over to the left until the bill points down at (-112, 110)."""
    _standing(pen, at)
    pen.part(at("M-86 -110L-112 110L-140 -116Z"), RED, 9)
    pen.part(
        at(
            "M-64 60C-90 0 -10 -80 -14 -180C-16 -220 -64 -224 -78 -190C-88 -166 -80 -150 -82 -124"
            "C-86 -92 -140 -92 -146 -130C-150 -180 -132 -282 -40 -280C60 -276 48 -130 36 -80"
            "C28 -40 20 -10 34 20Z"
        )
    )
    pen.ink(at(ellipse(-114, -152, 11)))
    wedges = ((-56, 12, -66, 76, 14), (-24, 24, -30, 88, 14), (8, 24, 4, 84, 14))
    pen.cuts(*((*at.point(x, y), *at.point(tx, ty), width) for x, y, tx, ty, width in wedges))
