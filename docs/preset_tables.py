"""The tables of presets and keys, made from the code so that they never drift from it.

A page in a language of `LANGUAGES` shows one with `{{ presets_en }}`, `{{ values_fr }}` and so on.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from aluette.cli.messages import Messages
from aluette.rules import KEYS, RULE_SETS, load_rules, preset_titles, rules_sources
from aluette.rules.fields import CHOICES
from aluette.signs import SIGN_SETS, load_sign_set

__all__ = ["LANGUAGES", "substitutions"]

LANGUAGES = ("en", "fr")
OURS = "°"
"""Stands behind a value that no source gives."""
COLUMNS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "en": {
        "presets": ("Preset", "Title", "Seats", "Cards and tricks", "Talon", "Match", "Source"),
        "keys": ("Key", "What it decides", "Values"),
        "values": ("Key",),
    },
    "fr": {
        "presets": ("Règles", "Titre", "Places", "Cartes et plis", "Talon", "Partie", "Source"),
        "keys": ("Clé", "Ce qu’elle décide", "Valeurs"),
        "values": ("Clé",),
    },
}


def substitutions() -> dict[str, str]:
    """Every table in every language, as Markdown."""
    tables = {"presets": presets, "values": values, "keys": keys}
    return {
        f"{name}_{language}": make(language)
        for name, make in tables.items()
        for language in LANGUAGES
    }


def presets(language: str) -> str:
    """Each preset with its title, its size and where it comes from."""
    say = Messages(language)
    rows = []
    for name in RULE_SETS:
        rules = load_rules(name)
        given = {source for source in rules_sources(rules).values() if source != "ours"}
        target = say(f"rules-value-match-{rules.match.kind}", n=rules.match.number)
        rows.append(
            (
                f"`{name}`",
                preset_titles(name)[language],
                rules.seats,
                rules.hand_size,
                rules.talon_size,
                target,
                ", ".join(sorted(given)),
            )
        )
    return _table(COLUMNS[language]["presets"], rows)


def values(language: str) -> str:
    """Every key of every preset, and of every preset with the overlay where it has one."""
    rules = [load_rules(spec) for spec in RULE_SETS]
    sources = [rules_sources(one) for one in rules]
    rows = [
        (
            f"`{key}`",
            *(
                _plain(one.values()[key]) + OURS * (source[key] == "ours")
                for one, source in zip(rules, sources, strict=True)
            ),
        )
        for key in KEYS
    ]
    return _table((*COLUMNS[language]["values"], *(f"`{spec}`" for spec in RULE_SETS)), rows)


def keys(language: str) -> str:
    """What each key decides, and what each of its values means."""
    say = Messages(language)
    rows = [(f"`{key}`", say(f"rules-key-{key}"), _meanings(key, say)) for key in KEYS]
    return _table(COLUMNS[language]["keys"], rows)


def _meanings(key: str, say: Messages) -> str:
    if key == "packets":
        return f"`[3, 3, 3]` {say('rules-packets-note')}"
    if key == "shortest_run":
        return "`1`, `2`, `3` …"
    if key == "match":
        kinds = ("deals", "points")
        return "<br>".join(f"`{{ {k} = n }}` {say(f'rules-match-kind-{k}')}" for k in kinds)
    if key == "seats":
        return ", ".join(f"`{n}`" for n in CHOICES[key])
    return "<br>".join(f"`{_plain(value)}` {_meaning(key, value, say)}" for value in CHOICES[key])


def _meaning(key: str, value: Any, say: Messages) -> str:
    if key == "sign_set" and value in SIGN_SETS:  # which bring their titles along
        return load_sign_set(value).title(say.language)
    return say(f"rules-value-{key}-{_plain(value)}")


def _plain(value: Any) -> str:
    """A value as a TOML file spells it, short."""
    if isinstance(value, dict):
        ((kind, number),) = value.items()
        return f"{kind} {number}"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value)


def _table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    text = ("| " + " | ".join(map(str, line)) + " |" for line in lines)
    return "\n".join(re.sub(r"(?<=\S)  +", " ", line) for line in text)
