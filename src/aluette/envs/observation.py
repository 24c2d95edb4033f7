"""What a seat knows, as a row of bytes that are 0 or 1, made of its view and of nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aluette.bots.race import runner_of
from aluette.cards import CARD_COUNT, Card
from aluette.envs.form import MOST_TRICKS, WORDS, Form
from aluette.game import View
from aluette.game.events import Noticed, Signed
from aluette.signs.ticks import BARE

__all__ = ["observe"]

_PHASES = ("vote", "discard", "declare")
_WORD_AT = {word: place for place, word in enumerate(WORDS)}
_SIGN_AT = {str(message): place for place, message in enumerate(BARE)}


def observe(
    form: Form, seen: View, *, turn: int | None, faces: bool = False, chosen: Sequence[Card] = ()
) -> bytes:
    """The observation of the viewer, a seat; :meth:`Form.fields` tells its parts.

    :param turn: who acts next, ``None`` when the deal is over.
    :param faces: whether it acts with its face.
    :param chosen: what the viewer has so far chosen to lay away.
    """
    row = _Row(seen.viewer, form.rules.seats)
    _observe_play(row, seen, turn, chosen)
    if form.talk:
        _observe_talk(row, seen, chosen)
    if form.signs:
        _observe_faces(row, seen, faces)
    return bytes(row.bytes)


class _Row:
    """A row that grows part by part, each of them 0 but for some places."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.bytes = bytearray()
        self.viewer, self.count = viewer, seats
        self.seats = [(viewer + k) % seats for k in range(seats)]
        """All seats, clockwise from the viewer's."""

    def part(self, size: int, places: Iterable[int]) -> None:
        begin = len(self.bytes)
        self.bytes.extend(bytes(size))
        for place in places:
            self.bytes[begin + place] = 1

    def some_seats(self, seats: Iterable[int | None]) -> None:
        places = [(seat - self.viewer) % self.count for seat in seats if seat is not None]
        self.part(self.count, places)


def _observe_play(row: _Row, seen: View, turn: int | None, chosen: Sequence[Card]) -> None:
    table = seen.table
    row.part(CARD_COUNT, (card for card in seen.hand if card not in chosen))
    played = table.played
    for seat in row.seats:
        row.part(CARD_COUNT, played[seat])
    row.part(CARD_COUNT, table.trick)
    for seat in row.seats:
        row.part(MOST_TRICKS, range(table.taken[seat]))
    for who in (table.holder, runner_of(table), table.dealer, turn):
        row.some_seats((who,))


def _observe_talk(row: _Row, seen: View, chosen: Sequence[Card]) -> None:
    table, deal = seen.table, seen.deal
    row.part(len(_PHASES), (k for k, phase in enumerate(_PHASES) if table.phase == phase))
    for vote in (True, False):
        row.some_seats(seat for seat, voted in enumerate(deal.votes) if voted is vote)
    row.some_seats(table.singers)
    row.part(CARD_COUNT, (*(deal.discards[seen.viewer] or ()), *chosen))
    for seat in row.seats:
        row.part(len(WORDS), (_WORD_AT[word] for who, word in table.declared if who == seat))


def _observe_faces(row: _Row, seen: View, faces: bool) -> None:
    row.part(1, (0,) if faces else ())
    for seat in row.seats:
        gaze = seen.table.gazes[seat]
        row.some_seats((seat if gaze is None else gaze,))
    signs: dict[int, set[int]] = {seat: set() for seat in row.seats}
    glimpsed: set[int] = set()
    for fact in seen.facts:
        if isinstance(fact, Signed):
            signs[fact.seat].add(_SIGN_AT[fact.message])
        elif isinstance(fact, Noticed) and fact.message is not None:
            signs[fact.maker].add(_SIGN_AT[fact.message])
        elif isinstance(fact, Noticed):
            glimpsed.add(fact.maker)
    for seat in row.seats:
        row.part(len(BARE), signs[seat])
    row.some_seats(glimpsed)
