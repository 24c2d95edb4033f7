"""Faces at a live table: who is told what, when, and what the journal keeps of it."""

import asyncio
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
import structlog

from aluette.bots import LEVELS, load_bot
from aluette.game import Match, evolve, view
from aluette.game.commands import Look, Sign
from aluette.server.clock import Clock
from aluette.server.entries import FACES, Change, Person, Stored
from aluette.server.journal import Journal
from aluette.server.schema import events, faces
from aluette.signs import Signing
from tests.server.faces import (
    SIMPLE,
    FaceBot,
    StillClock,
    dealt_table,
    look,
    seated,
    settle,
    sign,
    still_table,
)
from tests.server.support import Json, Seated, house_in


def told(player: Seated, kind: str) -> list[Json]:
    return [event for event in player.events if event["type"] == kind]


def folded(stored: Stored) -> Match:
    match = Match.new(stored.rules, signing=stored.signing)
    for event in stored.events:
        match = evolve(match, event)
    return match


@pytest.mark.parametrize(
    ("watched", "messages"),
    [(119, []), (120, [None]), (349, [None]), (350, [None, "vache"]), (2000, [None, "vache"])],
)
def test_who_looks_long_enough_is_told_and_nobody_else(
    tmp_path: Path, watched: int, messages: list[str | None]
) -> None:
    """Seat 0 looks at seat 2 for the last ``watched`` ms of its sign; the table wakes too late."""

    async def run() -> None:
        async with still_table(tmp_path) as (clock, _, players):
            acts = [(5000 + 2000 - watched - 250, 0, look(2)), (5000, 2, sign("vache"))]
            for time, seat, command in sorted(acts, key=lambda act: act[0]):
                clock.at = time
                assert (await players[seat].do(command, f"c{time}"))["t"] == "done"
            clock.at = 20_000
            for player in players:
                await settle(player, "settle")
            noticed = told(players[0], "Noticed")
            assert [n["message"] for n in noticed] == messages
            start = 7000 - watched
            assert [n["time"] for n in noticed] == [start + 120, start + 350][: len(messages)]
            for seat in (1, 2, 3):
                assert told(players[seat], "Noticed") == []
            for seat in (0, 1, 3):
                assert told(players[seat], "Signed") == []
            assert [s["message"] for s in told(players[2], "Signed")] == ["vache"]
            assert all(told(player, "Looked")[0]["at"] == 2 for player in players)
            for player in players:
                assert player.known == view(player.table.match, player.seat)

    asyncio.run(run())


def test_a_notice_comes_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            await dealt_table(house, Signing("ancienne", honest=False, sign_ms=800))
            async with seated(house) as players:
                assert (await players[0].do(look(2), "look"))["t"] == "done"
                assert (await players[2].do(sign("vache"), "sign"))["t"] == "done"
                while not (found := told(players[0], "Noticed")):
                    await players[0].hear()
                looked, made = told(players[0], "Looked")[0], told(players[2], "Signed")[0]
                assert found[0]["time"] == max(looked["when"], made["time"]) + 120

    asyncio.run(run())


def test_words_are_heard_by_all_and_the_sign_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path) as (clock, _, players):
            clock.at = 100
            await players[2].do(sign("vache: au-dessus", "pout"), "sign")
            for player in players:
                await settle(player, "settle")
                said = {"type": "Said", "seat": 2, "words": "au-dessus", "time": 100}
                assert told(player, "Said") == [said]
                assert bool(told(player, "Signed")) == (player.seat == 2)

    asyncio.run(run())


REFUSED: dict[str, tuple[Json, str]] = {
    "an unknown sign": (sign("roi"), "unknown-sign"),
    "a phrase off the ladder": (sign("monsieur: au-dessus"), "unknown-sign"),
    "another sign's gesture": (sign("vache", "wink"), "unknown-sign"),
    "a gaze at nobody": (look(4), "bad-gaze"),
    "a gaze at oneself": (look(0), "bad-gaze"),
    "a call without a sign": ({"type": "Call"}, "nothing-seen"),
    "an unknown phrase": ({"type": "Speak", "phrase": "psst", "text": None}, "bad-speech"),
    "nothing said": ({"type": "Speak", "phrase": None, "text": ""}, "bad-speech"),
    "a time": (look(1) | {"time": 5}, "bad-message"),
    "a seat": (sign("vache") | {"seat": 2}, "bad-message"),
    "no gesture": ({"type": "Sign", "message": "vache"}, "bad-message"),
}


