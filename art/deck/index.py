"""The frame and the index: what tells rank and suit when the picture is too small to."""

from collections.abc import Mapping

from .letters import STROKES
from .palette import HEIGHT, INK, PAPER, WIDTH, Suit
from .path import Path, Place, compact
from .pen import PRIVATE, Pen
from .suits import GLYPHS

INDEXES: Mapping[str, Mapping[str, str]] = {
    "code": {},
    "french": {"K": "R", "N": "C", "J": "V"},
}
"""For each index language, the letters that stand for a rank of the card code."""

INSET = 14
FRAME_LINE = 9
RANK_LINE = 25
GAP = 25
"""Half the width of a gap in the frame."""

GAPS: Mapping[Suit, tuple[int, ...]] = {
    "d": (),
    "c": (280,),
    "s": (220, 340),
    "b": (180, 280, 380),
}
"""Where top and bottom line are broken: none for coins, one cups, two swords, three batons."""

PLAQUE = "M14 14H128V206L114 252H14Z"
TURNED = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
ENLARGED = "translate(-10 -10) scale(1.5)"
SHRUNK = "translate(104 164) scale(.8)"
"""Where the picture goes to make room for a large index."""


def frame(suit: Suit) -> Path:
    """The line round a card of the suit, with its gaps."""
    edges = [INSET, *(x + side for x in GAPS[suit] for side in (-GAP, GAP)), WIDTH - INSET]
    path = ""
    for y in (INSET, HEIGHT - INSET):
        for start, end in zip(edges[::2], edges[1::2], strict=True):
            path += f"M{start} {y}H{end}"
    for x in (INSET, WIDTH - INSET):
        path += f"M{x} {INSET}V{HEIGHT - INSET}"
    return path


def letter(rank: str, language: str) -> str:
    """The character that shows a rank in an index language.

    >>> letter("K", "french"), letter("9", "french")
    ('R', '9')
    """
    return INDEXES[language].get(rank, rank)


def index_id(character: str, suit: Suit) -> str:
    """The id of the index that shows the character over the suit's glyph."""
    return f"{PRIVATE}index-{character}{suit}"


def index_parts(skin: str) -> dict[str, str]:
    """The pieces all indexes are put together from, by id."""
    parts = {
        f"{PRIVATE}plaque": f'<path id="{PRIVATE}plaque" d="{compact(PLAQUE)}" fill="{PAPER}"'
        f' stroke="{INK}" stroke-width="{FRAME_LINE}" stroke-linejoin="round"/>'
    }
    for character, strokes in STROKES.items():
        path = compact(Place(38, 38, 1.06, 0.97)(strokes))
        key = f"{PRIVATE}rank-{character}"
        parts[key] = (
            f'<path id="{key}" d="{path}" fill="none" stroke="{INK}" stroke-width="{RANK_LINE}"/>'
        )
    for suit, draw in GLYPHS[skin].items():
        pen = Pen("glyph")
        draw(pen, Place(69, 197))
        key = f"{PRIVATE}glyph-{suit}"
        parts[key] = f'<g id="{key}" stroke="{INK}" stroke-linejoin="round">{"".join(pen.body)}</g>'
    return parts


def index_group(character: str, suit: Suit) -> str:
    """One index: plaque, rank and glyph, at the top left."""
    pieces = (f"{PRIVATE}plaque", f"{PRIVATE}rank-{character}", f"{PRIVATE}glyph-{suit}")
    uses = "".join(f'<use href="#{piece}"/>' for piece in pieces)
    return f'<g id="{index_id(character, suit)}">{uses}</g>'
