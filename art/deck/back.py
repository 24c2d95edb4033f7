"""The back: lozenges in a red frame, the same upside down, as no back may be a sign."""

from .palette import BLUE, OCHRE, PAPER, RED
from .path import Path, Place, ellipse, polygon
from .pen import Pen

COLUMNS, ROWS = 4, 6
STEP_X, STEP_Y = 108, 120
LEFT, TOP = 64, 70


def _box(x: int, y: int, wide: int, high: int) -> Path:
    return polygon((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def _lozenge(wide: int, high: int) -> Path:
    return polygon((0, -high), (wide, 0), (0, high), (-wide, 0))


def _everywhere(shape: Path, columns: int = COLUMNS, rows: int = ROWS) -> Path:
    """The shape in the middle of every cell, as one path: 27 backs may be on the table."""
    return "".join(
        Place(LEFT + STEP_X * column + STEP_X // 2, TOP + STEP_Y * row + STEP_Y // 2)(shape)
        for row in range(rows)
        for column in range(columns)
    )


def back(pen: Pen) -> None:
    """Draw the back."""
    pen.flat(_box(30, 30, 500, 800), RED, 9)
    pen.flat(_box(LEFT, TOP, STEP_X * COLUMNS, STEP_Y * ROWS), PAPER, 9)
    pen.flat(_everywhere(_lozenge(50, 56)), BLUE, 8)
    pen.flat(_everywhere(_lozenge(27, 31)), PAPER, 7)
    pen.ink(_everywhere(ellipse(0, 0, 11)))
    between = Place(STEP_X // 2, STEP_Y // 2)(_lozenge(17, 19))
    pen.flat(_everywhere(between, COLUMNS - 1, ROWS - 1), RED, 6)
    for x, y in ((47, 50), (513, 50), (47, 810), (513, 810)):
        pen.flat(Place(x, y)(ellipse(0, 0, 9)), OCHRE, 6)
