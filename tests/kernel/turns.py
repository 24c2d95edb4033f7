"""Turns to play, as the seat that is asked sees them, in random matches."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from aluette import Rules, View, view
from tests.driver import steps


def turns(rules: Rules, seed: int, count: int) -> Iterator[View]:
    """So many views of seats that are asked for a card; many deals are sung, many cards equal."""
    matches = (
        match for again in itertools.count() for match, *_ in steps(rules, 1000 * seed + again)
    )
    asked = (match for match in matches if match.table.phase == "play" and match.table.asked)
    return (view(match, match.table.asked[0]) for match in itertools.islice(asked, count))
