"""Signs and gazes in records: written, read, checked, and played again."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aluette.cards import CARDS
from aluette.game import (
    REFEREE,
    SPECTATOR,
    Match,
    Refusal,
    decide,
    events,
    evolve,
    fold,
    perform,
    seen,
    view,
)
from aluette.game.commands import (
    Command,
    Look,
    NameDealer,
    Penalise,
    Shuffle,
    Sign,
    Void,
    Watch,
)
from aluette.notation.record import Record, RecordError
from aluette.notation.recording import record_of
from aluette.notation.replay import replay, summary
from aluette.rules import load_rules
from aluette.signs import Signing, next_notice
from tests.server.simple import simple

MESSAGES = (
    *("vache", "monsieur", "as×2", "misère", "mordienne", "les-deux"),
    *("vache: au-dessus", "petit-neuf: en dessous de là-dessous", "grand-neuf: en dessous"),
)
RULES = ("wikipedia", "gamerules", "spanish+mordienne", "wikipedia-3", "wikimanche-6")


class Live:
    """A match as a live table lets it happen, with a clock."""

    def __init__(self, rules: str, signing: Signing, chance: random.Random) -> None:
        values = load_rules(rules).values() | {"preset": load_rules(rules).preset, "draw": "agreed"}
        self.match = Match.new(load_rules(values), signing=signing)
        self.chance = chance
        self.events: list[events.Event] = []
        self.time = 0
        self.do(NameDealer(0))

    def do(self, command: Command) -> bool:
        self.notice(self.time)
        decided = decide(self.match, command)
        if isinstance(decided, Refusal):
            return False
        self.match, told = perform(self.match, command)
        self.events += told
        return True

    def notice(self, until: int) -> None:
        while self.match.eyes is not None:
            moment = next_notice(self.match.eyes)
            if moment is None or moment > until:
                return
            self.match, told = perform(self.match, Watch(moment))
            self.events += told

    def deal(self, steps: int = 1000) -> None:
        """A deal with faces at random, or its first steps."""
        chance, table = self.chance, self.match.table
        self.do(Shuffle(tuple(chance.sample(CARDS, 48))))
        self.time = 0
        self.do(simple(view(self.match, self.match.table.asked[0])))
        for _ in range(steps):
            self.time += chance.choice((1, 40, 119, 120, 230, 350, 700, 2500))
            seat = chance.randrange(table.seats)
            draw = chance.random()
            others = [None, *(s for s in range(table.seats) if s != seat)]
            if draw < 0.5:
                self.do(Look(seat, chance.choice(others), self.time))
            elif draw < 0.75:
                self.do(Sign(seat, chance.choice(MESSAGES), self.time))
            elif draw < 0.78 and self.match.eyes is not None and self.match.eyes.air:
                self.do(Void(self.match.eyes.time))
            elif self.match.table.phase not in ("shuffle", "over"):
                asked = chance.choice(self.match.table.asked)
                command = simple(view(self.match, asked))
                assert self.do(command)
            else:
                return

    def record(self, *, finished_only: bool = False) -> Record:
        table = self.match.table
        return record_of(
            table.rules,
            table.names,
            self.events,
            finished_only=finished_only,
            signing=table.signing,
        )


FACES = (events.Looked, events.Signed, events.Noticed, events.SignsShown, events.Voided)


def faces(told: object) -> list[events.Event]:
    assert isinstance(told, (list, tuple))
    return [event for event in told if isinstance(event, FACES)]


@settings(max_examples=40, deadline=None)
@given(
    rules=st.sampled_from(RULES),
    honest=st.booleans(),
    sign_ms=st.sampled_from((None, 800, 2000)),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 120),
)
def test_what_is_written_is_played_again_just_so(
    rules: str, honest: bool, sign_ms: int | None, seed: int, steps: int
) -> None:
    live = Live(rules, Signing("simple", honest, sign_ms), random.Random(seed))
    live.deal()
    if live.match.table.phase == "shuffle":
        live.deal(steps)
    record = live.record()
    assert Record.parse(record.text()) == record
    match, told = replay(record)
    assert faces(told) == faces(live.events)
    if live.match.table.phase in ("play", "shuffle", "over"):  # half a chant is not written
        assert match.table == live.match.table
    assert live.record(finished_only=True).deals == record.deals[: len(match.table.results)]


def test_a_record_of_a_table_without_signs_says_nothing_of_them() -> None:
    live = Live("wikipedia", Signing(), random.Random(1))
    live.deal()
    assert not {"signs", "gazes"} & {
        line.split(" ")[0] for line in live.record().text().split("\n")
    }


def test_a_penalty_ends_a_deal_with_faces() -> None:
    live = Live("spanish+mordienne", Signing("ancienne", honest=False), random.Random(3))
    live.do(Shuffle(tuple(live.chance.sample(CARDS, 48))))
    live.do(simple(view(live.match, live.match.table.asked[0])))
    assert live.do(Look(0, 2, 0))
    live.time = 500
    assert live.do(Sign(2, "vache", 500))
    live.time = 900
    assert live.do(Penalise(1))
    record = live.record()
    assert [sign.seen for sign in record.deals[0].signs] == [("N",)]
    assert faces(replay(record)[1]) == faces(live.events)


HEAD = """\
aluette = 1
rules = { preset = "wikipedia", chant = false, surrender = "none", announce = "no" }
seats = ["N", "E", "S", "W"]
signs = { level = "ancienne", honest = true }
[[deals]]
dealer = "W"
hands = { N = "3d 3b 2d 9c 9d 2b 2s As Ac", E = "2c Kc Kd Ks Kb 4c 4d 4s 4b", \
S = "Ad Nc Nd Ns Nb 5c 5d 5s 5b", W = "Jc Jd Js Jb 6c 6d 6s 6b Ab" }
plays = ["As 4c 5c 6c", "Ac 4d"]
"""


def with_signs(*signs: str, gazes: str = "") -> str:
    return f"{HEAD}signs = [{', '.join(signs)}]\ngazes = [{gazes}]\n"


SIGN = '{ seat = "N", at = 1000, after = 0, message = "monsieur" }'
LOOK = '{ seat = "S", at = 0, after = 0, to = "N" }'


def test_a_record_written_by_hand_may_leave_out_who_saw_a_sign() -> None:
    record = Record.parse(with_signs(SIGN, gazes=LOOK))
    match, told = replay(record)
    assert [n.message for n in told if isinstance(n, events.Noticed)] == [None, "monsieur"]
    assert match.table.gazes == (None, None, 0, None)
    assert summary(record)["finished"] is False


def test_a_deal_may_end_before_a_sign_is_seen() -> None:
    """No card has a time, so the record's word is taken for what was noticed last."""
    for by, half_by, notices in (("", "", 0), ("", '"S"', 1), ('"S"', "", 2)):
        sign = SIGN[:-2] + f", seen = [{by}], glimpsed = [{half_by}] }}"
        _, told = replay(Record.parse(with_signs(sign, gazes=LOOK)))
        assert len([n for n in told if isinstance(n, events.Noticed)]) == notices