def test_what_is_refused_is_refused_to_its_sender_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path, Signing("simple")) as (clock, _, players):
            clock.at = 100
            one = players[0]
            before = [len(player.texts) for player in players]
            for name, (command, code) in REFUSED.items():
                answer = await one.do(command, name)
                assert (answer["t"], answer["code"]) == ("refused", code)
                assert (await one.do(command, name))["code"] == code
            held = {card.step for card in one.known.hand}
            untrue = next(s for k, s in enumerate(("monsieur", "madame"), 1) if k not in held)
            assert (await one.do(sign(untrue), "untrue"))["code"] == "untrue-sign"
            assert (await one.do(sign("misère"), "first"))["t"] == "done"
            clock.at = 4000
            assert (await one.do(sign("misère"), "second"))["code"] == "sign-rest"
            assert one.known == view(one.table.match, 0)
            for player, texts in list(zip(players, before, strict=True))[1:]:
                await settle(player, "settle")
                assert len(player.texts) == texts + 1

    asyncio.run(run())


def test_a_table_without_signs_refuses_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path, Signing()) as (_, _, players):
            assert (await players[0].do(look(1), "look"))["code"] == "no-signs"
            assert (await players[0].do(sign("vache"), "sign"))["code"] == "no-signs"
            said = {"type": "Speak", "phrase": "hello", "text": None}
            assert (await players[0].do(said, "hello"))["t"] == "done"

    asyncio.run(run())


def test_a_look_sent_again_is_not_done_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path) as (_, _, players):
            one = players[0]
            assert (await one.do(look(1), "a"))["t"] == "done"
            assert (await one.do(look(2), "b"))["t"] == "done"
            assert (await one.do(look(1), "a"))["t"] == "done"
            assert (await one.do(look(2), "c"))["t"] == "done"
            assert [event["at"] for event in told(one, "Looked")] == [1, 2]

    asyncio.run(run())


def test_a_gaze_waits_for_no_disk_and_a_sign_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path) as (_, house, players):
            gate = threading.Event()
            held = asyncio.create_task(house.journal._writer.do(lambda _: gate.wait(30)))
            await asyncio.sleep(0)
            assert (await players[0].do(look(2), "look"))["t"] == "done"
            assert told(players[0], "Looked")
            signing = asyncio.create_task(players[2].do(sign("vache"), "sign"))
            await asyncio.sleep(0.05)
            assert not signing.done()
            assert players[2].table.match.facts == ()
            gate.set()
            assert (await signing)["t"] == "done"
            await held
            stored = await house.journal.load("t")
            assert stored is not None
            assert [type(e).__name__ for e in stored.events if isinstance(e, FACES)] == [
                "Looked",
                "Signed",
            ]

    asyncio.run(run())


def test_a_gaze_that_is_not_stored_costs_a_new_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(journal: Journal, change: Change) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(OSError("the disk is full"))
        return future

    async def run() -> None:
        async with still_table(tmp_path) as (_, house, players):
            with monkeypatch.context() as patch, structlog.testing.capture_logs() as logs:
                patch.setattr(Journal, "note", lost)
                await players[0].do(look(2), "look")
                while not players[0].outbox.ended.is_set():
                    await players[0].hear()
            assert players[0].outbox.code == "resync"
            assert [log["error"] for log in logs] == ["OSError"]
            async with seated(house) as again:
                assert again[0].known.table.gazes == (None,) * 4

    asyncio.run(run())


async def play_card(players: list[Seated], name: str) -> None:
    asked = next(p for p in players if p.known.asked)
    assert (await asked.do(asked.next_command(), name))["t"] == "done"
    for player in players:
        await settle(player, f"{name}-settle")


