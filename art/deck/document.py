"""Whole SVG documents: one card a file, or one file a deck."""

from .back import back
from .cards import PICTURES
from .index import (
    ENLARGED,
    FRAME_LINE,
    INDEXES,
    SHRUNK,
    TURNED,
    frame,
    index_group,
    index_id,
    index_parts,
    letter,
)
from .palette import CONTOUR, HEIGHT, INK, PAPER, RANKS, SUITS, WIDTH, Suit
from .path import Place, compact
from .pen import PRIVATE, Pen, pip_id
from .suits import SYMBOLS

CODES = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 48 card codes, coins first, ace first."""

SETS = tuple((language, large) for language in INDEXES for large in (False, True))
"""The index sets: a language, and whether the index is large."""

STYLE = (
    f'fill="none" stroke="{INK}" stroke-width="{CONTOUR}" stroke-linejoin="round"'
    ' stroke-linecap="round"'
)
VIEW = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
SVG = f'<svg xmlns="http://www.w3.org/2000/svg" {VIEW}'
PAPER_ID, BACK_ID = f"{PRIVATE}paper", f"{PRIVATE}back"
SHEET = f'<rect id="{PAPER_ID}" width="{WIDTH}" height="{HEIGHT}" rx="30" fill="{PAPER}"/>'


def set_name(language: str, large: bool) -> str:
    """How a set of indexes is called in the ids of a sprite.

    >>> set_name("french", True)
    'french-large'
    """
    return language + "-large" * large


def _suit(code: str) -> Suit:
    return next(suit for suit in SUITS if suit == code[1])


def _symbol(suit: Suit, skin: str) -> str:
    pen = Pen(f"pip-{suit}")
    SYMBOLS[skin][suit](pen, Place(), CONTOUR)
    return "".join(pen.definitions) + f'<g id="{pip_id(suit)}">{"".join(pen.body)}</g>'


def _frame(suit: Suit) -> str:
    path = compact(frame(suit))
    return (
        f'<path id="{PRIVATE}frame-{suit}" d="{path}" fill="none" stroke="{INK}"'
        f' stroke-width="{FRAME_LINE}" stroke-linecap="round"/>'
    )


def _picture(code: str, skin: str) -> Pen:
    pen = Pen(code, skin)
    PICTURES[code](pen)
    return pen


def _group(key: str, pen: Pen) -> str:
    return "".join(pen.definitions) + f'<g id="{key}" {STYLE}>{"".join(pen.body)}</g>'


def _back() -> str:
    pen = Pen("back")
    back(pen)
    return _group(BACK_ID, pen)


def _uses(code: str, language: str, large: bool) -> str:
    """A card put together: paper, frame, picture, and the index over all of them."""
    if code == "back":
        return f'<use href="#{PAPER_ID}"/><use href="#{BACK_ID}"/>'
    suit = _suit(code)
    index = f'<use href="#{index_id(letter(code[0], language), suit)}"'
    shrunk = f' transform="{SHRUNK}"' if large else ""
    corners = (
        f'{index} transform="{ENLARGED}"/>'
        if large
        else (f'{index}/>{index} transform="{TURNED}"/>')
    )
    return (
        f'<use href="#{PAPER_ID}"/><use href="#{PRIVATE}frame-{suit}"/>'
        f'<use href="#{PRIVATE}{code}"{shrunk}/>{corners}'
    )


def card(code: str, skin: str, language: str, large: bool) -> str:
    """One card, or the back, as a document of its own, 56 by 86 mm."""
    definitions = [SHEET]
    if code == "back":
        definitions.append(_back())
    else:
        suit, character = _suit(code), letter(code[0], language)
        pen = _picture(code, skin)
        definitions.append(_frame(suit))
        definitions += [_symbol(used, skin) for used in SUITS if used in pen.suits]
        definitions.append(_group(PRIVATE + code, pen))
        parts = index_parts(skin)
        for key in ("plaque", f"rank-{character}", f"glyph-{suit}"):
            definitions.append(parts[PRIVATE + key])
        definitions.append(index_group(character, suit))
    drawn = f"<defs>{''.join(definitions)}</defs>{_uses(code, language, large)}"
    return f'{SVG} width="56mm" height="86mm">{drawn}</svg>\n'


def sprite(skin: str) -> str:
    """A whole deck in one document: a symbol named `SET-CODE` for every card in every set."""
    drawn = [SHEET, *(_frame(suit) for suit in SUITS), *(_symbol(suit, skin) for suit in SUITS)]
    drawn += [_group(PRIVATE + code, _picture(code, skin)) for code in CODES]
    drawn.append(_back())
    used = sorted({letter(code[0], language) for code in CODES for language in INDEXES})
    parts = index_parts(skin)
    ranks = {f"{PRIVATE}rank-{character}" for character in used}
    drawn += [part for key, part in parts.items() if "rank-" not in key or key in ranks]
    drawn += [index_group(character, suit) for character in used for suit in SUITS]
    for language, large in SETS:
        for code in (*CODES, "back"):
            key = f"{set_name(language, large)}-{code}"
            drawn.append(f'<symbol id="{key}" {VIEW}>{_uses(code, language, large)}</symbol>')
    return f"{SVG}><defs>\n" + "\n".join(drawn) + "\n</defs></svg>\n"
