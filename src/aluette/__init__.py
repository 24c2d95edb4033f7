"""Aluette, *le jeu de la vache*: the rules of the game as a library.

>>> from aluette import Deal, deck_from_seed, load_rules
>>> deal = Deal.of(load_rules("pagat"), dealer=3, deck=deck_from_seed(1), at=24)
>>> len(deal.hands[0]), len(deal.talon)
(9, 12)
"""

from aluette.cards import Card, CardSet, card_name, parse_cards
from aluette.game import (
    REFEREE,
    SPECTATOR,
    Command,
    Deal,
    Event,
    Match,
    Refusal,
    View,
    ViewEvent,
    commands,
    decide,
    deck_from_seed,
    events,
    evolve,
    fold,
    perform,
    sample_worlds,
    seen,
    view,
)
from aluette.notation.record import Record, RecordError
from aluette.notation.recording import record_of
from aluette.notation.replay import replay, summary
from aluette.rules import PRESETS, Rules, RulesError, load_rules

__all__ = [
    "PRESETS",
    "REFEREE",
    "SPECTATOR",
    "Card",
    "CardSet",
    "Command",
    "Deal",
    "Event",
    "Match",
    "Record",
    "RecordError",
    "Refusal",
    "Rules",
    "RulesError",
    "View",
    "ViewEvent",
    "card_name",
    "commands",
    "decide",
    "deck_from_seed",
    "events",
    "evolve",
    "fold",
    "load_rules",
    "parse_cards",
    "perform",
    "record_of",
    "replay",
    "sample_worlds",
    "seen",
    "summary",
    "view",
]
