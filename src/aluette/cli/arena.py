"""``aluette arena``: bots compared in duplicate deals."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aluette.arena import (
    Conditions,
    Contest,
    Encounter,
    Entrant,
    Executor,
    Frozen,
    Rating,
    Standings,
    Terms,
    chart,
    here,
    hold,
    in_processes,
    on_ray,
    rate,
    read_frozen,
)
from aluette.cli.answer import answer
from aluette.cli.failure import Failure, bad_input, needing_kernel, reading, writing
from aluette.cli.messages import Messages, reader_language
from aluette.cli.options import AsJson, Changes, Language, RulesName, chosen_rules
from aluette.extras import to_install
from aluette.files import check_place, write_whole
from aluette.rules import Rules, fit_signing
from aluette.signs import NO_SIGNS, Signing
from aluette.signs.ticks import SIGNING
from aluette.statuses import ENVIRONMENT

__all__ = ["arena"]


def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT…", help="Levels, or paths of bots' specs.")
    ],
    *,
    deals: Annotated[
        int,
        typer.Option("--deals", metavar="N", min=2, max=10**6, help="Deals for each two bots."),
    ] = 200,
    rules: RulesName = "pagat",
    changes: Changes = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="The same number, the same deals.")
    ] = 1,
    signs: Annotated[bool, typer.Option("--signs", help="Play with signs, in ticks.")] = False,
    milliseconds: Annotated[
        int | None,
        typer.Option(
            "--milliseconds",
            metavar="N",
            min=1,
            max=600_000,
            help="CPU time a move for bots that search, with work in proportion.",
        ),
    ] = None,
    stop: Annotated[
        bool, typer.Option("--stop", help="Stop two bots once it is settled who is stronger.")
    ] = False,
    judge: Annotated[
        bool, typer.Option("--judge", help="Count what is thrown away in the last five cards.")
    ] = False,
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="N", min=1, max=1024, help="Processes.")
    ] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray, on all its machines.")] = False,
    frozen: Annotated[
        Path | None,
        typer.Option(
            "--frozen", metavar="FILE", help="Meet the rated bots of an earlier --json answer too."
        ),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="DIR", help="Keep what is played, and continue there."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write each deal as a record.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw the intervals as SVG.")
    ] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Let bots meet in duplicate deals, each played from every side.

    Prints {"rules", "seed", "signs", "milliseconds", "judge", "deals", "encounters", "bots"}: for
    each two bots the points that a side of the first scores in a deal more than one of the second,
    with its 95 % interval.
    """
    chosen = chosen_rules(rules, changes)
    say = Messages(reader_language(language))
    kept = _frozen(frozen, Conditions(chosen.spec(), signs, milliseconds))
    given = [*bots, *(bot.spec for bot in kept if bot.name not in bots)]
    entrants = tuple(_entrant(spec, milliseconds) for spec in given)
    with bad_input():
        for bot in kept:
            bot.check({e.name: e.identity for e in entrants}.get(bot.name))
        terms = Terms(chosen, seed, _signing(chosen, wanted=signs), judge, records)
        contest = Contest(terms, entrants, deals, stop, folder, frozenset(b.name for b in kept))
    _need(judge=judge, rated=_rated(entrants, kept))
    if plot is not None:
        with writing(plot):
            check_place(plot, b"<svg", b"<?xml")
    executor = _executor(jobs, ray=ray)
    try:
        with reading(folder or records or "arena"), bad_input(), _bar(contest, say) as progress:
            standings = hold(contest, executor, progress)
    except BrokenProcessPool:
        raise Failure("one of the processes that play has been ended", ENVIRONMENT) from None
    except BrokenExecutor as error:
        raise Failure(str(error), ENVIRONMENT) from None
    ratings = _ratings(standings, kept)
    answer(
        _plain(contest, standings, ratings, milliseconds),
        as_json=as_json,
        language=language,
        for_people=lambda said: _shown(contest, standings, ratings, said),
    )
    if plot is not None:
        title = say("terminal-arena-title", rules=rules, number=deals)
        with writing(plot):
            write_whole(plot, chart(standings.encounters, title, always=stop))


# What was asked for


def _frozen(path: Path | None, conditions: Conditions) -> tuple[Frozen, ...]:
    if path is None:
        return ()
    with reading(path), bad_input():
        return read_frozen(path, conditions)


def _rated(entrants: Sequence[Entrant], kept: Sequence[Frozen]) -> bool:
    """Of two bots without ratings there is nothing to tell beyond their points."""
    return len(entrants) > 2 or bool(kept)


def _entrant(spec: str, milliseconds: int | None) -> Entrant:
    with reading(spec), bad_input():
        return Entrant.of(spec, milliseconds)


def _signing(rules: Rules, *, wanted: bool) -> Signing:
    return fit_signing(SIGNING, rules) if wanted else NO_SIGNS


def _need(*, judge: bool, rated: bool) -> None:
    """Say at once what is not installed, not after the last deal."""
    if judge:
        with needing_kernel():
            import aluette.kernel  # noqa: F401, PLC0415
    if rated:
        try:
            import openskill  # noqa: F401, PLC0415
        except ModuleNotFoundError:
            raise Failure(
                f"ratings need openskill, which is not installed: {to_install('arena')}",
                ENVIRONMENT,
            ) from None


