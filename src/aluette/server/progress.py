"""How far a table has come: its match, who sits where, and the ends of its two streams."""

from __future__ import annotations

from aluette.game import Match, evolve
from aluette.game.events import Event
from aluette.server.entries import FACES, Change, CommandId, Stored
from aluette.server.plans import Plan
from aluette.server.seating import Seating

__all__ = ["Progress"]


class Progress:
    """A table as it stands, first as the journal has it."""

    def __init__(self, name: str, stored: Stored) -> None:
        self.name = name
        self.match = Match.new(stored.rules, signing=stored.signing)
        self.seating = Seating.of(stored.people)
        self.sequence = stored.sequence
        """The number of the table's last event of cards."""
        self._face = stored.faces
        self._number = stored.match
        for event in stored.events:
            self.move_on(event)

    def move_on(self, event: Event) -> None:
        """An event happens."""
        self.match = evolve(self.match, event)
        self.seating = self.seating.after(event)

    def change(self, plan: Plan, command: CommandId | None) -> Change:
        """What is to be stored so that a plan may happen."""
        after = self._another_match() if plan.new_match else self.match
        for event in plan.events:
            after = evolve(after, event)
        same_deal = not plan.new_match and after.table.number == self.match.table.number
        return Change(
            table=self.name,
            match=self._number + plan.new_match,
            sequence=self.sequence + 1,
            events=plan.events,
            phase=after.table.phase,
            score=after.table.score,
            deal=after.table.number,
            face=self._face + 1 if same_deal else 1,
            seed=plan.seed,
            command=command,
            refusal=plan.refusal,
        )

    def stored(self, change: Change) -> None:
        """A change is in the journal, or on its way there before anything else."""
        faces = sum(isinstance(event, FACES) for event in change.events)
        self.sequence += len(change.events) - faces
        self._face = change.face - 1 + faces
        if change.match != self._number:
            self._number = change.match
            self.match = self._another_match()
            self.seating = Seating.of(self.seating.people)

    def _another_match(self) -> Match:
        table = self.match.table
        return Match.new(table.rules, signing=table.signing)
