"""The record of a match, ``.alu``: a TOML text that says who held and did what.

:class:`Record` is the text's content, checked for form; :mod:`aluette.notation.replay` plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aluette.cards import CARD_COUNT, Card
from aluette.game.match import seat_names
from aluette.notation import forms
from aluette.notation.forms import RecordError
from aluette.notation.signs import (
    GazeRecord,
    SignRecord,
    plain_signing,
    read_gazes,
    read_signing,
    read_signs,
)
from aluette.notation.toml import toml_value
from aluette.rules import Rules, RulesError, fit_signing, load_rules
from aluette.rules.fields import shown
from aluette.signs import NO_SIGNS, Signing
from aluette.tomlfile import read_toml, read_toml_file

__all__ = ["DealRecord", "Record", "RecordError"]

VERSION = 1
MAX_SIZE = 4 << 20
"""Bytes of the largest record that is read."""

WORDS = (
    *("pass", "concede", "surrender", "announce"),
    *("agree", "disagree", "accept", "refuse", "decline"),
)
_KEPT = ("seed", "commitment", "names", "phrases", "clocks", "date", "comment")
MATCH_EXTRAS = (*_KEPT, "draw", "event")
DEAL_EXTRAS = (*_KEPT,)
"""Keys that are kept as they are, whatever they say."""


Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal of a record; ``None`` where the text says nothing."""

    dealer: str
    hands: Mapping[str, Cards]
    """As dealt, by seat name."""
    talon: Cards | None = None
    """First card first."""
    cut: int | None = None
    chant: tuple[bool, ...] | None = None
    """Votes from the dealer's left."""
    discards: Mapping[str, Cards] = field(default_factory=dict)
    declarations: tuple[tuple[str, str], ...] = ()
    """Seat names and words in order, passes left out."""
    plays: tuple[Cards, ...] | None = None
    """One tuple a trick, in playing order."""
    penalty: str | None = None
    signs: tuple[SignRecord, ...] = ()
    gazes: tuple[GazeRecord, ...] = ()
    extras: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    r"""A match as its record tells it.

    >>> record = Record.parse('aluette = 1\nrules = "pagat"\nseats = ["N", "E", "S", "W"]')
    >>> record.rules.preset, record.deals
    ('pagat', ())
    >>> Record.parse(record.text()) == record
    True
    """

    rules: Rules
    seats: tuple[str, ...]
    deals: tuple[DealRecord, ...] = ()
    extras: Mapping[str, Any] = field(default_factory=dict)
    signing: Signing = NO_SIGNS

    @classmethod
    def read(cls, path: Path) -> Record:
        """Read the record that a file holds.

        :raises RecordError: where the file is no record.
        :raises OSError: where it cannot be read.
        """
        return _read(lambda: read_toml_file(path, MAX_SIZE))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read the record that a text holds.

        :raises RecordError: in one sentence that says where and why.
        """
        return _read(lambda: read_toml(text))

    def text(self) -> str:
        """The record as TOML, one key a line, ready to be parsed again."""
        how = plain_signing(self.signing)
        lines = [
            f"aluette = {VERSION}",
            f"rules = {toml_value(self.rules.spec())}",
            f"seats = {toml_value(self.seats)}",
            *([] if how is None else [f"signs = {toml_value(how)}"]),
            *_extra_lines(self.extras),
        ]
        for deal in self.deals:
            lines += ["", "[[deals]]", *_deal_lines(deal)]
        return "\n".join(lines) + "\n"


# Reading


def _read(table: Callable[[], Mapping[str, Any]]) -> Record:
    """The record of a table, once that is read; whatever is wrong is the record's fault."""
    try:
        return _match(table())
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(str(error)) from None


def _match(table: Mapping[str, Any]) -> Record:
    version = forms.need(table, "aluette", "the record")
    if type(version) is not int or version != VERSION:
        raise RecordError(f"aluette = {shown(version)} is not version {VERSION} of the format")
    forms.known(table, ("aluette", "rules", "seats", "signs", "deals", *MATCH_EXTRAS), "the record")
    rules = _rules(forms.need(table, "rules", "the record"))
    names = forms.need(table, "seats", "the record")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("seats must be a list of names")
    seats = seat_names(names, rules.seats)
    deals = table.get("deals", [])
    if not isinstance(deals, list) or not all(isinstance(deal, dict) for deal in deals):
        raise RecordError("deals must be a list of tables")
    read = tuple(_deal_at(number, deal, seats, rules) for number, deal in enumerate(deals, 1))
    how = forms.optional(table, "signs", read_signing) or NO_SIGNS
    try:
        fit_signing(how, rules)
    except RulesError as error:
        raise RecordError(f"signs: {error}") from None
    return Record(rules, seats, read, _extras(table, MATCH_EXTRAS), how)


def _rules(spec: Any) -> Rules:
    """A record names a preset or brings a table; never a file."""
    if isinstance(spec, str):
        spec = {"preset": spec}
    if not isinstance(spec, dict):
        raise RecordError("rules must be a preset's name or a table")
    try:
        return load_rules(spec)
    except RulesError as error:
        raise RecordError(f"rules: {error}") from None