def sign(**changes: str) -> str:
    keys = {"seat": '"N"', "at": "1000", "after": "0", "message": '"monsieur"'} | changes
    return "{ " + ", ".join(f"{key} = {value}" for key, value in keys.items() if value) + " }"


def gaze(**changes: str) -> str:
    keys = {"seat": '"S"', "at": "0", "after": "0", "to": '"N"'} | changes
    return "{ " + ", ".join(f"{key} = {value}" for key, value in keys.items() if value) + " }"


BAD: dict[str, tuple[str, str]] = {
    "an unknown sign": (with_signs(sign(message='"roi"')), "deal 1: signs, entry 1: unknown sign"),
    "a phrase off the ladder": (with_signs(sign(message='"monsieur: au-dessus"')), "off the lad"),
    "a message that is none": (with_signs(sign(message="4")), "message must be a text"),
    "no message": (with_signs(sign(message="")), "entry 1 lacks the key 'message'"),
    "a sign of no seat": (with_signs(sign(seat='"Q"')), "there is no seat 'Q'"),
    "a sign without its seat": (with_signs(sign(seat="")), "lacks the key 'seat'"),
    "a sign before the deal": (with_signs(sign(at="-1")), "milliseconds"),
    "a sign at a truth": (with_signs(sign(at="true")), "milliseconds"),
    "a sign after too many cards": (with_signs(sign(after="49")), "number of cards"),
    "a sign after a text": (with_signs(sign(after='"3"')), "number of cards"),
    "an unknown gesture": (with_signs(sign(gesture='"dance"')), "unknown gesture 'dance'"),
    "another sign's gesture": (with_signs(sign(gesture='"wink"')), "no such sign for monsieur"),
    "seen by no seat": (with_signs(sign(seen='["Q"]')), "there is no seat 'Q'"),
    "seen by a text": (with_signs(sign(seen='"S"')), "seen must be a list"),
    "an unknown key of a sign": (with_signs(sign(mood='"sly"')), "unknown key 'mood'"),
    "a sign that is no table": (with_signs('"vache"'), "entry 1 must be a table"),
    "signs that are no list": (f"{HEAD}signs = 3\n", "signs must be a list"),
    "gazes that are no list": (f"{HEAD}gazes = 3\n", "gazes must be a list"),
    "a gaze that is no table": (with_signs(gazes="[]"), "entry 1 must be a table"),
    "a gaze at nobody": (with_signs(gazes=gaze(to='"Q"')), "there is no seat 'Q'"),
    "a gaze of nobody": (with_signs(gazes=gaze(seat='"Q"')), "there is no seat 'Q'"),
    "a gaze at oneself": (
        with_signs(gazes=gaze(to='"S"')),
        "S at 0 ms: S cannot look at itself",
    ),
    "an unknown key of a gaze": (with_signs(gazes=gaze(how='"sly"')), "unknown key 'how'"),
    "a gaze without a time": (with_signs(gazes=gaze(at="")), "lacks the key 'at'"),
    "an untrue sign": (
        with_signs(sign(message='"vache"')),
        "the sign of N at 1000 ms: at an honest",
    ),
    "a sign in the rest": (with_signs(SIGN, sign(at="2000")), "must rest"),
    "a sign seen by somebody else": (
        with_signs(sign(seen='["E"]'), gazes=LOOK),
        "deal 1: the sign of N at 1000 ms was seen by nobody, not by E",
    ),
    "a sign not seen by who did": (
        with_signs(sign(seen="[]"), sign(at="9000", seen="[]"), gazes=LOOK),
        "was seen by S, not by nobody",
    ),
    "a sign glimpsed by nobody": (with_signs(sign(glimpsed='["W"]')), "was glimpsed by nobody"),
    "a sign after the last card": (with_signs(sign(after="7")), "more cards than were played"),
    "times and cards that disagree": (
        with_signs(sign(after="3"), gazes=gaze(at="5000", after="2")),
        "the gaze of S at 5000 ms comes after 2 cards, but the sign of N at 1000 ms after 3",
    ),
    "a void after its sign": (
        with_signs(sign(void="2300")),
        "the sign of N at 1000 ms lasts 1200 ms, so it cannot be void at 2300 ms",
    ),
    "a void before its sign": (with_signs(sign(void="999")), "cannot be void at 999 ms"),
    "a void that is no time": (with_signs(sign(void='"now"')), "milliseconds"),
    "signs at a table without them": (
        with_signs(SIGN).replace('signs = { level = "ancienne", honest = true }\n', ""),
        "without signs",
    ),
    "an unknown level": (with_signs().replace("ancienne", "wild"), "unknown level 'wild'"),
    "no level": (with_signs().replace('level = "ancienne", ', ""), "lacks the key 'level'"),
    "a level that is a number": (with_signs().replace('"ancienne"', "3"), "level must be a text"),
    "neither honest nor not": (with_signs().replace("true", '"oui"'), "true or false"),
    "an unknown length": (with_signs().replace("true }", "true, sign_ms = 900 }"), "not 900"),
    "a length that is none": (with_signs().replace("true }", "true, sign_ms = 1.5 }"), "sign_ms"),
    "a key of signing too many": (
        with_signs().replace("true }", "true, set = 1 }"),
        "unknown key 'set'",
    ),
    "signing that is a text": (
        with_signs().replace('{ level = "ancienne", honest = true }', '"simple"'),
        "signs must be a table",
    ),
}


