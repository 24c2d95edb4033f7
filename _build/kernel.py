"""Builds the kernel beside its sources in src/aluette/kernel, where an editable install finds it.

The build backend (`pip install -e .`) and dev.py both use this, and it can be run by hand:
`python -m _build.kernel`; with `test` after it, the kernel's own test program is built and run,
with `tidy` it is read by clang-tidy. A wheel has its kernel from CMakeLists.txt by
scikit-build-core. Standard library only.
"""

import os
import shutil
import sys
from pathlib import Path

from _build import steps
from _build.steps import ROOT, StepError, say

KERNEL = ROOT / "src" / "aluette" / "kernel"
BUILD = ROOT / "build" / "kernel"
TESTS = ROOT / "build" / "kernel-tests"
STAMP = BUILD / ".dev-kernel"

PACKAGES = ("nanobind>=3.1,<4",)
TOOLS = ("cmake>=3.26", "ninja>=1.11")

WITHOUT = (
    "no C++20 compiler with Python's headers was found, so there is no kernel: no solver, no "
    "levels strong and expert, no hints and reviews; all else works. g++ or clang++, and "
    "python3-dev on Debian, bring it; then run the same command again"
)


def sources() -> list[Path | str]:
    """Every file that the kernel is built from, and the Python that it is built for."""
    found = sorted([*KERNEL.glob("*.hpp"), *KERNEL.glob("*.cpp")])
    return [sys.version, ROOT / "CMakeLists.txt", *found]


def is_wanted() -> bool:
    """Whether the kernel must be built: it is missing, or one of its sources has changed.

    Never without a compiler, nor where ALUETTE_NO_KERNEL is set.
    """
    if os.environ.get("ALUETTE_NO_KERNEL") or not has_compiler():
        return False
    return not (is_there() and steps.is_done(STAMP, [steps.digest(sources())]))


def is_there() -> bool:
    """Whether a kernel lies beside its sources; the stub does not count."""
    return any(KERNEL.glob("_core.*.*"))


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
    built = steps.digest(sources())  # before it is read: what changes meanwhile is not in it
    cmake("-S", ROOT, "-B", BUILD, "-G", "Ninja", f"-DPython_EXECUTABLE={sys.executable}")
    if "_core" not in (BUILD / "build.ninja").read_text(encoding="utf-8"):
        say(WITHOUT)  # CMake has found a compiler that is none, or no headers
        return
    say("building the kernel; this takes a minute or two, once")
    cmake("--build", BUILD)
    cmake("--install", BUILD, "--prefix", ROOT / "src")
    steps.mark_done(STAMP, [built])


def test() -> None:
    """Build the kernel's test program, under sanitizers, and run it.

    Raises:
        StepError: it cannot be built, or a test in it fails.
    """
    cmake("-S", ROOT, "-B", TESTS, "-G", "Ninja", "-DALUETTE_TESTS=ON")
    cmake("--build", TESTS)
    steps.run([TESTS / "kernel_test", "600", "4", "1"], sentence="the kernel's own tests fail")


def tidy() -> None:
    """Have clang-tidy read all that is compiled without Python.

    Raises:
        StepError: it finds something.
    """
    steps.run(
        [
            Path(sys.executable).with_name("clang-tidy"),
            "--quiet",
            "--warnings-as-errors=*",
            ROOT / "tests" / "kernel" / "kernel_test.cpp",
            "--",
            "-std=c++20",
            f"-I{KERNEL}",
        ],
        sentence="clang-tidy finds something in the kernel",
    )


def cmake(*arguments: str | Path) -> None:
    """Run CMake, the system's or the one beside this Python."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    steps.run(
        [shutil.which("cmake", path=path) or "cmake", *arguments],
        sentence="the kernel cannot be built",
        environment={**os.environ, "PATH": path},
    )


def main(word: str = "build") -> int:
    """Build the kernel, or `test` or `tidy` it; 3 where that fails."""
    try:
        {"build": build, "test": test, "tidy": tidy}[word]()
    except StepError as error:
        say(str(error))
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