def _deal(table: Mapping[str, Any], seats: tuple[str, ...], rules: Rules) -> DealRecord:
    forms.known(
        table,
        (
            *("dealer", "hands", "talon", "cut", "chant", "discards", "declarations", "plays"),
            *("penalty", "signs", "gazes", *DEAL_EXTRAS),
        ),
        "a deal",
    )
    hands = forms.by_seat(forms.need(table, "hands", "a deal"), "hands", seats)
    for name in seats:
        if name not in hands:
            raise RecordError(f"hands lack {name}'s")
        if len(hands[name]) != rules.hand_size:
            raise RecordError(
                f"{name} has {len(hands[name])} cards in hands instead of {rules.hand_size}"
            )
    talon = forms.optional(table, "talon", forms.cards)
    _once(hands, talon, rules)
    deal = DealRecord(
        dealer=forms.seat(forms.need(table, "dealer", "a deal"), "dealer", seats),
        hands={name: hands[name] for name in seats},
        talon=talon,
        cut=forms.optional(table, "cut", _cut),
        chant=forms.optional(table, "chant", _votes),
        discards=forms.optional(table, "discards", lambda d, w: forms.by_seat(d, w, seats)) or {},
        declarations=forms.optional(table, "declarations", lambda d, w: _words(d, w, seats)) or (),
        plays=forms.optional(table, "plays", _plays),
        penalty=forms.optional(table, "penalty", lambda d, w: forms.seat(d, w, seats)),
        signs=forms.optional(table, "signs", lambda d, w: read_signs(d, w, seats)) or (),
        gazes=forms.optional(table, "gazes", lambda d, w: read_gazes(d, w, seats)) or (),
        extras=_extras(table, DEAL_EXTRAS),
    )
    if deal.plays is None and deal.penalty is None and not deal.declarations:
        raise RecordError("it has neither plays nor a settled declaration nor a penalty")
    return deal


def _once(hands: Mapping[str, Cards], talon: Cards | None, rules: Rules) -> None:
    dealt: set[Card] = set()
    for name, cards in hands.items():
        for card in cards:
            if card in dealt:
                raise RecordError(f"{card} is dealt twice, the second time to {name}")
        dealt.update(cards)
    if talon is None:
        return
    if len(talon) != rules.talon_size:
        raise RecordError(f"the talon has {len(talon)} cards instead of {rules.talon_size}")
    for card in talon:
        if card in dealt:
            raise RecordError(f"{card} is in the talon and in a hand")


def _deal_at(
    number: int, table: Mapping[str, Any], seats: tuple[str, ...], rules: Rules
) -> DealRecord:
    """Read one deal, so that whatever is wrong says where."""
    try:
        return _deal(table, seats, rules)
    except ValueError as error:
        raise RecordError(f"deal {number}: {error}") from None


def _extras(table: Mapping[str, Any], keys: Iterable[str]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key in keys}


def _cut(data: Any, what: str) -> int:
    if type(data) is not int or not 1 <= data < CARD_COUNT:
        raise RecordError(f"{what} must be a number from 1 to 47")
    return data


def _votes(data: Any, what: str) -> tuple[bool, ...]:
    votes = forms.text(data, what).split()
    for vote in votes:
        if vote not in {"yes", "no"}:
            raise RecordError(f"{what}: a vote is yes or no, not {vote[:20]!r}")
    return tuple(vote == "yes" for vote in votes)


def _words(data: Any, what: str, seats: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    said = []
    for entry in forms.entries(data, what):
        name, _, word = forms.text(entry, what).partition(" ")
        if word not in WORDS:
            raise RecordError(f"{what}: {word[:20]!r} is no declaration")
        said.append((forms.seat(name, what, seats), word))
    return tuple(said)


def _plays(data: Any, what: str) -> tuple[Cards, ...]:
    return tuple(
        forms.cards(trick, f"{what}, trick {number}")
        for number, trick in enumerate(forms.entries(data, what), 1)
    )


# Writing


def _codes(cards: Cards) -> str:
    return " ".join(card.code for card in cards)


def _extra_lines(extras: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {toml_value(value)}" for key, value in extras.items()]


def _deal_lines(deal: DealRecord) -> list[str]:
    """The keys of a deal in the order in which things happen."""
    keys: dict[str, Any] = {
        "dealer": deal.dealer,
        "cut": deal.cut,
        "hands": {name: _codes(cards) for name, cards in deal.hands.items()},
        "talon": None if deal.talon is None else _codes(deal.talon),
        "chant": None
        if deal.chant is None
        else " ".join("yes" if vote else "no" for vote in deal.chant),
        "discards": {name: _codes(cards) for name, cards in deal.discards.items()} or None,
        "declarations": [f"{name} {word}" for name, word in deal.declarations] or None,
        "plays": None if deal.plays is None else [_codes(trick) for trick in deal.plays],
        "penalty": deal.penalty,
        "signs": [sign.plain() for sign in deal.signs] or None,
        "gazes": [gaze.plain() for gaze in deal.gazes] or None,
    }
    written = {key: value for key, value in keys.items() if value is not None}
    return _extra_lines(written | dict(deal.extras))
