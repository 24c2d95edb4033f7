"""Looks, signs, calls and talk: what a seat may do at any time of a deal (R6)."""

from __future__ import annotations

import unicodedata

from aluette.cards import mask_of
from aluette.game import commands as cmd
from aluette.game import events as ev
from aluette.game.commands import Refusal
from aluette.game.match import Match
from aluette.signs import (
    Eyes,
    EyesError,
    Message,
    MessageError,
    Perceived,
    SignSet,
    advance,
    load_sign_set,
    unjustified,
)
from aluette.signs.talk import TALK

__all__ = ["call", "look", "sign", "signs_shown", "speak", "void", "watch"]

Events = tuple[ev.Event, ...]
_LONGEST_TEXT = 200
_NOT_SHOWN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_INVISIBLE = {"Cf", "Zs", "Mn"}
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
_TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""What would turn round the words that the page writes beside the text."""
_NO_SIGNS = Refusal("no-signs", "this table plays without signs, or no deal is on")
_SILENT = Refusal("silent", "this table plays in silence")


def _caught_up(match: Match, time: int) -> tuple[Eyes, Events] | Refusal:
    """The eyes at this time, and who noticed what on the way there."""
    if match.eyes is None:
        return _NO_SIGNS
    try:
        eyes, noticed = advance(match.eyes, time)
    except EyesError as error:
        return _refused(match, error)
    return eyes, tuple(_noticed(match, perceived) for perceived in noticed)


def _refused(match: Match, error: EyesError) -> Refusal:
    """What the eyes do not allow, with the seat by its name."""
    who = "" if error.seat is None else f"{match.table.names[error.seat]} "
    return Refusal(error.code, f"{who}{error.why}")


def _noticed(match: Match, p: Perceived) -> ev.Noticed:
    gesture = None
    if p.message is not None:
        made = [f for f in match.facts if isinstance(f, ev.Signed) and f.seat == p.maker]
        gesture = made[-1].gesture
    message = None if p.message is None else str(p.message)
    return ev.Noticed(p.seat, p.maker, message, gesture, p.time, p.until)


def watch(match: Match, command: cmd.Watch) -> Events | Refusal:
    """Time passes; whoever has looked long enough notices."""
    now = _caught_up(match, command.time)
    return now if isinstance(now, Refusal) else now[1]


def void(match: Match, command: cmd.Void) -> Events | Refusal:
    """Nobody sees any more of the signs in the air."""
    now = _caught_up(match, command.time)
    return now if isinstance(now, Refusal) else (*now[1], ev.Voided(command.time))


def look(match: Match, command: cmd.Look) -> Events | Refusal:
    """A seat turns its eyes."""
    now = _caught_up(match, command.time)
    if isinstance(now, Refusal):
        return now
    eyes, noticed = now
    try:
        after = eyes.look(command.seat, command.at)
    except EyesError as error:
        return _refused(match, error)
    if after == eyes:
        return noticed
    when = after.gazes[command.seat].when
    return (*noticed, ev.Looked(command.seat, command.at, command.time, when))


def sign(match: Match, command: cmd.Sign) -> Events | Refusal:
    """A seat makes a sign, and says the words that belong to it."""
    now = _caught_up(match, command.time)
    if isinstance(now, Refusal):
        return now
    eyes, noticed = now
    table, name = match.table, match.table.names[command.seat]
    try:
        message = Message.parse(command.message)
    except MessageError as error:
        return Refusal("unknown-sign", str(error))
    if message.phrases and table.rules.speech == "silent":
        return Refusal("silent", "this table plays in silence: signs are made without words")
    gesture = _gesture(load_sign_set(table.rules.sign_set), message, command.gesture)
    if gesture is None:
        return Refusal("unknown-sign", f"this table has no such sign for {message.sign}")
    if table.signing.honest:
        hand = mask_of(match.deal.hands[command.seat] or ())
        why = unjustified(message, hand)
        if why is not None:
            return Refusal("untrue-sign", f"at an honest table {name} cannot sign that: {why}")
    try:
        eyes.sign(command.seat, message)
    except EyesError as error:
        return _refused(match, error)
    until = command.time + eyes.timing.sign
    after = sum(len(trick.cards) for trick in table.tricks) + len(table.trick)
    made = ev.Signed(command.seat, str(message), gesture, command.time, until, after)
    if not message.phrases:
        return (*noticed, made)
    words = " et ".join(map(str, message.phrases))
    return (*noticed, made, ev.Said(command.seat, words, command.time))


def _gesture(sign_set: SignSet, message: Message, wanted: str | None) -> str | None:
    ways = sign_set.gestures.get(message.sign, ())
    if wanted is None:
        return ways[0] if ways else None
    return wanted if wanted in ways else None


def call(match: Match, command: cmd.Call) -> Events | Refusal:
    """A seat calls that it has seen an opponent's sign; once for each that it fully saw."""
    if match.table.rules.speech == "silent":
        return _SILENT
    now = _caught_up(match, command.time)
    if isinstance(now, Refusal):
        return now
    _, noticed = now
    side_of, seat = match.table.rules.side_of, command.seat
    seen = [
        fact
        for fact in (*match.facts, *noticed)
        if isinstance(fact, ev.Noticed)
        and fact.seat == seat
        and fact.message is not None
        and side_of[fact.maker] != side_of[seat]
    ]
    called = [fact for fact in match.facts if isinstance(fact, ev.Called) and fact.seat == seat]
    if len(called) >= len(seen):
        return Refusal("nothing-seen", f"{match.table.names[seat]} has seen no sign to call out")
    return (*noticed, ev.Called(seat, command.time))


def speak(match: Match, command: cmd.Speak) -> Events | Refusal:
    """A seat says a common phrase or a free text to everybody."""
    if match.table.rules.speech == "silent":
        return _SILENT
    phrase, text = command.phrase, command.text
    if (phrase is None) == (text is None):
        return Refusal("bad-speech", "say either a phrase or a text")
    if phrase is not None and phrase not in TALK:
        return Refusal("bad-speech", f"unknown phrase {phrase[:20]!r}")
    if text is not None:
        text = text.strip()
        if len(text) > _LONGEST_TEXT or not _says_something(text):
            return Refusal("bad-speech", f"a text has 1 to {_LONGEST_TEXT} printable characters")
    return (ev.Spoke(command.seat, phrase, text, command.time),)


def _says_something(text: str) -> bool:
    """Whether a text can be shown on a line, and shows anything.

    What joins the parts of an emoji and what keeps words together is invisible, and welcome.
    """
    kinds = {unicodedata.category(c) for c in text if c not in _BLANK}
    turned = _TURNING & {unicodedata.bidirectional(c) for c in text}
    return not turned and kinds.isdisjoint(_NOT_SHOWN) and not kinds <= _INVISIBLE


def signs_shown(match: Match) -> tuple[ev.SignsShown, ...]:
    """All signs of the deal that is now over, for everybody to see."""
    if not match.table.signing.on:
        return ()
    noticed = [fact for fact in match.facts if isinstance(fact, ev.Noticed)]
    shown = []
    for fact in match.facts:
        if isinstance(fact, ev.Signed):
            by = [n for n in noticed if n.maker == fact.seat and fact.time < n.time <= fact.until]
            seen = tuple(n.seat for n in by if n.message is not None)
            glimpsed = tuple(n.seat for n in by if n.message is None and n.seat not in seen)
            shown.append(
                ev.SignShown(
                    fact.seat, fact.message, fact.gesture, fact.time, fact.after, seen, glimpsed
                )
            )
    return (ev.SignsShown(tuple(shown)),)
