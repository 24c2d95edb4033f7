"""The commands together, and how each of their failures becomes a status and one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

import typer

from aluette.cli.deal import deal
from aluette.cli.failure import Failure, complain
from aluette.cli.play.command import play
from aluette.cli.replay import replay
from aluette.cli.review import review
from aluette.cli.rules import rules
from aluette.cli.score import score
from aluette.cli.serve import serve
from aluette.cli.sign import sign
from aluette.cli.solve import solve
from aluette.cli.train import train
from aluette.cli.trick import trick
from aluette.statuses import BAD_INPUT, ENVIRONMENT, OK

__all__ = ["app", "run"]

app = typer.Typer(
    name="aluette",
    help="Aluette, the game of the cow: play it, serve it, judge it.",
    epilog="Exit status: 0 fine, 1 the answer is no, 2 bad input, 3 the environment, "
    "130 interrupted.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
_COMMANDS = {
    command.__name__: app.command()(command)
    for command in (play, serve, score, trick, replay, solve, review, train, deal, sign, rules)
}


def _print_version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"aluette {version('aluette')}\n")
        raise typer.Exit


@app.callback()
def _aluette(
    _: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    pass


def run(arguments: Sequence[str]) -> int:
    """Run a command line, without the program's name, and return its exit status."""
    program = "aluette"
    if arguments and arguments[0] in _COMMANDS:
        program = f"aluette {arguments[0]}"
    try:
        # Typer answers with the status of an Exit, and with 130 where it was interrupted.
        status = typer.main.get_command(app).main(
            list(arguments), prog_name="aluette", standalone_mode=False
        )
        sys.stdout.flush()
    except Failure as failure:
        return _fail(f"{program}: {failure}", failure.status)
    except typer.TyperException as error:  # whatever it is, the arguments are wrong
        sentence = error.format_message().rstrip(".")
        return _fail(f"{program}: {sentence} (see {program} --help)", BAD_INPUT)
    except (BrokenPipeError, SystemExit):
        # Whoever read us has gone away (Typer then exits); Python must not try again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ENVIRONMENT
    except OSError as error:
        return _fail(f"{program}: {error.strerror}", ENVIRONMENT)
    return status if isinstance(status, int) else OK


def _fail(sentence: str, status: int) -> int:
    complain(sentence)
    return status
