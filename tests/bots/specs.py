"""Specs of bots written for a test, and the sentence that a wrong one is refused with."""

from __future__ import annotations

from pathlib import Path

import pytest

from aluette.bots import BotError, load_bot

TALK = """
[talk]
sing = 0.0
sing_self = 1
hopeless = -0.7
poor = -0.5
refuse = 1.0
announce = 1.0
decline = 0.0
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(folder: Path, text: str) -> str:
    """What is said of a spec that is refused: one sentence, which begins with its path."""
    path = write(folder, text)
    with pytest.raises(BotError) as caught:
        load_bot(path)
    said = str(caught.value)
    assert "\n" not in said
    assert said.startswith(str(path))
    return path.name + said.removeprefix(str(path))