def test_both_streams_together_tell_the_match(tmp_path: Path) -> None:
    async def run() -> None:
        async with still_table(tmp_path) as (clock, house, players):
            for turn in range(48):
                clock.at += 700
                seat = turn % 4
                target = (seat + 1 + turn % 3) % 4
                await players[seat].do(look(target if turn % 5 else None), f"l{turn}")
                if turn % 4 == 1:
                    await players[turn % 3].do(sign("as×2: au-dessus"), f"s{turn}")
                if turn % 7 == 2:
                    text = {"type": "Speak", "phrase": None, "text": "Allez !"}
                    await players[3].do(text, f"t{turn}")
                if players[0].known.table.phase == "play":
                    await play_card(players, f"p{turn}")
                stored = await house.journal.load("t")
                assert stored is not None
                assert folded(stored) == players[0].table.match
                assert stored.faces >= turn // 2
            assert players[0].known.table.signs
            assert players[0].known.table.shown

    asyncio.run(run())
    engine = sa.create_engine(f"sqlite:///{tmp_path}/journal.sqlite3")
    with engine.connect() as connection:
        cards = connection.execute(sa.select(events.c.sequence, events.c.event)).all()
        rows = connection.execute(sa.select(faces).order_by(faces.c.n)).all()
    engine.dispose()
    assert [sequence for sequence, _ in cards] == list(range(1, len(cards) + 1))
    names = [f'"type":"{cls.__name__}"' for cls in FACES]
    assert not [text for _, text in cards if any(name in text for name in names)]
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    assert [row.after for row in rows] == sorted(row.after for row in rows)
    assert {(row.match, row.deal) for row in rows} == {(1, 1)}


