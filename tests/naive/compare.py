"""The engine against the naive reading: random matches, replayed by both."""

from __future__ import annotations

from random import Random
from typing import Any

from aluette.notation.record import Record
from aluette.notation.replay import summary
from aluette.notation.toml import toml_value
from tests.naive.random_deals import random_match
from tests.naive.rules_reading import replay

__all__ = ["as_text", "differences"]


def as_text(record: dict[str, Any]) -> str:
    """The record as the TOML text that the engine reads."""
    lines = [f"{key} = {toml_value(record[key])}" for key in ("aluette", "rules", "seats")]
    for deal in record["deals"]:
        lines += ["[[deals]]", *(f"{key} = {toml_value(value)}" for key, value in deal.items())]
    return "\n".join(lines)


def differences(spec: str | dict[str, Any], seed: int, deals: int) -> tuple[int, list[str]]:
    """Replay random matches of these rules until so many deals are compared.

    Returns the number of deals, and the text of each record on which the readings differ in any
    trick, leader, winner, point, score or ending.
    """
    rng = Random(seed)
    compared = 0
    differing = []
    while compared < deals:
        record = random_match(rng, spec)
        text = as_text(record)
        if summary(Record.parse(text)) != replay(record):
            differing.append(text)
        compared += len(record["deals"])
    return compared, differing
