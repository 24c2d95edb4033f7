"""What a seat knows, as a row of bytes that are 0 or 1, made of its view and of nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aluette.cards import Card
from aluette.envs.form import MOST_TRICKS, WORDS, Form
from aluette.game import View
from aluette.game.events import Noticed, Signed
from aluette.rules import Rules
from aluette.signs.ticks import BARE

__all__ = ["observe"]

_PHASES = ("vote", "discard", "declare")
_NUMBER_OF_SIGN = {str(message): number for number, message in enumerate(BARE)}


def observe(
    form: Form, seen: View, *, turn: int | None, faces: bool = False, chosen: Sequence[Card] = ()
) -> bytes:
    """The observation of the viewer, a seat; :meth:`Form.fields` tells its parts.

    :param turn: who acts next, ``None`` when the deal is over.
    :param faces: whether it acts with its face.
    :param chosen: what the viewer has so far chosen to lay away.
    """
    row: list[int] = []
    _observe_play(row, form, seen, turn, chosen)
    if form.talk:
        _observe_talk(row, seen, chosen)
    if form.signs:
        _observe_faces(row, seen, faces)
    return bytes(row)


def _observe_play(
    row: list[int], form: Form, seen: View, turn: int | None, chosen: Sequence[Card]
) -> None:
    table = seen.table
    seats = _seats(seen)
    row += _cards(card for card in seen.hand if card not in chosen)
    played = table.played
    for seat in seats:
        row += _cards(played[seat])
    row += _cards(table.trick)
    for seat in seats:
        row += [int(k < table.taken[seat]) for k in range(MOST_TRICKS)]
    runner = _runner(form.rules, [trick.winner for trick in table.tricks])
    for who in (table.holder, runner, table.dealer, turn):
        row += [int(seat == who) for seat in seats]


def _observe_talk(row: list[int], seen: View, chosen: Sequence[Card]) -> None:
    table, deal, me = seen.table, seen.deal, seen.viewer
    seats = _seats(seen)
    row += [int(table.phase == phase) for phase in _PHASES]
    for vote in (True, False):
        row += [int(deal.votes[seat] is vote) for seat in seats]
    row += [int(seat in table.singers) for seat in seats]
    row += _cards((*(deal.discards[me] or ()), *chosen))
    said = set(table.declared)
    for seat in seats:
        row += [int((seat, word) in said) for word in WORDS]


def _observe_faces(row: list[int], seen: View, faces: bool) -> None:
    me, gazes = seen.viewer, seen.table.gazes
    seats = _seats(seen)
    row.append(int(faces))
    for seat in seats:
        at = seat if gazes[seat] is None else gazes[seat]
        row += [int(other == at) for other in seats]
    made = [(f.seat, f.message) for f in seen.facts if isinstance(f, Signed)]
    noticed = [(f.maker, f.message) for f in seen.facts if isinstance(f, Noticed)]
    known = {
        (seat, _NUMBER_OF_SIGN[message])
        for seat, message in (*made, *noticed)
        if message is not None
    }
    for seat in seats:
        row += [int((seat, number) in known) for number in range(len(BARE))]
    row += [int(seat != me and (seat, None) in noticed) for seat in seats]


def _seats(seen: View) -> list[int]:
    """All seats, clockwise from the viewer's."""
    count = seen.table.seats
    return [(seen.viewer + k) % count for k in range(count)]


def _cards(cards: Iterable[Card]) -> list[int]:
    row = [0] * 48
    for card in cards:
        row[card] = 1
    return row


def _runner(rules: Rules, winners: Sequence[int | None]) -> int | None:
    """The seat that makes mordienne if it takes all tricks that are left (R5.8)."""
    last = winners[-1] if winners else None
    if last is None or rules.mordienne == "off":
        return None
    if rules.mordienne == "last-five":
        own = winners[rules.hand_size - 5 :]
        return last if own and all(winner == last for winner in own) else None
    taken = winners.count(last)
    return last if all(winner == last for winner in winners[-taken:]) else None
