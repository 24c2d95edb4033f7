"""The terminal's part of the catalogues."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from aluette.cards import LANGUAGES
from aluette.cli.messages import Messages, catalogues

ENGLISH = "en"
SOURCES = resources.files("aluette") / "cli"


class _Arguments(Visitor):
    """Collects the names of a message's arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def arguments(language: str) -> dict[str, set[str]]:
    """The terminal's messages in a language, each with the arguments it uses."""
    file = resources.files("aluette") / "locales" / f"{language}.ftl"
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("terminal-"):
            visitor = _Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def sources() -> str:
    """All of the command line's code."""
    folders = (SOURCES, SOURCES / "play")
    return "".join(
        file.read_text(encoding="utf-8")
        for folder in folders
        for file in folder.iterdir()
        if file.name.endswith(".py")
    )


def test_each_language_of_the_cards_has_its_catalogue() -> None:
    assert catalogues() == LANGUAGES


@pytest.mark.parametrize("language", catalogues())
def test_every_language_says_the_same_things(language: str) -> None:
    assert arguments(language) == arguments(ENGLISH)


def test_every_message_is_used_and_every_one_used_is_there() -> None:
    used = re.findall(r'"((?:terminal|refused)-[a-z0-9{}._\[\]\' -]+?)"', sources())
    patterns = [re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", re.escape(name)) for name in used]
    messages = arguments(ENGLISH)
    unused = {name for name in messages if not any(re.fullmatch(p, name) for p in patterns)}
    assert unused == set()
    for name in used:
        if "{" not in name:
            assert name in messages


def test_what_a_catalogue_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gap:
        def has_message(self, _: str) -> bool:
            return False

    say = Messages("fr")
    monkeypatch.setattr(say, "_bundles", [Gap(), *Messages("en")._bundles])
    assert say("terminal-yes-or-no") == "Please say yes or no."
    with pytest.raises(KeyError, match="terminal-nothing"):
        say("terminal-nothing")
