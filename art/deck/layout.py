"""Where the pips of a plain card stand. Every layout is the same upside down.

Coins, which are round, stand in columns, staggered so that the free corners are used. The others,
which are tall, stand in three rows: that makes them half as big again as columns would.
"""

from collections.abc import Callable, Mapping

from .palette import HEIGHT, WIDTH, Suit
from .pen import Pen

Spots = tuple[tuple[int, int], ...]


def _mirrored(*half: tuple[int, int]) -> Spots:
    return half + tuple((WIDTH - x, HEIGHT - y) for x, y in reversed(half))


def _column(x: int) -> Spots:
    return _mirrored((x, 350), (x, 546), (x, 742))


MIDDLE: Spots = ((280, 430),)
COLUMNS: Mapping[int, Spots] = {
    4: _mirrored((158, 368), (158, 692)),
    6: _column(142),
    7: _column(116) + MIDDLE,
    8: _column(116) + _mirrored((280, 258)),
}
ROWS: Mapping[int, Spots] = {
    3: _mirrored((424, 182)) + MIDDLE,
    4: _mirrored((250, 180), (430, 300)),
    5: _mirrored((246, 150), (444, 150)) + MIDDLE,
    6: _mirrored((246, 150), (444, 150), (180, 430)),
    7: _mirrored((246, 150), (444, 150), (106, 430)) + MIDDLE,
    8: _mirrored((208, 150), (340, 150), (472, 150), (176, 430)),
    9: _mirrored((208, 150), (340, 150), (472, 150), (92, 430)) + MIDDLE,
}
LAYOUTS: Mapping[Suit, Mapping[int, Spots]] = {"d": COLUMNS, "c": ROWS, "b": ROWS, "s": ROWS}
SCALES: Mapping[Suit, Mapping[int, float]] = {
    "d": {4: 1.5, 6: 1.35, 7: 1.25, 8: 1.15},
    "c": {4: 1.4, 5: 1.24, 6: 1.24, 7: 1.1, 8: 0.9},
    "b": {3: 1.3, 4: 1.3, 5: 1.15, 6: 1.08, 7: 1.02, 8: 0.84, 9: 0.84},
    "s": {3: 1.2, 4: 1.2, 5: 1.1, 6: 1.05, 7: 1.0, 8: 0.9, 9: 0.9},
}


def pips(suit: Suit, count: int) -> Callable[[Pen], None]:
    """The picture of a plain card: `count` symbols of its suit."""

    def draw(pen: Pen) -> None:
        for x, y in LAYOUTS[suit][count]:
            pen.pip(suit, x, y, SCALES[suit][count])

    return draw
