"""Options that several commands share."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from aluette.cli.failure import Failure, bad_input, reading
from aluette.cli.messages import catalogues
from aluette.rules import Rules, load_rules

__all__ = ["AsJson", "Changes", "Language", "RulesName", "chosen_rules"]

RulesName = Annotated[
    str,
    typer.Option(
        "--rules", metavar="R", help="PRESET, PRESET+mordienne, or the path of a house's TOML file."
    ),
]
Changes = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="KEY=VALUE", help="Change one key of the rules; may be repeated."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, on a terminal too.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        help=f"Your language, one of {', '.join(catalogues())}; else LANG says it.",
    ),
]


def chosen_rules(spec: str, changes: Iterable[str] | None) -> Rules:
    """The rules that ``--rules`` names, with what ``--set`` changes on top.

    :raises Failure: they do not exist, cannot be read, or contradict one another.
    """
    wanted = dict(_change(text) for text in changes or ())
    with reading(spec), bad_input():
        return load_rules(spec, wanted)


def _change(text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not equals:
        raise Failure(f"--set wants KEY=VALUE, not {text[:40]!r}")
    return key.strip(), _toml_value(value.strip())


def _toml_value(text: str) -> Any:
    """A value as TOML spells it; what is no TOML is a bare word.

    >>> _toml_value("{ points = 3 }"), _toml_value("true"), _toml_value("off")
    ({'points': 3}, True, 'off')
    """
    try:
        table = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    return table["value"] if len(table) == 1 else text
