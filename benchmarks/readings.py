"""The engine against the naive reading of the rules: 10,000 random deals of each set of rules.

Figures: ``deals``, how many were compared; ``differences``, how many matches differed in any
trick, leader, winner, point, score or ending, which must be 0.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.figures import tell
from tests.driver import ALL_RULES
from tests.naive.compare import differences, readable
from tests.naive.test_engine import RARE


def main() -> int:
    """Compare, print, and answer 1 where the readings differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    compare = partial(differences, seed=wanted.seed, deals=200 if wanted.quick else 10_000)
    sets = (*map(readable, ALL_RULES), RARE, None)
    deals = 0
    differing: list[str] = []
    with ProcessPoolExecutor() as pool:
        for rules, (compared, wrong) in zip(sets, pool.map(compare, sets), strict=True):
            deals += compared
            differing += wrong
            if not wanted.json:
                name = rules or "random rules"
                print(f"{name}: {compared} deals, {len(wrong)} differences", flush=True)
    figures = {"deals": deals, "differences": len(differing)}
    tell({"figures": figures, "ratios": {}}, as_json=wanted.json)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