def _executor(jobs: int, *, ray: bool) -> Executor:
    if not ray:
        return here if jobs == 1 else in_processes(jobs)
    try:
        return on_ray()
    except ModuleNotFoundError:
        raise Failure(
            f"--ray needs ray, which is not installed: {to_install('ray')}", ENVIRONMENT
        ) from None


def _ratings(standings: Standings, kept: Sequence[Frozen]) -> dict[str, Rating]:
    if not _rated([bot.entrant for bot in standings.bots], kept):
        return {}
    return rate(standings.encounters, {bot.name: bot.rating for bot in kept})


@contextmanager
def _bar(contest: Contest, say: Messages) -> Iterator[Any]:
    """A progress bar on stderr, where somebody is looking."""
    columns = (
        TextColumn("{task.description}"),
        *(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
    )
    looked_at = sys.stderr is not None and sys.stderr.isatty()
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not looked_at) as bar:
        task = bar.add_task(say("terminal-arena-deals"), total=contest.deals * len(contest.pairs))

        def progress(encounters: Sequence[Encounter]) -> None:
            done = (contest.deals if e.over else len(e.differences) for e in encounters)
            bar.update(task, completed=sum(done))

        yield progress


# The answer


def _plain(
    contest: Contest, standings: Standings, ratings: dict[str, Rating], milliseconds: int | None
) -> dict[str, Any]:
    terms = contest.terms
    bots = []
    for bot in standings.bots:
        rating, conduct = ratings.get(bot.entrant.name), bot.conduct
        bots.append(
            {
                "name": bot.entrant.name,
                "spec": bot.entrant.spec,
                "identity": bot.entrant.identity,
                "points": bot.points,
                "rating": rating and {"mean": rating.mean, "spread": rating.spread},
                "plays": conduct.plays,
                "overtakes": conduct.overtakes,
                "last_plays": conduct.last_plays if terms.judge else None,
                "chances": conduct.chances if terms.judge else None,
                "thrown": conduct.thrown if terms.judge else None,
                "thrown_of_last_plays": conduct.thrown_of_last_plays,
                "thrown_of_chances": conduct.thrown_of_chances,
                "ms_mean": conduct.mean_ms,
                "ms_p99": conduct.quantile_ms(0.99),
            }
        )
    return {
        "rules": terms.rules.spec(),
        "seed": terms.seed,
        "signs": terms.signing.on,
        "milliseconds": milliseconds,
        "judge": terms.judge,
        "deals": contest.deals,
        "encounters": [_encounter(e) for e in standings.encounters],
        "bots": bots,
    }


def _encounter(e: Encounter) -> dict[str, Any]:
    found = e.estimate
    ends = {name: getattr(found, name) for name in ("low", "high", "always_low", "always_high")}
    return {
        "first": e.first.name,
        "second": e.second.name,
        "deals": found.count,
        "points": found.mean,
        **{name: end if math.isfinite(end) else None for name, end in ends.items()},
        "settled": found.decided,
    }


def _shown(
    contest: Contest, standings: Standings, ratings: dict[str, Rating], say: Messages
) -> Group:
    """Two tables: who met whom, and what each bot came to."""
    columns = ("bots", "deals", "points", "interval")
    met = Table(*(say(f"terminal-column-arena-{name}") for name in columns), box=None)
    for e in standings.encounters:
        found = e.estimate
        low, high = found.low, found.high
        if contest.stop:
            low, high = found.always_low, found.always_high
        span = f"{low:+.3f} … {high:+.3f}" if math.isfinite(low) else "–"
        pair = f"{e.first.name} – {e.second.name}"
        met.add_row(pair, str(found.count), f"{found.mean:+.3f}", span)
    judged = ("thrown", "thrown-of-chances") if contest.terms.judge else ()
    rated = ("rating",) if ratings else ()
    columns = ("bot", "against-all", *rated, "overtakes", *judged, "milliseconds")
    each = Table(*(say(f"terminal-column-arena-{name}") for name in columns), box=None)
    for bot in standings.bots:
        name, conduct = bot.entrant.name, bot.conduct
        rating = ratings.get(name)
        cells = [name, f"{bot.points:+.3f}"]
        cells += [f"{rating.mean:.2f} ± {rating.spread:.2f}"] if rating else []
        cells.append(str(conduct.overtakes))
        if judged:
            cells += [
                _share(conduct.thrown, conduct.last_plays, conduct.thrown_of_last_plays),
                _share(conduct.thrown, conduct.chances, conduct.thrown_of_chances),
            ]
        cells.append(f"{conduct.mean_ms:.2f} … {conduct.quantile_ms(0.99):.2f}")
        each.add_row(*cells)
    kind = "terminal-arena-always" if contest.stop else "terminal-arena-once"
    return Group(met, "", each, "", say(kind))


def _share(part: int, whole: int, share: float | None) -> str:
    return "–" if share is None else f"{part} / {whole} = {100 * share:.1f} %"
