"""``aluette rules``: the presets, and every key of one with its value and source."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from aluette.cli.answer import answer
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Changes, Language, chosen_rules
from aluette.notation.toml import toml_value
from aluette.rules import RULE_SETS, Rules, preset_titles, rules_sources
from aluette.signs import SIGN_SETS, load_sign_set

__all__ = ["rules"]


def rules(
    preset: Annotated[
        str | None,
        typer.Argument(
            metavar="[PRESET]", help="PRESET, PRESET+mordienne, or the path of a TOML file."
        ),
    ] = None,
    *,
    changes: Changes = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """List the presets, or every key of one with its source.

    Prints {"presets": {name: {language: title}}}, or {"preset", "title": {language: title},
    "keys": {key: {"value", "source"}}}. A source is a document's number, "ours", or "house".
    """
    if preset is None and not changes:
        _list_presets(as_json, language)
    else:
        _show(chosen_rules(preset or "pagat", changes), as_json, language)


def _list_presets(as_json: bool, language: str | None) -> None:
    titles = {name: preset_titles(name) for name in RULE_SETS}

    def table(say: Messages) -> Table:
        shown = Table.grid(padding=(0, 2))
        for name, title in titles.items():
            shown.add_row(name, title[say.language])
        return shown

    answer({"presets": titles}, as_json=as_json, language=language, for_people=table)


def _show(chosen: Rules, as_json: bool, language: str | None) -> None:
    title = preset_titles(chosen.preset)
    sources = rules_sources(chosen)
    keys = {key: {"value": value, "source": sources[key]} for key, value in chosen.values().items()}

    def table(say: Messages) -> Table:
        shown = Table(
            say("terminal-rules-key"),
            say("terminal-rules-value"),
            say("terminal-rules-source"),
            title=title[say.language],
            box=None,
        )
        for key, entry in keys.items():
            value, source = entry["value"], entry["source"]
            spelling = Text(f"{key} = {toml_value(value)}", style="dim")
            shown.add_row(
                Group(say(f"rules-key-{key}"), spelling),
                _value(key, value, say),
                _source(source, say),
            )
        return shown

    answer(
        {"preset": chosen.preset, "title": title, "keys": keys},
        as_json=as_json,
        language=language,
        for_people=table,
    )


def _value(key: str, value: Any, say: Messages) -> str:
    """A value in words; packets are a sum of counts."""
    match value:
        case {"deals": number} | {"points": number}:
            return say(f"rules-value-match-{next(iter(value))}", n=number)
        case [*packets]:
            return " + ".join(map(str, packets))
        case str() if key == "sign_set" and value in SIGN_SETS:
            return load_sign_set(value).title(say.language)
        case bool() | str():
            return say(f"rules-value-{key}-{str(value).lower()}")
    return say(f"rules-value-{key}", n=value)


def _source(source: str, say: Messages) -> str:
    """A source in words, one a line; one without words of its own is an address."""
    names = ((f"rules-source-{part}", part) for part in source.split(", "))
    return "\n".join(say(name) if say.has(name) else part for name, part in names)
