"""The pen: the woodcut line, the stencilled colour beside it, and the ids of one drawing."""

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from .palette import INK, PAPER, SLIP, Suit
from .path import Path, Place, compact, polygon

PRIVATE = "d-"
"""Begins every id that is for the drawing's own use."""


def pip_id(suit: Suit) -> str:
    """The id of a suit's symbol, the same in every skin."""
    return f"{PRIVATE}pip-{suit}"


class Pen:
    """Collects the elements of one picture.

    `body` is what is drawn, `definitions` what it refers to, `suits` the suit symbols it uses,
    `skin` the suits the deck is drawn with.
    """

    def __init__(self, name: str, skin: str = "spanish") -> None:
        self.skin = skin
        self.body: list[str] = []
        self.definitions: list[str] = []
        self.suits: set[Suit] = set()
        self._name = name
        self._ids: dict[Path, str] = {}
        self._recoloured: Mapping[str, str] = {}

    def part(
        self, path: Path, colour: str = PAPER, line: float | None = None, masked: bool = True
    ) -> None:
        """Draw a closed shape: paper that hides what is behind, slipped colour, line on top.

        `masked=False` leaves the paper out, for a shape that lies on another of its own figure.
        """
        width = "" if line is None else f' stroke-width="{line:g}"'
        colour = self._recoloured.get(colour, colour)
        short = compact(path)
        if colour in (PAPER, INK):
            self.body.append(f'<path d="{short}" fill="{colour}"{width}/>')
            return
        if short not in self._ids:
            self._ids[short] = f"{PRIVATE}{self._name}-{len(self._ids)}"
            self.definitions.append(f'<path id="{self._ids[short]}" d="{short}"/>')
        use = f'<use href="#{self._ids[short]}"'
        if masked:
            self.body.append(f'{use} fill="{PAPER}" stroke="none"/>')
        self.body.append(f'{use} fill="{colour}" stroke="none" x="{SLIP[0]}" y="{SLIP[1]}"/>')
        self.body.append(f"{use}{width}/>")

    def flat(self, path: Path, colour: str, line: float) -> None:
        """Draw a closed shape without slip: for the index, where every unit counts."""
        self.body.append(f'<path d="{compact(path)}" fill="{colour}" stroke-width="{line:g}"/>')

    def line(self, path: Path, width: float | None = None, colour: str | None = None) -> None:
        """Draw an open line."""
        thick = "" if width is None else f' stroke-width="{width:g}"'
        tint = "" if colour is None else f' stroke="{colour}"'
        self.body.append(f'<path d="{compact(path)}"{thick}{tint}/>')

    def stain(self, path: Path, colour: str) -> None:
        """Lay slipped colour without a line."""
        slipped = compact(Place(*SLIP)(path))
        self.body.append(f'<path d="{slipped}" fill="{colour}" stroke="none"/>')

    def ink(self, path: Path) -> None:
        """Fill a shape with ink, without a line."""
        self.body.append(f'<path d="{compact(path)}" fill="{INK}" stroke="none"/>')

    def cuts(self, *wedges: tuple[float, float, float, float, float], colour: str = INK) -> None:
        """Draw tapered knife strokes, each (x, y, end x, end y, width at the beginning)."""
        path = ""
        for x, y, end_x, end_y, width in wedges:
            length = math.hypot(end_x - x, end_y - y)
            side_x = -(end_y - y) / length * width / 2
            side_y = (end_x - x) / length * width / 2
            path += polygon((x + side_x, y + side_y), (end_x, end_y), (x - side_x, y - side_y))
        self.body.append(f'<path d="{compact(path)}" fill="{colour}" stroke-width="3"/>')

    def pip(self, suit: Suit, x: int, y: int, scale: float = 1, turn: int = 0) -> None:
        """Put a suit's symbol with its middle at (x, y)."""
        self.suits.add(suit)
        place = f"translate({x} {y})"
        if turn:
            place += f" rotate({turn})"
        if scale != 1:
            place += f" scale({scale:g})"
        self.body.append(f'<use href="#{pip_id(suit)}" transform="{place}"/>')

    @contextmanager
    def moved(self, transform: str) -> Iterator[None]:
        """Draw what is inside under an SVG transform."""
        self.body.append(f'<g transform="{transform}">')
        yield
        self.body.append("</g>")

    @contextmanager
    def recoloured(self, colours: Mapping[str, str]) -> Iterator[None]:
        """Exchange colours for what is inside; an empty mapping gives the true ones back."""
        before, self._recoloured = self._recoloured, colours
        yield
        self._recoloured = before
