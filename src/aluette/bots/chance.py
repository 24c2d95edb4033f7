"""Chance without a random source: the same seed in the same place always gives the same number."""

from __future__ import annotations

from hashlib import blake2b

from aluette.game import View

__all__ = ["chance"]


def chance(view: View, seed: int, what: str) -> float:
    """A number from 0 up to 1 for one question put to one seat.

    ``what`` keeps apart the several numbers that one question may need. A caller may use one
    seed for a whole match: where in the match the seat is asked comes in as well.
    """
    table = view.table
    where = (seed, table.number, len(table.tricks), len(table.declared), view.viewer, what)
    return int.from_bytes(blake2b(repr(where).encode(), digest_size=7).digest()) / 2**56
