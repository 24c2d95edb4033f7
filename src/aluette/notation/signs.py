"""Signs and gazes in a record: who made what when, who saw it, and who looked where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from aluette.notation import forms
from aluette.notation.forms import RecordError
from aluette.signs import NO_SIGNS, Message, MessageError, Signing
from aluette.signs.sets import GESTURES

__all__ = ["GazeRecord", "SignRecord", "plain_signing", "read_gazes", "read_signing", "read_signs"]


@dataclass(frozen=True, slots=True)
class SignRecord:
    """A sign; ``None`` where the text does not say."""

    seat: str
    at: int
    """Milliseconds since the deal."""
    after: int
    """How many cards of the deal had been played."""
    message: str
    gesture: str | None = None
    """``None``: the usual one."""
    seen: tuple[str, ...] | None = None
    """Who saw it."""
    glimpsed: tuple[str, ...] | None = None
    """Who saw no more than that something moved."""
    void: int | None = None
    """When the table was interrupted, if that ended the sign: from then on nobody saw it."""

    def plain(self) -> dict[str, Any]:
        """As the record has it."""
        keys: dict[str, Any] = {
            "seat": self.seat,
            "at": self.at,
            "after": self.after,
            "message": self.message,
            "gesture": self.gesture,
            "seen": self.seen,
            "glimpsed": self.glimpsed,
            "void": self.void,
        }
        return {key: value for key, value in keys.items() if value is not None}


@dataclass(frozen=True, slots=True)
class GazeRecord:
    """A turn of a seat's eyes."""

    seat: str
    at: int
    after: int
    to: str | None = None
    """Whom it looks at; ``None``: its own cards."""

    def plain(self) -> dict[str, Any]:
        """As the record has it; a look at one's own cards has no ``to``."""
        keys = {"seat": self.seat, "at": self.at, "after": self.after}
        return keys if self.to is None else {**keys, "to": self.to}


def read_signing(data: Any, what: str) -> Signing:
    """How the match was played with signs."""
    if not isinstance(data, dict):
        raise RecordError(f"{what} must be a table with a level")
    forms.known(data, ("level", "honest", "sign_ms"), what)
    honest, sign_ms = data.get("honest", True), data.get("sign_ms")
    if type(honest) is not bool:
        raise RecordError(f"{what}: honest must be true or false")
    if sign_ms is not None and type(sign_ms) is not int:
        raise RecordError(f"{what}: sign_ms must be a number")
    try:
        return Signing(
            forms.text(forms.need(data, "level", what), f"{what}: level"), honest, sign_ms
        )
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"{what}: {error}") from None


def plain_signing(how: Signing) -> dict[str, Any] | None:
    """As the record has it; ``None`` for a table without signs, of which it says nothing."""
    if how == NO_SIGNS:
        return None
    table: dict[str, Any] = {"level": how.level, "honest": how.honest}
    return table if how.sign_ms is None else {**table, "sign_ms": how.sign_ms}


def read_signs(data: Any, what: str, seats: tuple[str, ...]) -> tuple[SignRecord, ...]:
    """A deal's signs."""
    return tuple(
        _sign(_table(entry, f"{what}, entry {number}"), f"{what}, entry {number}", seats)
        for number, entry in enumerate(forms.entries(data, what), 1)
    )


def read_gazes(data: Any, what: str, seats: tuple[str, ...]) -> tuple[GazeRecord, ...]:
    """A deal's gazes."""
    return tuple(
        _gaze(_table(entry, f"{what}, entry {number}"), f"{what}, entry {number}", seats)
        for number, entry in enumerate(forms.entries(data, what), 1)
    )


def _table(data: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise RecordError(f"{what} must be a table")
    return data


def _sign(table: Mapping[str, Any], what: str, seats: tuple[str, ...]) -> SignRecord:
    keys = ("seat", "at", "after", "message", "gesture", "seen", "glimpsed", "void")
    forms.known(table, keys, what)
    try:
        message = Message.parse(forms.text(forms.need(table, "message", what), f"{what}: message"))
    except MessageError as error:
        raise RecordError(f"{what}: {error}") from None
    if table.get("gesture", GESTURES[0]) not in GESTURES:
        raise RecordError(f"{what}: unknown gesture {str(table['gesture'])[:20]!r}")
    return SignRecord(
        seat=forms.seat(forms.need(table, "seat", what), what, seats),
        at=forms.milliseconds(forms.need(table, "at", what), f"{what}: at"),
        after=_count(forms.need(table, "after", what), f"{what}: after"),
        message=str(message),
        gesture=table.get("gesture"),
        seen=_seats(table.get("seen"), f"{what}: seen", seats),
        glimpsed=_seats(table.get("glimpsed"), f"{what}: glimpsed", seats),
        void=forms.milliseconds(table["void"], f"{what}: void") if "void" in table else None,
    )


def _gaze(table: Mapping[str, Any], what: str, seats: tuple[str, ...]) -> GazeRecord:
    forms.known(table, ("seat", "at", "after", "to"), what)
    return GazeRecord(
        seat=forms.seat(forms.need(table, "seat", what), what, seats),
        at=forms.milliseconds(forms.need(table, "at", what), f"{what}: at"),
        after=_count(forms.need(table, "after", what), f"{what}: after"),
        to=forms.seat(table["to"], what, seats) if "to" in table else None,
    )


def _count(data: Any, what: str) -> int:
    if type(data) is not int or not 0 <= data <= 48:
        raise RecordError(f"{what} must be a number of cards, not {str(data)[:20]!r}")
    return data


def _seats(data: Any, what: str, seats: tuple[str, ...]) -> tuple[str, ...] | None:
    if data is None:
        return None
    return tuple(forms.seat(name, what, seats) for name in forms.entries(data, what))
