"""Every set of rules has its playthrough, and the engine still tells it word for word."""

from __future__ import annotations

import pytest

from tests.driver import ALL_RULES
from tests.playthroughs.make import FOLDER, commands_of, path, told

AGAIN = "if this change is meant, write the files anew: python -m tests.playthroughs.make"


def test_no_rules_lack_a_playthrough() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(ALL_RULES)


@pytest.mark.parametrize("rules", ALL_RULES)
def test_the_engine_tells_it_again(rules: str) -> None:
    text = path(rules).read_text(encoding="utf-8")
    lines = text.splitlines()
    again = "".join(told(rules, commands_of(text))).splitlines()
    for number, (before, now) in enumerate(zip(lines, again, strict=False), 1):
        assert now == before, f"{rules}.txt, line {number}: {AGAIN}"
    assert len(again) == len(lines)
    assert any(line.startswith('* {"type": "DealEnded", "ended": "played"') for line in lines)
