"""Each level that does not search beats the one below it, in duplicate deals.

How the expert does against strong takes thousands of deals; benchmarks/bots.py plays them.
"""

from __future__ import annotations

import pytest

from aluette import load_rules
from aluette.arena import Contest, Terms, entrants_of, hold
from aluette.bots import LEVELS


@pytest.mark.parametrize("spec", ["pagat", "wikipedia-3", "wikimanche-6"])
@pytest.mark.parametrize(("step", "deals"), [(1, 120), (2, 120), (3, 600)])
@pytest.mark.bulk
def test_each_level_up_to_strong_beats_the_one_below(spec: str, step: int, deals: int) -> None:
    bots = entrants_of([LEVELS[step], LEVELS[step - 1]])
    standings = hold(Contest(Terms(load_rules(spec)), bots, deals=deals))
    assert standings.encounters[0].estimate.low > 0
