"""How strong the bots are, in duplicate deals against one another and against usual searches.

Figures are the points that a side of the first bot scores in a deal more than one of the second,
``…_low`` the lower end of their 95 % interval. ``expert_vs_ismcts``: information-set tree search
with random rollouts on the kernel's state, at the expert's own CPU time. ``expert_vs_pimc500``: 500
worlds a move played out by the books. ``expert_vs_openspiel_ismcts``: OpenSpiel's own bot on our
environment, at the same time. ``…_vs_books``: the books' advice and nothing else, which tells how
far *club* is above it. ``expert_ms_p99``, ``club_ms_p99``: the CPU time that 99 in 100 of their
decisions do not exceed.

``ladder_ok``: each level beats the one below it under every set of rules, three and six seats
included, searching bots at 8 ms a move. Two levels part when that is settled, or after
``--ladder-deals``; ``ladder_missed`` says how many of these encounters did not come out so.

With ``--folder`` what is played is kept, and the next run goes on from there. ``--only`` takes some
of the matches. ``--quick`` plays few deals at 8 ms a move, which settles nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from aluette.arena import Contest, Encounter, Entrant, Executor, Terms, here, hold, in_processes
from aluette.bots import LEVELS
from aluette.rules import RULE_SETS, load_rules
from benchmarks.figures import tell

OPPONENTS = Path(__file__).parent / "opponents"
OPENSPIEL = "openspiel_ismcts"
EXPERT_MS = 50
"""What a move of the expert takes at most, as its spec says."""


class Match(NamedTuple):
    """Two bots and what they are compared under."""

    first: str
    second: str
    rules: str = "pagat"
    fixed: bool = False
    """Whether the second does the work that its spec says, whatever time the first has."""


MATCHES = {
    "expert_vs_ismcts": Match("expert", str(OPPONENTS / "ismcts.toml")),
    "expert_vs_openspiel_ismcts": Match("expert", OPENSPIEL),
    "expert_vs_pimc500": Match("expert", str(OPPONENTS / "pimc500.toml"), fixed=True),
    "expert_vs_club": Match("expert", "club"),
    "strong_vs_club": Match("strong", "club"),
    "expert_vs_books": Match("expert", str(OPPONENTS / "books.toml")),
    "club_vs_books": Match("club", str(OPPONENTS / "books.toml")),
    "expert_vs_club_wikipedia": Match("expert", "club", "wikipedia"),
    "expert_vs_club_spanish": Match("expert", "club", "spanish"),
    "expert_vs_club_spanish_mordienne": Match("expert", "club", "spanish+mordienne"),
}
LADDER = "ladder"
LADDER_MS = 8


@dataclass(frozen=True)
class Run:
    """How all matches of a run are played."""

    deals: int
    ladder_deals: int
    milliseconds: int | None
    """For bots that search; ``None``: what their specs say."""
    seed: int
    folder: Path | None
    executor: Executor

    def match(self, match: Match, milliseconds: int | None, *, stop_after: int = 0) -> Encounter:
        """Play a match; with ``stop_after`` until it is settled, or at most so many deals."""
        contest = Contest(
            Terms(load_rules(match.rules), self.seed),
            (
                entrant(match.first, milliseconds),
                entrant(match.second, None if match.fixed else milliseconds),
            ),
            stop_after or self.deals,
            stop=stop_after > 0,
            folder=self.folder and self.folder / (LADDER if stop_after else "") / match.rules,
        )
        began = time.monotonic()
        [encounter] = hold(contest, self.executor).encounters
        found = encounter.estimate
        print(
            f"{match.rules:20} {encounter.first.name:>8} – {encounter.second.name:16} "
            f"{found.mean:+.3f} ± {found.high - found.mean:.3f}, {found.count} deals, "
            f"{time.monotonic() - began:.0f} s",
            file=sys.stderr,  # what has come out so far, for whoever waits
            flush=True,
        )
        return encounter


def entrant(bot: str, milliseconds: int | None) -> Entrant:
    """A level, a spec, or OpenSpiel's own bot."""
    if bot == OPENSPIEL:
        from benchmarks.opponents.openspiel_bot import openspiel_entrant  # noqa: PLC0415  (a peer)

        return openspiel_entrant(milliseconds or EXPERT_MS)
    return Entrant.of(bot, milliseconds)


def headlines(run: Run, names: Sequence[str]) -> dict[str, float]:
    """The figures of the matches of these names."""
    figures: dict[str, float] = {}
    for name in names:
        encounter = run.match(MATCHES[name], run.milliseconds)
        found = encounter.estimate
        figures |= {name: found.mean, f"{name}_low": found.low}
        if name == "expert_vs_club":
            for bot, conduct in zip(("expert", "club"), encounter.conducts, strict=True):
                figures[f"{bot}_ms_p99"] = conduct.quantile_ms(0.99)
    return figures


def ladder(run: Run, rules: Sequence[str]) -> dict[str, float | bool]:
    """Whether each level beats the one below it."""
    missed = 0
    for spec in rules:
        for below, above in pairwise(LEVELS):
            match = Match(above, below, spec)
            found = run.match(match, LADDER_MS, stop_after=run.ladder_deals).estimate
            missed += not found.always_low > 0
    return {"ladder_ok": missed == 0, "ladder_missed": missed}


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, measure, print; the exit status."""
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--deals", type=int, help="for each match; 1000 where not given")
    parser.add_argument("--ladder-deals", type=int, help="at most; 5000 where not given")
    parser.add_argument("--milliseconds", type=int, help="a move, for bots that search")
    parser.add_argument("--only", nargs="+", choices=[*MATCHES, LADDER], metavar="MATCH")
    parser.add_argument("--rules", nargs="+", default=RULE_SETS, help="of the ladder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where what is played is kept")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args(arguments)
    run = Run(
        deals=given.deals or (10 if given.quick else 1000),
        ladder_deals=given.ladder_deals or (60 if given.quick else 5000),
        milliseconds=given.milliseconds or (LADDER_MS if given.quick else None),
        seed=given.seed,
        folder=given.folder,
        executor=here if given.jobs == 1 else in_processes(given.jobs),
    )
    wanted = given.only or [*MATCHES, LADDER]
    figures: dict[str, float | bool] = {}
    figures |= headlines(run, [name for name in MATCHES if name in wanted])
    if LADDER in wanted:
        figures |= ladder(run, given.rules)
    tell({"figures": figures, "ratios": {}}, as_json=given.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