def test_each_deal_and_each_match_counts_its_faces_from_one(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        async with house_in(tmp_path, clock=lambda: clock) as house:
            rules = {"preset": "spanish", "match": {"deals": 2}, "draw": "agreed"}
            await dealt_table(house, rules=rules)
            async with seated(house, clock) as players:
                for number in range(200):
                    table = players[0].known.table
                    if table.phase == "play" and not table.trick and not table.tricks:
                        await players[0].do(look(1), f"l{number}")
                    asked = next((p for p in players if p.awaited), players[0])
                    await asked.do(asked.next_command(), f"n{number}")
                    for player in players:
                        await settle(player, f"s{number}")
                    if table.phase == "over":
                        break
                said = {"type": "Speak", "phrase": "good-game", "text": None}
                assert (await players[0].do(said, "said"))["t"] == "done"
                stored = await house.journal.load("t")
                assert stored is not None
                assert stored.match == 2
                assert folded(stored) == players[0].table.match

    asyncio.run(run())
    engine = sa.create_engine(f"sqlite:///{tmp_path}/journal.sqlite3")
    with engine.connect() as connection:
        rows = connection.execute(sa.select(faces.c.match, faces.c.deal, faces.c.n)).all()
    engine.dispose()
    assert {(row.match, row.deal) for row in rows} >= {(1, 1), (1, 2)}
    assert max(row.match for row in rows) == 2
    assert len(set(rows)) == len(rows)
    assert {row.n for row in rows} == set(range(1, max(row.n for row in rows) + 1))


def test_a_sign_in_the_air_is_void_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        async with house_in(tmp_path, clock=lambda: clock) as house:
            await dealt_table(house)
            async with seated(house, clock) as players:
                await players[0].do(look(2), "look")
                clock.at = 1000
                await players[2].do(sign("vache"), "sign")
                clock.at = 1200
                for player in players:
                    await settle(player, "settle")
                assert [n["message"] for n in told(players[0], "Noticed")] == [None]
                known = [player.known for player in players]
                await players[0].table.stop()
            clock.at = 1210
            async with house.table("t") as table:
                assert table is not None
                clock.begin(1210)
                again = [Seated(table, player.place) for player in players]
                for player in again:
                    snapshot = await player.hello()
                    assert snapshot["clock"] == 1210
                    assert player.known == known[player.seat]
                clock.at = 5000
                assert (await again[1].do(look(2), "look"))["t"] == "done"
                for player in again:
                    await settle(player, "later")
                    assert not told(player, "Noticed")
                # It counts for the rest and the limit all the same.
                assert (await again[2].do(sign("vache"), "more"))["t"] == "done"
            stored = await house.journal.load("t")
            assert stored is not None
            kinds = [type(e).__name__ for e in stored.events if isinstance(e, FACES)]
            assert kinds == ["Looked", "Signed", "Noticed", "Voided", "Looked", "Signed"]

    asyncio.run(run())


def test_a_sign_that_was_over_when_all_left_is_not_void(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        async with house_in(tmp_path, clock=lambda: clock) as house:
            await dealt_table(house)
            async with seated(house, clock) as players:
                await players[2].do(sign("vache"), "sign")
                await players[0].table.stop()
            clock.at = 60_000
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("aluette.server.table.since_deal", lambda _: 60_000)
                async with house.table("t") as table:
                    assert table is not None
                    await Seated(table, 0).hello()
            stored = await house.journal.load("t")
            assert stored is not None
            assert [type(e).__name__ for e in stored.events if isinstance(e, FACES)] == ["Signed"]

    asyncio.run(run())


def test_the_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            await dealt_table(house)
            async with seated(house) as players:
                await players[0].do(look(2), "look")
                time = told(players[0], "Looked")[0]["time"]
                await players[0].table.stop()
            async with house.table("t") as table:
                assert table is not None
                snapshot = await Seated(table, 0).hello()
                assert snapshot["clock"] >= time

    asyncio.run(run())


def bots(*levels: str | None) -> list[Person]:
    return [
        Person(f"Guest {k}", f"g{k}") if level is None else Person(level=level)
        for k, level in enumerate(levels)
    ]


def test_the_faces_of_bots_are_asked_while_somebody_is_there(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        bot = FaceBot([Look(1, 0, 0), Look(2, 0, 0), Sign(3, "vache", 0)])
        async with house_in(tmp_path, clock=lambda: clock, load_bot=lambda _: bot) as house:
            await dealt_table(house, seats=bots(None, "club", "club", "club"))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                assert bot.asked == []
                player = Seated(table, 0)
                await player.hello()
                await player.do({"type": "NextMatch"}, "settle")
                assert bot.asked == [(1, 0), (2, 0), (3, 0)]
                assert table.match.table.gazes == (None, 0, 0, None)
                assert len(table.match.facts) == 1
                clock.at = 9_999
                await player.do({"type": "NextMatch"}, "early")
                assert len(bot.asked) == 3
                clock.at = 10_000
                await player.do({"type": "NextMatch"}, "now")
                await player.do({"type": "NextMatch"}, "then")
                assert bot.asked[3:] == [(1, 10_000), (2, 10_000), (3, 10_000)]

    asyncio.run(run())


def test_eyes_move_by_themselves_where_the_level_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        bot = FaceBot(
            [Look(0, 2, 0), None, Look(2, 0, 0), None, Sign(0, "vache", 7000)], delay=7000
        )
        async with house_in(tmp_path, clock=lambda: clock, load_bot=lambda _: bot) as house:
            signing = Signing("assiste", honest=False)
            await dealt_table(house, signing, bots(None, "club", "club", "club"))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                player = Seated(table, 0)
                await player.hello()
                await player.do({"type": "NextMatch"}, "settle")
                assert table.match.table.gazes == (2, None, 0, None)
                clock.at = 7000
                await player.do({"type": "NextMatch"}, "later")
                await player.do({"type": "NextMatch"}, "last")
                assert bot.asked[4] == (0, 7000)
                assert bot.script == []
                assert table.match.facts == ()  # nobody signs for a person
                assert table.match.table.gazes == (2, None, 0, None)

    asyncio.run(run())


@pytest.mark.parametrize("level", LEVELS)
def test_the_faces_of_every_level_play_along(tmp_path: Path, level: str) -> None:
    """Bots as they are: heads turn, nobody signs for a person, and what is told is the view."""

    async def run() -> None:
        clock = StillClock()
        async with house_in(tmp_path, clock=lambda: clock, load_bot=load_bot) as house:
            await dealt_table(house, Signing("assiste"), bots(None, level, level, level))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                player = Seated(table, 0)
                await player.hello()
                for number in range(40):
                    clock.at += 500
                    await settle(player, f"s{number}")
                    if number % 8 == 7 and player.awaited:
                        await player.do(player.next_command(), f"n{number}")
                turned = {event["seat"] for event in told(player, "Looked")}
                assert turned == {0, 1, 2, 3}
                assert told(player, "Signed") == []
                await settle(player, "last")
                assert player.known == view(table.match, player.seat)

    asyncio.run(run())


def test_a_face_that_is_refused_is_not_made(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StillClock()
        bot = FaceBot([Sign(1, "vache: au-dessus", 0), Look(2, 2, 0)])
        async with house_in(tmp_path, clock=lambda: clock, load_bot=lambda _: bot) as house:
            await dealt_table(house, Signing("simple"), bots(None, "club", "club", "club"))
            async with house.table("t") as table:
                assert table is not None
                clock.begin()
                player = Seated(table, 0)
                await player.hello()
                with structlog.testing.capture_logs() as logs:
                    await player.do({"type": "NextMatch"}, "settle")
                assert logs == []
                assert table.match.table.gazes == (None,) * 4

    asyncio.run(run())


def test_a_clock_counts_from_the_deal() -> None:
    clock = Clock()
    clock.begin(5000)
    assert 5000 <= clock.now() < 60_000
    assert clock.seconds_to(0) == 0
    assert SIMPLE.on
