"""The position text: one line that says how the play of a deal stands.

``aluette1 pagat seats=N,E,S,W lead=E hands=3dKc/…/…/… trick=Ks4d won=SXE``: the version, the
rules (changes as ``preset?key=value&key=value``), then one word for each part. ``trick``,
``won``, ``announced`` and ``refused`` are left out where there is nothing to say.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from aluette.cards import CARDS, Card, parse_card
from aluette.game.declarations import round_after
from aluette.game.match import Match, seat_names
from aluette.game.scoring import NO_STAKES, Outcome, Stakes, deal_winner, outcome
from aluette.game.tricks import Tricks
from aluette.rules import Rules, RulesError, load_rules
from aluette.rules.fields import Target

__all__ = ["Position", "PositionError"]

_HEAD = "aluette1"
_WORDS = ("seats", "lead", "hands", "trick", "won", "announced", "refused")
_MAX_SIZE = 4096


class PositionError(ValueError):
    """A text that describes no position; the message says which part and why."""


@dataclass(frozen=True, slots=True)
class Position:
    """The play of a deal, all cards known, from the first lead to the last card.

    >>> won = "A,B,X,X,C,A,A,C,X,B"
    >>> text = f"aluette1 wikipedia-3 seats=A,B,C lead=B hands=3d9s/4c/Kc5b trick=Ks won={won}"
    >>> position = Position.parse(text)
    >>> position.tricks().turn, str(position) == text
    (2, True)
    """

    rules: Rules
    seats: tuple[str, ...]
    leader: int
    """Of the trick in progress, or of the next."""
    hands: tuple[tuple[Card, ...], ...]
    """What each seat still holds, strongest first."""
    trick: tuple[Card, ...] = ()
    """The cards of the trick in progress, from its leader."""
    winners: tuple[int | None, ...] = ()
    """Who took each finished trick; ``None`` where it was spoiled."""
    stakes: Stakes = NO_STAKES

    @classmethod
    def of(cls, match: Match) -> Position:
        """The position of a match that has come to the play.

        :raises PositionError: for a match that has not.
        """
        table, tricks = match.table, match.tricks
        if tricks is None or table.dealer is None:
            raise PositionError(f"there is no play yet: the match waits for {table.phase}")
        return cls(
            table.rules,
            table.names,
            tricks.leader,
            tuple(tuple(CARDS[card] for card in reversed(hand)) for hand in tricks.hands),
            tuple(CARDS[card] for card in tricks.trick),
            tuple(tricks.winners),
            round_after(table.rules, table.dealer, table.declared).stakes,
        )

    @classmethod
    def parse(cls, text: str) -> Position:
        """The position a text describes.

        :raises PositionError: in one sentence, for a text that describes none.
        """
        if len(text) > _MAX_SIZE:
            raise PositionError(f"a position is no longer than {_MAX_SIZE} characters")
        head, *words = text.split() or [""]
        if head != _HEAD:
            raise PositionError(f"a position begins with {_HEAD}, not {head[:20]!r}")
        if not words:
            raise PositionError("the position names no rules")
        try:
            return _position(_rules(words[0]), _parts(words[1:]))
        except RulesError as error:
            raise PositionError(f"rules: {error}") from None

    def tricks(self) -> Tricks:
        """The engine, ready to play on from here; nothing before this trick is taken back."""
        tricks = Tricks(self.hands, self.leader, first_tied=self.rules.first_tied)
        tricks.winners = list(self.winners)
        tricks.taken = [self.winners.count(seat) for seat in range(self.rules.seats)]
        tricks.holder = deal_winner(self.winners)
        for k, card in enumerate(self.trick):
            insort(tricks.hands[(self.leader + k) % tricks.seats], int(card))
        for card in self.trick:
            tricks.push(int(card))
        return tricks

    def outcome(self) -> Outcome | None:
        """What the deal scored, ``None`` while a card is left to play."""
        return None if any(self.hands) else outcome(self.rules, self.winners, self.stakes)

    def __str__(self) -> str:
        names = self.seats
        words = {
            "seats": ",".join(names),
            "lead": names[self.leader],
            "hands": "/".join(_codes(hand) for hand in self.hands),
            "trick": _codes(self.trick),
            "won": ",".join("X" if seat is None else names[seat] for seat in self.winners),
            "announced": ",".join(names[seat] for seat in self.stakes.announcers),
            "refused": "" if self.stakes.refused is None else str(self.stakes.refused),
        }
        written = [f"{key}={word}" for key, word in words.items() if word or key == "hands"]
        return " ".join([_HEAD, _rules_word(self.rules), *written])


# Rules


def _rules_word(rules: Rules) -> str:
    changes = "&".join(f"{key}={_value_word(value)}" for key, value in rules.changes)
    return f"{rules.preset}?{changes}" if changes else rules.preset


def _value_word(value: Any) -> str:
    if isinstance(value, Target):
        return f"{value.kind}:{value.number}"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rules(word: str) -> Rules:
    preset, _, changes = word.partition("?")
    pairs = (change.partition("=") for change in changes.split("&") if change)
    return load_rules({"preset": preset} | {key: _value(key, value) for key, _, value in pairs})


def _value(key: str, word: str) -> Any:
    try:
        if key == "packets":
            return [int(count) for count in word.split(",")]
        if key == "match":
            kind, _, number = word.partition(":")
            return {kind: int(number)}
        return {"true": True, "false": False}.get(word, int(word) if word.isdecimal() else word)
    except ValueError:
        raise PositionError(f"rules: {key} cannot be {word[:20]!r}") from None


# Words


def _parts(words: list[str]) -> dict[str, str]:
    parts: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if key not in _WORDS or not equals:
            raise PositionError(f"unknown part {word[:20]!r}; parts are {', '.join(_WORDS)}")
        if key in parts:
            raise PositionError(f"{key} is there twice")
        parts[key] = value
    return parts


def _position(rules: Rules, parts: Mapping[str, str]) -> Position:
    for key in ("seats", "lead", "hands"):
        if key not in parts:
            raise PositionError(f"the position lacks {key}")
    try:
        names = seat_names(parts["seats"].split(","), rules.seats)
    except ValueError as error:
        raise PositionError(f"seats: {error}") from None
    refused = parts.get("refused")
    if refused is not None and (refused not in {"0", "1"} or len(rules.sides) != 2):
        raise PositionError(f"refused is the number of a side, 0 or 1, not {refused[:20]!r}")
    position = Position(
        rules,
        names,
        _seat(parts["lead"], "lead", names),
        tuple(_hand(hand) for hand in parts["hands"].split("/")),
        _codes_read(parts.get("trick", ""), "trick"),
        tuple(
            None if name == "X" else _seat(name, "won", names)
            for name in parts.get("won", "").split(",")
            if name
        ),
        Stakes(
            tuple(
                _seat(name, "announced", names)
                for name in parts.get("announced", "").split(",")
                if name
            ),
            None if refused is None else int(refused),
        ),
    )
    _check(position)
    return position


def _check(position: Position) -> None:
    """Every seat has as many cards as the tricks played leave it, and each card is there once."""
    rules, seats = position.rules, position.rules.seats
    if len(position.hands) != seats:
        raise PositionError(f"hands are {len(position.hands)} for {seats} seats")
    if len(position.trick) >= seats:
        raise PositionError(f"a trick of {len(position.trick)} cards is not in progress")
    if position.winners and position.winners[-1] not in {None, position.leader}:
        raise PositionError(f"{position.seats[position.leader]} leads without the last trick")
    if position.stakes.announcers and rules.announce == "no":
        raise PositionError("announced: these rules have no announcements")
    if position.stakes.refused is not None and rules.surrender != "offer":
        raise PositionError("refused: these rules have no surrender that can be refused")
    left = rules.hand_size - len(position.winners)
    for seat, hand in enumerate(position.hands):
        played = (seat - position.leader) % seats < len(position.trick)
        if len(hand) + played != left:
            raise PositionError(
                f"{position.seats[seat]} has {len(hand)} cards instead of {left - played}"
            )
    cards = [card for hand in (*position.hands, position.trick) for card in hand]
    for card in cards:
        if cards.count(card) > 1:
            raise PositionError(f"{card} is there twice")


def _seat(name: str, what: str, names: tuple[str, ...]) -> int:
    if name not in names:
        raise PositionError(f"{what}: there is no seat {name[:20]!r}")
    return names.index(name)


def _hand(text: str) -> tuple[Card, ...]:
    return tuple(sorted(_codes_read(text, "hands"), reverse=True))


def _codes_read(text: str, what: str) -> tuple[Card, ...]:
    try:
        return tuple(CARDS[parse_card(text[k : k + 2])] for k in range(0, len(text), 2))
    except ValueError as error:
        raise PositionError(f"{what}: {error}") from None


def _codes(cards: tuple[Card, ...]) -> str:
    return "".join(card.code for card in cards)
