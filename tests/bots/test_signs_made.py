"""Where bots look and what they sign, on a clock and in ticks."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace

import pytest

from aluette import Match, View, commands, deck_from_seed, perform, view
from aluette.bots import LEVELS, Bot, load_bot
from aluette.bots.face import Face
from aluette.bots.ticking import TICK, face_tick
from aluette.game.commands import Look, Sign
from aluette.game.events import Noticed, Signed
from aluette.signs import Message, Signing, unjustified
from tests.bots.tables import turn

LUETTES = "3d 2c Kc Jb 8s 7c 6d 5d 4b"
POOR = "Ad Kd Kc Jb 8s 7c 6d 5d 4b"
ANCIENNE = Signing("ancienne")


def seat(hand: str, gazes: tuple[int | None, ...], spec: str = "pagat") -> View:
    """Seat 0's view at a table with signs, heads pointing so."""
    seen = turn(spec, hand)
    return replace(seen, table=replace(seen.table, signing=ANCIENNE, gazes=gazes))


@dataclass(frozen=True)
class Person:
    """Somebody who looks where the test says, and signs nothing."""

    bot: Bot
    at: int | None

    @property
    def name(self) -> str:
        return self.bot.name

    def choose(self, view: View, seed: int) -> commands.SeatCommand:
        return self.bot.choose(view, seed)

    def face(self, view: View, seed: int, time: int) -> tuple[Look | Sign | None, int]:
        return Look(view.viewer, self.at, time), self.bot.face(view, seed, time)[1]


def signs(face: Face, seen: View, tries: int = 40) -> set[str]:
    """What the face signs in this place, over many moments."""
    made = (face.act(seen, 5, time) for time in range(0, tries * 1000, 1000))
    return {wish.message for wish in made if isinstance(wish, Sign)}


WATCHED_BY_PARTNER = (None, None, 0, None)
WATCHED_BY_ALL = (None, 0, 0, 0)
TIMES = range(0, 60_000, 500)
CLUB = Face(partner=0.5, opponents=0.3, lowest=8)


def test_it_signs_its_best_card_when_only_its_partner_watches() -> None:
    assert signs(CLUB, seat(LUETTES, WATCHED_BY_PARTNER)) == {"monsieur"}
    assert not signs(CLUB, seat(LUETTES, WATCHED_BY_ALL))
    assert not signs(CLUB, seat(LUETTES, (None,) * 4))


def test_who_minds_less_is_caught_more() -> None:
    by_the_book = replace(CLUB, caution=0.5)
    assert signs(by_the_book, seat(LUETTES, WATCHED_BY_ALL)) == {"monsieur"}


def test_a_poor_hand_is_shown_before_the_play_and_aces_by_who_signs_them() -> None:
    assert signs(CLUB, seat(POOR, WATCHED_BY_PARTNER)) == {"misère"}
    later = turn("pagat", POOR.removesuffix(" 4b"), tricks=["4b 4c 3d 5s"], trick="5c 6c")
    later = replace(later, table=replace(later.table, signing=ANCIENNE, gazes=WATCHED_BY_PARTNER))
    assert not signs(CLUB, later)
    assert signs(replace(CLUB, lowest=9), later) == {"as"}


def test_three_luettes_are_a_mordienne_to_go_for() -> None:
    hand = seat("2d 2c 3c Jb 8s 7c 6d 5d 4b", WATCHED_BY_PARTNER)
    assert signs(CLUB, hand) == {"mordienne"}


def test_eyes_shut_tell_two_cards_where_the_table_knows_that_sign() -> None:
    hand = "3d 3c Kc Jb 8s 7c 6d 5d 4b"
    assert signs(CLUB, seat(hand, WATCHED_BY_PARTNER, "wikipedia")) == {"les-deux"}


def test_nothing_is_told_twice_nor_while_a_sign_lasts_or_rests() -> None:
    seen = seat(LUETTES, WATCHED_BY_PARTNER)
    told = Signed(0, "monsieur", "look-up", 1000, 2200, 0)
    made = replace(seen, facts=(told,))
    assert CLUB.act(made, 5, 2000) is None
    for time in range(2200, 4200, 50):
        assert not isinstance(CLUB.act(made, 5, time), Sign)
    after = (CLUB.act(made, 5, time) for time in range(4200, 30000, 500))
    assert {wish.message for wish in after if isinstance(wish, Sign)} == {"vache"}
    full = replace(seen, facts=(told,) * 12)
    assert not signs(CLUB, full)


def test_the_weak_hand_tells_the_strong() -> None:
    seen = seat("3c 9c Kc Jb 8s 7c 6d 5d 4b", WATCHED_BY_PARTNER)
    assert signs(CLUB, seen) == {"madame"}
    told = Signed(0, "madame", "tilt", 0, 0, 0)
    both = replace(seen, facts=(told, Noticed(0, 2, "monsieur", "look-up", 1, 1)))
    assert signs(CLUB, both) == {"grand-neuf"}


def test_who_plays_next_mostly_watches_and_his_partner_signs() -> None:
    """Seat 0 is to lead, or else seat 1 is, and then its partner plays before it."""
    first = seat(LUETTES, WATCHED_BY_PARTNER)
    later = replace(first, table=replace(first.table, asked=(1,)))
    made = [
        sum(isinstance(CLUB.act(seen, 5, time), Sign) for time in TIMES) for seen in (first, later)
    ]
    assert 0 < 3 * made[0] < made[1]


