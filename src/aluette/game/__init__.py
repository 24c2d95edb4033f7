"""The game: commands cause events, events build states, viewers see their part.

``decide(match, command)`` gives events or a refusal, ``evolve(match, event)`` the next state,
``view(match, viewer)`` what a viewer knows, ``seen(event, match, viewer)`` what he sees happen,
and ``fold(view, event)`` his next view.
"""

from aluette.game import commands, events
from aluette.game.commands import Command, Refusal
from aluette.game.deal import Deal
from aluette.game.decide import decide, perform
from aluette.game.events import Event, ViewEvent
from aluette.game.match import Match, evolve
from aluette.game.shuffle import deck_from_seed
from aluette.game.table import Table
from aluette.game.tricks import IllegalPlayError, Tricks
from aluette.game.view import REFEREE, SPECTATOR, View, fold, seen, view
from aluette.game.worlds import sample_worlds

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "Command",
    "Deal",
    "Event",
    "IllegalPlayError",
    "Match",
    "Refusal",
    "Table",
    "Tricks",
    "View",
    "ViewEvent",
    "commands",
    "decide",
    "deck_from_seed",
    "events",
    "evolve",
    "fold",
    "perform",
    "sample_worlds",
    "seen",
    "view",
]
