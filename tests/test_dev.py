"""dev.py and the build chain, as far as they can be tried without installing anything."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import dev
from _build import checks, environment, page, steps
from _build.steps import StepError


def status_and_errors(*arguments: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, "dev.py", *arguments],
        check=False,
        cwd=steps.ROOT,
        capture_output=True,
        text=True,
    )
    assert done.stdout == ""
    return done.returncode, done.stderr.splitlines()


def test_a_step_is_done_until_an_input_changes(tmp_path: Path) -> None:
    source, stamp = tmp_path / "source", tmp_path / "made" / "stamp"
    source.write_text("one")
    assert not steps.is_done(stamp, [source])
    steps.mark_done(stamp, [source])
    assert steps.is_done(stamp, [source])
    source.write_text("two")
    assert not steps.is_done(stamp, [source])


def test_the_coming_and_going_of_a_file_changes_the_hash(tmp_path: Path) -> None:
    source = tmp_path / "source"
    without = steps.digest([source])
    source.write_text("")
    assert steps.digest([source]) != without


def test_a_name_is_not_mistaken_for_content(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("b")
    (tmp_path / "b").write_text("a")
    assert steps.digest([tmp_path / "a"]) != steps.digest([tmp_path / "b"])


def test_a_command_that_fails_shows_its_words_and_one_sentence(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(StepError, match=r"^it went wrong; its last words are above$"):
        steps.run(
            [sys.executable, "-c", "import sys; print('alas'); sys.exit(4)"],
            sentence="it went wrong",
        )
    shown = capfd.readouterr()
    assert shown.out == ""
    assert shown.err.strip() == "alas"


def test_a_command_that_is_missing_is_one_sentence() -> None:
    with pytest.raises(StepError, match=r"^no such tool: .*nowhere"):
        steps.run(["/nowhere/tool"], sentence="no such tool")


def test_a_change_in_a_catalogue_or_the_page_asks_for_a_new_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web, locales = tmp_path / "web", tmp_path / "locales"
    for folder in (web / "src", web / "node_modules", locales):
        folder.mkdir(parents=True)
    for name, value in {"ROOT": tmp_path, "WEB": web, "WORDS": (locales,)}.items():
        monkeypatch.setattr(page, name, value)
    monkeypatch.setattr(page, "PAGE_STAMP", tmp_path / "static" / "stamp")
    monkeypatch.delenv("ALUETTE_NO_PAGE", raising=False)
    assert not page.is_wanted(), "without web/ there is nothing to build"

    (web / "package.json").write_text("{}")
    (locales / "fr.ftl").write_text("trick = pli")
    assert page.is_wanted()
    steps.mark_done(page.PAGE_STAMP, page.sources())
    assert not page.is_wanted()

    (web / "node_modules" / "vite.js").write_text("")
    assert not page.is_wanted(), "packages are no sources"
    (locales / "fr.ftl").write_text("trick = levée")
    assert page.is_wanted()
    monkeypatch.setenv("ALUETTE_NO_PAGE", "1")
    assert not page.is_wanted()


def test_the_few_packages_are_not_put_over_the_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(page, "run_npm", lambda *arguments: calls.append(arguments))
    monkeypatch.setattr(page, "PACKAGES_STAMP", tmp_path / "many")
    monkeypatch.setattr(page, "FEW_PACKAGES_STAMP", tmp_path / "few")
    page.install(with_checks=False)
    page.install(with_checks=False)
    page.install(with_checks=True)
    page.install(with_checks=False)
    assert calls == [("ci", "--omit=dev"), ("ci",)]


@pytest.mark.parametrize("system", ["nt", "posix"])
def test_the_node_of_the_wheel_comes_first_on_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(page, "is_windows", lambda: system == "nt")
    command, variables = page.npm_of_wheel(tmp_path)
    assert Path(command[0]).name == ("node.exe" if system == "nt" else "node")
    assert variables["PATH"].startswith(str(Path(command[0]).parent))
    assert Path(command[1]).name == "npm-cli.js"


def test_a_python_without_venv_is_told_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "find_spec", lambda name: None if name == "ensurepip" else 1)
    with pytest.raises(StepError, match=r"^this Python.* lacks venv.*install"):
        environment.refuse_without_venv()


def test_what_python_compiles_for_checks_is_kept_and_not_beside_sources_against_a_wish() -> None:
    assert checks.keeping_bytecode({"PATH": "/bin"}) == {"PATH": "/bin"}
    wish = {"PYTHONDONTWRITEBYTECODE": "1"}
    assert checks.keeping_bytecode(wish) == {
        "PYTHONPYCACHEPREFIX": str(steps.ROOT / "build" / "pycache")
    }
    elsewhere = {"PYTHONPYCACHEPREFIX": "/elsewhere"}
    assert checks.keeping_bytecode(wish | elsewhere) == elsewhere


def test_the_words_and_their_options() -> None:
    wanted = dev.parser().parse_args(["play", "--port", "8123", "--no-browser", "--data", "here"])
    assert (wanted.does, wanted.port, wanted.no_browser) == (dev.play, 8123, True)
    assert wanted.data == Path("here")
    wanted = dev.parser().parse_args(["bench", "engine", "--json", "--quick"])
    assert (wanted.does, wanted.name) == (dev.run_benchmark, "engine")
    assert wanted.options == ["--json", "--quick"]


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["test", "--fast"],
        ["play", "--port", "http"],
        ["play", "--port", "65536"],
        ["play", "--port", "-1"],
        ["bench"],
        ["bench", "../engine"],
    ],
)
def test_bad_arguments_are_refused_in_one_line(arguments: list[str]) -> None:
    status, errors = status_and_errors(*arguments)
    assert status == 2
    assert len(errors) == 1
    assert errors[0].startswith("dev.py")


def test_the_library_needs_nothing_but_python() -> None:
    program = "import sys; sys.path.insert(0, 'src'); import aluette, aluette.notation"
    subprocess.run([sys.executable, "-I", "-S", "-c", program], check=True, cwd=steps.ROOT)


def test_who_plays_has_eighteen_direct_dependencies_at_most() -> None:
    project = tomllib.loads((steps.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == []
    to_play = [project["optional-dependencies"][extra] for extra in ("cli", "play")]
    wanted = {item for extra in to_play for item in extra if not item.startswith("aluette[")}
    assert len(wanted) <= 18


@pytest.mark.parametrize("path", ["requirements/*.txt", "web/package-lock.json"])
def test_no_lock_holds_an_address_of_a_registry(path: str) -> None:
    found = list(steps.ROOT.glob(path))
    assert found
    for file in found:
        text = file.read_text("utf-8")
        assert '"resolved"' not in text
        assert not re.search(r"index-url|find-links|https?://\S*(pypi|npmjs|registry)", text)
