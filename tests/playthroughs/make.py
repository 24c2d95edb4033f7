"""Writes the golden playthroughs: ``python -m tests.playthroughs.make``.

A playthrough tells two deals of a random match, command by command, with everything that happens.
One file for each set of rules; ``git diff`` shows what a change of the rules changes at the table.

A line begins with who knows it: ``>`` is a command, ``*`` an event as the referee sees it, ``0``
and ``-`` the same event for seat 0 and for a spectator, where they see it differently.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from aluette import SPECTATOR, Command, Match, commands, events, perform, seen
from aluette.game.match import evolve
from aluette.notation import plain
from tests.driver import ALL_RULES, Step, steps

FOLDER = Path(__file__).parent
VIEWERS = {"0": 0, "-": SPECTATOR}


def path(rules: str) -> Path:
    """Where the playthrough of these rules lies."""
    return FOLDER / f"{rules}.txt"


def line(mark: str, value: Any) -> str:
    return f"{mark} {json.dumps(plain.dump(value), ensure_ascii=False)}\n"


def told(rules: str, given: Iterable[Command]) -> Iterator[str]:
    """The playthrough that these commands make, line by line."""
    yield f"# {rules}\n"
    match = Match.new(rules)
    for command in given:
        yield "\n" + line(">", command)
        _, happened = perform(match, command)
        for event in happened:
            yield line("*", event)
            for mark, viewer in VIEWERS.items():
                noticed = seen(event, match, viewer)
                if noticed != event:
                    yield line(mark, noticed)
            match = evolve(match, event)


def commands_of(text: str) -> list[Command]:
    """The commands that a playthrough tells."""
    given = [json.loads(one[2:]) for one in text.splitlines() if one.startswith("> ")]
    return [plain.load(getattr(commands, data["type"]), data) for data in given]


def worth_telling(match: list[Step]) -> bool:
    """Whether the two deals show what these rules can do: a song, an offer, spoiled tricks."""
    table = match[-1][3].table
    happened = [event for _, _, caused, _ in match for event in caused]
    kinds = {type(event) for event in happened}
    said = {event.word for event in happened if isinstance(event, events.Declared)}
    spoiled = [e for e in happened if isinstance(e, events.TrickEnded) and e.winner is None]
    return (
        len(table.results) == 2
        and any(result.ended == "played" for result in table.results)
        and len(spoiled) >= 2
        and (events.Sung in kinds or not table.rules.chant)
        and (events.Drawn in kinds or table.rules.draw == "agreed")
        and (len(said) >= 3 or not table.rules.declares)
    )


def main() -> None:
    """Write the playthrough of all rules, each of the first match that is worth telling."""
    for rules in ALL_RULES:
        matches = (list(steps(rules, seed, sing=0.95, deals=2)) for seed in range(10_000))
        match = next(match for match in matches if worth_telling(match))
        text = "".join(told(rules, (command for _, command, _, _ in match)))
        path(rules).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
