"""Short contests, and what of their tables is the same each time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aluette import load_rules
from aluette.arena import Contest, Standings, Terms, entrants_of

LEVELS = ("beginner", "casual", "club")


def contest(*bots: str, rules: str = "pagat", deals: int = 20, **more: Any) -> Contest:
    """A contest of these bots; terms and the rest by name."""
    terms = {name: more.pop(name) for name in ("seed", "signing", "judge", "records") & more.keys()}
    return Contest(Terms(load_rules(rules), **terms), entrants_of(bots or LEVELS), deals, **more)


def told(standings: Standings) -> list[Any]:
    """A table without what depends on the machine."""
    return [
        (
            e.first.name,
            e.second.name,
            e.differences,
            [(c.decisions, c.plays, c.overtakes, c.last_plays, c.chances, c.thrown) for c in pair],
        )
        for e in standings.encounters
        for pair in [e.conducts]
    ]


def bot_file(folder: Path, name: str, like: str = "club") -> str:
    """The path of a spec of one's own, that plays like a level."""
    levels = Path(__file__).parents[2] / "src" / "aluette" / "bots" / "levels"
    path = folder / f"{name}.toml"
    path.write_bytes((levels / f"{like}.toml").read_bytes())
    return str(path)
