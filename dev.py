#!/usr/bin/env python3
"""One program to play, test and develop: `python3 dev.py --help`.

Needs Python 3.11 and nothing else. Every step is skipped while what it depends on is unchanged.
"""

import sys

# An older Python gets this far, and no further without a sentence.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"dev.py: Python 3.11 or newer is needed, this is {sys.version.split()[0]}")

import argparse
import os
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NoReturn

from _build import kernel
from _build.environment import REQUIREMENTS, Environment
from _build.page import has_system_node
from _build.steps import ROOT, StepError, say

MAIN = Environment(".venv")
BENCH = Environment(".venv-bench")


class Parser(argparse.ArgumentParser):
    """A parser whose refusals are one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments with exit status 2."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def parser() -> Parser:
    """The words that dev.py knows, with their options."""
    whole = Parser(prog="dev.py", description="Play, test and develop Aluette.")
    words = whole.add_subparsers(dest="word", required=True, metavar="WORD")

    def word(name: str, does: Callable[[argparse.Namespace], int], text: str) -> Parser:
        added = words.add_parser(name, help=text, description=text)
        added.set_defaults(does=does)
        return added

    playing = word("play", play, "install, build the page and serve the game")
    playing.add_argument("--port", type=port, help="the port to listen on")
    playing.add_argument("--no-browser", action="store_true", help="open no browser")
    playing.add_argument("--data", type=Path, metavar="DIR", help="where matches are kept")
    word("setup", setup, "install everything that the other words need")
    word("lint", lint, "check formats, lints, types and walls between rooms")
    word("test", test, "the checks of lint, then every test")
    bench = word("bench", run_benchmark, "run benchmarks/NAME.py beside its peers")
    bench.add_argument("name", metavar="NAME", help="the benchmark's name")
    bench.add_argument(
        "options",
        nargs=argparse.REMAINDER,
        metavar="…",
        help="its options: --json prints one JSON object, --quick is shorter and rougher",
    )
    word("docs", build_docs, "build docs/ into docs/_build")
    word("shots", take_screenshots, "photograph the page for docs/img")
    word("lock", lock, "pin the newest allowed packages into requirements/*.txt")
    return whole


def port(text: str) -> int:
    """A port number, 0 for any free one."""
    if text.isascii() and text.isdigit() and int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")


def play(wanted: argparse.Namespace) -> int:
    """Serve the game; this process becomes the server where the system can do that."""
    prepare("run")
    command = [MAIN.python, "-m", "aluette_command", "serve"]
    if wanted.port is not None:
        command += ["--port", str(wanted.port)]
    if wanted.data is not None:
        command += ["--data", str(wanted.data.absolute())]
    if wanted.no_browser:
        command += ["--no-browser"]
    if os.name != "nt":
        os.execv(command[0], command)
    return run(command)


def setup(_: argparse.Namespace) -> int:
    """Install all but the benchmarks' peers."""
    prepare("run", "dev")
    return 0


def lint(_: argparse.Namespace) -> int:
    """Run every check that runs no code of ours."""
    prepare("run", "dev")
    return run([MAIN.python, "-m", "_build.checks", "lint"])


def test(_: argparse.Namespace) -> int:
    """Run every check and every test."""
    prepare("run", "dev")
    return run([MAIN.python, "-m", "_build.checks", "test"])


def run_benchmark(wanted: argparse.Namespace) -> int:
    """Run one benchmark in the environment that holds its peers."""
    folder = ROOT / "benchmarks"
    known = sorted(path.stem for path in folder.glob("[a-z]*.py"))
    if wanted.name not in known:
        print(
            f"dev.py: no benchmark {wanted.name!r}; there are: {', '.join(known)}", file=sys.stderr
        )
        return 2
    BENCH.fill("run", "bench", *compiling())
    build_kernel(BENCH.python)
    return run([BENCH.python, folder / f"{wanted.name}.py", *wanted.options])


def build_docs(_: argparse.Namespace) -> int:
    """Build the documentation; a warning is an error."""
    MAIN.fill("run", "dev", *node(), *compiling())
    build_kernel(MAIN.python)
    return run([MAIN.tool("sphinx-build"), "-W", "--keep-going", "-q", "docs", "docs/_build"])


def take_screenshots(_: argparse.Namespace) -> int:
    """Write the pictures that README.md and docs/ show."""
    prepare("run", "dev")
    return run([MAIN.python, "-m", "tests.browser.shots"])


def lock(_: argparse.Namespace) -> int:
    """Pin every package with its hashes and without its registry's address."""
    MAIN.make()
    run_pins = REQUIREMENTS / "run.txt"
    pin("run", ROOT / "pyproject.toml", "--extra", "play")
    for name in ("dev", "bench"):
        pin(name, REQUIREMENTS / f"{name}.in", "--constraint", run_pins)
    for name in ("uv", "node", "kernel", "cmake"):
        pin(name, REQUIREMENTS / f"{name}.in")
    return 0


def pin(name: str, source: Path, *options: str | Path) -> None:
    """Write requirements/NAME.txt from what `source` asks for, for every Python and system."""
    plain = ("--quiet", "--no-header", "--no-annotate", "--generate-hashes", "--upgrade")
    everywhere = ("--universal", "--python-version", "3.11")
    output = ("--output-file", REQUIREMENTS / f"{name}.txt")
    MAIN.uv("pip", "compile", *plain, *everywhere, *output, *options, source)


def prepare(*names: str) -> None:
    """Fill .venv with these requirements, and build page and kernel, side by side where possible.

    Raises:
        StepError: something cannot be had; the message says what.
    """
    wider = ("run", "dev", *node(), *compiling())
    with_checks = "dev" in names
    page_python = MAIN.python if node() else sys.executable
    with ThreadPoolExecutor(max_workers=1) as lane:
        building = None if node() else lane.submit(build_page, page_python, with_checks=with_checks)
        MAIN.fill(*names, *node(), *compiling(), or_wider=wider)
        building = building or lane.submit(build_page, page_python, with_checks=with_checks)
        build_kernel(MAIN.python)
        building.result()


@cache
def node() -> tuple[str, ...]:
    """The requirements that bring Node, where no fit one is there."""
    return () if has_system_node() else ("node",)


@cache
def compiling() -> tuple[str, ...]:
    """The requirements that build the kernel; none without a compiler."""
    if not kernel.has_compiler():
        return ()
    return ("kernel",) if kernel.has_system_tools() else ("kernel", "cmake")


def build_kernel(python: str) -> None:
    """Build the kernel for `python`, or say that it is left out."""
    if not kernel.has_compiler():
        say(kernel.WITHOUT)
    elif run([python, "-m", "_build.kernel"]):
        raise SystemExit(3)


def build_page(python: str, *, with_checks: bool) -> None:
    """Build the page with the Node that `python` finds; what fails there says so itself."""
    command = [python, "-m", "_build.page", *(["--with-checks"] if with_checks else [])]
    if run(command):
        raise SystemExit(3)


def run(command: Sequence[str | Path]) -> int:
    """Run a command in the checkout's root and give its exit status."""
    return subprocess.run(command, check=False, cwd=ROOT).returncode


def main() -> int:
    """Do what the arguments say; 1 a check failed, 2 bad arguments, 3 something is missing here."""
    wanted = parser().parse_args()
    try:
        status: int = wanted.does(wanted)
    except StepError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
