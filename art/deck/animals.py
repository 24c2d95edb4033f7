"""The stork, who is on three cards: with Madame, on the cow, and at the ace of cups."""

from .palette import RED
from .path import Place, ellipse, smooth
from .pen import Pen


def stork(pen: Pen, at: Place) -> None:
    """A stork looking left, 430 by 600, its feet at y 362. Small, it has fewer details."""
    small = abs(at.scale_x) < 0.6
    pen.part(at("M-6 150H14V340H-6ZM54 140H74V340H54Z"), RED, 8)
    pen.part(at("M-52 362L-8 334H18L24 362ZM14 362L54 334H76L84 362Z"), RED, 8)
    body = [(-70, -20), (-20, -70), (60, -30), (150, 70), (176, 150), (80, 176), (-20, 164)]
    pen.part(at(smooth([*body, (-80, 90)])))
    pen.ink(at("M36 40C110 50 150 90 214 180C140 200 60 180 6 134Z"))
    pen.part(
        at(
            "M-72 40C-100 -20 -26 -60 -36 -130C-40 -160 -70 -160 -78 -160C-116 -160 -124 -210"
            " -92 -228C-46 -246 0 -216 8 -160C18 -90 -10 -40 14 10Z"
        )
    )
    pen.part(at("M-98 -222L-256 -96L-84 -164Z"), RED, 9)
    pen.ink(at(ellipse(-70, -194, 13 if small else 10)))
    if not small:
        wedges = ((-64, -22, -94, 68, 14), (-34, -12, -54, 68, 14))
        pen.cuts(*((*at.point(x, y), *at.point(tx, ty), width) for x, y, tx, ty, width in wedges))
