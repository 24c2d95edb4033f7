"""Builds the kernel beside its sources in src/aluette/kernel, where an editable install finds it.

The build backend (`pip install -e .`) and dev.py both use this, and it can be run by hand:
`python -m _build.kernel`. A wheel has its kernel from CMakeLists.txt by scikit-build-core. Standard
library only.
"""

import os
import shutil
import sys
from pathlib import Path

from _build import steps
from _build.steps import ROOT, StepError, say

KERNEL = ROOT / "src" / "aluette" / "kernel"
BUILD = ROOT / "build" / "kernel"
STAMP = BUILD / ".dev-kernel"

PACKAGES = ("nanobind>=3.1,<4",)
TOOLS = ("cmake>=3.26", "ninja>=1.11")

WITHOUT = (
    "no C++ compiler was found, so aluette is installed without its kernel and solver; "
    "g++ or clang++ brings them"
)


def sources() -> list[Path | str]:
    """Every file that the kernel is built from, and the Python that it is built for."""
    found = sorted([*KERNEL.glob("*.hpp"), *KERNEL.glob("*.cpp")])
    return [sys.version, sys.prefix, ROOT / "CMakeLists.txt", *found]


def is_wanted() -> bool:
    """Whether the kernel must be built: it is missing, or one of its sources has changed.

    Never without a compiler, nor where ALUETTE_NO_KERNEL is set.
    """
    if os.environ.get("ALUETTE_NO_KERNEL") or not has_compiler():
        return False
    return not (any(KERNEL.glob("_core.*")) and steps.is_done(STAMP, sources()))


def has_compiler() -> bool:
    """Whether a C++ compiler is on PATH, or named by CXX."""
    names = (os.environ.get("CXX") or "c++", "g++", "clang++", "cl")
    return any(shutil.which(name.split()[0]) for name in names)


def has_system_tools() -> bool:
    """Whether CMake and Ninja are on PATH."""
    return all(shutil.which(tool) for tool in ("cmake", "ninja"))


def build() -> None:
    """Build the kernel for this Python where that is wanted.

    Raises:
        StepError: it cannot be built.
    """
    if not is_wanted():
        return
    say("building the kernel")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}

    def cmake(*arguments: str | Path) -> None:
        command = [shutil.which("cmake", path=path) or "cmake", *arguments]
        steps.run(command, sentence="the kernel cannot be built", environment=environment)

    cmake("-S", ROOT, "-B", BUILD, "-G", "Ninja", f"-DPython_EXECUTABLE={sys.executable}")
    cmake("--build", BUILD)
    cmake("--install", BUILD, "--prefix", ROOT / "src")
    steps.mark_done(STAMP, sources())


def main() -> int:
    """Build the kernel; 3 where that fails."""
    try:
        build()
    except StepError as error:
        say(str(error))
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
