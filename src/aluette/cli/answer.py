"""How a command answers: one JSON object, or a few lines for people on a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console, RenderableType

from aluette.cli.messages import Messages, reader_language

__all__ = ["answer"]


def answer(
    data: dict[str, Any],
    *,
    as_json: bool,
    language: str | None,
    for_people: Callable[[Messages], RenderableType],
) -> None:
    """Print the data, or what ``for_people`` makes of it where somebody is looking.

    :raises Failure: there are no messages in the language.
    """
    reader = reader_language(language)
    if as_json or not sys.stdout.isatty():
        sys.stdout.write(json.dumps(data) + "\n")
    else:
        Console(highlight=False).print(for_people(Messages(reader)), markup=False)
