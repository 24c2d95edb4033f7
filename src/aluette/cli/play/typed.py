"""What the player types, read as a command; and what he is asked before he types."""

from __future__ import annotations

import re

from aluette.cards import Card
from aluette.cli.messages import Messages
from aluette.game import View
from aluette.game.commands import Cut, Declare, Discard, Play, SeatCommand, Vote

__all__ = ["Unclear", "command_from", "hand_from_strongest", "question", "yes_or_no"]

MIDDLE = 24
"""Where the deck is cut when the player only presses Enter."""


class Unclear(Exception):  # noqa: N818  (nothing is wrong but a word)
    """What was typed is no answer to the question; the text says so in the player's language."""


def hand_from_strongest(view: View) -> tuple[Card, ...]:
    """The player's cards in the order in which they are shown and numbered."""
    return tuple(reversed(view.hand))


def question(view: View, say: Messages) -> str:
    """What the player is asked; the words that he can answer with stand above, one a line."""
    table = view.table
    match table.phase:
        case "discard":
            return say("terminal-ask-discard", count=_to_lay_away(view))
        case "declare":
            words = (f"  {say.word(f'terminal-typed-{word}')}" for word in table.words)
            asked = say("terminal-ask-declare" if "pass" in table.words else "terminal-ask-answer")
            return "\n".join((*words, asked))
        case phase:
            return say(f"terminal-ask-{phase}")


def command_from(view: View, typed: str, say: Messages) -> SeatCommand:
    """The command that the player's words mean.

    :raises Unclear: they do not answer the question that he was asked.
    """
    seat, table = view.viewer, view.table
    match table.phase:
        case "cut":
            return Cut(seat, _number(typed, say))
        case "vote":
            return Vote(seat, yes_or_no(typed, say))
        case "discard":
            return Discard(seat, _cards(view, typed, say))
        case "declare":
            return Declare(seat, _word(table.words, typed, say))
    return Play(seat, _card(view, typed, say))


def yes_or_no(typed: str, say: Messages) -> bool:
    """Whether the player said yes.

    :raises Unclear: he said neither.
    """
    word = typed.strip().casefold()
    for answer, name in ((True, "terminal-typed-yes"), (False, "terminal-typed-no")):
        if word in say.words(name):
            return answer
    raise Unclear(say("terminal-yes-or-no"))


def _to_lay_away(view: View) -> int:
    return len(view.hand) - view.table.rules.hand_size


def _number(typed: str, say: Messages) -> int:
    text = typed.strip()
    if not text:
        return MIDDLE
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise Unclear(say("terminal-no-number", text=text[:40]))
    return int(text)


def _word(words: tuple[str, ...], typed: str, say: Messages) -> str:
    said = typed.strip().casefold()
    if not said and "pass" in words:
        return "pass"
    for word in words:
        if said in say.words(f"terminal-typed-{word}"):
            return word
    raise Unclear(say("terminal-no-such-word", text=said[:40]))


def _card(view: View, typed: str, say: Messages) -> Card:
    """A card by its number in the hand as shown, its code, or any of its names."""
    text = typed.strip()
    hand = hand_from_strongest(view)
    if re.fullmatch(r"[0-9]{1,3}", text):
        if not 1 <= int(text) <= len(hand):
            raise Unclear(say("terminal-no-card-numbered", number=int(text), count=len(hand)))
        return hand[int(text) - 1]
    try:
        return Card(text)
    except ValueError:
        raise Unclear(say("terminal-unknown-card", text=text[:40])) from None


def _cards(view: View, typed: str, say: Messages) -> tuple[Card, ...]:
    parts = typed.split(",") if "," in typed else typed.split()
    return tuple(_card(view, part, say) for part in parts)
