"""A request that is refused."""

from __future__ import annotations

from aluette.server.answers import Problem
from aluette.server.messages import NO_TABLE, NOT_SEATED

__all__ = ["ApiError", "no_table", "not_seated"]


class ApiError(Exception):
    """A request that is refused, with what is answered."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.problem = Problem(code, why)


def no_table() -> ApiError:
    """There is no table of the name that was given."""
    return ApiError(404, NO_TABLE, "there is no such table")


def not_seated() -> ApiError:
    """Who asks has no place at it."""
    return ApiError(403, NOT_SEATED, "you do not sit at this table")
