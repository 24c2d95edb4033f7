"""The encoder of signs against their decoder, on 100,000 random hands.

Figures: ``hands``, how many were tried; ``disagreements``, on how many a message was untrue, was
not understood as it was meant, or left something open that it does not tell; this must be 0.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.figures import tell
from tests.signs.hands import disagreements

SHARE = 1000
"""How many hands one task tries."""


def main() -> int:
    """Try, print, and answer 1 where encoder and decoder disagree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    shares = 3 if wanted.quick else 100
    seeds = range(wanted.seed * 1000, wanted.seed * 1000 + shares)
    with ProcessPoolExecutor() as pool:
        wrong = [*pool.map(partial(disagreements, hands=SHARE), seeds)]
    found = [hand for share in wrong for hand in share]
    for hand in found[:20]:
        print(hand, file=sys.stderr)
    figures = {"hands": shares * SHARE, "disagreements": len(found)}
    tell({"figures": figures, "ratios": {}}, as_json=wanted.json)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
