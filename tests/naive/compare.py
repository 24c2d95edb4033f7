"""The engine against the naive reading: random matches, replayed by both."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from aluette.notation.record import Record
from aluette.notation.replay import summary
from aluette.rules import load_rules
from tests.naive.presets import PRESETS
from tests.naive.random_deals import as_toml, random_match, random_spec
from tests.naive.rules_reading import replay

__all__ = ["differences", "readable"]


def readable(rules: str) -> str | dict[str, Any]:
    """Rules as the naive reading knows them: by name, or a younger preset key by key."""
    return rules if rules in PRESETS else {"preset": "pagat"} | load_rules(rules).values()


def differences(spec: str | dict[str, Any] | None, seed: int, deals: int) -> tuple[int, list[str]]:
    """Replay random matches, half of them full of equal cards, until so many deals are compared.

    Without `spec` each match has random rules. Returns the number of deals, and each record on
    which the readings differ in any trick, leader, winner, point, score or ending.
    """
    rng = Random(seed)
    compared = 0
    differing = []
    while compared < deals:
        rules = random_spec(rng) if spec is None else spec
        record = random_match(rng, rules, rng.random() < 0.5, whole=rng.random() < 0.8)
        text = as_toml(record)
        ours = json.loads(json.dumps(summary(Record.parse(text))))
        theirs = replay(record)
        if ours | {"rules": None} != theirs | {"rules": None}:
            differing.append(text)
        compared += len(record["deals"])
    return compared, differing
