"""`aluette rules`: the presets, and every key of one with its value and source."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from aluette.cli.answer import answer
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Changes, Language, chosen_rules
from aluette.rules import RULE_SETS, Rules, preset_titles, rules_sources

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
            shown.add_row(key, _value(entry["value"]), entry["source"])
        return shown

    answer(
        {"preset": chosen.preset, "title": title, "keys": keys},
        as_json=as_json,
        language=language,
        for_people=table,
    )


def _value(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
