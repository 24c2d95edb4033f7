"""Random matches for the tests of texts: rules of every kind, as far as one likes."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from aluette import Event, Match, Rules, load_rules
from tests.driver import ALL_RULES, steps
from tests.naive.random_deals import random_spec

__all__ = ["extras", "names_for", "rules", "told"]


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """A preset, or one that a house has changed in many ways."""
    if draw(st.booleans()):
        return load_rules(draw(st.sampled_from(ALL_RULES)))
    return load_rules(random_spec(random.Random(draw(st.integers(0, 2**32)))))


@st.composite
def names_for(draw: st.DrawFn, seats: int) -> tuple[str, ...]:
    """Seat names of all allowed kinds."""
    name = st.from_regex(r"\A[A-Za-z0-9]{1,12}\Z").filter(lambda text: text != "X")
    return tuple(draw(st.lists(name, min_size=seats, max_size=seats, unique=True)))


def _tables(value: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(value, max_size=4) | st.dictionaries(_text, value, max_size=4)


_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
values = st.recursive(
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False)
    | _text
    | st.dates()
    | st.times()
    | st.datetimes(),
    _tables,
    max_leaves=12,
)
"""Everything that TOML has a word for."""
extras = st.dictionaries(
    st.sampled_from(["comment", "date", "event", "names", "phrases", "clocks", "seed"]),
    values,
    max_size=4,
)


def told(
    wanted: Rules, seed: int, *, commands: int | None = None, faults: float = 0
) -> tuple[Match, list[Event]]:
    """A random match after so many commands, or at its end, and all that happened."""
    happened: list[Event] = []
    match = Match.new(wanted)
    for number, (_, _, caused, following) in enumerate(steps(wanted, seed, faults=faults, deals=3)):
        if number == commands:
            break
        happened += caused
        match = following
    return match, happened
