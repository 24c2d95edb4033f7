"""R6 in the library: what may be done with faces and words, and what is refused."""

import pytest

from aluette.cards import CARDS
from aluette.game import Match, Refusal, decide, events, perform, view
from aluette.game.commands import (
    Call,
    Command,
    Cut,
    Look,
    NameDealer,
    Shuffle,
    Sign,
    Speak,
    Void,
    Watch,
)
from aluette.game.match import facts_after
from aluette.rules import load_rules
from aluette.signs import Signing

ANCIENNE = Signing("ancienne")
WORDS = {"preset": "gamerules", "speech": "silent"}


def dealt(signing: Signing = ANCIENNE, rules: object = "gamerules") -> Match:
    """A deal before its first card: seat 1 is dealt the cow, nobody else a card above her."""
    match, _ = perform(Match.new(load_rules(rules), signing=signing), NameDealer(3))  # type: ignore[arg-type]
    match, _ = perform(match, Shuffle(CARDS))
    return perform(match, Cut(match.table.asked[0], 24))[0]


def held(match: Match, seat: int) -> set[int]:
    return {card.step for card in view(match, seat).hand}


REFUSED: dict[str, tuple[Command, str]] = {
    "a time that is past": (Look(0, 2, 900), "past"),
    "a sign in the past": (Sign(0, "misère", 900), "past"),
    "a call in the past": (Call(0, 900), "past"),
    "a notice in the past": (Watch(900), "past"),
    "an end of signs in the past": (Void(900), "past"),
    "a gaze at oneself": (Look(0, 0, 1000), "bad-gaze"),
    "a gaze at nobody": (Look(0, 4, 1000), "bad-gaze"),
    "an unknown sign": (Sign(0, "roi", 1000), "unknown-sign"),
    "a step off the ladder": (Sign(0, "monsieur: au-dessus", 1000), "unknown-sign"),
    "a sign that this set has not": (Sign(0, "les-deux", 1000), "unknown-sign"),
    "another sign's gesture": (Sign(0, "vache", 1000, "wink"), "unknown-sign"),
    "a call of what was not seen": (Call(0, 1000), "nothing-seen"),
    "nothing said": (Speak(0, 1000), "bad-speech"),
    "two things said at once": (Speak(0, 1000, "hello", "hello"), "bad-speech"),
    "an unknown phrase": (Speak(0, 1000, "psst"), "bad-speech"),
    "an empty text": (Speak(0, 1000, None, ""), "bad-speech"),
    "a long text": (Speak(0, 1000, None, "x" * 201), "bad-speech"),
    "a text in two lines": (Speak(0, 1000, None, "a\nb"), "bad-speech"),
}


@pytest.mark.parametrize(("command", "code"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence(command: Command, code: str) -> None:
    match, _ = perform(dealt(), Look(1, None, 500))
    match, _ = perform(match, Look(2, 1, 1000))
    answer = decide(match, command)
    assert isinstance(answer, Refusal)
    assert answer.code == code
    assert answer.why


def test_a_table_in_silence() -> None:
    said = decide(dealt(rules=WORDS), Speak(0, 1000, "hello"))
    assert isinstance(said, Refusal)
    assert said.code == "silent"


def test_one_may_talk_without_signs_and_before_any_deal() -> None:
    (said,) = perform(Match.new("gamerules"), Speak(2, 0, text="Bonsoir !"))[1]
    assert said == events.Spoke(2, None, "Bonsoir !", 0)


@pytest.mark.parametrize(
    "command", [Look(0, 1, 10), Sign(0, "misère", 10), Call(0, 10), Watch(10), Void(10)]
)
def test_without_signs_there_are_no_faces(command: Command) -> None:
    answer = decide(dealt(Signing()), command)
    assert isinstance(answer, Refusal)
    assert answer.code == "no-signs"


def test_a_look_where_one_looks_already_is_nothing_new() -> None:
    assert perform(dealt(), Look(0, None, 10))[1] == ()


@pytest.mark.parametrize(("sign", "step"), [("monsieur", 1), ("madame", 2), ("borgne", 3)])
def test_an_honest_table_refuses_what_is_not_held(sign: str, step: int) -> None:
    match = dealt()
    without = next(seat for seat in range(4) if step not in held(match, seat))
    answer = decide(match, Sign(without, sign, 10))
    assert isinstance(answer, Refusal)
    assert answer.code == "untrue-sign"
    assert sign in answer.why
    assert perform(dealt(Signing("ancienne", honest=False)), Sign(without, sign, 10))[1]


def test_intentions_are_never_untrue() -> None:
    for seat, sign in enumerate(("misère", "mordienne")):
        (made,) = perform(dealt(), Sign(seat, sign, 10))[1]
        assert isinstance(made, events.Signed)


def test_each_sign_seen_may_be_called_once_and_a_partners_never() -> None:
    match, _ = perform(dealt(), Look(0, 1, 0))
    match, _ = perform(match, Look(3, 1, 0))
    match, _ = perform(match, Sign(1, "misère", 500))
    match, noticed = perform(match, Watch(850))
    assert [(n.seat, n.message) for n in noticed if isinstance(n, events.Noticed)] == [
        (0, None),
        (3, None),
        (0, "misère"),
        (3, "misère"),
    ]
    partner = decide(match, Call(3, 900))
    assert isinstance(partner, Refusal)
    match, called = perform(match, Call(0, 900))
    assert called == (events.Called(0, 900),)
    again = decide(match, Call(0, 950))
    assert isinstance(again, Refusal)
    assert again.code == "nothing-seen"


def test_words_are_spoken_after_the_sign() -> None:
    match = dealt(Signing("simple", honest=False))
    _, (made, said) = perform(match, Sign(0, "vache: au-dessus", 10))
    assert isinstance(made, events.Signed)
    assert said == events.Said(0, "au-dessus", 10)


@pytest.mark.parametrize("text", ["Oui\u00a0!", "👩\u200d🌾", "  bien joué ", "x" * 200])
def test_a_text_may_hold_what_can_be_shown(text: str) -> None:
    (said,) = perform(Match.new("gamerules"), Speak(2, 0, text=text))[1]
    assert said == events.Spoke(2, None, text.strip(), 0)


@pytest.mark.parametrize(
    "text",
    ["", " ", "\u00a0\u200b", "\u3164", "a\nb", "a\u2028b", "\ud800", "\u202eabc", "x" * 201],
)
def test_a_text_that_shows_nothing_or_turns_words_round_is_refused(text: str) -> None:
    said = decide(Match.new("gamerules"), Speak(2, 0, text=text))
    assert isinstance(said, Refusal)
    assert said.code == "bad-speech"


def test_only_what_was_said_last_is_remembered_and_nothing_of_before_the_deal() -> None:
    match = dealt()
    for time in range(60):
        match, _ = perform(match, Speak(time % 4, time, "hello"))
    times = [fact.time for fact in match.facts if isinstance(fact, events.Spoke)]
    assert times == list(range(10, 60))
    match, _ = perform(Match.new("gamerules"), Speak(0, 90_000, "hello"))
    dealt_now = events.Dealt(0, 1, ((),) * 4, (), 9, 12)
    assert facts_after(match.facts, dealt_now) == ()
