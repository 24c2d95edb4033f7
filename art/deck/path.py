"""Outlines as SVG path text: shapes, moving them about, and writing them short.

A path here is always absolute (capital letters); `compact` turns it into relative whole numbers.
"""

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Path = str
Point = tuple[float, float]

_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_TOKEN = re.compile(r"[MLHVCSQTAZ]|-?\d*\.?\d+(?:e-?\d+)?")


def commands(path: Path) -> list[tuple[str, list[float]]]:
    """The commands of an absolute path, one entry for each repetition.

    >>> commands("M0 0L5 5 9 9Z")
    [('M', [0.0, 0.0]), ('L', [5.0, 5.0]), ('L', [9.0, 9.0]), ('Z', [])]
    """
    tokens = _TOKEN.findall(path)
    found: list[tuple[str, list[float]]] = []
    at, command = 0, "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
            if command == "Z":
                found.append(("Z", []))
                continue
        count = _ARGUMENTS[command]
        found.append((command, [float(token) for token in tokens[at : at + count]]))
        at += count
        if command == "M":
            command = "L"
    return found


@dataclass(frozen=True)
class Place:
    """Where a shape drawn round (0,0) goes: called with a path, it returns that path put there.

    Scaled first, then turned clockwise by `turn` degrees, then moved to (x, y). A negative
    `scale_x` mirrors.

    >>> compact(Place(100, 50, 2)("M0 0L10 5"))
    'M100 50l20 10'
    """

    x: float = 0
    y: float = 0
    scale_x: float = 1
    scale_y: float | None = None
    turn: float = 0

    def point(self, x: float, y: float) -> Point:
        """Where the local point (x, y) lands."""
        tall = abs(self.scale_x) if self.scale_y is None else self.scale_y
        x, y = x * self.scale_x, y * tall
        cosine, sine = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return x * cosine - y * sine + self.x, x * sine + y * cosine + self.y

    def __call__(self, path: Path) -> Path:
        """The path, put here."""
        tall = abs(self.scale_x) if self.scale_y is None else self.scale_y
        mirrored = self.scale_x * tall < 0
        written: list[str] = []
        here: Point = (0, 0)
        for given, values in commands(path):
            command = "L" if given in "HV" else given
            if command == "Z":
                written.append("Z")
                continue
            if command == "A":
                here = (values[5], values[6])
                sweep = int(values[4]) ^ mirrored
                radii = f"A{abs(values[0] * self.scale_x):g} {abs(values[1] * tall):g}"
                end = self.point(*here)
                turned = f"{values[2] + self.turn:g} {values[3]:g} {sweep}"
                written.append(f"{radii} {turned} {end[0]:g} {end[1]:g}")
                continue
            if given == "H":
                pairs = [(values[0], here[1])]
            elif given == "V":
                pairs = [(here[0], values[0])]
            else:
                pairs = list(zip(values[::2], values[1::2], strict=True))
            here = pairs[-1]
            written.append(command + " ".join("{:g} {:g}".format(*self.point(*p)) for p in pairs))
        return "".join(written)


def ellipse(x: float, y: float, radius_x: float, radius_y: float | None = None) -> Path:
    """An ellipse round (x, y); a circle when only one radius is given."""
    tall = radius_x if radius_y is None else radius_y
    half = f"A{radius_x:g} {tall:g} 0 1 1"
    return f"M{x - radius_x:g} {y:g}{half} {x + radius_x:g} {y:g}{half} {x - radius_x:g} {y:g}Z"


def polygon(*points: Point) -> Path:
    """A closed shape with straight sides."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"


def smooth(points: Sequence[tuple[float, ...]], tension: float = 0.17, closed: bool = True) -> Path:
    """A soft curve through all points; a point with a third number is a sharp corner."""
    count = len(points)

    def tangent(at: int) -> Point:
        if len(points[at]) > 2 or (not closed and at in (0, count - 1)):
            return 0, 0
        before, after = points[(at - 1) % count], points[(at + 1) % count]
        return (after[0] - before[0]) * tension, (after[1] - before[1]) * tension

    path = f"M{points[0][0]:g} {points[0][1]:g}"
    for at in range(count if closed else count - 1):
        following = (at + 1) % count
        (x0, y0), (x1, y1) = points[at][:2], points[following][:2]
        (out_x, out_y), (in_x, in_y) = tangent(at), tangent(following)
        path += f"C{x0 + out_x:g} {y0 + out_y:g} {x1 - in_x:g} {y1 - in_y:g} {x1:g} {y1:g}"
    return path + ("Z" if closed else "")


def _round(value: float) -> int:
    return math.floor(value + 0.5)


def _joined(numbers: Iterable[int]) -> str:
    text = ""
    for number in numbers:
        text += f" {number}" if text and number >= 0 else str(number)
    return text


def compact(path: Path) -> Path:
    """The same path in relative whole numbers, as short as this module can write it.

    >>> compact("M10.2 10L20 10L20 30.4Z")
    'M10 10h10v20z'
    """
    written: list[str] = []
    x = y = start_x = start_y = 0
    last = ""

    def write(command: str, numbers: list[int]) -> None:
        nonlocal last
        body = _joined(numbers)
        if command == last:
            written.append(body if body.startswith("-") else " " + body)
        else:
            written.append(command + body)
        last = command

    for command, values in commands(path):
        if command == "Z":
            written.append("z")
            last, x, y = "z", start_x, start_y
            continue
        whole = [_round(value) for value in values]
        if command == "M":
            written.append("M" + _joined(whole))
            last, x, y = "M", whole[0], whole[1]
            start_x, start_y = x, y
            continue
        if command == "A":
            write("a", [*whole[:5], whole[5] - x, whole[6] - y])
        elif command == "H":
            write("h", [whole[0] - x])
            x = whole[0]
            continue
        elif command == "V":
            write("v", [whole[0] - y])
            y = whole[0]
            continue
        else:
            steps = [value - (y if at % 2 else x) for at, value in enumerate(whole)]
            if command == "L" and steps == [0, 0]:
                continue
            if command == "L" and steps[1] == 0:
                write("h", steps[:1])
            elif command == "L" and steps[0] == 0:
                write("v", steps[1:])
            else:
                write(command.lower(), steps)
        x, y = whole[-2], whole[-1]
    return "".join(written)
