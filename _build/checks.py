"""What `dev.py lint` and `dev.py test` run, inside the environment that dev.py made.

Every check runs, whatever those before it found; the last line names the ones that failed. One
alone: `.venv/bin/python -m _build.checks types`.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from _build import page
from _build.steps import ROOT, StepError, say

# The rooms of which every line and branch is tested; of the rest nine tenths are.
WHOLLY_COVERED = ",".join(
    f"src/aluette/{room}" for room in ("cards.py", "signs/*", "rules/*", "game/*", "notation/*")
)


class Check(NamedTuple):
    """A command whose exit status says whether all is well."""

    name: str
    command: Sequence[str]
    folder: Path = ROOT
    environment: Mapping[str, str] = os.environ
    alone: bool = False
    """Whether it runs by itself, after those that run side by side: it keeps every core busy, or
    reads what one before it found."""

    def passes(self) -> bool:
        """Run it; its output is shown as it comes, or in one piece where others run as well."""
        say(f"checking {self.name}")
        begin = time.monotonic()
        done = subprocess.run(
            self.command,
            check=False,
            cwd=self.folder,
            env=keeping_bytecode(self.environment),
            stdin=subprocess.DEVNULL,
            stdout=None if self.alone else subprocess.PIPE,
            stderr=None if self.alone else subprocess.STDOUT,
        )
        verdict = "fine" if done.returncode == 0 else f"failed with status {done.returncode}"
        if done.stdout:
            print(done.stdout.decode(errors="replace"), end="", file=sys.stderr, flush=True)
        say(f"{self.name}: {verdict} after {time.monotonic() - begin:.1f} s")
        return done.returncode == 0


def keeping_bytecode(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment in which Python keeps what it compiles, in build/ where not beside sources.

    Each worker, and each program that a test starts, imports a thousand modules; to compile them
    anew takes seconds, every time.
    """
    kept = dict(environment)
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / "build" / "pycache"))
    return kept


def static_checks() -> list[Check]:
    """Formats, lints, types and the walls between rooms; what takes long begins first."""
    return [
        Check("kernel tidy", kernel_command("tidy")),
        Check("types", [tool("mypy")]),
        *page_checks("lint", "check"),
        Check("rooms", [tool("lint-imports"), "--no-logo"]),
        Check("format", [tool("ruff"), "format", "--check", "."]),
        Check("lint", [tool("ruff"), "check", "."]),
        Check("kernel format", [tool("clang-format"), "--dry-run", "--Werror", *kernel_files()]),
    ]


def tests() -> list[Check]:
    """Every test, and how much of the Python code they reach.

    The bulk tests run thousands of deals, and the browser tests whole evenings, through code that
    the others reach too, so they run apart and unmeasured: measuring takes up to three times as
    long. Each run collects no more than what it may need.
    """

    def alone(name: str, *command: str) -> Check:
        return Check(name, command, alone=True)

    pytest = [tool("pytest"), "-q", "-n", "auto", "--dist=worksteal"]
    apart, report = "--ignore=tests/browser", [tool("coverage"), "report"]
    return [
        Check("kernel tests", kernel_command("test")),
        *page_checks("test"),
        alone("bulk tests", *pytest, "-m", "bulk", apart, "tests"),
        alone("tests", *pytest, "-m", "not bulk", apart, "--cov", "--cov-report="),
        alone("browser tests", *pytest, "tests/browser"),
        alone("coverage of the rules", *report, "--fail-under=100", f"--include={WHOLLY_COVERED}"),
        alone("coverage of the rest", *report, "--fail-under=90", f"--omit={WHOLLY_COVERED}"),
    ]


def kernel_files() -> list[str]:
    """Every file of C++."""
    folders = (ROOT / "src" / "aluette" / "kernel", ROOT / "tests" / "kernel")
    return sorted(str(path) for folder in folders for path in folder.glob("*.[ch]pp"))


def kernel_command(word: str) -> list[str]:
    """The command that tests or reads the kernel."""
    return [sys.executable, "-m", "_build.kernel", word]


def page_checks(*scripts: str) -> list[Check]:
    """The page's own checks, by their names in web/package.json."""
    npm, environment = page.find_npm()
    return [
        Check(f"page {script}", [*npm, "run", "--silent", script], page.WEB, environment)
        for script in scripts
    ]


def tool(name: str) -> str:
    """The path of a program that lies beside this Python."""
    return str(Path(sys.executable).with_name(name))


def main(wanted: str) -> int:
    """Run the checks of `lint` or `test`, or the one of this name.

    Returns the exit status: 0 all pass, 1 one fails, 2 there is no such check, 3 a tool is missing.
    """
    try:
        static, dynamic = static_checks(), tests()
    except StepError as error:
        say(str(error))
        return 3
    words = {"lint": static, "test": dynamic + static}
    checks = words.get(wanted) or [check for check in words["test"] if check.name == wanted]
    if not checks:
        say(f"no check {wanted!r}; there are: {', '.join(check.name for check in words['test'])}")
        return 2
    together = [check for check in checks if not check.alone]
    alone = [check for check in checks if check.alone]
    with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
        verdicts = list(side_by_side.map(Check.passes, together))
    verdicts += [check.passes() for check in alone]
    passed = zip(together + alone, verdicts, strict=True)
    failed = [check.name for check, fine in passed if not fine]
    say(f"failed: {', '.join(failed)}" if failed else "all is well")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
