"""``aluette train``: a network from nothing, by deals against itself."""

from __future__ import annotations

import math
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console, Group
from rich.progress import Progress, TextColumn
from rich.table import Table

from aluette.cli.answer import answer
from aluette.cli.failure import Failure, bad_input, needing_kernel, reading, writing
from aluette.cli.messages import Messages, reader_language
from aluette.cli.options import AsJson, Language
from aluette.files import check_place, write_whole
from aluette.statuses import INTERRUPTED, NO

if TYPE_CHECKING:
    from aluette.kernel.training import Training

__all__ = ["train"]

SAVE_EVERY = 60
"""Seconds between two checkpoints, each with a measure of strength over so many deals:"""
DEALS = 1000


def train(
    *,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="Where the weights go.")
    ] = Path("mine.weights"),
    minutes: Annotated[
        float | None,
        typer.Option(
            "--minutes",
            min=0.001,
            max=1e5,
            help="How long it takes in all; 50, or as planned before.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", min=0, max=2**64 - 1, help="What chance begins with; 1."),
    ] = None,
    threads: Annotated[
        int | None,
        typer.Option("--threads", min=1, max=1024, help="At once; else one for each processor."),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on from FILE.checkpoint, where Ctrl-C left off.")
    ] = False,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Train a network to play, all presets at once, by deals against itself.

    Prints {"file", "games", "minutes", "against_books"}: for each preset the points a deal that it
    makes more than the books' advice. A bot plays by the file whose spec has policy = "network" and
    weights = "FILE".
    """
    say = Messages(reader_language(language))
    if resume and seed is not None:
        raise Failure("--seed is for a new training; --resume goes on with the checkpoint's own")
    with needing_kernel():
        from aluette.kernel.weights import MAGIC  # noqa: PLC0415  (it may not have been built)
    with writing(out):
        check_place(out, MAGIC)
    checkpoint = out.with_name(f"{out.name}.checkpoint")
    if not resume and checkpoint.exists():
        raise Failure(
            f"{checkpoint} is there already: go on with --resume, or choose another file by --out"
        )
    before = checkpoint if resume else None
    training = _training(before, minutes, 1 if seed is None else seed, threads or os.cpu_count())
    _keep(training, checkpoint)
    try:
        _run(training, checkpoint, say)
    except KeyboardInterrupt:
        _keep(training, checkpoint)
        raise Failure(say("terminal-train-stopped", file=str(checkpoint)), INTERRUPTED) from None
    _keep(training, checkpoint)
    command = f"aluette train --minutes {training.minutes:g} --seed {training.seed}"
    figures = training.against_books_everywhere()
    _save(out, training.file(command, figures))
    data = {
        "file": str(out),
        "games": training.games,
        "minutes": round(training.spent, 1),
        "against_books": figures,
    }

    def shown(say: Messages) -> Group:
        table = Table(say("terminal-column-rules"), say("terminal-column-solved-points"), box=None)
        for name, points in figures.items():
            table.add_row(name, f"{points:+.3f}")
        return Group(say("terminal-train", games=_in_groups(training.games), file=str(out)), table)

    answer(data, as_json=as_json, language=language, for_people=shown)


def _training(
    checkpoint: Path | None, minutes: float | None, seed: int, threads: int | None
) -> Training:
    """A training from nothing, or from a checkpoint."""
    with needing_kernel():
        from aluette.kernel.training import Training  # noqa: PLC0415  (it may not have been built)
    if checkpoint is None:
        return Training(minutes=minutes or 50, seed=seed, threads=threads or 1)
    with reading(checkpoint), bad_input(f"{checkpoint}: "):
        return Training.resumed(checkpoint.read_bytes(), minutes=minutes, threads=threads or 1)


def _run(training: Training, checkpoint: Path, say: Messages) -> None:
    """Train to the end, with a bar for who looks on and a checkpoint now and then."""
    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[how]}"))
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task(say("terminal-train-bar"), total=1.0, how="")
        saved, points = -math.inf, 0.0
        began, before = time.monotonic(), training.games
        for progress in training.run():
            if time.monotonic() - saved > SAVE_EVERY:
                _keep(training, checkpoint)
                points, _ = training.against_books(DEALS)
                saved = time.monotonic()
            how = say(
                "terminal-train-how",
                games=_in_groups(progress.games),
                speed=round((progress.games - before) / (time.monotonic() - began)),
                points=f"{points:+.3f}",
            )
            bar.update(task, completed=progress.share, how=how)


def _in_groups(number: int) -> str:
    """A large number with its digits in threes, as every language here can read it."""
    return f"{number:,}".replace(",", " ")


def _keep(training: Training, checkpoint: Path) -> None:
    """Write a checkpoint, unless the training has gone wrong: then the one before stays."""
    try:
        content = training.checkpoint()
    except ValueError as error:
        raise Failure(
            f"the training has gone wrong: {error}; {checkpoint} is from before, or begin anew",
            NO,
        ) from None
    _save(checkpoint, content)


def _save(path: Path, content: bytes) -> None:
    with writing(path):
        write_whole(path, content)
