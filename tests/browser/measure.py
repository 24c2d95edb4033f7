"""What every page and every moment of a game must keep to, at every size, as one list of faults."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.browsing import DESKTOP, PHONE, TABLET, Screen

PROBE = Path(__file__).with_name("probe.js").read_text(encoding="utf-8")
_AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
_HIDE_TEXT = "* { -webkit-text-fill-color: transparent !important }"
_TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

LEAST_TARGET = 44
NARROW = Screen(320, 640)
ASIDE = Screen(844, 390, touch=True)
"""A phone on its side."""
SCREENS = (PHONE, TABLET, DESKTOP, NARROW)
_STILL = 10
"""How often a picture is tried that nothing moves in."""


def load_probe(page: Page) -> None:
    """Put what measures into a page; scripts of tests are no scripts of the page."""
    if not page.evaluate("'probe' in globalThis"):
        page.evaluate(PROBE)
        page.evaluate(_AXE.read_text(encoding="utf-8"))


def faults(page: Page, what: str, *, colours: bool = True) -> list[str]:
    """Everything that is wrong with a page as it stands, at every size.

    Only sizes depend on the language: without `colours` nothing else is looked at, which takes a
    quarter of the time.
    """
    load_probe(page)
    found: list[str] = []
    for screen in SCREENS:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.evaluate(_TWO_FRAMES)
        where = f"{what} at {screen.width}"
        found += _told(where, "overflows", page.evaluate("probe.overflow()"))
        found += _told(where, "small", page.evaluate(f"probe.smallTargets({LEAST_TARGET})"))
        if colours and screen is not NARROW:
            found += _told(where, "contrast", _unreadable(page))
        if colours and screen in (PHONE, DESKTOP):
            found += _told(where, "axe", page.evaluate("probe.axe()"))
    return found


def petal_faults(page: Page, what: str, screens: Iterable[Screen]) -> list[str]:
    """What of a ring that is open cannot be pressed at its middle, or read whole.

    No frame is waited for: the page's clock may stand.
    """
    load_probe(page)
    found: list[str] = []
    for screen in screens:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        where = f"{what} at {screen.width} by {screen.height}"
        found += _told(where, "petal", page.evaluate("probe.petals()"))
    return found


def _told(where: str, kind: str, found: Iterable[str]) -> list[str]:
    return [f"{where}: {kind}: {fault}" for fault in found]


def _unreadable(page: Page) -> list[str]:
    """Lines of text that do not stand out from whatever is drawn behind them."""
    lines, picture = _pictured(page)
    found: list[str] = page.evaluate(
        "([picture, lines]) => probe.unreadable(picture, lines)", [picture, lines]
    )
    return found


def _pictured(page: Page) -> tuple[object, str]:
    """The lines of text, and a picture of what lies behind them.

    What is said or seen goes after a while, and what is below it moves: then both are taken again.
    """
    for _ in range(_STILL):
        lines = page.evaluate("probe.texts()")
        style = page.add_style_tag(content=_HIDE_TEXT)
        picture = page.screenshot(animations="disabled", full_page=True)
        style.evaluate("style => style.remove()")
        if lines == page.evaluate("probe.texts()"):
            return lines, base64.b64encode(picture).decode()
    raise AssertionError("the page does not stand still")
