"""A contest as a drawing: each encounter's points with their interval, as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape

from aluette.arena.contest import Encounter

__all__ = ["chart"]

WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 720, 200, 90, 28, 48, 40
INK, FAINT, MARK = "#1f2933", "#cbd2d9", "#0b6e99"


def chart(encounters: Sequence[Encounter], title: str, *, always: bool) -> str:
    """The drawing: one row for each encounter, zero in a line through all of them.

    With ``always`` the intervals are those that hold whenever one stops.
    """
    estimates = [e.estimate for e in encounters]
    spans = [
        (s.mean, s.always_low, s.always_high) if always else (s.mean, s.low, s.high)
        for s in estimates
    ]
    reach = max([0.1, *(abs(end) for span in spans for end in span if math.isfinite(end))])
    step = next(step for step in (0.05, 0.1, 0.25, 0.5, 1.0) if reach / step <= 5 or step == 1.0)
    limit = step * math.ceil(reach / step)

    def x(points: float) -> float:
        """The place of so many points; what has no end reaches the edge."""
        inside = max(-limit, min(limit, points))
        return round(LEFT + (inside + limit) / (2 * limit) * (WIDTH - LEFT - RIGHT), 1)

    height = TOP + ROW * len(encounters) + BOTTOM
    look = f'role="img" font-family="system-ui, sans-serif" font-size="13" fill="{INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {look}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        _text(16, 24, title, weight=600),
        *_scale(x, step, limit, height - BOTTOM),
    ]
    for row, (e, (mean, low, high)) in enumerate(zip(encounters, spans, strict=True)):
        y = TOP + ROW * row + ROW / 2
        parts += [
            _text(LEFT - 12, y + 4, f"{e.first.name} – {e.second.name}", anchor="end"),
            f'<path d="M{x(low)} {y}H{x(high)}" stroke="{MARK}" stroke-width="2"/>',
            f'<circle cx="{x(mean)}" cy="{y}" r="4.5" fill="{MARK}"/>',
            _text(WIDTH - RIGHT + 14, y + 4, f"{mean:+.3f}"),
        ]
    return "\n".join([*parts, "</svg>", ""])


def _scale(x: Callable[[float], float], step: float, limit: float, bottom: float) -> list[str]:
    """The lines behind the rows, with their numbers below; the one of zero is darker."""
    lines = []
    for k in range(-round(limit / step), round(limit / step) + 1):
        colour, number = (FAINT, f"{k * step:+.2f}") if k else (INK, "0")
        lines.append(f'<path d="M{x(k * step)} {TOP}V{bottom}" stroke="{colour}"/>')
        lines.append(_text(x(k * step), bottom + 20, number, anchor="middle"))
    return lines


def _text(x: float, y: float, text: str, *, anchor: str = "start", weight: int = 400) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-weight="{weight}">{escape(text)}</text>'
    )
