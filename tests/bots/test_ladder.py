"""Each level beats the one below it, in duplicate deals."""

from __future__ import annotations

import json

import pytest

from aluette import load_rules
from aluette.bots import LEVELS, load_bot
from benchmarks.levels import difference, main, measure, seatings


@pytest.mark.parametrize("spec", ["pagat", "wikipedia-3", "wikimanche-6"])
@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.bulk
def test_each_level_beats_the_one_below(spec: str, step: int) -> None:
    stronger, weaker = load_bot(LEVELS[step]), load_bot(LEVELS[step - 1])
    mean, half = measure(load_rules(spec), stronger, weaker, pairs=120)
    assert mean - half > 0


def test_a_bot_is_no_stronger_than_itself() -> None:
    for spec in ("pagat", "wikipedia-3", "wikipedia-6"):
        bot = load_bot("casual")
        assert difference(load_rules(spec), bot, bot, "1/1", 0) == 0


def test_every_seating_gives_both_bots_as_many_sides() -> None:
    for sides in (2, 3):
        rows = seatings(sides)
        assert sum(map(sum, rows)) * 2 == len(rows) * sides
        assert len(set(rows)) == len(rows)


def test_the_program_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["club", "casual", "--rules", "spanish", "--pairs", "4", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert figures["low"] <= figures["points_per_deal"] <= figures["high"]


def test_the_program_tells_bad_input_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["club", "nobody"]) == 2
    assert capsys.readouterr() == (
        "",
        "unknown level 'nobody'; the levels are beginner, casual, club, strong, expert\n",
    )
    assert main(["club", "casual", "--rules", "bridge"]) == 2
    assert main(["club", "none.toml"]) == 2
