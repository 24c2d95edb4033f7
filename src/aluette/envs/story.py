"""All that a seat has seen of a deal and done in it, as one line that is equal where that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aluette.cards import Card
from aluette.envs.episode import Episode
from aluette.envs.form import ACTIONS
from aluette.game import view
from aluette.game.events import Noticed, Signed

__all__ = ["story"]


def story(episode: Episode, seat: int, looks: Sequence[tuple[int | None, ...]] = ()) -> str:
    """The story of a deal so far as a seat has seen it.

    :param looks: where everybody looked after each tick of faces.

    >>> from aluette.envs import Form
    >>> from aluette.rules import load_rules
    >>> story(Episode.begin(Form.of(load_rules("wikipedia-3")), 0, range(48)), 1)
    'B; A deals; dealt 3s 3b 4s 5d 6s 6b 8s 8b 8c Jd Ns Nb; lead B'
    """
    seen = view(episode.match, seat)
    table, deal, names = seen.table, seen.deal, seen.table.names
    parts = [names[seat], f"{names[table.dealer or 0]} deals", f"dealt {_texts(deal.dealt[seat])}"]
    votes = [
        f"{names[s]} {'yes' if v else 'no'}" for s, v in enumerate(deal.votes) if v is not None
    ]
    if votes:
        parts.append(f"votes {', '.join(votes)}")
    if table.singers:
        parts.append(f"sung by {' '.join(names[s] for s in table.singers)}")
        parts.append(f"got {_texts(deal.sung[seat])}")
        parts.append(f"laid away {_texts(sorted(deal.discards[seat] or ()))}")
    if table.declared:
        parts.append("said " + ", ".join(f"{names[s]} {word}" for s, word in table.declared))
    parts += [f"{names[leader]}: {_texts(cards)}" for leader, cards in table.laid]
    parts += [f"looks {_looks(names, at)}" for at in looks]
    for fact in seen.facts:
        if isinstance(fact, Signed):
            parts.append(f"signed {fact.message} at {fact.time}")
        elif isinstance(fact, Noticed):
            parts.append(f"saw {fact.message} of {names[fact.maker]} at {fact.time}")
    parts += _own(episode, seat)
    if episode.following is not None:
        parts.append(f"{_asked(episode)} {names[episode.following]}")
    return "; ".join(parts)


def _own(episode: Episode, seat: int) -> list[str]:
    """What a seat has begun to do and nobody has seen."""
    parts = []
    if episode.chosen and seat == episode.turn:
        parts.append(f"lays away {_texts(sorted(episode.chosen))}")
    if episode.acts:
        place = (seat - episode.match.table.asked[0]) % episode.form.rules.seats
        if place < len(episode.acts):
            parts.append(f"does {ACTIONS[episode.acts[place]]}")
    return parts


def _asked(episode: Episode) -> str:
    if episode.faces:
        return "face"
    table = episode.match.table
    return table.phase if table.phase != "play" else "follow" if table.trick else "lead"


def _texts(cards: Iterable[Card] | None) -> str:
    return " ".join(card.code for card in cards or ())


def _looks(names: Sequence[str], gazes: Sequence[int | None]) -> str:
    return " ".join("-" if at is None else names[at] for at in gazes)
