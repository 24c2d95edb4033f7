"""The pictures that README.md and docs/ show: `python -m tests.browser.shots` writes them all.

A game from a seed is brought to a moment that tells something: a trick on the table with a card
that has a name, tricks taken, cards turned up.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from aluette import View
from aluette.bots import Bot, load_bot
from aluette.cards import STEP
from aluette.notation import plain
from tests.browser.browsing import DESKTOP, PHONE, TABLET, Screen, Visitor, launched, missing
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.serving import served

FOLDER = Path(__file__).parents[2] / "docs/img"
LARGEST = 300_000
"""Bytes: pictures are for pages that load fast."""


class Shot(NamedTuple):
    """A picture: its file's name, the window, and the seed of the game in it (none: first page)."""

    name: str
    screen: Screen
    locale: str
    seed: int | None
    rules: str = ""


SHOTS = (
    Shot("home-phone", PHONE._replace(density=2), "en-GB", None),
    Shot("table-phone", PHONE._replace(density=1.5), "en-GB", 12, "pagat"),
    Shot("table-tablet", TABLET, "fr-FR", 8, "wikipedia"),
    Shot("table-desktop", DESKTOP, "en-GB", 21, "pagat"),
)


class Advised(Player):
    """A player who answers as the club bot would, with the same thought for the same cards."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, Mouse)
        self._bot: Bot = load_bot("club")

    def _play(self) -> None:
        command = plain.dump(self._bot.choose(self.visitor.wire.known, 1))
        self.play(command["card"])


def is_telling(view: View) -> bool:
    """Whether the moment shows what the game is about, the last card being one with a name."""
    table = view.table
    named = bool(table.trick) and STEP[table.trick[-1]] <= 8
    return named and len(table.tricks) >= 3 and len(table.trick) >= 3 and bool(table.turned_up)


def take(browser: Browser, shot: Shot, folder: Path) -> Path:
    """Write one picture."""
    with tempfile.TemporaryDirectory() as data, served(Path(data), shot.seed or 0) as address:
        visitor = Visitor(browser, address, shot.screen, shot.locale, calm=True)
        if shot.seed is None:
            visitor.go()
            visitor.page.wait_for_load_state("networkidle")
        else:
            player = Advised(visitor)
            player.sit_down(shot.rules, "club")
            while (state := player.to_do()) != "play" or not is_telling(visitor.wire.known):
                player.act(state)
        path = folder / f"{shot.name}.png"
        visitor.page.screenshot(path=path, animations="disabled")
        visitor.close()
    return path


def main(names: Sequence[str]) -> int:
    """Write the pictures of these names, or all of them.

    Returns the exit status: 1 where one is too large, 3 where the browser or the page is missing.
    """
    if lack := missing():
        print(lack, file=sys.stderr)
        return 3
    FOLDER.mkdir(parents=True, exist_ok=True)
    status = 0
    with launched() as browser:
        for shot in SHOTS:
            if names and shot.name not in names:
                continue
            size = take(browser, shot, FOLDER).stat().st_size
            print(f"{shot.name}.png: {size:,} bytes")
            if size > LARGEST:
                print(f"{shot.name}.png is larger than {LARGEST:,} bytes", file=sys.stderr)
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
