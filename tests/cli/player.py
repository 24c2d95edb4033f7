"""Somebody who answers every question that `aluette play` asks, from what is on the screen."""

from __future__ import annotations

import os
import re
import select
import subprocess
from dataclasses import dataclass

from aluette.cli.messages import Messages
from tests.cli.command import PROGRAM

PATIENCE = 60
"""Seconds of silence after which the program is stuck."""


@dataclass(frozen=True)
class Question:
    """A line that waits for an answer, and how to answer it."""

    pattern: re.Pattern[str]
    answer: str

    def answer_to(self, screen: str) -> str | None:
        """What to type, where this question is the last thing on the screen."""
        found = self.pattern.search(screen)
        if found is None:
            return None
        return self.answer.format(*(group.split()[-1] for group in found.groups()))


def questions(language: str, **answers: str) -> list[Question]:
    """Every question in a language, each with an answer that the game can go on from.

    An answer of `{0}` is the last of the words offered.
    """
    say = Messages(language)
    usual = {
        "cut": "20",
        "vote": say.word("terminal-typed-yes"),
        "discard": "1 2 3 4 5 6",
        "declare": "",
        "answer": "{0}",
        "play": "1",
        "another": say.word("terminal-typed-no"),
    } | answers
    found = []
    for name, answer in usual.items():
        pattern = re.escape(say(f"terminal-ask-{name}", count=6))
        if name == "answer":
            pattern = rf"((?:  \S+\n)+){pattern}"
        found.append(Question(re.compile(rf"{pattern} $"), answer))
    return found


@dataclass(frozen=True)
class Sitting:
    """A match that has been played: how the program ended and all that it printed."""

    status: int
    screen: str


class _Line:
    """The two ends between the player and the program."""

    def __init__(self, *, terminal: bool) -> None:
        if terminal:
            self.here, self.there = os.openpty()
            self.answers, self.asked = self.here, self.there
        else:
            self.here, self.there = os.pipe()
            self.asked, self.answers = os.pipe()

    def program(self, arguments: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        """The program at the other end."""
        started = subprocess.Popen(
            [*PROGRAM, "play", *arguments],
            stdin=self.asked,
            stdout=self.there,
            stderr=self.there,
            env=environment,
            start_new_session=True,
        )
        for end in {self.asked, self.there}:
            os.close(end)
        return started

    def close(self) -> None:
        for end in {self.here, self.answers}:
            os.close(end)


def sit_down(
    language: str,
    *arguments: str,
    terminal: bool = False,
    answers: dict[str, str] | None = None,
    environment: dict[str, str] | None = None,
) -> Sitting:
    """Play in a program of its own, at the end of a pipe or at a terminal."""
    known = questions(language, **(answers or {}))
    line = _Line(terminal=terminal)
    # The line is wide: no question is broken in two.
    settings = os.environ | {"COLUMNS": "200", "TERM": "xterm"} | (environment or {})
    program = line.program(["--lang", language, *arguments], settings)
    screen, answered = "", 0
    try:
        while True:
            ready, _, _ = select.select([line.here], [], [], PATIENCE)
            assert ready, f"silence after:\n{screen[-2000:]}"
            try:
                piece = os.read(line.here, 65536)
            except OSError:  # how a terminal whose program has ended answers on Linux
                piece = b""
            if not piece:
                break
            screen += piece.decode("utf-8", "replace").replace("\r\n", "\n")
            for question in known:
                answer = question.answer_to(screen[answered:])
                if answer is not None:
                    answered = len(screen)
                    os.write(line.answers, answer.encode() + b"\n")
        return Sitting(program.wait(PATIENCE), screen)
    finally:
        program.kill()
        program.wait()
        line.close()
