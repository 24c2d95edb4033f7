"""The engine and the naive reading say the same of random matches. See benchmarks/readings.py."""

from __future__ import annotations

import pytest

from tests.driver import ALL_RULES
from tests.naive.compare import differences, readable

RARE = {"preset": "wikipedia", "announce_must_make": True}
"""Rules that random changes hardly ever come to."""


@pytest.mark.bulk
@pytest.mark.parametrize("rules", [*map(readable, ALL_RULES), RARE, None], ids=str)
def test_both_readings_agree(rules: str | dict[str, object] | None) -> None:
    compared, differing = differences(rules, seed=2026, deals=1000)
    assert compared >= 1000
    assert differing == []
