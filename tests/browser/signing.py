"""A table with signs whose time a test holds: bots' faces do as told, and nothing is by chance.

The server's clock and the page's stand still until the test lets time pass, for both alike; so
a gaze lasts exactly as long as the test says, however busy the machine is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from aluette.game import View
from aluette.game.commands import Look, Sign
from tests.browser.browsing import PATIENCE, Visitor
from tests.browser.hands import Hands, Keyboard
from tests.browser.player import Player
from tests.browser.serving import served
from tests.server.faces import StillClock
from tests.server.simple import SimpleBot

BEAT = 50
"""Milliseconds after which a bot's face is asked again."""
TURN = 250
"""Milliseconds from a change of gaze until it takes effect."""
FULL = 400
"""Somewhat longer than one must look to see a sign."""
SIGN = 2000
"""How long a sign is in the air at these tables, and the rest after it."""

_NOON = "2026-01-01T12:00:00"

# Notes every sound that is made, by the frequency of its tone.
_EARS = """
globalThis.heard = [];
globalThis.OscillatorNode = class extends OscillatorNode {
    constructor(audio, options) {
        super(audio, options);
        heard.push(options.frequency);
    }
};
"""


_GAZES = """() => Object.fromEntries(
    [...document.querySelectorAll('[data-face]')].map(({ dataset }) => [dataset.face, dataset.gaze])
)"""


class Opened(NamedTuple):
    """A sign of a deal that is over: whose it was, what it was, and who noticed it."""

    seat: int
    sign: str
    saw: list[int]
    glimpsed: list[int]
    missed: list[int]


class Cast(SimpleBot):
    """Bots whose faces do what the test tells them."""

    def __init__(self) -> None:
        self.told: dict[int, Look | Sign] = {}
        self.asked: dict[int, int] = {}
        """By seat, when its face was last asked."""

    def face(
        self,
        view: View,
        seed: int,  # noqa: ARG002
        time: int,
    ) -> tuple[Look | Sign | None, int]:
        self.asked[view.viewer] = time
        command = self.told.pop(view.viewer, None)
        return command and replace(command, time=time), 0


class HeldClock(StillClock):
    """A clock that stands; a table looks at it again and again, to see whether it was moved."""

    def seconds_to(self, moment: int) -> float:
        return min(super().seconds_to(moment), 0.02)


class Stage:
    """A server with its clock and its bots' faces."""

    def __init__(self, address: str, clock: HeldClock, cast: Cast) -> None:
        self.address = address
        self.clock = clock
        self.cast = cast


@contextmanager
def staged(data: Path, seed: int) -> Iterator[Stage]:
    """A server whose time and whose bots' faces are the test's."""
    clock, cast = HeldClock(), Cast()
    with served(data, seed, lambda _: cast, lambda: clock) as address:
        yield Stage(address, clock, cast)


