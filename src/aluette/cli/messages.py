"""What the terminal says, in the reader's language: Fluent messages with arguments."""

from __future__ import annotations

import functools
import os
from importlib import resources
from typing import TYPE_CHECKING

from aluette.cards import CARDS, LANGUAGES, card_name
from aluette.cli.failure import Failure
from aluette.rules.fields import shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["Messages", "catalogues", "reader_language"]

FALLBACK = "en"


@functools.cache
def catalogues() -> tuple[str, ...]:
    """The languages there are messages in: one Fluent catalogue each."""
    folder = resources.files("aluette") / "locales"
    return tuple(code for code in LANGUAGES if (folder / f"{code}.ftl").is_file())


def reader_language(wanted: str | None) -> str:
    """The language asked for, else that of the environment, else English.

    :raises Failure: there is no catalogue for the language asked for.
    """
    known = catalogues()
    if wanted is not None:
        if wanted not in known:
            raise Failure(
                f"no messages in the language {shown(wanted)}; --lang knows {', '.join(known)}"
            )
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(name):
            code = setting[:2].lower()
            return code if code in known else FALLBACK
    return FALLBACK


class Messages:
    """The messages of one language; one that its catalogue lacks is taken from the English one.

    >>> Messages("fr")("terminal-talon"), Messages("fr").word("terminal-typed-yes")
    ('talon', 'oui')
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, /, **arguments: str | int) -> str:
        """The message of that name, with these arguments in it.

        :raises KeyError: no catalogue has it.
        """
        texts = self._texts(message, arguments)
        if not texts:
            raise KeyError(message)
        return texts[0]

    def has(self, message: str) -> bool:
        """Whether there is a message of that name."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def card(self, card: int) -> str:
        """A card's name in this language, with its code."""
        return self("terminal-card", name=card_name(card, self.language), code=CARDS[card].code)

    def word(self, name: str) -> str:
        """The word to show of those that can be typed."""
        return self(name).split()[0]

    def words(self, name: str) -> frozenset[str]:
        """Every way to type a word: those of this language and the English ones.

        A word's message lists them with spaces between, the one to show first.
        """
        return frozenset(word for text in self._texts(name, {}) for word in text.casefold().split())

    def _texts(self, message: str, arguments: dict[str, str | int]) -> list[str]:
        """The message in this language, and in English, where they have it."""
        known = [b for b in self._bundles if b.has_message(message)]
        patterns = [(bundle, bundle.get_message(message).value) for bundle in known]
        return [str(b.format_pattern(p, arguments)[0]) for b, p in patterns if p is not None]


@functools.cache
def _bundle(language: str) -> FluentBundle:
    # Fluent takes a third of a command's start, and most answers need no message.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    file = resources.files("aluette") / "locales" / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