@pytest.mark.parametrize(("text", "says"), BAD.values(), ids=BAD)
def test_bad_signs_are_refused_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(RecordError) as refused:
        replay(Record.parse(text))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_void_ends_what_can_be_seen() -> None:
    text = with_signs(sign(void="1200", seen="[]", glimpsed='["S"]'), gazes=LOOK)
    _, told = replay(Record.parse(text))
    assert [n.message for n in told if isinstance(n, events.Noticed)] == [None]
    assert events.Voided(1200) in told
    text = with_signs(sign(void="1200"), gazes=f"{LOOK}, {gaze(at='9000', to='')}")
    assert Record.parse(text).deals[0].gazes[1].to is None
    with pytest.raises(RecordError, match="was seen by nobody, not by S"):
        replay(Record.parse(text.replace("void", 'seen = ["S"], void')))


@pytest.mark.parametrize("rules", RULES)
def test_folding_what_is_seen_gives_the_view_of_faces_too(rules: str) -> None:
    live = Live(rules, Signing("assiste", honest=False), random.Random(rules))
    for _ in range(4):
        if live.match.table.phase != "over":
            live.deal()
    assert {type(event) for event in faces(live.events)} == set(FACES)
    match = Match.new(live.match.table.rules, signing=live.match.table.signing)
    for event in live.events:
        following = evolve(match, event)
        for viewer in (*range(match.table.seats), SPECTATOR, REFEREE):
            known, noticed = view(match, viewer), seen(event, match, viewer)
            told = known if noticed is None else fold(known, noticed)
            assert told == view(following, viewer)
            if isinstance(event, events.Voided):
                assert (noticed is None) == (viewer != REFEREE)
        match = following
    assert match == live.match


def test_signs_without_a_set_of_them_are_refused() -> None:
    text = """
aluette = 1
rules = { preset = "pagat", sign_set = "none" }
seats = ["N", "E", "S", "W"]
signs = { level = "simple" }
"""
    with pytest.raises(RecordError, match=r"^signs: a table with signs needs a sign_set"):
        Record.parse(text)
