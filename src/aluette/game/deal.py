"""The cards of a deal: where each one lies, as far as somebody knows.

A :class:`Deal` is whole in a :class:`~aluette.game.match.Match`; in a view it holds ``None``
for what the viewer may not know. Both are changed by the same function, :func:`after`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from aluette.cards import CARD_COUNT, CARDS, Card
from aluette.game import events as ev
from aluette.rules import Rules

__all__ = ["Deal", "after", "deal_out", "talon_halves"]

_T = TypeVar("_T")
Known = tuple[ev.Cards | None, ...]
"""Cards by seat, ``None`` where they are hidden."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Who holds, was dealt, and laid away what."""

    deck: ev.Cards | None = None
    """As shuffled, until it is cut."""
    dealt: Known = ()
    """Each seat's hand as dealt, in the order of the packets."""
    talon: ev.Cards | None = None
    """What was left over, first card first."""
    hands: Known = ()
    """What each seat holds now."""
    votes: tuple[bool | None, ...] = ()
    """Each seat's vote on the chant; ``None`` for one not cast, or not known."""
    sung: Known = ()
    """What each seat got from the talon; empty where it got nothing."""
    discards: Known = ()
    """What each seat laid away; empty where it laid nothing away."""

    @staticmethod
    def of(rules: Rules, dealer: int, deck: Sequence[int], at: int) -> Deal:
        """The deal that a shuffled deck gives when it is cut ``at`` so many cards (R5.1).

        >>> from aluette.rules import load_rules
        >>> deal = Deal.of(load_rules("pagat"), 3, range(48), at=24)
        >>> [str(card) for card in deal.hands[0]][:4], len(deal.talon)
        (['Js', 'Jb', 'Jc', 'As'], 12)
        """
        cards = tuple(CARDS[card] for card in deck)
        hands, talon = deal_out(rules, dealer, (*cards[at:], *cards[:at]))
        return _fresh(hands, talon)


def deal_out(
    rules: Rules, dealer: int, cards: Sequence[Card]
) -> tuple[tuple[ev.Cards, ...], ev.Cards]:
    """The hands and the talon when a cut deck is dealt in packets from the dealer's left (R5.1)."""
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    top = 0
    for packet in rules.packets:
        for k in range(1, rules.seats + 1):
            hands[(dealer + k) % rules.seats].extend(cards[top : top + packet])
            top += packet
    return tuple(tuple(hand) for hand in hands), tuple(cards[top:CARD_COUNT])


def talon_halves(rules: Rules, talon: ev.Cards) -> tuple[ev.Cards, ev.Cards]:
    """What each singer gets of a talon that is sung, the dealer's left first (R5.3)."""
    if rules.talon_order == "alternate":
        return talon[::2], talon[1::2]
    half = len(talon) // 2
    return talon[:half], talon[half:]


def _with(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _without(hand: ev.Cards | None, cards: Sequence[Card]) -> ev.Cards | None:
    return None if hand is None else tuple(card for card in hand if card not in cards)


def _fresh(hands: Known, talon: ev.Cards | None) -> Deal:
    """A deal whose cards were just dealt."""
    seats = len(hands)
    return Deal(None, hands, talon, hands, (None,) * seats, ((),) * seats, ((),) * seats)


def _shuffled(_: Deal, e: ev.Shuffled) -> Deal:
    return Deal(deck=e.deck)


def _dealt(_: Deal, e: ev.Dealt) -> Deal:
    return _fresh(e.hands, e.talon)


def _voted(d: Deal, e: ev.Voted) -> Deal:
    return replace(d, votes=_with(d.votes, e.seat, e.yes))


def _votes_opened(d: Deal, e: ev.VotesOpened) -> Deal:
    return replace(d, votes=e.votes)


def _sung(d: Deal, e: ev.Sung) -> Deal:
    hands, sung = d.hands, d.sung
    for seat, cards in zip(e.singers, e.cards, strict=True):
        hand = hands[seat]
        hands = _with(hands, seat, None if hand is None or cards is None else (*hand, *cards))
        sung = _with(sung, seat, cards)
    return replace(d, hands=hands, sung=sung)


def _discarded(d: Deal, e: ev.Discarded) -> Deal:
    hand = None if e.cards is None else _without(d.hands[e.seat], e.cards)
    return replace(
        d, hands=_with(d.hands, e.seat, hand), discards=_with(d.discards, e.seat, e.cards)
    )


def _played(d: Deal, e: ev.Played) -> Deal:
    hand = d.hands[e.seat]
    return (
        d if hand is None else replace(d, hands=_with(d.hands, e.seat, _without(hand, (e.card,))))
    )


_FOLDS: dict[type[ev.Event], Callable[[Deal, Any], Deal]] = {
    ev.Shuffled: _shuffled,
    ev.Dealt: _dealt,
    ev.Voted: _voted,
    ev.VotesOpened: _votes_opened,
    ev.Sung: _sung,
    ev.Discarded: _discarded,
    ev.Played: _played,
}


def after(deal: Deal, event: ev.Event) -> Deal:
    """The cards once the event has happened."""
    fold = _FOLDS.get(type(event))
    return deal if fold is None else fold(deal, event)
