"""The player at a terminal, or at the other end of a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console, RenderableType

from aluette.cli.failure import Failure
from aluette.cli.messages import Messages
from aluette.cli.play import screen
from aluette.cli.play.narrate import narrate
from aluette.cli.play.typed import Unclear, command_from, question, yes_or_no
from aluette.game import Refusal, View, ViewEvent
from aluette.game import events as ev
from aluette.game.commands import SeatCommand

__all__ = ["Left", "Terminal"]


LONGEST = 1000
"""Characters of the longest line that is read."""


class Left(Exception):  # noqa: N818  (leaving is no error)
    """The player leaves: he said so, or his input has ended."""


class Terminal:
    """Shows what one seat may know, and asks until the answer is clear."""

    def __init__(self, console: Console, say: Messages) -> None:
        self._console = console
        self._say = say

    def show(self, what: RenderableType) -> None:
        """Print it."""
        self._console.print(what)

    def see(self, event: ViewEvent, now: View) -> None:
        """Tell what happened."""
        for line in narrate(event, now, self._say):
            self.show(line)
        if isinstance(event, (ev.Drawn, ev.DealerNamed)):
            self.show(screen.partners(now, self._say))
        elif isinstance(event, ev.DealEnded):
            self.show(screen.score(now, self._say))

    def ask(self, now: View) -> SeatCommand:
        """Ask until the answer is a command.

        :raises Left: the player leaves.
        :raises Failure: what he typed has no end.
        """
        self.show("")
        if now.table.phase == "play":
            self.show(screen.table(now, self._say))
        if now.hand:
            self.show(screen.hand(now, self._say))
        while True:
            typed = self._read(question(now, self._say))
            looked_at = self._look(typed, now)
            if looked_at is not None:
                self.show(looked_at)
                continue
            try:
                return command_from(now, typed, self._say)
            except Unclear as unclear:
                self.show(str(unclear))

    def refuse(self, refusal: Refusal) -> None:
        """Say why it cannot be done."""
        self.show(self._say(f"refused-{refusal.code}"))

    def another(self) -> bool:
        """Whether the player wants one more match."""
        while True:
            try:
                return yes_or_no(self._read(self._say("terminal-ask-another")), self._say)
            except Unclear as unclear:
                self.show(str(unclear))

    def _read(self, prompt: str) -> str:
        self._console.print(prompt, end=" ")
        try:
            typed = sys.stdin.readline(LONGEST + 1)
        except KeyboardInterrupt:
            self.show("")
            raise
        if len(typed) > LONGEST:
            raise Failure(f"a line of the input is longer than {LONGEST} characters")
        if not typed or not sys.stdin.isatty():
            self.show("")
        if not typed or typed.strip().casefold() in self._say.words("terminal-typed-quit"):
            raise Left
        return typed

    def _look(self, typed: str, now: View) -> RenderableType | None:
        """What the player asks to see, where he does."""
        word = typed.strip().casefold()
        views: dict[str, Callable[[], RenderableType]] = {
            "help": lambda: self._say("terminal-help"),
            "hand": lambda: screen.hand(now, self._say),
            "table": lambda: screen.table(now, self._say),
            "last": lambda: screen.last_trick(now, self._say),
            "ladder": lambda: screen.ladder(self._say),
            "score": lambda: screen.score(now, self._say),
        }
        for name, show in views.items():
            if word in self._say.words(f"terminal-typed-{name}"):
                return show()
        return None
