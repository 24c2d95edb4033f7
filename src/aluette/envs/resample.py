"""Deals that a seat could not tell from the one it is in."""

from __future__ import annotations

import random
from dataclasses import replace

from aluette.bots.ticking import TICK
from aluette.cards import Card, mask_of
from aluette.envs.episode import Episode
from aluette.game import Match, sample_worlds, view
from aluette.game.events import Noticed
from aluette.signs import Message, unjustified

__all__ = ["resample"]

_MOST_TRIES = 1000


def resample(episode: Episode, seat: int, *, seed: int) -> Episode:
    """A deal drawn from all those that a seat may be in, with the same story for it.

    Hidden cards are placed anew, and what others have begun unseen is done anew at random. A deal
    in which a sign that the seat saw were untrue is drawn again, a thousand times at most. Nothing
    else is inferred, and signs that only others saw are forgotten.

    :raises ValueError: while chance must say who sees a sign.
    """
    if episode.watched:
        raise ValueError("it is chance that acts next, and it has no cards to place anew")
    rng = random.Random(seed)
    worlds = sample_worlds(view(episode.match, seat), seed=seed)
    match = next(worlds)
    for _ in range(_MOST_TRIES):
        if _keeps_signs(match):
            break
        match = next(worlds)
    world = replace(episode, match=match, chosen=(), acts=(), watched=())
    if episode.chosen and episode.turn == seat:
        return replace(world, chosen=episode.chosen)
    for _ in episode.chosen:
        world = world.act(rng.choice(world.legal()))
    for act in episode.acts:
        world = replace(
            world, acts=(*world.acts, act if world.turn == seat else rng.choice(world.legal()))
        )
    return world


def _keeps_signs(match: Match) -> bool:
    """Whether each sign that was seen is true of its maker's cards."""
    for fact in match.facts:
        if isinstance(fact, Noticed) and fact.message is not None:
            held = (*(match.deal.hands[fact.maker] or ()), *_played_since(match, fact))
            if unjustified(Message.parse(fact.message), mask_of(held)):
                return False
    return True


def _played_since(match: Match, sign: Noticed) -> list[Card]:
    """What the maker of a sign has played since he made it."""
    seats, before = match.table.seats, sign.time // TICK - 1
    played = [
        ((leader + k) % seats, card)
        for leader, cards in match.table.laid
        for k, card in enumerate(cards)
    ]
    return [card for seat, card in played[before:] if seat == sign.maker]
