"""The page's store is tested against what the library does today."""

from __future__ import annotations

from aluette.game.events import EVENTS
from tests.web.record import FIXTURES, texts


def test_the_recorded_matches_are_what_the_library_says_today() -> None:
    for name, text in texts().items():
        file = FIXTURES / name
        assert file.read_text(encoding="utf-8") == text, f"run python -m tests.web.record: {name}"


def test_every_kind_of_event_is_recorded() -> None:
    recorded = "".join(texts().values())
    missing = [name for name in EVENTS if f'"type":"{name}"' not in recorded]
    assert missing == ["Voided"], "no seat is told of that one"
