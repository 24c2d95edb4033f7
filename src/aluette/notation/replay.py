"""A record played again by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aluette.cards import CARDS, Card
from aluette.game import commands as cmd
from aluette.game import events as ev
from aluette.game.decide import decide
from aluette.game.declarations import round_after
from aluette.game.match import Match, evolve
from aluette.game.table import Table
from aluette.notation.faces import Entry, check_seen, faces_of, is_told
from aluette.notation.record import DealRecord, Record, RecordError
from aluette.rules import Rules
from aluette.signs import next_notice

__all__ = ["replay", "summary"]

_CUT = 24
"""Where a deck is cut when a record does not say."""


class _Replay:
    """A match being played again; whatever is refused says where in the record."""

    def __init__(self, record: Record) -> None:
        self.match = Match.new(record.rules, record.seats, record.signing)
        self.events: list[ev.Event] = []
        self.place = "the record"
        self._faces: list[Entry] = []
        """Signs and gazes of the deal that are still to come."""

    @property
    def table(self) -> Table:
        return self.match.table

    def wrong(self, why: str) -> RecordError:
        return RecordError(f"{self.place}: {why}")

    def do(self, command: cmd.Command) -> None:
        events = decide(self.match, command)
        if isinstance(events, cmd.Refusal):
            raise self.wrong(events.why)
        if any(isinstance(event, ev.DealEnded) for event in events) and self._last_notices():
            return self.do(command)
        self._happen(events)
        return None

    def _happen(self, events: tuple[ev.Event, ...]) -> None:
        for event in events:
            self.match = evolve(self.match, event)
        self.events += events

    def seat(self, name: str) -> int:
        return self.table.names.index(name)

    def deal(self, number: int, deal: DealRecord) -> None:
        self.place = f"deal {number}"
        self._deal = deal
        self._faces = faces_of(deal, self.table.names, self.table.signing.timing().sign, self.wrong)
        self._begin(deal)
        self._chant(deal)
        self._declare(deal)
        if deal.penalty is None:
            self._play(deal)
        elif deal.plays:
            raise self.wrong("it has plays, though a penalty ended it before the first trick")
        else:
            self.do(cmd.Penalise(self.seat(deal.penalty)))
        self._last_notices()
        self.place = f"deal {number}"
        if self._faces:
            raise self.wrong(f"{self._faces[0].what} comes after more cards than were played")
        check_seen(deal, self.match, self.wrong)

    def _make_faces(self, played: int, *, more_cards: bool = False) -> None:
        """The signs and gazes that come before the next card, as far as they can be by now.

        While a seat may still get ``more_cards`` or lay some away, a sign that its hand does not
        justify waits.
        """
        while self._faces and self._faces[0].after <= played:
            entry = self._faces[0]
            events = decide(self.match, entry.command)
            if isinstance(events, cmd.Refusal):
                if more_cards and events.code == "untrue-sign":
                    return
                raise self.wrong(f"{entry.what}: {events.why}")
            self._happen(events)
            self._faces.pop(0)

    def _last_notices(self) -> bool:
        """Who noticed a sign between the last face and the deal's end; whether anybody did.

        A record does not say when a deal ended, but who saw each sign by then.
        """
        eyes = self.match.eyes
        moment = None if eyes is None else next_notice(eyes)
        if moment is None:
            return False
        events = decide(self.match, cmd.Watch(moment))
        assert not isinstance(events, cmd.Refusal)
        if not all(
            is_told(self._deal, self.table.names, event)
            for event in events
            if isinstance(event, ev.Noticed)
        ):
            return False
        self._happen(events)
        self._last_notices()
        return True

    def _begin(self, deal: DealRecord) -> None:
        table = self.table
        if table.phase == "draw":
            self.do(cmd.NameDealer(self.seat(deal.dealer)))
        elif table.phase not in {"shuffle", "over"}:
            raise self.wrong("the deal before it is not over")
        self.do(cmd.Shuffle(_deck(table.rules, self.seat(deal.dealer), deal)))
        table = self.table
        assert table.dealer is not None
        if table.names[table.dealer] != deal.dealer:
            raise self.wrong(f"the dealer is {table.names[table.dealer]}, not {deal.dealer}")
        self.do(cmd.Cut(table.asked[0], deal.cut or _CUT))
        self._make_faces(0, more_cards=self.table.phase == "vote")

    def _chant(self, deal: DealRecord) -> None:
        table = self.table
        if table.phase != "vote":
            if deal.chant is not None:
                raise self.wrong("these rules have no chant")
        else:
            votes = (False,) * table.seats if deal.chant is None else deal.chant
            if len(votes) != table.seats:
                raise self.wrong(f"chant has {len(votes)} votes instead of {table.seats}")
            if all(votes) and deal.talon is None:
                raise self.wrong("the talon is needed when it is sung")
            assert table.dealer is not None
            for k, yes in enumerate(votes, 1):
                self.do(cmd.Vote((table.dealer + k) % table.seats, yes))
        for name, cards in deal.discards.items():
            self._make_faces(0, more_cards=True)
            if self.table.phase != "discard":
                raise self.wrong(f"discards: {name} has nothing to lay away")
            self.do(cmd.Discard(self.seat(name), cards))
        self._make_faces(0, more_cards=self.table.phase == "discard")

    def _declare(self, deal: DealRecord) -> None:
        said = list(deal.declarations)
        while self.table.phase == "declare":
            (seat,) = self.table.asked
            if said and said[0][0] == self.table.names[seat]:
                self.do(cmd.Declare(seat, said.pop(0)[1]))
            elif "pass" in self.table.words and (said or deal.plays):
                self.do(cmd.Declare(seat, "pass"))
            else:
                break
        if said:
            raise self.wrong(f"declarations: '{' '.join(said[0])}' is out of turn")

    def _play(self, deal: DealRecord) -> None:
        plays = deal.plays or ()
        if deal.plays is None and not self._settled():
            raise self.wrong("it has no plays, and its declarations are not settled")
        if self.table.phase != "play":
            if plays:
                raise self.wrong(self._no_play())
            return
        played = 0
        for number, cards in enumerate(plays, 1):
            self.place = f"{self.place.split(',')[0]}, trick {number}"
            seats = self.table.seats
            begun = len(plays) == 1  # an only trick may be empty: its leader is awaited
            if (
                len(cards) > seats
                or (len(cards) < seats and number < len(plays))
                or not (cards or begun)
            ):
                raise self.wrong(f"it has {len(cards)} cards instead of {seats}")
            for card in cards:
                if self.table.phase != "play":
                    raise self.wrong("the deal is over")
                self._make_faces(played)
                self.do(cmd.Play(self.table.asked[0], card))
                played += 1
        self._make_faces(played)

    def _settled(self) -> bool:
        """Whether an opening settled the declarations (R5.4)."""
        table = self.table
        assert table.dealer is not None
        return round_after(table.rules, table.dealer, table.declared).settled

    def _no_play(self) -> str:
        if self.table.shown is not None:
            return "it has plays, but was settled without play"
        return f"it has plays before it comes to them: the match waits for {self.table.phase}"


def replay(record: Record) -> tuple[Match, tuple[ev.Event, ...]]:
    """The match as it stands at the record's end, and every event that led there.

    :raises RecordError: naming deal and trick, where the rules do not allow what it tells.
    """
    play = _Replay(record)
    for number, deal in enumerate(record.deals, 1):
        play.deal(number, deal)
    return play.match, tuple(play.events)


def _deck(rules: Rules, dealer: int, deal: DealRecord) -> tuple[Card, ...]:
    """The deck that, cut where the record says, gives each seat its hand."""
    seats = list(deal.hands)
    hands = [list(deal.hands[name]) for name in seats]
    cards: list[Card] = []
    for packet in rules.packets:
        for k in range(1, rules.seats + 1):
            hand = hands[(dealer + k) % rules.seats]
            cards += hand[:packet]
            del hand[:packet]
    rest = deal.talon
    if rest is None:
        rest = tuple(card for card in reversed(CARDS) if card not in set(cards))
    cards += rest
    top = len(cards) - (deal.cut or _CUT)
    return (*cards[top:], *cards[:top])


def summary(record: Record) -> dict[str, Any]:
    """What happened in a record, as ``aluette replay`` answers it.

    :raises RecordError: as :func:`replay` does.
    """
    match, events = replay(record)
    table = match.table
    deals: list[dict[str, Any]] = []
    score = (0,) * len(table.score)
    cards: list[str] = []
    leader = 0
    for event in events:
        if isinstance(event, ev.Shuffled):
            deals.append(_begun(table, event.dealer, score))
        elif isinstance(event, ev.Asked) and event.phase == "play":
            leader = event.seats[0]
        elif isinstance(event, ev.Played):
            if not cards:
                trick = {"leader": table.names[leader], "cards": cards}
                deals[-1]["tricks"].append(trick | {"winner": None, "spoiled": False})
            cards.append(event.card.code)
        elif isinstance(event, ev.TrickEnded):
            deals[-1]["tricks"][-1] |= {
                "winner": _name(table, event.winner),
                "spoiled": event.winner is None,
            }
            cards = []
            leader = leader if event.leader is None else event.leader
        elif isinstance(event, ev.DealEnded):
            score = event.score
            deals[-1] |= _ended(table, event)
    return {
        "rules": table.rules.spec(),
        "deals": deals,
        "score": _score(table, table.score),
        "target": table.target.plain(),
        "finished": table.phase == "over",
        "winner": None if table.winner is None else table.side_names[table.winner],
    }


def _name(table: Table, seat: int | None) -> str | None:
    return None if seat is None else table.names[seat]


def _score(table: Table, score: Sequence[int]) -> dict[str, int]:
    return dict(zip(table.side_names, score, strict=True))


def _begun(table: Table, dealer: int, score: Sequence[int]) -> dict[str, Any]:
    return {
        "dealer": table.names[dealer],
        "tricks": [],
        "winner": None,
        "team": None,
        "points": 0,
        "mordienne": False,
        "ended": None,
        "score": _score(table, score),
    }


def _ended(table: Table, event: ev.DealEnded) -> dict[str, Any]:
    return {
        "winner": _name(table, event.winner),
        "team": None if event.side is None else table.side_names[event.side],
        "points": event.points,
        "mordienne": event.mordienne,
        "ended": event.ended,
        "score": _score(table, event.score),
    }
