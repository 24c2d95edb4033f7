"""Sign sets: which gesture stands for what, as data (R6)."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from aluette.signs.language import SIGNS

__all__ = ["GESTURES", "SIGN_SETS", "SignSet", "SignSetError", "load_sign_set", "read_sign_set"]

_SETS = resources.files("aluette.signs") / "sets"
SIGN_SETS = tuple(
    sorted(
        file.name.removesuffix(".toml") for file in _SETS.iterdir() if file.name.endswith(".toml")
    )
)
"""The sets that come along: one TOML file each in the ``sets`` folder."""

GESTURES = (
    *("look-up", "raise-brows", "tilt", "smirk", "wink", "pout", "shut-eyes"),
    *("thumb", "little-finger", "index-finger", "two-fingers-up", "ring-finger", "write"),
    *("two-fingers-down", "open-mouth", "tongue", "teeth", "shrug", "shoulder", "grimace"),
    "bite-lip",
)
"""Every gesture that can be drawn."""


class SignSetError(ValueError):
    """A sign set that does not exist or says something that cannot be."""


@dataclass(frozen=True, slots=True)
class SignSet:
    """One table of signs."""

    name: str
    titles: Mapping[str, str]
    """For people, by language."""
    gestures: Mapping[str, tuple[str, ...]]
    """Each sign's gestures; they are variants of one another, the first is the usual one."""
    sources: Mapping[str, str]

    def title(self, language: str) -> str:
        """For people; in English where the set does not speak their language.

        >>> load_sign_set("gamerules").title("fr")
        'La petite table'
        """
        return self.titles.get(language, self.titles["en"])


@functools.cache
def load_sign_set(name: str) -> SignSet:
    """The set of this name.

    >>> load_sign_set("gamerules").gestures["madame"]
    ('tilt', 'smirk')

    :raises SignSetError: in one sentence, for a set that does not exist or is not sound.
    """
    if name not in SIGN_SETS:
        raise SignSetError(f"unknown sign set {name[:40]!r}; there are {', '.join(SIGN_SETS)}")
    return read_sign_set(name, (_SETS / f"{name}.toml").read_text("utf-8"))


def read_sign_set(name: str, text: str) -> SignSet:
    r"""A sign set from the text of its file.

    >>> text = '[title]\nen = "Winks"\n[signs]\nborgne = { gestures = ["wink"], source = "002" }'
    >>> read_sign_set("winks", text).gestures
    {'borgne': ('wink',)}

    :raises SignSetError: in one sentence, for a text that is no sign set.
    """
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError):
        raise SignSetError(f"sign set {name} is not TOML") from None
    titles, signs = table.get("title"), table.get("signs")
    if not isinstance(titles, dict) or not isinstance(signs, dict):
        raise SignSetError(f"sign set {name} needs the tables [title] and [signs]")
    if "en" not in titles or not all(isinstance(title, str) for title in titles.values()):
        raise SignSetError(f"sign set {name} needs titles that are texts, the English one at least")
    gestures: dict[str, tuple[str, ...]] = {}
    for sign, entry in signs.items():
        gestures[sign] = _gestures(sign, entry)
    _different(gestures)
    return SignSet(
        name,
        titles,
        gestures,
        {sign: str(entry.get("source", "house")) for sign, entry in signs.items()},
    )


def _gestures(sign: str, entry: Any) -> tuple[str, ...]:
    if sign not in SIGNS:
        raise SignSetError(f"unknown sign {sign[:20]!r}; signs are {', '.join(SIGNS)}")
    ways = entry.get("gestures") if isinstance(entry, dict) else None
    if not isinstance(ways, list) or not ways:
        raise SignSetError(f"{sign} needs a list of gestures")
    for way in ways:
        if way not in GESTURES:
            raise SignSetError(f"{sign}: unknown gesture {str(way)[:20]!r}")
    return tuple(ways)


def _different(gestures: Mapping[str, tuple[str, ...]]) -> None:
    """A gesture that stood for two things could not be read."""
    meaning: dict[str, str] = {}
    for sign, ways in gestures.items():
        for way in ways:
            if meaning.setdefault(way, sign) != sign:
                raise SignSetError(f"{way} stands for both {meaning[way]} and {sign}")