def test_no_signs_without_signs_without_partner_or_from_beginners() -> None:
    silent = turn("pagat", LUETTES)
    assert CLUB.act(silent, 1, 0) is None
    assert not signs(Face(), seat(LUETTES, WATCHED_BY_PARTNER))
    alone = turn("wikipedia-3", "3d 2c Kc Jb 8s 7c 6d 5d 4b 4c 4d 9b")
    alone = replace(alone, table=replace(alone.table, signing=ANCIENNE, gazes=(None, 0, 0)))
    assert not signs(CLUB, alone)
    finished = seat(LUETTES, WATCHED_BY_PARTNER)
    finished = replace(finished, table=replace(finished.table, phase="over"))
    assert CLUB.act(finished, 1, 0) is None


def test_the_head_turns_alike_with_a_sign_and_without() -> None:
    seen = seat(LUETTES, WATCHED_BY_PARTNER)
    signing = replace(seen, facts=(Signed(0, "monsieur", "look-up", 1000, 90_000, 0),))
    nothing = seat("Kd Kb Kc Jb 8s 7c 6d 5d 4b", WATCHED_BY_PARTNER)
    turns = [
        [wish if isinstance(wish, Look) else None for wish in (CLUB.act(v, 5, t) for t in TIMES)]
        for v in (seen, signing, nothing)
    ]
    assert turns[0] == turns[1] == turns[2]
    assert any(turns[0])


@pytest.mark.parametrize(("level", "most"), [("casual", 26), ("club", 20)])
def test_who_looks_at_his_partner_half_of_the_time_is_winked_at_in_most_deals(
    level: str, most: int
) -> None:
    """Forty deals; in the others the partner holds nothing to sign, or is watched by others too."""
    bots = [load_bot(level)] * 4
    winked = 0
    for seed in range(40):
        match = dealt(seed)
        for tick in range(1, 17):
            at = 2 if tick // 2 % 2 else None  # two beats at the partner, two at the cards
            gazes = (at, *match.table.gazes[1:])
            match = replace(match, table=replace(match.table, gazes=gazes))
            match = face_tick(
                match,
                [Person(bots[0], at), *bots[1:]],
                range(seed + 1, seed + 5),
                seed=seed,
                tick=tick,
            )
        winked += any(isinstance(f, Noticed) and (f.seat, f.maker) == (0, 2) for f in match.facts)
    assert winked >= most


def test_looks_go_where_the_character_says() -> None:
    seen = seat(POOR, (None,) * 4)
    face = Face(stay=0.5, partner=0.6, opponents=0.2)
    went: Counter[int | None] = Counter()
    for time in range(4000):
        wish = face.act(seen, 3, time)
        went[wish.at if isinstance(wish, Look) else None] += 1
    assert 1100 < went[2] < 1300
    assert 150 < went[1] < 250 and 150 < went[3] < 250
    turned = replace(seen, table=replace(seen.table, gazes=(2, None, None, None)))
    back = {face.act(turned, 3, time) for time in range(1000)}
    assert not any(isinstance(wish, Look) and wish.at == 2 for wish in back)
    assert any(isinstance(wish, Look) and wish.at is None for wish in back)


@pytest.mark.parametrize("level", LEVELS)
def test_a_face_follows_from_view_seed_and_time_alone(level: str) -> None:
    bot = load_bot(level)
    seen = seat(LUETTES, WATCHED_BY_PARTNER)
    for time in range(200):
        wish, delay = bot.face(seen, 7, time)
        assert (wish, delay) == bot.face(seen, 7, time)
        assert 300 < delay < 2200
    assert len({bot.face(seen, seed, 0)[1] for seed in range(50)}) > 20


def dealt(seed: int) -> Match:
    match, _ = perform(Match.new("pagat", signing=ANCIENNE), commands.NameDealer(3))
    match, _ = perform(match, commands.Shuffle(deck_from_seed(seed)))
    return perform(match, commands.Cut(2, 24))[0]


def test_ticks_bring_true_signs_to_who_looks() -> None:
    bots = [load_bot("club")] * 4
    made = seen = 0
    for seed in range(20):
        match = dealt(seed)
        for tick in range(1, 9):
            before = match
            match = face_tick(match, bots, range(seed + 1, seed + 5), seed=seed, tick=tick)
            new = match.facts[len(before.facts) :]
            signed = {f.seat: f for f in new if isinstance(f, Signed)}
            for fact in new:
                assert getattr(fact, "time", None) == tick * TICK
                if isinstance(fact, Noticed):
                    assert match.table.gazes[fact.seat] == fact.maker
                    assert fact.seat not in signed
                    assert fact.message in (None, signed[fact.maker].message)
                    seen += fact.message is not None
            for maker, sign in signed.items():
                hand = sum(1 << card for card in match.deal.hands[maker] or ())
                assert unjustified(Message.parse(sign.message), hand) is None
            made += len(signed)
    assert made > 40 and seen > made / 2


@pytest.mark.parametrize("seed", range(12))
def test_no_decision_changes_by_a_sign_that_was_not_seen(seed: int) -> None:
    """Two worlds that differ in a sign its maker's partner alone saw: both opponents act alike."""
    match, draw = dealt(seed), random.Random(seed)
    bots = [load_bot("club")] * 4
    for tick in range(1, 5):
        match = face_tick(match, bots, range(seed + 1, seed + 5), seed=seed, tick=tick)
    told = Signed(0, "monsieur", "look-up", 90_000, 90_000, 0)
    saw = Noticed(2, 0, "monsieur", "look-up", 90_000, 90_000)
    other = replace(match, facts=(*match.facts, told, saw))
    while not match.table.results:
        for who in (1, 3):
            time = draw.randrange(100_000, 200_000)
            faces = [bots[who].face(view(m, who), seed, time) for m in (match, other)]
            assert faces[0] == faces[1]
        asked = match.table.asked[0]
        command = bots[asked].choose(view(match, asked), seed)
        if asked in (1, 3):
            assert command == bots[asked].choose(view(other, asked), seed)
        match, other = (perform(m, command)[0] for m in (match, other))
