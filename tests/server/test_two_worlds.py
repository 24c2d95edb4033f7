"""What reaches a player is the same in two worlds that he cannot tell apart.

A deal is played at random for a while. Then the cards that one player has not seen are dealt to
the others and the talon in another way, what they laid away is chosen again, and votes that are
still sealed are cast again: the bytes that he is sent must not differ, nor what he can ask for.
"""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from fastapi import FastAPI
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette.cards import CARDS, Card
from aluette.game import Match, perform, view
from aluette.game.commands import Discard, Draw, NameDealer, Play, SeatCommand, Shuffle, Vote
from aluette.game.events import Event
from aluette.server.api import api
from aluette.server.entries import Change
from aluette.server.house import House
from aluette.server.identity import COOKIE, Guests
from tests.server.faces import StillClock
from tests.server.simple import simple
from tests.server.support import Seated, house_in, people, plain_command

Deck = tuple[Card, ...]
MIDNIGHT = datetime(2000, 1, 1)  # noqa: DTZ001
RULES = ("wikipedia", "pagat", "gamerules", "spanish+mordienne")


def deck(chance: random.Random) -> Deck:
    return tuple(chance.sample(CARDS, 48))


def beginning(rules: str, chance: random.Random) -> tuple[Match, tuple[Event, ...]]:
    """A match up to the first shuffle, the same in both worlds."""
    match = Match.new(rules)
    if match.table.rules.draw == "agreed":
        return perform(match, NameDealer(chance.randrange(4)))
    return perform(match, Draw(chance.randrange(4), deck(chance)))


def played(match: Match, length: int, chance: random.Random) -> tuple[Match, list[SeatCommand]]:
    """So many commands at random, or as many as there are before the deal's end."""
    commands: list[SeatCommand] = []
    while len(commands) < length:
        seat = chance.choice(match.table.asked)
        command = simple(view(match, seat))
        hand = match.deal.hands[seat] if match.deal.hands else ()
        if isinstance(command, Vote):
            command = Vote(seat, chance.random() < 0.9)
        elif isinstance(command, Discard):
            command = Discard(seat, tuple(chance.sample(hand or (), len(command.cards))))
        elif match.table.phase == "play":
            command = Play(seat, chance.choice(hand or ()))
        after, _ = perform(match, command)
        if after.table.shown:
            break
        match = after
        commands.append(command)
    return match, commands


def another_world(
    first: Deck, match: Match, commands: list[SeatCommand], viewer: int, chance: random.Random
) -> tuple[Deck, list[SeatCommand]]:
    """Another deck and other hidden choices that explain all that the viewer knows."""
    deal = match.deal
    public = {card for trick in match.table.tricks for card in trick.cards} | {*match.table.trick}
    own = {*(deal.dealt[viewer] or ()), *(deal.sung[viewer] or ())} if deal.dealt else set()
    unseen = [card for card in first if card not in public | own]
    moved = iter(chance.sample(unseen, len(unseen)))
    second = tuple(card if card in public | own else next(moved) for card in first)
    where = dict(zip(first, second, strict=True))
    others: list[SeatCommand] = []
    for command in commands:
        if isinstance(command, Discard) and command.seat != viewer:
            # The hidden cards among those he was dealt or sung, wherever they came from.
            dealt = (*(deal.dealt[command.seat] or ()), *(deal.sung[command.seat] or ()))
            hidden = [where[card] for card in dealt if card not in public]
            others.append(replace(command, cards=tuple(chance.sample(hidden, len(command.cards)))))
        elif isinstance(command, Vote) and command.seat != viewer and not match.table.votes:
            others.append(replace(command, yes=chance.random() < 0.5))
        else:
            others.append(command)
    return second, others


@dataclass(frozen=True)
class World:
    """How a match began, the deck of its deal, and what was done."""

    match: Match
    told: tuple[Event, ...]
    deck: Deck
    commands: list[SeatCommand]


@asynccontextmanager
async def happened(
    world: World, folder: Path, **options: Any
) -> AsyncIterator[tuple[House, dict[int, Seated]]]:
    """A house where all this has been done at the live table ``t``, and its players by seat."""
    match, told = world.match, world.told
    after, shuffled = perform(match, Shuffle(world.deck))
    async with house_in(folder, clock=StillClock, **options) as house:
        await house.journal.create("t", match.table.rules, people(4))
        change = Change("t", 1, 1, (*told, *shuffled), after.table.phase, after.table.score)
        await house.journal.append(change)
        async with house.table("t") as table:
            assert table is not None
            players = [Seated(table, place) for place in range(4)]
            for player in players:
                await player.hello()
            by_seat = {player.seat: player for player in players}
            for number, command in enumerate(world.commands):
                answer = await by_seat[command.seat].do(plain_command(command), f"c{number}")
                assert answer["t"] == "done", answer
            yield house, by_seat


async def received(world: World, viewer: int, folder: Path) -> list[str]:
    """Everything that reaches the viewer when this happens at a live table."""
    async with happened(world, folder) as (house, by_seat):
        audience = by_seat[viewer]
        while audience.last < audience.table._audience[audience.place].last:
            await audience.hear()
        late = Seated(audience.table, audience.place)
        await late.hello()
        guest = f"g{audience.place}"
        return [*audience.texts, *late.texts, *await asked_for(house, folder, guest)]


async def asked_for(house: House, folder: Path, guest: str) -> list[str]:
    """What a guest can fetch."""
    guests = Guests(folder)
    app = FastAPI()
    app.include_router(api(house, guests))
    cookie = {COOKIE: guests._signer.sign(guest).decode()}
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(
        transport=transport, base_url="http://t", cookies=cookie
    ) as client:
        answers = [await client.get(a) for a in ("/api/tables", "/api/tables/t/record")]
    assert [answer.status_code for answer in answers] == [200, 200]
    return [answer.text for answer in answers]


@pytest.mark.bulk
@settings(max_examples=20)
@given(
    rules=st.sampled_from(RULES),
    length=st.integers(0, 60),
    viewer=st.integers(0, 3),
    seed=st.integers(0, 2**32),
)
def test_two_worlds(rules: str, length: int, viewer: int, seed: int) -> None:
    chance = random.Random(seed)
    match, told = beginning(rules, chance)
    first = deck(chance)
    shuffled, _ = perform(match, Shuffle(first))
    after, commands = played(shuffled, length, chance)
    second, others = another_world(first, after, commands, viewer, chance)
    with (
        mock.patch("secrets.token_hex", return_value="constant"),
        mock.patch("aluette.server.rows.now", return_value=MIDNIGHT),
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as two,
    ):
        here = asyncio.run(received(World(match, told, first, commands), viewer, Path(one)))
        there = asyncio.run(received(World(match, told, second, others), viewer, Path(two)))
    assert here == there
