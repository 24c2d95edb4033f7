"""Presets, overlays and house files, read and put together (R1, R3.1, R3.3)."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from aluette.rules.fields import KEYS, Rules, RulesError, read_value, shown
from aluette.tomlfile import read_toml_file

__all__ = ["PRESETS", "RULE_SETS", "load_rules", "preset_titles", "rules_sources"]

_ORDER = ("pagat", "gamerules", "wikipedia", "wikipedia-3", "wikipedia-6", "spanish", "rebour")
_MAX_FILE = 1 << 16


def _preset_names() -> tuple[str, ...]:
    folder = resources.files("aluette.rules") / "presets"
    names = {f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")}
    return tuple(sorted(names, key=lambda n: (n not in _ORDER, n in _ORDER and _ORDER.index(n), n)))


PRESETS: tuple[str, ...] = _preset_names()
"""The names of all presets: one TOML file each in the ``presets`` folder."""


@functools.cache
def _preset(name: str) -> dict[str, Any]:
    if name not in PRESETS:
        raise RulesError(f"unknown preset {shown(name)}; the presets are {', '.join(PRESETS)}")
    file = resources.files("aluette.rules") / "presets" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _overlay(spec: str) -> dict[str, Any]:
    """What an overlay says, ``title`` and ``rules``; nothing where the text names none."""
    name, plus, overlay = spec.partition("+")
    overlays: dict[str, Any] = _preset(name).get("overlays", {})
    if plus and overlay not in overlays:
        raise RulesError(f"preset {name} has no overlay {plus + overlay[:40]!r}")
    return dict(overlays[overlay]) if plus else {}


@functools.cache
def _entries(spec: str) -> dict[str, dict[str, Any]]:
    """Every key's entry, ``value`` and ``source``, of ``PRESET`` or ``PRESET+OVERLAY``."""
    entries: dict[str, dict[str, Any]] = dict(_preset(spec.partition("+")[0])["rules"])
    entries.update(_overlay(spec).get("rules", {}))
    return entries


RULE_SETS: tuple[str, ...] = tuple(
    spec
    for name in PRESETS
    for spec in (name, *(f"{name}+{o}" for o in _preset(name).get("overlays", {})))
)
"""Every preset, and after it each overlay that it has: ``spanish``, ``spanish+mordienne``."""


def preset_titles(name: str) -> dict[str, str]:
    """The title for people of a preset, or of one with an overlay, by language.

    >>> preset_titles("wikipedia-3")["en"]
    'Three players'

    :raises RulesError: for an unknown preset or overlay.
    """
    return dict(_overlay(name).get("title") or _preset(name.partition("+")[0])["title"])


def rules_sources(rules: Rules) -> dict[str, str]:
    """Where each key's value comes from: seed documents by number, ``ours``, or ``house``.

    >>> sources = rules_sources(load_rules("pagat", {"chant": False}))
    >>> sources["surrender"], sources["shortest_run"], sources["chant"]
    ('000', 'ours', 'house')
    """
    changed = dict(rules.changes)
    entries = _entries(rules.preset)
    return {key: "house" if key in changed else entries[key]["source"] for key in KEYS}


def load_rules(
    spec: str | Path | Mapping[str, Any] = "pagat", changes: Mapping[str, Any] | None = None
) -> Rules:
    """The rules that a text, a path or a table names, with single keys changed on top.

    ``spec`` is ``PRESET`` or ``PRESET+mordienne``, the path of a house's TOML file, or a table
    as in a record: ``{"preset": "gamerules", "mordienne": "run"}``.

    >>> load_rules("spanish+mordienne").match
    Target(kind='points', number=10)
    >>> load_rules({"preset": "gamerules", "mordienne": "run"}).mordienne
    'run'
    >>> load_rules("pagat+mordienne")
    Traceback (most recent call last):
      ...
    aluette.rules.fields.RulesError: preset pagat has no overlay '+mordienne'

    :raises RulesError: in one sentence, for what does not exist or contradicts itself.
    :raises OSError: for a house file that cannot be read.
    """
    if isinstance(spec, Path) or (isinstance(spec, str) and _is_path(spec)):
        table = _house_file(Path(spec))
    else:
        table = {"preset": spec} if isinstance(spec, str) else dict(spec)
    return _from_table(table, changes or {})


def _from_table(table: dict[str, Any], changes: Mapping[str, Any]) -> Rules:
    """The rules of a preset and of the keys beside it, and then of the changes."""
    keys = {key: value for key, value in table.items() if key != "preset"}
    preset = table.get("preset")
    if not isinstance(preset, str):
        raise RulesError('rules need a preset to start from: preset = "pagat", for example')
    entries = _entries(preset)
    values = {key: read_value(key, entry["value"]) for key, entry in entries.items()}
    changed = {key: read_value(key, value) for key, value in {**keys, **changes}.items()}
    ordered = tuple((key, changed[key]) for key in KEYS if key in changed)
    return Rules(**(values | changed), preset=preset, changes=ordered)


def _is_path(spec: str) -> bool:
    return spec.endswith(".toml") or "/" in spec or "\\" in spec


def _house_file(path: Path) -> dict[str, Any]:
    """A house's file: ``preset`` and the keys it changes, which make rules by themselves."""
    try:
        table = read_toml_file(path, _MAX_FILE)
    except ValueError as error:
        raise RulesError(f"{path.name}: {error}") from None
    try:
        _from_table(table, {})
    except RulesError as error:
        error.args = (f"{path.name}: {error}",)  # the error keeps its code
        raise
    return table
