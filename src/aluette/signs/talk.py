"""Common phrases of the table, known by id and spoken in each reader's own language."""

from __future__ import annotations

__all__ = ["TALK"]

TALK = (
    *("your-turn", "well-played", "bad-luck", "thank-you", "hello", "good-game"),
    *("play-low", "play-high", "leave-it", "take-it", "spoil-it", "force"),
    *("i-have-something", "i-have-nothing", "wait", "trust-me"),
)
"""Ids of the phrases. Everybody at the table hears them; none is meant for one's partner alone."""
