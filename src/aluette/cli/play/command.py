"""The command ``aluette play``."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer
from rich.console import Console

from aluette.bots import LEVELS, WITH_KERNEL, load_bot
from aluette.cli.failure import bad_input, reading
from aluette.cli.messages import Messages, reader_language
from aluette.cli.options import Changes, Language, RulesName, chosen_rules
from aluette.cli.play.session import play_match
from aluette.cli.play.terminal import Left, Terminal
from aluette.rules import preset_titles

__all__ = ["play"]


def play(
    *,
    rules: RulesName = "pagat",
    changes: Changes = None,
    level: Annotated[
        str,
        typer.Option(
            "--level",
            metavar="LEVEL",
            help=f"How the bots play: {', '.join(LEVELS)}, or the path of a bot's spec; "
            f"{' and '.join(WITH_KERNEL)} need the kernel.",
        ),
    ] = "casual",
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="N", min=0, help="The same number, the same cards."),
    ] = None,
    language: Language = None,
) -> None:
    """Play in the terminal against bots. Type help at any question."""
    chosen = chosen_rules(rules, changes)
    say = Messages(reader_language(language))
    with reading(level), bad_input():
        bot = load_bot(level)
    if seed is None:
        seed = secrets.randbelow(10**9)
    terminal = Terminal(Console(highlight=False, markup=False, emoji=False), say)
    title = preset_titles(chosen.preset)[say.language]
    terminal.show(say("terminal-welcome", rules=title))
    terminal.show(say(f"terminal-target-{chosen.match.kind}", number=chosen.match.number))
    number = 1
    try:
        while True:
            play_match(chosen, terminal, bot, f"{seed}/match {number}")
            if not terminal.another():
                break
            number += 1
    except Left:
        pass
    terminal.show(say("terminal-goodbye", seed=str(seed)))
