"""The statuses that a command ends with."""

from __future__ import annotations

__all__ = ["BAD_INPUT", "ENVIRONMENT", "INTERRUPTED", "NO", "OK"]

OK = 0
NO = 1
"""The answer is no, or a check failed."""
BAD_INPUT = 2
"""What the user wrote is wrong."""
ENVIRONMENT = 3
"""The world is in the way: a port is taken, a disk is full, a package is missing."""
INTERRUPTED = 130
"""Somebody pressed Ctrl-C."""
