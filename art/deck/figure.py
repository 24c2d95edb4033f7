"""What people are made of: faces, hands, feet, leaves, and the ground they stand on.

All are drawn round (0,0) and put somewhere by a `Place`. A face is 100 wide and 128 high.
"""

from .palette import GREEN, INK, PAPER, RED
from .path import Path, Place, ellipse, smooth
from .pen import Pen


def _head(*right: tuple[int, int]) -> Path:
    """A head from the points of its right side, top to chin; the left is its mirror image."""
    return smooth([*right, *((-x, y) for x, y in reversed(right) if x)])


HEADS = {
    "long": _head((34, -64), (46, -34), (44, 18), (24, 56), (0, 64)),
    "round": _head((34, -62), (48, -28), (54, 20), (36, 54), (0, 64)),
    "square": _head((38, -64), (46, -34), (47, 28), (33, 60)),
    "child": _head((36, -58), (50, -24), (52, 22), (26, 52)),
}
NOSES = {
    "straight": "M2 -14L-7 18Q-2 24 7 20",
    "hooked": "M0 -16C12 -8 14 10 8 20Q0 26 -10 20",
    "broad": "M-4 -12C-4 4 -16 8 -14 18C-10 26 10 26 14 18C16 8 4 4 4 -12",
    "snub": "M-3 8Q-8 18 5 17",
}
MOUTHS = {
    "smile": "M-17 34Q0 50 17 34Q0 38 -17 34Z",
    "grin": "M-22 32Q0 36 22 32Q18 54 0 54Q-18 54 -22 32Z",
    "small": "M-11 38Q-5 32 0 35Q5 32 11 38Q0 48 -11 38Z",
}
BROWS = {
    "arched": "M6 -29Q21 -40 36 -30",
    "stern": "M5 -24L37 -36",
    "gentle": "M6 -36Q22 -38 37 -28",
}


def line_of(at: Place) -> float:
    """The contour of a face at its scale: thick enough to last, thin enough to leave skin."""
    return max(6, min(11, 7 * abs(at.scale_x) + 2))


def face(
    pen: Pen,
    at: Place,
    *,
    head: str = "long",
    brows: str = "arched",
    nose: str = "straight",
    mouth: str | None = "smile",
    look: float = 0,
    lashes: bool = False,
) -> None:
    """A face seen from the front; `look` moves the eyes, `mouth=None` leaves room for a beard."""
    line = line_of(at)
    with pen.recoloured({}):
        pen.part(at(HEADS[head]), PAPER, line)
        for side in (-1, 1):
            pen.stain(at(ellipse(30 * side - 4, 20, 12)), RED)
            mirror = Place(scale_x=side)
            if head == "child":
                pen.ink(at(ellipse(22 * side + look, -8, 7, 9)))
                pen.line(at(mirror("M12 -31Q22 -39 32 -30")), line * 0.8)
                continue
            pen.ink(at(ellipse(21 * side + look, -9, 7, 8)))
            pen.line(at(mirror("M5 -9Q21 -25 37 -9")), line * 0.75)
            pen.line(at(mirror(BROWS[brows])), line)
            if lashes:
                pen.line(at(mirror("M37 -10L45 -18")), line * 0.75)
        pen.line(at(NOSES["snub" if head == "child" else nose]), line * 0.8)
        if mouth == "line":
            pen.line(at("M-16 39H16"), line * 0.8)
        elif mouth is not None:
            pen.part(at(MOUTHS[mouth]), RED, line * 0.7)


_SKULL = [(34, 106, 1), (35, 45), (45, 0), (34, -45), (0, -64), (-31, -53), (-36, -27)]
_FEATURES = [(-56, 2, 1), (-40, 9, 1), (-49, 18), (-42, 25, 1), (-47, 37), (-37, 60), (-9, 66)]
PROFILE = smooth([*_SKULL, *_FEATURES, (-9, 106, 1)], 0.14)


def profile(pen: Pen, at: Place, eye: str = "open") -> None:
    """A face and neck from the side, looking left; a negative scale makes it look right."""
    line = line_of(at)
    with pen.recoloured({}):
        pen.part(at(PROFILE), PAPER, line)
        pen.stain(at(ellipse(-10 - (9 if at.scale_x < 0 else 0), 20, 13)), RED)
        if eye == "closed":
            pen.line(at("M-28 -14Q-19 -3 -8 -15"), line)
        else:
            pen.ink(at(ellipse(-22, -8, 7, 8)))
            pen.line(at("M-33 -12Q-20 -24 -6 -10"), line * 0.75)
        pen.line(at("M-32 -30Q-19 -40 -4 -31"), line)


def fist(pen: Pen, at: Place) -> None:
    """A hand closed round something upright, 70 by 74: wrist left, four fingers right."""
    with pen.recoloured({}):
        pen.part(
            at(
                "M-34 -20C-26 -32 -12 -36 4 -36Q34 -40 34 -27Q34 -18 27 -18Q40 -17 38 -6"
                "Q38 2 30 2Q40 3 37 13Q36 21 28 21Q34 24 31 32Q26 39 8 38C-12 38 -26 32 -34 20Z"
            ),
            PAPER,
            8,
        )
        pen.line(at("M27 -18H4M30 2H4M28 21H6"), 7)
        pen.line(at("M-24 -26C-14 -20 -4 -14 -12 -4"), 7)


def palm(pen: Pen, at: Place) -> None:
    """An open hand, 80 by 92, four fingers up and the thumb to the left; the wrist is at (0,40)."""
    with pen.recoloured({}):
        pen.part(
            at(
                "M-22 42L-25 4C-40 -4 -48 -18 -40 -25C-31 -30 -25 -18 -20 -12L-22 -36"
                "C-22 -50 -6 -50 -5 -37V-44C-5 -58 10 -58 10 -44V-38C12 -50 25 -48 24 -36V-24"
                "C27 -33 39 -31 37 -18L29 16L24 42Z"
            ),
            PAPER,
            8,
        )
        pen.line(at("M-5 -37V-16M10 -38V-16M24 -30V-12"), 6)


def shoe(pen: Pen, at: Place, colour: str = INK) -> None:
    """A low shoe pointing right, 84 wide, its sole at y 22."""
    pen.part(at("M-24 -26H18V-10C40 -8 56 4 58 22H-26Z"), colour, 9)


LEAF = "M0 0C-40 -30 -40 -90 0 -130C40 -90 40 -30 0 0Z"


def leaves(pen: Pen, x: float, y: float, size: float, *spots: tuple[int, int]) -> None:
    """A fan of leaves rising from (x, y): (offset, turn) for each, the last one in front."""
    for offset, turn in spots:
        at = Place(x + offset, y, size, turn=turn)
        pen.part(at(LEAF), GREEN, 9)
        pen.cuts((*at.point(0, -14), *at.point(0, -96), 12))


def ground(pen: Pen, y: int = 806, colour: str = GREEN) -> None:
    """The strip of earth under a figure, from frame to frame."""
    pen.part(f"M20 {y}Q150 {y - 16} 280 {y}T540 {y}V840H20Z", colour)


def ermine(pen: Pen, *spots: tuple[int, int]) -> None:
    """Black tails on white fur."""
    for x, y in spots:
        pen.ink(ellipse(x, y, 7, 15))


def balls(pen: Pen, radius: int, colour: str, *spots: tuple[int, int]) -> None:
    """Small round things: jewels, pearls, finials."""
    for x, y in spots:
        pen.part(ellipse(x, y, radius), colour, 8)
