"""The pictures that README.md and docs/ show: `python -m tests.browser.shots` writes them all.

A game from a seed is brought to a moment that tells something: a trick on the table with a card
that has a name, tricks taken, cards turned up.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
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
from tests.browser.signing import Signer, staged

FOLDER = Path(__file__).parents[2] / "docs/img"
LARGEST = 300_000
"""Bytes: pictures are for pages that load fast."""
Come = Callable[[str], Visitor]
"""Lets somebody come to the page at an address."""
Scene = Callable[[Come, Path], AbstractContextManager[Visitor]]
"""A page brought to what the picture shows, with the server's data in a folder."""


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


@contextmanager
def home(come: Come, data: Path) -> Iterator[Visitor]:
    """The first page."""
    with served(data, seed=0) as address:
        visitor = come(address)
        visitor.go()
        visitor.page.wait_for_load_state("networkidle")
        yield visitor


def table(rules: str, seed: int) -> Scene:
    """A game between club bots, in the midst of a deal."""

    @contextmanager
    def play(come: Come, data: Path) -> Iterator[Visitor]:
        with served(data, seed) as address:
            player = Advised(come(address))
            player.sit_down(rules, "club")
            wire = player.visitor.wire
            while (state := player.to_do()) != "play" or not is_telling(wire.known):
                player.act(state)
            yield player.visitor

    return play


def hint(rules: str, seed: int) -> Scene:
    """The same game, with what the expert would play."""

    @contextmanager
    def ask(come: Come, data: Path) -> Iterator[Visitor]:
        with table(rules, seed)(come, data) as visitor:
            visitor.page.get_by_test_id("hint").click()
            visitor.page.get_by_test_id("hint-numbers").wait_for()
            yield visitor

    return ask


@contextmanager
def signs(come: Come, data: Path) -> Iterator[Visitor]:
    """A partner's sign and the words to it, while an opponent watches him too."""
    with staged(data, seed=5) as stage:
        player = Signer(come(stage.address), Mouse, stage)
        player.sit_down_to_signs()
        player.let_look(player.left, player.partner)
        player.let_partner_be_seen("borgne: en dessous", "wink")
        player.caption(player.partner).wait_for()
        yield player.visitor


@contextmanager
def trainer(come: Come, data: Path) -> Iterator[Visitor]:
    """A sign that somebody guessed."""
    with served(data, seed=0) as address:
        visitor = come(address)
        visitor.page.add_init_script("Math.random = () => 0.26")
        visitor.go("train")
        visitor.page.get_by_test_id("show").click()
        visitor.page.locator('[data-answer="vache"]').click()
        yield visitor


class Shot(NamedTuple):
    """A picture: its file's name, the window, and what is to be seen in it."""

    name: str
    screen: Screen
    locale: str
    scene: Scene


SHOTS = (
    Shot("home-phone", PHONE._replace(density=2), "en-GB", home),
    Shot("table-phone", PHONE._replace(density=1.5), "en-GB", table("pagat", seed=12)),
    Shot("hint-phone", PHONE._replace(density=1.5), "en-GB", hint("pagat", seed=12)),
    Shot("table-tablet", TABLET, "fr-FR", table("wikipedia", seed=8)),
    Shot("table-desktop", DESKTOP, "en-GB", table("pagat", seed=21)),
    Shot("signs-phone", PHONE._replace(density=1.5), "en-GB", signs),
    Shot("trainer-phone", PHONE._replace(density=1.5), "en-GB", trainer),
)


def take(browser: Browser, shot: Shot, folder: Path) -> Path:
    """Write one picture."""
    path = folder / f"{shot.name}.png"

    def come(address: str) -> Visitor:
        return Visitor(browser, address, shot.screen, shot.locale, calm=True)

    with tempfile.TemporaryDirectory() as data, shot.scene(come, Path(data)) as visitor:
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
