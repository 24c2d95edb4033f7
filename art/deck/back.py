"""The back: lozenges in a red frame, the same upside down, as no back may be a sign."""

from .palette import BLUE, INK, OCHRE, PAPER, RED
from .path import Place, ellipse, polygon
from .pen import PRIVATE, Pen

COLUMNS, ROWS = 4, 6
STEP_X, STEP_Y = 108, 120
LEFT, TOP = 64, 70


def _box(x: int, y: int, wide: int, high: int) -> str:
    return polygon((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def _lozenge(wide: int, high: int) -> str:
    return polygon((0, -high), (wide, 0), (0, high), (-wide, 0))


def back(pen: Pen) -> None:
    """Draw the back."""
    pen.part(_box(30, 30, 500, 800), RED, 9)
    pen.part(_box(LEFT, TOP, STEP_X * COLUMNS, STEP_Y * ROWS), PAPER, 9)
    lozenge, row = f"{PRIVATE}lozenge", f"{PRIVATE}lozenges"
    tile = Pen("tile")
    tile.flat(_lozenge(50, 56), BLUE, 8)
    tile.flat(_lozenge(27, 31), PAPER, 7)
    tile.ink(ellipse(0, 0, 11))
    pen.definitions.append(f'<g id="{lozenge}" stroke="{INK}">{"".join(tile.body)}</g>')
    middle = LEFT + STEP_X // 2
    uses = "".join(f'<use href="#{lozenge}" x="{middle + STEP_X * n}"/>' for n in range(COLUMNS))
    pen.definitions.append(f'<g id="{row}">{uses}</g>')
    for number in range(ROWS):
        y = TOP + STEP_Y // 2 + STEP_Y * number
        pen.body.append(f'<use href="#{row}" y="{y}"/>')
    for x, y in ((47, 50), (513, 50), (47, 810), (513, 810)):
        pen.flat(Place(x, y)(ellipse(0, 0, 9)), OCHRE, 6)
