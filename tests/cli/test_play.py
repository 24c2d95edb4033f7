"""Matches in the terminal, played from the first question to the last."""

from __future__ import annotations

import re
import signal
import subprocess

import pytest

from aluette.cli.messages import Messages
from aluette.rules import load_rules
from tests.cli.command import PROGRAM, outside
from tests.cli.player import sit_down

SHORT = {
    "pagat": "match={deals=2}",
    "wikipedia-3": "match={points=2}",
    "wikimanche-6": "match={points=2}",
    "spanish+mordienne": "match={points=2}",
}
"""Presets whose matches are played, made shorter."""


# At a terminal or a pipe, in one language or another, the questions are asked by the same code.
@pytest.mark.parametrize(
    ("preset", "language", "terminal"),
    [
        ("pagat", "en", False),
        ("wikipedia-3", "fr", True),
        ("wikimanche-6", "en", False),
        ("spanish+mordienne", "fr", True),
    ],
)
def test_a_whole_match(preset: str, language: str, terminal: bool) -> None:
    say = Messages(language)
    options = ("--rules", preset, "--set", SHORT[preset], "--seed", "11", "--level", "beginner")
    sitting = sit_down(language, *options, terminal=terminal)
    screen = re.sub(r"\x1b\[[0-9;]*m", "", sitting.screen)
    assert sitting.status == 0
    assert screen.endswith(say("terminal-goodbye", seed="11") + "\n")
    assert "Traceback" not in screen
    assert "{" not in screen
    rules = load_rules(preset)
    played = re.findall(
        rf"^[A-FNESW]{say('terminal-played', name='', card='')}.+\)$", screen, re.MULTILINE
    )
    assert played
    assert len(played) % (rules.seats * rules.hand_size) == 0
    won = {say("terminal-match-drawn")}
    for team in ("N+S", "E+W", "A", "B", "C", "A+C+E", "B+D+F"):
        won |= {say("terminal-match-won", team=team), say("terminal-match-won-by-you", team=team)}
    assert won & set(screen.splitlines())


def test_colour_is_for_terminals() -> None:
    options = ("--rules", "wikipedia-3", "--seed", "1")
    leave = {"play": "quit"}
    at_terminal = sit_down("en", *options, terminal=True, answers=leave)
    assert re.search(r"\x1b\[1;3[0-9]m", at_terminal.screen)
    without = sit_down("en", *options, terminal=True, answers=leave, environment={"NO_COLOR": "1"})
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", without.screen)
    assert "\x1b" not in sit_down("en", *options, answers=leave).screen


def test_the_same_seed_brings_the_same_match() -> None:
    options = ("--rules", "wikipedia-3", "--set", "match={deals=1}", "--seed")
    first, again, other = (sit_down("fr", *options, seed).screen for seed in ("4", "4", "5"))
    assert first == again
    assert first != other


def test_no_other_hand_is_shown_before_it_is_played() -> None:
    """Until the first card is played, nobody sees a card but his own."""
    sitting = sit_down("en", "--rules", "wikipedia-3", "--seed", "2", answers={"play": "quit"})
    before, _, hand = sitting.screen.partition("Your hand:")
    named = set(re.findall(r"\(([2-9AKNJ][dcbs])\)", before))
    mine = set(re.findall(r"\(([2-9AKNJ][dcbs])\)", hand))
    played = set(re.findall(r"^[A-C]: .*\(([2-9AKNJ][dcbs])\)$", before, re.MULTILINE))
    assert len(mine) == 12
    assert named == played


def test_another_match() -> None:
    options = ("--rules", "wikipedia-3", "--set", "match={deals=1}", "--seed", "8")
    one_deal = ["1"] * 12
    typed = "\n".join(["20", *one_deal, "perhaps", "yes", "20", "quit", ""])
    screen = outside("play", *options, typed=typed).out
    assert screen.count(Messages("en")("terminal-yes-or-no")) == 1
    first, second = screen.split("deals first.")[1:]
    assert "the match" in first
    assert "Your hand:" in second
    assert first.partition("Your hand:")[2][:100] != second.partition("Your hand:")[2][:100]


def test_the_end_of_the_input_is_a_goodbye() -> None:
    done = outside("play", "--seed", "3", typed="")
    assert (done.status, done.err) == (0, "")
    assert done.out.endswith("Goodbye. --seed 3 brings these cards again.\n")


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {
        re.search(r"--seed (\d+) ", outside("play", typed="quit\n").out)[1]  # type: ignore[index]
        for _ in range(2)
    }
    assert len(seeds) == 2


def test_interrupting_ends_with_130() -> None:
    with subprocess.Popen(
        [*PROGRAM, "play", "--rules", "wikipedia-3", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        screen = b""
        while not screen.endswith((b"help): ", b"24) ")):  # it waits for an answer
            byte = program.stdout.read(1)
            assert byte, screen
            screen += byte
        program.send_signal(signal.SIGINT)
        _, err = program.communicate()
    assert program.returncode == 130
    assert err == b""
