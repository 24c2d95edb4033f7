"""A browser with its visitors: each has a page of his own, and remembers what went wrong on it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from aluette.cli.messages import Messages
from aluette.server.page import FOLDER
from tests.server.support import Follower

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000
"""Milliseconds until something that must come is missing: long, for a busy machine."""


class Screen(NamedTuple):
    """A window's size in CSS pixels, and whether it is touched."""

    width: int
    height: int
    touch: bool = False
    density: float = 1


PHONE = Screen(390, 844, touch=True)
TABLET = Screen(820, 1180)
DESKTOP = Screen(1440, 900)


def missing() -> str:
    """What a browser test lacks here, in a sentence; empty where nothing is missing."""
    if shutil.which("chromium") is None:
        return "these tests need chromium: apt-get install chromium"
    if not (FOLDER / "index.html").is_file():
        return "these tests need the built page: python3 dev.py setup"
    return ""


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser without visitors."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(_FLAGS)
        )
        yield browser
        browser.close()


class Visitor:
    """Somebody who reads and plays in a browser window of his own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        screen: Screen = DESKTOP,
        locale: str = "en-GB",
        *,
        calm: bool = False,
    ) -> None:
        self.address = address
        self.screen = screen
        self.messages = Messages(locale[:2])
        self.troubles: list[str] = []
        self.wire = Follower()
        self._context = _context(browser, screen, locale, calm=calm)
        self._context.on("console", self._console)
        self._context.on("request", self._requested)
        self.page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("websocket", self._connected)

    def go(self, place: str = "") -> None:
        """Open a place of the page: `new`, `how`, `settings`, or the first one."""
        self.page.goto(f"{self.address}/#/{place}")
        self.page.locator("h1").first.wait_for()

    def close(self) -> None:
        self._context.close()

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.wire.follow(json.loads(frame)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.troubles.append(f"request to another host: {request.url}")

    def change_language(self, language: str) -> None:
        """Read the same place in another language from now on."""
        index = "french" if language == "fr" else "code"
        remembered = {"language": language, "speed": "fast", "cardIndex": index}
        self.page.evaluate(
            "text => localStorage.setItem('aluette-settings', text)", json.dumps(remembered)
        )
        self.messages = Messages(language)
        self.page.reload()

    def offline(self, wanted: bool) -> None:
        """Take the device off the net, or bring it back."""
        self._context.set_offline(wanted)

    def forget_offline_noise(self) -> None:
        """Forget what the browser itself writes about a server that does not answer."""
        noise = ("ERR_CONNECTION_", "ERR_INTERNET_DISCONNECTED")
        self.troubles = [line for line in self.troubles if not any(n in line for n in noise)]

    def another_window(self) -> Page:
        """The same place in a second window."""
        second = self._context.new_page()
        second.goto(self.page.url)
        return second


def _context(browser: Browser, screen: Screen, locale: str, *, calm: bool) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.density,
        has_touch=screen.touch,
        is_mobile=screen.touch,
        locale=locale,
        reduced_motion="reduce" if calm else "no-preference",
    )
    context.add_init_script(
        "localStorage.getItem('aluette-settings') ??"
        " localStorage.setItem('aluette-settings', '{\"speed\": \"fast\"}')"
    )
    return context
