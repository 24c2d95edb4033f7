"""The environments .venv and .venv-bench: made, filled and kept up to date.

Standard library only.
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

from _build import steps
from _build.steps import ROOT, StepError, say

REQUIREMENTS = ROOT / "requirements"


class Environment:
    """A virtual environment in the checkout, filled from pinned and hashed requirements."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        self._bin = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.tool("python")

    def tool(self, name: str) -> str:
        """The path of a program that is installed here."""
        return str(self._bin / (f"{name}.exe" if os.name == "nt" else name))

    def make(self) -> None:
        """Have the environment, with uv in it; anew when Python has changed or the checkout moved.

        Raises:
            StepError: this Python cannot make environments, or uv cannot be had.
        """
        uv = REQUIREMENTS / "uv.txt"
        inputs: list[Path | str] = [sys.version, str(ROOT), uv]
        if Path(self.python).exists() and steps.is_done(self._stamp("made"), inputs):
            return
        refuse_without_venv()
        say(f"making {self.folder.name}")
        steps.run(
            [sys.executable, "-m", "venv", "--clear", self.folder],
            sentence=f"{self.folder.name} cannot be made",
        )
        steps.run(
            [self.python, "-m", "pip", "install", "-q", "--require-hashes", "-r", uv],
            sentence="uv cannot be installed from PyPI",
        )
        steps.mark_done(self._stamp("made"), inputs)

    def fill(self, *names: str, or_wider: tuple[str, ...] = ()) -> None:
        """Have requirements/NAME.txt for each name in it, and aluette itself.

        Where the wider set is there already, with other packages on top, it is left alone.

        Raises:
            StepError: this Python cannot make environments, or a package cannot be had.
        """
        self.make()
        self._install(names, or_wider)
        self._install_aluette()

    def uv(self, *arguments: str | Path, environment: dict[str, str] | None = None) -> None:
        """Run uv, which installs packages far faster than pip, on this environment."""
        steps.run(
            [self.tool("uv"), *arguments],
            sentence=f"uv {' '.join(str(part) for part in arguments[:2])} failed",
            environment={**(environment or os.environ), "VIRTUAL_ENV": str(self.folder)},
        )

    def _install(self, names: tuple[str, ...], or_wider: tuple[str, ...]) -> None:
        stamp = self._stamp("packages")
        files = [REQUIREMENTS / f"{name}.txt" for name in names]
        if steps.is_done(stamp, files):
            return
        if or_wider and steps.is_done(stamp, [REQUIREMENTS / f"{name}.txt" for name in or_wider]):
            return
        say(f"installing packages into {self.folder.name}")
        listed = [part for file in files for part in ("-r", file)]
        self.uv("pip", "install", "--require-hashes", *listed)
        steps.mark_done(stamp, files)

    def _install_aluette(self) -> None:
        """Install this checkout, editable: its sources are used where they lie."""
        stamp = self._stamp("aluette")
        inputs = [ROOT / "pyproject.toml", ROOT / "_build" / "backend.py"]
        if steps.is_done(stamp, inputs):
            return
        say(f"installing aluette into {self.folder.name}")
        alone = {**os.environ, "ALUETTE_NO_PAGE": "1", "ALUETTE_NO_KERNEL": "1"}
        self.uv("pip", "install", "--no-deps", "-e", ROOT, environment=alone)
        steps.mark_done(stamp, inputs)

    def _stamp(self, name: str) -> Path:
        return self.folder / f".dev-{name}"


def refuse_without_venv() -> None:
    """Say what to install where this Python cannot make environments.

    Raises:
        StepError: the modules venv and ensurepip are not both there.
    """
    if find_spec("venv") and find_spec("ensurepip"):
        return
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if Path("/etc/debian_version").exists():
        raise StepError(f"this Python lacks venv: run `apt-get install python{version}-venv`")
    raise StepError(
        f"this Python {version} lacks venv or ensurepip: install them with your system's packages"
    )
