"""`aluette sign`: what a sign and its words tell, and what to sign with a hand."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from aluette.cards import CARDS, Card, card_name, mask_of, parse_cards
from aluette.cli.answer import answer
from aluette.cli.failure import Failure, bad_input
from aluette.cli.messages import Messages
from aluette.cli.options import AsJson, Language
from aluette.signs import Message, Reading, decode, encode, possible
from aluette.statuses import NO

__all__ = ["sign"]


def sign(
    message: Annotated[
        str | None,
        typer.Argument(
            metavar="[MESSAGE]",
            help="A sign and its words, in one argument: 'as×2: au-dessus et au-dessus après'.",
        ),
    ] = None,
    *,
    hand: Annotated[
        str | None,
        typer.Option("--hand", metavar="CARDS", help="The cards of whoever reads the sign."),
    ] = None,
    played: Annotated[
        str | None,
        typer.Option("--played", metavar="CARDS", help="The cards that everybody has seen."),
    ] = None,
    encoded: Annotated[
        str | None,
        typer.Option("--encode", metavar="CARDS", help="Say instead how to tell these cards."),
    ] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Say what a sign with its words can mean, or how to tell cards.

    Prints {"readings": [{"mode", "steps", "aces"}]}, without the readings that --hand and
    --played exclude; status 1 where none is left. With --encode {"messages": [{"message",
    "steps", "ambiguous"}]}, the shortest first; status 1 where no sign leads to any of the cards.
    """
    if encoded is not None:
        if message is not None or hand is not None or played is not None:
            raise Failure("--encode takes neither MESSAGE nor --hand nor --played")
        _answer_messages(encoded, as_json=as_json, language=language)
        return
    if message is None:
        raise Failure("MESSAGE is missing; or give cards with --encode")
    with bad_input("MESSAGE: "):
        read = Message.parse(message)
    seen = {*_cards(hand, "--hand"), *_cards(played, "--played")}
    readings = possible(decode(read), mask_of(seen))

    def lines(say: Messages) -> str:
        told = [_line(reading, say) for reading in readings]
        return "\n".join(told) or say("terminal-sign-no-reading")

    answer(
        {"readings": [_plain(reading) for reading in readings]},
        as_json=as_json,
        language=language,
        for_people=lines,
    )
    if not readings:
        raise typer.Exit(NO)


def _answer_messages(cards: str, *, as_json: bool, language: str | None) -> None:
    told = encode(_cards(cards, "--encode"))

    def lines(say: Messages) -> str:
        listed = [f"{t.message}    {_line(t.reading, say)}" for t in told]
        return "\n".join(listed) or say("terminal-sign-no-message")

    messages = [
        {
            "message": str(t.message),
            "steps": list(t.reading.steps),
            "ambiguous": [_plain(reading) for reading in t.ambiguous],
        }
        for t in told
    ]
    answer({"messages": messages}, as_json=as_json, language=language, for_people=lines)
    if not messages:
        raise typer.Exit(NO)


def _cards(text: str | None, option: str) -> tuple[Card, ...]:
    with bad_input(f"{option}: "):
        return parse_cards(text or "")


def _plain(reading: Reading) -> dict[str, Any]:
    return {"mode": reading.mode, "steps": list(reading.steps), "aces": reading.aces}


def _line(reading: Reading, say: Messages) -> str:
    """What a reading asserts, for people."""
    if not reading.steps:
        return say("terminal-sign-intention")
    cards = ", ".join(_name(step, reading, say.language) for step in reading.steps)
    return say(f"terminal-sign-{reading.mode}", cards=cards)


def _name(step: int, reading: Reading, language: str) -> str:
    """A card by its name, or all cards of a step by their codes; aces with their number."""
    cards = [card for card in CARDS if card.step == step]
    if len(cards) == 1:
        return card_name(cards[0], language)
    codes = "/".join(card.code for card in cards)
    return f"{reading.least(step)} × {codes}" if reading.least(step) > 1 else codes
