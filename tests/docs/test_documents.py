"""What the documents claim holds: rule numbers, examples, file names, and what commands print."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path

import pytest

from aluette import PRESETS, Match, load_rules
from aluette.cli.app import run
from aluette.game.scoring import outcome

ROOT = Path(__file__).parents[2]
LEARN = ROOT / "docs" / "learn"
RULES_PAGES = (LEARN / "rules.md", LEARN / "regles.md")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NOBODY = ("nobody", "personne")


def numbers(text: str) -> list[str]:
    """The rules that a page tells: headings such as R5, and paragraphs such as R5.6."""
    return re.findall(r"^(?:## |\*\*)(R\d(?:\.\d)?)\b", text, re.MULTILINE)


def rows(text: str) -> list[list[str]]:
    """The cells of every table's rows, without the code marks."""
    lines = [line[1:].removesuffix("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def test_both_rules_pages_tell_the_same_rules_in_order() -> None:
    english, french = (numbers(page.read_text(encoding="utf-8")) for page in RULES_PAGES)
    assert english == french == sorted(set(english))
    assert {"R1", "R2.4", "R3.3", "R4.4", "R5.9", "R6", "R7"} <= set(english)


@pytest.mark.parametrize("page", RULES_PAGES, ids=lambda page: page.stem)
def test_the_presets_introduced_are_there(page: Path) -> None:
    chapter = page.read_text(encoding="utf-8").partition("## R1 ")[2].partition("## R2 ")[0]
    told = {row[0].strip("`") for row in rows(chapter) if row[0].startswith("`")}
    assert len(told) == 8
    assert told <= set(PRESETS)


@pytest.mark.parametrize("page", RULES_PAGES, ids=lambda page: page.stem)
def test_the_deals_told_as_examples_come_out_so(page: Path) -> None:
    told = [
        row
        for row in rows(page.read_text(encoding="utf-8"))
        if re.fullmatch(r"`[NESWX]{9}`", row[0])
    ]
    assert len(told) >= 9
    for tricks, preset, winner, points, _ in told:
        rules = load_rules(preset.strip("`"))
        names = Match.new(rules).table.names
        took = [None if seat == "X" else names.index(seat) for seat in tricks.strip("`")]
        result = outcome(rules, took)
        assert (result.winner, result.points) == (
            None if winner in NOBODY else names.index(winner),
            int(points),
        ), tricks


def test_the_map_of_rules_names_every_rule_and_what_exists() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    mapped = [row for row in rows(text) if re.fullmatch(r"R\d(\.\d)?", row[0])]
    told = numbers(RULES_PAGES[0].read_text(encoding="utf-8"))
    parents = {number[:2] for number in told if "." in number}
    assert [row[0] for row in mapped] == [n for n in told if n not in parents or n == "R3"]
    package = ROOT / "src" / "aluette"
    for rule, _, files, names in mapped:
        paths = [path for name in re.findall(r"`([^`]+)`", files) for path in package.glob(name)]
        assert len(paths) >= files.count("`") // 2, rule
        defined = {name for path in paths if path.suffix == ".py" for name in names_in(path)}
        assert set(re.findall(r"`(\w+)`", names)) <= defined, rule


def names_in(path: Path) -> set[str]:
    """The names that a module defines at its top."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def commands() -> list[tuple[str, str, str]]:
    """Each command that a page shows together with what it prints: page, command, output."""
    shown = []
    for page in PAGES:
        for block in re.findall(
            r"^```console\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
        ):
            for part in block.split("$ ")[1:]:
                command, _, output = part.partition("\n")
                if output:
                    shown.append((page.stem, command, output))
    return shown


@pytest.mark.parametrize(("page", "command", "output"), commands())
def test_commands_print_what_the_pages_show(
    page: str,
    command: str,
    output: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    program, *arguments = shlex.split(command)
    assert program == "aluette"
    run(arguments)
    printed = "".join(capsys.readouterr())
    shown, cut, _ = output.rstrip("\n").partition("…")
    assert printed.startswith(shown) if cut else printed.rstrip("\n") == shown


def test_the_links_of_the_readme_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^):]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []
