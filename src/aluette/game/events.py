"""What happened: a match is a list of these.

A raw event holds the truth, sealed votes and face-down cards included. What a viewer receives
(:func:`aluette.game.view.seen`) is an event of the same class with ``None`` in place of what he
may not know. Events carry results (who took the trick, who leads, the score), so whoever folds
them needs no rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from aluette.cards import Card
from aluette.rules import Target

__all__ = [
    "EVENTS",
    "FACTS",
    "SECRET",
    "UNSEEN",
    "Asked",
    "Called",
    "Cards",
    "DealEnded",
    "DealerNamed",
    "Dealt",
    "Declared",
    "Discarded",
    "Drawn",
    "Event",
    "Looked",
    "MatchEnded",
    "Noticed",
    "Penalised",
    "Played",
    "Redealt",
    "Said",
    "Shuffled",
    "SignShown",
    "Signed",
    "SignsShown",
    "Spoke",
    "Sung",
    "TargetSet",
    "TrickEnded",
    "Understood",
    "ViewEvent",
    "Voided",
    "Voted",
    "VotesOpened",
]

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Any event of a match."""


ViewEvent = NewType("ViewEvent", Event)
"""An event as one viewer sees it."""


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """The match waits: for these seats, or for the referee where there are none."""

    phase: str
    """``draw shuffle cut vote discard declare play`` or ``over``."""
    seats: tuple[int, ...]
    words: tuple[str, ...] = ()
    """In the phase ``declare``, what the seat may say."""


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The draw for partners and dealer (R4.1, R4.2). Public."""

    draws: tuple[tuple[int, Card], ...]
    """Who got which card, in order, by the seats of before."""
    seating: tuple[int, ...]
    """For each seat of the match, the seat its player sat in before."""
    dealer: int


@dataclass(frozen=True, slots=True)
class DealerNamed(Event):
    """The first dealer, where there is no draw. Public."""

    dealer: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A deal begins: the deck lies before the player who cuts. Its order is hidden from all."""

    dealer: int
    number: int
    """Of the deal in the match, from 1."""
    deck: Cards | None


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The deck was cut and dealt (R5.1). Each seat sees its own hand only."""

    seat: int
    """Who cut."""
    at: int
    hands: tuple[Cards | None, ...]
    """As dealt, in the order of the packets."""
    talon: Cards | None
    hand_size: int
    talon_size: int


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """A sealed vote on the chant: only its voter knows it before all are opened (R5.3)."""

    seat: int
    yes: bool | None


@dataclass(frozen=True, slots=True)
class VotesOpened(Event):
    """All votes are open. Public."""

    votes: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Sung(Event):
    """The talon went to the two singers; each sees his own half (R5.3)."""

    singers: tuple[int, int]
    cards: tuple[Cards | None, Cards | None]
    size: int
    """Cards each of them received."""


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A singer laid cards away, face down."""

    seat: int
    size: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A word in the round of declarations (R5.4). Public."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class TargetSet(Event):
    """An announcement changed how long the match is (R5.4). Public."""

    target: Target


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played. Public."""

    seat: int
    card: Card
    next: int | None
    """Who plays to this trick next; ``None`` when it is full."""


@dataclass(frozen=True, slots=True)
class TrickEnded(Event):
    """A trick was taken or spoiled (R5.6). Public."""

    winner: int | None
    """``None``: spoiled, nobody has it."""
    leader: int | None
    """Who leads next; ``None`` after the last trick."""
    taken: tuple[int, ...]
    """Tricks of each seat so far."""
    holder: int | None
    """Who would win the deal as it stands (R5.7)."""
    turned_up: Cards
    """Cards of this trick that its winner leaves face up, to mark a second or third (R5.9)."""


@dataclass(frozen=True, slots=True)
class Penalised(Event):
    """A player has led with a wrong number of cards: his side loses the deal (R5.2). Public."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """The deal was thrown in and does not count (R4.3)."""


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """A deal is over and scored; all cards are shown."""

    ended: str
    """``played conceded surrendered declined`` or ``penalty``."""
    winner: int | None
    """The seat that won the deal by tricks."""
    side: int | None
    """The side that scores."""
    points: int
    mordienne: bool
    score: tuple[int, ...]
    """Points of each side so far."""
    hands: tuple[Cards, ...]
    """As dealt."""
    talon: Cards
    discards: tuple[Cards, ...]
    """Of each seat; empty where there were none."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    winner: int | None
    """The side that won; ``None``: drawn."""


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A seat turned its eyes (R6). Everybody sees where everybody looks."""

    seat: int
    at: int | None
    """``None``: at its own cards."""
    time: int
    """Milliseconds since the deal."""
    when: int
    """When it takes effect."""


@dataclass(frozen=True, slots=True)
class Signed(Event):
    """A seat made a sign. Only its maker is told; who sees it is another event."""

    seat: int
    message: str
    gesture: str
    time: int
    until: int
    after: int
    """How many cards of the deal had been played."""


@dataclass(frozen=True, slots=True)
class Said(Event):
    """The words of a sign, spoken aloud. Who did not see the sign cannot place them. Public."""

    seat: int
    words: str
    time: int


@dataclass(frozen=True, slots=True)
class Noticed(Event):
    """A seat saw a sign, or got a glimpse of one. Nobody else learns that it did."""

    seat: int
    maker: int
    message: str | None
    """``None`` for a glimpse: something moved."""
    gesture: str | None
    time: int
    until: int
    """A sign that is seen is shown until then."""


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat called out that it has seen an opponent's sign. Public."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class Spoke(Event):
    """A seat said something to everybody. Public."""

    seat: int
    phrase: str | None
    text: str | None
    time: int


@dataclass(frozen=True, slots=True)
class SignShown:
    """A sign of a finished deal: who made it, who saw it, who got a glimpse."""

    seat: int
    message: str
    gesture: str
    time: int
    after: int
    seen_by: tuple[int, ...]
    glimpsed_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SignsShown(Event):
    """The deal is over, and all its signs are shown. Public."""

    signs: tuple[SignShown, ...]


@dataclass(frozen=True, slots=True)
class Understood(Event):
    """What a bot made of a sign that it saw, said once the deal is over. Public."""

    seat: int
    maker: int
    message: str
    mode: str
    """``held`` or ``pointer`` where only that reading was left, ``open`` where both were,
    ``false`` where the cards refuted it, ``doubted`` where its maker was not trusted."""
    steps: tuple[int, ...]
    """The steps of the ladder of which it took a card for certain."""


@dataclass(frozen=True, slots=True)
class Voided(Event):
    """The table was interrupted: the signs in the air are over. No seat is told."""

    time: int


SECRET = (Signed, Noticed)
"""What one seat alone learns of while the deal lasts."""
UNSEEN = (Voided,)
"""What only the referee knows of."""
FACTS = (Signed, Noticed, Said, Called, Spoke)
"""What a seat remembers of faces and talk while the deal lasts."""

EVENTS: dict[str, type[Event]] = {
    cls.__name__: cls
    for cls in (
        Asked,
        Drawn,
        DealerNamed,
        Shuffled,
        Dealt,
        Voted,
        VotesOpened,
        Sung,
        Discarded,
        Declared,
        TargetSet,
        Played,
        TrickEnded,
        Penalised,
        Redealt,
        DealEnded,
        MatchEnded,
        Looked,
        Signed,
        Said,
        Noticed,
        Called,
        Spoke,
        SignsShown,
        Understood,
        Voided,
    )
}
"""Every class of event by its name."""
