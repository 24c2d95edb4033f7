"""Whoever numbers a rule on the rules page also names a test after it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "learn" / "rules.md"


def rules_of(page: str) -> list[str]:
    """The numbers of the chapters and of the paragraphs that begin with one in bold."""
    return re.findall(r"^(?:## |\*\*)(R\d+(?:\.\d+)?)\b", page, re.MULTILINE)


def names_of_tests() -> str:
    return " ".join(
        name
        for file in sorted(Path(__file__).parent.glob("test_*.py"))
        for name in re.findall(r"^def (test_r\d\w+)\(", file.read_text("utf-8"), re.MULTILINE)
    )


def test_every_numbered_rule_has_a_test() -> None:
    rules = rules_of(PAGE.read_text("utf-8"))
    assert {"R1", "R2.1", "R3.3", "R4.4", "R5.9", "R7"} <= set(rules)
    names = names_of_tests()
    lacking = [rule for rule in rules if f"test_{rule.lower().replace('.', '_')}_" not in names]
    assert lacking == []


def test_the_page_numbers_no_rule_twice() -> None:
    rules = rules_of(PAGE.read_text("utf-8"))
    assert sorted(rules) == sorted(set(rules))


def test_no_test_is_named_after_a_rule_that_is_not_there() -> None:
    rules = {rule.lower().replace(".", "_") for rule in rules_of(PAGE.read_text("utf-8"))}
    named = set(re.findall(r"test_(r\d+(?:_\d+)?)_", names_of_tests()))
    assert named <= rules
