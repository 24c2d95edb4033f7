"""A record's signs and gazes played again: as commands at their place, and what came of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from aluette.game import commands as cmd
from aluette.game import events as ev
from aluette.game.faces import signs_shown
from aluette.game.match import Match
from aluette.notation.forms import RecordError
from aluette.notation.record import DealRecord

__all__ = ["Entry", "check_seen", "faces_of", "is_told"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, a gaze or an interruption, as a command."""

    after: int
    """How many cards are played before it."""
    what: str
    """What it is called where something is wrong with it."""
    command: cmd.Look | cmd.Sign | cmd.Void


def faces_of(
    deal: DealRecord,
    names: tuple[str, ...],
    lasts: int,
    wrong: Callable[[str], RecordError],
) -> list[Entry]:
    """What the seats do with their eyes and faces, in order; a sign lasts so many milliseconds.

    :raises RecordError: where time and cards disagree about the order, or a sign is ended at a
        time at which it is not made.
    """
    found: list[tuple[tuple[int, int], Entry]] = []
    for sign in deal.signs:
        seat, what = names.index(sign.seat), f"the sign of {sign.seat} at {sign.at} ms"
        if sign.void is not None and not sign.at <= sign.void <= sign.at + lasts:
            raise wrong(f"{what} lasts {lasts} ms, so it cannot be void at {sign.void} ms")
        command = cmd.Sign(seat, sign.message, sign.at, sign.gesture)
        found.append(((sign.at, sign.after), Entry(sign.after, what, command)))
    for gaze in deal.gazes:
        seat, what = names.index(gaze.seat), f"the gaze of {gaze.seat} at {gaze.at} ms"
        look = cmd.Look(seat, None if gaze.to is None else names.index(gaze.to), gaze.at)
        found.append(((gaze.at, gaze.after), Entry(gaze.after, what, look)))
    for time in sorted({sign.void for sign in deal.signs if sign.void is not None}):
        before = [entry.after for (at, _), entry in found if at <= time]
        after = max(before, default=0)
        found.append(((time, after), Entry(after, f"the void at {time} ms", cmd.Void(time))))
    entries = [entry for _, entry in sorted(found, key=lambda pair: pair[0])]
    for earlier, later in pairwise(entries):
        if later.after < earlier.after:
            raise wrong(
                f"{later.what} comes after {later.after} cards, but {earlier.what} after "
                f"{earlier.after}"
            )
    return entries


def is_told(deal: DealRecord, names: tuple[str, ...], noticed: ev.Noticed) -> bool:
    """Whether the record lets a seat notice a sign; it does where it says nothing about it."""
    maker, seat = names[noticed.maker], names[noticed.seat]
    sign = max((s for s in deal.signs if s.seat == maker), key=lambda s: s.at, default=None)
    if sign is None or sign.seen is None:
        return True
    seen = seat in sign.seen
    return seen if noticed.message is not None else seen or seat in (sign.glimpsed or ())


def check_seen(deal: DealRecord, match: Match, wrong: Callable[[str], RecordError]) -> None:
    """Compare who saw what with what the record says of it.

    :raises RecordError: where they differ.
    """
    names = match.table.names
    told = sorted(deal.signs, key=lambda sign: sign.at)
    shown = [sign for event in signs_shown(match) for sign in event.signs]
    for sign, made in zip(told, shown, strict=True):
        for how, said, seats in (
            ("seen", sign.seen, made.seen_by),
            ("glimpsed", sign.glimpsed, made.glimpsed_by),
        ):
            came = {names[seat] for seat in seats}
            if said is not None and set(said) != came:
                raise wrong(
                    f"the sign of {sign.seat} at {sign.at} ms was {how} by "
                    f"{' '.join(sorted(came)) or 'nobody'}, not by {' '.join(said) or 'nobody'}"
                )
