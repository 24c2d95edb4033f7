"""What is to happen at a table, before it is stored."""

from __future__ import annotations

from dataclasses import dataclass

from aluette.game import Refusal
from aluette.game.events import Event, Looked

__all__ = ["Plan", "accepted", "refused"]


@dataclass(frozen=True, slots=True)
class Plan:
    """Events, a new match, or the refusal of what somebody wanted."""

    events: tuple[Event, ...] = ()
    seed: bytes | None = None
    new_match: bool = False
    refusal: Refusal | None = None

    @classmethod
    def of(cls, decided: tuple[Event, ...] | Refusal) -> Plan:
        """What the library's answer to a command makes of it."""
        return cls(refusal=decided) if isinstance(decided, Refusal) else cls(decided)

    @property
    def passing(self) -> bool:
        """Whether it is no more than a turn of eyes: nobody waits until that is stored."""
        return not self.new_match and all(isinstance(event, Looked) for event in self.events)


def refused(code: str, why: str) -> Plan:
    """The refusal of what somebody wanted."""
    return Plan(refusal=Refusal(code, why))


def accepted(events: tuple[Event, ...] | Refusal) -> tuple[Event, ...]:
    """The events of a referee's or a bot's command, which must be a fit one."""
    if isinstance(events, Refusal):
        raise RuntimeError(f"a command of the table itself was refused: {events.code}")
    return events