class Signer(Player):
    """A player who looks and makes signs, with bots about him that do as they are told."""

    def __init__(self, visitor: Visitor, hands: type[Hands], stage: Stage) -> None:
        super().__init__(visitor, hands)
        self.stage = stage
        self.page.clock.install(time=_NOON)
        self.page.add_init_script(_EARS)
        self.names: list[str] = []
        """By seat, as the plates have them."""

    def sit_down_to_signs(self, level: str = "simple", rules: str = "wikipedia") -> None:
        """Take part in a new deal up to one's own first card; from then on time stands still."""
        self.sit_down(rules, signing={"level": level, "honest": False})
        self.play_until(lambda state: state == "play")
        self.names = [self.page.locator(f'[data-seat="{k}"] .name').inner_text() for k in range(4)]
        self.page.clock.pause_at(self.page.evaluate("new Date(Date.now() + 1000).toISOString()"))
        self.page.reload()  # only then does the page know what time it is at the server
        self.to_do()
        expect(self.here("own-face")).to_be_enabled()

    # Who sits where

    @property
    def seat(self) -> int:
        return self.visitor.wire.known.viewer

    @property
    def partner(self) -> int:
        return (self.seat + 2) % 4

    @property
    def left(self) -> int:
        return (self.seat + 1) % 4

    @property
    def right(self) -> int:
        return (self.seat + 3) % 4

    # Time

    def passes(self, milliseconds: int) -> None:
        """Let so much time pass, for page and server, until the server has seen to it all."""
        clock, cast = self.stage.clock, self.stage.cast
        self.page.clock.run_for(milliseconds)
        clock.at += milliseconds
        others = [seat for seat in range(4) if seat != self.seat]
        self._until(lambda: all(cast.asked.get(seat, 0) > clock.now() - BEAT for seat in others))

    def _until(self, reached: Callable[[], bool]) -> None:
        for _ in range(PATIENCE // 10):
            if reached():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("what is waited for does not come")

    # What bots do

    def let(self, *wanted: Look | Sign) -> None:
        """Let bots move their faces now; that takes one beat."""
        cast = self.stage.cast
        cast.told |= {command.seat: command for command in wanted}
        self.passes(BEAT)
        self._until(lambda: not cast.told)

    def let_partner_be_seen(self, message: str, gesture: str | None = None) -> None:
        """Look at one's partner while he makes a sign, until it is seen."""
        self.look(self.partner)
        self.passes(TURN)
        self.let_sign(self.partner, message, gesture)
        self.passes(FULL)

    def let_look(self, seat: int, at: int | None) -> None:
        """Let a bot turn its eyes, and see its head turn."""
        self.let(Look(seat, at, 0))
        self.expect_gaze(seat, at)

    def let_sign(self, seat: int, message: str, gesture: str | None = None) -> None:
        """Let a bot make a sign: it begins one beat later."""
        self.let(Sign(seat, message, 0, gesture))

    # What the player does

    def look(self, seat: int | None) -> None:
        """Turn one's eyes to a player, or down to one's cards."""
        if isinstance(self.hands, Keyboard):
            for key in self._arrows(seat):
                self.page.keyboard.press(key)
        elif seat is None:
            self.hands.press(self.here("glance"))
        else:
            self.hands.press(self.face(seat).get_by_role("button"))
        self.expect_gaze(self.seat, seat)
        self._until(lambda: self.visitor.wire.known.table.gazes[self.seat] == seat)

    def _arrows(self, seat: int | None) -> tuple[str, ...]:
        if seat is None:
            return ("ArrowDown",)
        aside = {self.left: ("ArrowLeft",), self.right: ("ArrowRight",), self.partner: ()}
        return ("ArrowUp", *aside[seat])

    def sign(self, sign: str) -> None:
        """Make a sign, by its digit or from the ring."""
        if isinstance(self.hands, Keyboard):
            self.page.keyboard.press(DIGITS[sign])
        else:
            self.hands.press(self.here("own-face"))
            self.hands.press(self.page.locator(f'[data-sign="{sign}"]'))
        self._until(lambda: self._counted("Signed", sign) > 0)

    def call(self) -> None:
        """Call out that one has seen it."""
        calls = self._counted("Called")
        if isinstance(self.hands, Keyboard):
            self.page.keyboard.press("v")
        else:
            self.hands.press(self.here("call"))
        self._until(lambda: self._counted("Called") > calls)

    def play(self, card: str) -> None:
        """Play a card; while he looks at a face, arrow keys do not move among his cards."""
        if isinstance(self.hands, Keyboard) and self.visitor.wire.known.table.gazes:
            self.look(None)
        super().play(card)

    def notes(self) -> list[str]:
        """The lines of the notebook."""
        if isinstance(self.hands, Keyboard):
            self.page.keyboard.press("n")
        else:
            self.hands.press(self.here("notebook"))
        lines = self.here("notes").get_by_role("listitem")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        texts = [" ".join(text.split()) for text in lines.all_inner_texts()]
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        return texts

    # What is to be seen and heard

    def face(self, seat: int) -> Locator:
        return self.page.locator(f'[data-face="{seat}"]')

    def caption(self, seat: int) -> Locator:
        return self.face(seat).locator(".caption")

    def stir(self, seat: int) -> Locator:
        return self.face(seat).get_by_test_id("stir")

    def log(self) -> Locator:
        """What is told to those who do not see the page."""
        return self.here("face-log")

    def heard(self) -> list[int]:
        """The tones of signs that sounded so far; cards sound otherwise."""
        tones: list[int] = self.page.evaluate("heard")
        return [tone for tone in tones if tone > KNOCK]

    def expect_gaze(self, seat: int, at: int | None) -> None:
        expected = "cards" if at is None else str(at)
        expect(self.face(seat)).to_have_attribute("data-gaze", expected)

    def noticed(self) -> list[tuple[int, str | None]]:
        """Whose signs the server has let the player notice, and which (none: a glimpse)."""
        events = self.visitor.wire.events
        return [(e["maker"], e["message"]) for e in events if e["type"] == "Noticed"]

    def sees(self) -> dict[str, object]:
        """Where everybody looks, how many signs he has left, and his own cards."""
        gazes: dict[str, str] = self.page.evaluate(_GAZES)
        return {"gazes": gazes, "left": self.here("own-face").inner_text(), **self.shown()}

    def opened(self) -> list[Opened]:
        """All signs of a deal that is over, as the server tells who noticed them."""
        return [
            Opened(
                sign.seat,
                sign.message,
                list(sign.seen_by),
                list(sign.glimpsed_by),
                sorted({*range(4)} - {sign.seat, *sign.seen_by, *sign.glimpsed_by}),
            )
            for sign in self.visitor.wire.known.table.signs
        ]

    def lane(self) -> list[Opened]:
        """The same as the lane of faces has it in words."""
        return [self._read(row) for row in self.page.locator("[data-lane-sign]").all()]

    def _read(self, row: Locator) -> Opened:
        def seats(kind: str) -> list[int]:
            text = " ".join(row.locator(f'[data-lane="{kind}"]').all_inner_texts())
            return [seat for seat, name in enumerate(self.names) if name in text]

        made = row.locator("b").inner_text()
        return Opened(
            next(seat for seat, name in enumerate(self.names) if made.startswith(name)),
            made.partition(": ")[2],
            *(seats(kind) for kind in ("saw", "glimpsed", "missed")),
        )

    def open_talk(self) -> None:
        """Open the wheel of talk."""
        if isinstance(self.hands, Keyboard):
            self.page.keyboard.press("t")
        else:
            self.hands.press(self.here("talk"))
        expect(self.here("wheel")).to_be_visible()

    def expect_done(self, kind: str, **what: object) -> None:
        """Wait until the server has told of something that the player did."""
        wanted = {"type": kind, "seat": self.seat, **what}
        self._until(lambda: any(wanted.items() <= e.items() for e in self.visitor.wire.events))

    def expect_noticed(self, *wanted: tuple[int, str | None]) -> None:
        """Wait until the server has let the player notice just that, since he sat down."""
        self._until(lambda: len(self.noticed()) >= len(wanted))
        assert self.noticed() == list(wanted)

    def _counted(self, kind: str, message: str | None = None) -> int:
        return sum(
            event["type"] == kind
            and event["seat"] == self.seat
            and (message is None or event["message"] == message)
            for event in self.visitor.wire.events
        )


KNOCK = 150
DIGITS = {"monsieur": "1", "madame": "2", "borgne": "3", "vache": "4"}
