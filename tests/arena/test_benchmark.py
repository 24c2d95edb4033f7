"""The benchmark of the bots: what it prints, from a few deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.bots import MATCHES, main


def figures(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, float]:
    """What the program prints as one object."""
    assert main([*options, "--jobs", "1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert list(printed) == ["figures", "ratios"]
    found = printed["figures"]
    assert isinstance(found, dict)
    return found


def test_a_match_has_its_mean_and_lower_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    options = ("--only", "expert_vs_club", "--milliseconds", "1", "--folder", str(tmp_path))
    found = figures(capsys, *options, "--deals", "4")
    assert set(found) == {*("expert_vs_club", "expert_vs_club_low", "expert_ms_p99", "club_ms_p99")}
    assert found["expert_vs_club_low"] <= found["expert_vs_club"]
    assert list(tmp_path.rglob("*.json"))


def test_what_is_not_settled_is_no_step_of_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--only", "ladder", "--ladder-deals", "2", "--rules", "spanish")
    assert not found["ladder_ok"]
    assert found["ladder_missed"] >= 2


def test_every_figure_that_is_promised_has_its_match() -> None:
    promised = ("ismcts", "openspiel_ismcts", "pimc500", "club")
    assert {f"expert_vs_{name}" for name in promised} < set(MATCHES)
    assert {f"expert_vs_club_{r}" for r in ("wikipedia", "spanish", "spanish_mordienne")} < set(
        MATCHES
    )
    assert "strong_vs_club" in MATCHES
