"""Why a bot plays a card: what each card may bring, and the plan behind the best."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from aluette.cards import Card

__all__ = ["Advice", "Ahead", "CardAdvice", "Code", "Plan"]


class Code(StrEnum):
    """What a plan comes to, in one word. The sentences for it are the page's."""

    TAKE = "take"
    """Take the trick; ``card`` is the strongest so far, ``seat`` its player."""
    TAKE_CHEAPLY = "take-cheaply"
    """Take it with the weakest card that does, as the last to play; arguments as in ``take``."""
    TAKE_SPOILED = "take-spoiled"
    """Take the trick, which ``card`` and one like it have spoiled so far."""
    OVERTAKE = "overtake"
    """Beat one's partner ``seat``, who wins the trick so far with ``card``."""
    RAISE = "raise"
    """Beat ``card``, the strongest so far, of ``seat``: others may still take the trick, but must
    spend a better one."""
    SPOIL = "spoil"
    """Spoil an opponent's trick with a card equal to ``card``; then ``seat`` leads next."""
    SPOIL_FOR_PARTNER = "spoil-for-partner"
    """The same, so that the opponent ``seat`` leads again and one's partner plays last."""
    LEAVE_TO_PARTNER = "leave-to-partner"
    """Leave the trick to one's partner ``seat``, who wins it so far with ``card``."""
    COUNT_ON_PARTNER = "count-on-partner"
    """Leave the trick to one's partner ``seat``, who plays later and will probably take it."""
    LEAD_HIGH = "lead-high"
    """Lead one of the strongest cards, to take the trick."""
    LEAD_LOW = "lead-low"
    """Lead a card that will hardly take the trick."""
    DRAW_OUT = "draw-out"
    """Lead a card that may take the trick: whoever beats it spends a better one."""
    THROW_LOW = "throw-low"
    """Give the trick up with a card that can be spared."""
    SAVE = "save"
    """Give the trick up, though ``card`` in hand would probably take it: it is kept for a later
    one."""
    RUN = "run"
    """Take the trick, as one more of the last ones in a row: ``seat``, oneself, goes for
    mordienne."""


class Ahead(StrEnum):
    """Why the best card stands before one that promises more points. The words are the page's."""

    SPARES_PARTNER = "spares-partner"
    """It leaves the trick to a partner, from whom the other would take it."""
    AS_GOOD = "as-good"
    """It promises hardly less, and something else speaks for it; mostly it is a weaker card."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The idea behind the best card."""

    code: Code
    seat: int | None = None
    """The seat that the idea is about, where :class:`Code` names one."""
    card: Card | None = None
    """The card that it is about, likewise."""


@dataclass(frozen=True, slots=True)
class CardAdvice:
    """What one card may bring, as far as its player can know."""

    card: Card
    points: float
    """The points of the deal to expect: those of the seat's side, less those of all others."""
    takes: float
    """How likely the card takes the trick for the seat itself, from 0 to 1."""
    side_takes: float
    """How likely somebody of the seat's side takes the trick."""
    spoils: float
    """How likely the trick is spoiled, by this card or after it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What each card in hand may bring."""

    cards: tuple[CardAdvice, ...]
    """Every card in hand: the best first, then the others by their points. Cards that come to the
    same thing have the same numbers."""
    plan: Plan
    """Why the first is the best."""
    ahead: Ahead | None
    """Why it stands before one with more points; ``None`` where there is none."""
    worlds: int
    """In how many ways the hidden cards were imagined."""
    exact: bool
    """Whether each of those was solved to its end, with all cards seen."""

    @property
    def card(self) -> Card:
        """The card to play."""
        return self.cards[0].card
